// What is marked on a drawing of spaces: numbers at their corners, ways from one to the next.

import { drawn } from "./elements.js";

/**
 * Leave out the spaces and edges that are not there with that many players.
 * @param {Element} drawing
 * @param {string} players
 */
export function keep(drawing, players) {
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
export function pin(drawing, place, tone, number, isValue = false) {
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
export function lead(drawing, places, tone) {
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
