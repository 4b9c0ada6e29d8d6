// Exactly: the inputs of the checker's own form.

import { el } from "../kit/elements.js";

/**
 * @param {PadCell} cell
 * @param {(declarations: Declaration[], path: string, changed: () => void) => Inputs} group
 * @returns {PadEditor}
 */
export function editor({ category, path, declared, read, write }, group) {
  const names = category.exact ?? [];
  const place = path("").replace(/\.$/, "");
  const inputs = group(names.map(declared), place, () => {
    inputs.refresh();
    const values = inputs.read();
    write(Object.fromEntries(names.map((name) => [name, values[name] ?? null])));
  });
  inputs.write(Object.fromEntries(names.map((name) => [name, read(name)]).filter(([, value]) => value !== undefined)));
  inputs.refresh();
  return { node: el("div", { class: "pad__way checker__form" }, inputs.node) };
}
