// The page's side of the rules engine: questions go to the worker, answers come back as promises.

import { missing, worker } from "./start.js";

let last = 0;
const open = new Map();
let settle;

/** Resolves when the engine is ready; rejects with { code } if this browser can't run it or it can't be loaded. */
export const ready = new Promise((resolve, reject) => {
  settle = { resolve, reject };
});
ready.catch(() => {});

function fail(code, detail) {
  settle.reject({ code, detail });
  for (const { reject } of open.values()) reject({ code, detail });
  open.clear();
}

if (!worker) {
  fail(missing ?? "no-worker");
} else {
  worker.addEventListener("error", (event) => fail("engine-failed", event.message));
  worker.addEventListener("message", ({ data }) => {
    if (data.ready) settle.resolve();
    else if (data.number === undefined) fail("engine-failed", data.failed);
    else {
      const question = open.get(data.number);
      open.delete(data.number);
      if (data.failed) question?.reject({ code: "engine-failed", detail: data.failed });
      else question?.resolve(JSON.parse(data.answer));
    }
  });
}

/** Ask a checker; gives its answer. A question may be asked before the engine is ready: it then waits. */
export function ask(checker, request) {
  if (!worker) return Promise.reject({ code: missing ?? "no-worker" });
  const number = ++last;
  return new Promise((resolve, reject) => {
    open.set(number, { resolve, reject });
    worker.postMessage({ number, checker, request: JSON.stringify(request) });
  });
}
