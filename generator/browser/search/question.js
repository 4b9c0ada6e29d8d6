// What a query asks for: a slot for each of its words, with the terms that answer it and how well each of them does.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// How well a word answers that only begins as asked, was mistyped, or means the same.
const BEGUN = 0.75;
const SLIP = 0.6;
const SYNONYM = 0.7;
const INFLECTED = 0.7;
// How well a number answers that counts something else.
const OTHER_COUNT = 0.4;
// A known word is seldom another one mistyped.
const KNOWN_SLIP = 0.3;
// A character is weak evidence beside the pairs that it stands in.
const SINGLE = 0.25;
// What a pair of kana is worth that stands in no name.
const GRAMMAR = 0.5;
const KANA = /^\p{Script=Hiragana}{2}$/u;
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
 * @param {Sounds} sounds
 * @returns {Slot[]}
 */
function slotsOf(query, index, synonyms, sounds) {
  const { tokenizer, vocabulary } = index;
  // A name may be made of what says nothing elsewhere: どうてん.
  const isName = IS_UNSPACED.test(query) && vocabulary.whole.has(tokenizer.key(query));
  const tokens = (isName ? tokenizer.sequence(query) : tokenizer.asked(query)).slice(0, MOST_WORDS);
  const all = tokens.map(({ term, word }, i) => slot(term, word, index, i === tokens.length - 1));
  // Words that tell nothing may tell something together: *have to*.
  const isKept = tokens.map(({ isStop }) => !isStop);
  for (const [from, to, meant] of synonyms.within(tokens.map(({ term }) => term))) {
    const ids = meant.map((term) => vocabulary.ids.get(term) ?? 0).filter(Boolean);
    if (isKept.slice(from, to).some(Boolean)) {
      for (const one of all.slice(from, to)) add(one, ids, SYNONYM);
    } else if (to - from > 1) {
      isKept[from] = true;
      all[from].terms.clear();
      add(all[from], ids, SYNONYM);
    }
  }
  countWith(query, tokens, all, index);
  const slots = all.filter((_, i) => isKept[i]);
  const words = tokens.filter((_, i) => isKept[i]);
  // What is written in one word elsewhere, as pinyin and some compounds are.
  const joined = words.length > 1 && words.every(({ word }) => word) ? vocabulary.written.get(words.map(({ word }) => word).join("")) : 0;
  if (joined) for (const one of slots) one.terms.set(joined, 1);
  forgetStrangers(query, slots, tokenizer, vocabulary);
  const known = slots.map(({ terms }) => terms.size > 0);
  const heard = new Set();
  for (const { from, to, ids, isHeard } of sounds.within(slots.map(({ word, shown }) => (word ? "" : shown)), known)) {
    for (const one of slots.slice(from, to)) add(one, ids, SLIP);
    if (isHeard) for (const one of slots.slice(from, to)) heard.add(one);
  }
  const singles = new Set(tokenizer.singles(query.normalize("NFKC")));
  for (const one of slots) {
    one.best = Math.max(0, ...one.terms.values());
    // A word that is known only by a slip, by its beginning or by its sound may as well be another.
    one.known = one.best < SLIP / 2 ? 0 : (one.word || heard.has(one)) && one.best <= SLIP ? SLIP : 1;
    one.mass = massOf(one, index);
    // Two kana that stand in no name are grammar.
    if (KANA.test(one.shown) && ![...one.terms.keys()].some((id) => index.naming.has(id))) {
      one.mass *= GRAMMAR;
      one.known *= GRAMMAR;
    }
  }
  return slots.filter((one, i) => !isSeam(slots, i) || one.terms.size).map((one) => (one.word ? one : withSingles(one, singles, index)));
}

/**
 * Let a number be answered by what it counts, where that stands somewhere.
 * @param {string} query
 * @param {Token[]} tokens
 * @param {Slot[]} slots
 * @param {Index} index
 */
