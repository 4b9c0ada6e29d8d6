// Questions in plain words, on any page: an engine of their own that is fetched with the first of them, with what it hears the
// questions by (generator/asking/files.py). Of what comes while a question is heard only the latest is heard next.

import { hearingEngine, loadBundle } from "../engine/engine.js";
import { fetchedOnce } from "../kit/once.js";
import { encode } from "../kit/share.js";

/** What hears the questions about some games in the language of the page. */
export class Asking {
  /**
   * @param {URL} language the root of the language
   * @param {string[]} games
   */
  constructor(language, games) {
    this.language = language;
    /** Counts what was asked: of what is no longer the latest nothing more is put to the engine, where it would take its place. */
    this.turn = 0;
    this.files = games.map((game) => fetchJson(new URL(`${game}/asking.json`, language)));
    this.learned = fetchedOnce((checker) => this.learnWords(checker));
    const bundles = games.map((game, place) => loadBundle(`engine/${game}/asking.json`, this.files[place].then(({ engine }) => engine)));
    this.engine = hearingEngine(() => bundles[0]);
    this.ready = this.teach(bundles);
    this.ready.catch(() => {}); // whoever asks gets the error
  }

  /**
   * Tell the engine all games: nothing is heard before, for what one makes of a question may be meant for another.
   * @param {Promise<string>[]} bundles
   */
  async teach(bundles) {
    const [files, texts] = await Promise.all([Promise.all(this.files), Promise.all(bundles)]);
    for (const more of texts.slice(1)) this.engine.learn({ more });
    for (const { data } of files) this.engine.learn({ asking: data });
    return files;
  }

  /**
   * What a question comes to; null for nothing, and where another question came before this one was heard.
   * @param {string} question
   * @returns {Promise<Asked | null>}
   */
  async ask(question) {
    const mine = ++this.turn;
    const files = await this.ready;
    if (mine !== this.turn) return null;
    const heard = await this.engine.hear(question);
    if (!heard) return null;
    /** @type {AskedReading[]} */
    const readings = [];
    for (const one of heard.reading ? [heard.reading] : heard.choices) {
      const judged = await this.judge(one, mine);
      if (!judged) return null;
      readings.push(judged);
    }
    const { say } = files[0];
    const isSure = Boolean(heard.reading);
    const rules = heard.rules.flatMap(({ rule, sentence }) => {
      const file = files.find(({ rules }) => rules[rule]);
      return file ? [{ ...this.placeOf(file, rule, sentence), sentence: file.data.sentences.rows[sentence] ?? sentence }] : [];
    });
    return readings.length || rules.length ? { say, isSure, readings, rules } : null;
  }

  /**
   * Where a sentence of a rule stands, or the card that it is of, and what cases of the rule are decided by.
   * @param {AskingFile} file
   * @param {string} rule
   * @param {string} sentence
   */
  placeOf(file, rule, sentence) {
    /** @param {string} title @param {string} at */
    const place = (title, at) => ({ title, address: new URL(at, this.language).href });
    const card = file.cards[sentence];
    if (card) return { ...place(...card), checkers: [], unsettled: [] };
    const [title, at, checkers = [], unsettled = []] = file.rules[rule];
    return {
      ...place(title, at),
      checkers: checkers.map((checker) => place(file.checkers[checker], pathOf(checker))),
      unsettled: unsettled.map((one) => place(...one)),
    };
  }

  /**
   * What the checker says to what was read; null where another question came before.
   * @param {HeardReading} reading
   * @param {number} [mine] which of the things asked it belongs to; one of its own, if it is left out
   * @returns {Promise<AskedReading | null>}
   */
  async judge({ checker, request, left }, mine = ++this.turn) {
    const [files, words] = await Promise.all([this.ready, this.learned(checker)]);
    if (mine !== this.turn) return null;
    /** @type {{ said: AskedSaid, sets: string[] | null } | null} */
    const reply = await this.engine.ask(checker, request, { as: "asked" });
    if (!reply) return null;
    const fragment = encode(request);
    const title = files.map(({ checkers }) => checkers[checker]).find(Boolean) ?? "";
    return { checker, request, left, title, address: words.page + (fragment ? `#${fragment}` : ""), ...reply, words };
  }

  /** Have no more of it. */
  close() {
    this.engine.worker?.terminate();
  }

  /**
   * The words of a checker, which stand beside its page; the engine has them once they are there.
   * @param {string} checker
   */
  async learnWords(checker) {
    const page = new URL(pathOf(checker), this.language);
    /** @type {PageWords & { page: string }} */
    const words = { ...(await fetchJson(new URL("words.json", page), ledFrom(page))), page: page.href };
    this.engine.learn({ words });
    return words;
  }
}

/**
 * The path of a checker's page below the root of the language.
 * @param {string} checker
 */
const pathOf = (checker) => `${checker.replace("/", "/check/")}/`;

/**
 * @param {URL} address
 * @param {(name: string, value: any) => any} [reviver]
 * @returns {Promise<any>}
 */
async function fetchJson(address, reviver) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return JSON.parse(await answer.text(), reviver);
}

const LINKS = new Set(["asPad", "list", "picture", "sprite", "u"]);

/**
 * What reads the words of a page so that another page can use them: what leads somewhere leads there from anywhere.
 * @param {URL} page
 * @returns {(name: string, value: any) => any}
 */
export function ledFrom(page) {
  /** @param {string} address */
  const led = (address) => new URL(address, page).href;
  return (name, value) => {
    if (name === "links") return Object.fromEntries(Object.entries(value).map(([id, address]) => [id, led(address)]));
    return typeof value === "string" && LINKS.has(name) ? led(value) : value;
  };
}
