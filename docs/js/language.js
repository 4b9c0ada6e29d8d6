// The language that a reader chose, kept on the device, and the place on the page, kept from language to language.
import { closestTarget } from "./targets.js";

const KEY = "fathom.language";

// All the ways to follow or copy a link; the address is not final before, since a checker rewrites its fragment quietly.
const USES = ["click", "auxclick", "contextmenu", "dragstart"];

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
    const link = closestTarget(event, "a[data-language]");
    if (!link) return;
    try {
      localStorage.setItem(KEY, link.dataset.language);
    } catch {
      // Nothing to do: the link works all the same.
    }
  });
}

/** Let links to other languages lead to the same place or question: anchors and checker states are the same in all. */
export function keepPlace() {
  for (const use of USES) {
    document.addEventListener(use, (event) => {
      const link = closestTarget(event, "a[data-language]");
      if (link) link.hash = location.hash;
    }, { capture: true });
  }
}
