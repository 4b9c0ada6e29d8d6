// Put queries to the search worker. Input: [{ folder, game, stemmer, queries }], `folder` being that of a language in the
// built site, `game` the one in hand, `whole` to wait until all games are asked that have to be; output: the items of each answer, list by list.

import { readFileSync } from "node:fs";
import { startWorker } from "./searching.mjs";

const answers = [];
for (const { folder, game = "", stemmer, queries, whole } of JSON.parse(readFileSync(0, "utf-8"))) {
  const { ask } = startWorker({ settings: { folder, game, stemmer }, fetched: (address) => readFileSync(new URL(address), "utf-8") });
  const items = [];
  for (const query of queries) items.push((await ask(query, whole)).items);
  answers.push(items);
}
process.stdout.write(JSON.stringify(answers));
