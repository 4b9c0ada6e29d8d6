import assert from "node:assert/strict";
import { test } from "node:test";
import { all, textOf } from "./document.mjs";
import { el } from "../../generator/browser/kit/elements.js";
import { amount, chance } from "../../generator/browser/words/rounded.js";
import { coded } from "../../generator/browser/words/coded.js";
import { entries, joined, labelled, listed, naming, plain, say, useWords } from "../../generator/browser/words/words.js";
import chances from "../data/javascript/chances.json" with { type: "json" };
import lists from "../data/javascript/lists.json" with { type: "json" };

const CHANCES = { below: { p: ["below ", { n: "percent" }] }, above: { p: ["above ", { n: "percent" }] } };
const TIED = { pl: { numbers: true, words: ["i", "w"] }, "zh-Hant": { numbers: true, words: [] } };
const given = (lang, more = {}) => ({ lang, ...(lang === "pl" ? { nor: "ani" } : {}), tied: TIED[lang] ?? { numbers: false, words: [] }, spaced: lang.startsWith("zh"), tables: {}, rules: {}, say: { chances: CHANCES }, ui: { "other-version": "other" }, params: {}, ...more });
const LORDS = { lord: { rows: { elder: { n: "the Elder", u: "elder/", f: { acc: "Elder-acc" } }, sage: { n: "the Sage" } } } };

const SCOPE = { item: null, around: null, request: {}, answer: {}, level: 3 };

test("a placeholder is filled, and a text without parts is itself", () => {
  useWords(given("en"));
  assert.equal(plain("Yes."), "Yes.");
  assert.equal(plain({ p: ["It costs ", { n: "cost" }, "."] }, { cost: { number: 8 } }), "It costs 8.");
  assert.equal(plain({ p: ["It costs ", { n: "cost" }, "."] }, {}), "It costs .");
  assert.equal(plain(undefined), "");
});

const GOODS = {
  good: {
    order: ["stone", "hammer"],
    rows: {
      stone: { n: "kamień", q: { one: " kamień", few: " kamienie", many: " kamieni" }, qf: { acc: { one: " kamień", few: " kamienie", many: " kamieni-acc" } } },
      hammer: { n: "młot" },
    },
  },
};

test("amounts of entries have nouns that agree, in the order of their table and in the form that is asked for", () => {
  const missing = { missing: { goods: { counts: "good" } } };
  useWords(given("pl", { tables: GOODS, params: { reasons: missing }, say: { amount: { p: [{ n: "count" }, " × ", { n: "name" }] }, nothing: "nic" } }));
  const said = (goods, form) => textOf(coded("reasons", { code: "missing", params: { goods } }, SCOPE, { p: [{ n: "goods", c: form }, "."] })).replaceAll("\u00a0", " ");
  assert.equal(said({ hammer: 1, stone: 3 }), "3 kamienie i 1 × młot.");
  assert.equal(said({ stone: 5, hammer: 0 }), "5 kamieni.");
  assert.equal(said({ stone: 5 }, "acc"), "5 kamieni-acc.");
  assert.equal(said({}), "nic.");
});

test("an item is called by the text that it begins with, not by one further on", () => {
  const [name, label, layer] = [{ name: "name", type: "text" }, { name: "tunnel", type: "text" }, { name: "layer", type: "entry" }];
  assert.equal(naming([name, layer]), name);
  assert.equal(naming([layer, label]), undefined);
  assert.equal(naming(undefined), undefined);
});

test("a number below zero has a sign of minus", () => {
  useWords(given("en"));
  assert.equal(plain({ p: [{ n: "points" }] }, { points: { number: -3 } }), "−3");
});

test("labels and lists have the marks of the language, on paper too", () => {
  useWords(given("ja", { marks: ["、", "："] }));
  assert.equal(labelled("貴族", listed(["隠者", "賢者"])), "貴族：隠者、賢者");
});

test("what is filled in is text, whatever it looks like", () => {
  useWords(given("en"));
  const made = say({ p: [{ n: "name" }, " wins"] }, { name: "<img src=x>" });
  assert.equal(textOf(made), "<img src=x> wins");
  assert.deepEqual(all("img", made), []);
});

test("a counted text and a noun agree with their number by the rules of the language", () => {
  useWords(given("pl"));
  const pearls = { one: " perła", few: " perły", many: " pereł", other: " perły" };
  const noun = (number) => plain({ p: [{ n: "pearls", f: pearls }] }, { pearls: { number } });
  const wanted = ["1 perła", "2 perły", "5 pereł", "22 perły", "112 pereł"].map((text) => text.replace(" ", "\u00a0"));
  assert.deepEqual([1, 2, 5, 22, 112].map(noun), wanted);
  const counted = (number) => plain({ by: "n", f: { one: "jedna", few: "kilka", many: "wiele" } }, { n: { number } });
  assert.deepEqual([1, 3, 8].map(counted), ["jedna", "kilka", "wiele"]);
});

test("what is counted has its symbol between the number and the word, which alone is read", () => {
  useWords(given("en", { sprite: "symbols.svg" }));
  const text = { p: ["Pay ", { n: "pearls", f: { one: " pearl", other: " pearls" }, y: "pearl" }, "."] };
  const made = say(text, { pearls: { number: 4 } });
  const [drawing] = all("svg", made);
  assert.equal(drawing.attributes["aria-hidden"], "true");
  assert.equal(all("use", made)[0].attributes.href, "symbols.svg#pearl");
  assert.equal(textOf(made), "Pay 4\u00a0\u2060pearls.");
  assert.equal(plain(text, { pearls: { number: 1 } }), "Pay 1\u00a0pearl.");
});

