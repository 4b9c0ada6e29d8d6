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
const PIECES = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+(?:['’](?:(?![${UNSPACED}])\\p{L})+)?`, "gu");
const HAN_CHARACTER = /\p{Script=Han}/u;
const IS_CJK = new RegExp(`^[${CJK}]`, "u");
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");

// Traditional -> Simplified, from the pairs in vendor/opencc. Several Traditional characters share a Simplified one
// (後 and 后, 裡 and 裏), so folding in this direction never has to guess.
const HAN = new Map();
for (let i = 0; i + 1 < HAN_PAIRS.length; i += 2) HAN.set(HAN_PAIRS[i], HAN_PAIRS[i + 1]);

/**
 * Text without differences that spelling makes, those of Han variants among them.
 * @param {string} text
 */
const folded = (text) => fold(text, HAN);

/**
 * The pieces of a text, folded: {text, unspaced} for each word or run of characters of a script without spaces.
 * @param {string} text
 */
function pieces(text) {
  return Array.from(folded(text).matchAll(PIECES), ([piece]) => ({ text: piece, unspaced: IS_UNSPACED.test(piece) }));
}

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
      if (!unspaced) return [{ term: this.stem(text), word: text }];
      const couples = pairs(text);
      return (couples.length ? couples : [text]).map((term) => ({ term, word: "" }));
    });
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
   * What a query asks for, in its order, without the words that tell nothing, unless there are no others.
   * @param {string} query
   */
  words(query) {
    const text = query.normalize("NFKC");
    const telling = this.sequence(text.replace(STOP_RUNS, " ")).filter(({ word }) => !STOP_WORDS.has(word));
    return telling.length ? telling : this.sequence(text);
  }
}
