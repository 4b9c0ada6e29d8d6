// Making elements. Text enters the page only as text nodes and attribute values, never as markup.

/** @typedef {(listener: EventListener) => EventListener} Binding */

const SVG = "http://www.w3.org/2000/svg";
let count = 0;

/** A new id for an element of this page. */
export const freshId = () => `checker-${++count}`;

/** What listeners become. @type {Binding} */
let bind = (listener) => listener;

/**
 * Have the listeners of all elements that are made from now on bound; gives what they were bound by before.
 * @param {Binding} binding
 */
export function bindListeners(binding) {
  const before = bind;
  bind = binding;
  return before;
}

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
    if (typeof value === "function") node.addEventListener(name.slice(2), bind(/** @type {EventListener} */ (value)));
    else node.setAttribute(name, value === true ? "" : unbroken(String(value)));
  }
  node.append(...broken(children));
  return node;
}

/**
 * The face of a card: a picture without words, beside its name; a small one is a drawing of its own.
 * @param {string} address
 * @param {boolean} isSmall
 * @param {"lazy" | "eager"} loading eager where it is what the reader looks for
 */
export const face = (address, isSmall = false, loading = "lazy") =>
  el("img", {
    class: "face",
    src: isSmall ? address.replace(/-m\.svg$/, "-s.svg") : address,
    alt: "",
    loading,
    width: isSmall ? 60 : 110,
  });

/**
 * A text without the marks of places where a line may break.
 * @param {string} text
 */
export const unbroken = (text) => text.replace(/[\u200b\u2060]/g, "");

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

const LEADING = /(?:[(（「『„“‘«[]|(^|[\s(（「『„“‘«[])\p{L}{1,2}\u00a0|\d\u00a0?)$/u;

/**
 * The opening marks, numbers and words of one or two letters that a text ends with.
 * @param {string} text
 * @returns {string}
 */
function leading(text) {
  const found = LEADING.exec(text);
  if (!found) return "";
  const start = found.index + (found[1] ?? "").length;
  return leading(text.slice(0, start)) + text.slice(start);
}

/**
 * Pieces of a sentence in which no line parts an opening mark or a short word from the symbol that the next piece begins with.
 * @param {Piece[]} pieces
 */
export function besideSymbols(pieces) {
  /** @type {(Node | string)[]} */
  const result = [];
  for (const piece of flat(pieces)) {
    const before = result.at(-1);
    const lead = typeof before === "string" && piece instanceof Element && piece.querySelector("svg") ? leading(before) : "";
    if (lead) result.push(String(result.pop()).slice(0, -lead.length), el("span", { class: "kept" }, lead, piece));
    else result.push(piece);
  }
  return result;
}

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
 * An element of a drawing.
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {(Element | string)[]} children
 */
export function drawn(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/**
 * A drawing of one shape; decoration, for what it shows is said beside it or on what it stands in.
 * @param {Record<string, string>} attributes
 * @param {string} shape
 * @param {Record<string, string>} ofShape
 */
export const drawing = (attributes, shape, ofShape) => drawn("svg", { ...attributes, "aria-hidden": "true" }, drawn(shape, ofShape));

/**
 * A symbol of the game's sprite.
 * @param {string} sprite
 * @param {string} name
 * @param {string} [hue]
 */
export const symbol = (sprite, name, hue) =>
  drawing({ class: `symbol${hue ? ` hue-${hue}` : ""}`, viewBox: "0 0 24 24" }, "use", { href: `${sprite}#${name}` });

const SIGNS = new URL("../../icons/signs.svg", import.meta.url).href;

/**
 * A sign of the site, drawn in lines; decoration beside its words.
 * @param {string} name
 */
export const sign = (name) => drawing({ class: "icon" }, "use", { href: `${SIGNS}#${name}` });

/**
 * A symbol right before its word.
 * @param {string} sprite
 * @param {string} name
 * @param {string} [hue]
 */
export const symbolBeside = (sprite, name, hue) =>
  drawing({ class: `symbol symbol--beside${hue ? ` hue-${hue}` : ""}`, viewBox: "0 0 24 24" }, "use", { href: `${sprite}#${name}` });

/**
 * A bar of that percentage.
 * @param {number} percent
 */
export const bar = (percent) => drawing({ class: "answer__bar" }, "rect", { width: `${percent}%`, height: "100%" });
