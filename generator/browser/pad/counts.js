// Quickly: entries of a table, each with how much it counts.

import { el, face, fill } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { stepper } from "../forms/stepper.js";
import { tableIds } from "../forms/frame.js";
import { opening, picker } from "../forms/picker.js";
import { entry, fieldWords, labelled, say, ui, uiText } from "../words/words.js";

/**
 * @param {PadCell} cell
 * @param {FormContext} context
 * @returns {PadEditor}
 */
export function editor({ category, label, path, declared, read, write, result }, context) {
  const { quick } = category;
  if (quick?.way !== "counts") throw new Error("no counts");
  const { field: input, counts: told, items } = quick;
  const table = declared(input).of ?? "";
  const [which, number] = [declared(told).fields?.find(({ type }) => type === "entry"), declared(told).fields?.find(({ type }) => type === "integer")];
  const [idName, countName] = [which?.name ?? "", number?.name ?? ""];
  const chosen = () => [read(input) ?? []].flat().map(String);
  /** @returns {JsonObject[]} */
  const counts = () => [read(told) ?? []].flat().filter(isObject);
  /** @type {Map<string, { node: HTMLElement, points: HTMLElement }>} */
  const rows = new Map();

  /** @param {string[]} ids */
  const choose = (ids) => write({ [input]: ids, [told]: counts().filter((row) => ids.includes(String(row[idName]))) });

  /**
   * @param {string} id
   * @param {number | null} count
   */
  const count = (id, count) => {
    const others = counts().filter((row) => row[idName] !== id);
    write({ [input]: chosen(), [told]: count === null ? others : [...others, { [idName]: id, [countName]: count }] });
  };

  /** @param {string} id */
  function row(id) {
    const known = counts().find((other) => other[idName] === id)?.[countName];
    const name = entry(table, id).n;
    const line = stepper({
      min: Number(number?.min ?? 0),
      max: Number(number?.max ?? 99),
      start: null,
      parts: 1,
      name: uiText("count-of", { name }),
      changed: () => count(id, line.read()),
    });
    line.write(known);
    const points = el("b", { class: "pad__points" });
    const out = el("button", { type: "button", class: "button button--icon", "aria-label": uiText("remove", { name }), onclick: () => (choose(chosen().filter((other) => other !== id)), opener.focus()) }, "×");
    const { picture, l } = entry(table, id);
    return { node: el("li", { class: "pad__counted" }, picture ? face(picture) : null, el("span", { lang: l }, name), line.node, points, out), points };
  }

  const dialog = picker({ context, table, ids: tableIds(table), first: null, title: label, several: true, chosen, choose, owner: (id) => context.ownerOf(table, fieldWords(path(input)), id) });
  const opener = el("button", { type: "button", class: "action action--primary action--wide", "aria-label": labelled(label, uiText("choose")), ...opening(dialog) }, ui("choose"));
  const list = el("ul", { class: "pad__list" });

  function draw() {
    const ids = chosen();
    for (const id of [...rows.keys()]) if (!ids.includes(id)) rows.delete(id);
    for (const id of ids) if (!rows.has(id)) rows.set(id, row(id));
    const nodes = ids.map((id) => rows.get(id)?.node);
    if (nodes.some((node, place) => node !== list.children[place]) || nodes.length !== list.childElementCount) fill(list, nodes);
    const scored = (items ? result(items) : []).filter(isObject);
    for (const [id, { points }] of rows) {
      const own = scored.find((item) => item[table] === id);
      fill(points, own ? String(own.points).replace(/^-/, "−") : null);
    }
  }

  draw();
  return { node: el("div", { class: "pad__way" }, el("p", { class: "pad__help" }, say(quick.help)), list, opener), draw };
}
