// Holds a text of a translation, with its placeholders, against what the page shows of it: what stands in each placeholder, and
// how the place looks with another text.
import { el } from "../kit/elements.js";

const PLACEHOLDER = /(\{[^{}]*\})/;
const SPACES = /[\s\u00a0\u202f\u2060\u200b]+/;

/** @param {string} piece */
const isPlaceholder = (piece) => PLACEHOLDER.test(piece);

/**
 * The placeholder without the text or the form that a language writes into it.
 * @param {string} placeholder
 */
export const keyOf = (placeholder) => placeholder.slice(1, -1).split("|")[0].split("#")[0];

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/**
 * What finds the placeholders of a text in what is shown of it. Pages join words by spaces of their own, and begin a sentence
 * with a capital.
 * @param {string} template
 */
function patternOf(template) {
  const source = template.split(PLACEHOLDER).map((piece, place) => {
    if (isPlaceholder(piece)) return "([^]*?)";
    const words = piece.split(SPACES).map(escaped);
    if (place === 0 && words[0]) words[0] = `(?:${words[0]}|${escaped(piece[0].toUpperCase() + piece.slice(1)).split(SPACES)[0]})`;
    return words.join("[\\s\\u00a0\\u202f\\u2060\\u200b]*");
  });
  return new RegExp(`^\\s*${source.join("")}\\s*$`, "du");
}

/**
 * The part of an element between two places of its text.
 * @param {Element} element
 * @param {number} start
 * @param {number} end
 */
function part(element, start, end) {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let isOpen = false;
  range.selectNodeContents(element);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = /** @type {Text} */ (node);
    if (!isOpen && start < passed + length) {
      // A whole text of an element is taken with the element.
      if (start === passed) range.setStartBefore(outermost(node, element, "previousSibling"));
      else range.setStart(node, start - passed);
      isOpen = true;
    }
    if (isOpen && end <= passed + length) {
      if (end === passed + length) range.setEndAfter(outermost(node, element, "nextSibling"));
      else range.setEnd(node, end - passed);
      return range.cloneContents();
    }
    passed += length;
  }
  return document.createDocumentFragment();
}

/**
 * The largest part of an element that begins, or ends, with a node.
 * @param {Node} node
 * @param {Element} element
 * @param {"previousSibling" | "nextSibling"} side
 */
function outermost(node, element, side) {
  let found = node;
  while (found.parentNode && found.parentNode !== element && !found[side]) found = found.parentNode;
  return found;
}

/**
 * A part of a text without the spaces by which the page joins it to what is around it.
 * @param {string} text
 * @param {[start: number, end: number]} part
 * @returns {[start: number, end: number]}
 */
function bare(text, [start, end]) {
  const piece = text.slice(start, end);
  const first = start + piece.length - piece.trimStart().length;
  return [first, first + piece.trim().length];
}

/**
 * What stands in the placeholders of the text that an element shows, in their order; null if it shows another text.
 * @param {string} template
 * @param {Element} element
 * @returns {[placeholder: string, shown: DocumentFragment][] | null}
 */
export function fitted(template, element) {
  const match = /** @type {(RegExpExecArray & { indices: [number, number][] }) | null} */ (patternOf(template).exec(element.textContent ?? ""));
  if (!match) return null;
  const names = template.split(PLACEHOLDER).filter(isPlaceholder);
  return names.map((name, place) => [name, part(element, ...bare(element.textContent ?? "", match.indices[place + 1]))]);
}

/**
 * What stands in the placeholders of the first of some texts that an element shows, except where they say it themselves.
 * @param {string[]} templates
 * @param {Element} element
 * @returns {[placeholder: string, shown: string][]}
 */
export function standing(templates, element) {
  const known = templates.map((template) => fitted(template, element)).find((found) => found) ?? [];
  /** @type {[string, string][]} */
  const shown = known.map(([name, content]) => [name, content.textContent ?? ""]);
  return shown.filter(([name, text]) => !name.endsWith(`|${text}}`));
}

/**
 * A text as it would stand in the place of another: what a placeholder shows there it shows here, whatever its form; one that is
 * new is shown as it is written.
 * @param {string} template
 * @param {[placeholder: string, shown: DocumentFragment][]} known
 * @returns {Node[]}
 */
export function written(template, known) {
  const left = [...known];
  /** @param {string} placeholder */
  const shown = (placeholder) => {
    const at = [
      left.findIndex(([name]) => name === placeholder),
      left.findIndex(([name]) => keyOf(name) === keyOf(placeholder)),
    ].find((place) => place >= 0);
    if (at === undefined) return null;
    const [[, content]] = left.splice(at, 1);
    const [, text] = placeholder.slice(1, -1).split("|");
    const copy = /** @type {DocumentFragment} */ (content.cloneNode(true));
    // What shows a text of the translator's own, as a link or in words alone, shows the new one.
    const only = copy.childNodes.length === 1 ? copy.firstElementChild : null;
    const place = only ? innermost(only) : copy.firstElementChild ? null : copy;
    if (text && place && placeholder.includes(":")) place.textContent = text;
    return copy;
  };
  return template.split(PLACEHOLDER).filter(Boolean).map((piece) =>
    isPlaceholder(piece) ? shown(piece) ?? el("code", {}, piece) : document.createTextNode(piece));
}

/**
 * The element that holds the text of an element alone.
 * @param {Element} element
 * @returns {Element}
 */
function innermost(element) {
  const [child] = element.children;
  return child && child.textContent === element.textContent ? innermost(child) : element;
}
