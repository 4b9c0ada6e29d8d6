// A query in words, and what is wrong with a line.
import { ABSENT, KIND, NAME, PRESENT } from "./vocabulary.js";
import { mended } from "./mend.js";
import { joined, partsOf } from "./nodes.js";
import { filled as inPlaces, together } from "../kit/filled.js";
/** @import { Vocabulary } from "./vocabulary.js" */

/** @type {Partial<Record<QueryOperator, [QueryOperator, number]>>} */
const ROUNDED = { "<": ["<=", -1], ">": [">=", 1] };

/**
 * What a query asks for, as a sentence without a full stop: Mages that cost 8 or less and show a key.
 * @param {Pick<Query, "tree" | "order">} query
 * @param {Vocabulary} vocabulary
 */
export function explain(query, vocabulary) {
  const [first = "", ...rest] = new Sentence(vocabulary).whole(query);
  return [first.toUpperCase(), ...rest].join("");
}

/**
 * A mistake in words: what is wrong, what is accepted ("" if that is clear), and a line that is right.
 * @param {QueryMistake} mistake
 * @param {string} line
 * @param {Vocabulary} vocabulary
 */
export function told(mistake, line, vocabulary) {
  const say = vocabulary.schema.mistakes;
  const values = { given: quoted([mistake.given], vocabulary), field: quoted([mistake.field], vocabulary), count: String(mistake.count) };
  const accepted = listed(mistake.accepted, vocabulary, "or");
  return {
    what: filled(say[mistake.code], values, vocabulary),
    accepted: accepted && filled(say.accepted, { accepted }, vocabulary),
    line: mended(line, vocabulary),
  };
}

/**
 * A text with values in its places, as the language of a vocabulary sets it.
 * @param {string} text
 * @param {Record<string, string>} values
 * @param {Vocabulary} [vocabulary]
 */
export const filled = (text, values, vocabulary) => inPlaces(text, values, vocabulary?.schema.spaced);

/**
 * Texts as the language joins them, by CLDR's patterns.
 * @param {string[]} texts
 * @param {Vocabulary} vocabulary
 * @param {"and" | "or"} style
 */
function listed(texts, vocabulary, style) {
  if (texts.length < 2) return texts.join("");
  const [two, start, middle, end] = vocabulary.schema.lists[style];
  if (texts.length === 2) return put(two, texts[0], texts[1], vocabulary);
  let whole = put(end, texts[texts.length - 2], texts[texts.length - 1], vocabulary);
  for (const text of texts.slice(1, -2).reverse()) whole = put(middle, text, whole, vocabulary);
  return put(start, texts[0], whole, vocabulary);
}

/**
 * @param {string} pattern
 * @param {string} one
 * @param {string} other
 * @param {Vocabulary} vocabulary
 */
function put(pattern, one, other, vocabulary) {
  const [before, between, after] = pattern.split(/\{[01]\}/);
  return together([before, one, between, other, after], vocabulary.schema.spaced);
}

/**
 * @param {string[]} texts
 * @param {Vocabulary} vocabulary
 */
function quoted(texts, vocabulary) {
  const [opening, closing] = vocabulary.schema.quotes;
  return listed(texts.map((text) => `${opening}${text}${closing}`), vocabulary, "or");
}

/** The sentence of one query. */
class Sentence {
  /** @param {Vocabulary} vocabulary */
  constructor(vocabulary) {
    this.vocabulary = vocabulary;
    this.say = vocabulary.schema.say;
    this.kind = vocabulary.field(KIND);
    this.kinds = (this.kind.values ?? []).map((value) => value.id);
  }

  /**
   * Which cards, by what conditions, in which order.
   * @param {Pick<Query, "tree" | "order">} query
   */
  whole({ tree, order }) {
    const plainTree = tree && plain(tree);
    const parts = plainTree ? [...(partsOf(plainTree, "all") ?? [plainTree])] : [];
    const head = this.head(parts);
    let sentence = head;
    if (parts.length) {
      const conditions = parts.length === 1 ? this.alternatives(parts[0]) : this.all(parts);
      sentence = filled(this.say.that, { cards: head, conditions }, this.vocabulary);
    }
    if (!order.length) return sentence;
    const [first, ...more] = order.map((part) => this.ordered(part));
    const fields = more.reduce((so, field) => filled(this.say.then, { fields: so, field }, this.vocabulary), first);
    return filled(this.say.sorted, { sentence, fields }, this.vocabulary);
  }

