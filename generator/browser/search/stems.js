// Light stemmers: they cut endings so that the forms of a word meet in one term. They need not find the dictionary form,
// only the same form for all; that is why the last consonant is evened out as well. Words arrive folded (no diacritics).
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

/**
 * Endings, the longest first, so that the first that fits is the right one.
 * @param {string} text
 */
function endings(text) {
  return text.trim().split(/\s+/).sort((a, b) => b.length - a.length);
}

const POLISH_ENDINGS = endings(`
  owaniem owania owaniu owanie owany owana owane owac owal ujemy ujesz ujacy ujac ujcie uje uja uj
  eniem enia eniu enie ony ona one onych aniem ania aniu anie
  acjami acjach acjom acje acja acji acjo
  jami jach jom je ja ji jo
  owie owi ami iami ach iach om iom ow iow em iem ego iego emu iemu ej iej ych ich ymi imi ym im
  ie ia iu ii io a e i o u y
  asz amy aja acie ac ic yc esz isz ysz
`);

/**
 * The stem of a Polish word: noun and adjective endings, the commonest of verbs, fleeting e, softened consonants.
 * @param {string} word
 */
function stemPolish(word) {
  if (word.length < 4) return word;
  let stem = word;
  const ending = POLISH_ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  if (ending) stem = word.slice(0, -ending.length);
  // kupiec, kupca; koniec, konca
  stem = stem.replace(/ie([ck])$/, "$1");
  // perel, perla; luster, lustra
  if (stem.length >= 4) stem = stem.replace(/([^aeiouy])e([^aeiouy])$/, "$1$2");
  // rolnicy, rolnik; ambasadorzy, ambasador; lordzie, lord
  return stem.replace(/rz$/, "r").replace(/dz$/, "d").replace(/c$/, "k");
}

const ENGLISH_ENDINGS = endings("ations ation ating ated ates ate ions ion ings ing ments ment edly ed es e");

/**
 * The stem of an English word.
 * @param {string} word
 */
function stemEnglish(word) {
  word = word.replace(/['’]s?$/, "").replace(/['’]/, "");
  if (word.length <= 4) return word.replace(/([^s])s$/, "$1").replace(/ied$/, "ie");
  word = word.replace(/ies$/, "y").replace(/ied$/, "y").replace(/([^aious])s$/, "$1");
  const ending = ENGLISH_ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= (one.startsWith("at") ? 4 : 3));
  if (!ending) return word;
  return word.slice(0, -ending.length).replace(/([bdgmnprt])\1$/, "$1");
}

const STEMMERS = { en: stemEnglish, pl: stemPolish };
