// A grid of squares, each of one entry of a table: choose what to paint with, then paint. What other inputs lay on it, such
// as the squares of a tile, is chosen and marked here too.

import { el, freshId } from "../kit/elements.js";
import { entry, labelled, listed, plain, ui, uiText } from "../words/words.js";
import { framed, tableIds } from "./frame.js";
import { groundOf, painted, signed, squares } from "./squares.js";
import { stepper } from "./stepper.js";

const FEW = 6; // so many rows and columns at first, if there may be that many

/**
 * @param {GridDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function gridField({ of, required, min_items: leastRows, max_items: mostRows, columns: [least, most] }, words, changed, { sprite }) {
  const ids = tableIds(of);
  const [blank] = ids;
  const first = [Math.max(leastRows, Math.min(mostRows, FEW)), Math.max(least, Math.min(most, FEW))];
  /** @type {string[][]} */
  let rows = [];
  /** @type {string | Laid} */
  let brush = ids[1] ?? blank;
  /** @type {Set<Laid>} */
  const laid = new Set();
  const group = freshId();
  const below = groundOf(words.ground, sprite);

  /**
   * What is painted with: an entry of the table, or what is laid on the grid.
   * @param {string | Laid} what
   * @param {{ name: string, hue?: string, shown?: Piece }} look
   */
  function brushOf(what, { name, hue, shown }) {
    const isLaid = typeof what !== "string";
    const box = el("input", { type: "radio", name: group, checked: what === brush, onchange: () => (brush = what) });
    const sign = el("span", { class: `squares__sign${isLaid ? " squares__sign--laid" : ""}`, "aria-hidden": "true" }, shown);
    return { box, node: el("label", { class: `squares__brush${hue ? ` hue-${hue}` : ""}` }, box, sign, el("span", {}, name)) };
  }

  const brushes = el("div", { class: "squares__brushes", role: "radiogroup", "aria-label": uiText("brush") }, ids.map((id) => brushOf(id, painted(of, id, sprite)).node));
  const area = squares({
    label: plain(words.label),
    look(row, column) {
      const { name, hue, shown } = painted(of, rows[row][column], sprite);
      const ground = below(row, column);
      const over = [...laid].filter((what) => what.isOn(row, column)).map((what) => what.name);
      const place = labelled(uiText("square", { row: row + 1, column: column + 1 }), listed([...(ground ? [ground.name] : []), name, ...over]));
      const isOn = laid.size ? over.length > 0 : undefined;
      if (!ground) return { shown, hue, name: place, isOn };
      // What is painted lies on the ground, whose colour stays to be seen around it.
      const onTop = rows[row][column] === blank ? ground.shown : el("span", { class: `squares__sign${hue ? ` hue-${hue}` : ""}` }, shown);
      return { shown: onTop, hue: ground.hue, name: place, isOn, isGround: true };
    },
    begin(row, column) {
      if (typeof brush !== "string") brush.begin(row, column);
    },
    paint(row, column) {
      if (typeof brush === "string") rows[row][column] = brush;
      else brush.paint(row, column);
    },
    done: changed,
  });

  /**
   * Let something be laid on the grid, with a brush of its own.
   * @param {Laid} what
   * @returns {Layer}
   */
  function lay(what) {
    const { box, node } = brushOf(what, { name: what.name, shown: "✓" });
    brushes.append(node);
    return {
      draw: resize,
      show(isShown) {
        node.hidden = !isShown;
        if (isShown) laid.add(what);
        else laid.delete(what);
        if (!isShown && brush === what) brushes.querySelector("input")?.click();
        resize();
      },
      take() {
        box.click();
        area.focus();
      },
    };
  }

  /**
   * @param {string} key
   * @param {number} low
   * @param {number} high
   * @param {number} start
   */
  function size(key, low, high, start) {
    const number = stepper({ min: low, max: high, start, parts: 1, name: uiText(key), changed: () => (resize(), changed()) });
    return { ...number, node: low === high ? null : el("div", { class: "field" }, el("span", { class: "field__label" }, ui(key)), number.node) };
  }
  const height = size("rows", leastRows, mostRows, first[0]);
  const width = size("columns", least, most, first[1]);

  function resize() {
    const length = width.read() ?? first[1];
    rows = Array.from({ length: height.read() ?? first[0] }, (_, row) => Array.from({ length }, (_, column) => rows[row]?.[column] ?? blank));
    area.draw(rows.length, length);
  }

  function clear() {
    rows = [];
    resize();
    changed();
  }

  const read = () => rows.map((row) => row.map((id) => entry(of, id).sign ?? "").join(""));

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const given = (Array.isArray(wanted) ? wanted : []).map((row) => (typeof row === "string" ? [...row] : [])).slice(0, mostRows);
    const isWhole = given.length > 0 && given.every((row) => row.length === given[0].length);
    height.write(isWhole ? given.length : first[0]);
    width.write(isWhole ? given[0].length : first[1]);
    rows = isWhole ? given.map((row) => row.map((sign) => signed(of, sign) ?? blank)) : [];
    resize();
  }

  write([]);
  return {
    node: framed(
      words,
      el("div", { class: "squares__size" }, height.node, width.node, el("button", { type: "button", class: "action", onclick: clear }, ui("clear"))),
      area.help,
      brushes,
      area.node,
    ),
    read,
    write,
    lay,
    // One that has to be told is told as it is in sight, be it empty.
    touched: () => required || rows.length !== first[0] || rows[0].length !== first[1] || rows.flat().some((id) => id !== blank),
  };
}

/** @type {Kind} */
export const kind = {
  make: gridField,
  describe(_declaration, _words, value, most) {
    const rows = Array.isArray(value) ? value : [];
    if (most === Infinity) return rows.join(" / ");
    return rows.length ? uiText("size", { rows: rows.length, columns: String(rows[0]).length }) : "";
  },
  needsLabel: () => true,
};
