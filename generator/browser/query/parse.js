// A line of the query language taken apart. Places are counted in characters.
import { joined, negated } from "./nodes.js";
import { amountOf, attached, Found } from "./terms.js";
import { collapsed, WORDS } from "./vocabulary.js";
/** @import { Vocabulary } from "./vocabulary.js" */

/**
 * What stands on one side of an "or"; it is `broken` if some of it is not understood.
 * @typedef {{ parts: QueryNode[], broken: boolean }} Side
 */

/**
 * Take a line apart. Never throws: what is not understood is among the mistakes.
 * @param {string} line
 * @param {Vocabulary} vocabulary
 * @returns {Query}
 */
export const parse = (line, vocabulary) => new Parser([...line], vocabulary).query();

/**
 * A character of full width as the narrow one.
 * @param {string} char
 */
function narrow(char) {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : char;
}

class Parser {
  /**
   * @param {string[]} line
   * @param {Vocabulary} vocabulary
   */
  constructor(line, vocabulary) {
    this.vocabulary = vocabulary;
    const { grammar } = vocabulary;
    this.spaces = grammar.spaces;
    this.commas = grammar.commas;
    this.minus = grammar.minus;
    this.quotes = grammar.quotes;
    this.text = line.slice(0, grammar.longest).map(narrow);
    this.place = 0;
    this.found = new Found(vocabulary, line);
    if (line.length > grammar.longest) {
      this.found.mistake("too-long", [grammar.longest, line.length], "", { count: grammar.longest });
    }
  }

  /** @returns {Query} */
  query() {
    const side = this.alternatives(0);
    const { mistakes } = this.found;
    mistakes.sort((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1] || Number(one.code > other.code) - Number(one.code < other.code));
    return { tree: joined("all", side.parts), order: this.found.ordered(), mistakes };
  }

  /**
   * What stands up to the end of the line or to the parenthesis that closes a group.
   * @param {number} depth
   * @returns {Side}
   */
  alternatives(depth) {
    /** @type {Side[]} */
    const sides = [{ parts: [], broken: false }];
    /** @type {number[][]} */
    const joints = [];
    const { words } = this.vocabulary;
    while (this.next(depth)) {
      const start = this.place;
      const word = this.atQuote() ? { text: "", at: [start, start] } : this.word();
      const folded = fold(word.text);
      if (words.or.has(folded) && !this.operatorAhead()) {
        joints.push(word.at);
        sides.push({ parts: [], broken: false });
      } else if (!words.and.has(folded) || this.operatorAhead()) {
        this.place = start;
        this.item(sides[sides.length - 1], depth);
      }
    }
    if (joints.length) this.blame(sides, joints);
    const parts = sides.map((side) => joined("all", side.parts)).filter((node) => node !== null);
    const whole = joined("any", parts);
    return { parts: whole ? [whole] : [], broken: sides.some((side) => side.broken) };
  }

  /**
   * Note the words "or" beside which nothing stands.
   * @param {Side[]} sides
   * @param {number[][]} joints
   */
  blame(sides, joints) {
    sides.forEach((side, number) => {
      if (side.parts.length || side.broken) return;
      const joint = joints[Math.max(number - 1, 0)];
      if (this.found.mistakes.some((mistake) => mistake.at[0] === joint[0] && mistake.at[1] === joint[1])) return;
      this.found.mistake("missing-side", joint, "");
    });
  }

  /**
   * Go on to where something stands; false at the end of the line or the group.
   * @param {number} depth
   */
  next(depth) {
    for (;;) {
      this.skip(this.spaces + this.commas);
      if (this.place >= this.text.length) return false;
      if (this.text[this.place] !== ")") return true;
      if (depth) return false;
      this.found.mistake("unopened-group", [this.place, this.place + 1], "");
      this.place++;
    }
  }

  /**
   * A term or a group, with what negates it.
   * @param {Side} side
   * @param {number} depth
   */
  item(side, depth) {
    const start = this.place;
    let isNegated = false;
    while (this.place < this.text.length && this.minus.includes(this.text[this.place])) {
      this.place++;
      isNegated = !isNegated;
      if (this.isEnd(this.place)) return this.loneMinus(side);
    }
    const node = this.text[this.place] === "(" ? this.group(side, start, depth) : this.term(side, start);
    if (node) side.parts.push(isNegated ? negated(node) : node);
  }

