// Reading without a connection: a first visit keeps what is needed at a table, a button keeps everything, and a new
// version of the site is announced and taken with one tap. The service worker does the keeping.
const html = document.documentElement;

/**
 * Ask the worker; `told` is given each of its messages.
 * @param {ServiceWorker} worker
 * @param {object} message
 * @param {(message: any) => void} told
 */
function ask(worker, message, told = () => {}) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => told(data);
  worker.postMessage(message, [port2]);
}

/**
 * Tell the worker which language is read and what this page consists of.
 * @param {ServiceWorker} worker
 * @param {URL} root
 * @param {(message: any) => void} told
 */
function report(worker, root, told) {
  const here = location.href.split("#")[0].split("?")[0];
  const parts = performance.getEntriesByType("resource").map((entry) => entry.name.split("#")[0]);
  const own = [here, ...parts].filter((address) => address.startsWith(root.href));
  ask(worker, { type: "visited", language: html.lang, addresses: [...new Set(own)] }, told);
}

/** @param {number} bytes */
const size = (bytes) =>
  new Intl.NumberFormat(html.lang, { style: "unit", unit: "megabyte", maximumFractionDigits: 0 }).format(Math.max(1, bytes / 1e6));

/**
 * @param {string} text
 * @param {Record<string, any>} values
 */
const filled = (text, values) => Object.entries(values).reduce((made, [name, value]) => made.replace(`%${name}`, value), text);

/**
 * Say what is kept, language by language, and leave out the doors to what is not.
 * @param {HTMLElement} panel
 * @param {ServiceWorker} worker
 * @param {URL} root
 */
function showState(panel, worker, root) {
  ask(worker, { type: "state" }, (state) => {
    if (state.failed) return;
    const lines = panel.querySelector("[data-kept]");
    const names = JSON.parse(lines.dataset.kept);
    lines.replaceChildren();
    for (const [tag, { kept, all, first }] of Object.entries(state)) {
      if (!names[tag] || !kept) continue;
      const item = document.createElement("li");
      const text = kept === all ? lines.dataset.all : first ? lines.dataset.first : lines.dataset.some;
      item.textContent = filled(text, { language: names[tag], kept, all: all ?? "?" });
      lines.append(item);
    }
    panel.querySelector("[data-kept-heading]").hidden = !lines.childElementCount;
    const own = state[html.lang];
    for (const line of panel.querySelectorAll("[data-first-size]")) {
      line.hidden = !own?.firstBytes;
      if (own?.firstBytes) line.textContent = filled(line.dataset.firstSize, { size: size(own.firstBytes) });
    }
    const whole = Object.values(state).reduce((sum, { bytes }) => sum + (bytes ?? NaN), 0);
    const button = panel.querySelector("[data-keep-all]");
    if (whole && !button.disabled) button.textContent = filled(button.dataset.keepAll, { size: size(whole) });
    if (!own) return;
    for (const link of document.querySelectorAll("[data-if-kept] a[href]")) {
      link.closest("li").hidden = !own.addresses.includes(decodeURI(link.href.slice(root.href.length).split("#")[0]));
    }
  });
}

/**
 * @param {HTMLElement} panel
 * @param {ServiceWorker} worker
 * @param {URL} root
 */
function startPanel(panel, worker, root) {
  const button = panel.querySelector("[data-keep-all]");
  const status = panel.querySelector("output");
  const show = () => showState(panel, worker, root);
  button.hidden = false;
  button.addEventListener("click", () => {
    button.disabled = true;
    navigator.storage?.persist?.(); // so that the browser does not clear it away by itself
    ask(worker, { type: "keep-all" }, ({ failed, kept, done, all }) => {
      if (failed) status.textContent = button.dataset.failed;
      else if (kept) status.textContent = button.dataset.done;
      else status.textContent = filled(button.dataset.busy, { done, all });
      if (!failed && !kept) return;
      button.disabled = false;
      show();
    });
  });
  show();
  return show;
}

/**
 * Tell the reader of a version that waits; taking it reloads the page in every tab.
 * @param {ServiceWorkerRegistration} registration
 */
function startUpdates(registration) {
  const notice = document.querySelector("[data-new-version]");
  /** @param {ServiceWorker | null} worker */
  const tell = (worker) => {
    if (!worker || !navigator.serviceWorker.controller || !notice) return;
    notice.hidden = false;
    notice.querySelector("button").onclick = () => worker.postMessage({ type: "take" });
  };
  tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && tell(registration.waiting));
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
}

/** @param {URL} root */
export async function startOffline(root) {
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", root), { scope: root.pathname });
    startUpdates(registration);
    const { active } = await navigator.serviceWorker.ready;
    if (!active) return;
    const shows = [...document.querySelectorAll("[data-keep]")].map((panel) => startPanel(panel, active, root));
    report(active, root, () => shows.forEach((show) => show()));
  } catch {
    // Without a worker the site works as long as there is a connection.
  }
}
