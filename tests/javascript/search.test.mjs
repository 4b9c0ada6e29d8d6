import assert from "node:assert/strict";
import { test } from "node:test";
import "../../generator/browser/kit/folding.js";
import { startWorker } from "./searching.mjs";

const started = (rows, settings = {}) => startWorker({ stemmer: "en", rows, ...settings });
const { Tokenizer, STEMMERS, folded, slips } = started([]).parts();
const list = (found) => Array.from(found, String); // arrays of the worker are of another realm
const places = ({ hits }) => list(hits.map(({ at }) => at));
const first = (worker, query) => worker.ask(query).hits[0];

test("the search folds as pages do, and Han variants as well", () => {
  for (const text of ["Zabójca", "フィッシュ", "ﾊﾟｰﾙ", "й", "plain"]) assert.equal(folded(text), fold(text), text);
  for (const [one, other] of [["後", "后"], ["貝殼", "贝壳"]]) {
    assert.equal(folded(one), folded(other));
    assert.notEqual(fold(one), fold(other));
  }
});

test("the forms of a word meet in one stem, and other words do not", () => {
  for (const [lang, forms] of [
    ["pl", ["perla", "perly", "perel", "perlami"]], ["pl", ["rolnik", "rolnicy", "rolnikow"]], ["pl", ["ambasador", "ambasadorzy"]],
    ["pl", ["kupiec", "kupca", "kupcem"]], ["en", ["recruit", "recruits", "recruited", "recruiting"]], ["en", ["ally", "allies"]],
    ["en", ["payment", "payments"]], ["en", ["city", "cities"]], ["en", ["trader's", "trader"]],
  ]) assert.equal(new Set(forms.map(STEMMERS[lang])).size, 1, `${forms}: ${forms.map(STEMMERS[lang])}`);
  for (const [lang, one, other] of [["en", "pearl", "pear"], ["en", "lord", "lore"], ["pl", "lord", "lad"], ["en", "crab", "crib"]]) {
    assert.notEqual(STEMMERS[lang](one), STEMMERS[lang](other));
  }
});

test("words become stems, and runs without spaces their characters and pairs", () => {
  assert.deepEqual(list(new Tokenizer("en").terms("Recruited lords, 真珠の")).sort(), ["recruit", "lord", "真", "珠", "真珠", "珠の"].sort());
  assert.deepEqual(list(new Tokenizer("").terms("Lords の")).sort(), ["lords", "の", "の"].sort());
});

test("a name is equal however it is inflected or introduced", () => {
  const english = new Tokenizer("en");
  assert.equal(english.key("The Master of Magic"), english.key("masters of magic"));
  assert.equal(english.key("What is it?"), english.key("what is it"));
  assert.notEqual(english.key("Master of Magic"), english.key("Master"));
});

test("a question is asked by its telling words, or by all if none tells anything", () => {
  const shown = (text, lang = "en") => list(new Tokenizer(lang).words(text).map(({ term, word }) => word || term));
  assert.deepEqual(shown("How many pearls does the Slaver cost?"), ["pearls", "slaver", "cost"]);
  assert.deepEqual(shown("who am I"), ["am"]);
  assert.deepEqual(shown("what is it"), ["what", "is", "it"]);
  assert.deepEqual(shown("怎麼招募領主", "zh"), [folded("招募"), folded("募領"), folded("領主")]);
  assert.deepEqual(shown("?! "), []);
});

