import assert from "node:assert/strict";
import { test } from "node:test";
import "./document.mjs";
import { brief, describe, kindOf, loadKinds } from "../../generator/browser/forms/kinds.js";
import { fieldWords, useWords } from "../../generator/browser/words/words.js";
import { pageWords } from "./page_words.mjs";

useWords(pageWords());
const { fields } = pageWords().declaration;
const declared = (path) => path.split(".").reduce(({ fields }, name) => fields.find((field) => field.name === name), { fields });
const input = (path, value) => [declared(path), fieldWords(path), value];

test("what an input holds is said by the names of what it is", () => {
  assert.equal(describe(input("lord", "sage")), "the Sage");
  assert.equal(describe(input("way", "left")), "Left");
  assert.equal(describe(input("players.hand", ["crab-1", "crab-1"])), "Crab 1, Crab 1");
  assert.equal(describe(input("players.name", "<b>Ada</b>")), "<b>Ada</b>");
  assert.equal(describe(input("players", [{ name: "Ada", hand: ["crab-1"] }, { name: "Bob" }])), "Ada, Crab 1 · Bob");
});

test("an input that holds nothing says nothing", () => {
  for (const [path, value] of [["lord", null], ["players.hand", []], ["players.name", ""], ["players", []]]) {
    assert.equal(describe(input(path, value)), "", path);
    assert.equal(brief(input(path, value)), "", path);
  }
});

test("of a long list some are named, and the others counted", () => {
  const order = ["a", "b", "c", "d", "e", "f"];
  const rows = Object.fromEntries(order.map((id) => [id, { n: id.toUpperCase() }]));
  useWords(pageWords({ tables: { ...pageWords().tables, card: { order, rows } } }));
  const text = describe(input("players.hand", order));
  assert.ok(text.startsWith("A, B, C, D") && text.includes("2") && !text.includes("E"), text);
  assert.equal(describe(input("players.hand", order), Infinity), "A, B, C, D, E, F");
  useWords(pageWords());
});

test("no kind is made of a property that every object has", () => {
  for (const name of ["constructor", "toString", "planted"]) assert.throws(() => kindOf(name));
});

test("true and false, counts and groups say what they hold, and nothing of what is as at first", () => {
  const named = (name, label) => ({ label, path: name, parts: 1 });
  useWords(pageWords({ ui: { ...pageWords().ui, yes: "Yes", no: "No" }, fields: { "side.night": named("side.night", "Night"), "side.units": named("side.units", "Units") } }));
  const night = { name: "night", type: "flag", default: false };
  const units = { name: "units", type: "integer", min: 0, max: 9, default: 0 };
  assert.equal(brief([night, fieldWords("side.night"), true]), "Night: Yes");
  assert.equal(describe([night, fieldWords("side.night"), false]), "");
  const side = { name: "side", type: "group", fields: [night, units] };
  assert.equal(describe([side, named("side", "Side"), { units: 3, night: true }]), "Night: Yes, Units: 3");
  assert.equal(describe([side, named("side", "Side"), null]), "");
  const cards = { name: "cards", type: "counts", of: "card", max: 9 };
  assert.equal(describe([cards, named("cards", "Cards"), { "crab-1": 2 }]), "Crab 1: 2");
  assert.equal(describe([cards, named("cards", "Cards"), {}]), "");
  useWords(pageWords());
});

test("lists of what is no object, spaces, grids and shapes say what they hold", async () => {
  const number = { name: "", type: "integer", min: 0, max: 9 };
  const tokens = { name: "tokens", type: "list", each: number };
  const corner = { name: "corner", type: "tuple", fields: [{ ...number, name: "row" }, { ...number, name: "column" }] };
  const camp = { name: "camp", type: "space", of: "nowhere", boards: [{ field: "x", value: "y", of: "card" }] };
  const way = { name: "way", type: "spaces", of: "card" };
  const ground = { name: "ground", type: "grid", of: "card" };
  const tile = { name: "tile", type: "shape", on: "ground" };
  await loadKinds(pageWords(), [tokens, corner, camp, way, ground, tile]);
  const named = (name) => ({ label: name, path: name, parts: 1 });
  const number_ = (n) => ({ n });
  const ui = { size: { p: [number_("rows"), " by ", number_("columns")] }, squares: { p: [number_("count"), " squares"] }, square: { p: [number_("row"), "/", number_("column")] } };
  const fields = { "tokens[]": named("Token"), "tokens[][]": named("Token"), "corner.row": named("Row"), "corner.column": named("Column") };
  useWords(pageWords({ ui: { ...pageWords().ui, ...ui }, fields }));
  assert.equal(brief([tokens, named("tokens"), [3, 4, null]]), "tokens: 3 · 4 · –");
  assert.equal(describe([{ ...tokens, each: { ...tokens } }, named("tokens"), [[1], []]]), "1");
  assert.equal(describe([corner, named("corner"), [2, 5]]), "Row: 2, Column: 5");
  assert.equal(describe([number, { ...named("place"), counted_from: 1 }, 2]), "3");
  assert.equal(describe([camp, named("camp"), "crab-1"]), "Crab 1");
  assert.equal(describe([camp, named("camp"), null]), "");
  assert.equal(describe([way, named("way"), ["crab-1", "moon"]]), "Crab 1, moon");
  assert.equal(describe([ground, named("ground"), ["..#", "~.."]]), "2 by 3");
  assert.equal(describe([ground, named("ground"), ["..#", "~.."]], Infinity), "..# / ~..");
  assert.equal(describe([tile, named("tile"), [[0, 1], [1, 1]]]), "2 squares");
  assert.equal(describe([tile, named("tile"), [[0, 1], [1, 1]]], Infinity), "1/2 · 2/2");
  for (const input of [tokens, corner, way, ground, tile]) assert.equal(describe([input, named(input.name), []]), "", input.name);
  useWords(pageWords());
});
