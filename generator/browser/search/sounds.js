// Names in scripts without spaces, by what they sound like and how they are written, so that one is found whose
// characters were mistaken: 刺可 for 刺客, ネビュリュス for ネビュリス.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// A shorter name is another name with one character changed, unless that sounds the same.
const SHORTEST = 3;
const SHORTEST_KANA = 4;
const LONGEST = 10;

class Sounds {
  /** @param {Index} index */
  constructor(index) {
    this.index = index;
    /** @type {Map<string, string>} */
    this.readings = new Map(); // of characters, where the language has several that sound the same
    /** @type {Map<string, Set<number>>} */
    this.heard = new Map(); // the terms of names, by how they sound
    /** @type {Map<string, Set<number>>} */
    this.names = new Map(); // and by how they are written
    /** @type {Map<string, Set<number>>} */
    this.short = new Map(); // those that are too short to be found within a query
  }

  /**
   * Which characters sound the same, by how they sound.
   * @param {Record<string, string>} sounds
   */
  learn(sounds) {
    for (const [sound, characters] of Object.entries(sounds)) for (const one of folded(characters)) this.readings.set(one, sound);
  }

  /**
   * Take in a name.
   * @param {string} name
   */
  add(name) {
    if (!IS_UNSPACED.test(name) || name.length > LONGEST) return;
    const [piece, ...others] = pieces(name);
    if (!piece?.unspaced || others.length || piece.text.length < 2 || piece.text.length > LONGEST) return;
    const ids = this.index.tokenizer.sequence(name).map(({ term }) => this.index.vocabulary.ids.get(term) ?? 0).filter(Boolean);
    /** @param {Map<string, Set<number>>} known */
    const into = (known, key = "") => {
      if (!key) return;
      if (!known.has(key)) known.set(key, new Set());
      for (const id of ids) known.get(key)?.add(id);
    };
    into(this.heard, this.sound(piece.text));
    if (this.isLong(piece.text)) into(this.names, piece.text);
    else if (HAN_CHARACTER.test(piece.text)) into(this.short, piece.text);
  }

  /**
   * Whether a name is so long that one of its characters may be wrong.
   * @param {string} text
   */
  isLong(text) {
    return text.length >= (HAN_CHARACTER.test(text) ? SHORTEST : SHORTEST_KANA);
  }

  /**
   * How a name sounds; "" where that is not known of all its characters.
   * @param {string} text
   */
  sound(text) {
    const sounds = Array.from(text, (one) => this.readings.get(one) ?? "");
    return sounds.every(Boolean) ? sounds.join(" ") : "";
  }

  /**
   * The places of a query that are mistaken for names, with their terms. `pairs` are the pairs of characters that it
   * consists of ("" for anything else), of which some are not `known`.
   * @param {string[]} pairs
   * @param {boolean[]} known
   * @returns {Mistaken[]}
   */
  within(pairs, known) {
    /** @type {Mistaken[]} */
    const found = [];
    for (let from = 0; from < pairs.length; from++) {
      let text = pairs[from];
      for (let to = from + 1; text.length > 1 && text.length <= LONGEST; to++) {
        if (!known.slice(from, to).every(Boolean)) {
          const heard = this.heard.get(this.sound(text));
          if (heard) found.push({ from, to, ids: [...heard], isHeard: true });
          else if (this.isLong(text)) for (const ids of this.written(text)) found.push({ from, to, ids, isHeard: false });
        }
        if (!pairs[to] || pairs[to - 1].at(-1) !== pairs[to][0]) break;
        text += pairs[to].slice(1);
      }
    }
    return found.length || known.some(Boolean) ? found : this.alone(pairs);
  }

  /**
   * The same for a query that is all one word, none of which is known: the names as short of which one character differs.
   * Of two Chinese characters one alone is another word.
   * @param {string[]} pairs
   * @returns {Mistaken[]}
   */
  alone(pairs) {
    const text = pairs[0]?.slice(0, 1) + pairs.map((pair) => pair.slice(1)).join("");
    if (isHanWord(text) || !pairs.every((pair, i) => pair.length === 2 && (!i || pairs[i - 1][1] === pair[0]))) return [];
    const near = [...this.short].filter(([name]) => name.length === text.length && slips(text, name, 1) === 1);
    return near.map(([, ids]) => ({ from: 0, to: pairs.length, ids: [...ids], isHeard: false }));
  }

  /**
   * The terms of the names that one slip makes of a text.
   * @param {string} text
   */
  *written(text) {
    for (const [name, ids] of this.names) {
      if (Math.abs(name.length - text.length) < 2 && slips(text, name, 1) === 1) yield [...ids];
    }
  }
}