  /**
   * What cards are called, by the kind that all are of and the group that they belong to; both leave `parts`.
   * @param {QueryNode[]} parts
   */
  head(parts) {
    const ofKind = this.take(parts, this.kind);
    if (ofKind) this.kinds = ofKind;
    else if (this.kinds.length > 1) this.kinds = this.only(parts);
    for (const field of this.vocabulary.fields) {
      const group = this.kinds.length === 1 && field.heads.includes(this.kinds[0]) ? this.take(parts, field) : null;
      if (group) return listed(this.several(field, group), this.vocabulary, "and");
    }
    if (!ofKind && this.kinds.length !== 1) return this.say.cards;
    return listed(this.vocabulary.labels(this.kind, this.kinds), this.vocabulary, "and");
  }

  /**
   * The kind that alone has what must hold, or all.
   * @param {QueryNode[]} parts
   */
  only(parts) {
    let { kinds } = this;
    for (const part of parts) {
      const field = "field" in part && !part.values.includes(ABSENT) ? this.vocabulary.byId.get(part.field) : undefined;
      if (field?.in.length) kinds = kinds.filter((kind) => field.in.includes(kind));
    }
    return kinds.length === 1 ? kinds : this.kinds;
  }

  /**
   * The values of the first term that names some of a field so that they may stand for the cards; it leaves `parts`.
   * @param {QueryNode[]} parts
   * @param {QueryField} field
   */
  take(parts, field) {
    for (const [place, node] of parts.entries()) {
      if (!("field" in node) || node.field !== field.id || node.is !== "=") continue;
      const values = node.values.map(String);
      if (values.some((value) => this.vocabulary.value(field, value).several === undefined)) continue;
      parts.splice(place, 1);
      return values;
    }
    return null;
  }

  /**
   * @param {QueryField} field
   * @param {string[]} ids
   */
  several(field, ids) {
    return ids.map((id) => this.vocabulary.value(field, id)).map((value) => value.several ?? value.label);
  }

  /**
   * Conditions that must all hold, as the language joins them.
   * @param {QueryNode[]} parts
   */
  all(parts) {
    const shown = parts.map((part) => this.part(part));
    const last = shown.pop() ?? "";
    if (!shown.length) return last;
    const one = shown.reduce((so, other) => filled(this.say.more, { one: so, other }, this.vocabulary));
    return filled(shown.length > 1 ? this.say.last : this.say.both, { one, other: last }, this.vocabulary);
  }

  /**
   * A condition among others.
   * @param {QueryNode} node
   * @returns {string}
   */
  part(node) {
    if ("all" in node) return filled(this.say.group, { conditions: this.all(node.all) }, this.vocabulary);
    if ("any" in node) return filled(this.say.group, { conditions: this.alternatives(node) }, this.vocabulary);
    return this.condition(node);
  }

  /**
   * A condition that stands alone.
   * @param {QueryNode} node
   */
  alternatives(node) {
    if (!("any" in node)) return this.part(node);
    return listed(node.any.map((part) => this.part(part)), this.vocabulary, "or");
  }

  /**
   * A term, or what it excludes.
   * @param {QueryTerm | { not: QueryNode }} node
   * @returns {string}
   */
  condition(node) {
    const isNot = "not" in node;
    const term = /** @type {QueryTerm} */ (isNot ? node.not : node);
    const field = this.vocabulary.byId.get(term.field);
    if (!field || field.kind === "text") {
      const common = field ? `${field.id === NAME ? NAME : "text"} ${term.is}` : "words";
      return this.told(common, { words: quoted(term.values.map(String), this.vocabulary) }, isNot);
    }
    const { values } = term;
    const known = values.filter((value) => value !== ABSENT && value !== PRESENT);
    if (known.length === values.length) return this.known(field, term.is, values, isNot);
    const isOther = isNot !== (term.is === "!=");
    if (values.length === 1) return this.special(field, Boolean(values[0]) !== isOther);
    const shown = known.length ? [this.known(field, "=", known, false)] : [];
    for (const value of [ABSENT, PRESENT]) if (values.includes(value)) shown.push(this.special(field, Boolean(value)));
    const condition = listed(shown, this.vocabulary, "or");
    return isOther ? this.negated(condition) : condition;
  }

