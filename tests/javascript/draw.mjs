// Draw answers as the page of a checker does. Input: [{ words, cases }], `words` being those of a page and each case what
// the engine's speaker says; output: for each case { headline, text }.

import { readFileSync } from "node:fs";
import { all, textOf } from "./document.mjs";
import { drawVerdict } from "../../generator/browser/answers/answer.js";
import { loadBlocks } from "../../generator/browser/answers/nodes.js";
import { drawProblems } from "../../generator/browser/answers/problems.js";
import { useWords } from "../../generator/browser/words/words.js";

const MORE = "action action--quiet"; // what shows the rest of a list

const shownCases = [];
for (const { words, cases } of JSON.parse(readFileSync(0, "utf-8"))) {
  useWords(words);
  await loadBlocks(words.result);
  const shown = cases.map((said) => {
    const nodes = said.blocks ? drawVerdict(said.blocks) : drawProblems(said).nodes;
    for (const button of all("button", nodes)) if (button.getAttribute("class") === MORE) button.click();
    return { headline: textOf(all("h2", nodes)[0]), text: textOf(nodes) };
  });
  shownCases.push(shown);
}
process.stdout.write(JSON.stringify(shownCases));
