import assert from "node:assert/strict";
import { test } from "node:test";
import { arrivals, bareMap, count, isBareMap, known, less, put, seatsOf, toldOn } from "../../generator/browser/forms/standing.js";

const PIECES = [
  { id: "unit", name: "Units", symbol: "unit", most: 3, holds: true },
  { id: "red", name: "Red", symbol: "red", most: 4, only: ["a", "b"] },
  { id: "blue", name: "Blue", symbol: "blue", most: 4, only: ["a", "b"] },
];
const standing = (...touches) => touches.reduce((position, [space, piece, owner, first]) => put(PIECES, position, space, { piece, owner, first }), bareMap());

test("a touch adds one as far as that goes, and who comes takes the place of who was there", () => {
  assert.deepEqual(standing(["t", "unit", 0], ["t", "unit", 0]).on.t, [{ piece: "unit", owner: 0, count: 2 }]);
  assert.equal(standing(...Array(5).fill(["t", "unit", 0])).on.t[0].count, 3);
  assert.deepEqual(standing(["t", "unit", 0], ["t", "unit", 1]).on.t, [{ piece: "unit", owner: 1, count: 1 }]);
  assert.ok(isBareMap(standing(["t", "red", 0])));
});

test("what each player has once comes from where it stood, and stands beside a troop", () => {
  const { on } = standing(["a", "red", 0, 4], ["a", "unit", 1], ["a", "red", 1], ["b", "red", 1]);
  assert.deepEqual(on, { a: [{ piece: "unit", owner: 1, count: 1 }], b: [{ piece: "red", owner: 1, count: 1 }] });
});

test("one less takes from the troop, then from what stands below it", () => {
  let position = standing(["a", "red", 0, 2], ["a", "unit", 1]);
  position = less(PIECES, position, "a");
  assert.deepEqual(position.on.a, [{ piece: "red", owner: 0, count: 2 }]);
  position = less(PIECES, less(PIECES, position, "a"), "a");
  assert.ok(isBareMap(position));
});

test("spaces are counted for who holds them, and nothing is said as long as nobody holds one", () => {
  const temples = { input: "temples", on: ["t", "u"] };
  assert.equal(count(temples, PIECES, standing(["a", "unit", 0]), 0, false), undefined);
  const position = standing(["t", "unit", 1], ["u", "unit", 1]);
  assert.equal(count(temples, PIECES, position, 0, false), 0);
  assert.equal(count(temples, PIECES, position, 1, false), 2);
  assert.deepEqual(count(temples, PIECES, position, 1, true), ["t", "u"]);
});

test("a captured piece counts for who stands there", () => {
  const high = { input: "high", of: ["red", "blue"], at: 4 };
  const position = standing(["a", "red", 0, 4], ["b", "blue", 0, 3]);
  assert.equal(count(high, PIECES, position, 0, false), 1);
  const captured = put(PIECES, position, "a", { piece: "unit", owner: 1 });
  assert.deepEqual([0, 1].map((owner) => count(high, PIECES, captured, owner, false)), [0, 1]);
  assert.equal(count({ input: "red", of: ["red"] }, PIECES, captured, 0, false), undefined);
  assert.equal(count({ input: "red", of: ["red"] }, PIECES, captured, 1, false), 4);
  assert.equal(count({ input: "blue", of: ["blue"] }, PIECES, captured, 0, false), 3);
});

test("units are counted on a space and beside a piece", () => {
  const position = standing(["a", "red", 0], ["a", "unit", 0], ["a", "unit", 0], ["t", "unit", 1]);
  assert.equal(count({ input: "there", of: ["unit"], on: ["t"] }, PIECES, position, 1, false), 1);
  assert.equal(count({ input: "there", of: ["unit"], on: ["t"] }, PIECES, position, 0, false), 0);
  assert.equal(count({ input: "with", of: ["unit"], beside: "red" }, PIECES, position, 0, false), 2);
  assert.equal(count({ input: "with", of: ["unit"], beside: "blue" }, PIECES, position, 0, false), undefined);
});

test("who is called by a name is known again in any order; others take the places that are left", () => {
  assert.deepEqual(seatsOf(["Ben", "Ann"], ["Ann", "Ben"]), [1, 0]);
  assert.deepEqual(seatsOf(["", "Ann", "Cy"], ["Ann", "Ben"]), [1, 0, 2]);
  assert.deepEqual(seatsOf(["", ""], []), [0, 1]);
});

test("what comes to spaces is told with what stands there, and whose area it is", () => {
  const arriving = { label: "New", piece: "unit", list: "there", number: "new", own: "own", enemy: "enemy", foreign: { city: "other" }, areas: { a: "home", b: "away", c: "bare" } };
  const position = standing(["a", "red", 0], ["b", "red", 1], ["a", "unit", 0], ["a", "unit", 0], ["b", "unit", 1]);
  assert.deepEqual(arrivals(arriving, position, 0, { a: 1, b: 2, c: 1 }), [
    { new: 1, own: 2, enemy: 0 },
    { new: 2, own: 0, enemy: 1, city: "other" },
    { new: 1, own: 0, enemy: 0 },
  ]);
});

test("a brush shows the pieces of who moves, of the others or of anybody", () => {
  const position = standing(["t", "unit", 0], ["t", "unit", 0], ["u", "unit", 1], ["a", "red", 1, 4]);
  assert.deepEqual(known({ of: ["unit"], whose: "own" }, position, 0), { t: 2 });
  assert.deepEqual(known({ of: ["unit"], whose: "others" }, position, 0), { u: 1 });
  assert.deepEqual(known({ of: ["red", "blue"] }, position, 0), { a: 4 });
});

test("what a question tells of a space comes to stand there, and what it does not tell stays", () => {
  const own = { of: ["unit"], whose: "own", number: "units" };
  const others = { of: ["unit"], whose: "others" };
  const mine = { space: "a", mover: 0, owner: 0 };
  const theirs = { space: "a", mover: 0, owner: 1 };
  const { a } = standing(["a", "red", 1, 4], ["a", "unit", 1], ["a", "unit", 1]).on;
  assert.deepEqual(toldOn(PIECES, others, a, { ...theirs, count: 1 }), a);
  assert.deepEqual(toldOn(PIECES, own, a, { ...mine, count: 0 }), a);
  assert.deepEqual(toldOn(PIECES, others, a, { ...theirs, count: 0 }), [{ piece: "red", owner: 1, count: 4 }]);
  assert.deepEqual(toldOn(PIECES, own, a, { ...mine, count: 9 }), [
    { piece: "red", owner: 1, count: 4 },
    { piece: "unit", owner: 0, count: 3 },
  ]);
});
