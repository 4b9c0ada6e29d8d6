// The page at the root: goes on to the language chosen before, else puts the browser's own language first.
import { closest } from "./closest.js";
import { chosen, rememberChoices } from "./language.js";

const links = [...document.querySelectorAll("a[data-language]")];
/** @param {string | null | undefined} tag */
const known = (tag) => links.find((link) => link.dataset.language === tag);
const tags = links.map((link) => link.dataset.language);

rememberChoices();
const before = known(chosen());
if (before && location.hash !== "#choose") {
  location.replace(before.href);
} else {
  const own = before ?? known(navigator.languages.map((wanted) => closest(wanted, tags)).find(Boolean));
  if (own) {
    own.closest("li").classList.add("suggested");
    own.closest("ul").prepend(own.closest("li"));
  }
}
