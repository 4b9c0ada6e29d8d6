// The page's side of the rules engine, which start.js has started: questions go to the worker, answers come back as
// promises.

const { worker, supplied } = self.fathomEngine;
const open = new Map();
let last = 0;
let settle = null;

/** Resolves when the engine is ready; rejects with { code } if this browser can't run it or it can't be loaded. */
export const ready = new Promise((resolve, reject) => {
  settle = { resolve, reject };
});
ready.catch(() => {}); // whoever asks is told; without this the browser would report it as well

if (typeof worker === "string") {
  fail(worker);
} else {
  worker.addEventListener("error", (event) => fail("engine-failed", event.message));
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.postMessage({ hello: true }); // it may have been ready before anybody listened
  supplied.catch((error) => fail("engine-failed", String(error)));
}

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
