// The words of the page: what its form and its buttons say. What answers say comes from the engine (engine/speaker/).
//
// A text is a string, or { p: [parts], l: language } whose parts are strings, { n: parameter } and { t: text, u: link }.
// A parameter with a noun that agrees with its number is { n: parameter, f: { one: " noun", … } }, with y: symbol where one stands
// between them.
// A counted text is { by: parameter, f: { one: text, few: text, … }, l: language } by the plural categories of the
// language, which is named where it is not that of the page; { by: parameter, zero: text, text: text } has another for none.

import { besideSymbols, bindListeners, el, symbolBeside, unbroken } from "../kit/elements.js";
import { isObject, valuesAt } from "../kit/json.js";
import { once } from "../kit/once.js";

/** @type {PageWords} */
export let words;

const pluralRules = once((lang) => new Intl.PluralRules(lang));

/**
 * Take the page's words; everything else here needs them.
 * @param {PageWords} pageWords
 */
export function useWords(pageWords) {
  words = pageWords;
}

/**
 * Draw something by other words than the page's: what a page says around it is its own again afterwards, and what is drawn
 * goes on by these words when it is touched.
 * @template Drawn
 * @param {PageWords} others
 * @param {() => Drawn} draw
 * @returns {Drawn}
 */
export function withWords(others, draw) {
  const own = words;
  words = others;
  const before = bindListeners(byWords);
  try {
    return draw();
  } finally {
    words = own;
    bindListeners(before);
  }
}

/**
 * A function that will run by the words of now.
 * @template {unknown[]} Given
 * @template Result
 * @param {(...given: Given) => Result} run
 * @returns {(...given: Given) => Result}
 */
export function byWords(run) {
  const own = words;
  return (...given) => withWords(own, () => run(...given));
}

/**
 * @param {Wording | undefined} text
 * @param {Fillings} values
 * @returns {Piece[]}
 */
function parts(text, values) {
  if (text === undefined) return [];
  if (typeof text === "string") return [text];
  if ("zero" in text) return parts(numberOf(values[text.by]) === 0 ? text.zero : text.text, values);
  if ("f" in text) return parts(pluralForm(text.f, values[text.by], text.l), values);
  const pieces = text.p.map((part) => {
    if (typeof part === "string") return part;
    if ("t" in part) return el("a", { href: part.u }, part.t);
    if (part.f) return withNoun(nodes(values[part.n]), pluralForm(part.f, values[part.n], text.l), part.y);
    return nodes(values[part.n]);
  });
  if (text.o) return [older(spaced(pieces), text.o)];
  return text.l ? [el("span", { lang: text.l, class: "fallback" }, pieces)] : spaced(pieces);
}

/**
 * A translation that is older than the English of today, with a badge that says so.
 * @param {Piece[]} pieces
 * @param {string} label
 */
export const older = (pieces, label) =>
  el("span", { class: "older" }, pieces, el("small", { class: "fallback-badge", "data-state": "older" }, label));

/**
 * A number with what it counts, and with the symbol of that between them; no line breaks there, nor within the first word.
 * @param {Piece} number
 * @param {string} noun
 * @param {string} [sign]
 * @returns {Piece[]}
 */
function withNoun(number, noun, sign) {
  if (!sign) return [number, noun];
  const [first, rest] = firstWord(noun.trimStart());
  return [el("span", { class: "kept" }, number, "\u00a0", symbolBeside(words.sprite, sign), `\u2060${first}`), rest];
}

/**
 * The first word of a name, after which a line may break, and what follows it.
 * @param {string} name
 * @returns {[string, string]}
 */
function firstWord(name) {
  const end = /[ \u200b]/.exec(name)?.index ?? name.length;
  return [name.slice(0, end), name.slice(end)];
}

/**
 * A value behind its label, with the colon of the language.
 * @param {string} label
 * @param {string} value
 */
export const labelled = (label, value) => `${label}${words.marks[1]}${value}`;

/**
 * Texts one after the other, with the comma of the language and no *and*.
 * @param {string[]} texts
 */
export const listed = (texts) => texts.join(words.marks[0]);

/**
 * The words of an input, by its path in the declaration.
 * @param {string} path
 * @returns {InputWords}
 */
export const fieldWords = (path) => ({ ...words.fields[path], path });

/**
 * The declaration of an input by its path: `players.name`, and of the items of a list that are no objects `tokens[]`.
 * @param {string} path
 */
export function declaredAt(path) {
  /** @type {Declaration | undefined} */
  let declared;
  let fields = words.declaration.fields;
  for (const [name] of path.matchAll(/[^.[\]]+|\[\]/g)) {
    declared = name === "[]" ? declared?.each : fields?.find((field) => field.name === name);
    fields = declared?.fields ?? [];
  }
  return declared;
}

/** @param {Filling} value */
const numberOf = (value) => (typeof value === "object" ? value && "number" in value && value.number : value);

/**
 * The form that belongs to a number; an English stand-in counts as English does.
 * @template Form
 * @param {Record<string, Form>} forms
 * @param {Filling} value
 * @param {string} [lang]
 */
function pluralForm(forms, value, lang) {
  return forms[pluralRules(lang ?? words.lang).select(Number(numberOf(value) ?? 0))] ?? forms.other;
}

/**
 * What a text is filled with, as nodes.
 * @param {Filling} value
 * @returns {Piece}
 */
function nodes(value) {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return numberText(value);
  return value.nodes ?? numberText(value.number ?? "");
}

/**
 * A value as a text, with the sign of minus before a number below zero.
 * @param {string | number | boolean} value
 */
