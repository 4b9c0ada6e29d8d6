// The rules engine: the game's Python files on MicroPython, in a thread of its own.
//
// The page first sends { runtime }, the compiled WebAssembly module, and { bundle }, the JSON { build, game, files, facts }
// with the engine's files by path, those that the page's checker runs: bytecode in hexadecimal digits, or sources. Each
// message { checker, request } is answered with { reply } or with { failed: text }; request and reply are JSON texts, and
// a reply is { answer, sets }: the answer, and the sets by which a question is answered that names none. Where the game
// stands for the checker, the answer is a question to practise with (engine/practice.py). The worker tells { ready: true } when it can answer, and { failed: text } if it never will.

import { loadMicroPython } from "../../../docs/vendor/micropython/micropython.mjs";

const HEAP_BYTES = 8 * 1024 * 1024;
const STACK_BYTES = 64 * 1024;

const MAIN = `
import json
import engine
_games = {}
def open_game(text):
    facts = json.loads(text)
    _games[facts["game"]] = engine.open_game(facts["game"], facts)
def check(checker, text):
    request = json.loads(text)
    if checker in _games:
        from engine.practice import question
        return json.dumps({"answer": question(_games[checker], request), "sets": None})
    answer, sets = engine.check_with_sets(checker, request, _games)
    return json.dumps({"answer": answer, "sets": sets})
`;

/**
 * What the page sends in its first message that has it.
 * @template {"runtime" | "bundle"} Name
 * @param {Name} name
 * @returns {Promise<{ runtime: WebAssembly.Module, bundle: string }[Name]>}
 */
const sent = (name) =>
  new Promise((resolve) => {
    self.addEventListener("message", ({ data }) => data[name] && resolve(data[name]));
  });

const [runtime, bundle] = [sent("runtime"), sent("bundle")];
const check = start();

check.then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ failed: String(error) }),
);

self.addEventListener("message", ({ data }) => {
  if ("checker" in data) answer(data);
});

/** @param {{ checker: string, request: string }} question */
async function answer({ checker, request }) {
  try {
    self.postMessage({ reply: (await check)(checker, request) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
}

/** Start Python with the engine's files; gives the function that answers. */
async function start() {
  provideModule(await runtime);
  const python = await loadMicroPython({ heapsize: HEAP_BYTES, pystack: STACK_BYTES, url: "data:," });
  const { files, facts } = /** @type {Bundle} */ (JSON.parse(await bundle));
  const folders = new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/"))));
  folders.forEach((folder) => python.FS.mkdirTree(`/${folder}`));
  for (const [path, content] of Object.entries(files)) {
    python.FS.writeFile(`/${path}`, path.endsWith(".mpy") ? bytes(content) : content);
  }
  python.runPython(MAIN);
  python.globals.get("open_game")(JSON.stringify(facts));
  return python.globals.get("check");
}

// The runtime knows only how to fetch and compile its own file. The page has done both while this worker was starting,
// so the runtime is given an empty address to fetch and, in place of what comes from there, the module.
/** @param {WebAssembly.Module} compiled */
function provideModule(compiled) {
  WebAssembly.instantiateStreaming = async (_response, imports) => ({
    module: compiled,
    instance: await WebAssembly.instantiate(compiled, imports),
  });
}

/**
 * The bytes that hexadecimal digits stand for; older browsers take a hundred times as long to work them out.
 * @param {string} digits
 */
const bytes = (digits) =>
  Uint8Array.fromHex?.(digits) ?? Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
