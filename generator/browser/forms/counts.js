// How many there are of each entry of a table: a number for each, in a grid with headings if the table has one.

import { el, fill, symbol } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { entry, labelled, listed, nameOf, plain, uiText } from "../words/words.js";
import { framed, tableColumns, tableGrid, tableIds } from "./frame.js";
import { stepper } from "./stepper.js";

const FEW = 3; // so many columns stand beside each other where there is room

/** @typedef {Declaration & { of: string, max: number, max_items?: number }} CountsDeclaration */

/**
 * @param {CountsDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function countsField({ of, max, max_items: most = Infinity }, words, changed, { context, sprite }) {
  const ids = tableIds(of);
  const numbers = new Map(ids.map((id) => [id, number(id)]));
  const sum = el("p", { class: "field__help", role: "status" });

  /** @param {string} id */
  function number(id) {
    const name = nameOf(of, id);
    return stepper({ min: 0, max, start: 0, parts: 1, name, changed: () => (draw(), changed()) });
  }

  /**
   * What is called the name of an entry, or what it is called by within the grid.
   * @param {string} id
   * @param {Piece} heading
   */
  function cell(id, heading) {
    const { mark, symbol: drawing, hue, l } = entry(of, id);
    const shown = drawing ?? mark;
    return el(
      "div",
      { class: "counts__cell", data: { id } },
      el("span", { class: "counts__name", lang: l }, shown ? symbol(sprite, shown, hue) : null, heading),
      numbers.get(id)?.node,
    );
  }

  /** @param {GridRow[]} rows */
  function grid(rows) {
    const columns = tableColumns(of);
    return el(
      "div",
      { class: `counts__grid${columns.length <= FEW ? " counts__grid--few" : ""}` },
      el("div", { class: "counts__row counts__row--head", "aria-hidden": "true" }, el("span", {}), columns.map((name) => el("span", {}, name))),
      rows.map((row) =>
        el(
          "div",
          { class: "counts__row", role: "group", "aria-label": row.name },
          el("span", { class: "counts__head", lang: row.l }, row.name),
          row.lines.flat().map((id, place) => (id === null ? el("span", {}) : cell(id, columns[place] ?? ""))),
        ),
      ),
    );
  }

  function draw() {
    const total = [...numbers.values()].reduce((all, { read }) => all + (read() ?? 0), 0);
    for (const { limit, read } of numbers.values()) limit(Math.min(max, (read() ?? 0) + Math.max(0, most - total)));
    if (most < Infinity) fill(sum, uiText("number-of", { name: plain(words.label), count: total, most }));
  }

  function refresh() {
    for (const [id, { node, read }] of numbers) {
      const place = node.closest(".counts__cell");
      if (place instanceof HTMLElement) place.hidden = !context.isInPlay(of, id) && !read();
    }
  }

  const rows = tableGrid(of);
  const cells = rows ? grid(rows) : el("div", { class: "counts__cells" }, ids.map((id) => cell(id, nameOf(of, id))));
  const node = framed(words, el("div", { class: "counts" }, cells), most < Infinity ? sum : null);
  draw();
  return {
    node,
    read: () => Object.fromEntries([...numbers].map(([id, { read }]) => [id, read() ?? 0]).filter(([, count]) => count)),
    write(wanted) {
      let room = most;
      for (const [id, { limit, write, read }] of numbers) {
        limit(Math.min(max, room));
        write(isObject(wanted) ? wanted[id] : 0);
        room -= read() ?? 0;
      }
      draw();
    },
    refresh,
  };
}

/** @type {Kind} */
export const kind = {
  make: countsField,
  describe({ of = "" }, _words, value, most) {
    const counts = Object.entries(isObject(value) ? value : {});
    const names = counts.slice(0, most).map(([id, count]) => labelled(nameOf(of, id), String(count)));
    return listed([...names, ...(counts.length > most ? [`+${counts.length - most}`] : [])]);
  },
};
