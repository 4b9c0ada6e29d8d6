// Say answers as the page of a checker does. Input: { page, cases: [{ request, answer }] }, `page` being the file of a
// built page; output: for each case { headline, text }.

import { readFileSync } from "node:fs";
import { all, textOf } from "./document.mjs";
import { verdict } from "../../generator/browser/answers/answer.js";
import { loadBlocks } from "../../generator/browser/answers/blocks.js";
import { problems } from "../../generator/browser/answers/problems.js";
import { useWords } from "../../generator/browser/words/words.js";

const WORDS = /<script type="application\/json" id="checker-words">(.*?)<\/script>/s;

const MORE = "action action--quiet"; // what shows the rest of a list

const shownCases = [];
for (const { page, cases } of JSON.parse(readFileSync(0, "utf-8"))) {
  const words = JSON.parse(WORDS.exec(readFileSync(page, "utf-8"))[1]);
  useWords(words);
  await loadBlocks(words.result);
  const shown = cases.map(({ request, answer }) => {
    const nodes = answer.kind === "invalid" ? problems(answer, words, request).nodes : verdict(answer, request);
    for (const button of all("button", nodes)) if (button.getAttribute("class") === MORE) button.click();
    return { headline: textOf(all("h2", nodes)[0]), text: textOf(nodes) };
  });
  shownCases.push(shown);
}
process.stdout.write(JSON.stringify(shownCases));
