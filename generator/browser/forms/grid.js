// A grid of squares, each of one entry of a table: choose what to paint with, then paint. What other inputs lay on it, such
// as the squares of a tile, is chosen and marked here too.

import { el } from "../kit/elements.js";
import { entry, labelled, listed, plain, say, ui, uiText } from "../words/words.js";
import { brushTray, foot, quietly, Strokes } from "./brushes.js";
import { framed, tableIds } from "./frame.js";
import { sharedPart } from "./kept-drawing.js";
import { groundOf, painted, signed, squares } from "./squares.js";
import { stepper } from "./stepper.js";

/** @typedef {{ rows: string[][], laid: [what: Laid, squares: string[]][], own?: Painting | null, lying?: Painting }} Stroke what lay there before one */

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
  let brush = words.brushes?.[0].of[0] ?? ids[1] ?? blank;
  /** @type {Set<Laid>} */
  const laid = new Set();
  const strokes = /** @type {Strokes<Stroke>} */ (new Strokes());
  /** @type {Stroke | null} */
  let before = null;
  const below = groundOf(words.ground, sprite);
  const shared = words.drawing ? sharedPart(words.drawing, ids) : null;
  /** What lies on the squares beside what they are painted with. @type {Overlay | null} */
  let overlay = null;

  /** @param {string} id */
  const brushFor = (id) => ({ what: id, ...painted(of, id, sprite) });
  const groups = (words.brushes ?? [{ label: "", of: ids }]).map(({ label, of: some }) => ({
    label,
    brushes: (some.includes(blank) ? some : [blank, ...some]).map(brushFor),
  }));
  const tray = brushTray({ groups: /** @type {{ label: Wording, brushes: import("./brushes.js").Brush<string | Laid>[] }[]} */ (groups), chosen: brush, take: (what) => (brush = what), undo: takeBack });
  const area = squares({
    label: plain(words.label),
    look(row, column) {
      const { name, hue, shown } = painted(of, rows[row][column], sprite);
      const ground = below(row, column);
      const lying = overlay?.look(row, column);
      const over = [...laid].filter((what) => what.isOn(row, column));
      const marks = over.map((what) => what.mark?.());
      const place = labelled(uiText("square", { row: row + 1, column: column + 1 }), listed([...(ground ? [ground.name] : []), name, ...(lying?.names ?? []), ...over.map((what) => what.name)]));
      const isOn = laid.size ? over.some((what) => !what.mark) : undefined;
      if (!ground) return { shown: [shown, lying?.shown, marks], hue: lying?.hue ?? hue, name: place, isOn, isGround: Boolean(lying?.hue) };
      // What is painted lies on the ground, whose colour stays to be seen around it.
      const onTop = rows[row][column] === blank ? ground.shown : el("span", { class: `squares__sign${hue ? ` hue-${hue}` : ""}` }, shown);
      return { shown: onTop, hue: ground.hue, name: place, isOn, isGround: true };
    },
    begin(row, column) {
      before = snapshot();
      if (typeof brush !== "string") brush.begin(row, column);
    },
    paint(row, column) {
      if (typeof brush !== "string") return brush.paint(row, column);
      rows[row][column] = brush;
      overlay?.painted(row, column, brush === blank ? "" : brush);
    },
    done: stroked,
    cancel() {
      if (before) restore(before);
      before = null;
    },
  });

  /** @returns {Stroke} */
  const snapshot = () => ({ rows: rows.map((line) => [...line]), laid: [...laid].map((what) => [what, what.squares()]), own: shared?.state(), lying: overlay?.state() });

  /** @param {Stroke} state */
  function restore(state) {
    height.write(state.rows.length);
    width.write(state.rows[0].length);
    rows = state.rows.map((line) => [...line]);
    shared?.back(state.own ?? null);
    if (state.lying) overlay?.show(state.lying);
    for (const [what, chosen] of state.laid) what.put(chosen);
    area.draw(rows.length, rows[0].length);
  }

  function stroked() {
    if (before) strokes.push(before);
    before = null;
    tell();
  }

  function tell() {
    tray.undoable(strokes.before.length > 0);
    shared?.keep(rows, overlay?.state());
    showOwn();
    changed();
  }

  function takeBack() {
    const state = strokes.pop();
    if (!state) return;
    restore(state);
    tell();
  }

  /**
   * Let something be laid on the grid, with a brush of its own.
   * @param {Laid} what
   * @returns {Layer}
   */
  function lay(what) {
    const own = { what, name: what.name, shown: what.mark?.() ?? "✓", isLaid: !what.mark };
    const isGrouped = words.brushes && !what.mark;
    const { row, tab } = isGrouped ? tray.add(what.name, [own]) : tray.append(own);
    return {
      draw: resize,
      show(isShown) {
        const [node, opens] = isGrouped ? [row, tab] : [tray.nodeOf(what), null];
        if (opens) opens.hidden = !isShown;
        else if (node) node.hidden = !isShown;
        if (isShown) laid.add(what);
        else laid.delete(what);
        if (!isShown && brush === what) tray.use(groups[0].brushes[0].what);
        resize();
      },
      take() {
        tray.use(what);
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
    const number = stepper({ min: low, max: high, start, parts: 1, name: uiText(key), changed: () => ((before = snapshot()), resize(), stroked()) });
    return { ...number, node: low === high ? null : el("div", { class: "field" }, el("span", { class: "field__label" }, ui(key)), number.node) };
  }
  const height = size("rows", leastRows, mostRows, first[0]);
  const width = size("columns", least, most, first[1]);

  function resize() {
    const length = width.read() ?? first[1];
    rows = Array.from({ length: height.read() ?? first[0] }, (_, row) => Array.from({ length }, (_, column) => rows[row]?.[column] ?? blank));
    overlay?.fit(rows.map((line) => line.map((id) => (id === blank ? "" : id))));
    area.draw(rows.length, length);
  }

  /** @param {string[][]} next */
  function put(next) {
    height.write(next.length || first[0]);
    width.write(next[0]?.length ?? first[1]);
    rows = next.map((line) => [...line]);
    resize();
  }

  function clear() {
    before = snapshot();
    shared?.clear();
    overlay?.show(null);
    rows = [];
    resize();
    stroked();
  }

  const read = () => rows.map((row) => row.map((id) => entry(of, id).sign ?? "").join(""));

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const given = (Array.isArray(wanted) ? wanted : []).map((row) => (typeof row === "string" ? [...row] : [])).slice(0, mostRows);
    const isWhole = given.length > 0 && given.every((row) => row.length === given[0].length);
    put(isWhole ? given.map((row) => row.map((sign) => signed(of, sign) ?? blank)) : []);
    shared?.given(rows);
    if (overlay) (overlay.show(shared?.state() ?? null), resize());
    strokes.clear();
    tray.undoable(false);
    showOwn();
  }

  /** Show the drawing that was painted before. */
  function begin() {
    const kept = shared?.begin();
    if (kept) overlay?.show(shared?.state() ?? null);
    if (kept) put(kept.slice(0, mostRows).map((line) => line.slice(0, most)));
    showOwn();
    return Boolean(kept);
  }
  const own = quietly("own-drawing", () => {
    before = snapshot();
    begin();
    stroked();
  });
  const showOwn = () => (own.hidden = !shared?.isAside());

  write([]);
  return {
    node: framed(
      { ...words, help: undefined },
      area.node,
      tray.node,
      foot([el("div", { class: "squares__size" }, height.node, width.node), words.help ? el("p", { class: "field__help" }, say(words.help)) : null, area.help], clear, own),
    ),
    read,
    write,
    lay,
    wear(what) {
      overlay = what;
      for (const { label, brushes } of what.groups) tray.add(label, brushes);
      resize();
    },
    begin,
    forget: () => shared?.forget() ?? (() => {}),
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
