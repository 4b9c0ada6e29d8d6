// What the known drawings of a checker say, and which of its worked examples each of them fits: from the words of a built page.

import "./document.mjs";
import { readFileSync } from "node:fs";
import { byPlace, fromKnown, matched, said } from "../../generator/browser/forms/pieces.js";
import { declaredAt, entry, fieldWords, tableOf, useWords } from "../../generator/browser/words/words.js";

const words = JSON.parse(readFileSync(0, "utf-8"));
useWords(words);
const { drawn, examples } = words;
const [blank, ...ids] = tableOf(drawn.of).order;
const signed = (sign) => [blank, ...ids].find((id) => entry(drawn.of, id).sign === sign);
const read = {
  squares: (sign) => (signed(sign) === blank ? "" : signed(sign)),
  ...Object.fromEntries(["beds", "stands", "figures"].map((plane) => [plane, byPlace(tableOf(drawn[plane].of).order)])),
};
const declared = { fieldsOf: (list) => declaredAt(list).fields, whenOf: (path) => fieldWords(path).when };
const found = (drawn.known ?? []).map((known) => {
  const drawing = said(fromKnown(known, read), drawn, { ids, nameOf: (id, number) => `${id} ${number}` });
  const fits = examples.map(({ request }) => matched(request, drawing, drawn, declared));
  const lists = {
    [drawn.pieces.list]: drawing.pieces.map(({ item }) => item),
    [drawn.touching.list]: drawing.links,
    [drawn.figures.list]: drawing.figures.map(({ item }) => item),
  };
  return { lists, fits };
});
process.stdout.write(JSON.stringify(found));
