// Questions in plain words, asked in the search dialog. This script and what answers them (../asking/) are fetched with the first
// text that says enough to be one, so that who looks for a name pays nothing for it.
import { loadSheet } from "../kit/styles.js";
import { keepAsking } from "./offline.js";

/** @typedef {{ asking: import("../asking/asking.js").Asking, card: import("../asking/card.js").Card }} Loaded */

const PAUSES = [40, 100]; // milliseconds without a letter before a question is heard: half of what it takes to hear one, within these
const PATIENCE = 3000; // the same for an answer that is waited for
const MOST_FAILURES = 5; // a browser that cannot run the engine never will
const LONGEST = 2000; // letters; the listener hears a fifth of them
const SHEETS = ["css/checker.css", "css/asking.css"];

/** What stands above the hits of a dialog. */
export class SearchCard {
  /**
   * @param {HTMLElement} found what the hits stand in
   * @param {HTMLElement} list the hits
   * @param {URL} language the root of the language
   * @param {string[]} games those that are asked about
   */
  constructor(found, list, language, games) {
    this.found = found;
    this.list = list;
    this.language = language;
    this.games = games;
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
    this.isVerdict = false; // whether the answer in sight is one
  }

  /**
   * Lead the keyboard to the answer, if it is what somebody waits for who ends a text with Enter; tells whether it is. Of a whole
   * question that is the answer on its way, too.
   * @param {boolean} isWhole
   */
  async enter(isWhole) {
    if (isWhole) await Promise.race([this.settled, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (!this.node || this.node.hidden || !(isWhole || this.isVerdict)) return false;
    this.node.focus();
    return true;
  }

  /**
   * Ask what the field says, when nobody types on; "" for what is no question.
   * @param {string} text
   */
  ask(text) {
    const mine = ++this.turn;
    clearTimeout(this.timer);
    this.settled = Promise.resolve();
    if (!text || this.failures >= MOST_FAILURES) return this.hide();
    this.node?.setAttribute("aria-busy", "true");
    this.loaded ??= this.load();
    this.loaded.catch(() => {}); // told to who asks
    this.settled = new Promise((resolve) => {
      const pause = Math.min(Math.max(this.took / 2, PAUSES[0]), PAUSES[1]);
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
      this.isVerdict = Boolean(asked?.readings.length);
      this.inPlace(() => card.show(asked));
      card.node.removeAttribute("aria-busy");
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
   * @returns {Promise<Loaded>}
   */
  async load() {
    if (!("WebAssembly" in self)) throw new Error("no WebAssembly");
    // What those two import is asked for along with them: on a slow line each round takes its time.
    const [{ Asking }, { Card }] = await Promise.all([
      import("../asking/asking.js"),
      import("../asking/card.js"),
      import("../engine/engine.js"),
      import("../answers/position.js"),
      import("../kit/questions.js"),
      import("../words/words.js"),
      import("../kit/elements.js"),
      ...SHEETS.map(loadSheet),
    ]);
    const asking = new Asking(this.language, this.games);
    try {
      await asking.ready;
    } catch (error) {
      asking.close();
      throw error;
    }
    const card = new Card((reading) => asking.judge(reading));
    this.node?.remove();
    this.node = card.node;
    this.found.prepend(card.node);
    for (const game of this.games) keepAsking(game);
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
