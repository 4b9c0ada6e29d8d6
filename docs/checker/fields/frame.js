// The frame around an input: its label, its help, and the tables its entries come from.

import { isOff } from "../../js/sets.js";
import { el, freshId } from "../dom.js";
import { isObject } from "../paths.js";
import { declaredAt, fieldWords, naming, numbered, plain, say } from "../words.js";

/** @type {Record<string, Table>} */
let tables = {};
/** @type {PageWords["sets"]} */
let sets = [];
/** @type {string[]} */
let needed = [];
/** @type {(() => Json[]) | null} */
let named = null;
/** @type {string[]} */
let implied = [];
/** @type {() => JsonObject} */
let whole = () => ({});

/**
 * Take the page's words: its tables, the sets of the game, the base game first, and the set that the checker is about.
 * @param {PageWords} words
 */
export function useTables(words) {
  tables = words.tables;
  sets = words.sets;
  needed = [sets[0].id, words.set];
}

/**
 * Take the input that names the sets in play, if the form has one: `read` gives their ids.
 * @param {(() => Json[]) | null} read
 */
export function useSets(read) {
  named = read;
}

/**
 * Take the sets by which a question is answered that names none; tells whether they are others than before.
 * @param {string[]} ids
 */
export function implySets(ids) {
  const isNew = String(implied) !== String(ids);
  implied = ids;
  return isNew;
}

export const impliedSets = () => implied;

/**
 * Take what gives all that the form holds.
 * @param {() => JsonObject} read
 */
export function useWhole(read) {
  whole = read;
}

/**
 * Who has an entry already of which there is only one, by name or number: the item of a list in which it stands at the place of
 * this input, or of one that shares no entry with it; or else such an input itself. Null if it is free.
 * @param {string} table
 * @param {InputWords} words
 * @param {string} id
 * @returns {Owner | null}
 */
export function ownerOf(table, { path, apart = [] }, id) {
  if (![1, Infinity].includes(copiesOf(table, id))) return null;
  const around = path.slice(0, Math.max(path.lastIndexOf("."), 0));
  if (around.includes(".")) return null;
  const names = [path.slice(around ? around.length + 1 : 0), ...apart];
  /** @param {JsonObject} values */
  const holder = (values) => names.find((name) => [values[name] ?? []].flat().includes(id));
  if (!around) {
    const name = holder({ ...whole(), [names[0]]: null });
    return name === undefined ? null : { key: "in", name: plain(fieldWords(name).label) };
  }
  const list = declaredAt(around);
  if (list?.type !== "list") return null;
  const items = /** @type {JsonObject[]} */ ([whole()[around] ?? []].flat());
  const place = items.findIndex((item) => holder(item) !== undefined);
  if (place < 0) return null;
  const called = naming(list.fields);
  return { key: "has", name: String((called && items[place][called.name]) || numbered(list, fieldWords(around).item, place + 1)) };
}

/**
 * The entries of another input that come first where one is picked, under the label of that input.
 * @param {InputWords} words
 */
export function firstOf({ path, among }) {
  if (!among) return undefined;
  const beside = `${path.slice(0, path.lastIndexOf(".") + 1)}${among}`;
  return {
    get ids() {
      return [whole()[beside] ?? []].flat().map(String);
    },
    title: plain(fieldWords(beside).label),
  };
}

/**
 * The ids of a table in the order of the game.
 * @param {string} table
 */
export const tableIds = (table) => tables[table].order;

/**
 * The rows and columns by which a table is picked, or undefined.
 * @param {string} table
 */
export const tableGrid = (table) => tables[table].grid;

/**
 * The names of the columns of that grid.
 * @param {string} table
 */
export const tableColumns = (table) => tables[table].columns ?? [];

/**
 * Whether a set is in play: as the question itself says, or else as the reader has chosen for the whole site.
 * @param {string} set
 */
const plays = (set) => needed.includes(set) || (named ? named().includes(set) : !isOff(set));

/**
 * Whether an entry belongs to a set that is in play.
 * @param {string} table
 * @param {string} id
 */
export const isInPlay = (table, id) => {
  const { set } = tables[table].rows[id];
  return set === undefined || plays(set);
};

/**
 * How many copies of an entry there are in all sets; no bound where the facts name none.
 * @param {string} table
 * @param {string} id
 */
export const copiesOf = (table, id) => tables[table].rows[id].copies ?? Infinity;

/**
 * How many copies of an entry there are in the sets in play.
 * @param {string} table
 * @param {string} id
 */
export function copiesInPlay(table, id) {
  const { sets: each } = tables[table].rows[id];
  if (!each) return isInPlay(table, id) ? copiesOf(table, id) : 0;
  return Object.entries(each).reduce((sum, [set, copies]) => sum + (plays(set) ? copies : 0), 0);
}

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
