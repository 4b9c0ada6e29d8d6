// The page at the root: goes on to the language chosen before, or to that of the browser. Where the site has neither, or the
// reader has come to choose, it puts first the one that the browser names next.
import { closest } from "./closest.js";
import { chosen, rememberChoices } from "./language.js";

const links = [...document.querySelectorAll("a[data-language]")];
/** @param {string | null | undefined} tag */
const linkOf = (tag) => links.find((link) => link.dataset.language === tag);
const tags = links.map((link) => link.dataset.language);

rememberChoices();
const known = linkOf(chosen()) ?? linkOf(closest(navigator.language, tags));
if (known && location.hash !== "#choose") {
  location.replace(known.href);
} else {
  const suggested = known ?? linkOf(navigator.languages.map((wanted) => closest(wanted, tags)).find(Boolean));
  if (suggested) {
    suggested.closest("li").classList.add("suggested");
    suggested.closest("ul").prepend(suggested.closest("li"));
  }
}
