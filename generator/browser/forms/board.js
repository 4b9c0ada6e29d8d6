// Spaces of a board: touched on its map, or taken from a list. The map is the one of the game's pages, which the page of
// a checker has as a template. Where the words say so, it stays folded below the list, and is drawn when it is opened: a list
// of steps has one for each.

import { el, fill, freshId } from "../kit/elements.js";
import { isEntry, nameOf, plain, ui, uiText } from "../words/words.js";
import { framed, tableIds } from "./frame.js";

const TARGET = 40; // pixels between the middles of spaces: so that a whole map fits on a phone, targets of 44 overlap by a hair
const WIDEST = 1600;

/**
 * What a space is called on whichever board has it.
 * @param {Declaration} declaration
 * @param {string} id
 */
export function spaceName({ of = "", boards = [] }, id) {
  return nameOf(boardWith({ of, boards }, id) ?? of, id);
}

/**
 * The first of the boards of an input that has a space.
 * @param {{ of?: string, boards?: Board[] }} declaration
 * @param {string} id
 */
const boardWith = ({ of = "", boards = [] }, id) => [of, ...boards.map((other) => other.of)].find((board) => isEntry(board, id));

/** @param {string} board */
const templateOf = (board) => document.querySelector(`template[data-board="${board}"]`).content;

/**
 * The spaces that a board has with so many players.
 * @param {string} board
 * @param {string} players
 */
function spacesOn(board, players) {
  const all = [...templateOf(board).querySelectorAll("[data-space]")];
  const isThere = (/** @type {Element} */ space) => !players || !space.closest(`[data-players]:not([data-players~="${players}"])`);
  return new Set(all.filter(isThere).map((space) => space.dataset.space));
}

/**
 * The map of a board: { svg, places } with the place and the size of each space in percent, and the width at which all can be touched.
 * @param {string} board
 * @param {string} players
 */
export function mapOf(board, players) {
  const svg = templateOf(board).firstElementChild.cloneNode(true);
  svg.setAttribute("aria-hidden", "true");
  svg.removeAttribute("role");
  svg.removeAttribute("aria-label");
  for (const part of svg.querySelectorAll("[data-players]")) {
    if (players && !part.dataset.players.split(" ").includes(players)) part.remove();
  }
  const [left, top, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  /** @type {{ id: string, x: number, y: number, wide: number, high: number }[]} */
  const places = [...svg.querySelectorAll("[data-space]")].map((space) => {
    const [shape] = space.children;
    /** @type {(middle: string, edge: string, side: string) => number} */
    const at = (middle, edge, side) =>
      Number(shape.getAttribute(middle) ?? Number(shape.getAttribute(edge)) + Number(shape.getAttribute(side)) / 2);
    /** @type {(side: string) => number} */
    const long = (side) => Number(shape.getAttribute(side) ?? 2 * Number(shape.getAttribute("r")));
    return { id: space.dataset.space, x: at("cx", "x", "width") - left, y: at("cy", "y", "height") - top, wide: long("width"), high: long("height") };
  });
  const there = places.map(({ id }) => id);
  for (const edge of svg.querySelectorAll("[data-ends]")) {
    if (edge.dataset.ends.split(" ").every((/** @type {string} */ id) => there.includes(id))) continue;
    if (edge.nextElementSibling?.matches(".head")) edge.nextElementSibling.remove();
    edge.remove();
  }
  // Two spaces need not be touched apart if they are far from each other in one direction.
  const gaps = places.flatMap((one, index) => places.slice(index + 1).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))));
  const least = Math.min(WIDEST, (TARGET * width) / Math.max(1, Math.min(...gaps, width)));
  return { svg, least, places: places.map(({ id, x, y, wide, high }) => ({ id, left: (100 * x) / width, top: (100 * y) / height, wide: (100 * wide) / width, high: (100 * high) / height })) };
}

/**
 * An input of spaces: `several` of them or one. Its value is always a list.
 * @param {SpaceDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {boolean} several
 */
