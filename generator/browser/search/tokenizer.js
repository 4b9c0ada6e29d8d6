// Turns text into the terms that the search index holds. The same functions run when the index is made and when a
// query is asked, so a spelling that is folded is folded on both sides.
//
// Words become stems without diacritics. Chinese and Japanese are not written in words; a run of their characters
// becomes its pairs of characters and, of less weight, its kanji ("真珠の" -> 真珠 珠の, 真 珠). So does a run of Thai, Lao,
// Khmer or Burmese.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー";
const OTHERS = ["Thai", "Lao", "Khmer", "Myanmar"].map((script) => `\\p{Script=${script}}`).join("");
const UNSPACED = CJK + OTHERS;
const PIECES = new RegExp(`[${UNSPACED}]+|\\p{N}+|(?:(?![${UNSPACED}])[\\p{L}\\p{M}])+(?:['’](?:(?![${UNSPACED}])\\p{L})+)?`, "gu");
const HAN_CHARACTER = /\p{Script=Han}/u;
const HAN_CHARACTERS = /\p{Script=Han}/gu;
const IS_CJK = new RegExp(`^[${CJK}]`, "u");
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");

// Traditional and Japanese -> Simplified, from the pairs in vendor/opencc. Several Traditional characters share a
// Simplified one (後 and 后, 裡 and 裏), so folding in this direction never has to guess.
const HAN = new Map();
for (let i = 0; i + 1 < HAN_PAIRS.length; i += 2) HAN.set(HAN_PAIRS[i], HAN_PAIRS[i + 1]);

/**
 * Text without differences that spelling makes, those of Han variants among them.
 * @param {string} text
 */
const folded = (text) => fold(text, HAN);

