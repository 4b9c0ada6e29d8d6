// The words that an index knows: by their stems, and as they are written, so that a half-typed or mistyped word is found
// whatever its ending.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// A word shorter than this is too short for a slip: another word is as near.
const SLIP_FROM = 4;
// A longer word may have two slips.
const TWO_SLIPS_FROM = 8;

/**
 * The letters of a word as a set of bits, by which most words that are too far away are told at once.
 * @param {string} word
 */
function letterBits(word) {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** @param {number} bits */
function countBits(bits) {
  let count = 0;
  for (; bits; bits &= bits - 1) count++;
  return count;
}

// What changes in a Japanese verb is the kana behind its kanji, as are the particles behind a noun: 買う, 買わない; 鍵を, 鍵の.
const INFLECTED_PAIR = /^\p{Script=Han}\p{Script=Hiragana}$/u;

class Vocabulary {
  constructor() {
    /** @type {Map<string, number>} */
    this.ids = new Map(); // of the stems
    this.stems = [""]; // by their numbers
    /** @type {Map<string, number[]>} */
    this.inflected = new Map(); // the pairs of a kanji and the kana behind it, by the kanji
    /** @type {Set<string>} */
    this.katakana = new Set();
    /** @type {Set<string>} */
    this.whole = new Set(); // names, each in the form that is equal for equal ones
    /** @type {Map<string, number>} */
    this.written = new Map(); // words as they are written, with the number of their stem
    /** @type {string[]} */
    this.sorted = [];
    /** @type {number[]} */
    this.bits = [];
  }

  /**
   * The number of a stem; with `word` the stem is also known by that.
   * @param {string} stem
   */
  number(stem, word = "") {
    let id = this.ids.get(stem);
    if (id === undefined) {
      this.ids.set(stem, (id = this.ids.size + 1));
      this.stems[id] = stem;
      if (INFLECTED_PAIR.test(stem)) this.inflected.set(stem[0], [...(this.inflected.get(stem[0]) ?? []), id]);
    }
    if (word && !this.written.has(word)) this.written.set(word, id);
    return id;
  }

  /**
   * Whether a word in katakana is one that stands somewhere, or part of one, or made with one.
   * @param {string} word
   */
  hasKatakana(word) {
    if (this.katakana.has(word)) return true;
    for (const other of this.katakana) if (other.includes(word) || (other.length > 2 && word.includes(other))) return true;
    return false;
  }

  /** Put the words in order, if there are new ones. */
  sort() {
    if (this.sorted.length === this.written.size) return;
    this.sorted = [...this.written.keys()].sort();
    this.bits = this.sorted.map(letterBits);
  }

  /**
   * The stems of the words that begin so, with how much of each is there.
   * @param {string} start
   * @returns {Map<number, number>}
   */
  begun(start) {
    this.sort();
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle] < start) low = middle + 1;
      else high = middle;
    }
    const found = new Map();
    for (; low < this.sorted.length && this.sorted[low].startsWith(start); low++) {
      const id = this.written.get(this.sorted[low]) ?? 0;
      found.set(id, Math.max(found.get(id) ?? 0, start.length / this.sorted[low].length));
    }
    return found;
  }

  /**
   * The stems of the words that a slip or two make of this one, with the number of slips.
   * @param {string} word
   * @returns {Map<number, number>}
   */
  near(word) {
    this.sort();
    const found = new Map();
    const most = word.length < SLIP_FROM ? 0 : word.length < TWO_SLIPS_FROM ? 1 : 2;
    if (!most) return found;
    const bits = letterBits(word);
    this.sorted.forEach((other, i) => {
      if (Math.abs(other.length - word.length) > most || other.length < SLIP_FROM - 1) return;
      if (countBits(bits ^ this.bits[i]) > 2 * most) return;
      const count = slips(word, other, most);
      if (!count || count > most) return;
      const id = this.written.get(other) ?? 0;
      found.set(id, Math.min(found.get(id) ?? most, count));
    });
    return found;
  }
}
