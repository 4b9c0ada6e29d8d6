// The page's side of the rules engine: questions go to a worker, answers come back as promises.
//
// This module imports nothing and the page loads it before all else, so the engine is on its way while the rest of the
// page is still being read. The page itself fetches what the worker needs; the worker only has to put it together.

const VENDOR = new URL("../vendor/micropython/micropython.wasm", import.meta.url);
const BUNDLE = new URL(`../engine/${document.documentElement.dataset.game}.json`, import.meta.url);

let last = 0;
let settle = null;
const open = new Map();
const worker = start();

/** Resolves when the engine is ready; rejects with { code } if this browser can't run it or it can't be loaded. */
export const ready = new Promise((resolve, reject) => {
  settle = { resolve, reject };
});
ready.catch(() => {}); // whoever asks is told; without this the browser would report it as well

if (typeof worker === "string") fail(worker);
else supply();

/** Ask a checker; gives its answer. A question may be asked before the engine is ready: it then waits. */
export function ask(checker, request) {
  return new Promise((resolve, reject) => {
    if (typeof worker === "string") {
      reject({ code: worker });
      return;
    }
    const number = ++last;
    open.set(number, { resolve, reject });
    worker.postMessage({ number, checker, request: JSON.stringify(request) });
  });
}

/** Start the worker; gives it, or the code of what this browser lacks. */
function start() {
  if (!("WebAssembly" in self)) return "no-webassembly";
  try {
    return new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  } catch {
    return "no-worker";
  }
}

/** Fetch runtime and bundle, and hand them to the worker, each as soon as it is there. */
async function supply() {
  worker.addEventListener("error", (event) => fail("engine-failed", event.message));
  worker.addEventListener("message", ({ data }) => hear(data));
  try {
    const bundle = load(BUNDLE).then((response) => response.text());
    await Promise.all([
      compile().then((runtime) => worker.postMessage({ runtime })),
      bundle.then((text) => worker.postMessage({ bundle: text })),
    ]);
  } catch (error) {
    fail("engine-failed", String(error));
  }
}

async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

/** Compile the runtime while it is arriving, if the server names its type; else when it is there. */
async function compile() {
  const response = await load(VENDOR);
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function hear(data) {
  if (data.ready) settle.resolve();
  else if (data.number === undefined) fail("engine-failed", data.failed);
  else {
    const question = open.get(data.number);
    open.delete(data.number);
    if (data.failed) question?.reject({ code: "engine-failed", detail: data.failed });
    else question?.resolve(JSON.parse(data.answer));
  }
}

function fail(code, detail) {
  settle.reject({ code, detail });
  for (const { reject } of open.values()) reject({ code, detail });
  open.clear();
}