test("numbers are the same in figures, in words and in kana, and stand with what they count or tell", () => {
  const counted = (text, lang = "") => list(new Tokenizer(lang).counts(text).map(([, term]) => term));
  const numbers = (text, lang = "") => list(new Tokenizer(lang).sequence(text).map(({ term }) => term).filter((term) => /^[0-9]/.test(term)));
  for (const text of ["鍵を三つ", "みっつの鍵", "鍵３個", "3本の鍵"]) assert.ok(counted(text).includes(`3×${folded("鍵")}`), `${text}: ${counted(text)}`);
  for (const text of ["三把鑰匙", "鑰匙3把"]) assert.ok(counted(text).includes(`3×${folded("鑰匙")}`), `${text}: ${counted(text)}`);
  for (const [text, lang] of [["three keys", "en"], ["the 3 keys", "en"], ["trzy klucze", "pl"], ["trzech kluczy", "pl"]]) {
    assert.ok(counted(text, lang).some((term) => /^3×/.test(term)), text);
  }
  assert.ok(counted("第三把鑰匙").includes(`3.${folded("鑰匙")}`)); // the third is not three
  assert.ok(counted("コスト十").includes(`${folded("コスト")} 10`));
  assert.deepEqual(counted("Cost: 8", "en"), ["cost 8"]);
  for (const [text, number] of [["ごにん", "5"], ["ふたり", "2"], ["じゅうにまい", "12"], ["十二張", "12"], ["七枚目", "7"]]) assert.deepEqual(numbers(text), [number], text);
  assert.deepEqual(numbers("にんじん"), []);
});

test("a number is answered by what it counts there", () => {
  const worker = started([
    { at: "a/", title: "Court", text: "It has 3 spaces; a turn brings 8 keys." },
    { at: "b/", title: "Gate", text: "It opens for three keys, and has 8 spaces." },
  ]);
  assert.equal(first(worker, "3 keys").at, "b/");
  assert.equal(first(worker, "8 keys").at, "a/");
});

test("how much a word tells in a game is reckoned without the rows of others", () => {
  const common = [{ at: "", title: "Home" }, { at: "a/", title: "One", game: "a" }, { at: "b/", title: "Two", game: "b" }];
  const own = [{ at: "a/1/", title: "Rare bell" }, { at: "a/2/", title: "Bell" }, { at: "a/3/", title: "Rare" }, { at: "a/4/", title: "Gong" }];
  const others = Array.from({ length: 30 }, (_, i) => ({ at: `b/${i}/`, title: `Rare ${i}` }));
  const worker = started(common, { game: "a", games: { a: own } });
  const alone = worker.ask("rare gong");
  worker.add(others, "b");
  assert.deepEqual(places(worker.ask("rare gong")).slice(0, 3), places(alone).slice(0, 3));
  const { Finder } = worker.parts();
  const finder = new Finder("en", "a");
  for (const [rows, game] of [[common, ""], [own, "a"], [others, "b"]]) finder.add(rows, game);
  assert.equal(finder.index.near, 6); // its own, its front page and the home page
});

test("a name that is made of common words and kana is known", () => {
  const worker = startWorker({ rows: [{ at: "a/", title: "同点", search: ["どうてん"] }, { at: "b/", title: "店主", search: ["てんしゅ"] }] });
  assert.equal(first(worker, "どうてん").at, "a/");
  const bare = startWorker({ rows: [{ at: "a/", title: "差し込み", type: "term" }, { at: "b/", title: "込み合い", type: "rule" }] });
  assert.equal(first(bare, "差込").at, "a/");
});

test("slips are letters that are missing, too many, wrong, or that changed places", () => {
  for (const other of ["sheperd", "shephherd", "shephard", "shpeherd"]) assert.equal(slips("shepherd", other, 2), 1, other);
  assert.equal(slips("shepherd", "shepherd", 2), 0);
  assert.equal(slips("shepherd", "shpehedr", 2), 2);
  assert.ok(slips("shepherd", "peddler", 2) > 2);
});

const ROWS = [
  { at: "a/", title: "Pearls", type: "term", means: true, search: ["money", "hard cash"], text: "What is paid with." },
  { at: "a/#b", title: "Paying", type: "rule", kind: "Rules", search: ["top up"], text: "You pay pearls. If they fall short, you owe the bank." },
  { at: "c/", title: "The Trader", type: "card", kind: "Lords", set: "kraken", others: ["商人"], facts: ["Cost: 8", "Merchant"], face: "f.svg", text: "Takes two pearls." },
  { at: "d/", title: "The Trader", type: "rule", kind: "Clarifications", text: "The Trader takes pearls at once." },
  { at: "e/", title: "A place", type: "card", roman: ["difang"], text: "Score eight." },
];

