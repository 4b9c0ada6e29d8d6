// Questions in plain words, asked in the search dialog: what answers them (../asking/) is fetched with the first that says enough
// to be one, so that who looks for a name pays nothing for it.
import { keepAsking } from "./offline.js";

/** @typedef {{ asking: import("../asking/asking.js").Asking, card: import("../asking/card.js").Card }} Loaded */

const PAUSES = [40, 250]; // milliseconds without a letter before a question is heard: the longer it takes to hear one, the longer
const MOST_FAILURES = 5; // a browser that cannot run the engine never will
const LONGEST = 2000; // letters; the listener hears a fifth of them
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/gu;
const SHEET = new URL("../../css/asking.css", import.meta.url);

/**
 * Whether a text may be a question: it has two words or a digit, or four letters of a script without spaces. Where no game is in
 * hand all have to be fetched: then it has to say more.
 * @param {string} text
 * @param {boolean} isOfGame
 */
function maySay(text, isOfGame) {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const number = /\d/.test(text) ? 1 : 0;
  return isOfGame ? words.length + number > 1 || unspaced >= 4 : words.length + number > 2 || unspaced >= 6;
}

/** What stands above the hits of a dialog. */
export class SearchCard {
  /**
   * @param {HTMLElement} found what the hits stand in
   * @param {HTMLElement} list the hits
   * @param {URL} language the root of the language
   * @param {string} game the game in hand, or ""
   */
  constructor(found, list, language, game) {
    this.found = found;
    this.list = list;
    this.language = language;
    this.game = game;
    /** The games that may be asked about, once that is known. @type {string[]} */
    this.listed = [];
    this.turn = 0;
    this.timer = 0;
    this.failures = 0;
    /** How long the last one took that was heard. */
    this.took = 0;
    /** @type {Promise<Loaded> | null} */
    this.loaded = null;
    /** Settled when nothing is on its way. @type {Promise<void>} */
    this.settled = Promise.resolve();
    /** @type {HTMLElement | null} */
    this.node = null;
  }

  /** Whether there is an answer in sight. */
  get isShown() {
    return Boolean(this.node && !this.node.hidden);
  }

  /** Lead the keyboard to the answer. */
  focus() {
    this.node?.focus();
  }

  /**
   * Ask what the field says, when nobody types on.
   * @param {string} text
   * @param {string[]} listed the games that may be asked about
   */
  ask(text, listed) {
    const mine = ++this.turn;
    const games = this.game ? listed.filter((game) => game === this.game) : listed;
    clearTimeout(this.timer);
    this.settled = Promise.resolve();
    if (!games.length || this.failures >= MOST_FAILURES || !maySay(text, Boolean(this.game))) return this.hide();
    this.loaded ??= this.load(games);
    this.loaded.catch(() => {}); // told to who asks
    this.settled = new Promise((resolve) => {
      const pause = Math.min(Math.max(this.took, PAUSES[0]), PAUSES[1]);
      this.timer = setTimeout(() => this.answer(text.slice(0, LONGEST), mine).then(resolve), pause);
    });
  }

  /**
   * @param {string} text
   * @param {number} mine
   */
  async answer(text, mine) {
    try {
      const loaded = this.loaded;
      if (!loaded) return;
      const { asking, card } = await loaded;
      if (mine !== this.turn) return;
      const start = performance.now();
      const asked = await asking.ask(text);
      this.took = performance.now() - start;
      if (mine !== this.turn) return;
      this.inPlace(() => card.show(asked));
    } catch {
      // Without an engine or a connection there are the hits; the next letter tries again, as long as there is hope.
      if (mine === this.turn) this.hide();
      this.failures += 1;
      this.loaded?.then(({ asking }) => asking.close(), () => {});
      this.loaded = null;
    }
  }

  hide() {
    const { node } = this;
    if (node && !node.hidden) this.inPlace(() => (node.hidden = true));
  }

  /**
   * Fetch all that answers.
   * @param {string[]} games
   * @returns {Promise<Loaded>}
   */
  async load(games) {
    if (!("WebAssembly" in self)) throw new Error("no WebAssembly");
    const [{ Asking }, { Card }] = await Promise.all([import("../asking/asking.js"), import("../asking/card.js"), loadSheet()]);
    const asking = new Asking(this.language, games);
    try {
      await asking.ready;
    } catch (error) {
      asking.close();
      throw error;
    }
    const card = new Card();
    this.node?.remove();
    this.node = card.node;
    this.found.prepend(card.node);
    for (const game of games) keepAsking(game);
    return { asking, card };
  }

  /**
   * Change the card; hits that are read, or that the keyboard is in, stay where they are.
   * @param {() => void} change
   */
  inPlace(change) {
    const { found, list } = this;
    const isRead = found.scrollTop > 0 || list.contains(document.activeElement);
    const before = list.offsetTop;
    change();
    if (isRead) found.scrollTop += list.offsetTop - before;
  }
}

/** The style sheet of answers, which not every page has. */
function loadSheet() {
  return new Promise((resolve) => {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: SHEET.href });
    sheet.onload = resolve;
    sheet.onerror = resolve; // the answer is read without it
    document.head.append(sheet);
  });
}
