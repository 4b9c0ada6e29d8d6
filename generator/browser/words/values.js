// Values of an answer in words: what fills a sentence, and what stands by itself.

import { el, symbol } from "../kit/elements.js";
import { holds, isObject, valuesAt } from "./paths.js";
import { chance, filledAmount } from "./rounded.js";
import { amounts, chip, counted, entries, entry, headLink, items, joined, link, naming, nodes, numbered, pairs, say, told, words } from "./words.js";

/**
 * @param {Json} item
 * @param {Scope} scope
 * @returns {Scope}
 */
export const inside = (item, scope) => ({ ...scope, item, around: scope.item, level: Math.min(scope.level + 1, 6) });

/**
 * @param {Record<string, Value> | undefined} values
 * @param {Scope} scope
 * @returns {Fillings}
 */
export function fillings(values, scope) {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, filling(value, scope)]));
}

/**
 * A value for use in a sentence: { number }, { nodes } or { named }.
 * @param {Value} value
 * @param {Scope} scope
 * @returns {Filled | Named}
 */
function filling(value, scope) {
  const values = valuesAt(value.path, scope);
  const [first] = values;
  switch (value.type) {
    case "count":
      return { number: values.length };
    case "number":
      return { number: Number(first ?? 0) };
    case "size":
      return { number: Math.abs(Number(first ?? 0)) };
    case "chance":
      return { nodes: first && chance(/** @type {Chance} */ (first)) };
    case "amount":
      return first ? filledAmount(/** @type {Amount} */ (first)) : { nodes: "", number: 0 };
    case "entry":
    case "entries":
    case "any-entries":
      return entries(value.of, values.map(String), value.type === "any-entries");
    case "item":
    case "any-item":
      return items(values.map((item) => itemName(value.of, item, scope)), value.type === "any-item" ? "or" : "and");
    case "counts":
      return amounts(value.of, values);
    case "pairs":
      return { nodes: joined(pairs(values).map((pair) => say(value.pair, pair))) };
    default:
      return { nodes: joined(values.map(String)) };
  }
}

/**
 * Numbers by the ids of a table that stand by themselves: each with the symbol of what it counts.
 * @param {string} table
 * @param {Json} counts
 * @returns {Piece}
 */
function countsAlone(table, counts) {
  const each = told(table, counts).map(({ id, count }) => el("span", { class: "answer__count" }, countBeside(table, id, count)));
  return each.length ? joined(each) : say(words.say.nothing);
}

/**
 * How many of an entry there are, behind its symbol if it has one.
 * @param {string} table
 * @param {string} id
 * @param {number} count
 * @returns {Piece}
 */
export function countBeside(table, id, count) {
  const row = entry(table, id);
  return [row.symbol ? symbol(words.sprite, row.symbol, row.hue) : null, counted(table, id, count)];
}

/**
 * What an item of a list of the question is called: by the text that it begins with, or else by its number.
 * @param {string} list
 * @param {Json} item
 * @param {number} number
 */
export function itemCalled(list, item, number) {
  const declared = words.declaration.fields.find(({ name }) => name === list);
  const called = naming(declared?.fields);
  const name = called && isObject(item) && item[called.name];
  return name ? String(name) : numbered(declared, words.fields[list]?.item, number) || String(number);
}

/**
 * What an item of a list is called, also one told by its place or number: by the text that it begins with, or by its number. In
 * a list that only the answer has, an entry names its item, too.
 * @param {string} list
 * @param {Json | undefined} reference
 * @param {Scope} scope
 * @returns {Piece}
 */
export function itemName(list, reference, scope) {
  const items = [scope.answer[list]].flat();
  const place = typeof reference === "string" ? Number(reference) - 1 : reference;
  const item = typeof place === "number" ? items[place] : reference;
  const own = words.lists[list];
  const named = own && isObject(item) && item[own.name];
  if (named) return own.of ? link(own.of, String(named)) : String(named);
  return itemCalled(list, item ?? null, items.indexOf(item ?? null) + 1);
}

/**
 * A value that stands by itself: entries as small cards.
 * @param {Value} value
 * @param {Scope} scope
 */
export function standalone(value, scope) {
  if (value.type === "entries" || value.type === "any-entries") {
    return el("span", { class: "answer__cards" }, valuesAt(value.path, scope).map((id) => chip(value.of, String(id))));
  }
  if (value.type === "entry") return joined(valuesAt(value.path, scope).map((id) => headLink(value.of, String(id))));
  if (value.type === "counts") return valuesAt(value.path, scope).map((counts, index) => [index ? " · " : null, countsAlone(value.of, counts)]);
  return nodes(filling(value, scope));
}

/**
 * A value or a sentence.
 * @param {Value | Sentence} content
 * @param {Scope} scope
 */
export const part = (content, scope) => ("text" in content ? say(content.text, fillings(content.values, scope)) : standalone(content, scope));

/**
 * Whether a value or a sentence is shown: a sentence only if it holds.
 * @param {Value | Sentence} content
 * @param {Scope} scope
 */
export const isShown = (content, scope) => !("text" in content) || holds(content.when, scope);
