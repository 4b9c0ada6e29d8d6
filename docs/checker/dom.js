// Making elements. Text enters the page only as text nodes and attribute values, never as markup.

const SVG = "http://www.w3.org/2000/svg";
let count = 0;

/** A new id for an element of this page. */
export const freshId = () => `checker-${++count}`;

/**
 * An element. Properties: `on…` (a listener) and any attribute; null, undefined and false leave an attribute out, true
 * sets it empty. Children: nodes, strings, numbers, arrays of these, or null.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Properties} properties
 * @param {Piece[]} children
 */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(name, value === true ? "" : unbroken(String(value)));
  }
  node.append(...broken(children));
  return node;
}

/**
 * A text without the marks of places where a line may break.
 * @param {string} text
 */
export const unbroken = (text) => text.replaceAll("\u200b", "");

/**
 * The nodes and texts of pieces in any depth, one after the other.
 * @param {Piece[]} pieces
 * @returns {(Node | string)[]}
 */
export function flat(pieces) {
  return pieces.flatMap((piece) => {
    if (Array.isArray(piece)) return flat(piece);
    if (piece === null || piece === undefined || piece === false || piece === "") return [];
    return [typeof piece === "object" ? piece : String(piece)];
  });
}

/**
 * The same, with the places for a break as elements, so that a text is copied without them.
 * @param {Piece[]} pieces
 */
const broken = (pieces) => flat(pieces).flatMap((piece) => (typeof piece === "string" ? atBreaks(piece) : [piece]));

/**
 * @param {string} text
 * @returns {(Node | string)[]}
 */
const atBreaks = (text) => text.split("\u200b").flatMap((piece, index) => (index ? [document.createElement("wbr"), piece] : [piece]));

/**
 * Replace what a node holds.
 * @template {Element} Holder
 * @param {Holder} node
 * @param {Piece[]} children
 */
export function fill(node, ...children) {
  node.replaceChildren(...broken(children));
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
  svg.setAttribute("class", "answer__bar");
  svg.setAttribute("aria-hidden", "true");
  const rect = document.createElementNS(SVG, "rect");
  rect.setAttribute("width", `${percent}%`);
  rect.setAttribute("height", "100%");
  svg.append(rect);
  return svg;
}
