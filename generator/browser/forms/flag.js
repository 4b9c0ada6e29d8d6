// True or false: a box to tick.

import { uiText } from "../words/words.js";
import { checkbox } from "./frame.js";

/**
 * @param {Declaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function flagField(declaration, words, changed) {
  const { node, box } = checkbox(words, changed);
  const start = declaration.default === true;
  box.checked = start;
  return {
    node,
    read: () => box.checked,
    write: (wanted) => {
      box.checked = typeof wanted === "boolean" ? wanted : start;
    },
  };
}

/** @type {Kind} */
export const kind = {
  make: flagField,
  describe: (declaration, _words, value) => (value === declaration.default ? "" : uiText(value ? "yes" : "no")),
  needsLabel: () => true,
};