// Most text of most languages is plain once it is folded, and plain text is cut up much faster.
const PLAIN = /^[\x00-\x7f]*$/;
const PLAIN_PIECES = /[0-9]+|[a-z]+(?:'[a-z]+)?/g;

/**
 * A function that gives what it made last where it is asked for the same again.
 * @template Made
 * @param {(of: string) => Made} make
 * @returns {(of: string) => Made}
 */
function latest(make) {
  let last = { of: "", made: make("") };
  return (of) => {
    if (of !== last.of) last = { of, made: make(of) };
    return last.made;
  };
}

/** A text with its numbers in digits, and its pieces; it is mostly asked for several times in a row. */
const cutUp = latest((text) => {
  const plain = PLAIN.test(text) ? text : numbered(text.normalize("NFKC"));
  return { plain, pieces: cut(plain) };
});

/**
 * The pieces of a text, folded: {text, unspaced} for each word or run of characters of a script without spaces.
 * @param {string} text
 */
const pieces = (text) => cutUp(text).pieces;

/**
 * A text as it is written, but for what spelling makes different.
 * @param {string} text
 */
const written = (text) => pieces(text).map((piece) => piece.text).join(" ");

/**
 * @param {string} text
 * @returns {Cut[]}
 */
function cut(text) {
  const whole = PLAIN.test(text) ? text.toLowerCase() : folded(text);
  if (PLAIN.test(whole)) return Array.from(whole.match(PLAIN_PIECES) ?? [], (text) => ({ text, unspaced: false }));
  return Array.from(whole.matchAll(PIECES), ([piece]) => ({ text: piece, unspaced: IS_UNSPACED.test(piece) }));
}

// Names in kanji with kana between them.
const HIRAGANA = /\p{Script=Hiragana}/gu;
const MIXED = /^(?=.*\p{Script=Hiragana})[\p{Script=Han}\p{Script=Hiragana}]+$/u;
const LONGEST_MIXED = 10;

/** @param {string} run */
function pairs(run) {
  const characters = Array.from(run);
  return characters.slice(1).map((character, i) => characters[i] + character);
}

/**
 * The characters of a run that say something by themselves: kanji, or a kana that stands alone.
 * @param {string} run
 */
function singles(run) {
  const characters = Array.from(run);
  return characters.length === 1 ? characters : characters.filter((one) => HAN_CHARACTER.test(one));
}

// Words in katakana are written apart from others, so one that is known nowhere is not made of parts of others. So are those
// in hiragana that have the sign for a long vowel, as only loanwords do.
const KATAKANA = /[\p{Script=Katakana}ー]{3,}|(?=\p{Script=Hiragana}+ー)[\p{Script=Hiragana}ー]{3,}/gu;

/**
 * The words in katakana of a text, folded.
 * @param {string} text
 */
const katakana = (text) => PLAIN.test(text) ? [] : Array.from(text.normalize("NFKC").matchAll(KATAKANA), ([word]) => folded(word));

/** The terms of one language's index. */
class Tokenizer {
  /** @param {string} stemmer the name of the stemmer of its words, such as "pl"; "" for none */
  constructor(stemmer) {
    this.stemmer = STEMMERS[stemmer] ?? ((word) => word);
    this.stems = new Map();
  }

  /**
   * The stem of a folded word; words come back often, so each is stemmed once.
   * @param {string} word
   */
  stem(word) {
    let stem = this.stems.get(word);
    if (stem === undefined) this.stems.set(word, (stem = this.stemmer(word)));
    return stem;
  }

  /**
   * A text in the order of its terms: stems with the `word` as it is written, and pairs of characters.
   * @param {string} text
   * @returns {Token[]}
   */
  sequence(text) {
    return pieces(text).flatMap(({ text, unspaced }) => {
      if (!unspaced) return [{ term: NUMBER_WORDS.get(text) ?? this.stem(text), word: text }];
      const couples = pairs(text);
      return (couples.length ? couples : [text]).map((term) => ({ term, word: "" }));
    });
  }

  /**
   * The numbers of a text with what they count or tell, each with the term for both (3 keys, cost 8) and how well that
   * answers.
   * @param {string} text
   * @returns {[string, string, number][]}
   */
  counts(text, isAsked = false) {
    const { plain, pieces: all } = cutUp(text);
    const found = HAS_NUMBER.test(plain) && !PLAIN.test(plain) ? unspacedCounts(plain, isAsked) : [];
    all.forEach((piece, i) => {
      const number = NUMBER_WORDS.get(piece.text) ?? piece.text;
      if (!IS_NUMBER.test(number)) return;
      const [before, behind] = [all[i - 1], all[i + 1]].map((other) => this.noun(other));
      if (behind) found.push([number, `${number}×${behind}`, 1]);
      if (before) found.push([number, `${before} ${number}`, 1]);
    });
    return found;
  }

  /**
   * The stem of a word that a number may count.
   * @param {Cut | undefined} piece
   */
  noun(piece) {
    return piece && !piece.unspaced && !IS_NUMBER.test(piece.text) && !STOP_WORDS.has(piece.text) ? this.stem(piece.text) : "";
  }

  /**
   * The characters of a text that are found by themselves.
   * @param {string} text
   */
  singles(text) {
    return pieces(text).flatMap((piece) => (piece.unspaced ? singles(piece.text) : []));
  }

  /**
   * All terms under which a text is found.
   * @param {string} text
   */
  terms(text) {
    return [...this.singles(text), ...this.sequence(text).map(({ term }) => term)];
  }

  /**
   * A whole name in a form that is equal for equal names, however they are inflected, spelled or introduced.
   * @param {string} text
   */
  key(text) {
    const words = pieces(text);
    const telling = words.filter((piece) => !STOP_WORDS.has(piece.text));
    return (telling.length ? telling : words).map((piece) => (piece.unspaced ? piece.text : this.stem(piece.text))).join(" ");
  }

  /**
   * A name of two or three words in one word, as some write it.
   * @param {string} name
   */
  joined(name) {
    const words = this.words(name);
    return words.length > 1 && words.length < 4 && words.every(({ word }) => /\p{L}/u.test(word)) ? [words.map(({ word }) => word).join("")] : [];
  }

  /**
   * A short name in kanji alone, as some write it: 差込 for 差し込み, 裏切者 for 裏切り者.
   * @param {string} name
   */
  bare(name) {
    const kanji = MIXED.test(name) && name.length <= LONGEST_MIXED ? name.replace(HIRAGANA, "") : "";
    return kanji.length > 1 ? [kanji] : [];
  }

  /**
   * What a query asks for, in its order; words that tell nothing are marked, unless there are no others.
   * @param {string} query
   * @returns {Token[]}
   */
  asked(query) {
    const text = query.normalize("NFKC").replace(HAN_CHARACTERS, (one) => HAN.get(one) ?? one);
    const tokens = this.sequence(PLAIN.test(text) ? text : cutAtStops(text)).map((token, i, all) => (
      { ...token, isStop: STOP_WORDS.has(token.word) || (EMPTY_COUNTERS.has(token.term) && IS_NUMBER.test(all[i - 1]?.term ?? "")) }
    ));
    return tokens.some(({ isStop }) => !isStop) ? tokens : this.sequence(text);
  }

  /**
   * The words of a query that tell something.
   * @param {string} query
   */
  words(query) {
    return this.asked(query).filter(({ isStop }) => !isStop);
  }
}
