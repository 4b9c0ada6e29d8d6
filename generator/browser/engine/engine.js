// The page's side of the rules engine: questions go to a worker, answers come back as promises.
//
// This module imports nothing, and a checker's page loads it first: the engine is on its way while the rest of the page is
// read, or as soon as it is drawn. The worker only puts together what the page fetches. Other pages have no engine until
// somebody asks a question in plain words.
//
// One question is in the worker at a time. Of those that come meanwhile only the latest is kept; an earlier one is
// answered with null. A question that takes too long ends the worker, and another takes its place.

const VENDOR = new URL("../../vendor/micropython/micropython.wasm", import.meta.url);
const { engine: MARK, bundle: OWN } = document.documentElement.dataset;
const TIME_LIMIT = 15_000; // milliseconds for one question; the hardest known takes 3 seconds on a desktop
const HALVES = /\\\\|\\ud[89a-f]../g; // halves of surrogate pairs, which are no characters, as JSON is written; and backslashes
const SIZE_LIMIT = 65_536; // characters of a question; the longest that a form can hold is a tenth of it

/** An engine, from its first question to the last. */
class Engine {
  /**
   * @param {() => Promise<WebAssembly.Module | ArrayBuffer>} loadRuntime
   * @param {() => Promise<string>} loadBundle
   */
  constructor(loadRuntime, loadBundle) {
    this.loads = { runtime: loadRuntime, bundle: loadBundle };
    /** The question in the worker. @type {Question | null} */
    this.running = null;
    /** The latest one that came meanwhile. @type {Question | null} */
    this.waiting = null;
    /** @type {Worker | null} */
    this.worker = null;
    this.isReady = false;
    /** What each worker is told besides. @type {object[]} */
    this.lessons = [];
    /** { code, detail }: why there never will be an answer. @type {EngineError | null} */
    this.error = null;
    /** Runtime and bundle, once they are asked for. @type {[Promise<WebAssembly.Module | ArrayBuffer>, Promise<string>] | null} */
    this.downloads = null;
    /** @type {(value?: undefined) => void} */
    this.succeed = () => {};
    /** @type {(reason: EngineError) => void} */
    this.giveUp = () => {};
    this.ready = new Promise((resolve, reject) => {
      [this.succeed, this.giveUp] = [resolve, reject];
    });
    this.ready.catch(() => {}); // callers get the error; else the browser would report it too
  }

  /**
   * @param {string} checker
   * @param {JsonObject} request
   * @param {Wish | null} say
   * @returns {Promise<any>} a Reply, or what the wish has in its place; null if another question came
   */
  ask(checker, request, say) {
    return this.put(request, (text) => ({ checker, request: text, say: JSON.stringify(say) }));
  }

  /**
   * Understand a question in plain words.
   * @param {string} question
   * @returns {Promise<Heard | null>}
   */
  hear(question) {
    return this.put(question, (text) => ({ hear: text }));
  }

  /**
   * Put something to the worker when that is free.
   * @param {Json} given
   * @param {(text: string) => object} message
   * @returns {Promise<any>}
   */
  put(given, message) {
    const text = JSON.stringify(given).replace(HALVES, (escape) => (escape === "\\\\" ? escape : "\ufffd"));
    if (text.length > SIZE_LIMIT) return Promise.reject({ code: "too-large", number: SIZE_LIMIT });
    if (this.error) return Promise.reject(this.error);
    return new Promise((resolve, reject) => {
      this.waiting?.resolve(null);
      this.waiting = { message: message(text), resolve, reject };
      this.sendNext();
    });
  }

  /** Hand the waiting question to the worker if that is free. */
  sendNext() {
    if (!this.isReady || this.running || !this.waiting) return;
    this.running = this.waiting;
    this.waiting = null;
    this.running.timer = setTimeout(() => this.stop(), TIME_LIMIT);
    this.worker?.postMessage(this.running.message);
  }

  /** The running question is over. */
  finish() {
    const question = this.running;
    this.running = null;
    clearTimeout(question?.timer);
    return question;
  }

  /** A question takes too long: the next ones go to another worker. */
  stop() {
    this.worker?.terminate();
    this.isReady = false;
    this.finish()?.reject({ code: "too-slow", number: TIME_LIMIT / 1000 });
    this.start();
  }

