// Light and dark: as the device has it, until the reader chooses in the menu. The choice is kept on the device; what stands
// in the head of the page (partials/javascripts/before.html) puts it into effect before anything is drawn.
import { store, whenStored } from "../kit/storage.js";
import { closestTarget } from "../kit/targets.js";

const KEY = "fathom.scheme";
const html = document.documentElement;

/** Show what holds: on this page, and once it was changed in another tab. */
function show() {
  for (const choice of document.querySelectorAll("input[name=scheme]")) choice.checked = choice.value === (html.dataset.scheme ?? "");
}

/** @param {string} scheme */
function apply(scheme) {
  if (scheme === "light" || scheme === "dark") html.dataset.scheme = scheme;
  else delete html.dataset.scheme;
  show();
}

export function startScheme() {
  show();
  document.addEventListener("change", (event) => {
    const choice = closestTarget(event, "input[name=scheme]");
    if (!choice) return;
    apply(choice.value);
    store(KEY, choice.value); // Without room it holds for this page all the same.
  });
  whenStored(KEY, (text) => apply(text ?? ""));
}
