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

/**
 * In a tab that translates, a page gives way to the one with the messages of its texts (generator/browser/translate). Whether the
 * site has such pages, only those who contribute ask.
 */
async function leadToTranslating() {
  const links = [...document.querySelectorAll("a[data-translating]")];
  if (!links.length || "translating" in html.dataset) return;
  const [{ dataset }] = links;
  // Not every site has these files: until somebody knows, there is nothing to follow.
  const { href, pathname } = new URL(dataset.href ?? "", location.href);
  if (isTranslating() && dataset.translating === "here" && navigator.onLine && location.pathname !== pathname) {
    location.replace(href + location.hash);
  } else if (html.hasAttribute("data-contribute")) {
    const isThere = (await fetch(href, { method: "HEAD" }).catch(() => null))?.ok;
    for (const link of links) {
      link.hidden = !isThere;
      link.href = href;
      link.onclick = () => { link.hash = location.hash; }; // with the question that is asked
    }
  }
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
    leadToTranslating();
    store(KEY, toggle.checked ? "on" : ""); // Without room it holds for this page all the same.
  });
  whenStored(KEY, (text) => apply(text === "on"));
}
