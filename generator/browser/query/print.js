// A query written as a line again.
import { attached } from "./terms.js";
import { ABSENT, PRESENT } from "./vocabulary.js";
/** @import { Vocabulary } from "./vocabulary.js" */

/**
 * The line of a query, which is read as the same query: with ids, or in the reader's own words.
 * @param {Pick<Query, "tree" | "order">} query
 * @param {Vocabulary} vocabulary
 * @param {boolean} [reader]
 */
export function write(query, vocabulary, reader = false) {
  const writer = new Writer(vocabulary, reader);
  return [query.tree ? writer.node(query.tree) : "", writer.order(query.order)].filter(Boolean).join(" ");
}

class Writer {
  /**
   * @param {Vocabulary} vocabulary
   * @param {boolean} reader
   */
  constructor(vocabulary, reader) {
    this.vocabulary = vocabulary;
    this.reader = reader;
  }

  /** @param {QueryOrder[]} order */
  order(order) {
    if (!order.length) return "";
    const names = order.map((part) => `${part.down ? "-" : ""}${this.field(part.field)}`);
    return `${this.word("order")}:${names.join(",")}`;
  }

  /**
   * @param {QueryNode} node
   * @returns {string}
   */
  node(node) {
    if ("all" in node) return node.all.map((part) => ("any" in part ? `(${this.node(part)})` : this.node(part))).join(" ");
    if ("any" in node) return node.any.map((part) => this.node(part)).join(` ${this.word("or")} `);
    if ("not" in node) return "all" in node.not || "any" in node.not ? `-(${this.node(node.not)})` : `-${this.node(node.not)}`;
    return this.term(node);
  }

  /** @param {QueryTerm} node */
  term(node) {
    if (!node.field) return this.quoted(String(node.values[0]), true);
    const field = this.vocabulary.field(node.field);
    const sign = node.is === "=" && field.kind !== "text" ? ":" : node.is;
    return `${this.field(node.field)}${sign}${node.values.map((value) => this.value(field, value)).join(",")}`;
  }

  /**
   * @param {QueryField} field
   * @param {QueryTerm["values"][number]} value
   */
  value(field, value) {
    if (field.kind !== "text" && (value === ABSENT || value === PRESENT)) return this.word(value ? "any" : "none");
    if (field.kind === "number") {
      const [low, high] = Array.isArray(value) ? value : [value, value];
      return low === high ? String(low) : `${low}..${high}`;
    }
    const text = String(value);
    if (field.kind === "text") return this.quoted(text);
    return this.reader ? this.vocabulary.valueWord(field, text) : text;
  }

  /** @param {string} id */
  field(id) {
    return this.reader ? this.vocabulary.field(id).word : id;
  }

  /** @param {string} name */
  word(name) {
    return this.vocabulary.word(name, this.reader);
  }

  /**
   * A text as it is, or in the first quotation marks that do not end within it.
   * @param {string} text
   * @param {boolean} [isAlone]
   */
  quoted(text, isAlone = false) {
    if (!this.needsQuotes(text, isAlone)) return text;
    const quotes = Object.entries(this.vocabulary.grammar.quotes);
    const fitting = quotes.find(([, closing]) => ![...closing].some((mark) => text.includes(mark)));
    return fitting ? `${fitting[0]}${text}${fitting[1][0]}` : `"${text.replaceAll('"', "")}"`;
  }

  /**
   * @param {string} text
   * @param {boolean} isAlone
   */
  needsQuotes(text, isAlone) {
    const { special, operators, grammar } = this.vocabulary;
    const characters = [...text];
    if (characters.some((char) => special.has(char)) || operators.some(([sign]) => text.includes(sign))) return true;
    if (!isAlone) return false;
    const isMinus = !text || grammar.minus.includes(characters[0]);
    const isField = this.vocabulary.numberField(text) !== undefined || attached(text, this.vocabulary) !== null;
    return isMinus || this.vocabulary.isReserved(text) || isField;
  }
}
