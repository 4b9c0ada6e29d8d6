// What coded messages say: their sentences, filled with parameters as the types of these tell.

import { el } from "../kit/elements.js";
import { chance, filledAmount } from "./rounded.js";
import { itemName } from "./values.js";
import { amounts, entries, items, joined, pairs, say, words } from "./words.js";

/**
 * The words of a code. Only an engine that the page was not made for can say what the page has no words for.
 * @param {keyof CodedWords} group
 * @param {string} code
 */
export const wordsOf = (group, code) => words.say[group]?.[code] ?? words.ui["other-version"];

/**
 * What a coded message says: its code's words, or other words about it, with its parameters and perhaps more values.
 * @param {keyof CodedWords} group
 * @param {Coded} message
 * @param {Scope} scope of the answer, in whose lists parameters name items
 * @param {Wording} [text]
 * @param {Fillings} [more]
 */
export function coded(group, { code, params = {} }, scope, text = wordsOf(group, code), more = {}) {
  const types = words.params[group]?.[code] ?? {};
  /** @type {Fillings} */
  const values = {};
  for (const [name, value] of Object.entries(params)) values[name] = parameter(types[name], value, scope);
  return say(text, { ...values, ...more });
}

/**
 * The value of a parameter as a text is filled with it.
 * @param {ShownAs | undefined} type
 * @param {Json | undefined} value
 * @param {Scope} scope
 * @returns {Filling}
 */
function parameter(type, value, scope) {
  if (!type) return typeof value === "object" && value ? String(value) : value;
  if ("is" in type && type.is === "squares") return { nodes: joined(pairs([value ?? []].flat()).map((pair) => say(words.say.square, pair))) };
  if ("is" in type) return type.is === "chance" ? { nodes: chance(/** @type {Chance} */ (value)) } : filledAmount(/** @type {Amount} */ (value));
  if ("counts" in type) return amounts(type.counts, [value]);
  const each = [value].flat();
  if ("items" in type) return items(each.map((place) => itemName(type.items, place, scope)), type.any ? "or" : "and");
  return entries(type.of, each.map(String), type.any);
}

/**
 * A link to a rule section, named by its title; null for a rule this site doesn't have.
 * @param {string | undefined} id
 */
export function ruleLink(id) {
  const rule = id && words.rules[id];
  return rule ? el("a", { class: "answer__rule", href: rule.u, lang: rule.l }, rule.n) : null;
}
