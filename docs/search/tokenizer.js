// Turns text into the terms that the search index holds. The same functions run when the index is made and when a
// query is asked, so a spelling that is folded here is folded on both sides.
//
// Latin words become stems without diacritics. Chinese and Japanese are not written in words; a run of their characters
// becomes its single characters and its pairs ("真珠の" -> 真 珠 の 真珠 珠の).
"use strict";

// Letters that Unicode does not decompose into a base letter and a mark.
const PLAIN_LETTERS = { ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

// Small vowels are folded, so that フィ and フイ are the same; っゃゅょ change the word and stay.
const SMALL_KANA = { ぁ: "あ", ぃ: "い", ぅ: "う", ぇ: "え", ぉ: "お", ゎ: "わ", ゕ: "か", ゖ: "け" };

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー";
const PIECES = new RegExp(`[${CJK}]+|(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+(?:['’](?:(?![${CJK}])\\p{L})+)?`, "gu");
const IS_CJK = new RegExp(`^[${CJK}]`, "u");

// Traditional -> Simplified, from the pairs in vendor/opencc. Several Traditional characters share a Simplified one
// (後 and 后, 裡 and 裏), so folding in this direction never has to guess.
const HAN = new Map();
for (let i = 0; i + 1 < HAN_PAIRS.length; i += 2) HAN.set(HAN_PAIRS[i], HAN_PAIRS[i + 1]);

/** One character in the form that is compared; the empty string for one that is left out (the long vowel mark). */
function foldCharacter(character) {
  const code = character.codePointAt(0);
  if (code >= 0x30a1 && code <= 0x30f6) character = String.fromCodePoint(code - 0x60); // katakana -> hiragana
  if (character === "ー") return "";
  return SMALL_KANA[character] ?? PLAIN_LETTERS[character] ?? HAN.get(character) ?? character;
}

/** Text without differences of case, width, diacritics, kana and Han variants. */
function fold(text) {
  const bare = text.normalize("NFKC").toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").normalize("NFC");
  return Array.from(bare, foldCharacter).join("").replace(/(.)々/gu, "$1$1");
}

/** The pieces of folded text: {text, cjk} for each word or run of Chinese and Japanese characters. */
function pieces(folded) {
  return Array.from(folded.matchAll(PIECES), ([text]) => ({ text, cjk: IS_CJK.test(text) }));
}

function pairs(run) {
  const characters = Array.from(run);
  return characters.slice(1).map((character, i) => characters[i] + character);
}

/** The terms of one language's index. */
class Tokenizer {
  /** @param {string} language the html lang of the pages, such as "pl" or "zh-Hant" */
  constructor(language) {
    this.stem = STEMMERS[language] ?? ((word) => word);
  }

  /** All terms under which a text is found. */
  terms(text) {
    const found = [];
    for (const piece of pieces(fold(text))) {
      if (piece.cjk) found.push(...piece.text, ...pairs(piece.text));
      else found.push(this.stem(piece.text));
    }
    return found;
  }

  /** A whole name in a form that is equal for equal names, however they are inflected, spelled or introduced. */
  key(text) {
    const words = pieces(fold(text));
    const telling = words.filter((piece) => !STOP_WORDS.has(piece.text));
    return (telling.length ? telling : words).map((piece) => (piece.cjk ? piece.text : this.stem(piece.text))).join(" ");
  }

  /**
   * What a query asks for: a list of words {shown, terms: [{term, weight, exact}]}.
   * An exact term is looked up as it is; another also as the beginning of a word and with a slip of the finger.
   */
  words(query) {
    const text = query.normalize("NFKC");
    const telling = this.wordsOf(text.replace(STOP_RUNS, " ")).filter((word) => !STOP_WORDS.has(word.shown));
    return telling.length ? telling : this.wordsOf(text);
  }

  wordsOf(text) {
    return pieces(fold(text)).map((piece) => (piece.cjk ? this.run(piece.text) : this.word(piece.text)));
  }

  word(text) {
    return { shown: text, terms: [{ term: this.stem(text), weight: 1, exact: /^\p{N}/u.test(text) }] };
  }

  run(text) {
    const couples = pairs(text);
    if (!couples.length) return { shown: text, terms: [{ term: text, weight: 1, exact: true }] };
    // Beside pairs a single kanji is weak evidence, and a single kana none at all.
    const singles = Array.from(text).filter((one) => /\p{Script=Han}/u.test(one));
    return {
      shown: text,
      terms: [
        ...couples.map((term) => ({ term, weight: 1, exact: true })),
        ...singles.map((term) => ({ term, weight: 0.15, exact: true })),
      ],
    };
  }
}
