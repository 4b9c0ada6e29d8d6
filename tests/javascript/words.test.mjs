import assert from "node:assert/strict";
import { test } from "node:test";
import { all, textOf } from "./document.mjs";
import { el } from "../../generator/browser/kit/elements.js";
import { valuesAt } from "../../generator/browser/kit/json.js";
import { inParts, isEntered, itemCalled, joined, labelled, listed, naming, numbered, plain, say, setsFieldOf, useWords } from "../../generator/browser/words/words.js";
import { pageWords } from "./page_words.mjs";
import lists from "../data/javascript/lists.json" with { type: "json" };

const TIED = { pl: { numbers: true, words: ["i", "w"] }, "zh-Hant": { numbers: true, words: [] } };
const given = (lang, more = {}) => pageWords({ lang, tied: TIED[lang] ?? { numbers: false, words: [] }, spaced: lang.startsWith("zh"), ...more });

/** What stands between the items of a list of two, and of more, as the build writes it. */
const AND = {
  en: [" and ", ", ", ", ", ", and "],
  pl: [" i\u00a0", ", ", ", ", " i\u00a0"],
  ja: ["、", "、", "、", "、"],
  "zh-Hant": ["和", "、", "、", "和"],
};

test("a placeholder is filled, and a text without parts is itself", () => {
  useWords(given("en"));
  assert.equal(plain("Yes."), "Yes.");
  assert.equal(plain({ p: ["It costs ", { n: "cost" }, "."] }, { cost: { number: 8 } }), "It costs 8.");
  assert.equal(plain({ p: ["It costs ", { n: "cost" }, "."] }, {}), "It costs .");
  assert.equal(plain(undefined), "");
});

test("an item is called by the text that it begins with, not by one further on", () => {
  const [name, label, layer] = [{ name: "name", type: "text" }, { name: "tunnel", type: "text" }, { name: "layer", type: "entry" }];
  assert.equal(naming([name, layer]), name);
  assert.equal(naming([layer, label]), undefined);
  assert.equal(naming(undefined), undefined);
});

test("an item is called by its name, or else like the entry of its list's table, or by its number", () => {
  useWords(given("en"));
  assert.equal(itemCalled("players", { name: "Ada" }, 1), "Ada");
  assert.equal(itemCalled("players", { name: "" }, 2), "Player 2");
  assert.equal(itemCalled("unknown", null, 3), "3");
  assert.equal(numbered({ type: "list", of: "lord" }, "Lord", 2), "the Sage");
  assert.equal(numbered({ type: "list", of: "lord" }, { p: ["Lord ", { n: "number" }] }, 3), "Lord 3");
  assert.equal(numbered(undefined, undefined, 1), "");
});

test("the input that names the sets in play is a set of them", () => {
  const sets = { name: "sets", type: "set", of: "set" };
  assert.equal(setsFieldOf({ fields: [{ name: "lords", type: "set", of: "lord" }, { name: "one", type: "entry", of: "set" }, sets] }), "sets");
  assert.equal(setsFieldOf({ fields: [] }), undefined);
});

test("an input is entered wherever it stands in the question", () => {
  const request = { count: 0, left: { card: "rock" }, right: {}, players: [{ score: 3 }, {}] };
  for (const field of ["count", "left", "right", "left.card", "players.score"]) assert.ok(isEntered(field, request), field);
  for (const field of ["sum", "right.card", "other.card", "players.name"]) assert.ok(!isEntered(field, request), field);
});

test("a path goes down through all items of lists, and leads nowhere where there is nothing", () => {
  const object = { total: 0, none: null, parts: { lords: [{ points: 3 }, {}, { points: null }, { points: 0 }], ids: ["a", "b"] } };
  const at = { total: [0], none: [], gone: [], "parts.lords.points": [3, 0], "parts.ids": ["a", "b"], "total.deeper": [], "parts.gone.deeper": [] };
  for (const [path, values] of Object.entries(at)) assert.deepEqual(valuesAt(path, object), values, path);
});

test("a number below zero has a sign of minus", () => {
  useWords(given("en"));
  assert.equal(plain({ p: [{ n: "points" }] }, { points: { number: -3 } }), "−3");
});