  /** @param {number} place */
  isEnd(place) {
    return place >= this.text.length || `${this.spaces}${this.commas})`.includes(this.text[place]);
  }

  /** @param {Side} side */
  loneMinus(side) {
    const start = this.place - 1;
    this.skip(this.spaces);
    const follows = this.place < this.text.length && !`${this.commas})`.includes(this.text[this.place]);
    this.found.mistake("lone-minus", [start, start + 1], [start, this.place, follows ? "-" : ""]);
    side.broken = true;
  }

  /**
   * @param {Side} side
   * @param {number} start
   * @param {number} depth
   */
  group(side, start, depth) {
    const opened = this.place++;
    const { deepest } = this.vocabulary.grammar;
    if (depth >= deepest) {
      this.found.mistake("too-deep", [opened, this.place], "", { count: deepest });
      side.broken = true;
      return null;
    }
    const inner = this.alternatives(depth + 1);
    const end = this.text.length;
    if (this.place < end) this.place++;
    else this.found.mistake("unclosed-group", [opened, opened + 1], [end, end, ")"]);
    const node = joined("all", inner.parts);
    if (!node && !inner.broken) this.found.mistake("empty-group", [start, this.place], "");
    side.broken ||= inner.broken || !node;
    return node;
  }

  /**
   * @param {Side} side
   * @param {number} start
   * @returns {QueryNode | null}
   */
  term(side, start) {
    const alone = this.operator();
    if (alone) {
      this.values();
      this.found.withoutField(alone);
      side.broken = true;
      return null;
    }
    const name = this.piece();
    let operator = this.operator();
    if (!operator) return this.words(name, start);
    const second = operator.text === ":" ? this.operator() : null;
    if (second) operator = { ...second, at: [operator.at[0], second.at[1]] };
    const values = this.values(this.vocabulary.words.order.has(fold(name.text)));
    const end = values.length ? values[values.length - 1].at[1] : operator.at[1];
    const { node, understood } = this.found.term(name, operator, values, [start, end]);
    side.broken ||= !understood;
    return node;
  }

  /**
   * A word or quotation that stands alone; "cost 8", "cost8" and "cost 8 or less" are the field and its number. A field of
   * numbers by itself, "key", asks for the cards that have some, as "has key" does.
   * @param {QueryPiece} name
   * @param {number} start
   * @returns {QueryNode | null}
   */
  words(name, start) {
    const { field, number } = name.quoted ? { field: undefined, number: name } : this.numbered(name);
    const amount = field && amountOf(number.text, this.vocabulary);
    if (field && amount && !this.operatorAhead()) {
      let { is } = amount;
      let end = number.at[1];
      const bound = is === "=" && amount.range[0] === amount.range[1] ? this.bound() : null;
      if (bound) [is, end] = [bound, this.place];
      return { field: field.id, is, values: [is === "=" ? amount.range : amount.range[0]], at: [start, end] };
    }
    this.place = name.at[1];
    const present = name.quoted ? null : this.present(name);
    if (present) return { field: present.field.id, is: "=", values: [present.value], at: [start, this.place] };
    return name.text ? { field: WORDS, is: ":", values: [name.text], at: [start, name.at[1]] } : null;
  }

  /**
   * What a word, with the one behind it or by itself, asks to be there or not. Goes on behind it.
   * @param {QueryPiece} name
   */
  present(name) {
    this.skip(this.spaces);
    const isWord = this.place < this.text.length && !this.atQuote() && !this.isEnd(this.place);
    const second = isWord ? this.word() : null;
    if (second?.text && !this.operatorAhead()) {
      const both = this.vocabulary.presence(name.text + second.text);
      if (both) return both;
    }
    this.place = name.at[1];
    return name.text ? this.vocabulary.presence(name.text) : null;
  }

  /**
   * The field of numbers that a word is and the word behind it, or those that the word itself holds.
   * @param {QueryPiece} name
   */
  numbered(name) {
    const field = this.vocabulary.numberField(name.text);
    if (!field) {
      const inside = attached(name.text, this.vocabulary);
      return { field: inside?.field, number: { text: inside?.digits ?? "", at: name.at } };
    }
    this.skip(this.spaces);
    const isWord = this.place < this.text.length && !this.atQuote();
    return { field, number: isWord ? this.word() : { text: "", at: [0, 0] } };
  }

