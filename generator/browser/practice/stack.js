// Cards that lie on each other in rows, drawn as the checker's form draws them: the first row is the one at the bottom.

import { el, flat, symbol } from "../kit/elements.js";
import { isObject } from "../words/paths.js";
import { counted, entry, fieldWords, labelled, listed, numbered, plain, say, told, words } from "../words/words.js";

/** @typedef {ItemsDeclaration & { each: Declaration }} Row */

/**
 * @param {Declaration} field
 * @param {Json} value
 * @param {string} path
 */
export function drawStack({ fields = [] }, value, path) {
  const rows = /** @type {Row[]} */ (fields);
  const widest = Math.max(...rows.map((row) => row.max_items));
  const drawn = rows.map((row, number) => {
    const own = fieldWords(`${path}.${row.name}`);
    const held = Array.isArray(value) ? value[number] : isObject(value) ? value[row.name] : null;
    const cards = Array.from({ length: row.max_items }, (_, place) => drawCard(row, own, (Array.isArray(held) && held[place]) || null, place));
    const line = el("div", { class: "stack__row", role: "group", "aria-label": plain(own.label) }, cards);
    line.style.setProperty("--widest", String(widest));
    return [el("p", { class: "stack__label", "aria-hidden": "true" }, say(own.label)), line];
  });
  // What the lines of a card are, where there are several.
  const parts = (rows[0]?.each.fields ?? []).map(({ name }) => plain(fieldWords(`${path}.${rows[0].name}[].${name}`).label));
  return el("div", { class: "stack" }, drawn.reverse(), parts.length > 1 ? el("p", { class: "stack__label" }, parts.join(" / ")) : null);
}

/**
 * @param {Row} row
 * @param {InputWords} own
 * @param {Json} value null where no card lies
 * @param {number} place
 */
function drawCard(row, own, value, place) {
  const name = numbered(row, own.item, place + 1) || String(place + 1);
  const lines = linesOf(row.each, value, `${own.path}[]`);
  const told = lines.map(({ label, ids, of }) => {
    const all = listed(ids.map(([id, count]) => flat([counted(of, id, count)]).map((piece) => (typeof piece === "string" ? piece : piece.textContent)).join("")));
    return label ? labelled(label, all) : all;
  });
  const shown = lines.map(({ ids, of }) => el("span", { class: "stack__line" }, ids.map(([id, count]) => drawOne(of, id, count))));
  return el(
    "div",
    { class: `stack__one${value === null ? " stack__one--free" : ""}`, role: "img", "aria-label": told.length ? labelled(name, told.join("; ")) : name },
    shown.length ? shown : el("span", { class: "stack__number" }, String(place + 1)),
  );
}

/**
 * What a card holds: a line for each of its inputs that counts entries and has some.
 * @param {Declaration} declaration
 * @param {Json} value
 * @param {string} path
 * @param {string} [label]
 * @returns {{ label: string, of: string, ids: [string, number][] }[]}
 */
function linesOf({ type, of = "", fields = [] }, value, path, label = "") {
  if (!isObject(value)) return [];
  if (type === "group") return fields.flatMap((inner) => linesOf(inner, value[inner.name] ?? null, `${path}.${inner.name}`, plain(fieldWords(`${path}.${inner.name}`).label)));
  const ids = told(of, value).map(({ id, count }) => /** @type {[string, number]} */ ([id, count]));
  return type === "counts" && ids.length ? [{ label, of, ids }] : [];
}

/**
 * @param {string} of
 * @param {string} id
 * @param {number} count
 */
function drawOne(of, id, count) {
  const { mark, symbol: drawing, hue, n } = entry(of, id);
  const shown = drawing ?? mark;
  return el("span", { class: "kept" }, count > 1 ? String(count) : null, shown ? symbol(words.sprite, shown, hue) : String(n));
}
