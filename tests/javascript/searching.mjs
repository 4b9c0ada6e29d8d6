// The search worker in Node: its own files, run as the browser runs them, in a place of their own.

import { readFileSync } from "node:fs";
import vm from "node:vm";

const DOCS = new URL("../../docs/", import.meta.url);
const ALL = "({ Finder, Tokenizer, STEMMERS, folded, pieces, matches, marked, teaser })";

/**
 * Start a worker. Its `settings` are those of its address; `fetched` gives the text of what it fetches. `site` is where
 * scripts stand that only the built site has. Gives { ask, parts }: `ask` puts a query, `parts` loads what is inside.
 */
export function startWorker({ settings = {}, fetched = () => "[]", site = DOCS } = {}) {
  let listener = null;
  let onMessage = null;
  const address = new URL("search/worker.js", DOCS);
  address.hash = new URLSearchParams(settings);
  const self = {
    location: address,
    addEventListener: (_type, onEvent) => (listener = onEvent),
    postMessage: (message) => onMessage?.(message),
  };
  const context = vm.createContext({ self, URL, URLSearchParams, console });
  const run = (path) => {
    const place = path.includes("material/") ? new URL(path, new URL("search/", site)) : new URL(path, new URL("search/", DOCS));
    vm.runInContext(readFileSync(place, "utf-8"), context, { filename: place.pathname });
  };
  context.importScripts = (...paths) => paths.forEach(run);
  context.fetch = async (url) => ({ ok: true, url, json: async () => JSON.parse(fetched(String(url))) });
  run("worker.js");

  return {
    /** The first answer; with `whole` the last of those that come, as other games may be asked as well. */
    async ask(query, whole = false) {
      let last = null;
      await new Promise((done) => {
        onMessage = ({ type, data }) => {
          if (type === 3) last = data;
          if (type === 3) done(data);
        };
        listener({ data: { type: 2, data: query } });
      });
      for (let turn = 0; whole && turn < 20; turn++) await new Promise(setImmediate);
      return last;
    },
    async parts() {
      await vm.runInContext("ready()", context);
      return vm.runInContext(ALL, context);
    },
  };
}
