// Starts the rules engine as early as the page can: this module imports nothing and runs before the form is drawn.

/** What is missing in this browser: "no-webassembly", "no-worker", or null if the engine can run. */
export const missing = !("WebAssembly" in self) ? "no-webassembly" : !("Worker" in self) ? "no-worker" : null;

/** The worker that holds the engine, or null if this browser can't have one. */
export const worker = missing ? null : open();

function open() {
  const bundle = document.querySelector("link[data-bundle]").href;
  try {
    // The name carries the bundle's address, so that the worker can fetch it without waiting for a message.
    return new Worker(new URL("worker.js", import.meta.url), { type: "module", name: bundle });
  } catch {
    return null;
  }
}
