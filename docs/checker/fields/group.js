// Inputs that belong together, such as those of one of two sides.

import { isObject } from "../paths.js";
import { listed } from "../words.js";
import { describeFields, framed } from "./frame.js";

/**
 * @param {Declaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function groupField({ fields = [] }, words, changed, { group }) {
  const inner = group(fields, words.path, changed);
  const node = framed(words, inner.node);
  node.classList.add("field--group");
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
