// The player aid. To be printed, it has all its pictures as soon as the page stands, and a code for its address, which is fetched
// beside the page. On a phone, where its boxes are swiped, the tab of the one in sight is marked and comes into sight itself.
import { fetchPictures } from "../kit/print.js";

const HALF = 0.5; // of a box: no two are in sight so far

/** @param {Element} deck */
function markTabs(deck) {
  const tabs = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll(".aid__tabs a")]);
  const watch = new IntersectionObserver(
    (all) => {
      for (const { isIntersecting, target } of all) {
        const tab = tabs.find(({ hash }) => target.querySelector(`:scope > [id="${hash.slice(1)}"]`));
        if (!tab) continue;
        if (!isIntersecting) tab.removeAttribute("aria-current");
        else {
          tab.setAttribute("aria-current", "true");
          const { offsetLeft, offsetWidth } = tab;
          const list = /** @type {HTMLElement} */ (tab.closest("ul"));
          list.scrollTo({ left: offsetLeft + offsetWidth / 2 - list.clientWidth / 2 });
        }
      }
    },
    { root: deck, threshold: HALF },
  );
  for (const box of deck.querySelectorAll(".aid__box")) watch.observe(box);
}

const deck = document.querySelector(".aid__deck");
if (deck && "IntersectionObserver" in window) markTabs(deck);

if (document.readyState === "complete") fetchPictures();
else addEventListener("load", fetchPictures, { once: true });

const place = document.querySelector("[data-code]");
if (place) {
  import("../kit/code.js").then(({ codeOf }) => {
    const code = codeOf(location.href.replace(/#.*/, ""));
    if (code) place.replaceChildren(code);
  });
}
