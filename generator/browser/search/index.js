// An inverted index: which rows have a term, how much it weighs in each, and in which order terms stand there.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// A number says little by itself, as it is in a name: *Loot 3*.
const NUMBER = 0.15;
// Of those that answer best, so many are looked at closely: how near the words stand, and whether a line says just that.
const CLOSELY = 120;
// Terms of a query that stand further apart than this in a row say nothing together.
const REACH = 5;
// Between two lines: no term has this number.
const BREAK = 0;

/**
 * Whether a name is one, rather than a question.
 * @param {string} text
 * @param {number} length the number of its terms
 */
const isShort = (text, length) => length < (IS_CJK.test(text) ? 7 : 3);

class Index {
  /** @param {Tokenizer} tokenizer */
  constructor(tokenizer) {
    this.tokenizer = tokenizer;
    this.vocabulary = new Vocabulary();
    /** @type {Map<number, { rows: number[], weights: number[], near: number }>} */
    this.postings = new Map();
    this.near = 0; // of so many rows is reckoned how much a term tells
    /** @type {{ order: number[], lines: number[] }[]} */
    this.rows = []; // the terms of each in their order, and of its lines: where each begins and ends, and what it is worth
    /** @type {Set<number>} */
    this.naming = new Set(); // the terms that stand in names, not only in texts
    this.tellings = new Float32Array(0);
  }

  /**
   * Take in a row; its fields are lists of lines. The lines of some are held against a whole query as well; those of
   * some are names. How often a term stands in rows that are not `near`, those of other games, says nothing of how much it
   * tells in the one in hand.
   * @param {Field[]} fields
   */
  add(fields, isNear = true) {
    const row = this.rows.length;
    /** @type {Map<number, number>} */
    const weights = new Map();
    /** @type {number[]} */
    const order = [];
    /** @type {number[]} */
    const lines = [];
    for (const { lines: texts, boost, usual, likeness, isName } of fields) {
      /** @type {Map<number, number>} */
      const counts = new Map();
      let length = 0;
      /** @param {number} id */
      const count = (id, share = 1) => counts.set(id, (counts.get(id) ?? 0) + share);
      for (const text of texts) {
        const start = order.length;
        for (const { term, word } of this.tokenizer.sequence(text)) {
          const id = this.vocabulary.number(term, word);
          count(id, isName && /^\p{N}/u.test(term) ? NUMBER : 1);
          order.push(id);
        }
        if (isName && isShort(text, order.length - start)) for (const id of order.slice(start)) this.naming.add(id);
        for (const [, term] of this.tokenizer.counts(text)) count(this.vocabulary.number(term));
        for (const word of katakana(text)) this.vocabulary.katakana.add(word);
        for (const one of this.tokenizer.singles(text)) count(this.vocabulary.number(one), 0.3);
        if (likeness && order.length > start) lines.push(start, order.length, likeness);
        length += order.length - start;
        order.push(BREAK);
      }
      for (const [id, times] of counts) {
        weights.set(id, (weights.get(id) ?? 0) + (boost * times) / (times + 0.4 + length / usual));
      }
    }
    for (const [id, weight] of weights) {
      let posting = this.postings.get(id);
      if (!posting) this.postings.set(id, (posting = { rows: [], weights: [], near: 0 }));
      if (isNear) posting.near++;
      posting.rows.push(row);
      posting.weights.push(weight);
    }
    this.rows.push({ order, lines });
    if (isNear) this.near++;
    this.tellings = new Float32Array(0);
    return row;
  }

  /** Reckon, if there are new rows, how much each term tells: the fewer rows have it, the more. */
  weigh() {
    if (this.tellings.length) return;
    this.tellings = new Float32Array(this.vocabulary.ids.size + 1).fill(this.tellingOf(0));
    for (const [id, { near }] of this.postings) this.tellings[id] = this.tellingOf(near);
  }

  /** @param {number} count */
  tellingOf(count) {
    return Math.log(1 + (this.near - count + 0.5) / (count + 0.5));
  }

  /**
   * How much it tells that a row has a term.
   * @param {number} id
   */
  telling(id) {
    this.weigh();
    return this.tellings[id];
  }

  /** @param {number} id */
  isNumber(id) {
    const code = this.vocabulary.stems[id]?.charCodeAt(0) ?? 0;
    return code >= 48 && code <= 57;
  }

