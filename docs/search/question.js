// What a query asks for: a slot for each of its words, with the terms that answer it and how well each of them does.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// How well a word answers that only begins as asked, was mistyped, or means the same.
const BEGUN = 0.75;
const SLIP = 0.6;
const SYNONYM = 0.7;
// A known word is seldom another one mistyped.
const KNOWN_SLIP = 0.3;
// A character is weak evidence beside the pairs that it stands in.
const SINGLE = 0.25;
// How well a pair is known whose characters are known, but not together.
const PARTLY = 0.4;

/** Words that mean the same: each phrase, as terms, leads to those of what it means. */
class Synonyms {
  /** @param {Tokenizer} tokenizer */
  constructor(tokenizer) {
    this.tokenizer = tokenizer;
    /** @type {Map<string, Set<string>>} */
    this.meant = new Map();
    this.longest = 1;
  }

  /**
   * Let `phrase` stand for `meaning` as well.
   * @param {string} phrase
   * @param {string} meaning
   */
  add(phrase, meaning) {
    const terms = this.tokenizer.words(phrase).map(({ term }) => term);
    const others = this.tokenizer.words(meaning).map(({ term }) => term);
    const key = terms.join(" ");
    if (!terms.length || key === others.join(" ")) return;
    this.longest = Math.max(this.longest, terms.length);
    let meant = this.meant.get(key);
    if (!meant) this.meant.set(key, (meant = new Set()));
    others.forEach((other) => meant.add(other));
  }

  /**
   * The places of a query where a phrase stands that means something else: [from, to, terms].
   * @param {string[]} terms
   * @returns {[number, number, string[]][]}
   */
  within(terms) {
    /** @type {[number, number, string[]][]} */
    const found = [];
    terms.forEach((_, from) => {
      for (let to = from + 1; to <= Math.min(terms.length, from + this.longest); to++) {
        const meant = this.meant.get(terms.slice(from, to).join(" "));
        if (meant) found.push([from, to, [...meant]]);
      }
    });
    return found;
  }
}

/**
 * The slots of a query. The last word may still be going on.
 * @param {string} query
 * @param {Index} index
 * @param {Synonyms} synonyms
 * @returns {Slot[]}
 */
function slotsOf(query, index, synonyms) {
  const { tokenizer, vocabulary } = index;
  const words = tokenizer.words(query).slice(0, MOST_WORDS);
  const slots = words.map(({ term, word }, i) => slot(term, word, index, i === words.length - 1));
  for (const [from, to, meant] of synonyms.within(words.map(({ term }) => term))) {
    const ids = meant.map((term) => vocabulary.ids.get(term) ?? 0).filter(Boolean);
    for (const one of slots.slice(from, to)) {
      for (const id of ids) one.terms.set(id, Math.max(one.terms.get(id) ?? 0, SYNONYM));
    }
  }
  // What is written in one word elsewhere, as pinyin and some compounds are.
  const joined = words.length > 1 && words.every(({ word }) => word) ? vocabulary.written.get(words.map(({ word }) => word).join("")) : 0;
  if (joined) for (const one of slots) one.terms.set(joined, 1);
  const singles = new Set(tokenizer.singles(query.normalize("NFKC").replace(STOP_RUNS, " ")));
  for (const one of slots) {
    one.mass = massOf(one, index);
    one.best = Math.max(0, ...one.terms.values());
    one.known = one.best >= SLIP / 2 ? 1 : 0;
    if (one.word) continue;
    const characters = one.shown.length > 1 ? [...one.shown].filter((character) => singles.has(character)) : [];
    const ids = characters.map((character) => vocabulary.ids.get(character) ?? 0).filter(Boolean);
    if (!one.known && ids.length) one.known = (PARTLY * ids.length) / one.shown.length;
    for (const id of ids) if (!one.terms.has(id)) one.terms.set(id, SINGLE);
  }
  return slots;
}

// Nobody asks more than this at once.
const MOST_WORDS = 40;

/**
 * @param {string} term
 * @param {string} word
 * @param {Index} index
 * @param {boolean} isLast
 * @returns {Slot}
 */
function slot(term, word, index, isLast) {
  const { vocabulary } = index;
  /** @type {Map<number, number>} */
  const terms = new Map();
  /**
   * @param {number} id
   * @param {number} share
   */
  const add = (id, share) => terms.set(id, Math.max(terms.get(id) ?? 0, share));
  let enough = 1;
  const own = vocabulary.ids.get(term);
  const isKnown = Boolean(own) && index.postings.has(own ?? 0);
  if (own && isKnown) add(own, 1);
  if (word && !/^\p{N}/u.test(word)) {
    for (const [id, part] of vocabulary.begun(word)) add(id, BEGUN * (isKnown && !isLast ? part ** 2 : part ** 0.5));
    if (isLast) enough = Math.max(0, ...terms.values()) || 1;
    // The ending may be one that the word has nowhere, so it is also tried without it.
    const near = term === word ? vocabulary.near(word) : [...vocabulary.near(word), ...vocabulary.near(term)];
    for (const [id, count] of near) add(id, (isKnown ? KNOWN_SLIP * Math.min(1, word.length / 8) : SLIP) / count ** 0.5);
  }
  if (!word && term.length === 1) {
    for (const [id, share] of pairsWith(term, vocabulary)) add(id, share);
  }
  return { shown: word || term, word, terms, mass: 0, best: 0, known: 0, enough };
}

/**
 * The pairs that a single character begins.
 * @param {string} character
 * @param {Vocabulary} vocabulary
 * @returns {[number, number][]}
 */
function pairsWith(character, vocabulary) {
  return [...vocabulary.ids].filter(([term]) => term.length === 2 && term[0] === character).map(([, id]) => [id, BEGUN / 2]);
}

/**
 * How much a slot tells: as much as the best of its terms, or as a word that stands nowhere.
 * @param {Slot} slot
 * @param {Index} index
 */
function massOf({ terms }, index) {
  let mass = 0;
  let share = 0;
  for (const [id, one] of terms) {
    if (one > share) [share, mass] = [one, index.telling(id)];
    else if (one === share) mass = Math.min(mass, index.telling(id));
  }
  return terms.size ? mass : index.telling(0);
}
