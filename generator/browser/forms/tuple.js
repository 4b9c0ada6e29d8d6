// A list with a place for each of its fields: the same as a group on the page.

import { fieldWords, listed } from "../words/words.js";
import { framed } from "./frame.js";

/**
 * @param {Declaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function tupleField({ fields = [], required }, words, changed, { group }) {
  const inner = group(fields, words.path, changed);
  const node = framed(words, inner.node);
  node.classList.add("field--group");

  function read() {
    const values = inner.values();
    return fields.map(({ name }) => values[name] ?? null);
  }

  const start = JSON.stringify(read());
  return {
    node,
    read,
    write(wanted) {
      const values = Array.isArray(wanted) ? wanted : [];
      inner.write(Object.fromEntries(fields.flatMap(({ name }, place) => (values[place] === undefined ? [] : [[name, values[place]]]))));
    },
    refresh: inner.refresh,
    touched: () => JSON.stringify(read()) !== start || (required && !read().includes(null)),
  };
}

/** @type {Kind} */
export const kind = {
  make: tupleField,
  describe({ fields = [] }, words, value, _most, describeInner) {
    const values = Array.isArray(value) ? value : [];
    const texts = fields.map((field, place) => describeInner([field, fieldWords(`${words.path}.${field.name}`), values[place] ?? null]));
    return listed(texts.filter(Boolean));
  },
};
