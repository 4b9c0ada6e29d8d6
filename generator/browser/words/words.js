// The words of the page: sentences whose placeholders are filled with the values of an answer.
//
// A text is a string, or { p: [parts], l: language } whose parts are strings, { n: parameter } and { t: text, u: link }.
// A parameter in a form of the language is { n: parameter, c: form, s: it begins a sentence, j: how a list is joined }, one with a noun that
// agrees with its number { n: parameter, f: { one: " noun", … } }, and y: symbol where one stands between them.
// A counted text is { by: parameter, f: { one: text, few: text, … }, l: language } by the plural categories of the
// language, which is named where it is not that of the page; { by: parameter, zero: text, text: text } has another for none.

import { besideSymbols, el, symbol, symbolBeside, unbroken } from "../kit/elements.js";
import { once } from "../kit/once.js";
import { isObject } from "./paths.js";

/** @type {PageWords} */
export let words;

const pluralRules = once((lang) => new Intl.PluralRules(lang));
const conjunction = once((lang) => new Intl.ListFormat(lang, { type: "conjunction" }));
const disjunction = once((lang) => new Intl.ListFormat(lang, { type: "disjunction" }));

/**
 * Take the page's words; everything else here needs them.
 * @param {PageWords} pageWords
 */
export function useWords(pageWords) {
  words = pageWords;
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
    return nodes(values[part.n], part);
  });
  return text.l ? [el("span", { lang: text.l, class: "fallback" }, pieces)] : spaced(pieces);
}

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
 * What a text is filled with, as nodes; `asked` says how the text wants it.
 * @param {Filling} value
 * @param {Asked} [asked]
 * @returns {Piece}
 */
export function nodes(value, asked = {}) {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return numberText(value);
  if ("named" in value) return value.named(asked);
  return value.nodes ?? numberText(value.number ?? "");
}

/**
 * A value as a text, with the sign of minus before a number below zero.
 * @param {string | number | boolean} value
 */
export const numberText = (value) => String(value).replace(/^-(?=\d)/, "−");

/**
 * A text as nodes. `values` holds a number, a string, { nodes, number } or { named } for each parameter.
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
 * Several values joined as the language joins them: "a, b and c", "a, b or c", or under a negation, where it has a word of its own there.
 * @param {Piece[]} items
 * @param {Join} [join]
 */
export function joined(items, join = "and") {
  const marks = items.map((_, index) => `\u0000${index}\u0000`);
  const { nor } = words;
  const joining = join === "nor" && nor ? (/** @type {string} */ piece) => piece.replace(/\p{L}+/u, nor) : (/** @type {string} */ piece) => piece;
  const pieces = (join === "and" ? conjunction : disjunction)(words.lang)
    .format(marks)
    .split("\u0000")
    .map((piece, index) => (index % 2 ? items[Number(piece)] : tiedShortWord(joining(piece))));
  return spaced(pieces);
}

/**
 * Items of a list for a sentence, which have one form: the names of players.
 * @param {Piece[]} items
 * @param {Join} join
 * @returns {Named}
 */
export const items = (items, join) => ({
  named: ({ s, j }) => joined(s ? items.map((item, index) => (index || typeof item !== "string" ? item : capital(item))) : items, j ?? join),
});

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);

/**
 * What joins two values, with a no-break space behind a short word that must not end a line.
 * @param {string} piece
 */
const tiedShortWord = (piece) => (words.tied.words.includes(piece.trim()) ? piece.replace(/ $/, "\u00a0") : piece);

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
 * The name of an entry, in a form if it has that, linked to its page if it has one, behind its symbol if it has that.
 * @param {string} table
 * @param {string} id
 * @param {string} [form]
 */
export function link(table, id, form, isFirst = false) {
  const row = entry(table, id);
  const name = row.f?.[form ?? ""] ?? row.n;
  const text = isFirst ? capital(name) : name;
  const kept = text.replace(/ (?=\d)/g, "\u00a0");
  return el(row.u ? "a" : "span", { href: row.u, lang: row.l }, words.tables[table]?.plain ? kept : withSymbol(row, kept));
}

