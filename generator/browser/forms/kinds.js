// The kinds of input: a module each, by the names under which the engine declares them. Those that most forms have come
// with the form.

import { labelled, plain } from "../words/words.js";
import { kind as choice } from "./choice.js";
import { kind as counts } from "./counts.js";
import { kind as entry } from "./entry.js";
import { kind as flag } from "./flag.js";
import { kind as group } from "./group.js";
import { kind as integer } from "./integer.js";
import { kind as list } from "./list.js";
import { kind as multiset } from "./multiset.js";
import { kind as set } from "./set.js";
import { kind as text } from "./text.js";

/** @type {Record<string, Kind>} */
const KINDS = { choice, counts, entry, flag, group, integer, list, multiset, set, text };
/**
 * A kind that few questions have: it is only loaded with a form that has it, from the script of its name.
 * @param {string} type
 * @returns {Promise<{ kind: Kind }>}
 */
const rarer = (type) => import(new URL(`../forms/${type}.js`, import.meta.url).href);
/**
 * The name of a kind whose items are stacked.
 * @param {string} type
 */
const stackedOf = (type) => `stacked ${type}`;
/**
 * The name of a kind whose inputs lie as on the table: by the shape in which they do, whose script has its name.
 * @param {string} type
 * @param {string} shape
 */
const laidOf = (type, shape) => `${shape} of ${type}`;
/**
 * The name of a kind whose lists may be taken from a drawing.
 * @param {string} type
 */
const takenOf = (type) => `taken ${type}`;
const MAX_NAMED = 4; // how many entries of a longer list are named

/**
 * Load the kinds that the inputs of a form are of, and what their words ask for.
 * @param {PageWords} words
 * @param {Declaration[]} [declarations]
 * @param {string} [around]
 */
export async function loadKinds(words, declarations = words.declaration.fields, around = "") {
  for (const { type, name, fields = [], each } of declarations) {
    const path = around && name ? `${around}.${name}` : around + name;
    if (!Object.hasOwn(KINDS, type)) KINDS[type] = (await rarer(type)).kind;
    if (words.fields[path]?.stacked) KINDS[stackedOf(type)] ??= (await import("./stacked.js")).stacked(KINDS[type]);
    if (words.fields[path]?.taken) KINDS[takenOf(type)] ??= (await import("./taken.js")).taken(KINDS[type]);
    const shape = words.fields[path]?.layout?.shape;
    if (shape) KINDS[laidOf(type, shape)] ??= (await import(new URL(`../forms/${shape}.js`, import.meta.url).href)).laid(KINDS[type]);
    await loadKinds(words, each ? [each] : fields, each ? `${path}[]` : path);
  }
}

/**
 * The kind of that name.
 * @param {string} type
 */
export function kindOf(type) {
  if (!Object.hasOwn(KINDS, type)) throw new Error(`no kind of input is called ${type}`);
  return KINDS[type];
}

/**
 * The kind of an input as its words want it: lists within it may be stacked, it may lie as on the table or be taken from a drawing.
 * @param {Declaration} declaration
 * @param {FieldWords} words
 */
export function kindFor({ type }, words) {
  if (words.layout) return kindOf(laidOf(type, words.layout.shape));
  if (words.taken) return kindOf(takenOf(type));
  return kindOf(words.stacked ? stackedOf(type) : type);
}

/**
 * What an input holds, in as few words as will do and without its label; nothing if that would say nothing.
 * @param {FilledInput} input
 * @returns {string}
 */
export const describe = ([declaration, words, value], most = MAX_NAMED) =>
  kindOf(declaration.type).describe(declaration, words, value, most, (inner, isAlone) => (isAlone ? describe : brief)(inner, most));

/**
 * The same for where other inputs stand beside it: a number says nothing without its label.
 * @param {FilledInput} input
 * @returns {string}
 */
export function brief(input, most = MAX_NAMED) {
  const [declaration, words] = input;
  const text = describe(input, most);
  return text && kindOf(declaration.type).needsLabel?.(words, declaration) ? labelled(plain(words.label), text) : text;
}
