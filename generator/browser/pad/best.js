// Quickly: the best entry of each row of a table's grid, or none.

import { tableGrid } from "../forms/frame.js";
import { el, freshId, symbol } from "../kit/elements.js";
import { entry, say, uiText, words } from "../words/words.js";

/**
 * @param {PadCell} cell
 * @param {FormContext} context
 * @returns {PadEditor}
 */
export function editor({ category, path, declared, read, write }, context) {
  const { quick } = category;
  const input = quick?.field ?? "";
  const table = declared(input).of ?? "";
  const omitted = words.fields[path(input)]?.omit ?? [];
  const chosen = () => [read(input) ?? []].flat().map(String);
  /** @type {HTMLInputElement[]} */
  const boxes = [];

  /** @param {string} id */
  const shortOf = (id) => entry(table, id).short ?? id;

  /** @param {GridRow} row */
  function line(row) {
    const ids = row.lines.flat().filter((id) => id !== null && !omitted.includes(id) && context.isInPlay(table, id)).map(String);
    const shown = ids.filter((id, index) => ids.findIndex((other) => shortOf(other) === shortOf(id)) === index);
    if (!shown.length) return null;
    const name = freshId();
    /**
     * @param {string} id
     * @param {string} text
     * @param {string} label
     */
    const box = (id, text, label) => {
      const own = el("input", {
        type: "radio",
        name,
        value: id,
        class: "spoken",
        "aria-label": label,
        onchange: () => write({ [input]: [...chosen().filter((other) => !ids.includes(other)), ...(id ? [id] : [])] }),
      });
      boxes.push(own);
      own.dataset.row = ids.join(" ");
      return el("label", { class: id ? "pad__one" : "pad__one pad__one--none" }, own, el("span", { "aria-hidden": "true" }, text));
    };
    return el(
      "fieldset",
      { class: `pad__best${row.hue ? ` hue-${row.hue}` : ""}` },
      el("legend", { class: "spoken" }, row.name ?? ""),
      row.symbol ? symbol(words.sprite, row.symbol, row.hue) : el("span", {}, row.name ?? ""),
      box("", "–", uiText("nothing-of", { name: row.name ?? "" })),
      shown.map((id) => box(id, entry(table, id).short ?? entry(table, id).n, entry(table, id).n)),
    );
  }

  const node = el("div", { class: "pad__way" }, el("p", { class: "pad__help" }, say(quick?.help)), (tableGrid(table) ?? []).map(line));

  function draw() {
    const ids = chosen();
    for (const box of boxes) {
      const row = (box.dataset.row ?? "").split(" ");
      box.checked = box.value ? ids.includes(box.value) : ids.length > 0 && !ids.some((id) => row.includes(id));
    }
  }
  draw();
  return { node, draw };
}
