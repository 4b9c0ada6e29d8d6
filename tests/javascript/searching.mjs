// The search worker in Node: its parts run as the browser runs them joined, in a place of their own.

import { readFileSync } from "node:fs";
import vm from "node:vm";

const ALL = "({ Finder, Tokenizer, Vocabulary, Highlighter, Synonyms, STEMMERS, folded, pieces, slips, slotsOf })";
const IMPORT = /^import "(?<path>\.[^"]+)";$/gm;

/** A script with what it imports in the place of its imports, as the build joins it. */
function joined(address) {
  return readFileSync(address, "utf-8").replace(IMPORT, (_, path) => readFileSync(new URL(path, address), "utf-8"));
}

const SCRIPT = new vm.Script(joined(new URL("../../generator/browser/search/worker.js", import.meta.url)), { filename: "worker.js" });

/**
 * Start a worker with the rows of the pages of no game, and those of games by their ids. Gives { ask, add, parts }: `ask`
 * puts a query, `parts` is what is inside.
 */
export function startWorker({ stemmer = "", game = "", rows = [], games = {}, more = "" } = {}) {
  let listener = null;
  let told = null;
  const self = { addEventListener: (_type, onEvent) => (listener = onEvent), postMessage: (message) => (told = message) };
  const context = vm.createContext({ self, console });
  SCRIPT.runInContext(context);
  if (more) vm.runInContext(more, context);
  const send = (data) => listener({ data });
  const add = (found, of = "") => send({ game: of, rows: typeof found === "string" ? found : JSON.stringify(found) });
  send({ setup: { stemmer, game } });
  add(rows);
  for (const [id, own] of Object.entries(games)) add(own, id);
  let turn = 0;
  return {
    add,
    /** The answer to a query, with the sets that are in play, or all. */
    ask(query, on = null) {
      send({ turn: ++turn, query, on });
      if (told.turn !== turn) throw new Error("answered another question");
      return told.answer;
    },
    parts: () => vm.runInContext(ALL, context),
  };
}