  /** The operator that the words behind a number stand for: "or less". Goes on behind them. */
  bound() {
    const { place } = this;
    this.skip(this.spaces);
    const start = this.place;
    const ahead = fold(this.text.slice(start).join(""));
    for (const [words, sign] of start > place ? this.vocabulary.bounds : []) {
      this.place = start + [...words].length;
      const isWhole = this.place >= this.text.length || this.vocabulary.special.has(this.text[this.place]);
      if (ahead.startsWith(words) && isWhole && !this.operatorAhead()) return sign;
    }
    this.place = place;
    return null;
  }

  /** Whether the word behind a field to sort by says that the highest come first. Goes on behind it. */
  direction() {
    const { place } = this;
    this.skip(this.spaces);
    const isWord = place < this.place && this.place < this.text.length && !this.atQuote();
    const down = isWord ? this.vocabulary.direction(this.word().text) : undefined;
    if (down !== undefined && !this.operatorAhead()) return down;
    this.place = place;
    return undefined;
  }

  /** What stands behind an operator, separated by commas; in an order with its directions. */
  values(isOrder = false) {
    /** @type {QueryPiece[]} */
    const pieces = [];
    for (;;) {
      const { place } = this;
      this.skip(this.spaces + (pieces.length ? this.commas : ""));
      const isSpaced = this.place > place && this.spaces.includes(this.text[this.place - 1]);
      const isParted = !pieces.length || this.text.slice(place, this.place).some((char) => this.commas.includes(char));
      const isValue = isParted && !this.isEnd(this.place) && this.text[this.place] !== "(" && !this.sign();
      const start = this.place;
      const piece = isValue ? this.piece() : null;
      if (!piece || (isSpaced && this.belongsElsewhere(piece)) || (pieces.length && this.operatorAhead())) {
        this.place = piece && pieces.length ? start : place;
        return pieces;
      }
      pieces.push(isOrder ? { ...piece, down: this.direction() } : piece);
    }
  }

  /**
   * Whether a word behind a space is no value but goes on with the query.
   * @param {QueryPiece} piece
   */
  belongsElsewhere(piece) {
    return !piece.quoted && (this.vocabulary.isReserved(piece.text) || this.operatorAhead());
  }

  /** @returns {QueryPiece} */
  piece() {
    return this.atQuote() ? this.quotation() : this.word();
  }

  atQuote() {
    return Object.hasOwn(this.quotes, this.text[this.place]);
  }

  /** @returns {QueryPiece} */
  word() {
    const start = this.place;
    while (this.place < this.text.length && !this.vocabulary.special.has(this.text[this.place]) && !this.sign()) this.place++;
    return { text: this.text.slice(start, this.place).join(""), at: [start, this.place], quoted: false };
  }

  /** @returns {QueryPiece} */
  quotation() {
    const start = this.place;
    const closing = this.quotes[this.text[start]];
    this.place++;
    while (this.place < this.text.length && !closing.includes(this.text[this.place])) this.place++;
    const inside = this.text.slice(start + 1, this.place).join("");
    if (this.place < this.text.length) this.place++;
    else this.found.unclosed(start, this.place, closing[0]);
    return { text: collapsed(inside, this.spaces), at: [start, this.place], quoted: true };
  }

  /** The operator here, as it is written and which it is. */
  sign() {
    return this.vocabulary.operators.find(([sign]) => [...sign].every((char, step) => this.text[this.place + step] === char));
  }

  /** @returns {QueryPiece | null} */
  operator() {
    const { place } = this;
    this.skip(this.spaces);
    const sign = this.sign();
    if (!sign) {
      this.place = place;
      return null;
    }
    const start = this.place;
    this.place += [...sign[0]].length;
    return { text: sign[1], at: [start, this.place], quoted: false };
  }

  operatorAhead() {
    const { place } = this;
    const found = this.operator() !== null;
    this.place = place;
    return found;
  }

  /** @param {string} characters */
  skip(characters) {
    while (this.place < this.text.length && characters.includes(this.text[this.place])) this.place++;
  }
}
