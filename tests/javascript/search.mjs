// Put queries to the search worker. Input: [{ folder, stemmer, game, games, queries, times }], `folder` being that of a
// language in the built site, `games` the ids of those whose rows are there, `game` the one in hand, `times` how often each
// row is there (once, if that is not said), `on` the sets in play (all, if that is not said); output for each: the hits of each answer, the number of rows, and the
// milliseconds of the processor that it took to make the index, and for each answer.

import { readFileSync } from "node:fs";
import { startWorker } from "./searching.mjs";

/** The rows of a file, each so many times, in other places and with other titles. */
function repeated(text, times) {
  const rows = JSON.parse(text);
  const copies = Array.from({ length: times - 1 }, (_, i) => rows.map((row) => ({ ...row, at: `${row.at}${i}`, title: `${row.title} ${i}` })));
  return [rows, ...copies].flat();
}

/** The milliseconds of the processor that something takes, and what it gives. */
function measured(work) {
  const begun = process.cpuUsage();
  const given = work();
  const { user, system } = process.cpuUsage(begun);
  return [(user + system) / 1000, given];
}

const answers = [];
for (const { folder, game = "", games, stemmer, queries, on = null, times: often = 1 } of JSON.parse(readFileSync(0, "utf-8"))) {
  const read = (place) => readFileSync(new URL(place, `file://${folder}`), "utf-8");
  const own = Object.fromEntries(games.map((id) => [id, repeated(read(`${id}/search.json`), often)]));
  const rows = Object.values(own).reduce((sum, some) => sum + some.length, 0);
  const [made, { ask }] = measured(() => {
    const worker = startWorker({ stemmer, game, rows: read("search/rows.json"), games: own });
    if (queries.length) worker.ask(queries[0]);
    return worker;
  });
  const found = [];
  const times = [];
  for (const query of queries) {
    const [time, { hits }] = measured(() => ask(query, on));
    found.push(hits);
    times.push(time);
  }
  answers.push({ found, times, made, rows });
}
process.stdout.write(JSON.stringify(answers));
