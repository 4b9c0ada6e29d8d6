// What the terms of a query mean, and what is wrong with them. The twin of generator/query/terms.py.
import { ABSENT, NAME, PRESENT, squashed } from "./vocabulary.js";
/** @import { Vocabulary } from "./vocabulary.js" */

const NUMBER = /^([-−]?)([0-9]{1,6})/;
const COMPARED = new Set(["<", "<=", ">", ">="]);

/**
 * The ends of a range, `6..8`, or twice the same number; null for what is neither.
 * @param {string} text
 * @param {Vocabulary} vocabulary
 * @returns {[number, number] | null}
 */
export function numbers(text, vocabulary) {
  const first = NUMBER.exec(text);
  if (!first) return null;
  const low = number(first);
  const rest = text.slice(first[0].length);
  if (!rest) return [low, low];
  const mark = vocabulary.grammar.ranges.find((one) => rest.startsWith(one));
  const end = mark === undefined ? "" : rest.slice(mark.length);
  const second = NUMBER.exec(end);
  if (!second || second[0].length < end.length) return null;
  const high = number(second);
  return low <= high ? [low, high] : [high, low];
}

/** @param {RegExpExecArray} match */
const number = (match) => (match[1] && Number(match[2]) ? -Number(match[2]) : Number(match[2]));

/** @param {QueryField} field */
const accepted = (field) => (field.kind === "choice" ? (field.values ?? []).map((value) => value.word) : []);

/** What was found in a line besides its tree: mistakes and the order. */
export class Found {
  /**
   * @param {Vocabulary} vocabulary
   * @param {string[]} line the line's characters
   */
  constructor(vocabulary, line) {
    this.vocabulary = vocabulary;
    this.line = line;
    /** @type {QueryMistake[]} */
    this.mistakes = [];
    /** @type {QueryOrder[]} */
    this.order = [];
    this.descending = false;
  }

  /**
   * Note a mistake; a `fix` that is a text alone stands in the place of what is wrong.
   * @param {string} code
   * @param {number[]} at
   * @param {string | [number, number, string]} fix
   * @param {{ field?: string, accepted?: string[], count?: number }} [more]
   */
  mistake(code, at, fix, { field = "", accepted = [], count = 0 } = {}) {
    const given = this.line.slice(at[0], at[1]).join("");
    this.mistakes.push({ code, at, given, field, accepted, count, fix: typeof fix === "string" ? [at[0], at[1], fix] : fix });
  }

  /**
   * A quotation that goes on to the end of the line.
   * @param {number} start
   * @param {number} end
   * @param {string} closing
   */
  unclosed(start, end, closing) {
    this.mistake("unclosed-quote", [start, start + 1], [end, end, closing]);
  }

  /**
   * A comparison before which no field stands.
   * @param {QueryPiece} operator
   */
  withoutField(operator) {
    const first = this.vocabulary.fields.find((field) => field.kind === "number");
    const [start, end] = operator.at;
    const isCompared = first && COMPARED.has(operator.text);
    this.mistake("missing-field", operator.at, isCompared ? [start, start, first.id] : [start, end, ""], { accepted: this.fields() });
  }

  /**
   * The order that the line asks for: each field once, the first first.
   * @returns {QueryOrder[]}
   */
  ordered() {
    const order = this.order.length || !this.descending ? [...this.order] : [{ field: NAME, down: false }];
    if (this.descending) order[0] = { ...order[0], down: true };
    return order.filter((part, place) => order.findIndex((other) => other.field === part.field) === place);
  }

  /**
   * A field compared with values, and whether it was understood; the order is no part of the tree.
   * @param {QueryPiece} name
   * @param {QueryPiece} operator
   * @param {QueryPiece[]} values
   * @param {number[]} at
   * @returns {{ node: QueryTerm | null, understood: boolean }}
   */
  term(name, operator, values, at) {
    const { words, grammar } = this.vocabulary;
    const folded = fold(name.text);
    if (words.order.has(folded) || words.direction.has(folded)) {
      return { node: null, understood: this.ordering(words.direction.has(folded), at[0] !== name.at[0], operator, values) };
    }
    const field = this.vocabulary.named(name.text);
    if (!field) this.unknownField(name, values, at);
    else if (!grammar.kinds[field.kind].includes(operator.text)) {
      this.mistake("wrong-operator", operator.at, ":", { field: field.word, accepted: grammar.kinds[field.kind] });
    } else if (!values.length || values.some((value) => !value.text)) {
      const code = field.kind === "number" ? "missing-number" : "missing-value";
      const more = { field: field.word, accepted: accepted(field) };
      this.mistake(code, [name.at[0], operator.at[1]], [operator.at[1], at[1], field.example], more);
    } else {
      const given = this.given(field, operator, values);
      const sign = /** @type {QueryOperator} */ (field.kind === "text" || operator.text !== ":" ? operator.text : "=");
      if (given) return { node: { field: field.id, is: sign, values: given, at }, understood: true };
    }
    return { node: null, understood: false };
  }

