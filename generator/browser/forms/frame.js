// The frame around an input: its label, its help, and the table that its entries come from.

import { el, freshId } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { fieldWords, say, tableOf } from "../words/words.js";

/**
 * The ids of a table in the order of the game.
 * @param {string} table
 */
export const tableIds = (table) => tableOf(table).order;

/**
 * The rows and columns by which a table is picked, or undefined.
 * @param {string} table
 */
export const tableGrid = (table) => tableOf(table).grid;

/**
 * The names of the columns of that grid.
 * @param {string} table
 */
export const tableColumns = (table) => tableOf(table).columns ?? [];

/**
 * How many copies of an entry there are in all sets; no bound where the facts name none.
 * @param {string} table
 * @param {string} id
 */
export const copiesOf = (table, id) => tableOf(table).rows[id].copies ?? Infinity;

/**
 * A group of inputs under a label.
 * @param {FieldWords} words
 * @param {Piece[]} content
 */
export function framed(words, ...content) {
  return el(
    "fieldset",
    { class: "field" },
    el("legend", {}, say(words.label)),
    words.help ? el("p", { class: "field__help" }, say(words.help)) : null,
    content,
  );
}

/**
 * A box to tick, with its label beside it.
 * @param {FieldWords} words
 * @param {() => void} changed
 */
export function checkbox(words, changed) {
  const help = words.help ? el("p", { class: "field__help", id: freshId() }, say(words.help)) : null;
  const box = el("input", { type: "checkbox", onchange: changed, "aria-describedby": help?.id });
  const label = el("label", { class: "field__toggle" }, box, el("b", {}, say(words.label)));
  return { box, node: el("div", { class: "field" }, label, help) };
}

/**
 * What an object of inputs holds: a text for each that says something.
 * @param {Declaration[]} fields
 * @param {string} path
 * @param {Json} value
 * @param {(inner: FilledInput) => string} describeInner
 */
export function describeFields(fields, path, value, describeInner) {
  const values = isObject(value) ? value : {};
  const filled = fields.filter(({ name }) => name in values);
  return filled.map((field) => describeInner([field, fieldWords(`${path}.${field.name}`), values[field.name] ?? null])).filter(Boolean);
}
