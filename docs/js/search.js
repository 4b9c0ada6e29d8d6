// The search: a dialog that any button with `data-search-open` and the key / open. Its worker is made when it is first opened,
// and fetches nothing before the first question. It is asked with {type: 2, data: query} and answers {type: 3, data:
// {items}}; what was found is shown by search-results.js.
import { counted } from "./counted.js";
import { showResults } from "./search-results.js";
import { gamesInPlay, tellSearch } from "./sets.js";
import { closestTarget } from "./targets.js";

const QUERY = 2;
const RESULT = 3;

/** @type {SearchConfig} */
const config = JSON.parse(document.getElementById("__config").textContent);

/** The worker, told which sets are in play from the start, and how it hears of a change. */
function makeWorker() {
  const channel = `fathom:search:${Math.random()}`;
  const address = new URL(config.search, document.baseURI);
  address.hash += `&${new URLSearchParams({ on: gamesInPlay().join(" "), channel })}`;
  const worker = new Worker(address);
  tellSearch(channel);
  return worker;
}

/** @param {HTMLDialogElement} dialog */
function start(dialog) {
  const field = dialog.querySelector("input");
  const list = dialog.querySelector("[data-search-list]");
  const status = dialog.querySelector("[data-search-status]");
  const { empty, loading, none } = status.dataset;
  let asked = "";
  let isAnswered = false;
  const worker = makeWorker();
  const ask = () => {
    if (field.value === asked) return;
    asked = field.value;
    if (!asked.trim()) status.textContent = empty;
    else if (!isAnswered) status.textContent = loading;
    worker.postMessage({ type: QUERY, data: asked });
  };
  worker.addEventListener("message", ({ data: { type, data } }) => {
    if (type !== RESULT) return;
    isAnswered ||= Boolean(asked.trim());
    showResults(list, data, config);
    const found = data.items.length;
    status.textContent = !asked.trim() ? empty : found ? counted(config.forms.found, found) : none;
  });
  for (const arrival of ["input", "compositionend", "change"]) field.addEventListener(arrival, ask);
  dialog.querySelector("form").addEventListener("reset", () => setTimeout(() => (ask(), field.focus())));
  dialog.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  dialog.querySelector("[data-search-close]").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || closestTarget(event, "[data-search-list] a")) dialog.close();
  });
  dialog.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [field, ...list.querySelectorAll("a")].filter((stop) => stop.getClientRects().length);
    const next = stops[stops.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step];
    next?.focus();
    event.preventDefault();
  });
  status.textContent = empty;
}

/**
 * Let the fields on pages that look like the one of the dialog open it with whatever is put into them.
 * @param {(text: string) => void} open
 */
function openFromFields(open) {
  /** @type {NodeListOf<HTMLFormElement>} */
  const forms = document.querySelectorAll("form[data-search-open]");
  for (const form of forms) {
    /** @type {HTMLInputElement} */
    const own = form.querySelector("input");
    const pass = () => {
      const text = own.value;
      own.value = "";
      open(text);
    };
    own.addEventListener("input", (event) => {
      if (!event.isComposing) pass();
    });
    own.addEventListener("compositionend", pass);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      pass();
    });
  }
}

export function startSearchField() {
  const dialog = document.getElementById("frame-search");
  if (!(dialog instanceof HTMLDialogElement)) return;
  let isStarted = false;
  const field = dialog.querySelector("input");
  const open = (text = "") => {
    if (!isStarted) start(dialog);
    isStarted = true;
    if (!dialog.open) dialog.showModal();
    if (!text) return field.select();
    field.value = text;
    field.focus();
    field.dispatchEvent(new Event("input"));
  };
  openFromFields(open);
  document.addEventListener("click", (event) => closestTarget(event, "[data-search-open]") && open());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (closestTarget(event, "input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    open();
  });
}
