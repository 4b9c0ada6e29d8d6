// The frame around an input: its label, its help, and the tables its entries come from.

import { el } from "../dom.js";
import { say } from "../words.js";

let tables = {};

/** Take the tables of the page's words. */
export function useTables(given) {
  tables = given;
}

/** The ids of a table in the order of the game. */
export const tableIds = (table) => tables[table].order;

/** The rows and columns by which a table is picked, or undefined. */
export const tableGrid = (table) => tables[table].grid;

/** How many copies of an entry there are; no bound where the facts name none. */
export const copiesOf = (table, id) => tables[table].rows[id].copies ?? Infinity;

/** A group of inputs under a label. */
export function framed(words, ...content) {
  return el(
    "fieldset",
    { class: "ck-field" },
    el("legend", {}, say(words.label)),
    words.help ? el("p", { class: "ck-help" }, say(words.help)) : null,
    content,
  );
}
