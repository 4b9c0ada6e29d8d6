// Turns text into the terms that the search index holds. The same functions run when the index is made and when a
// query is asked, so a spelling that is folded here is folded on both sides.
//
// Words become stems without diacritics. Chinese and Japanese are not written in words; a run of their characters
// becomes its kanji and its pairs of characters ("真珠の" -> 真 珠 真珠 珠の). So does a run of Thai, Lao, Khmer or Burmese.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// Letters that Unicode does not decompose into a base letter and a mark.
/** @type {Record<string, string>} */
const PLAIN_LETTERS = {
  ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i", ё: "е", أ: "ا", إ: "ا", آ: "ا", ى: "ي",
};

// Small vowels are folded, so that フィ and フイ are the same; っゃゅょ change the word and stay.
/** @type {Record<string, string>} */
const SMALL_KANA = { ぁ: "あ", ぃ: "い", ぅ: "う", ぇ: "え", ぉ: "お", ゎ: "わ", ゕ: "か", ゖ: "け" };

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー";
const OTHERS = ["Thai", "Lao", "Khmer", "Myanmar"].map((script) => `\\p{Script=${script}}`).join("");
const UNSPACED = CJK + OTHERS;
const PIECES = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+(?:['’](?:(?![${UNSPACED}])\\p{L})+)?`, "gu");
const HAN_CHARACTER = /\p{Script=Han}/u;
const IS_CJK = new RegExp(`^[${CJK}]`, "u");
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, "u");

// Marks that readers leave out: accents of Latin and Greek letters (but not й, which is a letter), and the vowel points
// of Arabic and Hebrew.
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}][\u0300-\u036f]*)[\u0300-\u036f]|[\u0591-\u05c7\u0640\u064b-\u0652]/gu;

// Traditional -> Simplified, from the pairs in vendor/opencc. Several Traditional characters share a Simplified one
// (後 and 后, 裡 and 裏), so folding in this direction never has to guess.
const HAN = new Map();
for (let i = 0; i + 1 < HAN_PAIRS.length; i += 2) HAN.set(HAN_PAIRS[i], HAN_PAIRS[i + 1]);

// Everything that fold changes character by character. Plain ASCII, most of the text of three languages, needs none.
const FOLDED = /[ァ-ヶー\p{Script=Han}ぁぃぅぇぉゎゕゖłøđðþßæœıёأإآى]/gu;
const ASCII = /^[\x00-\x7f]*$/;

/**
 * One character in the form that is compared; the empty string for one that is left out (the long vowel mark).
 * @param {string} character
 */
function foldCharacter(character) {
  if (character === "ー") return "";
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x30a1 && code <= 0x30f6) character = String.fromCodePoint(code - 0x60); // katakana -> hiragana
  return HAN.get(character) ?? SMALL_KANA[character] ?? PLAIN_LETTERS[character] ?? character;
}

/**
 * Text without differences of case, width, diacritics, kana and Han variants.
 * @param {string} text
 */
function fold(text) {
  if (ASCII.test(text)) return text.toLowerCase();
  const bare = text.normalize("NFKC").toLowerCase().normalize("NFD").replace(MARKS, "").normalize("NFC");
  return bare.replace(FOLDED, foldCharacter).replace(/(.)々/gu, "$1$1");
}

/**
 * The pieces of folded text: {text, unspaced} for each word or run of characters of a script without spaces.
 * @param {string} folded
 */
function pieces(folded) {
  return Array.from(folded.matchAll(PIECES), ([text]) => ({ text, unspaced: IS_UNSPACED.test(text) }));
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
    for (const piece of pieces(fold(text))) {
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
    const words = pieces(fold(text));
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
    return pieces(fold(text)).map((piece) => (piece.unspaced ? this.run(piece.text) : this.word(piece.text)));
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
