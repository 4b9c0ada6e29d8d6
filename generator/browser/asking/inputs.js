// Which inputs of a form the parts of a position belong to.

import { declaredAt } from "../words/words.js";

/**
 * The path of the input by which something is put in: what stands in a list is put in with the list.
 * @param {string} path
 */
export function inputAt(path) {
  const names = path.split(/[.[]/);
  const least = names.findIndex((_, place) => !["group", "tuple"].includes(declaredAt(names.slice(0, place + 1).join("."))?.type ?? ""));
  return least < 0 ? path : names.slice(0, least + 1).join(".");
}
