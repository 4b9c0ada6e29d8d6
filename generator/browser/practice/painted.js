// A position that is dealt as a drawing: painted as the form of its checker paints it, with what its colours and signs mean, and
// told as a list for who does not see it. Where the choices lie on it, a touch on one of their squares chooses.

import { drawPosition } from "../answers/position.js";
import { el, symbol } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";

const SIDE = 56; // pixels of a square where there is room

/**
 * @param {string} sprite
 * @param {PaintedPiece | null} piece
 * @param {string} className
 */
const drawPiece = (sprite, piece, className) => piece && el("span", { class: `${className} hue-${piece.hue ?? "none"}` }, symbol(sprite, piece.symbol, piece.hue ?? undefined));

/**
 * @param {string} sprite
 * @param {PaintedSquare} square
 */
function drawSquare(sprite, { sign, symbol: drawn, hue, bed, stands, figures, choice }) {
  const shown = drawn ? symbol(sprite, drawn, hue ?? undefined) : sign;
  const isBlank = !drawn && !sign;
  const colour = bed ?? hue;
  return el(
    "div",
    { class: `squares__one${colour ? ` hue-${colour}` : ""}${bed ? " squares__one--ground" : ""}`, "data-blank": isBlank ? "" : null, "data-choice": choice === null ? null : String(choice) },
    el("span", {}, shown),
    drawPiece(sprite, stands, "drawn__stand"),
    drawPiece(sprite, figures, "drawn__figure"),
  );
}

/**
 * @param {string} sprite
 * @param {PaintedSaid["legend"][0]} one
 */
const drawMeaning = (sprite, { symbol: drawn, hue, name }) =>
  el("li", {}, el("span", { class: `squares__sign${hue ? ` hue-${hue}` : ""}`, "data-ground": drawn ? null : "", "aria-hidden": "true" }, drawn ? symbol(sprite, drawn, hue ?? undefined) : null), el("span", {}, name));

/**
 * @param {PaintedSaid} painted
 * @param {PositionRow[]} rows the inputs that the drawing stands for
 * @param {string} sprite the address of the symbols
 * @param {(choice: number) => void} choose
 */
export function drawPainted({ label, listed, squares, legend }, rows, sprite, choose) {
  const name = textOf(label);
  const board = el(
    "div",
    {
      class: "squares",
      role: "img",
      "aria-label": typeof name === "string" ? name : null,
      onclick(event) {
        const at = /** @type {HTMLElement} */ (event.target).closest("[data-choice]");
        if (at instanceof HTMLElement) choose(Number(at.dataset.choice));
      },
    },
    squares.flat().map((square) => drawSquare(sprite, square)),
  );
  board.style.gridTemplateColumns = `repeat(${squares[0].length}, minmax(0, ${SIDE}px))`;
  return el(
    "div",
    { class: "painted" },
    el("p", { class: "lying__label", "aria-hidden": "true" }, drawRuns(label)),
    board,
    el("ul", { class: "painted__legend", role: "list" }, legend.map((one) => drawMeaning(sprite, one))),
    el("details", { class: "fold" }, el("summary", {}, drawRuns(listed)), drawPosition(rows)),
  );
}

/**
 * Mark what was touched and what is right on the squares, too.
 * @param {Element} position
 * @param {number} right
 * @param {number} chosen
 */
export function markPainted(position, right, chosen) {
  for (const square of /** @type {NodeListOf<HTMLElement>} */ (position.querySelectorAll("[data-choice]"))) {
    const choice = Number(square.dataset.choice);
    if (choice === right) square.dataset.tone = "good";
    else if (choice === chosen) square.dataset.tone = "bad";
    delete square.dataset.choice;
  }
}
