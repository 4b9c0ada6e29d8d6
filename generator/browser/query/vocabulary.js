// What a schema says, in the form in which it is looked up.
import "../kit/folding.js";
import "../kit/slips.js";

export const NAME = "name";
export const KIND = "kind";
/** The field of words that stand alone: whatever is written on a card. */
export const WORDS = "";
/** The value of a choice that stands for none. */
export const ABSENT = "";
/** The value of a choice that stands for any. */
export const PRESENT = "*";

/** @typedef {{ names: string[], text: string, all: string }} FoldedCard */

/**
 * A name as it is compared, without its spaces and hyphens.
 * @param {string} text
 */
export const squashed = (text) => fold(text).replace(/[ \u00a0_‐–·・’'-]+/g, "");

/**
 * The values of a field of a card.
 * @template T
 * @param {T | T[] | undefined} value
 * @returns {T[]}
 */
export const several = (value) => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/**
 * A text with single spaces, and none around it.
 * @param {string} text
 * @param {string} spaces
 */
export function collapsed(text, spaces) {
  const plain = [...text].map((char) => (spaces.includes(char) ? " " : char)).join("");
  return plain.split(" ").filter(Boolean).join(" ");
}

/**
 * Words with what they say.
 * @template {QueryOperator | boolean} Said
 * @param {string[]} words
 * @param {Said} said
 * @returns {[string, Said][]}
 */
const pairs = (words, said) => words.map((word) => [word, said]);

/**
 * Words with what they say, those first that others begin or end with.
 * @template {[string, unknown]} Pair
 * @param {Pair[]} all
 */
const longest = (all) => all.sort(([one], [other]) => [...other].length - [...one].length || Number(one > other) - Number(one < other));

/** A schema, to be asked. */
export class Vocabulary {
  /** @param {QuerySchema} schema */
  constructor(schema) {
    this.schema = schema;
    this.grammar = schema.grammar;
    this.fields = schema.fields;
    this.byId = new Map(schema.fields.map((field) => [field.id, field]));
    /** @type {Map<string, QueryField>} */
    this.byName = new Map();
    for (const field of schema.fields) {
      for (const name of field.names) if (!this.byName.has(name)) this.byName.set(name, field);
    }
    /** @type {[string, QueryOperator][]} */
    this.operators = [];
    for (const [name, signs] of Object.entries(schema.grammar.operators)) {
      for (const sign of signs) this.operators.push([sign, /** @type {QueryOperator} */ (name)]);
    }
    this.operators.sort((one, other) => other[0].length - one[0].length);
    this.words = Object.fromEntries(Object.entries(schema.words).map(([name, words]) => [name, new Set(words)]));
    const { quotes, spaces, commas } = schema.grammar;
    this.special = new Set([...Object.keys(quotes).join(""), ...spaces, ...commas, "(", ")"]);
    const { most, least, descending, ascending } = schema.words;
    /** @type {[string, QueryOperator][]} */
    this.bounds = longest([...pairs(most, "<="), ...pairs(least, ">=")]);
    this.directions = longest([...pairs(descending.map(squashed), true), ...pairs(ascending.map(squashed), false)]);
    /** @type {Map<QueryField, Map<string, QueryValue>>} */
    this.valuesById = new Map();
    /** @type {WeakMap<QueryCard, FoldedCard>} */
    this.foldedCards = new WeakMap();
    /** @type {Map<string, string>} */
    this.needles = new Map();
  }

  /** @param {string} id */
  field(id) {
    return /** @type {QueryField} */ (this.byId.get(id));
  }

  /**
   * The field of a name, or of a beginning that only its names have.
   * @param {string} name
   */
  named(name) {
    const wanted = squashed(name);
    const exact = this.byName.get(wanted);
    if (exact) return exact;
    const begun = this.fields.filter((field) => wanted && field.names.some((one) => one.startsWith(wanted)));
    return begun.length === 1 ? begun[0] : undefined;
  }

  /**
   * The field of numbers that a text asks for or against, "has key" or "鍵あり", with PRESENT or ABSENT.
   * @param {string} text
   * @returns {{ field: QueryField, value: string } | null}
   */
  presence(text) {
    const wanted = squashed(text);
    for (const [name, value] of [["with", PRESENT], ["any", PRESENT], ["without", ABSENT], ["none", ABSENT]]) {
      for (const word of [...this.words[name]].map(squashed)) {
        for (const rest of [wanted.startsWith(word) ? wanted.slice(word.length) : wanted, wanted.endsWith(word) ? wanted.slice(0, wanted.length - word.length) : wanted]) {
          const field = rest === wanted ? undefined : this.byName.get(rest);
          if (field?.kind === "number") return { field, value };
        }
      }
    }
    const field = this.numberField(text);
    return field ? { field, value: PRESENT } : null;
  }

  /**
   * The field of numbers that has exactly this name, before a number without an operator.
   * @param {string} name
   */
  numberField(name) {
    const field = this.byName.get(squashed(name));
    return field?.kind === "number" ? field : undefined;
  }

  /**
   * A word of the language itself, as the reader writes it or in English.
   * @param {string} name
   * @param {boolean} reader
   */
  word(name, reader) {
    return (reader ? this.schema.written : this.schema.english)[name];
  }

  /**
   * Whether a word that stands alone joins terms.
   * @param {string} word
   */
  isReserved(word) {
    const folded = fold(word);
    return this.words.or.has(folded) || this.words.and.has(folded);
  }

  /**
   * Whether a word says that the highest come first; undefined for one that is no direction.
   * @param {string} word
   */
  direction(word) {
    const folded = fold(word);
    return this.words.descending.has(folded) ? true : this.words.ascending.has(folded) ? false : undefined;
  }

  /**
   * One of the values of a choice.
   * @param {QueryField} field
   * @param {string} id
   * @returns {QueryValue}
   */
  value(field, id) {
    const known = this.valuesById.get(field) ?? new Map((field.values ?? []).map((value) => [value.id, value]));
    this.valuesById.set(field, known);
    return known.get(id) ?? { id, label: id, names: [], word: id };
  }

  /**
   * A value of a field as the reader types it.
   * @param {QueryField} field
   * @param {string} id
   */
  valueWord(field, id) {
    return field.kind === "choice" ? this.value(field, id).word : id;
  }

  /**
   * What values are called.
   * @param {QueryField} field
   * @param {string[]} ids
   */
  labels(field, ids) {
    return ids.map((id) => this.value(field, id).label);
  }

  /**
   * The names of a card, its text, and all that is written on it, folded: every query looks at them again.
   * @param {QueryCard} card
   * @returns {FoldedCard}
   */
  folded(card) {
    const known = this.foldedCards.get(card);
    if (known) return known;
    const labels = this.fields
      .filter(({ kind }) => kind === "choice")
      .flatMap((field) => this.labels(field, several(card.values[field.id]).map(String)));
    const [names, text] = [card.names.map((name) => fold(name)), fold(card.text)];
    const folded = { names, text, all: [...names, text, ...labels.map((label) => fold(label))].join("\n") };
    this.foldedCards.set(card, folded);
    return folded;
  }

  /**
   * A text that is looked for, folded; a query looks for the same one on each card.
   * @param {string} text
   */
  needle(text) {
    const known = this.needles.get(text) ?? collapsed(fold(text), this.grammar.spaces);
    this.needles.set(text, known);
    return known;
  }

  /**
   * Of candidates the one that is likely meant by a mistyped word.
   * @param {string} word
   * @param {{ id: string, names: string[] }[]} candidates
   */
  closest(word, candidates) {
    const wanted = [...squashed(word)];
    let best = "";
    let least = wanted.length < 5 ? 2 : 3;
    for (const { id, names } of candidates) {
      for (const name of names) {
        const letters = [...name];
        if (Math.abs(letters.length - wanted.length) >= least) continue;
        const found = slips(wanted, letters, least);
        if (found < least) [best, least] = [id, found];
      }
    }
    return best;
  }
}
