import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersIn, unmarked } from "../../generator/browser/preview/marks.js";

const START = "\u{E0001}";
const END = "\u{E007F}";
const digits = (number) => [...String(number)].map((digit) => String.fromCodePoint(0xe0030 + Number(digit))).join("");
const marked = (number, text) => START + digits(number) + text + END;

test("the messages in a text are found, within each other too, and the text is left without marks", () => {
  const text = `a ${marked(12, `lord of ${marked(305, "the sea")}`)} and ${marked(0, "")}.`;
  assert.deepEqual(numbersIn(text), [12, 305, 0]);
  assert.equal(unmarked(text), "a lord of the sea and .");
});

test("a text without marks stays as it is, also with tags that are no marks", () => {
  for (const text of ["", "plain", "flag \u{1F3F4}\u{E0067}", END.slice(0, 1)]) {
    assert.deepEqual(numbersIn(text), []);
    assert.equal(unmarked(text), text);
  }
});
