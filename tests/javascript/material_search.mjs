// Put queries to the search worker of the theme Material. Input: { worker, data, queries }, `worker` being its script and
// `data` what it is set up with; output for each query: the places that it finds,
// page by page, the best first.

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import vm from "node:vm";

const SETUP = 0;
const QUERY = 2;

const { worker, data, queries } = JSON.parse(readFileSync(0, "utf-8"));
let listener = null;
let told = null;
const context = vm.createContext({
  console: { warn() {} },
  addEventListener: (_type, onEvent) => (listener = onEvent),
  postMessage: (message) => told(message),
  importScripts: (...places) => places.forEach((place) => run(resolve(dirname(worker), place))),
});
context.self = context;

function run(file) {
  vm.runInContext(readFileSync(file, "utf-8"), context);
}

function send(message) {
  return new Promise((done) => {
    told = done;
    listener({ data: message });
  });
}

run(worker);
await send({ type: SETUP, data });
const found = [];
for (const query of queries) {
  const { data: answer } = await send({ type: QUERY, data: query });
  found.push(answer.items.map((parts) => parts.map(({ location }) => location)));
}
process.stdout.write(JSON.stringify(found));
