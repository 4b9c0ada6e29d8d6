// The rules engine: the game's Python files on MicroPython, in a thread of its own.
//
// The worker's name is the address of the bundle: { game, files: { path: source }, facts }. It answers each message
// { number, checker, request } with { number, answer }, both JSON texts, and tells { ready: true } or { failed: text }.

import { loadMicroPython } from "../vendor/micropython/micropython.mjs";

const HEAP_BYTES = 8 * 1024 * 1024;
const STACK_BYTES = 64 * 1024;

const MAIN = `
import json
import engine
with open("/facts.json") as file:
    facts = json.load(file)
_games = {facts["game"]: engine.open_game(facts["game"], facts)}
def check(checker, text):
    return engine.check_json(checker, text, _games)
`;

const bundle = fetch(self.name).then((response) => {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response.json();
});
bundle.catch(() => {}); // reported below; without this the browser would report it a second time

const waiting = [];
let check = null;

self.addEventListener("message", ({ data }) => (check ? answer(data) : waiting.push(data)));

function answer({ number, checker, request }) {
  try {
    self.postMessage({ number, answer: check(checker, request) });
  } catch (error) {
    self.postMessage({ number, failed: String(error) });
  }
}

function unpack(fs, { files, facts }) {
  for (const [path, source] of Object.entries(files)) {
    const folders = path.split("/").slice(0, -1);
    folders.forEach((_, depth) => {
      const folder = "/" + folders.slice(0, depth + 1).join("/");
      if (!fs.analyzePath(folder).exists) fs.mkdir(folder);
    });
    fs.writeFile("/" + path, source);
  }
  fs.writeFile("/facts.json", JSON.stringify(facts));
}

try {
  const python = await loadMicroPython({ heapsize: HEAP_BYTES, pystack: STACK_BYTES });
  unpack(python.FS, await bundle);
  python.runPython(MAIN);
  check = python.globals.get("check");
  self.postMessage({ ready: true });
  waiting.splice(0).forEach(answer);
} catch (error) {
  self.postMessage({ failed: String(error) });
}