  /**
   * The rows that have some of the slots of a query: by row its score, and how much of each slot it answers.
   * @param {Slot[]} slots
   */
  find(slots) {
    const scores = new Float32Array(this.rows.length);
    const answered = slots.map(() => new Float32Array(this.rows.length));
    const best = new Float32Array(this.rows.length);
    slots.forEach((slot, place) => {
      /** @type {number[]} */
      const touched = [];
      for (const [id, share] of slot.terms) {
        const posting = this.postings.get(id);
        if (!posting) continue;
        const telling = share * Math.min(this.telling(id), slot.mass || Infinity);
        for (let i = 0; i < posting.rows.length; i++) {
          const row = posting.rows[i];
          const worth = telling * posting.weights[i];
          if (!best[row]) touched.push(row);
          if (worth > best[row]) best[row] = worth;
          if (share > answered[place][row]) answered[place][row] = share;
        }
      }
      for (const row of touched) {
        scores[row] += best[row];
        best[row] = 0;
      }
    });
    return { scores, answered };
  }

  /**
   * The slots of a query by the terms that answer them: for each term its shares, slot by slot.
   * @param {Slot[]} slots
   */
  shares(slots) {
    /** @type {(Float32Array | undefined)[]} */
    const shares = new Array(this.vocabulary.ids.size + 1);
    slots.forEach(({ terms }, place) => {
      for (const [id, share] of terms) (shares[id] ??= new Float32Array(slots.length))[place] = share;
    });
    return shares;
  }

  /**
   * How near one another the words of a query stand in a row, from 0 to 1.
   * @param {number} row
   * @param {Slot[]} slots
   * @param {(Float32Array | undefined)[]} shares
   */
  nearness(row, slots, shares) {
    if (slots.length < 2) return 0;
    const last = new Int32Array(slots.length).fill(-REACH - 1);
    const pair = new Float32Array(slots.length); // by the first of two neighbours
    const { order } = this.rows[row];
    for (let place = 0; place < order.length; place++) {
      if (order[place] === BREAK) last.fill(-REACH - 1);
      const own = shares[order[place]];
      if (!own) continue;
      for (let i = 0; i < slots.length; i++) {
        if (!own[i]) continue;
        last[i] = place;
        for (let other = i - 1; other <= i + 1; other += 2) {
          if (other < 0 || other === slots.length) continue;
          const distance = place - last[other];
          const first = Math.min(i, other);
          if (distance > 0 && distance <= REACH) pair[first] = Math.max(pair[first], own[i] / distance ** 0.5);
        }
      }
    }
    let all = 0;
    let near = 0;
    for (let i = 0; i + 1 < slots.length; i++) {
      const weight = slots[i].mass + slots[i + 1].mass;
      all += weight;
      near += weight * pair[i];
    }
    return near / (all || 1);
  }

  /**
   * How well a single line of a row, such as its title, says what a query asks for, no less and no more: from 0 to 1.
   * @param {number} row
   * @param {Slot[]} slots
   * @param {(Float32Array | undefined)[]} shares
   */
  likeness(row, slots, shares) {
    const asked = slots.reduce((sum, { mass }) => sum + mass, 0) || 1;
    const { order, lines } = this.rows[row];
    const answered = new Float32Array(slots.length);
    let best = 0;
    for (let line = 0; line < lines.length; line += 3) {
      let said = 0;
      let met = 0;
      let words = 0; // that are met and no numbers
      answered.fill(0);
      for (let place = lines[line]; place < lines[line + 1]; place++) {
        const telling = this.tellings[order[place]];
        said += telling;
        const own = shares[order[place]];
        if (!own) continue;
        let most = 0;
        for (let i = 0; i < own.length; i++) {
          if (own[i] > most) most = own[i];
          if (own[i] > answered[i]) answered[i] = own[i];
        }
        met += telling * most;
        if (!this.isNumber(order[place])) words++;
      }
      if (!met || (!words && slots.length > 1)) continue;
      let share = 0;
      for (let i = 0; i < slots.length; i++) share += slots[i].mass * answered[i];
      const precision = met / said;
      const recall = share / asked;
      best = Math.max(best, (lines[line + 2] * 2 * precision * recall) / (precision + recall || 1));
    }
    return best;
  }
}
