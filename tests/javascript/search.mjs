// Put queries to the search worker. Input: [{ rows, stemmer, queries }], `rows` being a file of the built site; output:
// the items of each answer, list by list.

import { readFileSync } from "node:fs";
import { startWorker } from "./searching.mjs";

const answers = [];
for (const { rows, stemmer, queries } of JSON.parse(readFileSync(0, "utf-8"))) {
  const { ask } = startWorker({ settings: { rows, stemmer }, fetched: () => readFileSync(rows, "utf-8") });
  const items = [];
  for (const query of queries) items.push((await ask(query)).items);
  answers.push(items);
}
process.stdout.write(JSON.stringify(answers));