test("an entry that is known by its colour stands behind its symbol", () => {
  const rows = { crab: { n: "Crab", symbol: "crab", hue: "red" }, lord: { n: "Lord", symbol: "lord" } };
  useWords(given("en", { sprite: "symbols.svg", tables: { race: { rows } } }));
  const text = { p: ["No ", { n: "race" }, "."] };
  const made = say(text, { race: entries("race", ["crab"]) });
  assert.equal(all("use", made)[0].attributes.href, "symbols.svg#crab");
  assert.equal(plain(text, { race: entries("race", ["crab"]) }), "No Crab.");
  assert.deepEqual(all("use", say(text, { race: entries("race", ["lord"]) })), []);
});

test("an English stand-in is marked and counts as English does", () => {
  useWords(given("ja"));
  const text = { by: "n", l: "en", f: { one: { p: ["a lord"], l: "en" }, other: { p: [{ n: "n" }, " lords"], l: "en" } } };
  assert.equal(plain(text, { n: { number: 1 } }), "a lord");
  assert.equal(plain(text, { n: { number: 2 } }), "2 lords");
  const [span] = all("span", say(text, { n: { number: 1 } }));
  assert.deepEqual([span.attributes.lang, span.attributes.class], ["en", "fallback"]);
});

test("a number that is filled in is tied to the word behind it, where the language wants that", () => {
  const text = { p: ["", { n: "n" }, " kart"] };
  useWords(given("pl"));
  assert.equal(plain(text, { n: { number: 5 } }), "5\u00a0kart");
  assert.equal(plain({ p: [{ n: "n" }, ", a"] }, { n: { number: 5 } }), "5, a");
  useWords(given("en"));
  assert.equal(plain(text, { n: { number: 5 } }), "5 kart");
  useWords(given("zh-Hant"));
  assert.equal(plain({ p: [{ n: "n" }, " 張"] }, { n: { number: 5 } }), "5\u00a0張");
});

test("a list has no short word at the end of a line, and no number apart from its card", () => {
  useWords(given("pl", { tables: { ally: { rows: { "crab-2": { n: "krab 2" }, "squid-1": { n: "kałamarnica 1" } } } } }));
  const made = say({ p: [{ n: "allies" }] }, { allies: entries("ally", ["crab-2", "squid-1"]) });
  assert.equal(textOf(made), "krab\u00a02 i\u00a0kałamarnica\u00a01");
});

test("a place for a break is an element on the page and nothing in a string", () => {
  useWords(given("ja"));
  const text = { p: ["真珠を\u200b", { n: "n" }, "個\u200b払う"] };
  assert.equal(plain(text, { n: { number: 3 } }), "真珠を3個払う");
  const node = el("p", { title: "真珠を\u200b払う" }, say(text, { n: { number: 3 } }));
  assert.equal(all("wbr", [node]).length, 2);
  assert.equal(textOf([node]), "真珠を3個払う");
  assert.equal(node.attributes.title, "真珠を払う");
});

test("names stand in the form asked for, and large where they begin a sentence", () => {
  useWords(given("en", { tables: LORDS }));
  const values = { lord: entries("lord", ["elder", "sage"]) };
  assert.equal(plain({ p: [{ n: "lord", s: 1 }, " cost 5."] }, values), "The Elder and the Sage cost 5.");
  assert.equal(plain({ p: ["For ", { n: "lord", c: "acc" }, "."] }, values), "For Elder-acc and the Sage.");
  assert.deepEqual(all("a", say({ p: [{ n: "lord" }] }, values)).map((link) => link.attributes.href), ["elder/"]);
});

test("a name behind a sign of several stays as it is", () => {
  useWords(given("pl", { tables: LORDS, say: { several: { p: [{ n: "count" }, " × ", { n: "name" }] } } }));
  const said = plain({ p: ["A: ", { n: "lords", c: "acc" }] }, { lords: entries("lord", ["elder", "elder", "sage"]) });
  assert.equal(said.replaceAll("\u00a0", " "), "A: 2 × the Elder i the Sage");
});

test("a text says how a list is joined, and a name with a mark of its own has no full stop behind it", () => {
  useWords(given("pl", { tables: { tile: { rows: { charge: { n: "Szarża!" }, legion: { n: "Legion" } } } } }));
  const values = { tiles: entries("tile", ["legion", "charge"]) };
  assert.equal(plain({ p: ["Nie masz: ", { n: "tiles", j: "nor" }, ". Kup."] }, values), "Nie masz: Legion ani Szarża! Kup.");
});

test("a coded message has the words of its code, and one without words says that the versions differ", () => {
  const params = { reasons: { dear: { lord: { of: "lord" }, chance: { is: "chance" } } } };
  useWords(given("en", { tables: LORDS, params, say: { reasons: { dear: { p: [{ n: "lord" }, ": ", { n: "chance" }] } } } }));
  const message = { code: "dear", params: { lord: "sage", chance: { fraction: "1/2", permille: 500 } } };
  assert.equal(textOf(coded("reasons", message, SCOPE)), "the Sage: 50.0%");
  assert.equal(textOf(coded("reasons", { code: "unheard" }, SCOPE)), "other");
});

test("chances and amounts are written as the command line writes them", () => {
  for (const { lang, chance: asked, amount: expected, says } of chances) {
    useWords(given(lang));
    assert.equal(textOf(asked ? chance(asked) : amount(expected)), says, lang);
  }
});

test("lists are joined as the command line joins them", () => {
  for (const { lang, items, join, says } of lists) {
    useWords(given(lang));
    assert.equal(textOf(joined(items, join)).replaceAll("\u00a0", " "), says, lang);
  }
});