  /**
   * A field with some of its values.
   * @param {QueryField} field
   * @param {QueryOperator} sign
   * @param {QueryTerm["values"]} values
   * @param {boolean} isNot
   */
  known(field, sign, values, isNot) {
    if (field.kind === "number") return this.number(field, sign, values, isNot);
    const ids = values.map(String);
    const labels = listed(this.vocabulary.labels(field, ids), this.vocabulary, "or");
    if (field.id === KIND) return this.told("kind =", { kinds: labels }, isNot !== (sign === "!="));
    const given = { field: field.small, values: labels, several: listed(this.several(field, ids), this.vocabulary, "or") };
    const single = ids.length === 1 ? [`${sign}${ids[0]}`] : [];
    return this.told(`choice ${sign}`, given, isNot, this.says(field), [...single, sign]);
  }

  /**
   * @param {QueryField} field
   * @param {QueryOperator} operator
   * @param {QueryTerm["values"]} values
   * @param {boolean} isNot
   */
  number(field, operator, values, isNot) {
    const [sign, step] = ROUNDED[operator] ?? [operator, 0];
    const ranges = values.map((value) => (Array.isArray(value) ? value : [Number(value) + step, Number(value) + step]));
    const shown = ranges.map(([low, high]) => (low === high ? figure(low) : filled(this.say.range, { low: figure(low), high: figure(high) }, this.vocabulary)));
    const single = ranges.length === 1 && ranges[0][0] === ranges[0][1] ? [`${sign}${ranges[0][0]}`] : [];
    const given = { field: field.small, n: listed(shown, this.vocabulary, "or") };
    return this.told(`number ${sign}`, given, isNot, this.says(field), [...single, sign]);
  }

  /**
   * That a field has no value, or any; of a number that is 0, or more.
   * @param {QueryField} field
   * @param {boolean} isAny
   */
  special(field, isAny) {
    const says = this.says(field);
    const [name, zero] = isAny ? ["any", "-=0"] : ["none", "=0"];
    const text = says[name] || (field.kind === "number" && says[zero]) || this.say[name];
    return filled(text, { field: field.small }, this.vocabulary);
  }

  /**
   * A condition in the field's own words, the most particular first, or in those that are common to all.
   * @param {string} common
   * @param {Record<string, string>} values
   * @param {boolean} isNot
   * @param {Record<string, string>} [says]
   * @param {string[]} [keys]
   */
  told(common, values, isNot, says = {}, keys = []) {
    const minus = isNot ? "-" : "";
    for (const key of keys) {
      if (minus + key in says) return filled(says[minus + key], values, this.vocabulary);
      if (key in says) return this.negated(filled(says[key], values, this.vocabulary));
    }
    return filled(this.say[isNot ? `not ${common}` : common], values, this.vocabulary);
  }

  /** @param {string} condition */
  negated(condition) {
    return filled(this.say.not, { condition }, this.vocabulary);
  }

  /**
   * The field's own words, where all kinds that are asked for and have it have the same.
   * @param {QueryField} field
   * @returns {Record<string, string>}
   */
  says(field) {
    const own = this.kinds.filter((kind) => field.in.includes(kind)).map((kind) => field.says[kind] ?? {});
    const [first] = own;
    /** @param {Record<string, string>} says */
    const written = (says) => JSON.stringify(Object.entries(says).sort(([one], [other]) => Number(one > other) - Number(one < other)));
    return first && own.every((each) => written(each) === written(first)) ? first : {};
  }

  /** @param {QueryOrder} part */
  ordered({ field: id, down }) {
    const field = this.vocabulary.field(id);
    if (!down) return field.small;
    return filled(field.kind === "number" ? this.say.highest : this.say.backwards, { field: field.small }, this.vocabulary);
  }
}

/** @param {number} number */
const figure = (number) => String(number).replace("-", "−");

/**
 * A node in which only terms are negated.
 * @param {QueryNode} node
 * @param {boolean} [isNegated]
 * @returns {QueryNode}
 */
function plain(node, isNegated = false) {
  if ("not" in node) return plain(node.not, !isNegated);
  for (const kind of /** @type {("all" | "any")[]} */ (["all", "any"])) {
    const parts = partsOf(node, kind)?.map((part) => plain(part, isNegated));
    if (parts) return joined(isNegated === (kind === "any") ? "all" : "any", parts) ?? node;
  }
  return isNegated ? { not: node } : node;
}
