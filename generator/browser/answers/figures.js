// A figure or a board in which an answer marks places: each mark has a number, which stands in words below the drawing.

import { heading } from "./parts.js";
import { el } from "../kit/elements.js";
import { keep, lead, pin } from "../kit/marking.js";

const SQUARE = 34; // as generator/render/figure_layout.py draws them
const MARGIN = 6;
const LAID = 0.68; // how large a square is that lies on another one

/**
 * @param {FigureNode} node
 * @param {Drawing} drawing
 */
export function drawFigure({ title, figure, squares, blank, players, marks }, drawing) {
  const template = /** @type {HTMLTemplateElement | null} */ (document.querySelector(`template:is([data-figure="${figure}"], [data-board="${figure}"])`));
  const [picture, letters] = template ? /** @type {DocumentFragment} */ (template.content.cloneNode(true)).children : [];
  if (picture && squares) lay(picture, letters, squares, blank);
  if (picture && players !== null) keep(picture, players);
  for (const { tone, way, valued, places, numbers, sign } of picture ? marks : []) {
    if (way) lead(picture, places, tone);
    // Of a way only the end has the number: the line tells the rest.
    if (valued) places.forEach((place, at) => pin(picture, place, tone, numbers[at] ?? "", true));
    else for (const place of way ? places.slice(-1) : places) pin(picture, place, tone, sign);
  }
  return [
    heading(title, drawing),
    el("figure", { class: "figure" }, el("div", { class: "figure__ground figure__ground--answer deep" }, picture, drawMarks(marks))),
  ];
}

/**
 * What is marked, in words.
 * @param {FigureNode["marks"]} marks
 */
const drawMarks = (marks) =>
  el(
    "ul",
    { class: "figure__told" },
    marks.map(({ tone, valued, sign, text }) => el("li", {}, el("b", { "data-tone": tone, "data-value": valued ? "" : null }, sign), el("span", {}, text))),
  );

/**
 * Put squares by their letters in the place of those that are drawn; where nothing lies, and around what lies there,
 * these stay to be seen.
 * @param {Element} drawing
 * @param {Element} letters
 * @param {string[]} rows
 * @param {string | null} blank
 */
function lay(drawing, letters, rows, blank) {
  const squares = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => {
      const below = blank === null ? null : drawing.querySelector(`[data-space="${row}.${column}"]`);
      if (below && letter === blank) return [below];
      const square = /** @type {Element} */ (letters.querySelector(`[data-letter="${CSS.escape(letter)}"]`)?.cloneNode(true));
      const inset = below ? (SQUARE * (1 - LAID)) / 2 : 0;
      square.setAttribute("transform", `translate(${column * SQUARE + inset} ${row * SQUARE + inset})${below ? ` scale(${LAID})` : ""}`);
      if (!below) square.setAttribute("data-space", `${row}.${column}`);
      for (const sign of below?.querySelectorAll("use, .halo, .sign") ?? []) sign.remove();
      return below ? [below, square] : [square];
    }),
  );
  drawing.replaceChildren(...squares);
  const width = Math.max(...rows.map((line) => line.length)) * SQUARE + 2 * MARGIN;
  drawing.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${width} ${rows.length * SQUARE + 2 * MARGIN}`);
  drawing.setAttribute("width", String(width));
}
