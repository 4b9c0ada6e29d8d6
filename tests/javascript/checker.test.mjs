import assert from "node:assert/strict";
import { test } from "node:test";
import "./document.mjs";
import { deciding, matters } from "../../generator/browser/forms/condition.js";
import { decode, encode, remember } from "../../generator/browser/kit/share.js";
import fragments from "../data/javascript/fragments.json" with { type: "json" };

test("a question stands in the address as Python writes it, and comes out as it went in", () => {
  for (const { request, fragment } of fragments) {
    assert.equal(encode(request), fragment);
    assert.match(fragment, /^v1:[A-Za-z0-9_-]*$/);
    assert.deepEqual(decode(`#${fragment}`), request);
  }
});

test("the address is written only if it changes, as a step back only if that is wanted, and never too long", () => {
  const steps = [];
  globalThis.location = { hash: "#old", pathname: "/en/", search: "?a" };
  globalThis.history = { pushState: (...step) => steps.push(["push", step[2]]), replaceState: (...step) => steps.push(["replace", step[2]]) };
  assert.equal(remember({ a: 1 }), true);
  assert.equal(remember({ a: 1 }, true), true);
  assert.equal(remember({}), true);
  globalThis.location.hash = `#${encode({ a: 1 })}`;
  assert.equal(remember({ a: 1 }, true), true);
  assert.equal(remember({ a: "x".repeat(9000) }), false);
  assert.deepEqual(steps, [["replace", `#${encode({ a: 1 })}`], ["push", `#${encode({ a: 1 })}`], ["replace", "/en/?a"]]);
});

test("a question that is too long for an address is not put there", () => {
  assert.equal(encode({ name: "x".repeat(4000) }), null);
});

test("an address without a question has none, and one that cannot be read is told apart", () => {
  const as = (text) => `#v1:${Buffer.from(text).toString("base64url")}`;
  for (const other of ["", "#", "#recruit.pay", "#v2:e30", "#<img src=x onerror=alert(1)>"]) assert.equal(decode(other), null, other);
  const unreadable = ["#v1:", "#v1:%%%", `#v1:${"A".repeat(5000)}`, as("[".repeat(50)), as("5"), as('"<img src=x>"'), as("null")];
  for (const hash of [...unreadable, as("[]"), as('{"a":'), "#v1:_w"]) assert.equal(decode(hash), undefined, hash.slice(0, 30));
});

test("a hostile question is data and nothing else", () => {
  const text = '{"__proto__": {"lord": "slaver"}, "constructor": 1, "lord": {"toString": 1}}';
  const request = decode(`#v1:${Buffer.from(text).toString("base64url")}`);
  assert.equal(JSON.stringify(request), JSON.stringify(JSON.parse(text)));
  assert.equal(Object.getPrototypeOf(request), Object.prototype);
  assert.equal({}.lord, undefined);
});

test("an input matters when all its conditions hold, beside it or in the whole form", () => {
  const beside = { card: "monster", marks: ["a", "b"], nothing: "" };
  const whole = { sets: ["kraken"], players: 0 };
  const hold = (...conditions) => matters(conditions, beside, whole);
  assert.equal(hold(), true);
  assert.equal(hold({ field: "card", one_of: ["monster", "kraken"] }), true);
  assert.equal(hold({ field: "card", one_of: ["ally"] }), false);
  assert.equal(hold({ field: "card", none_of: ["monster"] }), false);
  assert.equal(hold({ field: "card", none_of: ["ally"] }), true);
  assert.equal(hold({ field: "marks", one_of: ["b"] }), true);
  assert.equal(hold({ field: "nothing" }), false);
  assert.equal(hold({ field: "missing" }), false);
  assert.equal(hold({ field: "@sets", one_of: ["kraken"] }), true);
  assert.equal(hold({ field: "@players" }), true);
  assert.equal(hold({ field: "card" }, { field: "@sets", one_of: ["leviathan"] }), false);
});

test("what decides is equal as long as none of it has changed", () => {
  const conditions = [{ field: "card" }, { field: "@sets" }];
  const of = (card, sets, other) => deciding(conditions, { card, other }, { sets });
  assert.equal(of("ally", ["kraken"], 1), of("ally", ["kraken"], 2));
  assert.notEqual(of("ally", ["kraken"], 1), of("ally", [], 1));
});
