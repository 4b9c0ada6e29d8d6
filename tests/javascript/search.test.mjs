import assert from "node:assert/strict";
import { test } from "node:test";
import "../../docs/js/folding.js";
import { startWorker } from "./searching.mjs";

const started = (rows, settings = {}) => startWorker({ settings: { stemmer: "en", ...settings }, fetched: () => JSON.stringify(rows) });
/** A worker for several games: the rows of each by its id, and by "" those of the pages of no game. */
const startedIn = (game, rows, settings = {}) => {
  const asked = [];
  const fetched = (address) => {
    const [, , own] = new URL(address).pathname.match(/(search\/rows|([a-z-]+)\/search)\.json$/);
    asked.push(own ?? "");
    if (!rows[own ?? ""]) throw new Error("not kept");
    return JSON.stringify(rows[own ?? ""]);
  };
  return { ...startWorker({ settings: { stemmer: "en", folder: "../en/", game, ...settings }, fetched }), asked };
};
const { Tokenizer, STEMMERS, folded, matches, marked, teaser } = await started([]).parts();
const list = (found) => Array.from(found, String); // arrays of the worker are of another realm

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
  assert.deepEqual(list(new Tokenizer("en").terms("Recruited lords, 真珠の")), ["recruit", "lord", "真", "珠", "真珠", "珠の"]);
  assert.deepEqual(list(new Tokenizer("").terms("Lords の")), ["lords", "の"]);
});

test("a name is equal however it is inflected or introduced", () => {
  const english = new Tokenizer("en");
  assert.equal(english.key("The Master of Magic"), english.key("masters of magic"));
  assert.equal(english.key("What is it?"), english.key("what is it"));
  assert.notEqual(english.key("Master of Magic"), english.key("Master"));
});

test("a question is asked by its telling words, or by all if none tells anything", () => {
  const shown = (text, lang = "en") => list(new Tokenizer(lang).words(text).map((word) => word.shown));
  assert.deepEqual(shown("How many pearls does the Slaver cost?"), ["pearls", "slaver", "cost"]);
  assert.deepEqual(shown("who am I"), ["am"]);
  assert.deepEqual(shown("what is it"), ["what", "is", "it"]);
  assert.deepEqual(shown("真珠のコストはいくつ", "ja"), ["真珠", folded("コストは")]);
  assert.deepEqual(shown("怎麼招募領主", "zh"), [folded("招募領主")]);
  assert.deepEqual(shown("?! "), []);
});

test("what is found is marked, and everything else stays text", () => {
  const english = new Tokenizer("en");
  const text = 'Pearls & <b>pearl</b> "x"';
  assert.equal(marked(text, matches(text, new Set(["pearl"]), english)), "<mark>Pearls</mark> &amp; &lt;b&gt;<mark>pearl</mark>&lt;/b&gt; &quot;x&quot;");
  assert.equal(marked("珍珠", matches("珍珠", new Set(["珍珠"]), english)), "<mark>珍珠</mark>");
  assert.equal(marked("ハート", matches("ハート", new Set(["はと"]), english)), "<mark>ハート</mark>");
});

test("a teaser is short, shows what was found and cuts no word", () => {
  const text = `${"before ".repeat(60)}pearl ${"after ".repeat(60)}`.trim();
  const shown = teaser(text, new Set(["pearl"]), new Tokenizer("en"));
  assert.match(shown, /^… (before )+<mark>pearl<\/mark>( after)+ …$/);
  assert.ok(shown.length < 200);
  assert.equal(teaser("short", new Set(), new Tokenizer("en")), "short");
});

const ROWS = [
  { at: "a/", title: "Pearls", kind: "term", text: "What is paid with." },
  { at: "a/#b", title: "Paying", text: "You pay pearls." },
  { at: "c/", title: "The Trader", set: "kraken", names: ["商人"], text: "Takes two pearls." },
];
const places = (items) => list(items.flat().map(({ location }) => location));

test("what is named as asked comes first, and a slip of the finger is forgiven", async () => {
  const { ask } = started(ROWS);
  for (const query of ["pearls", "Pearl", "pear", "perls"]) assert.equal(places((await ask(query)).items)[0], "a/", query);
  const { items } = await ask("商人");
  assert.equal(items[0][0].text.split(" · ")[0], "<mark>商人</mark>");
});

test("a section stands below its page, and nothing stands for nothing", async () => {
  const { ask } = started(ROWS);
  assert.deepEqual(places((await ask("paying")).items).slice(0, 2).sort(), ["a/", "a/#b"]);
  for (const query of ["", "  ", "qqqq"]) assert.deepEqual(places((await ask(query)).items), []);
});

