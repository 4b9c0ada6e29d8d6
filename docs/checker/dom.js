// Making elements. Text enters the page only as text nodes and attribute values, never as markup.

const SVG = "http://www.w3.org/2000/svg";
let count = 0;

/** A new id for an element of this page. */
export const freshId = () => `checker-${++count}`;

/**
 * An element. Properties: `class`, `on…` (a listener), `data` (data attributes) and any attribute; null, undefined and
 * false leave an attribute out, true sets it empty. Children: nodes, strings, numbers, arrays of these, or null.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} properties
 * @param {Piece[]} children
 */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(node.dataset, value);
    else node.setAttribute(name, value === true ? "" : unbroken(String(value)));
  }
  node.append(...flat(children));
  return node;
}

/**
 * A text without the marks of places where a line may break.
 * @param {string} text
 */
export const unbroken = (text) => text.replaceAll("\u200b", "");

/** @param {Piece[]} children */
function flat(children) {
  const given = children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== "");
  return given.flatMap((child) => (typeof child === "string" && child.includes("\u200b") ? broken(child) : [child]));
}

/**
 * A text with its places for a break as elements, so that it is copied without them.
 * @param {string} text
 */
const broken = (text) =>
  text.split("\u200b").flatMap((piece, index) => (index ? [document.createElement("wbr"), piece] : [piece]));

/**
 * Replace what a node holds.
 * @param {any} node
 */
export function fill(node, ...children) {
  node.replaceChildren(...flat(children));
  return node;
}

/**
 * A symbol of the game's sprite; decoration, for its name stands beside it or on the button around it.
 * @param {string} sprite
 * @param {string} name
 * @param {string} [hue]
 */
export function symbol(sprite, name, hue) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `symbol${hue ? ` hue-${hue}` : ""}`);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${sprite}#${name}`);
  svg.append(use);
  return svg;
}

/**
 * A bar of that percentage; decoration, for the number stands beside it.
 * @param {number} percent
 */
export function bar(percent) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "ck-bar");
  svg.setAttribute("aria-hidden", "true");
  const rect = document.createElementNS(SVG, "rect");
  rect.setAttribute("width", `${percent}%`);
  rect.setAttribute("height", "100%");
  svg.append(rect);
  return svg;
}
