// Inputs that belong together, such as those of one of two sides.

import { symbol } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { listed } from "../words/words.js";
import { describeFields, framed } from "./frame.js";

/**
 * @param {Declaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function groupField({ fields = [] }, words, changed, { group, sprite }) {
  const inner = group(fields, words.path, changed);
  const node = framed(words, inner.node);
  node.classList.add("field--group");
  node.classList.toggle("field--abreast", Boolean(words.abreast));
  const { wears } = words;
  if (wears?.hue) node.firstElementChild?.classList.add(`hue-${wears.hue}`);
  if (wears?.symbol) node.firstElementChild?.prepend(symbol(sprite, wears.symbol));
  return {
    node,
    read: inner.read,
    write: (wanted) => inner.write(isObject(wanted) ? wanted : {}),
    refresh: inner.refresh,
  };
}

/** @type {Kind} */
export const kind = {
  make: groupField,
  describe({ fields = [] }, words, value, _most, describeInner) {
    return listed(describeFields(fields, words.path, value, describeInner));
  },
  isBeside: true,
};
