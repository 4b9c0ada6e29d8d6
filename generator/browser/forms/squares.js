// A grid of squares to paint: one tab stop; arrow keys move, the space bar paints; a touch paints, drawing across does too, and
// two fingers make it larger or smaller and move it.

import { el, fill, symbol } from "../kit/elements.js";
import { pinching } from "./pinching.js";
import { entry, ui } from "../words/words.js";
import { tableIds } from "./frame.js";

/** @typedef {{ shown: Piece, name: string, hue?: string, isOn?: boolean, isGround?: boolean }} Look */

const SIDE = 64; // pixels of a square where there is room
const LEAST = 26;
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * What a square shows: a symbol, or else the character that stands for it.
 * @param {string} of
 * @param {string} id
 * @param {string} sprite
 */
export function painted(of, id, sprite) {
  const { n, hue, sign, symbol: drawing } = entry(of, id);
  return { name: n, hue, shown: drawing ? symbol(sprite, drawing, hue) : sign };
}

/**
 * The entry of a table that a character stands for.
 * @param {string} of
 * @param {string} sign
 */
export const signed = (of, sign) => tableIds(of).find((id) => entry(of, id).sign === sign);

/**
 * What lies under each square of an input: its name, its colour, and what it shows; nothing where there is no ground.
 * @param {Ground | undefined} ground
 * @param {string} sprite
 * @returns {(row: number, column: number) => { name: string, hue?: string, shown: Piece } | null}
 */
export const groundOf = (ground, sprite) => (row, column) => {
  const look = ground?.looks[ground.rows[row]?.[column] ?? ""];
  return look ? { ...look, shown: look.shows.map(([sign, isSymbol]) => (isSymbol ? symbol(sprite, sign) : sign)) } : null;
};

/**
 * Squares as `look` tells them; `begin` is called at the first square of a stroke and `paint` at each one, `done` when
 * the stroke is over; `cancel` when it turns out to be none, for a second finger came. Where squares can be chosen, `look` tells
 * whether one is.
 * @param {{ label: string, look: (row: number, column: number) => Look, begin?: (row: number, column: number) => void, paint: (row: number, column: number) => void, done: () => void, cancel: () => void }} options
 */
export function squares({ label, look, begin, paint, done, cancel }) {
  /** @type {HTMLElement[][]} */
  let cells = [];
  /** @type {[number, number]} */
  let at = [0, 0];
  let isDrawing = false;
  const status = el("p", { class: "spoken", role: "status" });
  const board = el("div", {
    class: "squares",
    role: "grid",
    "aria-label": label,
    onkeydown: press,
    onpointerdown(event) {
      if (pinch.down(event)) {
        if (isDrawing) cancel();
        isDrawing = false;
        return;
      }
      const place = placeOf(event.target);
      if (!place || event.button) return;
      event.preventDefault();
      isDrawing = true;
      stand(place);
      begin?.(...place);
      touch(place);
    },
    onpointermove(event) {
      if (pinch.move(event)) return;
      const place = isDrawing && placeOf(document.elementFromPoint(event.clientX, event.clientY));
      if (place && String(place) !== String(at)) {
        stand(place);
        touch(place);
      }
    },
    onpointerup: end,
    onpointercancel: end,
    onlostpointercapture: end,
  });
  const frame = el("div", { class: "squares__frame" }, board);
  const pinch = pinching(frame, LEAST, (side) => resize(`${side}px`));

  /**
   * @param {unknown} node
   * @returns {[number, number] | null}
   */
  function placeOf(node) {
    const cell = node instanceof Element ? node.closest(".squares__one") : null;
    const row = cells.findIndex((line) => line.includes(cell));
    return row < 0 ? null : [row, cells[row].indexOf(cell)];
  }

  /** @param {[number, number]} place */
  function touch([row, column]) {
    paint(row, column);
    refresh(row, column);
    status.textContent = cells[row][column].getAttribute("aria-label");
  }

  /** @param {PointerEvent} event */
  function end(event) {
    pinch.up(event);
    if (!isDrawing) return;
    isDrawing = false;
    done();
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const step = STEPS[event.key];
    if (step) stand([at[0] + step[0], at[1] + step[1]]);
    else if (event.key === "Home") stand([at[0], 0]);
    else if (event.key === "End") stand([at[0], cells[at[0]].length - 1]);
    else if (event.key === " " || event.key === "Enter") {
      begin?.(...at);
      touch(at);
      done();
    } else return;
    event.preventDefault();
  }

  /**
   * Let the tab stop be a square, as near to a place as there is one.
   * @param {[number, number]} place
   */
  function stand(place, isFocused = true) {
    cells[at[0]]?.[at[1]]?.setAttribute("tabindex", "-1");
    const row = Math.max(0, Math.min(cells.length - 1, place[0]));
    at = [row, Math.max(0, Math.min((cells[row]?.length ?? 1) - 1, place[1]))];
    const cell = cells[at[0]]?.[at[1]];
    cell?.setAttribute("tabindex", "0");
    if (isFocused) cell?.focus();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  function refresh(row, column) {
    const { shown, name, hue, isOn, isGround } = look(row, column);
    const cell = cells[row][column];
    fill(cell, el("span", { "aria-hidden": "true" }, shown));
    cell.setAttribute("aria-label", name);
    cell.className = `squares__one${hue ? ` hue-${hue}` : ""}${isOn ? " squares__one--on" : ""}${isGround ? " squares__one--ground" : ""}`;
    if (isOn === undefined) cell.removeAttribute("aria-selected");
    else {
      cell.setAttribute("aria-selected", String(isOn));
      board.setAttribute("aria-multiselectable", "true");
    }
  }

  /** @param {string} side */
  function resize(side, columns = cells[0].length) {
    board.style.gridTemplateColumns = `repeat(${columns}, ${side})`;
  }

  /**
   * Show so many rows and columns, as they look now.
   * @param {number} rows
   * @param {number} columns
   */
  function draw(rows, columns) {
    if (cells.length !== rows || cells[0]?.length !== columns) {
      cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => el("div", { role: "gridcell", tabindex: -1 })));
      resize(`minmax(${LEAST}px, ${SIDE}px)`, columns);
      fill(board, cells.map((line) => el("div", { class: "squares__row", role: "row" }, line)));
      stand(at, false);
    }
    cells.forEach((line, row) => line.forEach((_, column) => refresh(row, column)));
  }

  return { help: el("p", { class: "field__help" }, ui("paint-here")), node: [frame, status], draw, focus: () => stand(at) };
}
