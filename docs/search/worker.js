// Takes the place of the worker behind Material's search dialog. The dialog asks with {type: 2, data: query} and shows
// what comes back as {type: 3, data: {items, suggest}}; type 1 tells it that questions are welcome. Nothing but this
// small file is fetched before the first question.
//
// The worker's address says which rows to search: worker.js#rows=<address from here>&stemmer=<name>&failed=<message>,
// which sets are switched off from the start (&off=<game:set …>), and the channel on which the page reports a change and
// hears how many rows are left out.
"use strict";

const SETUP = 0;
const READY = 1;
const QUERY = 2;
const RESULT = 3;

const PARTS = [
  "../vendor/minisearch/minisearch.js",
  "../vendor/opencc/han-pairs.js",
  "../js/folding.js",
  "stems.js",
  "stopwords.js",
  "snowball.js",
  "tokenizer.js",
  "highlight.js",
  "finder.js",
];

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const settings = new URLSearchParams(self.location.hash.slice(1));
const name = settings.get("channel");
const channel = name && "BroadcastChannel" in self ? new BroadcastChannel(name) : null;
let off = new Set((settings.get("off") ?? "").split(" ").filter(Boolean));
/** @type {Promise<Finder> | null} */
let finder = null;
let latest = 0;

async function load() {
  const answer = await fetch(new URL(settings.get("rows") ?? "", self.location.href));
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  const rows = await answer.json();
  // One by one: after a failure the next try must not run again what has already run.
  while (PARTS.length) {
    importScripts(PARTS[0]);
    PARTS.shift();
  }
  const stemmer = settings.get("stemmer") ?? "";
  if (/^[a-z]{2}$/.test(stemmer) && !STEMMERS[stemmer]) importSnowball(stemmer);
  return new Finder(stemmer, rows);
}

/** The finder; one that failed to load is tried again at the next question. */
function ready() {
  finder ??= load().catch((error) => {
    finder = null;
    throw error;
  });
  return finder;
}

/**
 * Plain text as HTML; it stands here because the message of a failure needs it when nothing else could be loaded.
 * @param {string} text
 */
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}

/**
 * What the dialog shows when the index cannot be had: a line that says so.
 * @returns {ReturnType<Finder["answer"]>}
 */
function failure() {
  const title = escapeHtml(settings.get("failed") ?? "");
  return { items: title ? [[{ location: "", title, text: "", score: 0, terms: {} }]] : [] };
}

/**
 * The answer to a query; null if the reader has typed on while the index was loading.
 * @param {string} query
 * @param {number} turn
 */
async function answer(query, turn) {
  if (!query.trim()) return { items: [], left: 0 };
  try {
    const found = await ready();
    return turn === latest ? found.answer(query, off) : null;
  } catch (error) {
    console.error(error);
    return failure();
  }
}

self.addEventListener("message", async ({ data: { type, data: query } }) => {
  if (type === SETUP) return; // Material's own index, where a page has one; ours is fetched when it is needed.
  if (type !== QUERY) throw new TypeError(`A search worker has no message of type ${type}`);
  const turn = ++latest;
  const result = await answer(String(query), turn);
  if (!result || turn !== latest) return;
  const { left = 0, ...data } = result;
  self.postMessage({ type: RESULT, data });
  channel?.postMessage({ left });
});

channel?.addEventListener("message", ({ data }) => {
  if ("off" in data) off = new Set(data.off);
});

self.postMessage({ type: READY });
