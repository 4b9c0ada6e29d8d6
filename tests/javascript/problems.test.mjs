import assert from "node:assert/strict";
import { test } from "node:test";
import { all, textOf } from "./document.mjs";
import { problems } from "../../generator/browser/answers/problems.js";
import { useWords } from "../../generator/browser/words/words.js";
import { pageWords } from "./page_words.mjs";

/** What a page says of one problem. */
function said(problem, request = {}) {
  const words = pageWords();
  useWords(words);
  const { nodes } = problems({ kind: "invalid", problems: [{ given: "", accepted: {}, ...problem }] }, words, request);
  return textOf(all("li", nodes));
}

test("what nobody has entered yet is asked for calmly, and what is wrong is told first", () => {
  const words = pageWords();
  useWords(words);
  const missing = { code: "missing-field", field: "lord", given: "", accepted: {} };
  const unsaid = { code: "conflict", field: "way", given: "left", accepted: {} };
  const few = { code: "out-of-range", field: "players", given: "[1]", accepted: { min_items: 2, max_items: 5 } };
  const wrong = { code: "out-of-range", field: "pearls", given: "-1", accepted: { type: "integer", min: 0, max: 9 } };
  const told = (some, request) => {
    const { nodes, tone } = problems({ kind: "invalid", problems: some }, words, request);
    return [tone, textOf(nodes)];
  };
  assert.deepEqual(told([missing, unsaid, missing], {}), ["plain", "Still needed: Lord and Way."]);
  assert.equal(told([few], { players: [{}] })[0], "plain");
  assert.equal(told([few], { players: "x" })[0], "bad");
  const [tone, text] = told([missing, wrong], { pearls: -1 });
  assert.equal(tone, "bad");
  assert.match(text, /−1 is out of range.*Still needed: Lord\.$/);
});

test("a place is told by the labels of the form, counted as people count", () => {
  assert.match(said({ code: "unknown-field", field: "players[1].hand[0]" }), /^No such field: Player 2 › Hand, no\. 1\./);
  assert.match(said({ code: "unknown-field", field: "" }), /^No such field: The request\./);
  assert.match(said({ code: "unknown-field", field: "planted" }), /^No such field: planted\./);
});

test("what was given is told by its name, in quotes, or by its kind", () => {
  const of = (field, given, request) => said({ code: "out-of-range", field, given }, request).split(" is out")[0];
  assert.equal(of("lord", "sage", { lord: "sage" }), "Lord: the Sage");
  assert.equal(of("way", "left", { way: "left" }), "Way: “Left”");
  assert.equal(of("way", "nowhere", { way: "nowhere" }), "Way: “nowhere”");
  assert.equal(of("way", "nowh…", { way: "nowhere" }), "Way: “nowh…”");
  assert.equal(of("way", "7", { way: 7 }), "Way: 7");
  assert.equal(of("way", "[2]", { way: [1, 2] }), "Way: a list of 2");
  assert.equal(of("way", "{1}", { way: { a: 1 } }), "Way: an object");
  assert.equal(of("players[0].hand[1]", "{0}", { players: [{ hand: ["crab-1", {}] }] }), "Player 1 › Hand, no. 2: an object");
});

test("names that every object of JavaScript has are no entries, no inputs and no choices", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
    assert.match(said({ code: "unknown-id", field: "lord", given: name }, { lord: name }), new RegExp(`^Lord: “${name}” is not known here\\.`));
    assert.match(said({ code: "out-of-range", field: "way", given: name }, { way: name }), new RegExp(`^Way: “${name}” is out of range\\.`));
    assert.match(said({ code: "unknown-field", field: name, given: name }), new RegExp(`^No such field: ${name}\\.`));
  }
});

test("what is accepted is told by what says most of it", () => {
  const of = (accepted) => said({ code: "out-of-range", field: "lord", given: "x", accepted }, { lord: "x" }).split("range.")[1];
  assert.equal(of({ type: "entry", of: "lord" }), "Such as elder or sage.");
  assert.equal(of({ of: "lord", ids: ["sage"] }), "Possible: the Sage.");
  assert.equal(of({ of: "lord", ids: [] }), "");
  assert.equal(of({ type: "choice", choices: ["left", "right"] }), "One of left or right.");
  assert.equal(of({ fields: ["lord", "way"] }), "Fields: lord and way.");
  assert.equal(of({ type: "planted" }), "");
});

test("what is entered twice says by itself how to mend it, and what is taken says who has it", () => {
  assert.equal(said({ code: "duplicate", field: "lord", given: "sage", accepted: { copies: 1 } }, { lord: "sage" }), "Lord: the Sage twice.");
  assert.equal(said({ code: "duplicate", field: "lord", given: "lord", accepted: { copies: 1 } }), "Lord stands twice.");
  const request = { players: [{ name: "Ada", hand: ["crab-1"] }, { hand: ["crab-1"] }] };
  const taken = { code: "taken", field: "players[1].hand[0]", given: "crab-1" };
  assert.match(said({ ...taken, accepted: { owner: 0 } }, request), /^Crab 1 is taken by Ada\./);
  assert.match(said({ ...taken, accepted: { owner: 1 } }, request), /^Crab 1 is taken by Player 2\./);
});

test("markup that was given stays text", () => {
  const text = said({ code: "unknown-id", field: "lord", given: "<img src=x>" }, { lord: "<img src=x>" });
  assert.match(text, /^Lord: “<img src=x>” is not known here\./);
});
