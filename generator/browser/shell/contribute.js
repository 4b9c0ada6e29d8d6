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

/** In a tab that translates, a page gives way to the one with the messages of its texts (generator/browser/translate). */
function leadToTranslating() {
  const link = document.querySelector("a[data-translating]");
  if (!link || "translating" in html.dataset || link.dataset.translating !== "here" || !isTranslating() || !navigator.onLine) return;
  const { href, pathname } = new URL(link.dataset.href ?? "", location.href);
  if (location.pathname !== pathname) location.replace(href + location.hash);
}

/**
 * Go where the texts of the page are written, with the question that is asked. Not every site has these files, which nobody
 * asks for before somebody wants to go there: without them the link leads where it says, to the guide.
 * @param {HTMLAnchorElement} link
 */
async function translate(link) {
  const { href } = new URL(link.dataset.href ?? "", location.href);
  const isThere = (await fetch(href, { method: "HEAD" }).catch(() => null))?.ok;
  location.assign(isThere ? href + location.hash : link.href);
}

function isTranslating() {
  try {
    return sessionStorage.getItem("fathom.translating") === "on";
  } catch {
    return false;
  }
}

export function startContributing() {
  apply(html.hasAttribute("data-contribute"));
  leadToTranslating();
  document.addEventListener("change", (event) => {
    const toggle = closestTarget(event, "input[data-contribute]");
    if (!toggle) return;
    apply(toggle.checked);
    store(KEY, toggle.checked ? "on" : ""); // Without room it holds for this page all the same.
  });
  document.addEventListener("click", (event) => {
    const link = closestTarget(event, "a[data-translating]");
    if (!(link instanceof HTMLAnchorElement) || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    translate(link);
  });
  whenStored(KEY, (text) => apply(text === "on"));
}
