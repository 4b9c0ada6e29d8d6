// What stands on a score pad: a player each as the checker is asked, with the ways in which categories were entered.

import { isObject } from "../kit/json.js";

/**
 * The value of an input of a player; a dot leads into a group.
 * @param {JsonObject} item
 * @param {string} path
 * @returns {Json | undefined}
 */
export function valueOf(item, path) {
  const [name, inner] = path.split(".");
  if (inner === undefined) return item[name];
  const group = item[name];
  return isObject(group) ? group[inner] : undefined;
}

/**
 * The same player with another value of an input; undefined, null and an empty list leave it out.
 * @param {JsonObject} item
 * @param {string} path
 * @param {Json | undefined} value
 * @returns {JsonObject}
 */
export function withValue(item, path, value) {
  const [name, inner] = path.split(".");
  const isNothing = value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
  if (inner !== undefined) {
    const group = item[name];
    return withValue(item, name, withValue(isObject(group) ? group : {}, inner, value));
  }
  const { [name]: _, ...rest } = item;
  return isNothing ? rest : { ...rest, [name]: value };
}

/**
 * The ways in which a category can be entered.
 * @param {PadCategory} category
 * @returns {PadWay[]}
 */
export const waysOf = ({ total, number, quick, exact }) => [
  ...(total ? [/** @type {const} */ ("total")] : []),
  ...(number ? [/** @type {const} */ ("number")] : []),
  ...(quick ? [/** @type {const} */ ("quick")] : []),
  ...(exact ? [/** @type {const} */ ("exact")] : []),
];

/**
 * The inputs that one of the ways fills.
 * @param {PadCategory} category
 * @param {PadWay} way
 * @returns {string[]}
 */
export function inputsOf({ total, number, quick, exact }, way) {
  if (way === "total") return [total ?? ""];
  if (way === "number") return [number ?? ""];
  if (way === "exact") return exact ?? [];
  return quick ? [quick.field, ...("counts" in quick ? [quick.counts] : [])] : [];
}

/** @param {Json | undefined} value */
const isFilled = (value) => value !== undefined && value !== null && value !== "" && !(typeof value === "object" && Object.keys(value).length === 0);

/**
 * The way in which a category of a player was entered; null if it was not. What only the quick way fills makes it quick.
 * @param {JsonObject} item
 * @param {PadCategory} category
 * @returns {PadWay | null}
 */
export function wayOf(item, category) {
  /** @param {PadWay} way */
  const own = (way) => inputsOf(category, way).filter((path) => way !== "quick" || !category.exact?.includes(path));
  const order = /** @type {PadWay[]} */ (["quick", "exact", "number", "total"]);
  return order.find((way) => waysOf(category).includes(way) && own(way).some((path) => isFilled(valueOf(item, path)))) ?? null;
}

/**
 * The same player with inputs of one of the ways, and without those of the others.
 * @param {JsonObject} item
 * @param {PadCategory} category
 * @param {PadWay} way
 * @param {JsonObject} values
 */
export function entered(item, category, way, values) {
  const own = inputsOf(category, way);
  const others = waysOf(category).flatMap((other) => inputsOf(category, other)).filter((path) => !own.includes(path));
  const bare = others.reduce((left, path) => withValue(left, path, undefined), item);
  return Object.entries(values).reduce((left, [path, value]) => withValue(left, path, value), bare);
}

/**
 * The same player without anything in a category.
 * @param {JsonObject} item
 * @param {PadCategory} category
 */
export const emptied = (item, category) =>
  waysOf(category).flatMap((way) => inputsOf(category, way)).reduce((left, path) => withValue(left, path, undefined), item);

/**
 * Whether anything was entered for a player, be it only the name.
 * @param {JsonObject} item
 */
export const isUsed = (item) => Object.keys(item).length > 0;

/**
 * Players as the pad takes them: objects with nothing but declared inputs, no more than there may be.
 * @param {Json | undefined} given
 * @param {{ fields?: Declaration[], max_items?: number }} list
 * @returns {JsonObject[] | null}
 */
export function playersOf(given, { fields = [], max_items: most = 1 }) {
  if (!Array.isArray(given) || !given.length || !given.every(isObject)) return null;
  return given.slice(0, most).map((item) => onlyThese(item, fields.map(({ name }) => name)));
}

/**
 * Whether two values are the same, whatever the order of the names in them.
 * @param {Json | undefined} one
 * @param {Json | undefined} other
 */
export const same = (one, other) => sorted(one) === sorted(other);

/** @param {Json | undefined} value */
const sorted = (value) => JSON.stringify(value, (_, inner) => (isObject(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner));

/**
 * Those values of an object that have one of these names.
 * @param {Json | undefined} given
 * @param {string[]} names
 * @returns {JsonObject}
 */
export const onlyThese = (given, names) => Object.fromEntries(Object.entries(isObject(given) ? given : {}).filter(([name]) => names.includes(name)));

/**
 * The ways in which categories were entered last, as far as there are such.
 * @param {Json | undefined} given
 * @param {PadCategory[]} categories
 * @returns {Record<string, PadWay>}
 */
export const waysIn = (given, categories) =>
  Object.fromEntries(categories.flatMap((category) => waysOf(category).filter((way) => isObject(given) && given[category.id] === way).map((way) => [category.id, way])));

/**
 * What is declared of an input of a player; a dot leads into a group.
 * @param {Declaration[]} fields
 * @param {string} path
 */
export function declaredIn(fields, path) {
  const [name, inner] = path.split(".");
  const own = fields.find((field) => field.name === name);
  return /** @type {Declaration} */ (inner ? own?.fields?.find((field) => field.name === inner) : own);
}