export const numberText = (value) => String(value).replace(/^-(?=\d)/, "−");

/**
 * A text as nodes. `values` holds a number, a string or { nodes, number } for each parameter.
 * @param {Wording | undefined} text
 * @param {Fillings} [values]
 */
export function say(text, values = {}) {
  const pieces = besideSymbols(parts(text, values));
  return words.tied.numbers ? pieces.map(tied) : pieces;
}

/**
 * A piece of a text with a no-break space between a number that was filled in before it and the word that it begins with.
 * @param {Piece} piece
 * @param {number} index
 * @param {Piece[]} pieces
 */
function tied(piece, index, pieces) {
  if (typeof piece !== "string") return piece;
  const word = /^ (\p{L}+)/u.exec(piece)?.[1];
  const isBehind = word && !words.tied.words.includes(word) && /\d$/.test(textOf(pieces[index - 1]));
  return isBehind ? `\u00a0${piece.slice(1)}` : piece;
}

/**
 * A text as a string: for attributes and announcements.
 * @param {Wording | undefined} text
 * @param {Fillings} [values]
 */
export function plain(text, values = {}) {
  return unbroken(say(text, values).map(textOf).join(""));
}

/**
 * A text of the interface by its key, as nodes.
 * @param {string} key
 * @param {Fillings} [values]
 */
export const ui = (key, values) => say(words.ui[key], values);

/**
 * A text of the interface by its key, as a string.
 * @param {string} key
 * @param {Fillings} [values]
 */
export const uiText = (key, values) => plain(words.ui[key], values);

/**
 * Several values joined as the language joins them: "a, b and c".
 * @param {Piece[]} items
 */
export function joined(items) {
  const [two, start, middle, end] = words.grammar.lists.and;
  const last = items.length - 1;
  return spaced(items.flatMap((item, index) => (index ? [last === 1 ? two : index === 1 ? start : index === last ? end : middle, item] : [item])));
}

/**
 * @param {Piece} piece
 * @returns {string}
 */
function textOf(piece) {
  if (Array.isArray(piece)) return piece.map(textOf).join("");
  if (typeof piece === "object") return piece?.textContent ?? "";
  return piece ? String(piece) : "";
}

const MEETING = /\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Han}/u;

/**
 * Pieces of a sentence: with a space where a Han character and a Latin letter or digit meet, if the language puts one there, and
 * without the full stop behind a name that ends in a mark of its own.
 * @param {Piece[]} pieces
 */
function spaced(pieces) {
  const filled = pieces
    .filter((piece) => piece !== "")
    .map((piece, index, all) => (typeof piece === "string" && /^[.。]/.test(piece) && /[!?！？]$/.test(textOf(all[index - 1])) ? piece.slice(1) : piece));
  if (!words.spaced) return filled;
  const ends = filled.map((piece) => [...textOf(piece)]);
  return filled.flatMap((piece, index) => (index && MEETING.test(`${ends[index - 1].at(-1)}${ends[index][0]}`) ? [" ", piece] : [piece]));
}

/**
 * The row of an id in a table: { n: name, l: its language, u: link, … }; unknown ids name themselves.
 * @param {string} table
 * @param {string} id
 * @returns {TableRow}
 */
export const entry = (table, id) => (isEntry(table, id) ? words.tables[table].rows[id] : { n: String(id) });

/**
 * A table of the page.
 * @param {string} table
 */
export const tableOf = (table) => words.tables[table];

/**
 * Whether a table has an entry of that id.
 * @param {string} table
 * @param {string} id
 */
export const isEntry = (table, id) => table in words.tables && Object.hasOwn(words.tables[table].rows, id);

/**
 * The name of an entry as a string.
 * @param {string} table
 * @param {string} id
 */
export const nameOf = (table, id) => entry(table, id).n;

/**
 * What an item of a list is called by its number: like the entry of the list's table, or by the list's own words; '' without both.
 * @param {{ type?: string, of?: string } | undefined} list
 * @param {Wording | undefined} item
 * @param {number} number
 */
export function numbered(list, item, number) {
  const id = list?.type === "list" && list.of && words.tables[list.of]?.order[number - 1];
  if (id) return nameOf(list?.of ?? "", id);
  return item ? plain(item, { number }) : "";
}

/**
 * The input by which the items of a list are called, such as a player's name: a text, if they begin with one.
 * @param {Declaration[] | undefined} fields
 */
export const naming = (fields) => (fields?.[0]?.type === "text" ? fields[0] : undefined);

/**
 * The names of entries, of many only the first ones.
 * @param {string} table
 * @param {Json[]} ids
 * @param {number} most
 */
export function namesIn(table, ids, most) {
  const names = ids.slice(0, most).map((id) => nameOf(table, String(id)));
  return listed([...names, ...(ids.length > most ? [`+${ids.length - most}`] : [])]);
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
 * The input of a question that names the sets in play, if it has one.
 * @param {{ fields: Declaration[] }} declaration
 */
export const setsFieldOf = ({ fields }) => fields.find(({ of, type }) => of === "set" && type === "set")?.name;

/**
 * Whether a request has an input: by its name, or by its path if it stands within a group or a list.
 * @param {string} field
 * @param {JsonObject} request
 */
export const isEntered = (field, request) => (field.includes(".") ? valuesAt(field, request).length > 0 : field in request);

/**
 * A whole number of parts, such as halves, as the language writes it.
 * @param {number} number
 * @param {number} parts
 */
export const inParts = (number, parts) =>
  new Intl.NumberFormat(words.lang, { maximumFractionDigits: 2, useGrouping: false }).format(number / parts);
