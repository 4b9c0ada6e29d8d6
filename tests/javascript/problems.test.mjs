import assert from "node:assert/strict";
import { test } from "node:test";
import { all, textOf } from "./document.mjs";
import { drawProblems } from "../../generator/browser/answers/problems.js";
import { useWords } from "../../generator/browser/words/words.js";
import { pageWords } from "./page_words.mjs";

const NEEDED = ["Still needed: ", "Lord", "."];

/** What a page draws of problems, with its tone. */
function drawn(items, needed = null) {
  useWords(pageWords());
  return drawProblems({ items: items.map((item) => ({ accepted: null, rule: null, place: null, ...item })), needed });
}

test("what is only needed yet is asked for calmly", () => {
  const { nodes, tone } = drawn([], NEEDED);
  assert.deepEqual([tone, textOf(nodes)], ["plain", "Still needed: Lord."]);
  assert.deepEqual(all("h2", nodes), []);
  assert.equal(textOf(drawn([]).nodes), "");
});

test("what is wrong is told first, each with what would be accepted and its rule", () => {
  const items = [{ text: ["−1 is out of range."], accepted: ["From 0 to 9."], rule: "game.rule" }, { text: ["No such field."], rule: "game.gone" }];
  const { nodes, tone } = drawn(items, NEEDED);
  assert.equal(tone, "bad");
  assert.equal(textOf(nodes), "Something is missing.−1 is out of range.From 0 to 9.The ruleNo such field.Still needed: Lord.");
  assert.deepEqual(all("a", nodes).map((link) => link.attributes.href), ["rules/#rule"]);
  assert.equal(textOf(drawn(items.slice(1)).nodes), "Something is missing.No such field.");
});

test("markup that was given stays text", () => {
  const { nodes } = drawn([{ text: ["“", "<img src=x>", "” is not known here."] }]);
  assert.equal(textOf(all("li", nodes)), "“<img src=x>” is not known here.");
  assert.deepEqual(all("img", nodes), []);
});
