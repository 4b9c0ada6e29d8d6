// Takes the place of the worker behind Material's search dialog. The dialog asks with {type: 2, data: query} and shows
// what comes back as {type: 3, data: {items, suggest}}; type 1 tells it that questions are welcome. Nothing but this
// small file is fetched before the first question.
//
// The worker's address says where the rows of the language are and which game is in hand, if any:
// worker.js#folder=<address from here>&game=<id>&stemmer=<name>&failed=<message>; which expansions are in play from the
// start (&on=<game:set …>, all if nothing is said); and the channel on which the page reports a change, or asks for all
// games, and hears how many rows are left out and whether there are other games to search.
//
// In a game its own rows answer, and those of the pages of no game. Where they answer but a part of the question, the rows
// of the other games are fetched as well.
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
const inHand = settings.get("game") ?? "";
/** @type {Set<string> | null} */
let on = settings.has("on") ? new Set((settings.get("on") ?? "").split(" ")) : null;
/** @type {Promise<Finder> | null} */
let finder = null;
/** @type {Promise<unknown> | null} */
let others = null;
let latest = 0;
let asked = "";

/**
 * The rows in a file of the language; those of a game, or of no game.
 * @returns {Promise<Row[]>}
 */
async function rows(game = "") {
  const place = `${settings.get("folder") ?? ""}${game || "search"}/${game ? "search" : "rows"}.json`;
  const answer = await fetch(new URL(place, self.location.href));
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.json();
}

async function load() {
  const [common, own] = await Promise.all([rows(), inHand ? rows(inHand) : []]);
  // One by one: after a failure the next try must not run again what has already run.
  while (PARTS.length) {
    importScripts(PARTS[0]);
    PARTS.shift();
  }
  const stemmer = settings.get("stemmer") ?? "";
  if (/^[a-z]{2}$/.test(stemmer) && !STEMMERS[stemmer]) importSnowball(stemmer);
  const found = new Finder(stemmer, inHand);
  found.add(common);
  if (inHand) found.add(own, inHand);
  else await addOthers(found);
  return found;
}

/**
 * Have all games searched. One whose rows cannot be had, as it is not kept on the device, is left out and asked for again.
 * @param {Finder} found
 */
function addOthers(found) {
  others ??= Promise.all(
    found.missing().map((game) => rows(game).then((more) => found.add(more, game), (error) => console.error(error))),
  ).then(() => (others = null));
  return others;
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
 * Answer what was asked last, unless the reader types on meanwhile; with `all`, from all games at once.
 */
async function answer(all = false) {
  const turn = ++latest;
  /** @param {ReturnType<Finder["answer"]>} result */
  const tell = ({ left = 0, more = false, isWhole: _, ...data }) => {
    self.postMessage({ type: RESULT, data });
    channel?.postMessage({ left, more: more && Boolean(inHand) });
  };
  if (!asked.trim()) return tell({ items: [] });
  try {
    const found = await ready();
    if (turn !== latest) return;
    const result = found.answer(asked, on);
    if (!all) tell(result);
    if (!result.more || (!all && inHand && result.isWhole)) return;
    await addOthers(found);
    if (turn === latest) tell(found.answer(asked, on));
  } catch (error) {
    console.error(error);
    if (turn === latest) tell(failure());
  }
}

self.addEventListener("message", ({ data: { type, data: query } }) => {
  if (type === SETUP) return; // Material's own index, where a page has one; ours is fetched when it is needed.
  if (type !== QUERY) throw new TypeError(`A search worker has no message of type ${type}`);
  asked = String(query);
  answer();
});

channel?.addEventListener("message", ({ data }) => {
  if ("on" in data) on = new Set(data.on);
  if (data.all) answer(true);
});

self.postMessage({ type: READY });