  /**
   * The values of a term; null if one is wrong.
   * @param {QueryField} field
   * @param {QueryPiece} operator
   * @param {QueryPiece[]} values
   * @returns {QueryTerm["values"] | null}
   */
  given(field, operator, values) {
    if (field.kind === "text") return values.map((value) => value.text);
    const given = values.map((value) => (field.kind === "number" ? this.number(field, value) : this.choice(field, value)));
    if (given.includes(null)) return null;
    const known = /** @type {([number, number] | string)[]} */ (given);
    if (COMPARED.has(operator.text)) {
      if (known.length > 1 || known[0][0] !== known[0][1]) {
        const end = values[values.length - 1].at[1];
        this.mistake("one-number", [values[0].at[0], end], String(known[0][0]), { field: field.word });
        return null;
      }
      return [known[0][0]];
    }
    return known.filter((value, place) => known.findIndex((other) => String(other) === String(value)) === place);
  }

  /**
   * @param {QueryField} field
   * @param {QueryPiece} value
   */
  number(field, value) {
    const range = numbers(value.text, this.vocabulary);
    if (!range) this.mistake("not-a-number", value.at, field.example, { field: field.word });
    return range;
  }

  /**
   * The value of a choice that is meant: by a name of it, or by the beginning that only its names have.
   * @param {QueryField} field
   * @param {QueryPiece} value
   */
  choice(field, value) {
    const wanted = squashed(value.text);
    const folded = fold(value.text);
    const values = field.values ?? [];
    const exact = values.find((one) => one.names.includes(wanted));
    if (exact) return exact.id;
    if (this.vocabulary.words.none.has(folded)) return ABSENT;
    if (this.vocabulary.words.any.has(folded)) return PRESENT;
    const begun = values.filter((one) => wanted && one.names.some((name) => name.startsWith(wanted)));
    if (begun.length === 1) return begun[0].id;
    const likely = begun[0]?.id || this.vocabulary.closest(value.text, values);
    const more = { field: field.word, accepted: begun.length ? begun.map((one) => one.word) : accepted(field) };
    this.mistake(begun.length ? "ambiguous-value" : "unknown-value", value.at, likely || field.example, more);
    return null;
  }

  /**
   * @param {QueryPiece} name
   * @param {QueryPiece[]} values
   * @param {number[]} at
   */
  unknownField(name, values, at) {
    const likely = this.vocabulary.closest(name.text, this.vocabulary.fields);
    const kept = values.length ? [values[0].at[0], values[values.length - 1].at[1]] : name.at;
    const alone = this.line.slice(kept[0], kept[1]).join("");
    const fix = /** @type {[number, number, string]} */ (likely ? [...name.at, likely] : [name.at[0], at[1], alone]);
    this.mistake("unknown-field", name.at, fix, { accepted: this.fields() });
  }

  /**
   * @param {boolean} isDirection
   * @param {boolean} negated
   * @param {QueryPiece} operator
   * @param {QueryPiece[]} values
   */
  ordering(isDirection, negated, operator, values) {
    const before = this.mistakes.length;
    const end = operator.at[1];
    if (operator.text !== ":" && operator.text !== "=") this.mistake("wrong-operator", operator.at, ":", { accepted: [":", "="] });
    else if (!values.length) {
      const more = { accepted: this.sortable().map((field) => field.word) };
      this.mistake("missing-order", operator.at, [end, end, isDirection ? "desc" : this.sortable()[0].id], more);
    } else {
      for (const value of values) {
        if (isDirection) this.direction(value);
        else this.orderBy(value, negated);
      }
    }
    return this.mistakes.length === before;
  }

  /** @param {QueryPiece} value */
  direction(value) {
    const folded = fold(value.text);
    if (this.vocabulary.words.descending.has(folded)) this.descending = true;
    else if (!this.vocabulary.words.ascending.has(folded)) {
      const accepted = ["ascending", "descending"].map((name) => this.vocabulary.word(name, true));
      this.mistake("unknown-direction", value.at, accepted[1], { accepted });
    }
  }

  /**
   * @param {QueryPiece} value
   * @param {boolean} negated
   */
  orderBy(value, negated) {
    const { minus } = this.vocabulary.grammar;
    const characters = [...value.text];
    const start = characters.findIndex((char) => !minus.includes(char));
    const text = start < 0 ? "" : characters.slice(start).join("");
    const field = this.vocabulary.named(text);
    if (field && (field.kind !== "text" || field.id === NAME)) {
      this.order.push({ field: field.id, down: (text !== value.text) !== negated });
      return;
    }
    const sortable = this.sortable();
    const fix = this.vocabulary.closest(text, sortable) || sortable[0].id;
    this.mistake("unknown-order", value.at, fix, { accepted: sortable.map((one) => one.word) });
  }

  /** The fields that cards are put in order by; the name is one always. */
  sortable() {
    return this.vocabulary.fields.filter((field) => field.kind !== "text" || field.id === NAME);
  }

  fields() {
    return this.vocabulary.fields.map((field) => field.word);
  }
}
