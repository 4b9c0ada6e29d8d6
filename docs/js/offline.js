// Reading without a connection: a first visit keeps what is needed at a table, a button keeps everything, and a new
// version of the site is announced and taken with one tap. The service worker does the keeping.
const html = document.documentElement;

/**
 * Ask the worker; it may reply several times.
 * @template Reply
 * @param {ServiceWorker} worker
 * @param {object} message
 * @param {(reply: Reply) => void} onReply
 */
function ask(worker, message, onReply) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => onReply(data);
  worker.postMessage(message, [port2]);
}

/**
 * Tell the worker which language is read and what this page consists of.
 * @param {ServiceWorker} worker
 * @param {URL} root
 * @param {() => void} onReply
 */
function reportVisit(worker, root, onReply) {
  const here = location.href.split("#")[0].split("?")[0];
  const parts = performance.getEntriesByType("resource").map((entry) => entry.name.split("#")[0]);
  const addresses = [here, ...parts].filter((address) => address.startsWith(root.href));
  ask(worker, { type: "visited", language: html.lang, addresses: [...new Set(addresses)] }, onReply);
}

/** @param {number} bytes */
const size = (bytes) =>
  new Intl.NumberFormat(html.lang, { style: "unit", unit: "megabyte", maximumFractionDigits: 0 }).format(Math.max(1, bytes / 1e6));

/**
 * @param {string} text
 * @param {Record<string, string | number | undefined>} values
 */
const withValues = (text, values) => Object.entries(values).reduce((result, [name, value]) => result.replace(`%${name}`, String(value)), text);

/**
 * Say what is kept, language by language, and leave out the doors to what is not.
 * @param {HTMLElement} panel
 * @param {ServiceWorker} worker
 * @param {URL} root
 */
function showState(panel, worker, root) {
  ask(worker, { type: "state" }, (/** @type {Record<string, LanguageState>} */ state) => {
    if (state.failed) return;
    const lines = panel.querySelector("[data-kept]");
    const names = JSON.parse(lines.dataset.kept);
    lines.replaceChildren();
    for (const [tag, { kept, all, first }] of Object.entries(state)) {
      if (!names[tag] || !kept) continue;
      const item = document.createElement("li");
      const text = kept === all ? lines.dataset.all : first ? lines.dataset.first : lines.dataset.some;
      item.textContent = withValues(text, { language: names[tag], kept, all: all ?? "?" });
      lines.append(item);
    }
    panel.querySelector("[data-kept-heading]").hidden = !lines.childElementCount;
    const languageState = state[html.lang];
    for (const line of panel.querySelectorAll("[data-first-size]")) {
      line.hidden = !languageState?.firstBytes;
      if (languageState?.firstBytes) line.textContent = withValues(line.dataset.firstSize, { size: size(languageState.firstBytes) });
    }
    const totalBytes = Object.values(state).reduce((sum, { bytes }) => sum + (bytes ?? NaN), 0);
    const button = panel.querySelector("[data-keep-all]");
    if (totalBytes && !button.disabled) button.textContent = withValues(button.dataset.keepAll, { size: size(totalBytes) });
    if (!languageState) return;
    for (const link of document.querySelectorAll("[data-if-kept] a[href]")) {
      link.closest("li").hidden = !languageState.addresses.includes(decodeURI(link.href.slice(root.href.length).split("#")[0]));
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
  const refresh = () => showState(panel, worker, root);
  button.hidden = false;
  button.addEventListener("click", () => {
    button.disabled = true;
    navigator.storage?.persist?.(); // so that the browser does not clear it away by itself
    ask(worker, { type: "keep-all" }, (/** @type {KeepingReply} */ { failed, kept, done, all }) => {
      if (failed) status.textContent = button.dataset.failed;
      else if (kept) status.textContent = button.dataset.done;
      else status.textContent = withValues(button.dataset.busy, { done, all });
      if (!failed && !kept) return;
      button.disabled = false;
      refresh();
    });
  });
  refresh();
  return refresh;
}

/**
 * Tell the reader of a version that waits; taking it reloads the page in every tab.
 * @param {ServiceWorkerRegistration} registration
 */
function startUpdates(registration) {
  const notice = document.querySelector("[data-new-version]");
  /** @param {ServiceWorker | null} worker */
  const announce = (worker) => {
    if (!worker || !navigator.serviceWorker.controller || !notice) return;
    notice.hidden = false;
    notice.querySelector("button").onclick = () => worker.postMessage({ type: "take" });
  };
  announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && announce(registration.waiting));
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
    const refreshers = [...document.querySelectorAll("[data-keep]")].map((panel) => startPanel(panel, active, root));
    reportVisit(active, root, () => refreshers.forEach((refresh) => refresh()));
  } catch {
    // Without a worker the site works as long as there is a connection.
  }
}
