import assert from "node:assert/strict";
import { test } from "node:test";
import "../../generator/browser/kit/folding.js";

test("spellings of one word are folded into one", () => {
  for (const [one, other] of [
    ["Zabójca", "zabojca"], ["ŁOWCA", "lowca"], ["Straße", "STRASSE"], ["Smørrebrød", "smorrebrod"], ["ＡＢＣ１", "abc1"], ["É", "e"],
    ["フィッシュ", "ふいっしゅ"], ["真珠の塔", "真珠の塔"], ["時々", "時時"], ["ﾊﾟｰﾙ", "パール"], ["άβγ", "αβγ"], ["مُحَمَّد", "محمد"],
  ]) assert.equal(fold(one), fold(other));
});

test("letters that only look like others stay apart", () => {
  for (const [one, other] of [["й", "и"], ["が", "か"], ["っ", "つ"], ["a", "α"], ["貝", "贝"]]) assert.notEqual(fold(one), fold(other));
});

test("what is folded already stays as it is, and nothing stays nothing", () => {
  for (const text of ["zabojca", "ぱる", "刺客", "a1", ""]) assert.equal(fold(text), text);
});
