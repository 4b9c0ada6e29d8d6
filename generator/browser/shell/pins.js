// A pin on a card and on the sections of a chapter: what is pinned stands on the table of the game.
import { keepPins, pinsOf } from "../kit/pins.js";
import { ROOT } from "../kit/root.js";

const SVG = "http://www.w3.org/2000/svg";
const { dataset, lang } = document.documentElement;
const game = dataset.game ?? "";
const { pin: PIN = "", unpin: UNPIN = "" } = document.getElementById("frame-table")?.dataset ?? {};

/** @param {Element} heading */
const titleOf = (heading) =>
  [...(heading.querySelector(".entry__name") ?? heading).childNodes]
    .filter((node) => !(node instanceof HTMLElement && node.matches("a, small, .set-badge, .pin")))
    .map((node) => node.textContent)
    .join("")
    .replace(/[\u200b\u2060]/g, "")
    .trim()
    .slice(0, 120);

/**
 * The path of a place on this page below the root of its language.
 * @param {string} id
 */
const pathOf = (id) => location.pathname.slice(new URL(`${lang}/`, ROOT).pathname.length).replace(/index\.html$/, "") + (id ? `#${id}` : "");

/**
 * A button that pins what a heading stands for, and says so.
 * @param {Element} heading
 * @param {string} id the anchor, "" for the page
 */
function pinOf(heading, id) {
  const path = pathOf(id);
  const title = titleOf(heading);
  const button = Object.assign(document.createElement("button"), { type: "button", className: "pin needs-script" });
  const [svg, use] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "use")];
  button.dataset.added = "";
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", new URL("icons/signs.svg#pin", ROOT).href);
  svg.append(use);
  button.append(svg);
  const show = () => {
    const isPinned = pinsOf(game).some((one) => one.path === path);
    button.setAttribute("aria-pressed", String(isPinned));
    button.setAttribute("aria-label", `${PIN}: ${title}`);
    button.title = isPinned ? UNPIN : PIN;
  };
  button.addEventListener("click", () => {
    const others = pinsOf(game).filter((one) => one.path !== path);
    const [, ...places] = document.title.split(" · ").slice(0, -1);
    const place = (id ? [document.querySelector("main h1")?.textContent.trim() ?? ""] : places.slice(0, 1)).join("").slice(0, 120);
    keepPins(game, button.getAttribute("aria-pressed") === "true" ? others : [{ path, title, place, lang }, ...others]);
    document.dispatchEvent(new CustomEvent("fathom:pins"));
  });
  document.addEventListener("fathom:pins", show);
  addEventListener("pageshow", show);
  show();
  return button;
}

export function startPins() {
  if (dataset.kind === "entry") {
    const heading = document.querySelector("main h1");
    heading?.before(pinOf(heading, ""));
    return;
  }
  for (const heading of document.querySelectorAll("main :is(h1, .rule > :is(h2, h3, h4)[id])")) {
    heading.before(pinOf(heading, heading.tagName === "H1" ? "" : heading.id));
  }
}
