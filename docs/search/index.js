// An inverted index: which rows have a term, how much it weighs in each, and in which order terms stand there.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// A number says little by itself, as it is in a name: *Loot 3*.
const NUMBER = 0.35;
// Of those that answer best, so many are looked at closely: how near the words stand, and whether a line says just that.
const CLOSELY = 120;
// Terms of a query that stand further apart than this in a row say nothing together.
const REACH = 5;
// Between two lines: no term has this number.
const BREAK = 0;

class Index {
  /** @param {Tokenizer} tokenizer */
  constructor(tokenizer) {
    this.tokenizer = tokenizer;
    this.vocabulary = new Vocabulary();
    /** @type {Map<number, { rows: number[], weights: number[] }>} */
    this.postings = new Map();
    /** @type {{ order: Int32Array, lines: { boost: number, terms: Int32Array }[] }[]} */
    this.rows = [];
  }

  /**
   * Take in a row; its fields are lists of lines. The lines of some are held against a whole query as well.
   * @param {{ lines: string[], boost: number, usual: number, likeness: number }[]} fields
   */
  add(fields) {
    const row = this.rows.length;
    /** @type {Map<number, number>} */
    const weights = new Map();
    /** @type {number[]} */
    const order = [];
    const lines = [];
    for (const { lines: texts, boost, usual, likeness } of fields) {
      /** @type {Map<number, number>} */
      const counts = new Map();
      let length = 0;
      /** @param {number} id */
      const count = (id, share = 1) => counts.set(id, (counts.get(id) ?? 0) + share);
      for (const text of texts) {
        const terms = this.tokenizer.sequence(text).map(({ term, word }) => {
          const id = this.vocabulary.number(term, word);
          count(id, likeness && /^\p{N}/u.test(term) ? NUMBER : 1);
          return id;
        });
        for (const one of this.tokenizer.singles(text)) count(this.vocabulary.number(one), 0.3);
        order.push(...terms, BREAK);
        length += terms.length;
        if (likeness && terms.length) lines.push({ boost: likeness, terms: Int32Array.from(new Set(terms)) });
      }
      for (const [id, times] of counts) {
        weights.set(id, (weights.get(id) ?? 0) + (boost * times) / (times + 0.4 + length / usual));
      }
    }
    for (const [id, weight] of weights) {
      let posting = this.postings.get(id);
      if (!posting) this.postings.set(id, (posting = { rows: [], weights: [] }));
      posting.rows.push(row);
      posting.weights.push(weight);
    }
    this.rows.push({ order: Int32Array.from(order), lines });
    return row;
  }

  /**
   * How much it tells that a row has a term: the fewer have it, the more.
   * @param {number} id
   */
  telling(id) {
    const count = this.postings.get(id)?.rows.length ?? 0;
    return Math.log(1 + (this.rows.length - count + 0.5) / (count + 0.5));
  }

  /**
   * The rows that have some of the slots of a query: by row its score, and how much of each slot it answers.
   * @param {Slot[]} slots
   */
  find(slots) {
    const scores = new Float32Array(this.rows.length);
    const answered = slots.map(() => new Float32Array(this.rows.length));
    slots.forEach((slot, place) => {
      const best = new Float32Array(this.rows.length);
      for (const [id, share] of slot.terms) {
        const posting = this.postings.get(id);
        if (!posting) continue;
        const telling = share * Math.min(this.telling(id), slot.mass || Infinity);
        posting.rows.forEach((row, i) => {
          best[row] = Math.max(best[row], telling * posting.weights[i]);
          answered[place][row] = Math.max(answered[place][row], share);
        });
      }
      best.forEach((score, row) => (scores[row] += score));
    });
    return { scores, answered };
  }

  /**
   * How near one another the words of a query stand in a row, from 0 to 1.
   * @param {number} row
   * @param {Slot[]} slots
   */
  nearness(row, slots) {
    if (slots.length < 2) return 0;
    const last = slots.map(() => -Infinity);
    const pair = slots.map(() => 0); // by the first of two neighbours
    this.rows[row].order.forEach((id, place) => {
      if (id === BREAK) return void last.fill(-Infinity);
      slots.forEach((slot, i) => {
        const share = slot.terms.get(id);
        if (!share) return;
        last[i] = place;
        for (const [first, other] of [[i - 1, i - 1], [i, i + 1]]) {
          const distance = place - (last[other] ?? -Infinity);
          if (distance > 0 && distance <= REACH) pair[first] = Math.max(pair[first], share / distance ** 0.5);
        }
      });
    });
    const weight = slots.slice(1).map((slot, i) => slot.mass + slots[i].mass);
    const all = weight.reduce((sum, one) => sum + one, 0);
    return weight.reduce((sum, one, i) => sum + one * pair[i], 0) / (all || 1);
  }

  /**
   * How well a single line of a row, such as its title, says what a query asks for, no less and no more: from 0 to 1.
   * @param {number} row
   * @param {Slot[]} slots
   */
  likeness(row, slots) {
    const asked = slots.reduce((sum, { mass }) => sum + mass, 0) || 1;
    let best = 0;
    for (const { boost, terms } of this.rows[row].lines) {
      let said = 0;
      let met = 0;
      for (const id of terms) {
        const telling = this.telling(id);
        said += telling;
        met += telling * slots.reduce((most, slot) => Math.max(most, slot.terms.get(id) ?? 0), 0);
      }
      if (!met) continue;
      const answered = slots.reduce((sum, slot) => sum + slot.mass * terms.reduce((most, id) => Math.max(most, slot.terms.get(id) ?? 0), 0), 0);
      const precision = met / said;
      const recall = answered / asked;
      best = Math.max(best, (boost * 2 * precision * recall) / (precision + recall || 1));
    }
    return best;
  }
}
