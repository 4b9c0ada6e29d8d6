// The search dialog once it is open: it gives the worker the rows as they come, asks it what the field says, whichever way the
// text got there, and shows what it answers. In a game its own rows answer, and those of the pages of no game; where they
// answer but a part of the question, the rows of the other games are fetched as well. The address tells what was asked, so
// that a search can be sent to others.
import { askedBefore, forgetAsked, keepAsked } from "./asked.js";
import { counted } from "../kit/counted.js";
import { showHits } from "./search-hits.js";
import { gamesInPlay, putInPlay } from "../kit/sets.js";
import { closestTarget } from "../kit/targets.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {SearchConfig} config
 * @param {Worker} worker
 * @param {Promise<string | null>[]} firstRows the rows of no game, and those of the game in hand
 */
export function startSearch(dialog, config, worker, firstRows) {
  const field = dialog.querySelector("input");
  const list = dialog.querySelector("[data-search-list]");
  const status = dialog.querySelector("[data-search-status]");
  const left = dialog.querySelector("[data-search-off]");
  const more = dialog.querySelector("[data-search-more]");
  const { empty, loading, none } = status.dataset;
  const forms = JSON.parse(status.dataset.forms);
  let turn = 0;
  let asked = "";
  let isEntered = false; // before there was anything to open
  let isAll = false; // whether all games are to be asked
  /** @type {Promise<boolean> | null} */
  let loaded = null;
  let isReady = false; // whether what was to be loaded is there
  /** The games that pages lead to. @type {string[]} */
  let listed = [];
  /** @type {Promise<import("./search-card.js").SearchCard> | null} */
  let card = null;
  /** Ask what was typed, if it may be a question. */
  const askCard = async () => {
    const games = config.game ? listed.filter((game) => game === config.game) : listed;
    const isQuestion = games.length > 0 && says(asked) >= (config.game ? 2 : 3);
    if (isQuestion) {
      card ??= import("./search-card.js").then(({ SearchCard }) => (
        new SearchCard(dialog.querySelector(".search__found"), list, new URL(config.language, document.baseURI), games)
      ));
      card.catch(() => (card = null)); // the next letter tries again
    }
    const mine = turn;
    const there = await card?.catch(() => null);
    if (there && mine === turn) there.ask(isQuestion ? asked.trim() : "");
  };

  /** @param {string} place */
  const fetchRows = (place) => fetch(config.language + place).then((answer) => (answer.ok ? answer.text() : null), () => null);
  const load = async () => {
    const [common, own] = firstRows.length ? firstRows.splice(0) : [fetchRows("search/rows.json"), config.game ? fetchRows(`${config.game}/search.json`) : null];
    // Those of no game come first: they say what games there are.
    const [shared, its] = [await common, own ? await own : ""];
    if (shared === null || its === null) return false;
    worker.postMessage({ setup: { stemmer: config.stemmer, game: config.game } });
    worker.postMessage({ game: "", rows: shared });
    listed = /** @type {Row[]} */ (JSON.parse(shared)).flatMap(({ game }) => game || []);
    if (its) worker.postMessage({ game: config.game, rows: its });
    // Where no game is in hand all will be asked.
    else listed.forEach(loadGame);
    return true;
  };
  /** @type {Map<string, Promise<boolean>>} */
  const games = new Map(); // whose rows were asked for, each once: whether they could be had
  /** @param {string} game */
  const loadGame = (game) => {
    const known = games.get(game);
    if (known) return known;
    const coming = fetchRows(`${game}/search.json`).then((rows) => {
      if (rows === null) games.delete(game); // the next letter tries again
      else worker.postMessage({ game, rows });
      return rows !== null;
    });
    games.set(game, coming);
    return coming;
  };

  const ask = async () => {
    asked = field.value;
    isEntered = false;
    const mine = ++turn;
    remember(asked.trim());
    showAsked(dialog, !asked.trim());
    if (!asked.trim()) {
      askCard();
      return showNothing(empty);
    }
    list.setAttribute("aria-busy", "true");
    if (!isReady) status.textContent = loading;
    loaded ??= load();
    isReady = await loaded;
    if (!isReady) {
      loaded = null; // the next letter tries again
      return mine === turn && showNothing(config.failed);
    }
    if (mine !== turn) return;
    worker.postMessage({ turn: mine, query: asked, on: gamesInPlay() });
    askCard();
  };
  /** @param {string} text */
  const showNothing = (text) => {
    list.replaceChildren();
    status.textContent = text;
    left.hidden = true;
    more.hidden = true;
    settle();
  };
  /** What is in sight is what there is for the field. */
  const settle = () => {
    list.removeAttribute("aria-busy");
    if (isEntered) enter();
  };
  /** @param {string} text */
  const remember = (text) => {
    const address = new URL(location.href);
    if (text) address.searchParams.set(config.parameter, text);
    else address.searchParams.delete(config.parameter);
    history.replaceState(history.state, "", address);
  };
  /** @type {(event: MessageEvent<{ turn: number, answer: SearchAnswer }>) => Promise<void>} */
  const show = async ({ data: { turn: answered, answer } }) => {
    if (answered !== turn) return;
    // Where no game is in hand all are asked.
    const isWanted = answer.more.length > 0 && (isAll || !config.game || !answer.isWhole);
    if (!isWanted || answer.hits.length) {
      showHits(list, answer.hits, config);
      status.textContent = answer.hits.length ? counted(forms, answer.hits.length) : none;
    }
    left.hidden = !answer.left;
    left.textContent = counted(JSON.parse(left.dataset.forms), answer.left);
    more.hidden = !answer.more.length || isWanted || !config.game;
    if (!isWanted) return settle();
    const there = await Promise.all(answer.more.map(loadGame));
    if (answered !== turn) return;
    if (there.some(Boolean)) return worker.postMessage({ turn, query: asked, on: gamesInPlay() });
    if (!answer.hits.length) status.textContent = none;
    settle();
  };

  // Who ends a question with Enter wants to read its answer; else the first hit is meant.
  const enter = async () => {
    isEntered = list.hasAttribute("aria-busy"); // what is in sight is of what was typed before
    if (isEntered) return;
    const isAnswered = await (await card)?.enter(/[?？]\s*$/.test(asked) || says(asked) >= 4);
    if (!isAnswered) list.querySelector("a")?.click();
  };

  worker.addEventListener("message", show);
  for (const arrival of ["input", "compositionend", "change"]) {
    field.addEventListener(arrival, () => field.value !== asked && ask());
  }
  dialog.querySelector("form").addEventListener("reset", () => setTimeout(() => (ask(), field.focus())));
  dialog.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    enter();
  });
  dialog.querySelector("[data-search-close]").addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => {
    isEntered = false;
    remember("");
  });
  dialog.addEventListener("click", (event) => {
    const isFollowed = closestTarget(event, "[data-search-list] a, .reply a");
    if (isFollowed) keepAsked(asked);
    if (event.target === dialog || isFollowed) dialog.close();
    if (closestTarget(event, "[data-asked-clear]")) {
      forgetAsked();
      showAsked(dialog, true);
      field.focus();
    }
    const again = closestTarget(event, "[data-ask]")?.dataset.ask;
    if (!again) return;
    field.value = again;
    field.focus();
    ask();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return walk(event, field, dialog);
    event.preventDefault(); // some browsers would only empty the field
    dialog.close();
  });
  list.addEventListener("click", (/** @type {Event} */ event) => {
    const part = closestTarget(event, "[data-put]")?.dataset.put;
    if (!part) return;
    putInPlay(part); // which asks once more
    field.focus();
  });
  more.querySelector("button").addEventListener("click", () => {
    isAll = true;
    ask();
  });
  document.addEventListener("fathom:sets", () => asked && ask());
  status.textContent = empty;
  if (field.value) ask();
  else {
    showAsked(dialog, true);
    loaded = load();
  }
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/gu;