export function spacesInput(declaration, words, changed, several) {
  const most = several ? (declaration.max_items ?? Infinity) : 1;
  const group = freshId();
  /** @type {string[]} */
  let chosen = [];
  let shown = "";
  let isDrawn = false; // the map
  /** The spaces that there are. @type {Set<string>} */
  let there = new Set();
  /** @type {{ id: string, box: HTMLInputElement, mark: HTMLElement }[]} */
  let spaces = [];
  const chart = el("div", { class: "figure__ground chart__frame deep" });
  const list = el("select", { class: "field__text", onchange: () => pick(list.value) });
  const chips = el("ul", { class: "field__chips" });
  const clear = el("button", { type: "button", class: "action", onclick: () => set([]) }, ui("clear"));

  /** @param {string[]} next */
  function set(next) {
    chosen = next.slice(-most);
    draw();
    changed();
  }

  /** @param {string} id */
  function pick(id) {
    if (!id) set([]);
    else if (!several) set([id]);
    else if (chosen.includes(id)) set(chosen.filter((other) => other !== id));
    else if (chosen.length < most) set([...chosen, id]);
    else draw();
  }

  /**
   * Show a board as it is with so many players.
   * @param {string} board
   * @param {string} players
   */
  function show(board, players) {
    if (shown === `${board} ${players}`) return;
    shown = `${board} ${players}`;
    there = spacesOn(board, players);
    spaces = [];
    isDrawn = false;
    if (!fold || fold.open) drawMap();
    const named = tableIds(board).filter((id) => there.has(id));
    fill(list, el("option", { value: "" }, several ? uiText("choose") : "–"), named.map((id) => el("option", { value: id }, nameOf(board, id))));
    draw();
  }

  function drawMap() {
    if (isDrawn) return;
    isDrawn = true;
    const [board, players] = shown.split(" ");
    const { svg, least, places } = mapOf(board, players);
    spaces = places.map(({ id, left, top }) => {
      const mark = el("span", { class: "chart__mark", "aria-hidden": "true" });
      const box = el("input", { type: several ? "checkbox" : "radio", name: group, "aria-label": nameOf(board, id), onchange: () => pick(id) });
      const label = el("label", { class: "chart__space" }, box, mark);
      label.style.left = `${left}%`;
      label.style.top = `${top}%`;
      return { id, box, mark, label };
    });
    const sheet = el("div", { class: "chart__sheet" }, svg, spaces.map((space) => /** @type {any} */ (space).label));
    sheet.style.minWidth = `${Math.ceil(least)}px`;
    sheet.style.maxWidth = `${Math.max(Math.ceil(least), Number(svg.getAttribute("width")))}px`;
    fill(chart, sheet);
  }

  function draw() {
    for (const { id, box, mark } of spaces) {
      box.checked = chosen.includes(id);
      mark.textContent = !box.checked ? "" : several ? String(chosen.indexOf(id) + 1) : "✓";
    }
    const [only = ""] = chosen;
    list.value = several ? "" : only;
    // What came with a link and is not on the map is said all the same.
    const told = several ? chosen : chosen.filter((id) => !there.has(id));
    fill(chips, told.map(chip));
    chips.hidden = !told.length;
    clear.hidden = several ? !chosen.length : declaration.required || !chosen.length;
  }

  /**
   * @param {string} id
   * @param {number} place
   */
  function chip(id, place) {
    const name = spaceName(declaration, id);
    const out = () => (set(chosen.filter((other) => other !== id)), list.focus());
    return el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "field__pick", "aria-label": uiText("remove", { name }), onclick: out },
        el("span", {}, several ? `${place + 1}. ${name}` : name),
        el("span", { class: "field__cross", "aria-hidden": "true" }, "×"),
      ),
    );
  }

  const pickers = el("label", { class: "field field--line" }, el("span", { class: "field__help" }, ui("from-list")), list);
  const map = el("div", { class: "figure chart" }, chart);
  const picked = el("div", { class: "chart__chosen" }, chips, clear);
  const fold = words.folded ? el("details", { class: "fold", ontoggle: () => (drawMap(), draw()) }, el("summary", {}, ui("from-map")), map) : null;
  const node = fold ? framed(words, pickers, picked, fold) : framed(words, map, pickers, picked);
  chart.setAttribute("role", several ? "group" : "radiogroup");
  chart.setAttribute("aria-label", plain(words.label));
  show(declaration.of, "");
  return {
    node,
    list: () => [...chosen],
    /** @param {Json[]} wanted */
    write(wanted) {
      const known = wanted.flatMap((id) => (typeof id === "string" && boardWith(declaration, id) ? [id] : []));
      chosen = [...new Set(known)].slice(0, most);
      draw();
    },
    /**
     * @param {JsonObject} _beside
     * @param {JsonObject} whole
     */
    settle(_beside, whole) {
      const { boards = [], players } = declaration;
      const held = boards.filter(({ field, value }) => String(whole[field]) === value);
      show(held.at(-1)?.of ?? declaration.of, players ? String(whole[players] ?? "") : "");
    },
  };
}
