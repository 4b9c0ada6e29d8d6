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
  `怎[么]?[样]?|怎[么][办]|什么|甚么|如何|多少|几[个张枚点位颗把次种]?|哪[个些里位张]|为[何啥]|可不可以|可以|能不能|能否|是否|是不是|有没有|会不会|要不要
  |[吗呢吧啊呀嘛]|[的了被]|请问|谁|我们|[我你您]|应该|需要
  |使い方|やり方|仕組み|のですか|ですか|ますか|ません|ました|ましたら|どうやって|どうすれば|どうなる|どういう|どう|とは|なに|何[枚個个人回点体種种つ]?|いくつ|いくら|どこ|誰|だれ|いつ
  |(?<noun>たち|達|ら(?=$))|できる|できない|できます|しますか|する|したら|した|です|ます|って|ください|教えて|について|の場合|とき|たら|なら|いいの
  |(?<verb>れ(?:ている|ていた|て|た|る|ない)|て(?:いる|いた|いない|ある)|な(?:ければ(?:ならない|いけない)?|くなった|くなる|かった))
  |(?<particle>[のはがをにでとも])(?=[\\p{Script=Han}\\p{Script=Katakana}\\p{N}]|$)`
    .replace(/\s+/g, ""), "gu");

/** What some of them follow; elsewhere they are part of a word. @type {Record<string, RegExp>} */
const FOLLOWED = { noun: /\p{Script=Han}$/u, verb: /[\p{Script=Han}\p{Script=Hiragana}]$/u, particle: /[\p{Script=Han}\p{Script=Katakana}ー]$/u };

/**
 * A question with a space instead of each of them.
 * @param {string} text
 */
function cutAtStops(text) {
  let cut = "";
  let from = 0;
  STOP_RUNS.lastIndex = 0;
  for (let found = STOP_RUNS.exec(text); found; found = STOP_RUNS.exec(text)) {
    const before = text.slice(0, found.index);
    if (Object.entries(found.groups ?? {}).some(([name, part]) => part && !FOLLOWED[name].test(before))) {
      STOP_RUNS.lastIndex = found.index + 1;
    } else {
      cut += `${before.slice(from)} `;
      from = STOP_RUNS.lastIndex;
    }
  }
  return cut + text.slice(from);
}

// What asks for a number, folded. The words themselves say nothing of what is counted, so they are left out, too.
const HOW_MANY = /\bhow many\b|\bnumber of\b|\bil[eu]\b|\bliczba\b|几[个張张枚位把座块种次]|多少[个張张枚位座块]|有几|何[枚個个人体種种]|いくつ/u;

/**
 * Whether a question is how many there are of something.
 * @param {string} query
 */
const asksHowMany = (query) => HOW_MANY.test(folded(query));
