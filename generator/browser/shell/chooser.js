// The page at the root: goes on to the language chosen before, or to the first of the reader's that the site has. Whoever
// comes to choose stays, and finds that one first. The page is not seen before this is decided (css/chooser.css).
import { closest } from "./closest.js";
import { chosen, rememberChoices } from "./language.js";

const links = [...document.querySelectorAll("a[data-language]")];
/** @param {string | null | undefined} tag */
const linkOf = (tag) => links.find((link) => link.dataset.language === tag);
const tags = links.map((link) => link.dataset.language);

rememberChoices();
const known = linkOf(chosen()) ?? linkOf(navigator.languages.map((wanted) => closest(wanted, tags)).find(Boolean));
if (known && location.hash !== "#choose") {
  location.replace(known.href);
} else {
  if (known) {
    known.closest("li").classList.add("suggested");
    known.closest("ul").prepend(known.closest("li"));
  }
  document.documentElement.classList.add("choosing");
}
