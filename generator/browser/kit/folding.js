// Text as it is compared where something is searched for: by the filters of lists, the pickers and the search.
// Pages load this file as a module; the search worker runs it like its other files, one after the other. So it exports
// nothing: it sets `fold` for all.
"use strict";

// Letters that Unicode does not decompose into a base letter and a mark.
/** @type {Record<string, string>} */
const PLAIN_LETTERS = {
  ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i", ё: "е", أ: "ا", إ: "ا", آ: "ا", ى: "ي",
};

// Small vowels are folded, so that フィ and フイ are the same; っゃゅょ change the word and stay.
/** @type {Record<string, string>} */
const SMALL_KANA = { ぁ: "あ", ぃ: "い", ぅ: "う", ぇ: "え", ぉ: "お", ゎ: "わ", ゕ: "か", ゖ: "け" };

// Marks that readers leave out: accents of Latin and Greek letters (but not й, which is a letter), and the vowel points
// of Arabic and Hebrew.
const MARKS = /([\p{Script=Latin}\p{Script=Greek}])[\u0300-\u036f]+|[\u0591-\u05c7\u0640\u064b-\u0652]/gu;

// Everything that is changed character by character. Plain ASCII, most of the text of three languages, needs none.
const FOLDED = /[ァ-ヶー\p{Script=Han}ぁぃぅぇぉゎゕゖłøđðþßæœıёأإآى]/gu;
const ASCII = /^[\x00-\x7f]*$/;

/** @type {Map<string, string>} */
const NO_VARIANTS = new Map();

/**
 * One character in the form that is compared; the empty string for one that is left out (the long vowel mark).
 * @param {string} character
 * @param {Map<string, string>} variants
 */
function foldCharacter(character, variants) {
  if (character === "ー") return "";
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x30a1 && code <= 0x30f6) character = String.fromCodePoint(code - 0x60); // katakana -> hiragana
  return variants.get(character) ?? SMALL_KANA[character] ?? PLAIN_LETTERS[character] ?? character;
}

/**
 * Text without differences of case, width, diacritics and kana: `zabojca` finds `Zabójca`. `variants` are Han characters
 * by those that are the same.
 * @param {string} text
 * @param {Map<string, string>} [variants]
 */
function fold(text, variants = NO_VARIANTS) {
  if (ASCII.test(text)) return text.toLowerCase();
  const bare = text.normalize("NFKC").toLowerCase().normalize("NFD").replace(MARKS, "$1").normalize("NFC");
  return bare.replace(FOLDED, (character) => foldCharacter(character, variants)).replace(/(.)々/gu, "$1$1");
}

globalThis.fold = fold;