  /**
   * Tell what lasts: the words of a checker, or a game to hear of.
   * @param {{ words: PageWords } | { more: string } | { asking: object }} lesson
   */
  learn(lesson) {
    this.lessons.push(lesson);
    this.worker?.postMessage(lesson);
  }

  /** Start a worker, and hand it runtime and bundle, each as soon as it is there. */
  async start() {
    if (!("WebAssembly" in self)) return this.fail("no-webassembly");
    try {
      this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    } catch {
      return this.fail("no-worker");
    }
    const own = this.worker;
    for (const lesson of this.lessons) own.postMessage(lesson);
    own.addEventListener("error", (event) => own === this.worker && this.fail("engine-failed", event.message));
    own.addEventListener("message", ({ data }) => own === this.worker && this.receive(data));
    this.downloads ??= [this.loads.runtime(), this.loads.bundle()];
    const [runtime, bundle] = this.downloads;
    try {
      await Promise.all([runtime.then((given) => own.postMessage({ runtime: given })), bundle.then((text) => own.postMessage({ bundle: text }))]);
    } catch (error) {
      this.fail(/** @type {EngineError} */ (error).code ?? "engine-failed", String(error));
    }
  }

  /** @param {{ ready?: true, failed?: string, reply?: string }} data */
  receive(data) {
    if (data.ready) {
      this.isReady = true;
      this.succeed();
    } else if (!this.running) this.fail("engine-failed", data.failed);
    else if (data.failed) this.finish()?.reject({ code: "engine-failed", detail: data.failed });
    else if (data.reply) this.finish()?.resolve(JSON.parse(data.reply));
    this.sendNext();
  }

  /**
   * @param {string} code
   * @param {string} [detail]
   */
  fail(code, detail) {
    const reason = { code, detail };
    this.error = reason;
    this.giveUp(reason);
    this.finish()?.reject(reason);
    this.waiting?.reject(reason);
    this.waiting = null;
  }
}

/**
 * The bundle of a mark, which a page was made for. One that the browser kept may be older: then the server is asked.
 * @param {string} path below the root of the site
 * @param {string | undefined | Promise<string>} mark
 */
export async function loadBundle(path, mark) {
  const address = new URL(`../../${path}`, import.meta.url);
  const cached = await (await load(address)).text();
  const start = `{"build":"${await mark}"`;
  if (cached.startsWith(start)) return cached;
  const fresh = await (await load(address, { cache: "reload" })).text();
  if (fresh.startsWith(start)) return fresh;
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

/**
 * An engine that hears questions in plain words, on any page. The page itself may not be allowed to compile: its worker is.
 * @param {() => Promise<string>} loadBundle
 */
export function hearingEngine(loadBundle) {
  const hearing = new Engine(async () => (await load(VENDOR)).arrayBuffer(), loadBundle);
  hearing.start();
  return hearing;
}

const engine = new Engine(loadRuntime, () => loadBundle(/** @type {string} */ (OWN), MARK));

/** Resolves when the engine is ready; rejects with { code } if this browser can't run it or it can't be loaded. */
export const ready = engine.ready;

/**
 * Ask the page's checker: its part of the engine is all that is here. Gives its reply, or null if another question came
 * before this one was taken up. A question may be asked before the engine is ready: it then waits. Rejects with
 * { code, number }: too-large, too-slow or what broke the engine.
 * @param {string} checker
 * @param {JsonObject} request
 * @param {Wish | null} [say] how the answer is wanted in words; null for a bare answer
 */
export const ask = (checker, request, say = { as: "answer" }) => /** @type {Promise<Reply | null>} */ (engine.ask(checker, request, say));

/**
 * Have the answers of a checker said by its words from the next question on.
 * @param {PageWords} words
 */
export const learn = (words) => engine.learn({ words });

// A question in the address is answered as soon as can be; else the page is drawn first, by browsers that tell when it is.
if (!OWN) engine.error = { code: "no-engine" };
else if (location.hash || document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) engine.start();
else {
  const drawn = new PerformanceObserver(() => {
    drawn.disconnect();
    engine.start();
  });
  drawn.observe({ type: "paint", buffered: true });
}
