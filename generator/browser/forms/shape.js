// A set of squares: chosen on an empty grid, or marked on the grid beside it, where the squares lie.

import { el, fill } from "../kit/elements.js";
import { labelled, plain, ui, uiText } from "../words/words.js";
import { framed } from "./frame.js";
import { groundOf, squares } from "./squares.js";

/**
 * @param {ShapeDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function shapeField({ rows: [, mostRows], columns: [, mostColumns], max_items: most, on }, words, changed, { sprite }) {
  /** @type {Set<string>} */
  const chosen = new Set();
  let isAdding = true;
  const name = plain(words.label);
  const below = groundOf(words.ground, sprite);

  /**
   * @param {number} row
   * @param {number} column
   */
  const key = (row, column) => `${row} ${column}`;

  /** @type {Laid} */
  const own = {
    name,
    isOn: (row, column) => chosen.has(key(row, column)),
    begin(row, column) {
      isAdding = !chosen.has(key(row, column));
    },
    paint(row, column) {
      if (!isAdding) chosen.delete(key(row, column));
      else if (chosen.size < most) chosen.add(key(row, column));
      tell();
    },
    squares: () => [...chosen],
    put(squares) {
      chosen.clear();
      for (const square of squares) chosen.add(square);
      tell();
    },
  };
  /** @type {string[]} */
  let before = [];
  const area = on
    ? null
    : squares({
        label: name,
        look(row, column) {
          const ground = below(row, column);
          const place = uiText("square", { row: row + 1, column: column + 1 });
          return { shown: ground?.shown ?? null, hue: ground?.hue, name: ground ? labelled(place, ground.name) : place, isOn: own.isOn(row, column), isGround: Boolean(ground) };
        },
        begin(row, column) {
          before = own.squares();
          own.begin(row, column);
        },
        paint: own.paint,
        done: changed,
        cancel: () => (own.put(before), draw()),
      });
  /** @type {Layer | undefined} */
  let layer;
  const count = el("p", { class: "field__help" });
  const tell = () => fill(count, chosen.size ? uiText("squares", { count: chosen.size }) : "");

  function draw() {
    area?.draw(mostRows, mostColumns);
    layer?.draw();
    tell();
  }

  // A square that lies beside the grid is told as well: else it would be left out without a word.
  const read = () => [...chosen].map((square) => square.split(" ").map(Number)).sort(([row, column], other) => row - other[0] || column - other[1]);

  draw();
  return {
    node: framed(
      words,
      area && [area.help, area.node],
      el(
        "div",
        { class: "squares__size" },
        area ? null : el("button", { type: "button", class: "action", onclick: () => layer?.take() }, ui("mark-squares")),
        el("button", { type: "button", class: "action", onclick: () => (chosen.clear(), draw(), changed()) }, ui("clear")),
        count,
      ),
    ),
    read,
    write(wanted) {
      chosen.clear();
      for (const square of (Array.isArray(wanted) ? wanted : []).slice(0, most)) {
        const [row, column] = Array.isArray(square) ? square : [];
        if (Number.isInteger(row) && Number.isInteger(column) && Number(row) >= 0 && Number(column) >= 0) chosen.add(key(Number(row), Number(column)));
      }
      draw();
    },
    lieOn(grid) {
      layer = grid.lay?.(own);
      layer?.show(true);
    },
    shown: (isShown) => layer?.show(isShown),
  };
}

/** @type {Kind} */
export const kind = {
  make: shapeField,
  describe(_declaration, _words, value, most) {
    const all = (Array.isArray(value) ? value : []).map((square) => (Array.isArray(square) ? square.map((place) => Number(place) + 1) : []));
    if (most === Infinity) return all.map(([row, column]) => uiText("square", { row, column })).join(" · ");
    return all.length ? uiText("squares", { count: all.length }) : "";
  },
  needsLabel: () => true,
};
