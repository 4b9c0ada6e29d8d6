import assert from "node:assert/strict";
import { test } from "node:test";
import { all, textOf } from "./document.mjs";
import { el } from "../../generator/browser/kit/elements.js";
import { ruleLabel, ruleLink } from "../../generator/browser/words/rules.js";
import { drawRuns, textOf as textOfRuns } from "../../generator/browser/words/runs.js";
import { useWords } from "../../generator/browser/words/words.js";
import { pageWords } from "./page_words.mjs";

const hrefs = (nodes) => all("use", nodes).map((use) => use.attributes.href);
const classes = (name, nodes) => all(name, nodes).map((node) => node.attributes.class);

test("runs that are no text at all are nothing", () => {
  assert.deepEqual([drawRuns([]), drawRuns(null), drawRuns(undefined)], [[], [], []]);
});

test("text is text, whatever it looks like", () => {
  const nodes = drawRuns(["<img src=x>", { name: ["<b>Ada</b>"] }, " wins"]);
  assert.equal(textOf(nodes), "<img src=x><b>Ada</b> wins");
  assert.deepEqual([all("img", nodes), all("b", nodes)], [[], []]);
});

test("a name leads to its page if it has one, and tells its language", () => {
  const nodes = drawRuns([{ name: ["the Elder"], url: "elder/", lang: "en" }, { name: ["the Sage"] }]);
  assert.deepEqual(all("a", nodes).map((link) => [textOf(link), link.attributes.href, link.attributes.lang]), [["the Elder", "elder/", "en"]]);
  assert.deepEqual(all("span", nodes).map((span) => [textOf(span), span.attributes]), [["the Sage", {}]]);
});

test("a stand-in is marked with its language", () => {
  const [span] = drawRuns([{ fallback: ["a lord"], lang: "en" }]);
  assert.deepEqual([textOf(span), span.attributes], ["a lord", { lang: "en", class: "fallback" }]);
});

test("what belongs together is kept so, with its symbol, which is not read", () => {
  useWords(pageWords());
  const nodes = drawRuns([{ kept: ["4", "\u00a0", { symbol: "pearl", beside: true }, "\u2060pearls"] }, { symbol: "crab", hue: "red" }]);
  assert.equal(textOf(nodes), "4\u00a0\u2060pearls");
  assert.deepEqual(classes("span", nodes), ["kept"]);
  assert.deepEqual(hrefs(nodes), ["symbols.svg#pearl", "symbols.svg#crab"]);
  assert.deepEqual(classes("svg", nodes), ["symbol symbol--beside", "symbol hue-red"]);
  assert.deepEqual(all("svg", nodes).map((drawing) => drawing.attributes["aria-hidden"]), ["true", "true"]);
});

test("what is rounded has its fraction as title", () => {
  const [span] = drawRuns([{ rounded: "33.3%", exact: "1/3" }]);
  assert.deepEqual([textOf(span), span.attributes], ["33.3%", { class: "rounded", title: "1/3" }]);
});

test("cards are small and read by their whole names", () => {
  useWords(pageWords());
  const chip = { chip: { n: "Crab\u200b 1", short: "1", hue: "red", symbol: "crab", mark: "crown" } };
  const nodes = drawRuns([{ cards: [chip, { name: ["the Sage"], url: "sage/" }], join: "or" }, { count: ["2", " stones"] }]);
  assert.equal(textOf(nodes), "1the Sage2 stones");
  const [row, card, count] = all("span", nodes);
  assert.deepEqual([row.attributes.class, count.attributes.class], ["answer__cards", "answer__count"]);
  const named = { class: "answer__card hue-red", role: "img", "aria-label": "Crab 1", title: "Crab 1" };
  assert.deepEqual(card.attributes, named);
  assert.deepEqual(hrefs(nodes), ["symbols.svg#crab", "symbols.svg#crown"]);
  assert.deepEqual(classes("span", drawRuns([{ chip: { n: "Crab", short: "1" } }])), ["answer__card"]);
});

test("a place for a break is an element on the page and nothing in an attribute", () => {
  const runs = ["真珠を\u200b", { name: ["三\u200b個"] }, "払う"];
  const node = el("p", { title: "真珠を\u200b払う" }, drawRuns(runs));
  assert.equal(all("wbr", node).length, 2);
  assert.equal(textOf(node), "真珠を三個払う");
  assert.equal(node.attributes.title, "真珠を払う");
  assert.equal(textOfRuns(runs), "真珠を三個払う");
});

test("rules are links if the page knows them", () => {
  useWords(pageWords({ rules: { "game.rule": { n: "The rule", u: "rules/#rule", l: "en" } } }));
  assert.deepEqual([textOf(ruleLink("game.rule")), ruleLink("game.rule").attributes.lang], ["The rule", "en"]);
  assert.deepEqual([ruleLink("game.gone"), ruleLink(null)], [null, null]);
  assert.deepEqual(all("a", ruleLabel(["Cost"], "game.rule")).map(textOf), ["Cost"]);
  for (const id of ["game.gone", null]) assert.deepEqual(ruleLabel(["Cost"], id), ["Cost"]);
});
