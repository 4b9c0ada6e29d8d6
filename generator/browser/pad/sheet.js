// The sheet of the pad: a row for each category, a column for each player; the other way round on a phone that lies on its side,
// which is wide and low. It is one stop of the tab key; arrows lead through it.

import { el, fill, sign, symbol } from "../kit/elements.js";
import { plain, say, uiText, words } from "../words/words.js";

const LYING = "(aspect-ratio >= 3/2) and (height >= 256px) and (height < 30em)"; // as in pad/room.css
const SMALLEST = 44; // pixels of a finger
const MOST_NAMED = 7; // categories whose names have room above each other's columns

/**
 * @param {{ go: (place: PadPlace) => void, add: () => void }} wanted
 */
export function sheet({ go, add }) {
  /** @type {HTMLButtonElement[][]} */
  let buttons = []; // by line, as they stand
  const lying = matchMedia(LYING);
  /** @type {Drawn | null} */
  let last = null;
  const table = el("table", { class: "pad__table", role: "grid", "aria-label": uiText("points-by-player"), onkeydown: move });
  const adding = el("button", { type: "button", class: "pad__add", onclick: add, "aria-label": uiText("add-player"), title: uiText("add-player") }, sign("plus"));

  /** @param {KeyboardEvent} event */
  function move(event) {
    const row = buttons.findIndex((line) => line.includes(/** @type {HTMLButtonElement} */ (event.target)));
    if (row < 0) return;
    const column = buttons[row].indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] ?? [0, 0];
    const next = event.key === "Home" ? buttons[row][0] : event.key === "End" ? buttons[row].at(-1) : down || right ? buttons[row + down]?.[column + right] : null;
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  }

  /** @param {Drawn} pad */
  function draw(pad) {
    last = pad;
    const { players, rows, at, full } = pad;
    const held = buttons.flat().includes(/** @type {HTMLButtonElement} */ (document.activeElement));
    const names = players.map((column, player) => nameOf(column, { player, row: -1 }, at));
    const cells = rows.map((category, row) => players.map((column, player) => cellOf(column, category, { player, row }, at)));
    const here = (/** @type {number} */ player) => (at.player === player ? "pad__here" : null);
    const named = rows.map((category) => [
      symbol(words.sprite, category.symbol),
      el("span", { class: lying.matches && rows.length > MOST_NAMED ? "spoken" : null }, say(category.label)),
    ]);
    const own = rows.map((category, row) => ({ class: `pad__row pad__row--${1 + (row % 8)}`, title: plain(category.label) }));
    adding.hidden = full;
    table.style.minInlineSize = lying.matches ? `calc(min(6.75rem, 16vw) + ${rows.length * SMALLEST}px)` : "";
    const corner = el("td", { class: "pad__corner" }, adding);
    if (lying.matches) {
      buttons = players.map((_, player) => [names[player], ...cells.map((line) => line[player])]);
      const heads = rows.map((_, row) => el("th", { scope: "col", ...own[row] }, named[row]));
      const lines = players.map((_, player) => el("tr", {}, el("th", { scope: "row", class: here(player) }, names[player]), cells.map((line) => el("td", {}, line[player]))));
      fill(table, el("thead", {}, el("tr", {}, corner, heads)), el("tbody", {}, lines));
    } else {
      buttons = [names, ...cells];
      const heads = names.map((name, player) => el("th", { scope: "col", class: here(player) }, name));
      const lines = rows.map((_, row) => el("tr", { class: own[row].class }, el("th", { scope: "row", title: own[row].title }, named[row]), cells[row].map((cell) => el("td", {}, cell))));
      fill(table, el("thead", {}, el("tr", {}, corner, heads)), el("tbody", {}, lines));
    }
    if (held) focus();
    keepInSight(cells[at.row]?.[at.player]?.parentElement);
  }

  /**
   * @param {PadPlace} place
   * @param {PadPlace} at
   * @param {Record<string, string | null>} own
   * @param {Piece[]} content
   */
  function button(place, at, own, ...content) {
    const isHere = place.player === at.player && place.row === at.row;
    return el("button", { type: "button", tabindex: isHere ? 0 : -1, "aria-current": isHere ? "true" : null, onclick: () => go(place), ...own }, content);
  }

  /**
   * @param {PadColumn} column
   * @param {PadPlace} place
   * @param {PadPlace} at
   */
  const nameOf = ({ name, total, leads }, place, at) =>
    button(
      place,
      at,
      { class: "pad__name", "aria-label": uiText("of-player", { name, count: total ?? 0 }) },
      el("span", {}, name),
      el("b", { class: leads ? "pad__leads" : null }, total === null ? "–" : figure(total)),
    );

  /**
   * @param {PadColumn} column
   * @param {PadCategory} category
   * @param {PadPlace} place
   * @param {PadPlace} at
   */
  function cellOf({ name, cells }, category, place, at) {
    const { points, how } = cells[place.row];
    const value = how ? uiText(how, { count: points ?? 0 }) : uiText("empty");
    const label = uiText("cell", { name, label: plain(category.label), value });
    return button(place, at, { class: "pad__cell", "data-how": how, "aria-label": label }, points === null ? "·" : figure(points), how === "unknown" ? "?" : null);
  }

  /**
   * Where the sheet scrolls in itself, bring a cell between what heads it and its end.
   * @param {HTMLElement | null | undefined} cell
   */
  function keepInSight(cell) {
    const box = table.parentElement;
    if (!cell || !box) return;
    const [high, wide] = [table.tHead?.offsetHeight ?? 0, adding.parentElement?.offsetWidth ?? 0];
    box.scrollTop = Math.max(Math.min(box.scrollTop, cell.offsetTop - high), cell.offsetTop + cell.offsetHeight - box.clientHeight);
    box.scrollLeft = Math.max(Math.min(box.scrollLeft, cell.offsetLeft - wide), cell.offsetLeft + cell.offsetWidth - box.clientWidth);
  }

  /** Bring the focus to where the pad stands. */
  const focus = () => buttons.flat().find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });

  lying.addEventListener("change", () => last && draw(last));
  return { node: table, draw, focus, has: (/** @type {Element | null} */ node) => buttons.flat().includes(/** @type {HTMLButtonElement} */ (node)) };
}

/** @typedef {{ players: PadColumn[], rows: PadCategory[], at: PadPlace, full: boolean }} Drawn */

/**
 * A number with the sign of minus.
 * @param {number} number
 */
const figure = (number) => String(number).replace(/^-/, "−");
