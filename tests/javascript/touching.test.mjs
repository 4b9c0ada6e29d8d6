import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, led, placesOf, toggledItem } from "../../generator/browser/forms/touching.js";

const way = { label: "Way", input: "path", space: "to", tone: "good", steps: { input: "by", joined: { harbor: "ship" }, apart: "leap" } };
const around = { start: "a", edges: { land: ["a b", "b c"], harbor: ["d c"] }, offer: null };

test("a way goes on by what joins two spaces, and back from its end", () => {
  const one = led(way, [], "b", around);
  assert.deepEqual(one, [{ to: "b" }]);
  const three = led(way, led(way, one, "c", around), "d", around);
  assert.deepEqual(three, [{ to: "b" }, { to: "c" }, { to: "d", by: "ship" }]);
  assert.deepEqual(led(way, three, "a", around).at(-1), { to: "a", by: "leap" });
  assert.deepEqual(led(way, three, "d", around), three.slice(0, 2));
  assert.deepEqual(placesOf(way, three), ["b", "c", "d"]);
});

test("a whole way is taken where one is offered, but never in place of one that is begun", () => {
  const offer = [{ to: "b" }, { to: "c" }];
  assert.deepEqual(led(way, [], "c", { ...around, offer }), offer);
  assert.deepEqual(led(way, [{ to: "b" }], "c", { ...around, offer: [{ to: "x" }] }), [{ to: "b" }, { to: "c" }]);
});

test("an item lies on a space once, with the numbers that it begins with", () => {
  const brush = { label: "Own", input: "own", space: "at", begin: { units: 1 }, tone: "note" };
  const put = toggledItem(brush, [], "a");
  assert.deepEqual(put, [{ at: "a", units: 1 }]);
  assert.deepEqual(toggledItem(brush, [{ at: "a", units: 3 }], "a"), []);
});

test("arrows lead to the nearest space on that side", () => {
  const places = [["a", 0, 0], ["b", 10, 1], ["c", 30, 0], ["d", 0, 10], ["e", 4, 40]].map(([id, left, top]) => ({ id, left, top }));
  assert.equal(beside(places, "a", [1, 0]), "b");
  assert.equal(beside(places, "a", [0, 1]), "d");
  assert.equal(beside(places, "b", [1, 0]), "c");
  assert.equal(beside(places, "c", [1, 0]), "c");
  assert.equal(beside(places, "d", [0, 1]), "e");
});
