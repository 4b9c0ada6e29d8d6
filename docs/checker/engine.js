// The page's side of the rules engine: questions go to a worker, answers come back as promises.
//
// This module imports nothing and the page loads it before all else, so the engine is on its way while the rest of the
// page is still being read, or as soon as it is drawn. The page itself fetches what the worker needs; the worker only has to put it together.
//
// One question is in the worker at a time. Of those that come meanwhile only the latest is kept; an earlier one is
// answered with null. A question that takes too long ends the worker, and another one is started in its place.

const VENDOR = new URL("../vendor/micropython/micropython.wasm", import.meta.url);
const { engine: MARK, bundle } = document.documentElement.dataset;
const BUNDLE = new URL(`../${bundle}`, import.meta.url);
const TIME_LIMIT = 15_000; // milliseconds for one question; the hardest known takes 3 seconds on a desktop
const HALVES = /\\\\|\\ud[89a-f]../g; // halves of surrogate pairs, which are no characters, as JSON is written; and backslashes
const SIZE_LIMIT = 65_536; // characters of a question; the longest that a form can hold is a tenth of it

/** @type {{ resolve: (value?: undefined) => void; reject: (reason: EngineError) => void }} */
let settle;
/** @type {Worker} */
let worker;
/** @type {Question | null} */
let running = null; // the question in the worker
/** @type {Question | null} */
let waiting = null; // the latest one that came meanwhile
/** @type {[Promise<WebAssembly.Module>, Promise<string>] | null} */
let downloads = null; // runtime and bundle, once they are asked for
let isReady = false;
/** @type {EngineError | null} */
let engineError = null; // { code, detail }: why there never will be an answer

/** Resolves when the engine is ready; rejects with { code } if this browser can't run it or it can't be loaded. */
export const ready = new Promise((resolve, reject) => {
  settle = { resolve, reject };
});
ready.catch(() => {}); // callers get the error; without this the browser would report it as well
// A question in the address is answered as soon as can be; else the page is drawn first, by browsers that tell when it is.
if (location.hash || document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) start();
else {
  const drawn = new PerformanceObserver(() => {
    drawn.disconnect();
    start();
  });
  drawn.observe({ type: "paint", buffered: true });
}

/**
 * Ask the page's checker: its part of the engine is all that is here. Gives its reply, or null if another question came
 * before this one was taken up. A question may be asked before the engine is ready: it then waits. Rejects with
 * { code, number }: too-large, too-slow or what broke the engine.
 * @param {string} checker
 * @param {JsonObject} request
 * @returns {Promise<Reply | null>}
 */
export function ask(checker, request) {
  const text = JSON.stringify(request).replace(HALVES, (escape) => (escape === "\\\\" ? escape : "\ufffd"));
  if (text.length > SIZE_LIMIT) return Promise.reject({ code: "too-large", number: SIZE_LIMIT });
  if (engineError) return Promise.reject(engineError);
  return new Promise((resolve, reject) => {
    waiting?.resolve(null);
    waiting = { checker, request: text, resolve, reject };
    sendNext();
  });
}

/** Hand the waiting question to the worker if that is free. */
function sendNext() {
  if (!isReady || running || !waiting) return;
  running = waiting;
  waiting = null;
  running.timer = setTimeout(tooSlow, TIME_LIMIT);
  worker.postMessage({ checker: running.checker, request: running.request });
}

/** The running question is over. */
function finish() {
  const question = running;
  running = null;
  clearTimeout(question?.timer);
  return question;
}

function tooSlow() {
  worker.terminate();
  isReady = false;
  finish()?.reject({ code: "too-slow", number: TIME_LIMIT / 1000 });
  start();
}

/** Start a worker, and hand it runtime and bundle, each as soon as it is there. */
async function start() {
  if (!("WebAssembly" in self)) return fail("no-webassembly");
  try {
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  } catch {
    return fail("no-worker");
  }
  const own = worker;
  own.addEventListener("error", (event) => own === worker && fail("engine-failed", event.message));
  own.addEventListener("message", ({ data }) => own === worker && receive(data));
  downloads ??= [loadRuntime(), loadBundle()];
  try {
    await Promise.all([
      downloads[0].then((runtime) => own.postMessage({ runtime })),
      downloads[1].then((bundle) => own.postMessage({ bundle })),
    ]);
  } catch (error) {
    fail(/** @type {EngineError} */ (error).code ?? "engine-failed", String(error));
  }
}

/** The bundle that this page was made for. One that the browser kept may be older: then the server is asked. */
async function loadBundle() {
  /** @param {string} text */
  const isForThisPage = (text) => text.startsWith(`{"build":"${MARK}"`);
  const cached = await (await load(BUNDLE)).text();
  if (isForThisPage(cached)) return cached;
  const fresh = await (await load(BUNDLE, { cache: "reload" })).text();
  if (isForThisPage(fresh)) return fresh;
  throw Object.assign(new Error("an engine of another version"), { code: "other-version" });
}

/**
 * @param {URL} address
 * @param {RequestInit} [options]
 */
async function load(address, options) {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

/** Compile the runtime while it is arriving, if the server names its type; else when it is there. */
async function loadRuntime() {
  const response = await load(VENDOR);
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** @param {{ ready?: true, failed?: string, reply?: string }} data */
function receive(data) {
  if (data.ready) {
    isReady = true;
    settle.resolve();
  } else if (!running) fail("engine-failed", data.failed);
  else if (data.failed) finish()?.reject({ code: "engine-failed", detail: data.failed });
  else if (data.reply) finish()?.resolve(JSON.parse(data.reply));
  sendNext();
}

/**
 * @param {string} code
 * @param {string} [detail]
 */
function fail(code, detail) {
  const reason = { code, detail };
  engineError = reason;
  settle.reject(reason);
  finish()?.reject(reason);
  waiting?.reject(reason);
  waiting = null;
}
