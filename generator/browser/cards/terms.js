// The terms of a query that chips, ranges and headings read and write: those that all cards must meet.
import { joined } from "../query/query.js";
import { PRESENT } from "../query/vocabulary.js";

/**
 * The parts that must all hold.
 * @param {Query} query
 * @returns {QueryNode[]}
 */
const partsOf = ({ tree }) => (!tree ? [] : "all" in tree ? tree.all : [tree]);

/**
 * The terms of a field.
 * @param {Query} query
 * @param {string} field
 */
export const termsOf = (query, field) =>
  partsOf(query).flatMap((part) => ("field" in part && part.field === field ? [part] : []));

/**
 * The query with one term of a field in the place of those that it had, or with none.
 * @param {Query} query
 * @param {string} field
 * @param {Omit<QueryTerm, "field" | "at"> | null} term
 * @returns {Query}
 */
function replaced(query, field, term) {
  const parts = partsOf(query);
  const first = parts.findIndex((part) => "field" in part && part.field === field);
  const others = parts.filter((part) => !("field" in part && part.field === field));
  const place = first < 0 ? others.length : parts.slice(0, first).filter((part) => others.includes(part)).length;
  /** @type {QueryNode[]} */
  const own = term ? [{ field, at: [0, 0], ...term }] : [];
  return { tree: joined("all", [...others.slice(0, place), ...own, ...others.slice(place)]), order: query.order, mistakes: [] };
}

/**
 * The values of which a field must have one: ids, or numbers.
 * @param {Query} query
 * @param {string} field
 * @returns {(string | number)[]}
 */
export function valuesOf(query, field) {
  const term = termsOf(query, field).find(({ is }) => is === "=" || is === ":");
  return (term?.values ?? []).flatMap((value) => (Array.isArray(value) ? numbersOf(value) : [value]));
}

/** @param {number[]} range */
const numbersOf = ([low, high]) => (high - low > 99 ? [low, high] : Array.from({ length: high - low + 1 }, (_, step) => low + step));

/**
 * The query with a value of a field taken in or out.
 * @param {Query} query
 * @param {string} field
 * @param {string | number} value
 */
export function toggled(query, field, value) {
  const now = valuesOf(query, field);
  const next = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  /** @type {QueryTerm["values"]} */
  const values = next.map((one) => (typeof one === "number" ? [one, one] : one));
  return replaced(query, field, next.length ? { is: "=", values } : null);
}

/**
 * The numbers between which a field must lie, within those that there are.
 * @param {Query} query
 * @param {string} field
 * @param {number[]} all
 * @returns {[number, number]}
 */
export function rangeOf(query, field, all) {
  let [low, high] = [all[0], all[all.length - 1]];
  for (const { is, values } of termsOf(query, field)) {
    const ends = values.flat().filter((value) => value !== PRESENT).map(Number); // none is 0
    if (!ends.length) continue;
    if (is === "<=") high = Math.min(high, ends[0]);
    else if (is === "<") high = Math.min(high, ends[0] - 1);
    else if (is === ">=") low = Math.max(low, ends[0]);
    else if (is === ">") low = Math.max(low, ends[0] + 1);
    else if (is !== "!=") [low, high] = [Math.max(low, Math.min(...ends)), Math.min(high, Math.max(...ends))];
  }
  return [low, Math.max(low, high)];
}

/**
 * The query with the numbers between which a field must lie.
 * @param {Query} query
 * @param {string} field
 * @param {[number, number]} range
 * @param {number[]} all
 */
export function withRange(query, field, [low, high], all) {
  const [first, last] = [all[0], all[all.length - 1]];
  if (low <= first && high >= last) return replaced(query, field, null);
  if (low <= first) return replaced(query, field, { is: "<=", values: [high] });
  if (high >= last) return replaced(query, field, { is: ">=", values: [low] });
  return replaced(query, field, { is: "=", values: [[low, high]] });
}

/**
 * The query in the order of a field, or as printed without one.
 * @param {Query} query
 * @param {string} field
 * @param {boolean} down
 * @returns {Query}
 */
export const ordered = (query, field, down) => ({ tree: query.tree, order: field ? [{ field, down }] : [], mistakes: [] });

/**
 * Whether a query asks anything of a field.
 * @param {Query} query
 * @param {string} field
 */
export const asks = (query, field) => termsOf(query, field).length > 0;
