import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { dueToday, forget, missed, note } from "../../generator/browser/practice/earlier.js";
import { keyOf } from "../../generator/browser/kit/storage.js";

const KEY = keyOf("fathom:practice-missed:abyss");
const ONE = { seed: 20261122, number: 2, sets: ["kraken"], players: null, exercise: "pay" };
let kept = {};

/** The clock of the device, so many days after the first. */
function onDay(day) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["Date"], now: new Date(2026, 10, 22 + day, 23, 30) });
}

beforeEach(() => {
  kept = {};
  globalThis.localStorage = { getItem: (key) => kept[key] ?? null, setItem: (key, text) => (kept[key] = text) };
  onDay(0);
});

afterEach(() => {
  mock.timers.reset();
  delete globalThis.localStorage;
});

test("a miss comes back after 1, 3, 7 and 21 days, and then no more", () => {
  note("abyss", ONE, false);
  assert.deepEqual(dueToday("abyss", ["kraken"]), []);
  let day = 0;
  for (const wait of [1, 3, 7, 21]) {
    onDay(day + wait - 1);
    assert.deepEqual(dueToday("abyss", ["kraken"]), []);
    onDay(day += wait);
    assert.deepEqual(dueToday("abyss", ["kraken"]), [ONE]);
    note("abyss", ONE, true);
    note("abyss", ONE, true); // a second time on one day does not count
    assert.deepEqual(dueToday("abyss", ["kraken"]), []);
  }
  assert.deepEqual(missed("abyss"), []);
});

test("a miss that is missed again begins anew", () => {
  note("abyss", ONE, false);
  onDay(1);
  note("abyss", ONE, true);
  onDay(4);
  note("abyss", ONE, false);
  onDay(5);
  assert.deepEqual(dueToday("abyss", ["kraken"]), [ONE]);
  assert.equal(missed("abyss").length, 1);
});

test("only what was asked with the same sets comes back, three a day, the longest due first", () => {
  for (let number = 1; number <= 5; number += 1) {
    onDay(number);
    note("abyss", { ...ONE, number, sets: [] }, false);
  }
  onDay(9);
  assert.deepEqual(dueToday("abyss", []).map(({ number }) => number), [1, 2, 3]);
  assert.deepEqual(dueToday("abyss", ["kraken"]), []);
});

test("what is known already is not kept, and what is forgotten is gone", () => {
  note("abyss", ONE, true);
  assert.deepEqual(missed("abyss"), []);
  note("abyss", ONE, false);
  forget("abyss", ONE);
  assert.deepEqual(missed("abyss"), []);
});

test("only so many are kept, whatever lies in the storage is read with care", () => {
  for (let seed = 1; seed <= 70; seed += 1) note("abyss", { ...ONE, seed }, false);
  assert.equal(missed("abyss").length, 60);
  assert.equal(missed("abyss")[0].seed, 11);
  const good = { ...ONE, step: 1, due: 20780 };
  const bad = [null, 5, "x", {}, [], { ...good, seed: -1 }, { ...good, seed: "1" }, { ...good, number: 9 }, { ...good, exercise: 5 }, { ...good, exercise: "x".repeat(500) }, { ...good, sets: "kraken" }, { ...good, sets: [5] }, { ...good, step: 4 }, { ...good, step: 0.5 }, { ...good, due: null }];
  for (const nothing of ["", "{", "5", "null", "{}", JSON.stringify(bad)]) {
    kept[KEY] = nothing;
    assert.deepEqual(missed("abyss"), []);
  }
  kept[KEY] = JSON.stringify([...bad, { ...good, more: "x" }]);
  assert.deepEqual(missed("abyss"), [good]);
});

test("a clock that went wrong does not put a miss off for good", () => {
  onDay(9000);
  note("abyss", ONE, false);
  onDay(0);
  assert.ok(missed("abyss")[0].due <= Math.floor(Date.UTC(2026, 10, 22 + 21) / 86_400_000));
});

test("storage that is closed is no fault", () => {
  globalThis.localStorage = { getItem: () => { throw new Error("closed"); }, setItem: () => { throw new Error("closed"); } };
  note("abyss", ONE, false);
  assert.deepEqual(dueToday("abyss", ["kraken"]), []);
});
