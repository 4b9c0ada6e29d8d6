import assert from "node:assert/strict";
import { test } from "node:test";
import { holds, isEntered, rawAt, valuesAt } from "../../generator/browser/words/paths.js";
import data from "../data/javascript/paths.json" with { type: "json" };

const { conditions, paths, scope } = data;

test("a path finds what the command line finds", () => {
  for (const [path, values] of Object.entries(paths)) assert.deepEqual(valuesAt(path, scope), values, path);
});

test("a condition holds where it holds on the command line", () => {
  for (const { condition, holds: expected } of conditions) {
    assert.equal(holds([condition].flat(), scope), expected, JSON.stringify(condition));
  }
  assert.equal(holds(undefined, scope), true);
});

test("a value that is handed on stays as it stands", () => {
  assert.deepEqual(rawAt("@lords", scope), ["elder", "sage"]);
  assert.equal(rawAt("nothing.there", scope), undefined);
});

test("an input is entered wherever it stands in the question", () => {
  const request = { count: 0, left: { card: "rock" }, right: {}, players: [{ score: 3 }, {}] };
  for (const field of ["count", "left", "right", "left.card", "players.score"]) assert.ok(isEntered(field, request), field);
  for (const field of ["sum", "right.card", "other.card", "players.name"]) assert.ok(!isEntered(field, request), field);
});
