// A figure or a board in which an answer marks places: each mark has a number, which stands in words below the drawing.

import { heading } from "./parts.js";
import { drawn, el } from "../kit/elements.js";
import { holds, valuesAt } from "../words/paths.js";
import { labelled, plain, uiText, words } from "../words/words.js";

/** @typedef {{ mark: FigureMark, places: Json[], numbers: number[] }} Marked */

const SQUARE = 34; // as generator/render/figure_layout.py draws them
const MARGIN = 6;

/**
 * @param {FigureBlock} block
 * @param {Scope} scope
 */
export function drawFigure(block, scope) {
  if (!holds(block.when, scope)) return null;
  const marked = block.marks
    .filter(({ when }) => holds(when, scope))
    .map((mark) => ({ mark, places: placesAt(mark.path, block, scope) }))
    .map(({ mark, places }) => ({ mark, places, numbers: mark.value ? numbersOf(mark.value, places, scope) : [] }))
    .filter(({ places }) => places.length);
  if (!marked.length) return null;
  const template = /** @type {HTMLTemplateElement | null} */ (document.querySelector(`template:is([data-figure="${block.figure}"], [data-board="${block.figure}"])`));
  const [drawing, letters] = template ? /** @type {DocumentFragment} */ (template.content.cloneNode(true)).children : [];
  if (drawing && block.squares) lay(drawing, letters, valuesAt(block.squares, scope).map(String));
  if (drawing && block.players) keep(drawing, String(valuesAt(block.players, scope)[0] ?? ""));
  marked.forEach(({ mark, places, numbers }, index) => {
    const ids = drawing ? places.flatMap(single) : [];
    if (mark.way) lead(drawing, ids, mark.tone);
    // Of a way only the end has the number: the line tells the rest.
    if (mark.value) ids.forEach((place, at) => pin(drawing, place, mark.tone, numbers[at] ?? "", true));
    else for (const place of mark.way ? ids.slice(-1) : ids) pin(drawing, place, mark.tone, signOf(marked, index));
  });
  return [
    heading(block.title, scope),
    el("figure", { class: "figure" }, el("div", { class: "figure__ground figure__ground--answer deep" }, drawing, told(block, marked))),
  ];
}

/**
 * The places at a path; one row and column alone are two numbers that are no names.
 * @param {string} path
 * @param {FigureBlock} block
 * @param {Scope} scope
 * @returns {Json[]}
 */
function placesAt(path, block, scope) {
  const values = valuesAt(path, scope);
  const isPair = values.every((value) => typeof value === "number" && !(String(value) in words.figures[block.figure]));
  return isPair && values.length === 2 ? [values] : values;
}

/**
 * The names of single places: `0.2` for `[0, 2]`; a group has several.
 * @param {Json} place
 * @returns {string[]}
 */
const single = (place) => (Array.isArray(place) ? (Array.isArray(place[0]) ? place.flatMap(single) : [place.join(".")]) : [String(place)]);

/**
 * What is marked, in words.
 * @param {FigureBlock} block
 * @param {Marked[]} marked
 */
const told = (block, marked) =>
  el(
    "ul",
    { class: "figure__told" },
    marked.map(({ mark, places, numbers }, index) =>
      el(
        "li",
        {},
        el("b", { "data-tone": mark.tone, "data-value": mark.value ? "" : null }, mark.value ? range(numbers) : signOf(marked, index)),
        el("span", {}, labelled(labelOf(mark, numbers), named(block, places, areSame(numbers) ? [] : numbers).join(mark.way ? " → " : " · "))),
      ),
    ),
  );

/**
 * The number of each of some places.
 * @param {{ of: string, number: string }} value
 * @param {Json[]} places
 * @param {Scope} scope
 */
function numbersOf(value, places, scope) {
  const [of, numbers] = [valuesAt(value.of, scope), valuesAt(value.number, scope)];
  return places.map((place) => Number(numbers[of.indexOf(place)]));
}

/**
 * From the least to the most of some numbers.
 * @param {number[]} numbers
 */
const range = (numbers) => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join("–");

/**
 * What stands at the places of a mark: its number, or a letter where other places have numbers of their own.
 * @param {Marked[]} marked
 * @param {number} index
 */
function signOf(marked, index) {
  if (!marked.some(({ mark }) => mark.value)) return String(index + 1);
  return String.fromCharCode(65 + marked.slice(0, index).filter(({ mark }) => !mark.value).length);
}

/** @param {number[]} numbers */
const areSame = (numbers) => new Set(numbers).size === 1;

/**
 * What a mark means, with the number that all its places have; a label such as "free of charge" says a 0 itself.
 * @param {FigureMark} mark
 * @param {number[]} numbers
 */
const labelOf = (mark, numbers) => (areSame(numbers) && numbers[0] ? beside(plain(mark.label), numbers[0]) : plain(mark.label));

/**
 * @param {string} name
 * @param {number} number
 */
const beside = (name, number) => plain(words.say.beside, { name, number });

/**
 * The names of places, each with its number where numbers are given.
 * @param {FigureBlock} block
 * @param {Json[]} places
 * @param {number[]} numbers
 */
const named = (block, places, numbers) =>
  places.map((place, at) => (numbers.length ? beside(nameOf(block, place), numbers[at]) : nameOf(block, place)));

/**
 * @param {FigureBlock} block
 * @param {Json} place
 * @returns {string}
 */
function nameOf(block, place) {
  if (!Array.isArray(place)) return words.figures[block.figure][String(place)] ?? String(place);
  if (Array.isArray(place[0])) return place.map((square) => nameOf(block, square)).join(" + ");
  const [first, second] = place.map((number) => ({ number: Number(number) + 1 }));
  return block.pair ? plain(block.pair, { first, second }) : uiText("square", { row: first, column: second });
}

/**
 * Put squares by their letters in the place of those that are drawn.
 * @param {Element} drawing
 * @param {Element} letters
 * @param {string[]} rows
 */
function lay(drawing, letters, rows) {
  const squares = rows.flatMap((line, row) =>
    [...line].map((letter, column) => {
      const square = /** @type {Element} */ (letters.querySelector(`[data-letter="${CSS.escape(letter)}"]`)?.cloneNode(true));
      square.setAttribute("transform", `translate(${column * SQUARE} ${row * SQUARE})`);
      square.setAttribute("data-space", `${row}.${column}`);
      return square;
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
