// A number as places in a row of which so many are filled: a touch on the last one fills all up to it, and one on the first, which
// stays free, empties them.

import { el, symbol } from "../kit/elements.js";
import { few } from "./few.js";
import { framed } from "./frame.js";

/**
 * @param {IntegerDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function filledField({ min, max, default: start = null }, words, changed, { sprite }) {
  const { among, symbol: drawn } = /** @type {FilledLayout} */ (words.layout);
  const number = few({ min, max, start, changed });
  number.call(Array.from({ length: max - min + 1 }, (_, place) => [place ? symbol(sprite, drawn) : null, el("b", {}, String(place))]));
  number.node.classList.add("seats");
  return {
    node: framed(words, number.node),
    read: number.read,
    write: number.write,
    settle(beside) {
      if (among) number.limit(Math.max(Number(beside[among] ?? 0), number.read() ?? 0));
    },
  };
}

/** @type {(of: Kind) => Kind} */
export const laid = (of) => ({ ...of, make: (declaration, ...around) => filledField(/** @type {IntegerDeclaration} */ (declaration), ...around) });
