// Which cards a query finds, and in which order.
import { ABSENT, NAME, PRESENT, several, squashed } from "./vocabulary.js";
import { joined } from "./nodes.js";
import { write } from "./print.js";
/** @import { Vocabulary } from "./vocabulary.js" */

/**
 * The cards that are asked for; in their own order where none is asked for, else ties by name.
 * @template {QueryCard} Card
 * @param {Pick<Query, "tree" | "order">} query
 * @param {Card[]} cards
 * @param {Vocabulary} vocabulary
 * @returns {Card[]}
 */
export function matches(query, cards, vocabulary) {
  const { tree } = query;
  const found = cards.filter((card) => !tree || holds(tree, card, vocabulary));
  if (!query.order.length) return found;
  const orders = query.order.map((part) => by(part, vocabulary));
  const place = (/** @type {QueryCard} */ one, /** @type {QueryCard} */ other) => one.place - other.place;
  return found.sort((one, other) => [...orders, place].reduce((so, compare) => so || compare(one, other), 0));
}

/**
 * What to leave out where nothing is found, and how many cards that would find; the fewest first.
 * @param {Query} query
 * @param {QueryCard[]} cards
 * @param {Vocabulary} vocabulary
 */
export function relaxed(query, cards, vocabulary) {
  if (!query.tree) return [];
  const parts = "all" in query.tree ? query.tree.all : [query.tree];
  const found = parts.map((part, place) => {
    const rest = { tree: joined("all", parts.filter((_, other) => other !== place)), order: query.order };
    return { part, line: write(rest, vocabulary), count: matches(rest, cards, vocabulary).length };
  });
  return found.filter((one) => one.count).sort((one, other) => one.count - other.count);
}

/**
 * Whether a card is what a part of a query asks for.
 * @param {QueryNode} node
 * @param {QueryCard} card
 * @param {Vocabulary} vocabulary
 * @returns {boolean}
 */
export function holds(node, card, vocabulary) {
  if ("all" in node) return node.all.every((part) => holds(part, card, vocabulary));
  if ("any" in node) return node.any.some((part) => holds(part, card, vocabulary));
  if ("not" in node) return !holds(node.not, card, vocabulary);
  if (!node.field) return mentions(String(node.values[0]), card, vocabulary);
  const field = vocabulary.field(node.field);
  if (field.kind === "text") return node.values.some((value) => reads(node, String(value), card, vocabulary));
  const given = several(card.values[node.field]);
  if (field.kind === "number") return counts(node, given.length ? Number(given[0]) : null);
  const values = node.values.map(String);
  const isSpecial = values.includes(PRESENT) || values.includes(ABSENT);
  const among =
    values.some((value) => given.includes(value)) ||
    (values.includes(PRESENT) && given.length > 0) ||
    (values.includes(ABSENT) && !given.length);
  return node.is === "=" ? among : !among && (given.length > 0 || isSpecial);
}

/**
 * Whether a number is what is asked for; "none" is 0 as well as no number at all.
 * @param {QueryTerm} node
 * @param {number | null} number
 */
function counts(node, number) {
  const ranges = node.values.filter((value) => typeof value !== "string");
  if (ranges.length === node.values.length) return number !== null && compares(node, number);
  const among =
    (node.values.includes(ABSENT) && !number) ||
    (node.values.includes(PRESENT) && Boolean(number)) ||
    (number !== null && compares({ ...node, is: "=", values: ranges }, number));
  return among === (node.is === "=");
}

/**
 * @param {QueryTerm} node
 * @param {number} number
 */
function compares({ is, values }, number) {
  const [first] = values;
  if (is === "<") return number < Number(first);
  if (is === "<=") return number <= Number(first);
  if (is === ">") return number > Number(first);
  if (is === ">=") return number >= Number(first);
  const ranges = /** @type {number[][]} */ (values);
  return ranges.some(([low, high]) => low <= number && number <= high) === (is === "=");
}

/**
 * Whether a word stands on a card, in a name, the text or a value; a number as a figure of its own.
 * @param {string} word
 * @param {QueryCard} card
 * @param {Vocabulary} vocabulary
 */
function mentions(word, card, vocabulary) {
  const text = vocabulary.folded(card).all;
  if (!/^[0-9]+$/.test(word)) return text.includes(vocabulary.needle(word));
  if (new RegExp(`(?:^|[^0-9])${word}(?![0-9])`).test(text)) return true;
  const numbers = vocabulary.fields.filter((field) => field.kind === "number");
  return numbers.some((field) => several(card.values[field.id]).includes(Number(word)));
}

/**
 * @param {QueryTerm} node
 * @param {string} value
 * @param {QueryCard} card
 * @param {Vocabulary} vocabulary
 */
function reads(node, value, card, vocabulary) {
  const { names, text } = vocabulary.folded(card);
  const texts = node.field === NAME ? names : [text];
  if (node.is === "=") return texts.some((one) => squashed(one) === squashed(value));
  return texts.some((one) => one.includes(vocabulary.needle(value)));
}

/**
 * What compares two cards by a field, those without a value last in either direction.
 * @param {QueryOrder} part
 * @param {Vocabulary} vocabulary
 * @returns {(one: QueryCard, other: QueryCard) => number}
 */
function by({ field: id, down }, vocabulary) {
  const field = vocabulary.field(id);
  const sign = down ? -1 : 1;
  if (id === NAME) return (one, other) => sign * (one.place - other.place);
  const places = new Map((field.values ?? []).map((value, place) => [value.id, place]));
  /** @param {QueryCard} card */
  const value = (card) => {
    const [given] = several(card.values[id]);
    if (given === undefined) return undefined;
    return field.kind === "number" ? Number(given) : (places.get(String(given)) ?? places.size);
  };
  return (one, other) => {
    const [first, second] = [value(one), value(other)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second);
  };
}
