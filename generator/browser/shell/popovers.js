// Where the browser knows no popovers (Chrome 109, Safari 16): a button shows and hides what it names, a press elsewhere and Escape
// hide it. What is shown has [data-open].
import { closestTarget } from "../kit/targets.js";

export function startPopovers() {
  if ("popover" in HTMLElement.prototype) return;
  /** @type {HTMLElement | null} */
  let open = null;
  /** @type {Element | null} */
  let opener = null;

  /** @param {boolean} isByKey */
  function hide(isByKey) {
    if (!open) return;
    delete open.dataset.open;
    open = null;
    if (isByKey && opener instanceof HTMLElement) opener.focus();
  }

  document.addEventListener("click", (event) => {
    const button = closestTarget(event, "button[popovertarget]");
    const target = button ? document.getElementById(button.getAttribute("popovertarget") ?? "") : null;
    if (!target && open && closestTarget(event, "[popover]") === open && !closestTarget(event, "[popover] a")) return;
    const shows = target && target !== open && button?.getAttribute("popovertargetaction") !== "hide";
    hide(Boolean(target));
    if (!shows) return;
    open = target;
    opener = button;
    target.dataset.open = "";
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide(true);
  });
}
