// The page at the root: goes on to the language chosen before, else puts the browser's own language first.
import { closest } from "./closest.js";
import { chosen, rememberChoices } from "./language.js";

const links = [...document.querySelectorAll("a[data-language]")];
/** @param {string | null | undefined} tag */
const linkOf = (tag) => links.find((link) => link.dataset.language === tag);
const tags = links.map((link) => link.dataset.language);

rememberChoices();
const remembered = linkOf(chosen());
if (remembered && location.hash !== "#choose") {
  location.replace(remembered.href);
} else {
  const suggested = remembered ?? linkOf(navigator.languages.map((wanted) => closest(wanted, tags)).find(Boolean));
  if (suggested) {
    suggested.closest("li").classList.add("suggested");
    suggested.closest("ul").prepend(suggested.closest("li"));
  }
}
