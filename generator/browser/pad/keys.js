// The keyboard of a desk as the keys of the pad: digits are typed where it stands, wherever the focus is.

/**
 * @param {{ isOpen: () => boolean, isTyping: () => boolean, press: (key: string) => void, isOnSheet: (node: Element) => boolean, next: () => void }} pad
 */
export function listenToKeys({ isOpen, isTyping, press, isOnSheet, next }) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || !isOpen() || target.closest("input, textarea, select, dialog, [popover]") || !isTyping()) return;
    if (/^[0-9]$/.test(event.key)) press(event.key);
    else if (["Backspace", "Delete"].includes(event.key)) press("delete");
    else if (event.key === "-") press("minus");
    else if (event.key === "Enter" && isOnSheet(target)) next();
    else return;
    event.preventDefault();
  });
}
