/*
 * The thread of the site that hears questions, in Node: gets { bundle, asking, questions }, the engine's files as the site has
 * them, what a game's questions are read by, and the questions; prints what is heard as a JSON list.
 */
import { readFileSync } from "node:fs";

const { bundle, asking, questions } = JSON.parse(readFileSync(0, "utf8"));
const wasm = new URL("../../docs/vendor/micropython/micropython.wasm", import.meta.url);
const tell = [];
const waiting = [];
const said = [];
globalThis.self = {
  addEventListener: (_type, listener) => tell.push(listener),
  postMessage: (message) => (waiting.length ? waiting.shift()(message) : said.push(message)),
};
const next = () => new Promise((resolve) => (said.length ? resolve(said.shift()) : waiting.push(resolve)));
const send = (data) => tell.forEach((listener) => listener({ data }));

// It is to take this for a thread of a browser.
globalThis.WorkerGlobalScope = Object;
self.location = { href: "https://fathom.test/worker.js" };
const write = process.stdout.write.bind(process.stdout);
globalThis.fetch = async () => null; // the runtime is given what it would fetch
Object.defineProperty(process, "versions", { value: {} });

await import("../../generator/browser/engine/worker.js");
send({ runtime: await WebAssembly.compile(readFileSync(wasm)) });
send({ bundle });
const replies = [await next()];
send({ asking });
for (const question of questions) {
  send({ hear: JSON.stringify(question) });
  replies.push(await next());
}
write(JSON.stringify(replies));
