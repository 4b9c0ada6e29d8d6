// Put queries to the search worker. Input: [{ folder, stemmer, game, games, queries }], `folder` being that of a language in
// the built site, `games` the ids of those whose rows are there, `game` the one in hand; output for each: the hits of each
// answer, and the milliseconds that it took.

import { readFileSync } from "node:fs";
import { startWorker } from "./searching.mjs";

const answers = [];
for (const { folder, game = "", games, stemmer, queries } of JSON.parse(readFileSync(0, "utf-8"))) {
  const read = (place) => readFileSync(new URL(place, `file://${folder}`), "utf-8");
  const own = Object.fromEntries(games.map((id) => [id, read(`${id}/search.json`)]));
  const start = performance.now();
  const { ask } = startWorker({ stemmer, game, rows: read("search/rows.json"), games: own });
  if (queries.length) ask(queries[0]);
  const made = performance.now() - start;
  const found = [];
  const times = [];
  for (const query of queries) {
    const begun = performance.now();
    found.push(ask(query).hits);
    times.push(performance.now() - begun);
  }
  answers.push({ found, times, made });
}
process.stdout.write(JSON.stringify(answers));
