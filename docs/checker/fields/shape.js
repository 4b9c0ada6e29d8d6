// A set of squares: chosen on an empty grid, or on one that is painted beside it.

import { el } from "../dom.js";
import { declaredAt, labelled, plain, ui, uiText } from "../words.js";
import { framed } from "./frame.js";
import { painted, signed, squares } from "./squares.js";

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
  /** @type {string[]} */
  let below = on ? [] : Array(mostRows).fill(" ".repeat(mostColumns));
  const table = on ? declaredAt(words.path.replace(/[^.]*$/, on))?.of : undefined;
  let isAdding = true;

  /**
   * @param {number} row
   * @param {number} column
   */
  const key = (row, column) => `${row} ${column}`;

  const area = squares({
    label: plain(words.label),
    isChosen: true,
    look(row, column) {
      const id = table && signed(table, below[row][column]);
      const under = table && id ? painted(table, id, sprite) : null;
      const place = uiText("square", { row: row + 1, column: column + 1 });
      return { shown: under?.shown, hue: under?.hue, name: under ? labelled(place, under.name) : place, isOn: chosen.has(key(row, column)) };
    },
    begin(row, column) {
      isAdding = !chosen.has(key(row, column));
    },
    paint(row, column) {
      if (!isAdding) chosen.delete(key(row, column));
      else if (chosen.size < most) chosen.add(key(row, column));
    },
    done: changed,
  });

  function draw() {
    area.draw(below.length, below[0]?.length ?? 0);
  }

  // A square that lies beside the grid is told as well: else it would be left out without a word.
  const read = () => [...chosen].map((square) => square.split(" ").map(Number)).sort(([row, column], other) => row - other[0] || column - other[1]);

  draw();
  return {
    node: framed(
      words,
      area.node,
      el("button", { type: "button", class: "action", onclick: () => (chosen.clear(), draw(), changed()) }, ui("clear")),
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
    settle(beside) {
      const grid = on ? beside[on] : null;
      if (!Array.isArray(grid)) return;
      below = grid.map(String);
      draw();
    },
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
