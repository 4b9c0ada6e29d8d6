import assert from "node:assert/strict";
import { test } from "node:test";
import { closest } from "../../generator/browser/shell/closest.js";

const TAGS = ["en", "zh-Hant", "zh-Hans", "ja", "pl"];
const CLOSEST = {
  "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-Hant-MO": "zh-Hant", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", zh: "zh-Hans",
  "pl-PL": "pl", ja: "ja", "en-AU": "en", sw: undefined, "": undefined, "no tag": undefined,
};

test("a language is offered in the reader's script, or not at all", () => {
  for (const [wanted, offered] of Object.entries(CLOSEST)) assert.equal(closest(wanted, TAGS), offered, wanted);
});

test("of several regions the reader's own comes first", () => {
  assert.equal(closest("pt-BR", ["pt-PT", "pt-BR"]), "pt-BR");
  assert.equal(closest("pt-AO", ["pt-PT", "pt-BR"]), "pt-PT");
});
