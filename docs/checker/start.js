// Starts the rules engine. A classic script, and the first of the page: it runs the moment it arrives, where a module
// would wait for its turn. What it starts is found by engine.js as `fathomEngine`.
(() => {
  const here = document.currentScript.src;
  const game = document.documentElement.dataset.game;

  /** Start the worker; gives it, or the code of what this browser lacks. */
  function start() {
    if (!("WebAssembly" in self)) return "no-webassembly";
    try {
      return new Worker(new URL("worker.js", here), { type: "module" });
    } catch {
      return "no-worker";
    }
  }

  async function load(path) {
    const response = await fetch(new URL(path, here));
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    return response;
  }

  /** Compile the runtime while it is arriving, if the server names its type; else when it is there. */
  async function compile() {
    const response = await load("../vendor/micropython/micropython.wasm");
    if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
  }

  /** Hand the worker what it needs, each part as soon as it is there. */
  async function supply(worker) {
    const bundle = load(`../engine/${game}.json`).then((response) => response.text());
    await Promise.all([
      compile().then((runtime) => worker.postMessage({ runtime })),
      bundle.then((text) => worker.postMessage({ bundle: text })),
    ]);
  }

  const worker = start();
  const supplied = typeof worker === "string" ? Promise.reject(new Error(worker)) : supply(worker);
  supplied.catch(() => {}); // engine.js tells the reader; without this the browser would report it as well
  self.fathomEngine = { worker, supplied };
})();
