// A whole number.

import { freshId } from "../dom.js";
import { inParts, plain } from "../words.js";
import { framed } from "./frame.js";
import { stepper } from "./stepper.js";

/**
 * @param {IntegerDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function integerField(declaration, words, changed) {
  const label = freshId();
  const { min, max, default: start = null } = declaration;
  const number = stepper({ min, max, start, parts: words.parts, name: plain(words.label), label, changed });
  const node = framed(words, number.node);
  node.querySelector("legend").id = label;
  return { ...number, node };
}

/** @type {Kind} */
export const kind = {
  make: integerField,
  told: (declaration, { parts }, value) => (value === null || value === declaration.default ? "" : inParts(Number(value), parts)),
  needsLabel: () => true,
};
