// Say answers as the page of a checker does. Input: { page, cases: [{ request, answer }] }, `page` being the file of a
// built page; output: for each case { headline, text }.

import { readFileSync } from "node:fs";
import { textOf } from "./document.mjs";
import { headline, useResult, verdict } from "../../docs/checker/answer.js";
import { useWords } from "../../docs/checker/words.js";

const WORDS = /<script type="application\/json" id="checker-words">(.*?)<\/script>/s;

const told = JSON.parse(readFileSync(0, "utf-8")).map(({ page, cases }) => {
  const words = JSON.parse(WORDS.exec(readFileSync(page, "utf-8"))[1]);
  useWords(words);
  useResult(words, () => {});
  return cases.map(({ request, answer }) => ({
    headline: headline(answer, request).text,
    text: textOf(verdict(answer, request)),
  }));
});
process.stdout.write(JSON.stringify(told));
