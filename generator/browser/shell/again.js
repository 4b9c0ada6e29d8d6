// Where the reader was: a score pad that is not finished, and the last pages of games, kept on this device, for the home page
// to lead back to.
import { ROOT } from "../kit/root.js";
import { store, storedData } from "../kit/storage.js";
import { closestTarget, targetId } from "../kit/targets.js";

const KEY = "fathom.again";
const KEPT = 12;
const SHOWN = 3;
const KINDS = ["entry", "rules", "checker"];
/** The sign of each kind, for pages without a picture. */
const SIGNS = { entry: "cards", rules: "rules", checker: "check", pad: "table" };

/**
 * @typedef {{ path: string, lang: string, kind: keyof typeof SIGNS, title: string, place: string, face: boolean }} Visit
 * A page below the root of the site with what was put in, its title and the game that it is of.
 */

const { lang, dataset } = document.documentElement;
/** @param {string} path */
const bare = (path) => path.replace(/[#?].*/s, "");

/** @returns {Visit[]} */
function visits() {
  const kept = storedData(KEY);
  return Array.isArray(kept) ? kept.filter(isVisit) : [];
}

/**
 * Whether it is what was kept, and leads to a page of this site. Anything may lie in the storage.
 * @param {any} one
 * @returns {one is Visit}
 */
const isVisit = (one) => KINDS.includes(one?.kind) && [one.path, one.lang, one.title, one.place].every((text) => typeof text === "string") && /^[\w-]+\//.test(one.path);

/**
 * The score pads that are not finished, each with its game.
 * @param {{ game: string, path: string, title: string, place: string }[]} pads
 * @returns {Visit[]}
 */
const openPads = (pads) =>
  pads.filter(({ game }) => storedData(`fathom:pad:${game}`)?.open === true).map(({ path, title, place }) => ({ path, lang, kind: "pad", title, place, face: false }));

/** @param {Visit[]} kept */
const keep = (kept) => store(KEY, JSON.stringify(kept));

/** The heading that the address leads to, as a title of its own; "" if it leads to none. */
function heading() {
  const target = dataset.kind === "rules" && location.hash ? document.getElementById(targetId()) : null;
  if (!target || !/^H[2-6]$/.test(target.tagName)) return "";
  return [...target.childNodes].filter((node) => !(node instanceof HTMLAnchorElement)).map((node) => node.textContent).join("").trim();
}

function remember() {
  const [title, ...places] = document.title.split(" · ").slice(0, -1);
  const own = heading();
  const path = (location.pathname + location.hash).slice(ROOT.pathname.length);
  /** @type {Visit} */
  const visit = {
    path,
    lang,
    kind: /** @type {Visit["kind"]} */ (dataset.kind),
    title: own || title,
    place: [...(own ? [title] : []), ...places].reverse().join(" · "),
    face: Boolean(document.querySelector(".entry__face")),
  };
  keep([visit, ...visits().filter((one) => bare(one.path) !== bare(path))].slice(0, KEPT));
}

/**
 * @param {Visit} visit
 * @param {Record<string, string>} symbols where the symbols of checkers stand, by what comes after the language
 */
function link({ path, kind, title, place, face }, symbols) {
  const anchor = document.createElement("a");
  anchor.href = new URL(path, ROOT).href;
  const said = document.createElement("span");
  said.append(Object.assign(document.createElement("b"), { textContent: title }), Object.assign(document.createElement("small"), { textContent: place }));
  const symbol = symbols[bare(path).split("/").slice(1).join("/")];
  anchor.append(face ? picture(path) : sign(symbol ?? `icons/signs.svg#${SIGNS[kind]}`, symbol ? "symbol" : "icon"), said);
  const line = document.createElement("li");
  line.append(anchor);
  return line;
}

/**
 * The small face of a card, which all languages share.
 * @param {string} path
 */
function picture(path) {
  const card = bare(path).split("/").slice(1, -1).join("/");
  return Object.assign(new Image(), { src: new URL(`faces/${card}-s.svg`, ROOT).href, alt: "" });
}

/**
 * @param {string} drawing
 * @param {string} look
 */
function sign(drawing, look) {
  const SVG = "http://www.w3.org/2000/svg";
  const [frame, svg, use] = [document.createElement("span"), document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "use")];
  frame.className = "way__sign";
  svg.setAttribute("class", look);
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", new URL(drawing, ROOT).href);
  svg.append(use);
  frame.append(svg);
  return frame;
}

/** @param {HTMLElement} place */
function show(place) {
  const shown = [...openPads(JSON.parse(place.dataset.pads ?? "[]")), ...visits().filter((one) => one.lang === lang)].slice(0, SHOWN);
  place.hidden = !shown.length;
  const symbols = JSON.parse(place.dataset.symbols ?? "{}");
  place.querySelector("ul").replaceChildren(...shown.map((visit) => link(visit, symbols)));
}

export function startAgain() {
  /** @type {HTMLElement | null} */
  const place = document.querySelector("[data-again]");
  if (place) {
    show(place);
    addEventListener("pageshow", () => show(place));
    place.addEventListener("click", (event) => {
      if (!closestTarget(event, "[data-again-clear]")) return;
      keep([]);
      show(place);
    });
  } else if (KINDS.includes(dataset.kind ?? "")) {
    remember();
    addEventListener("pagehide", remember); // A checker writes what is put in into the address.
  }
}
