// A query in words, and what is wrong with a line. The twin of generator/query/explaining.py.
import { ABSENT, KIND, NAME, PRESENT } from "./vocabulary.js";
import { mended } from "./mend.js";
import { joined, partsOf } from "./nodes.js";
/** @import { Vocabulary } from "./vocabulary.js" */

const MEETING = /[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}][A-Za-z0-9]|[A-Za-z0-9][\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
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
 * A text with values in its places, in Chinese with a space between a Han character and a Latin one that meet.
 * @param {string} text
 * @param {Record<string, string>} values
 * @param {Vocabulary} [vocabulary]
 */
export function filled(text, values, vocabulary) {
  const pieces = text.split(/\{([a-z]+)\}/);
  const own = pieces.map((piece, place) => (place % 2 === 0 ? piece : Object.hasOwn(values, piece) ? values[piece] : `{${piece}}`));
  return together(own, vocabulary);
}

/**
 * @param {string[]} pieces
 * @param {Vocabulary} [vocabulary]
 */
function together(pieces, vocabulary) {
  if (!vocabulary?.schema.spaced) return pieces.join("");
  return pieces.reduce((so, piece) => (MEETING.test(([...so].at(-1) ?? "") + ([...piece][0] ?? "")) ? `${so} ${piece}` : so + piece), "");
}

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
  return together([before, one, between, other, after], vocabulary);
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
      const conditions = parts.length === 1 ? this.alternatives(parts[0]) : this.listed(parts);
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

  /** @param {QueryNode[]} parts */
  listed(parts) {
    return listed(parts.map((part) => this.part(part)), this.vocabulary, "and");
  }

  /**
   * A condition among others.
   * @param {QueryNode} node
   * @returns {string}
   */
  part(node) {
    if ("all" in node) return filled(this.say.group, { conditions: this.listed(node.all) }, this.vocabulary);
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
   * A term, or what is not.
   * @param {QueryTerm | { not: QueryNode }} node
   * @returns {string}
   */
  condition(node) {
    if ("not" in node) return this.not(/** @type {QueryTerm} */ (node.not));
    const texts = node.values.map(String);
    if (!node.field) return filled(this.say.words, { words: quoted(texts, this.vocabulary) }, this.vocabulary);
    const field = this.vocabulary.field(node.field);
    if (field.kind === "text") {
      const text = this.say[`${field.id === NAME ? NAME : "text"} ${node.is}`];
      return filled(text, { words: quoted(texts, this.vocabulary) }, this.vocabulary);
    }
    return field.kind === "number" ? this.number(field, node) : this.choice(field, node.is, texts);
  }

  /**
   * What a term excludes, in words of its own where the field has some.
   * @param {QueryTerm} term
   */
  not(term) {
    const field = this.vocabulary.byId.get(term.field);
    if (field && field.kind !== "text" && term.values.length === 1) {
      const [value] = term.values;
      if (term.is === "=" && (value === ABSENT || value === PRESENT)) return this.choice(field, "=", [value ? ABSENT : PRESENT]);
      const shown = Array.isArray(value) && value[0] === value[1] ? value[0] : value;
      const own = this.says(field)[`-${term.is}${shown}`];
      if (own) return own;
    }
    return filled(this.say.not, { condition: this.condition(term) }, this.vocabulary);
  }

  /**
   * @param {QueryField} field
   * @param {QueryTerm} node
   */
  number(field, node) {
    const [sign, step] = ROUNDED[node.is] ?? [node.is, 0];
    const values = node.values.map((value) => (Array.isArray(value) ? value : [Number(value) + step, Number(value) + step]));
    const shown = values.map(([low, high]) => (low === high ? figure(low) : filled(this.say.range, { low: figure(low), high: figure(high) }, this.vocabulary)));
    const says = this.says(field);
    const own = values.length === 1 && values[0][0] === values[0][1] ? says[`${sign}${values[0][0]}`] : "";
    const text = own || says[sign] || this.say[`number ${sign}`];
    return filled(text, { field: field.small, n: listed(shown, this.vocabulary, "or") }, this.vocabulary);
  }

  /**
   * @param {QueryField} field
   * @param {QueryOperator} sign
   * @param {string[]} values
   * @returns {string}
   */
  choice(field, sign, values) {
    const known = values.filter((value) => value !== ABSENT && value !== PRESENT);
    if (sign === "!=" && known.length < values.length) {
      return filled(this.say.not, { condition: this.choice(field, "=", values) }, this.vocabulary);
    }
    const shown = known.length ? [this.valued(field, sign, known)] : [];
    for (const [value, name] of [[ABSENT, "none"], [PRESENT, "any"]]) {
      if (values.includes(value)) shown.push(filled(this.says(field)[name] || this.say[name], { field: field.small }, this.vocabulary));
    }
    return listed(shown, this.vocabulary, "or");
  }

  /**
   * @param {QueryField} field
   * @param {QueryOperator} sign
   * @param {string[]} values
   */
  valued(field, sign, values) {
    const labels = listed(this.vocabulary.labels(field, values), this.vocabulary, "or");
    if (field.id === KIND) {
      const text = filled(this.say["kind ="], { kinds: labels }, this.vocabulary);
      return sign === "=" ? text : filled(this.say.not, { condition: text }, this.vocabulary);
    }
    const says = this.says(field);
    const text = (values.length === 1 && says[`${sign}${values[0]}`]) || says[sign] || this.say[`choice ${sign}`];
    const plurals = listed(this.several(field, values), this.vocabulary, "or");
    return filled(text, { field: field.small, values: labels, several: plurals }, this.vocabulary);
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