test("rows of a set that is not in play are left out", async () => {
  const rows = { "": [{ at: "abyss/", title: "Abyss", game: "abyss" }], abyss: ROWS.map((row) => ({ ...row, at: `abyss/${row.at}` })) };
  for (const game of ["abyss", ""]) {
    for (const [settings, found] of [[{ on: "" }, false], [{ on: "abyss:kraken" }, true], [{}, true], [{ on: "other:kraken" }, false]]) {
      const { items } = await startedIn(game, rows, settings).ask("pearls");
      assert.equal(places(items).includes("abyss/c/"), found, JSON.stringify([game, settings]));
    }
  }
});

const GAMES = {
  "": [
    { at: "", title: "Home" },
    { at: "deep/", title: "The Deep", game: "deep" },
    { at: "heaps/", title: "Heaps", game: "heaps" },
    { at: "guides/", title: "Guides", text: "How to search." },
  ],
  deep: [
    { at: "deep/rules/scoring/", title: "Score", kind: "Rules", text: "The score of lords." },
    { at: "deep/rules/scoring/#ties", title: "Tie", text: "Who wins a tie." },
    { at: "deep/glossary/", title: "Glossary", text: "Lord · Pearl" },
    { at: "deep/lords/", title: "Card", kind: "", text: "Lords are cards." },
  ],
  heaps: [
    { at: "heaps/check/take/", title: "What do I score?", kind: "Ask the rules", text: "Stones that you took." },
    { at: "heaps/rules/taking/", title: "Taking stones", kind: "Rules", text: "In a tie nobody takes the card." },
    { at: "heaps/glossary/", title: "Glossary", text: "Heap" },
  ],
};
const first = async (worker, query) => (await worker.ask(query)).items[0][0];

test("in a game its own pages come first, and no other game is fetched for what they answer", async () => {
  const worker = startedIn("heaps", GAMES);
  for (const query of ["score", "tie", "card", "glossary", "stones"]) assert.match((await first(worker, query)).location, /^heaps\//, query);
  assert.deepEqual(worker.asked.toSorted(), ["", "heaps"]);
});

test("other games follow where a question asks for more, with their names", async () => {
  const worker = startedIn("heaps", GAMES);
  await worker.ask("pearl of a lord");
  await new Promise(setImmediate);
  assert.deepEqual(worker.asked.toSorted(), ["", "deep", "heaps"]);
  const { items } = await worker.ask("score");
  const labels = Array.from(items).map(([{ location, tags }]) => [location, String(tags ?? "")]);
  assert.deepEqual(labels[0], ["heaps/check/take/", "Ask the rules"]);
  assert.deepEqual(labels.find(([location]) => location === "deep/rules/scoring/"), ["deep/rules/scoring/", "The Deep · Rules"]);
  const [[section, page]] = (await worker.ask("wins")).items;
  assert.deepEqual([section.location, page.location, String(page.tags)], ["deep/rules/scoring/#ties", "deep/rules/scoring/", "The Deep · Rules"]);
  assert.equal((await first(worker, "deep score")).location, "deep/rules/scoring/");
});

test("the front page of another game is found without its rows", async () => {
  const worker = startedIn("heaps", GAMES);
  assert.equal((await first(worker, "the deep")).location, "deep/");
  assert.deepEqual(worker.asked.toSorted(), ["", "heaps"]);
});

test("where no game is in hand all games are equal and told apart", async () => {
  const worker = startedIn("", GAMES);
  const { items } = await worker.ask("glossary");
  assert.deepEqual(list(items.map(([{ location, tags }]) => [location, tags])).toSorted(), [
    "deep/glossary/,The Deep",
    "heaps/glossary/,Heaps",
  ]);
  assert.equal(items[0][0].score, items[1][0].score);
});

test("a game that cannot be had is left out, and asked for again", async () => {
  const rows = { ...GAMES, deep: null };
  const worker = startedIn("", rows);
  assert.deepEqual(places((await worker.ask("glossary")).items), ["heaps/glossary/"]);
  rows.deep = GAMES.deep;
  await worker.ask("heap");
  await new Promise(setImmediate);
  assert.deepEqual(places((await worker.ask("glossary")).items).toSorted(), ["deep/glossary/", "heaps/glossary/"]);
});

test("markup in rows and queries stays text", async () => {
  const planted = '<img src=x onerror=planted()> pearl & "quoted"';
  const row = { at: "a/", title: planted, kind: planted, names: [planted], search: [planted], text: planted.repeat(9) };
  const { ask } = started([row]);
  for (const query of ["pearl", "quoted", planted]) {
    const [[{ title, text, tags }]] = (await ask(query)).items;
    for (const html of [title, text, ...tags]) assert.doesNotMatch(html.replace(/<\/?mark>/g, ""), /[<>]/);
  }
});

test("odd queries are answered", async () => {
  const { ask } = started(ROWS);
  const odd = ["", "   ", "?!", "'", "<", "*", "の", "ー", "\u0301", "x".repeat(5000), "珠".repeat(900), "珠 ".repeat(500), "😀", "\0"];
  for (const query of odd) assert.ok((await ask(query)).items, query.slice(0, 9));
});
