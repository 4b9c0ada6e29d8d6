// The page at the root: goes on to the language chosen before, else puts the browser's own language first.
import { chosen, rememberChoices } from "./language.js";

const links = [...document.querySelectorAll("a[data-language]")];
const known = (tag) => links.find((link) => link.dataset.language === tag);

/** The link for a browser language such as `zh-TW` or `pl-PL`. */
function match(tag) {
  const start = tag.toLowerCase().split("-")[0];
  return links.find((link) => link.dataset.language.toLowerCase().split("-")[0] === start);
}

rememberChoices();
const before = known(chosen());
if (before && location.hash !== "#choose") {
  location.replace(before.href);
} else {
  const own = before ?? navigator.languages.map(match).find(Boolean);
  if (own) {
    own.closest("li").classList.add("suggested");
    own.closest("ul").prepend(own.closest("li"));
  }
}
