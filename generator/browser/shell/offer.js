// Whoever is sent a link is offered a language of their own, as long as they have chosen none.
import { closest } from "./closest.js";
import { RESULT, chosen } from "./language.js";

const SENT = /^#(?:v[12]:|seed=)/;

export function startOffer() {
  const isSent = SENT.test(location.hash) || new URLSearchParams(location.search).has(RESULT);
  if (!isSent || chosen()) return;
  const links = [...document.querySelectorAll("#frame-menu a[data-language]")];
  const tags = links.map(({ dataset }) => dataset.language);
  const own = navigator.languages.map((wanted) => closest(wanted, tags)).find(Boolean);
  const page = document.documentElement.lang;
  if (!own || own === page) return;
  const offer = document.createElement("nav");
  offer.className = "own-language";
  offer.dataset.added = "";
  offer.setAttribute("aria-label", links[0].closest("nav").getAttribute("aria-label"));
  for (const tag of [own, page]) {
    const link = links[tags.indexOf(tag)].cloneNode(true);
    link.className = "chip";
    offer.append(link);
    if (tag === page) link.addEventListener("click", (/** @type {Event} */ event) => (event.preventDefault(), (offer.hidden = true)));
  }
  document.querySelector("main").prepend(offer);
}