/**
 * How much a text says: its words and whether it has a number; two letters of a script without spaces are worth a word.
 * @param {string} text
 */
function says(text) {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(words.length + Number(/\d/.test(text)), Math.floor((text.match(UNSPACED)?.length ?? 0) / 2));
}

/**
 * Offer what was asked before and what is asked often, where nothing is asked now.
 * @param {HTMLElement} dialog
 * @param {boolean} isEmpty
 */
function showAsked(dialog, isEmpty) {
  const place = dialog.querySelector("[data-search-asked]");
  const questions = isEmpty ? askedBefore() : [];
  place.hidden = !questions.length;
  dialog.querySelector("[data-search-often]")?.toggleAttribute("hidden", !isEmpty);
  place.querySelector("ul").replaceChildren(...questions.map((text) => {
    const item = document.createElement("li");
    const button = Object.assign(document.createElement("button"), { type: "button", className: "chip", textContent: text });
    button.dataset.ask = text;
    item.append(button);
    return item;
  }));
}

/**
 * The arrows go from the field through what was found, and back.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} field
 * @param {HTMLElement} dialog
 */
function walk(event, field, dialog) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.isComposing) return;
  const stops = [field, ...dialog.querySelectorAll(".reply:not([hidden]) :is(a, .reply__chip, .reply__choose), [data-search-list] a")];
  const next = stops[stops.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step];
  next?.focus();
  event.preventDefault();
}
