// Keeps what was visited, so that it opens without a connection; a button on a page may ask for everything.

/** Tell the worker which language is read and what this page consists of. */
function report(worker, root) {
  const here = location.href.split("#")[0].split("?")[0];
  const parts = performance.getEntriesByType("resource").map((entry) => entry.name.split("#")[0]);
  const own = [here, ...parts].filter((address) => address.startsWith(root.href));
  worker.postMessage({ type: "visited", language: document.documentElement.lang, addresses: [...new Set(own)] });
}

function addButton(button, worker) {
  const status = document.querySelector(button.dataset.status);
  button.hidden = false;
  button.addEventListener("click", () => {
    button.disabled = true;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const text = data.failed ? button.dataset.failed : data.done === data.all ? button.dataset.done : button.dataset.busy;
      status.textContent = text.replace("%s", data.done).replace("%t", data.all);
      if (data.failed || data.done === data.all) button.disabled = false;
    };
    worker.postMessage({ type: "keep-all", language: document.documentElement.lang }, [port2]);
  });
}

export async function startOffline(root) {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  try {
    await navigator.serviceWorker.register(new URL("sw.js", root), { scope: root.pathname });
    const { active } = await navigator.serviceWorker.ready;
    report(active, root);
    for (const button of document.querySelectorAll("button[data-keep-all]")) addButton(button, active);
  } catch {
    // Without a worker the site works as long as there is a connection.
  }
}
