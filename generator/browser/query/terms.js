// What the terms of a query mean, and what is wrong with them.
import { ABSENT, NAME, PRESENT, squashed } from "./vocabulary.js";
/** @import { Vocabulary } from "./vocabulary.js" */

const NUMBER = /^([-−]?)([0-9]{1,6})/;
const FIGURES = /[0-9]+/g;
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

/**
 * A number or range, and the operator that a word attached to it stands for: "8以下"; null for what is neither.
 * @param {string} text
 * @param {Vocabulary} vocabulary
 * @returns {{ is: QueryOperator, range: [number, number] } | null}
 */
export function amountOf(text, vocabulary) {
  const range = numbers(text, vocabulary);
  if (range) return { is: "=", range };
  const first = NUMBER.exec(text);
  if (!first) return null;
  const rest = fold(text.slice(first[0].length));
  const sign = vocabulary.bounds.find(([words]) => words === rest)?.[1];
  return sign ? { is: sign, range: [number(first), number(first)] } : null;
}

/**
 * The field of numbers with which a word begins, and the number behind it: "cost8".
 * @param {string} text
 * @param {Vocabulary} vocabulary
 */
export function attached(text, vocabulary) {
  for (const { index } of text.matchAll(FIGURES)) {
    const field = vocabulary.numberField(text.slice(0, index));
    if (field) return { field, digits: text.slice(index) };
  }
  return null;
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
    this.mistake("missing-field", operator.at, isCompared ? [start, start, first.word] : [start, end, ""], { accepted: this.fields() });
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
      this.mistake(code, [name.at[0], operator.at[1]], [operator.at[1], at[1], this.example(field)], more);
    } else {
      const given = this.given(field, operator, values);
      if (given) return { node: { field: field.id, ...given, at }, understood: true };
    }
    return { node: null, understood: false };
  }

  /**
   * The operator and the values of a term; null if one is wrong.
   * @param {QueryField} field
   * @param {QueryPiece} operator
   * @param {QueryPiece[]} values
   * @returns {Pick<QueryTerm, "is" | "values"> | null}
   */
  given(field, operator, values) {
    const written = /** @type {QueryOperator} */ (operator.text);
    if (field.kind === "text") return { is: written, values: values.map((value) => value.text) };
    const is = written === ":" ? "=" : written;
    const isNumber = field.kind === "number";
    const bound = isNumber && values.length === 1 && is === "=" ? amountOf(values[0].text, this.vocabulary) : null;
    if (bound && bound.is !== "=") return { is: bound.is, values: [bound.range[0]] };
    const given = values.map((value) => (isNumber ? this.number(field, value, is) : this.choice(field, value)));
    if (given.includes(null)) return null;
    const known = /** @type {([number, number] | string)[]} */ (given);
    if (COMPARED.has(operator.text)) {
      if (known.length > 1 || known[0][0] !== known[0][1]) {
        const end = values[values.length - 1].at[1];
        this.mistake("one-number", [values[0].at[0], end], String(known[0][0]), { field: field.word });
        return null;
      }
      return { is, values: [known[0][0]] };
    }
    return { is, values: known.filter((value, place) => known.findIndex((other) => String(other) === String(value)) === place) };
  }

  /**
   * @param {QueryField} field
   * @param {QueryPiece} value
   * @param {QueryOperator} is
   */
  number(field, value, is) {
    const found = numbers(value.text, this.vocabulary) ?? (COMPARED.has(is) ? null : this.special(value));
    if (found === null) this.mistake("not-a-number", value.at, this.example(field), { field: field.word });
    return found;
  }

  /**
   * The value that a word for none or for any stands for.
   * @param {QueryPiece} value
   */
  special(value) {
    const folded = fold(value.text);
    const { words } = this.vocabulary;
    return words.none.has(folded) ? ABSENT : words.any.has(folded) ? PRESENT : null;
  }

  /**
   * The value of a choice that is meant: by a name of it, or by the beginning that only its names have.
   * @param {QueryField} field
   * @param {QueryPiece} value
   */
  choice(field, value) {
    const wanted = squashed(value.text);
    const values = field.values ?? [];
    const exact = values.find((one) => one.names.includes(wanted));
    if (exact) return exact.id;
    const special = this.special(value);
    if (special !== null) return special;
    const begun = values.filter((one) => wanted && one.names.some((name) => name.startsWith(wanted)));
    if (begun.length === 1) return begun[0].id;
    const likely = begun[0]?.id || this.vocabulary.closest(value.text, values);
    const more = { field: field.word, accepted: begun.length ? begun.map((one) => one.word) : accepted(field) };
    const fix = likely ? this.vocabulary.valueWord(field, likely) : this.example(field);
    this.mistake(begun.length ? "ambiguous-value" : "unknown-value", value.at, fix, more);
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
    const fix = /** @type {[number, number, string]} */ (likely ? [...name.at, this.vocabulary.field(likely).word] : [name.at[0], at[1], alone]);
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
      this.mistake("missing-order", operator.at, [end, end, isDirection ? this.vocabulary.word("descending", true) : this.sortable()[0].word], more);
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
    const down = this.vocabulary.direction(value.text);
    if (down) this.descending = true;
    else if (down === undefined) {
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
    const down = value.down ?? (text !== value.text) !== negated;
    const named = this.vocabulary.named(text);
    const turned = named ? { field: named, down } : this.turned(text);
    if (turned && (turned.field.kind !== "text" || turned.field.id === NAME)) {
      this.order.push({ field: turned.field.id, down: turned.down });
      return;
    }
    const sortable = this.sortable();
    const likely = this.vocabulary.closest(text, sortable);
    const fix = likely ? this.vocabulary.field(likely) : sortable[0];
    this.mistake("unknown-order", value.at, fix.word, { accepted: sortable.map((one) => one.word) });
  }

  /**
   * The field of a word to which its direction is attached, as in "コスト降順", and that direction.
   * @param {string} text
   */
  turned(text) {
    const name = squashed(text);
    for (const [ending, down] of this.vocabulary.directions) {
      const field = name.endsWith(ending) ? this.vocabulary.named(name.slice(0, -ending.length)) : undefined;
      if (field) return { field, down };
    }
    return null;
  }

  /**
   * A value of a field as the reader types it.
   * @param {QueryField} field
   */
  example(field) {
    return this.vocabulary.valueWord(field, field.example);
  }

  /** The fields that cards are put in order by; the name is one always. */
  sortable() {
    return this.vocabulary.fields.filter((field) => field.kind !== "text" || field.id === NAME);
  }

  fields() {
    return this.vocabulary.fields.map((field) => field.word);
  }
}