test("what is named as asked comes first, and a slip of the finger is forgiven in any form of a word", () => {
  const worker = started(ROWS);
  for (const query of ["pearls", "Pearl", "pear", "perls", "paerls", "pearlls", "pealrs"]) assert.equal(first(worker, query).at, "a/", query);
  for (const query of ["trader", "traders", "tarders", "tradr"]) assert.equal(first(worker, query).at, "c/", query);
});

test("names of other languages and in Latin letters are found, and shown as the reason", () => {
  const worker = started(ROWS);
  assert.deepEqual(list(first(worker, "商人").also), ["", "商人", ""]);
  for (const query of ["difang", "di fang", "difa"]) assert.equal(first(worker, query).at, "e/", query);
});

test("a word stands for a term beside any other words", () => {
  const worker = started(ROWS);
  for (const query of ["money", "hard cash"]) assert.equal(first(worker, query).at, "a/", query);
  assert.equal(first(worker, "paying money").at, "a/#b");
  const alike = started([{ at: "g/", title: "Game", game: "g", alike: [["purchase", "paying"]] }, ...ROWS]);
  assert.equal(first(alike, "purchase pearls").at, "a/#b");
});

test("a hit says what it is, where it stands, its figures, and the sentence that answers", () => {
  const worker = started(ROWS);
  const card = first(worker, "trader cost 8");
  assert.deepEqual([card.type, card.label, card.face, list(card.facts)], ["card", "Lords", "f.svg", ["Cost: 8", "Merchant"]]);
  assert.equal(first(worker, "owe the bank").text.join(""), "If they fall short, you owe the bank.");
  assert.deepEqual(list(first(worker, "paying").title), ["", "Paying", ""]);
});

test("a card comes before what is said about it", () => {
  assert.deepEqual(places(started(ROWS).ask("trader")).slice(0, 2), ["c/", "d/"]);
});

test("nothing is found for nothing and for nonsense", () => {
  const worker = started(ROWS);
  for (const query of ["", "  ", "qqqq", "qzx pearls vrrt wqq", "qzxv traber", "昨日雨"]) assert.deepEqual(places(worker.ask(query)), [], query);
  assert.equal(first(worker, "traber").at, "c/"); // a slip alone is forgiven
});

test("of two that answer alike the base game comes first, unless the question names the set", () => {
  const rows = [
    { at: "g/", title: "Game", type: "page", game: "g", sets: { deep: "Deep" } },
  ];
  const games = { g: [
    { at: "g/1/", title: "Limits of the deep", type: "rule", set: "deep", text: "Deep limit." },
    { at: "g/2/", title: "Limits of hands", type: "rule", text: "Hand limit." },
  ] };
  const worker = started(rows, { games, game: "g" });
  assert.equal(first(worker, "limits").at, "g/2/");
  assert.equal(first(worker, "deep limits").at, "g/1/");
});

test("rows of a set that is not in play are left out, and counted", () => {
  const rows = [{ at: "abyss/", title: "Abyss", game: "abyss" }];
  const games = { abyss: ROWS.map((row) => ({ ...row, at: `abyss/${row.at}` })) };
  for (const game of ["abyss", ""]) {
    const worker = started(rows, { games, game });
    for (const [on, found] of [[[], false], [["abyss:kraken"], true], [null, true], [["other:kraken"], false]]) {
      const answer = worker.ask("pearls", on);
      assert.equal(places(answer).includes("abyss/c/"), found, JSON.stringify([game, on]));
      assert.equal(answer.left, found ? 0 : 1);
    }
  }
});

