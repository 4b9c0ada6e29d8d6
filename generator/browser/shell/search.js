// The search: a dialog that any button with `data-search-open` and the key / open, or an address with ?q=. When it is opened,
// its worker, the rows that this asks and what shows its answers (search-dialog.js) are fetched, all at once; nothing before.
import { closestTarget } from "../kit/targets.js";

const PARAMETER = "q";

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
    if (document.activeElement === own) pass(); // it was pressed before this script was there
    own.addEventListener("click", pass);
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

/**
 * Open the search with the key /, and with Ctrl or ⌘ and K.
 * @param {() => void} open
 */
function openFromKeys(open) {
  document.addEventListener("keydown", (event) => {
    const isCombined = event.ctrlKey || event.metaKey;
    if (event.altKey || document.querySelector("dialog[open]")) return;
    if (isCombined ? event.key !== "k" : event.key !== "/" || closestTarget(event, "input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    open();
  });
}

export function startSearchField() {
  const dialog = document.getElementById("frame-search");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const field = dialog.querySelector("input");
  let isStarted = false;
  const start = async () => {
    isStarted = true;
    /** @type {{ root: string, language: string, search: SearchSettings }} */
    const { root, language, search } = JSON.parse(document.getElementById("__config").textContent);
    const worker = new Worker(new URL(search.worker, document.baseURI));
    const places = ["search/rows.json", ...(search.game ? [`${search.game}/search.json`] : [])];
    const rows = places.map((place) => fetch(language + place).then(readText, () => null));
    const { startSearch } = await import("./search-dialog.js");
    startSearch(dialog, { root, language, ...search, parameter: PARAMETER }, worker, rows);
  };
  const open = (text = "") => {
    if (!isStarted) start();
    if (!dialog.open) dialog.showModal();
    if (!text) return field.select();
    field.value = text;
    field.focus();
    field.dispatchEvent(new Event("input"));
  };
  openFromFields(open);
  openFromKeys(() => open());
  document.addEventListener("click", (event) => {
    const opener = closestTarget(event, "[data-search-open]:not(form)");
    if (!opener) return;
    event.preventDefault();
    open(opener.dataset.searchOpen);
  });
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  if (asked) open(asked);
  else if (dialog.open && !isStarted) start(); // a button was pressed before this script was there
}

/**
 * The text of a file; null if it cannot be had.
 * @param {Response} answer
 */
const readText = (answer) => (answer.ok ? answer.text() : null);