function countWith(query, tokens, slots, { tokenizer, vocabulary }) {
  for (const [number, term, share] of tokenizer.counts(query, true)) {
    const id = vocabulary.ids.get(term);
    if (!id) continue;
    tokens.forEach((token, i) => {
      if (token.term !== number) return;
      for (const own of slots[i].terms.keys()) if (vocabulary.stems[own] === number) slots[i].terms.set(own, OTHER_COUNT);
      add(slots[i], [id], share);
    });
  }
}

/**
 * Words in katakana that stand nowhere are not made of parts of others.
 * @param {string} query
 * @param {Slot[]} slots
 * @param {Tokenizer} tokenizer
 * @param {Vocabulary} vocabulary
 */
function forgetStrangers(query, slots, tokenizer, vocabulary) {
  for (const word of katakana(query)) {
    if (vocabulary.hasKatakana(word)) continue;
    const strange = new Set(tokenizer.sequence(word).map(({ term }) => term));
    for (const { shown, terms } of slots) if (strange.has(shown)) terms.clear();
  }
}

/**
 * Let terms answer a slot as well.
 * @param {Slot} slot
 * @param {number[]} ids
 * @param {number} share
 */
function add({ terms }, ids, share) {
  for (const id of ids) terms.set(id, Math.max(terms.get(id) ?? 0, share));
}

/**
 * Whether a pair of characters only joins two words that are known: 手赢 in 平手赢家.
 * @param {Slot[]} slots
 * @param {number} place
 */
function isSeam(slots, place) {
  const { word, shown, known } = slots[place];
  const before = slots[place - 1];
  const after = slots[place + 1];
  if (word || known || !before?.known || !after?.known) return false;
  return before.shown.at(-1) === shown[0] && after.shown[0] === shown.at(-1);
}

/**
 * Let the characters of a pair answer by themselves, too.
 * @param {Slot} slot
 * @param {Set<string>} singles
 * @param {Index} index
 */
function withSingles(slot, singles, { vocabulary }) {
  const characters = slot.shown.length > 1 ? [...slot.shown].filter((character) => singles.has(character)) : [];
  const ids = characters.map((character) => vocabulary.ids.get(character) ?? 0).filter(Boolean);
  if (!slot.known && ids.length) slot.known = (PARTLY * ids.length) / slot.shown.length;
  for (const id of ids) if (!slot.terms.has(id)) slot.terms.set(id, SINGLE);
  return slot;
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
  const one = { shown: word || term, word, terms, mass: 0, best: 0, known: 0, enough: 1 };
  const own = vocabulary.ids.get(term) ?? 0;
  const isKnown = index.postings.has(own);
  if (isKnown) add(one, [own], 1);
  if (word && !/^\p{N}/u.test(word)) {
    for (const [id, part] of vocabulary.begun(word)) add(one, [id], BEGUN * (isKnown && !isLast ? part ** 2 : part ** 0.5));
    if (isLast) one.enough = Math.max(0, ...terms.values()) || 1;
    // The ending may be one that the word has nowhere, so it is also tried without it.
    const near = term === word ? vocabulary.near(word) : [...vocabulary.near(word), ...vocabulary.near(term)];
    // Names are meant; what stands in texts only may itself be a slip that they tell of.
    const isSure = index.naming.has(own);
    for (const [id, count] of near) {
      if (!index.naming.has(id)) continue;
      add(one, [id], (isSure ? KNOWN_SLIP * Math.min(1, word.length / 8) : SLIP) / count ** 0.5);
    }
  }
  if (INFLECTED_PAIR.test(term)) add(one, vocabulary.inflected.get(term[0]) ?? [], INFLECTED);
  if (!word && term.length === 1) {
    for (const [id, share] of pairsWith(term, vocabulary)) add(one, [id], share);
  }
  return one;
}

/**
 * The pairs that a single character begins or ends.
 * @param {string} character
 * @param {Vocabulary} vocabulary
 * @returns {[number, number][]}
 */
function pairsWith(character, vocabulary) {
  return [...vocabulary.ids].filter(([term]) => term.length === 2 && term.includes(character)).map(([term, id]) => [id, term[0] === character ? BEGUN / 2 : BEGUN / 3]);
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
