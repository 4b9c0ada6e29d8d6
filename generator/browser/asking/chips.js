// What was read of a question: a chip for each thing, which opens its input.

import { drawValue } from "../answers/position.js";
import { drawStack } from "../answers/stack.js";
import { el } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { ui } from "../words/words.js";
import { inputAt } from "./inputs.js";

/** @typedef {{ open: string, controls: string, tapped: (path: string) => void }} Tapping what is open, the id of the place where inputs open, and what a tap does */

/**
 * @param {PositionRow[]} rows
 * @param {Tapping} tapping
 * @returns {HTMLElement}
 */
export const drawChips = (rows, tapping) => el("ul", { class: "reply__chips" }, rows.map((row) => drawRow(row, tapping)));

/**
 * @param {PositionRow} row
 * @param {Tapping} tapping
 */
function drawRow({ label, path, value }, tapping) {
  if (value.stack) return el("li", { class: "reply__several" }, chip(path, drawRuns(label), null, tapping), drawStack(value.stack));
  if (value.rows) return el("li", { class: "reply__several" }, el("b", {}, drawRuns(label)), drawChips(value.rows, tapping));
  if (!value.items) return el("li", {}, chip(path, drawRuns(label), drawValue(value, true), tapping));
  const items = value.items.map(({ title, value: held }) =>
    held.rows
      ? el("li", { class: "reply__several" }, title ? el("span", {}, title) : null, drawChips(held.rows, tapping))
      : el("li", {}, chip(path, title, drawValue(held, true), tapping)),
  );
  return el("li", { class: "reply__several" }, el("b", {}, drawRuns(label)), el("ul", { class: "reply__chips" }, items));
}

/**
 * A chip that opens the input of a path: names in it lead nowhere.
 * @param {string} path
 * @param {Piece} label
 * @param {Piece} value
 * @param {Tapping} tapping
 */
function chip(path, label, value, { open, controls, tapped }) {
  const input = inputAt(path);
  const node = el(
    "button",
    { type: "button", class: "chip reply__chip", "data-chip": input, "aria-expanded": String(open === input), "aria-controls": controls, onclick: () => tapped(input) },
    el("span", {}, label),
    " ",
    value ? el("b", {}, value) : null,
    el("span", { class: "spoken" }, " ", ui("change")),
  );
  for (const link of node.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  return node;
}