test("a number of parts is written as the language writes it", () => {
  for (const [lang, says] of [["en", "2.5"], ["pl", "2,5"]]) {
    useWords(given(lang));
    assert.equal(inParts(5, 2), says);
  }
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

test("a text has links of its own", () => {
  useWords(given("en"));
  const made = say({ p: ["See ", { t: "the rules", u: "rules/" }, "."] });
  assert.equal(textOf(made), "See the rules.");
  assert.deepEqual(all("a", made).map((link) => link.attributes.href), ["rules/"]);
});

test("a counted text and a noun agree with their number by the rules of the language", () => {
  useWords(given("pl"));
  const pearls = { one: " perła", few: " perły", many: " pereł", other: " perły" };
  const noun = (number) => plain({ p: [{ n: "pearls", f: pearls }] }, { pearls: { number } });
  const wanted = ["1 perła", "2 perły", "5 pereł", "22 perły", "112 pereł"].map((text) => text.replace(" ", "\u00a0"));
  assert.deepEqual([1, 2, 5, 22, 112].map(noun), wanted);
  const counted = (number) => plain({ by: "n", f: { one: "jedna", few: "kilka", many: "wiele" } }, { n: { number } });
  assert.deepEqual([1, 3, 8].map(counted), ["jedna", "kilka", "wiele"]);
  const none = { by: "n", zero: "nic", text: { p: [{ n: "n" }] } };
  assert.deepEqual([0, 2].map((number) => plain(none, { n: { number } })), ["nic", "2"]);
});

test("what is counted has its symbol between the number and the word, which alone is read", () => {
  useWords(given("en"));
  const text = { p: ["Pay ", { n: "pearls", f: { one: " pearl", other: " pearls" }, y: "pearl" }, "."] };
  const made = say(text, { pearls: { number: 4 } });
  const [drawing] = all("svg", made);
  assert.equal(drawing.attributes["aria-hidden"], "true");
  assert.equal(all("use", made)[0].attributes.href, "symbols.svg#pearl");
  assert.equal(textOf(made), "Pay 4\u00a0\u2060pearls.");
  assert.equal(plain(text, { pearls: { number: 1 } }), "Pay 1\u00a0pearl.");
});

test("no line parts an opening mark or a short word from a symbol", () => {
  useWords(given("en"));
  const kept = (before) => {
    const made = say({ p: [before, { n: "pearls", f: { other: " pearls" }, y: "pearl" }] }, { pearls: { number: 4 } });
    return [made.length, textOf(made[1])];
  };
  assert.deepEqual(kept("Pay („"), [2, "(„4\u00a0\u2060pearls"]);
  assert.deepEqual(kept("Zagraj w\u00a0"), [2, "w\u00a04\u00a0\u2060pearls"]);
  assert.deepEqual(kept("so much "), [2, "4\u00a0\u2060pearls"]);
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

test("a place for a break is an element on the page and nothing in a string", () => {
  useWords(given("ja"));
  const text = { p: ["真珠を\u200b", { n: "n" }, "個\u200b払う"] };
  assert.equal(plain(text, { n: { number: 3 } }), "真珠を3個払う");
  const node = el("p", { title: "真珠を\u200b払う" }, say(text, { n: { number: 3 } }));
  assert.equal(all("wbr", [node]).length, 2);
  assert.equal(textOf([node]), "真珠を3個払う");
  assert.equal(node.attributes.title, "真珠を払う");
});

test("a name with a mark of its own has no full stop behind it", () => {
  useWords(given("pl"));
  assert.equal(plain({ p: ["Kup ", { n: "tile" }, ". Graj."] }, { tile: "Szarża!" }), "Kup Szarża! Graj.");
  assert.equal(plain({ p: ["Kup ", { n: "tile" }, ". Graj."] }, { tile: "Legion" }), "Kup Legion. Graj.");
});

test("lists are joined as the build joins them", () => {
  const told = lists.filter(({ join, lang }) => join === "and" && lang in AND);
  assert.ok(told.length > 5);
  for (const { lang, items, says } of told) {
    useWords(given(lang, { grammar: { lists: { and: AND[lang] } } }));
    assert.equal(textOf(joined(items)).replaceAll("\u00a0", " "), says, lang);
  }
});
