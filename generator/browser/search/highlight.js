// What a hit shows of its texts: stretches, every second of which is marked as found.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

const TEASER_LENGTH = 160;
const SENTENCE = /[^.!?。！？]+(?:[.!?](?!\s|$)[^.!?。！？]*)*[.!?。！？]*\s*/gu;

class Highlighter {
  /**
   * @param {Index} index
   * @param {Slot[]} slots
   */
  constructor(index, slots) {
    this.tokenizer = index.tokenizer;
    this.ids = index.vocabulary.ids;
    this.slots = slots;
    /** @type {Map<number, number>} */
    this.shares = new Map();
    for (const { terms } of slots) for (const [id, share] of terms) this.shares.set(id, Math.max(share, this.shares.get(id) ?? 0));
  }

  /**
   * How well a term answers.
   * @param {string} term
   */
  share(term) {
    return this.shares.get(this.ids.get(term) ?? 0) ?? 0;
  }

  /**
   * How much of the query a text answers.
   * @param {string} text
   */
  worth(text) {
    const ids = new Set(this.tokenizer.terms(text).map((term) => this.ids.get(term) ?? 0));
    let sum = 0;
    for (const { terms, mass } of this.slots) {
      let best = 0;
      for (const [id, share] of terms) if (share > best && ids.has(id)) best = share;
      sum += best * mass;
    }
    return sum;
  }

  /**
   * The text that answers most; "" if none answers anything.
   * @param {string[]} texts
   */
  best(texts) {
    let found = "";
    let most = 0;
    for (const text of texts) {
      const worth = this.worth(text);
      if (worth > most) [found, most] = [text, worth];
    }
    return found;
  }

  /**
   * A text in stretches: what is not found, what is found, what is not …
   * @param {string} text
   */
  marked(text) {
    const parts = [];
    let done = 0;
    for (const [start, end] of this.matches(text)) {
      parts.push(text.slice(done, start), text.slice(start, end));
      done = end;
    }
    parts.push(text.slice(done));
    return parts;
  }

  /**
   * The sentence that answers, with those that follow as far as there is room, in stretches.
   * @param {string} text
   */
  teaser(text) {
    // Chinese and Japanese say the same with a third of the characters.
    const length = IS_CJK.test(text) ? TEASER_LENGTH / 2 : TEASER_LENGTH;
    const sentences = text.match(SENTENCE) ?? [text];
    const first = Math.max(0, sentences.indexOf(this.best(sentences)));
    let shown = sentences[first] ?? "";
    let next = first + 1;
    for (; next < sentences.length && shown.length + sentences[next].length <= length; next++) shown += sentences[next];
    shown = shown.trim();
    if (shown.length > length * 1.5) return this.cut(shown, length);
    return this.marked(shown);
  }

  /**
   * As much of a long sentence as there is room for, from its first match on.
   * @param {string} text
   * @param {number} length
   */
  cut(text, length) {
    let from = Math.max(0, (this.matches(text)[0]?.[0] ?? 0) - Math.floor(length / 3));
    const space = from > 0 ? text.indexOf(" ", from) : -1;
    if (space >= 0 && space < from + 20) from = space + 1;
    let to = Math.min(text.length, from + length);
    const last = text.lastIndexOf(" ", to);
    if (to < text.length && last > from + length / 2) to = last;
    const parts = this.marked(text.slice(from, to));
    if (from > 0) parts[0] = `… ${parts[0]}`;
    if (to < text.length) parts[parts.length - 1] += " …";
    return parts;
  }

  /**
   * The [start, end) ranges of a text that are found, in order and not overlapping.
   * @param {string} text
   */
  matches(text) {
    /** @type {Stretch[]} */
    const ranges = [];
    /**
     * @param {number} start
     * @param {number} end
     */
    const addRange = (start, end) => {
      const last = ranges[ranges.length - 1];
      if (last && start <= last[1]) last[1] = Math.max(last[1], end);
      else ranges.push([start, end]);
    };
    for (const { 0: piece, index } of text.matchAll(PIECES)) {
      if (!IS_UNSPACED.test(piece)) {
        if (this.tokenizer.terms(piece).some((term) => this.share(term) > SHOWN)) addRange(index, index + piece.length);
        continue;
      }
      // Each character is folded by itself, so that its place in the text is known; folding may leave it out (ー).
      let place = index;
      let before = null;
      for (const character of piece) {
        const folding = folded(character);
        const end = place + character.length;
        if (!folding && before) before.end = end;
        if (folding) {
          if (before && this.share(before.folding + folding) > SHOWN) addRange(before.place, end);
          else if (this.share(folding) > SHOWN) addRange(place, end);
          before = { folding, place, end };
        }
        place = end;
      }
    }
    return ranges;
  }
}

// What answers no better than this is not marked: it would only puzzle.
const SHOWN = 0.26;
