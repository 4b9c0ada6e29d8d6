// The language that a reader chose, kept on the device.
const KEY = "fathom.language";

/** The language chosen last, or null. */
export function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage may be closed to us; then nothing is remembered.
  }
}

/** Remember every choice made through a link that carries `data-language`. */
export function rememberChoices() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[data-language]");
    if (!link) return;
    try {
      localStorage.setItem(KEY, link.dataset.language);
    } catch {
      // Nothing to do: the link works all the same.
    }
  });
}