const COMMON = [
  { at: "", title: "Home", type: "page" },
  { at: "deep/", title: "The Deep", type: "page", game: "deep" },
  { at: "heaps/", title: "Heaps", type: "page", game: "heaps" },
  { at: "guides/", title: "Guides", type: "page", text: "How to search." },
];
const GAMES = {
  deep: [
    { at: "deep/rules/scoring/", title: "Score", type: "rule", kind: "Rules", text: "The score of lords." },
    { at: "deep/rules/scoring/#ties", title: "Tie", type: "rule", kind: "Score", text: "Who wins a tie." },
    { at: "deep/glossary/", title: "Glossary", type: "page", text: "Lord · Pearl" },
    { at: "deep/lords/", title: "Card", type: "page", text: "Lords are cards." },
  ],
  heaps: [
    { at: "heaps/check/take/", title: "What do I score?", type: "checker", kind: "Ask the rules", text: "Stones that you took." },
    { at: "heaps/rules/taking/", title: "Taking stones", type: "rule", kind: "Rules", text: "In a tie nobody takes the card." },
    { at: "heaps/glossary/", title: "Glossary", type: "page", text: "Heap" },
  ],
};

test("in a game its own pages answer, and it tells which games were not asked", () => {
  const worker = started(COMMON, { game: "heaps", games: { heaps: GAMES.heaps } });
  for (const query of ["score", "tie", "card", "glossary", "stones"]) {
    const answer = worker.ask(query);
    assert.match(answer.hits[0].at, /^heaps\//, query);
    assert.deepEqual([answer.isWhole, list(answer.more)], [true, ["deep"]], query);
  }
  assert.equal(worker.ask("pearl of a lord").isWhole, false);
  for (const begun of ["g", "glo", "glossar", "stones tak", "stones t"]) assert.equal(worker.ask(begun).isWhole, true, begun);
  for (const other of ["glo stones", "glosary", "lor", "stones lor"]) assert.equal(worker.ask(other).isWhole, false, other);
  assert.equal(first(worker, "the deep").at, "deep/");
});

test("other games follow with their names, and come first where they are named", () => {
  const worker = started(COMMON, { game: "heaps", games: GAMES });
  const labels = worker.ask("score").hits.map(({ at, label }) => [at, label].join(" "));
  assert.equal(labels[0], "heaps/check/take/ Ask the rules");
  assert.deepEqual(list(worker.ask("score").more), []);
  assert.equal(first(worker, "deep score").at, "deep/rules/scoring/");
  assert.equal(first(worker, "deep score").label, "The Deep · Rules");
});

test("where no game is in hand all games are equal and told apart", () => {
  const worker = started(COMMON, { games: GAMES });
  const { hits } = worker.ask("glossary");
  assert.deepEqual(list(hits.slice(0, 2).map(({ at, label }) => [at, label])).toSorted(), ["deep/glossary/,The Deep", "heaps/glossary/,Heaps"]);
});

test("odd queries are answered", () => {
  const worker = started(ROWS);
  const odd = ["", "   ", "?!", "'", "<", "*", "の", "ー", "\u0301", "x".repeat(5000), "珠".repeat(900), "珠 ".repeat(500), "😀", "\0", "__proto__"];
  for (const query of odd) assert.ok(worker.ask(query).hits, query.slice(0, 9));
});

test("a name is found by its beginning as it is written, whatever the stem of that is", () => {
  const names = started([
    { at: "verb", title: "Teleport", type: "card" }, { at: "noun", title: "Teleportation", type: "card" },
    { at: "card", title: "Prayer", type: "card" }, { at: "point", title: "Prayer point", type: "term", search: ["prayer"], means: true },
  ]);
  assert.equal(first(names, "teleport").at, "verb");
  assert.equal(first(names, "teleportat").at, "noun");
  assert.equal(first(names, "teleportation").at, "noun");
  assert.equal(first(names, "prayer po").at, "point"); // the last word is not the Polish one that says nothing
});

test("a word that stands for a term leads to it before what has to do with it", () => {
  const rows = [
    { at: "card", title: "Priest of Amon", type: "card", search: ["ankh"] },
    { at: "term", title: "Prayer point", type: "term", search: ["ankh"], means: true },
  ];
  assert.equal(first(started(rows), "ankh").at, "term");
});

test("a short name with a wrong kana is found where it is all that is asked", () => {
  const worker = startWorker({ rows: [{ at: "a", title: "群れ", type: "card" }, { at: "b", title: "援軍", type: "card" }] });
  assert.deepEqual(places(worker.ask("群わ")), ["a"]);
  assert.deepEqual(places(worker.ask("群わ飛行")), []);
});

test("several short words that are only near others are nonsense, long ones are mistyped", () => {
  const worker = started([
    { at: "a", title: "Leviathan", type: "card" }, { at: "b", title: "Fight", type: "term" }, { at: "c", title: "Cream", type: "card" },
  ]);
  assert.deepEqual(places(worker.ask("creak figth")), []);
  assert.equal(first(worker, "levaithan figth").at, "a");
  assert.equal(first(worker, "creak").at, "c");
});

test("a question of how many there are is answered by what counts them before the term", () => {
  const own = [
    { at: "t", title: "Obelisk", type: "term", text: "A needle of stone.", means: true },
    { at: "r", title: "Obelisks", type: "rule", text: "There are six obelisks on the board." },
  ];
  const worker = started(own);
  assert.equal(first(worker, "obelisk").at, "t");
  assert.equal(first(worker, "how many obelisks are there").at, "r");
});

const SETS = [{ at: "", title: "Home" }, { at: "a/", title: "Game A", game: "a", sets: { x: "Extra" } }];

test("what is called as asked in a set that is not in play comes first, with its set", () => {
  const worker = started(SETS, { game: "a", games: { a: [
    { at: "a/1/", title: "Lantern", set: "x" }, { at: "a/2/", title: "Lamp", search: ["lantern oil"], text: "A lantern of the base game." },
    { at: "a/3/", title: "Wick", set: "x", text: "What a lantern has." },
  ] } });
  const { hits, left } = worker.ask("lantern", new Set());
  assert.deepEqual(places({ hits }), ["a/1/", "a/2/"]);
  assert.deepEqual(list(hits.map(({ off }) => off)), ["a:x", ""]);
  assert.equal(left, 1);
  assert.equal(worker.ask("lantern", new Set(["a:x"])).hits[0].off, "");
});

test("where the base game has the name as well, its own comes first", () => {
  const worker = started(SETS, { game: "a", games: { a: [
    { at: "a/1/", title: "Key", set: "x" }, { at: "a/2/", title: "Key", text: "It opens." }, { at: "a/3/", title: "Gate", text: "It has a key." },
  ] } });
  assert.equal(worker.ask("key", new Set()).hits[0].at, "a/2/");
});

test("a short word in Chinese characters is no other one that shares a character", () => {
  const worker = started(SETS, { game: "a", games: { a: [
    { at: "a/1/", title: "懦夫", set: "x" }, { at: "a/2/", title: "農夫", text: "農夫種田。" }, { at: "a/3/", title: "珍珠", text: "付珍珠。" },
  ] } });
  assert.deepEqual(places(worker.ask("懦夫", new Set())), ["a/1/"]);
  assert.deepEqual(places(worker.ask("丈夫", new Set())), []);
  assert.deepEqual(places(worker.ask("珍珠", new Set())), ["a/3/"]);
});

test("where no game is in hand the one is asked that a question names by any of its titles", () => {
  const common = [{ at: "", title: "Home" }, { at: "a/", title: "Gorge", game: "a", others: ["Wąwóz"] }, { at: "b/", title: "Bay", game: "b" }];
  const worker = started(common, { games: { a: [{ at: "a/1/", title: "Who begins" }], b: [{ at: "b/1/", title: "Who begins", search: ["who begins"] }] } });
  assert.equal(first(worker, "who begins").at, "b/1/");
  for (const query of ["who begins in gorge", "who begins wawoz"]) {
    const found = places(worker.ask(query));
    assert.ok(found.includes("a/1/") && (found.indexOf("b/1/") < 0 || found.indexOf("a/1/") < found.indexOf("b/1/")), `${query}: ${found}`);
  }
});
