// Reading without a connection: a first visit keeps what is needed at a table, a button keeps everything, and a new
// version of the site is announced and taken with one tap. The service worker does the keeping.
import { store, stored } from "../kit/storage.js";

const html = document.documentElement;
const SPARING = "fathom.sparing";

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
 * Tell the worker which language is read, in which game, and what this page consists of.
 * @param {ServiceWorker} worker
 * @param {URL} root
 * @param {() => void} onReply
 */
function reportVisit(worker, root, onReply) {
  const here = location.href.split("#")[0].split("?")[0];
  const parts = performance.getEntriesByType("resource").map((entry) => entry.name.split("#")[0]);
  const addresses = [here, ...parts].filter((address) => address.startsWith(root.href));
  ask(worker, { type: "visited", language: html.lang, game: html.dataset.game, addresses: [...new Set(addresses)] }, onReply);
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
 * The texts that the page has for what is kept.
 * @param {HTMLElement} panel
 */
const wordsOf = (panel) => /** @type {Record<string, string>} */ (panel.dataset);

/**
 * Say of a game in which languages it is kept, and how much it takes in that of the page.
 * @param {HTMLElement} panel
 * @param {HTMLElement} row
 * @param {Record<string, KeptState>} state
 */
function showGame(panel, row, state) {
  const game = row.dataset.keepGame;
  const here = state[`${html.lang}/${game}/`];
  const shared = state[`engine/${game}/`];
  if (!here || !shared) return;
  const box = row.querySelector("input");
  box.checked = here.first && shared.first;
  box.indeterminate = !box.checked && here.kept > 0;
  row.querySelector("[data-size]").textContent = size(here.firstBytes + shared.firstBytes + here.askedBytes + shared.askedBytes);
  const words = wordsOf(panel);
  const lines = Object.entries(JSON.parse(words.languages)).flatMap(([tag, language]) => {
    const known = state[`${tag}/${game}/`];
    if (!known?.kept) return [];
    const { kept, all, first } = known;
    const item = document.createElement("li");
    item.textContent = withValues(kept === all ? words.all : first ? words.first : words.some, { language, kept, all });
    return [item];
  });
  row.querySelector("ul").replaceChildren(...lines);
}

/**
 * Say what is kept, game by game, and leave out the doors to what is not.
 * @param {HTMLElement} panel
 * @param {ServiceWorker} worker
 * @param {URL} root
 */
function showState(panel, worker, root) {
  ask(worker, { type: "state" }, (/** @type {Record<string, KeptState>} */ state) => {
    if (state.failed) return;
    for (const row of panel.querySelectorAll("[data-keep-game]")) showGame(panel, row, state);
    const total = Object.values(state).reduce((sum, { bytes }) => sum + bytes, 0);
    const button = panel.querySelector("[data-keep-all]");
    if (!button.disabled) button.textContent = withValues(button.dataset.keepAll, { size: size(total) });
    const kept = new Set(Object.values(state).flatMap(({ addresses }) => addresses));
    for (const link of document.querySelectorAll("[data-if-kept] a[href]")) {
      link.closest("li").hidden = !kept.has(decodeURI(link.href.slice(root.href.length).split("#")[0]));
    }
    for (const list of document.querySelectorAll("section > [data-if-kept]")) {
      list.parentElement.hidden = [...list.children].every(({ hidden }) => hidden);
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
  const words = wordsOf(panel);
  const refresh = () => showState(panel, worker, root);
  /**
   * @param {HTMLButtonElement | HTMLInputElement} control
   * @param {object} message
   * @param {string} atEnd
   */
  const doIt = (control, message, atEnd) => {
    control.disabled = true;
    navigator.storage?.persist?.(); // so that the browser does not clear it away by itself
    ask(worker, message, (/** @type {KeepingReply} */ { failed, full, kept, done, all }) => {
      if (full) status.textContent = words.full;
      else if (failed) status.textContent = words.failed;
      else if (kept) status.textContent = atEnd;
      else status.textContent = withValues(words.busy, { done, all });
      if (!failed && !kept) return;
      control.disabled = false;
      refresh();
    });
  };
  for (const part of panel.querySelectorAll("[hidden]")) part.hidden = false;
  button.addEventListener("click", () => doIt(button, { type: "keep-all" }, button.dataset.done));
  for (const row of panel.querySelectorAll("[data-keep-game]")) {
    const box = row.querySelector("input");
    const game = row.dataset.keepGame;
    box.addEventListener("change", () => doIt(box, { type: box.checked ? "keep" : "forget", language: html.lang, game }, ""));
  }
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

/** Whether every megabyte counts: the device saves data, or is on the line of a phone. */
function isMetered() {
  const { saveData = false, type = "" } = navigator.connection ?? {};
  return saveData || type === "cellular";
}

/**
 * Ask before a first visit keeps what is read here; who would rather not is not asked again.
 * @param {ServiceWorker} worker
 * @param {() => void} keep
 */
function askFirst(worker, keep) {
  ask(worker, { type: "state" }, (/** @type {Record<string, KeptState>} */ state) => {
    const lists = [`${html.lang}/`, ...(html.dataset.game ? [`engine/${html.dataset.game}/`, `${html.lang}/${html.dataset.game}/`] : [])].map((name) => state[name]);
    if (lists.every((list) => list?.first)) return keep();
    const notice = document.querySelector("[data-keep-ask]");
    if (!notice || stored(SPARING)) return;
    const text = notice.querySelector("p");
    text.textContent = withValues(text.dataset.text, { size: size(lists.reduce((sum, list) => sum + (list?.first ? 0 : (list?.firstBytes ?? 0)), 0)) });
    const [yes, no] = notice.querySelectorAll("button");
    yes.onclick = () => ((notice.hidden = true), keep());
    no.onclick = () => ((notice.hidden = true), store(SPARING, "on"));
    notice.hidden = false;
  });
}

/**
 * Keep what questions about a game are answered by, once one is asked, unless every megabyte counts.
 * @param {string} game
 */
export function keepAsking(game) {
  if (!isMetered()) navigator.serviceWorker?.controller?.postMessage({ type: "asked", language: html.lang, game });
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
    const keep = () => reportVisit(active, root, () => refreshers.forEach((refresh) => refresh()));
    if (isMetered()) askFirst(active, keep);
    else keep();
  } catch {
    // Without a worker the site works as long as there is a connection.
  }
}
