// The rules engine: the game's Python files on MicroPython, in a thread of its own.
//
// The page first sends { runtime }, the compiled WebAssembly module, { bundle }, the JSON { build, game, files, facts, bytes }
// with the engine's files by path, those that the page's checker runs: bytecode, with the characters that stand for bytes, or
// sources; and { words }, those of a checker's page, before anything is to be said by them. Each message { checker, request, say } is
// answered with { reply } or with { failed: text }; request and reply are JSON texts, and a reply is { answer, sets, said }:
// the answer, the sets by which a question is answered that names none, and the answer in words (engine/speaker/) if { say }
// asks for them: { as: "answer", bare, keep }, with which only what is legal or open and the parts to keep are told, or
// { as: "score", names }. Where the game stands for the checker, the answer is a question to practise with (engine/practice.py);
// such a question, with { as: "question" }, is put into words by those of its checker. The worker tells
// { ready: true } when it can answer, and { failed: text } if it never will.
//
// Each game that questions in plain words may be about sends { asking } (generator/asking/), and any but the first its bundle as
// { more }. To { hear }, a question as JSON, the reply is what engine/listener/ tells; { as: "asked" } says the answer in brief.

import { isObject } from "../kit/json.js";
import { loadMicroPython } from "../../../docs/vendor/micropython/micropython.mjs";

const HEAP_BYTES = 8 * 1024 * 1024;
const STACK_BYTES = 64 * 1024;
const LARGE = 500; // characters of JSON
const LARGE_ASKING = 8000; // the same of what questions are read by

const MAIN = `
import json
import engine
_games = {}
_speakers = {}
_listeners = []
class Part:
    def __init__(self, take):
        self._take = take
        self._taken = {}
    def get(self, key, otherwise=None):
        if key not in self._taken:
            value = self._take(key)
            self._taken[key] = json.loads(value) if isinstance(value, str) else value and Part(value)
        value = self._taken[key]
        return otherwise if value is None else value
    def __getitem__(self, key):
        value = self.get(key)
        if value is None:
            raise KeyError(key)
        return value
    def __contains__(self, key):
        return self.get(key) is not None
def open_game(text):
    facts = json.loads(text)
    _games[facts["game"]] = engine.open_game(facts["game"], facts)
def learn(id, take):
    from engine.speaker import Speaker
    _speakers[id] = Speaker(Part(take))
def listen(take, checkers):
    from engine.listener import Listener
    data = Part(take)
    _listeners.append(Listener({"lexicon": data["lexicon"], "sentences": data["sentences"], "order": data["order"], "checkers": json.loads(checkers)}))
def hear(text):
    from engine.listener import understood
    return json.dumps(understood(_listeners, json.loads(text)))
def check(checker, text, wish):
    request = json.loads(text)
    say = json.loads(wish)
    if say and say["as"] == "question":
        from engine.speaker import practice
        return json.dumps({"said": practice.node(_speakers[checker].values, request)})
    if checker in _games:
        from engine.practice import question
        return json.dumps({"answer": question(_games[checker], request)})
    answer, sets = engine.check_with_sets(checker, request, _games)
    reply = {"answer": answer, "sets": sets}
    if say and say["as"] == "answer":
        reply["said"] = _speakers[checker].answer(request, answer, say.get("bare"))
        reply["answer"] = {key: answer[key] for key in ["kind", "legal", "open"] + say.get("keep", []) if key in answer}
    elif say and say["as"] == "asked":
        from engine.fields import SETS
        from engine.speaker import asked
        reply = {"said": asked.node(_speakers[checker], request, answer, SETS), "sets": sets}
    elif say:
        from engine.speaker import score
        reply["said"] = score.node(_speakers[checker].values, request, answer, say["names"])
    return json.dumps(reply)
`;

/**
 * What the page sends in its first message that has it.
 * @template {"runtime" | "bundle"} Name
 * @param {Name} name
 * @returns {Promise<{ runtime: WebAssembly.Module | ArrayBuffer, bundle: string }[Name]>}
 */
const sent = (name) =>
  new Promise((resolve) => {
    self.addEventListener("message", ({ data }) => data[name] && resolve(data[name]));
  });

const [runtime, bundle] = [sent("runtime"), sent("bundle")];
const python = start();

python.then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ failed: String(error) }),
);

self.addEventListener("message", ({ data }) => {
  if ("checker" in data) answer(({ check }) => check(data.checker, data.request, data.say));
  if ("hear" in data) answer(({ hear }) => hear(data.hear));
  // That there is no Python has been told above.
  if ("words" in data) python.then(({ learn }) => learn(data.words.id, part(data.words)), () => {});
  if ("more" in data) python.then(({ open }) => open(data.more), () => {});
  if ("asking" in data) python.then(({ listen }) => listen(part(data.asking, LARGE_ASKING), JSON.stringify(data.asking.checkers)), () => {});
});

/**
 * What gives Python the words by their keys, as JSON: reading all of them would take longer than the first answer. Of what
 * is large it gives what gives its parts.
 * @param {Record<string, any>} object
 * @param {number} large
 * @returns {TakePart}
 */
const part = (object, large = LARGE) => (key) => {
  if (!Object.hasOwn(object, key)) return null;
  const value = object[key];
  const text = JSON.stringify(value);
  return text.length > large && (isObject(value) || (large > LARGE && Array.isArray(value))) ? part(value, large) : text;
};

/** @param {(python: Awaited<ReturnType<typeof start>>) => string} ask */
async function answer(ask) {
  try {
    self.postMessage({ reply: ask(await python) });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
}

/** Start Python with the engine's files; gives what can be called of it. */
async function start() {
  const given = await runtime;
  // A page that asks no checker itself may not compile: then this thread does.
  provideModule(given instanceof ArrayBuffer ? await WebAssembly.compile(given) : given);
  const python = await loadMicroPython({ heapsize: HEAP_BYTES, pystack: STACK_BYTES, url: "data:," });
  /** @param {string} text */
  const unpack = (text) => {
    const { files, facts, bytes: letters = "" } = /** @type {Bundle} */ (JSON.parse(text));
    const folders = new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/"))));
    folders.forEach((folder) => python.FS.mkdirTree(`/${folder}`));
    for (const [path, content] of Object.entries(files)) {
      python.FS.writeFile(`/${path}`, path.endsWith(".mpy") ? bytes(content, letters) : content);
    }
    return JSON.stringify(facts);
  };
  const first = unpack(await bundle);
  python.runPython(MAIN);
  const [openGame, check, learn, listen, hear] = ["open_game", "check", "learn", "listen", "hear"].map((name) => python.globals.get(name));
  openGame(first);
  return { check, learn, listen, hear, open: (/** @type {string} */ text) => openGame(unpack(text)) };
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
 * The bytes that the characters of a text stand for.
 * @param {string} text
 * @param {string} letters what stands for each byte from 0 to 255
 */
function bytes(text, letters) {
  const byLetter = new Map([...letters].map((letter, byte) => [letter, byte]));
  return Uint8Array.from(text, (letter) => byLetter.get(letter) ?? 0);
}
