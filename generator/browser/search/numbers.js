// Numbers: the same in figures and in words, and together with what they count or tell: 3 keys, 鍵を三つ, cost 8.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// Numbers that are written as words before what they count: 三把鑰匙, 七人目, 十二张.
const DIGITS = "〇一二三四五六七八九";
const COUNTER = "[個个箇つ人名位張张枚把支本顆颗粒點点分回次度体體隻只匹格座種种大層层級级階阶番目疊叠堆局輪轮勝胜片塊块組组套倍束色周](?!族)";
// Or behind what they say of it: 第七, 費用十, コスト八.
const TELLING_NUMBER = "(第|[費费]用|[數数]值|[價价]値|[價价]值|価値|コスト|[戰战戦]利品|利[維维]坦|影[響响]点|影[響响]力)";
const NUMERAL = new RegExp(`([兩两]|[一二三四五六七八九十]+)(?=${COUNTER}|マス|スペース)|${TELLING_NUMBER}([一二三四五六七八九十]+)`, "gu");
// What is counted is no part of the word behind it: 5個もらう.
const COUNTED = new RegExp(`(\\p{N}+)\\s*(${COUNTER})(?:(目)|め(?!る))?`, "gu");
// Counters that say nothing of what is counted.
const EMPTY_COUNTERS = new Set("個个箇つ張张枚把支本顆颗粒隻只匹片塊块");

// Numbers in kana: みっつ, ふたり, じゅうにまい.
const KANA_NUMBERS = ["", "ひとつ", "ふたつ", "みっつ", "よっつ", "いつつ", "むっつ", "ななつ", "やっつ", "ここのつ"];
const NATIVE = new RegExp(KANA_NUMBERS.slice(1).join("|"), "g");
const PERSONS = /ひとり|ふたり/g;
const SAID = ["いち", "に", "さん", "よ[んっ]?", "ご", "ろ[くっ]", "なな|しち", "は[ちっ]", "きゅう"];
const SAID_COUNTERS = new Map([["にん", "人"], ["まい", "枚"], ["てん", "点"]]);
const SAID_NUMBER = new RegExp(`(^|\\P{Script=Hiragana})(じゅう)?(${SAID.join("|")})?(${[...SAID_COUNTERS.keys()].join("|")})`, "gu");

/** @type {Map<string, string>} */
const NUMBER_WORDS = new Map();
const WORDS = [
  ["2", "two dwa dwie dwoch dwaj dwiema dwom"], ["3", "three trzy trzech trzem trzema"], ["4", "four cztery czterech czterem czterema"],
  ["5", "five piec pieciu piecioma"], ["6", "six szesc szesciu szescioma"], ["7", "seven siedem siedmiu siedmioma"],
  ["8", "eight osiem osmiu osmioma"], ["9", "nine dziewiec dziewieciu"], ["10", "ten dziesiec dziesieciu"],
  ["12", "twelve dwanascie dwunastu"], ["13", "thirteen trzynascie trzynastu"], ["20", "twenty dwadziescia dwudziestu"],
];
for (const [number, words] of WORDS) for (const word of words.split(" ")) NUMBER_WORDS.set(word, number);
const IS_NUMBER = /^\p{N}/u;
const HAS_NUMBER = /\p{N}/u;
const NUMBERS = /\p{N}+/gu;

// What is counted or told stands beside the number.
const NOUN = "\\p{Script=Han}+|[\\p{Script=Katakana}ー]+";
const BEHIND = new RegExp(`^\\s*(${COUNTER}(?=\\s))?\\s*(目)?\\s*[のな的]?\\s*(${NOUN})?`, "u");
// How well a number with its counter answers for one with what it counts: 13枚.
const COUNTER_ALONE = 0.6;
const BEFORE = new RegExp(`(${NOUN})[をがはもにでと：:\\s]*$`, "u");

/**
 * A number up to 99 in figures.
 * @param {string} numeral
 */
function figures(numeral) {
  if (/[兩两]/u.test(numeral)) return "2";
  const [tens, ones] = numeral.includes("十") ? numeral.split("十") : ["", numeral];
  const ten = numeral.includes("十") ? (tens ? DIGITS.indexOf(tens) : 1) * 10 : 0;
  return String(ten + (ones ? DIGITS.indexOf(ones) : 0));
}

/**
 * A number in kana in figures, with its counter.
 * @param {string} said
 * @param {string} before
 * @param {string | undefined} tens
 * @param {string | undefined} ones
 * @param {string} counter
 */
function saidNumber(said, before, tens, ones, counter) {
  const digit = ones ? SAID.findIndex((one) => new RegExp(`^(?:${one})$`).test(ones)) + 1 : 0;
  return tens || ones ? `${before}${(tens ? 10 : 0) + digit}${SAID_COUNTERS.get(counter)}` : said;
}

/**
 * A text whose numbers are in figures, apart from their counters.
 * @param {string} text
 */
function numbered(text) {
  return text
    .replace(NATIVE, (word) => `${KANA_NUMBERS.indexOf(word)}つ`)
    .replace(PERSONS, (word) => (word === "ひとり" ? "1人" : "2人"))
    .replace(SAID_NUMBER, saidNumber)
    .replace(NUMERAL, (_, counting, said, told) => (counting ? figures(counting) : said + figures(told)))
    .replace(COUNTED, (_, number, counter, ordinal) => ` ${number} ${counter} ${ordinal ? "目 " : ""}`);
}

/**
 * The parts of a noun that stand nearest to its number; a word in katakana stands whole.
 * @param {string | undefined} noun
 * @param {boolean} isBefore
 */
function nearest(noun, isBefore) {
  if (!noun) return [];
  const text = folded(noun);
  if (text.length < 3 || !HAN_CHARACTER.test(noun)) return [text];
  return isBefore ? [text.slice(-2), text.slice(-3, -1)] : [text.slice(0, 2), text.slice(1, 3)];
}

/**
 * The numbers of a text that has been `numbered`, with what they count (`3×鍵`), which one it is (`3.鍵`), or what tells
 * them (`コスト 8`), in scripts without spaces. What is `asked` may do with fewer words.
 * @param {string} text
 * @param {boolean} isAsked
 * @returns {[string, string, number][]}
 */
function unspacedCounts(text, isAsked) {
  /** @type {[string, string, number][]} */
  const found = [];
  for (const { 0: number, index } of text.matchAll(NUMBERS)) {
    const before = text.slice(0, index).trimEnd();
    const [, counter, ordinal, noun] = BEHIND.exec(text.slice(index + number.length)) ?? [];
    const sign = ordinal || before.endsWith("第") ? "." : "×";
    if (counter) found.push([number, `${number} ${folded(counter)}`, COUNTER_ALONE]);
    for (const part of nearest(noun, false)) found.push([number, `${number}${sign}${part}`, 1]);
    for (const part of nearest(BEFORE.exec(before.replace(/第$/, ""))?.[1], true)) {
      if (counter || isAsked) found.push([number, `${number}${sign}${part}`, 1]);
      if (!counter) found.push([number, `${part} ${number}`, 1]);
    }
  }
  return found;
}
