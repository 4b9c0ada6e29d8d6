// What was asked last of each game and what came of it: kept on the device once a whole verdict stands for a while, not at each letter.
import { isObject } from "./json.js";
import { LIMIT, MARK } from "./share.js";
import { store, storedData } from "./storage.js";

const KEPT = 10;
const CALM = 1500; // milliseconds that a verdict stands before it is one that somebody has read
const SAME = 60_000; // within so many, a change is the same question being put
const TONES = ["good", "bad", "open", "plain"];

/** @typedef {{ at: number, checker: string, hash: string, line: string, tone: string, lang: string }} Question */

/** @param {string} game */
const nameOf = (game) => `fathom:questions:${game}`;

/**
 * Questions as they are kept; null for what is none.
 * @param {unknown} value
 * @returns {Question[] | null}
 */
export function questionsIn(value) {
  if (!Array.isArray(value) || value.length > KEPT) return null;
  const isQuestion = (/** @type {any} */ one) =>
    isObject(one) &&
    Number.isFinite(one.at) &&
    typeof one.checker === "string" && /^[\w-]{1,60}$/.test(one.checker) &&
    typeof one.hash === "string" && one.hash.startsWith(MARK) && /^[\w-]*$/.test(one.hash.slice(MARK.length)) && one.hash.length <= LIMIT + 1 &&
    typeof one.line === "string" && one.line.length > 0 && one.line.length <= 300 &&
    TONES.includes(String(one.tone)) &&
    typeof one.lang === "string" && /^[\w-]{1,20}$/.test(one.lang);
  return value.every(isQuestion) ? value : null;
}

/**
 * What was asked of a game, the last question first.
 * @param {string} game
 */
export const questionsOf = (game) => questionsIn(storedData(nameOf(game))) ?? [];

/**
 * @param {string} game
 * @param {Question[]} questions
 */
export const keepQuestions = (game, questions) => store(nameOf(game), JSON.stringify(questions.slice(0, KEPT)));

/** Keeps the questions of one form: of those that follow one another without a break the last one. */
export class Recorder {
  constructor() {
    this.timer = 0;
    /** @type {(() => void) | null} */
    this.waiting = null;
    /** The one of this form that may still change. @type {Question | null} */
    this.last = null;
    addEventListener("pagehide", () => this.now());
  }

  /**
   * A verdict stands.
   * @param {string} id that of the checker with its game
   * @param {string | null} fragment the question as an address has it; null where it is too long for one
   * @param {{ line: string, tone: string }} told
   */
  settle(id, fragment, { line, tone }) {
    this.drop();
    if (!fragment || !line) return;
    const [game, checker] = id.split("/");
    this.waiting = () => {
      const own = { at: Date.now(), checker, hash: `#${fragment}`, line: line.slice(0, 300), tone, lang: document.documentElement.lang };
      const { last } = this;
      const isSame = (/** @type {Question} */ one) => one.checker === checker && (one.hash === own.hash || (last !== null && one.hash === last.hash && own.at - last.at < SAME));
      keepQuestions(game, [own, ...questionsOf(game).filter((one) => !isSame(one))]);
      this.last = own;
    };
    this.timer = setTimeout(() => this.now(), CALM);
  }

  /** What stands is not what is asked any more. */
  drop() {
    clearTimeout(this.timer);
    this.waiting = null;
  }

  /** Another question is begun: that before is not changed any more. */
  begin() {
    this.now();
    this.last = null;
  }

  now() {
    clearTimeout(this.timer);
    this.waiting?.();
    this.waiting = null;
  }
}
