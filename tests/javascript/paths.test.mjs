import assert from "node:assert/strict";
import { test } from "node:test";
import { holds, rawAt, valuesAt } from "../../docs/checker/paths.js";
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