/**
 * The name of an entry that stands by itself: also one of which sentences speak all the time, and so without its symbol, has it here.
 * @param {string} table
 * @param {string} id
 */
export const headLink = (table, id) => (words.tables[table]?.plain ? el("span", {}, withSymbol(entry(table, id), nameOf(table, id))) : link(table, id));

/**
 * The name of an entry behind its symbol, if it is one that is known by its colour; its first word stays beside that.
 * @param {TableRow} row
 * @param {string} name
 * @returns {Piece[]}
 */
function withSymbol({ symbol, hue }, name) {
  if (!symbol || !hue) return [name];
  const [first, rest] = firstWord(name);
  return [el("span", { class: "kept" }, symbolBeside(words.sprite, symbol, hue), `\u2060${first}`), rest];
}

/**
 * Entries for a sentence, which may ask for a form of their names, and how they are joined.
 * @param {string} table
 * @param {string[]} ids
 * @returns {Named}
 */
export const entries = (table, ids, alternatives = false) => ({
  named: ({ c, s, j }) => {
    const names = [...new Set(ids)].map((id, index) => {
      const count = ids.filter((other) => other === id).length;
      if (count === 1 || alternatives) return link(table, id, c, s === 1 && !index);
      return say(words.say.several, { count, name: { nodes: [link(table, id)] } }); // behind a × a name stays as it is
    });
    return joined(names, j ?? (alternatives ? "or" : "and"));
  },
});

/**
 * A number with the name of the entry that it counts, as it agrees with it in a form of the language.
 * @param {string} table
 * @param {string} id
 * @param {number} count
 * @param {string} [form]
 * @returns {Piece}
 */
export function counted(table, id, count, form = "") {
  const { n, q, qf } = entry(table, id);
  const forms = qf?.[form] ?? q;
  return forms ? [numberText(count), pluralForm(forms, count)] : say(words.say.amount, { count: numberText(count), name: n });
}

/**
 * The ids and numbers of counts, in the order of their table, without those that are 0.
 * @param {string} table
 * @param {Json | undefined} counts
 */
export const told = (table, counts) =>
  words.tables[table].order.flatMap((id) => (isObject(counts) && counts[id] ? [{ id, count: Number(counts[id]) }] : []));

/**
 * Numbers by the ids of a table, each with the name of what it counts; several of them stand one after the other.
 * @param {string} table
 * @param {(Json | undefined)[]} several
 * @returns {Named}
 */
export const amounts = (table, several) => ({
  named: ({ c }) =>
    several.map((counts, index) => {
      const each = told(table, counts).map(({ id, count }) => counted(table, id, count, c));
      return [index ? " · " : null, each.length ? joined(each) : say(words.say.nothing)];
    }),
});

/**
 * An entry as a small card: its symbol and short name, or its whole name.
 * @param {string} table
 * @param {string} id
 */
export function chip(table, id) {
  const row = entry(table, id);
  if (row.short === undefined) return el("span", {}, link(table, id));
  return el(
    "span",
    { class: `answer__card${row.hue ? ` hue-${row.hue}` : ""}`, role: "img", "aria-label": row.n, title: row.n },
    row.symbol ? symbol(words.sprite, row.symbol, row.hue) : null,
    el("b", {}, row.short),
    row.mark ? symbol(words.sprite, row.mark) : null,
  );
}

/**
 * Pairs of numbers such as row and column, counted from 1; a path that leads to one alone has its two numbers.
 * @param {Json[]} values
 */
export function pairs(values) {
  const numbers = values.flat().map(Number);
  return numbers.flatMap((first, index) => (index % 2 ? [] : [{ first: first + 1, second: numbers[index + 1] + 1 }]));
}
