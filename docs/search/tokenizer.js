// Turns text into the terms that the search index holds. The same functions run when the index is made and when a
// query is asked, so a spelling that is folded is folded on both sides.
//
// Words become stems without diacritics. Chinese and Japanese are not written in words; a run of their characters
// becomes its kanji and its pairs of characters ("真珠の" -> 真 珠 真珠 珠の). So does a run of Thai, Lao, Khmer or Burmese.
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
   * All terms under which a text is found.
   * @param {string} text
   */
  terms(text) {
    /** @type {string[]} */
    const found = [];
    for (const piece of pieces(text)) {
      if (piece.unspaced) found.push(...singles(piece.text), ...pairs(piece.text));
      else found.push(this.stem(piece.text));
    }
    return found;
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
   * What a query asks for: a list of words {shown, terms: [{term, weight, exact}]}.
   * An exact term is looked up as it is; another also as the beginning of a word and with a slip of the finger.
   * @param {string} query
   */
  words(query) {
    const text = query.normalize("NFKC");
    const telling = this.wordsOf(text.replace(STOP_RUNS, " ")).filter((word) => !STOP_WORDS.has(word.shown));
    return telling.length ? telling : this.wordsOf(text);
  }

  /** @param {string} text */
  wordsOf(text) {
    return pieces(text).map((piece) => (piece.unspaced ? this.run(piece.text) : this.word(piece.text)));
  }

  /** @param {string} text */
  word(text) {
    return { shown: text, terms: [{ term: this.stem(text), weight: 1, exact: /^\p{N}/u.test(text) }] };
  }

  /** @param {string} text */
  run(text) {
    const couples = pairs(text).map((term) => ({ term, weight: 1, exact: true }));
    // One character alone is also the beginning of pairs; beside pairs it is weak evidence.
    const weight = couples.length ? 0.15 : 1;
    const ones = singles(text).map((term) => ({ term, weight, exact: couples.length > 0 }));
    return { shown: text, terms: [...couples, ...ones] };
  }
}
