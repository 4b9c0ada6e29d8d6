// The switch at the end of a page for what only contributors look for: pencils, files, lines. It is kept on the device; what
// stands in the head of the page (partials/javascripts/before.html) puts it into effect before anything is drawn.
import { store, whenStored } from "../kit/storage.js";
import { closestTarget } from "../kit/targets.js";

const KEY = "fathom.contribute";
const html = document.documentElement;

/** @param {boolean} on */
function apply(on) {
  html.toggleAttribute("data-contribute", on);
  for (const toggle of document.querySelectorAll("input[data-contribute]")) toggle.checked = on;
}

export function startContributing() {
  apply(html.hasAttribute("data-contribute"));
  document.addEventListener("change", (event) => {
    const toggle = closestTarget(event, "input[data-contribute]");
    if (!toggle) return;
    apply(toggle.checked);
    store(KEY, toggle.checked ? "on" : ""); // Without room it holds for this page all the same.
  });
  whenStored(KEY, (text) => apply(text === "on"));
}
