// The language that a reader chose, kept on the device, and the place on the page, kept from language to language.
import { keyOf, store, stored } from "../kit/storage.js";
import { closestTarget } from "../kit/targets.js";

const KEY = "fathom.language";

/** What the address of a score pad has that leads to its result at once. */
export const RESULT = "result";

// All the ways to follow or copy a link; the address is not final before, since a checker rewrites its fragment quietly.
const USES = ["click", "auxclick", "contextmenu", "dragstart"];

/** The language chosen last, or null. */
export const chosen = () => stored(KEY);

/** Remember every choice made through a link that carries `data-language`. */
export function rememberChoices() {
  document.addEventListener("click", (event) => {
    const link = closestTarget(event, "a[data-language]");
    if (link) store(KEY, link.dataset.language); // Without room for it the link works all the same.
  });
}

/** How long a page takes the place that another has left for it. */
const FRESH = 20_000;
/** How long it holds the place while the page is still being filled. */
const SETTLING = 3000;
const PLACE = keyOf("fathom.place");

/** Where in its language's folder this page stands: the same in all of them. */
const page = () => document.querySelector("link[hreflang=x-default]")?.getAttribute("href")?.replace(/^(?:\.\.\/)*en\//, "") ?? location.pathname;

/** What the reader has before them: the part with an address that is nearest to the upper edge, where it is, and how far down all is. */
function place() {
  const edge = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const parts = [...document.querySelectorAll("main [id]:not([popover], [popover] *, svg *)")].filter((part) => part.getClientRects().length);
  /** @param {Element} part */
  const away = (part) => Math.abs(part.getBoundingClientRect().top - edge);
  const nearest = parts.reduce((best, part) => (best && away(best) <= away(part) ? best : part), parts[0]);
  const room = document.documentElement.scrollHeight - innerHeight;
  return {
    page: page(),
    at: Date.now(),
    anchor: nearest?.id ?? "",
    offset: nearest?.getBoundingClientRect().top ?? 0,
    share: room > 0 ? scrollY / room : 0,
  };
}

/** @param {ReturnType<typeof place>} left */
function goTo({ anchor, offset, share }) {
  const part = anchor ? document.getElementById(anchor) : null;
  const top = part ? part.getBoundingClientRect().top + scrollY - offset : share * (document.documentElement.scrollHeight - innerHeight);
  scrollTo({ top, behavior: "instant" });
}

/** Take the place that the page in the other language has left, and hold it until all is there or the reader moves. */
function takePlace() {
  /** @type {ReturnType<typeof place> | null} */
  let left = null;
  try {
    left = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    sessionStorage.removeItem(PLACE);
  } catch {
    return; // Storage may be closed to us.
  }
  if (!left || left.page !== page() || Date.now() - left.at > FRESH) return;
  const found = left;
  goTo(found);
  const watcher = new ResizeObserver(() => goTo(found));
  const stop = () => watcher.disconnect();
  watcher.observe(document.querySelector("main"));
  for (const move of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(move, stop, { once: true, passive: true });
  setTimeout(stop, SETTLING);
}

/** Let links to other languages lead to the same place or question: anchors and checker states are the same in all. */
export function keepPlace() {
  takePlace();
  document.addEventListener("click", (event) => {
    if (!closestTarget(event, "a[data-language]")) return;
    try {
      if (scrollY > 0) sessionStorage.setItem(PLACE, JSON.stringify(place()));
    } catch {
      // The page opens at its beginning, or where its fragment says.
    }
  });
  for (const use of USES) {
    document.addEventListener(use, (event) => {
      const link = closestTarget(event, "a[data-language]");
      if (!link) return;
      link.hash = location.hash;
      if (new URLSearchParams(location.search).has(RESULT)) link.search = `?${RESULT}`;
    }, { capture: true });
  }
}
