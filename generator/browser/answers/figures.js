// A figure or a board in which an answer marks places: each mark has a number, which stands in words below the drawing.

import { heading } from "./parts.js";
import { drawn, el } from "../kit/elements.js";

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

/**
 * Leave out the spaces and edges that are not there with that many players.
 * @param {Element} drawing
 * @param {string} players
 */
function keep(drawing, players) {
  for (const part of drawing.querySelectorAll("[data-players]")) {
    if (!part.getAttribute("data-players")?.split(" ").includes(players)) part.remove();
  }
  for (const edge of drawing.querySelectorAll("[data-ends]")) {
    const ends = String(edge.getAttribute("data-ends")).split(" ");
    if (!ends.every((id) => drawing.querySelector(`[data-space="${id}"]`))) edge.remove();
  }
}

/**
 * Mark a place and put a number on it, a value in a square; several numbers stand beside each other.
 * @param {Element} drawing
 * @param {string} place
 * @param {Tone} tone
 * @param {number | string} number
 * @param {boolean} [isValue]
 */
function pin(drawing, place, tone, number, isValue = false) {
  const space = drawing.querySelector(`[data-space="${CSS.escape(place)}"]`) ?? placed(drawing, place);
  if (!space) return;
  const before = Number(space.getAttribute("data-marks") ?? 0);
  space.setAttribute("data-marks", String(before + 1));
  if (!before) space.setAttribute("data-tone", tone);
  const [x, y] = corner(space);
  const at = { "data-tone": tone, class: "knot", transform: `translate(${x - before * 17} ${y})` };
  const ground = isValue ? drawn("rect", { x: "-9", y: "-9", width: "18", height: "18", rx: "3" }) : drawn("circle", { r: "9" });
  drawing.append(drawn("g", at, ground, drawn("text", { y: "4.2" }, String(number))));
}

/**
 * Draw a line from each place to the next, with a head in its middle that tells where it leads.
 * @param {Element} drawing
 * @param {string[]} places
 * @param {Tone} tone
 */
function lead(drawing, places, tone) {
  const spaces = places.flatMap((place) => drawing.querySelector(`[data-space="${CSS.escape(place)}"]`) ?? placed(drawing, place) ?? []);
  /** @type {[number, number] | null} */
  let last = null;
  spaces.slice(1).forEach((space, index) => {
    const from = near(spaces[index], middle(space));
    const to = near(space, from);
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    const head = { transform: `translate(${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2}) rotate(${turn})`, d: "M-6-7 8 0-6 7z" };
    const line = `M${[...(last ?? []), ...from, ...to].join(" ")}`;
    drawing.append(drawn("g", { "data-tone": tone, class: "way" }, drawn("path", { class: "line", d: line }), drawn("path", head)));
    last = to;
  });
}

/**
 * A cell by its row and column where it has a name of its own.
 * @param {Element} drawing
 * @param {string} place
 */
const placed = (drawing, place) => drawing.querySelector(`[data-place="${CSS.escape(place)}"]`);

/**
 * The upper right corner of a place.
 * @param {Element} space
 * @returns {[number, number]}
 */
const corner = (space) => spot(space, 0.8, 1, 2);

/**
 * The middle of a place.
 * @param {Element} space
 * @returns {[number, number]}
 */
const middle = (space) => spot(space, 0, 0.5, 0);

/**
 * The point of a place that is nearest to another one: a place that is longer than wide may be met anywhere along its middle line.
 * @param {Element} space
 * @param {[number, number]} point
 * @returns {[number, number]}
 */
function near(space, [x, y]) {
  const [across, down] = middle(space);
  const shape = /** @type {SVGGraphicsElement} */ (space.querySelector("rect, circle, text"));
  const width = Number(shape.getAttribute("width") ?? 0);
  const height = Number(shape.getAttribute("height") ?? 0);
  const [wide, high] = [Math.max(0, width - height) / 2, Math.max(0, height - width) / 2];
  return [Math.max(across - wide, Math.min(across + wide, x)), Math.max(down - high, Math.min(down + high, y))];
}

/**
 * A spot of a place: of a circle so many of its radii to the right of its middle and above; of a rectangle that part of
 * its width from the left, and as far from the top as its right side is near, `inside` of both.
 * @param {Element} space
 * @param {number} radii
 * @param {number} part
 * @param {number} inside
 * @returns {[number, number]}
 */
function spot(space, radii, part, inside) {
  const shape = /** @type {SVGGraphicsElement} */ (space.querySelector("rect, circle, text"));
  /** @param {string} name */
  const number = (name) => Number(shape.getAttribute(name) ?? 0);
  const [across, down] = space.hasAttribute("transform")
    ? String(space.getAttribute("transform")).match(/[\d.]+/g)?.map(Number) ?? [0, 0]
    : [0, 0];
  const [x, y] =
    shape.tagName === "circle"
      ? [number("cx") + number("r") * radii, number("cy") - number("r") * radii]
      : [number("x") + number("width") * part - inside, number("y") + number("height") * (1 - part) + inside];
  return [across + x, down + y];
}
