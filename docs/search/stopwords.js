// Words of a question that say nothing of its subject. They are left out of queries, not of the index; a query made of
// nothing else is asked as it is. One list serves all languages, so that a question in another language is understood.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

/** Words between spaces, as they stand after folding. */
const STOP_WORDS = new Set(
  `a an and any are at be by can could do does for from get got has have how i if in is it its many may me much must my of
  on or should so that the their them then there they this to was we what when where which who whom whose why will with
  would you your
  aby albo ale bez bo by byc co czego czemu czy czym dla do gdy gdzie go i ich ile ilu im ja jak jaka jaki jakie jako jest
  jesli jezeli kiedy komu kto ktora ktore ktory ktorych lub ma mam mi mnie moge mozna moj na nad nie o od oraz po pod przed
  przez sa sie ta tak tam te tego ten to tym w we wiec z za ze`.split(/\s+/),
);

// Chinese and Japanese write no spaces: there a question is cut at these. A particle of one kana is cut only where it
// follows a kanji or katakana; elsewhere it may be part of a word (かに, たつのおとしご).
const STOP_RUNS = new RegExp(
  `怎[麼么][樣样]?|怎[麼么][辦办]|[什甚][麼么]|如何|多少|幾[個張枚點]?|几[个张枚点]?|哪[個个些裡里]|[為为]何|可以|能不能|是否|[嗎吗呢]|[的了是]
  |のですか|ですか|ますか|ません|どうやって|どうすれば|どうなる|どう|とは|なに|何[枚個人回点]?|いくつ|いくら|どこ|誰|だれ|いつ
  |できる|できない|する|した|です|ます|って
  |(?<=[\\p{Script=Han}\\p{Script=Katakana}ー])[のはがをにでとも](?=[\\p{Script=Han}\\p{Script=Katakana}]|$)`
    .replace(/\s+/g, ""), "gu");
