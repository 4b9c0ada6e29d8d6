// The page to practise on: five questions that the engine makes of a seed, each answered by a tap and explained by the
// checker whose question it is. Among those of the day are some that were missed on earlier days.

import { loadBlocks } from "../answers/nodes.js";
import { el, fill, sign } from "../kit/elements.js";
import { ask, learn } from "../engine/engine.js";
import { fetchedOnce } from "../kit/once.js";
import { plain, say, useWords } from "../words/words.js";
import { chosenSets } from "../kit/sets.js";
import { whenPlayersChange } from "../kit/players.js";
import { dueToday, forget, note } from "./earlier.js";
import { drawReasons } from "./explained.js";
import { Question } from "./question.js";
import { drawPast, namePast, scored } from "./result.js";
import { named, seated } from "./seats.js";
import { addressOf, anyRound, fromAddress, isToday, keep, kept, planned, ROUND, today } from "./rounds.js";

/** @type {PracticeWords} */
const words = JSON.parse(document.getElementById("practice-words").textContent);

/** @param {string} name */
const place = (name) => document.querySelector(`[data-practice="${name}"]`);
const stage = place("stage");
const steps = place("steps");
const hint = place("hint");

/**
 * A text of the page.
 * @param {string} key
 * @param {Fillings} [values]
 */
const ui = (key, values) => say(words.practice[key], values);
/** @param {number} number */
const count = (number) => ({ number });

/**
 * Have the engine say what a checker answers, by words that stand beside the page, and load what draws that.
 * @param {string} checker
 */
async function loadWords(checker) {
  const reply = await fetch(new URL(`${checker.split("/")[1]}.json`, location.href));
  if (!reply.ok) throw new Error(String(reply.status));
  /** @type {PracticeCheckerWords} */
  const own = await reply.json();
  learn(/** @type {PageWords} */ (/** @type {unknown} */ ({ ...words, ...own, say: { ...words.say, ...own.say } })));
  // The position may be drawn by a figure where no answer is.
  const drawn = Object.values(own.exercises).flatMap(({ shows }) => shows.map(({ drawn }) => /** @type {any} */ (drawn)));
  await loadBlocks([...own.result, ...drawn.filter(({ block }) => block === "figure")]);
  return own.declaration.fields;
}

/**
 * A question that the engine makes, and what it says; null if the game has none such any more.
 * @param {AskedFor} asked
 * @param {(checker: string) => Promise<Declaration[]>} loadWords gives what its checker asks
 * @returns {Promise<Loaded | null>}
 */
async function loaded(asked, loadWords) {
  const made = await ask(words.game, { ...asked }, null);
  if (!made) throw new Error("not asked any more");
  const found = /** @type {PracticeQuestion} */ (/** @type {unknown} */ (made.answer));
  if (found.kind !== "question" || !Object.hasOwn(words.exercises, found.asks.code)) return null;
  const question = named(found, await loadWords(found.checker));
  const reply = await ask(question.checker, question, { as: "question" });
  if (!reply) throw new Error("not asked any more");
  return { question, told: /** @type {QuestionSaid} */ (reply.said) };
}

/** The round that is played, with what was answered. */
class Practice {
  constructor() {
    this.round = today();
    this.loadWords = fetchedOnce(loadWords);
    /** What is asked, one after the other. @type {AskedFor[]} */
    this.plan = [];
    /** @type {Given[]} */
    this.answers = [];
    /** Those that were asked for, by their places in the plan. @type {Record<number, Promise<Loaded | null>>} */
    this.questions = {};
    /** How many questions have been asked for: an earlier one that comes late is not shown any more. */
    this.asked = 0;
  }

  /** Those of earlier days in the plan. */
  get earlier() {
    return /** @type {DayKept["earlier"]} */ (this.plan.filter(({ exercise }) => exercise));
  }

  /** The marks of the questions so far. */
  drawSteps() {
    /** @param {number} index */
    const state = (index) => (this.answers[index] ? (this.answers[index].isRight ? "good" : "bad") : index === this.answers.length ? "now" : "next");
    fill(
      steps,
      this.plan.map(({ exercise }, index) => {
        const reached = state(index);
        return el("li", { "data-state": reached, "data-earlier": exercise ? "" : null }, reached === "good" ? sign("yes") : reached === "bad" ? sign("close") : null);
      }),
    );
  }

  /** Ask the next question, or show how the round went. */
  next(isFirst = false) {
    this.drawSteps();
    if (this.answers.length >= this.plan.length) this.drawResult(isFirst);
    else this.show(this.answers.length, isFirst);
  }

  /**
   * Where in the round a question stands, or that it is of an earlier day.
   * @param {number} place
   */
  eyebrow(place) {
    const { exercise, number } = this.plan[place];
    return exercise ? el("span", { class: "practice__earlier" }, ui("earlier")) : ui("number", { number: count(number), all: count(ROUND) });
  }

  /**
   * Show a question of the plan, with what was chosen if it has been answered.
   * @param {number} place
   */
  async show(place, isFirst = false) {
    const number = ++this.asked;
    if (isFirst) fill(stage, stage.querySelector(".lead"), el("p", { class: "answer__start answer__start--loading" }, say(words.ui.loading)));
    try {
      const loaded = await this.load(place);
      if (number !== this.asked) return;
      if (loaded) this.drawQuestion(loaded, place, isFirst);
      else this.leaveOut(place, isFirst);
    } catch (error) {
      this.failed(error, number);
    }
  }

  /**
   * Go on without a question of an earlier day that the game has no more.
   * @param {number} place
   * @param {boolean} isFirst
   */
  leaveOut(place, isFirst) {
    const [{ exercise, ...asked }] = this.plan.splice(place, 1);
    if (!exercise) throw new Error("no such question");
    forget(words.game, { ...asked, exercise });
    this.answers.splice(place, 1);
    this.questions = {};
    this.next(isFirst);
  }

  /**
   * A question of the plan, and what it says.
   * @param {number} place
   */
  load(place) {
    this.questions[place] ??= loaded(this.plan[place], this.loadWords);
    this.questions[place].catch(() => delete this.questions[place]);
    return this.questions[place];
  }

  /**
   * @param {any} error
   * @param {number} number
   */
  failed(error, number) {
    if (error instanceof Error) console.error(error);
    if (number !== this.asked) return;
    const reload = el("button", { type: "button", class: "action", onclick: () => location.reload() }, say(words.ui.reload));
    fill(stage, el("p", {}, say(words.ui[error.code] ?? words.ui["engine-failed"], { number: count(error.number) })), reload);
  }

  /**
   * @param {Loaded} loaded
   * @param {number} place
   * @param {boolean} isFirst
   */
  drawQuestion(loaded, place, isFirst) {
    const given = this.answers[place];
    const drawn = new Question(loaded, words, this.eyebrow(place), (chosen) => {
      if (this.answers.length > place) return;
      this.answered(loaded.question, place, chosen);
      this.tell(drawn, place, chosen).focus({ preventScroll: true });
      drawn.uncover();
    });
    fill(stage, drawn.nodes);
    document.documentElement.toggleAttribute("data-bar", false);
    if (!isFirst) {
      drawn.heading.focus({ preventScroll: true });
      steps.scrollIntoView({ block: "start" });
    }
    document.documentElement.dataset.question = String(place + 1);
    if (given) this.tell(drawn, place, given.chosen);
  }

  /**
   * @param {PracticeQuestion} question
   * @param {number} place
   * @param {number} chosen
   */
  answered(question, place, chosen) {
    const isRight = chosen === question.right;
    this.answers.push({ chosen, isRight });
    keep(words.game, this.round, this);
    note(words.game, { ...this.plan[place], exercise: question.asks.code }, isRight);
    this.drawSteps();
  }

  /**
   * Say whether it was right, in a bar at the edge of the window, and below the choices what the checker says of the position.
   * @param {Question} drawn
   * @param {number} place
   * @param {number} chosen
   */
  tell(drawn, place, chosen) {
    const outcome = drawn.tell(chosen, ui(this.answers.length < this.plan.length ? "next" : "result"), () => this.onward());
    document.documentElement.toggleAttribute("data-bar", true);
    this.explain(drawn, place, chosen);
    return outcome;
  }

  /**
   * @param {Question} drawn
   * @param {number} place
   * @param {number} chosen
   */
  async explain({ question, texts, answer }, place, chosen) {
    const number = this.asked;
    try {
      const isTold = await drawReasons(words, question, chosen, texts, answer, () => number === this.asked);
      if (isTold) document.documentElement.dataset.explained = String(place + 1);
    } catch (error) {
      console.error(error); // the right answer is told all the same
    }
  }

  /** @param {boolean} isFirst */
  drawResult(isFirst) {
    this.asked += 1;
    document.documentElement.toggleAttribute("data-bar", false);
    const own = scored(this.plan, this.answers, false);
    const before = scored(this.plan, this.answers, true);
    const isPerfect = own.right.number === ROUND;
    const heading = el("h2", { class: "practice__score", tabindex: "-1", "data-perfect": String(isPerfect) }, ui(isPerfect ? "perfect" : "score", own));
    const status = el("span", { role: "status" });
    const text = plain(words.practice["shared-text"], { game: words.title, ...own });
    fill(
      stage,
      el("p", { class: "practice__number" }, isToday(this.round) ? ui("today") : null),
      heading,
      before.all.number ? el("p", {}, ui("earlier-score", before)) : null,
      isToday(this.round) ? el("p", {}, ui("again-tomorrow")) : null,
      el(
        "p",
        { class: "practice__ways" },
        el("button", { type: "button", class: "action action--primary", onclick: () => this.share(text, own.right.number, status) }, sign("share"), " ", ui("share")),
        el("button", { type: "button", class: "action", onclick: () => this.start(anyRound(), true) }, ui("more")),
        el("button", { type: "button", class: "action", onclick: () => this.again() }, ui("try-again")),
        isToday(this.round) ? null : el("button", { type: "button", class: "action", onclick: () => this.start(today(), true) }, ui("today")),
      ),
      status,
      el("h3", {}, ui("look-again")),
      this.answers.every(({ isRight }) => isRight) ? null : el("p", {}, ui("comes-back")),
      el("ol", { class: "practice__past", role: "list" }, this.drawPast()),
    );
    if (!isFirst) heading.focus();
  }

  /** The questions that were answered, to be looked at again. */
  drawPast() {
    const past = this.answers.map(({ isRight }, place) => drawPast(isRight, this.eyebrow(place), () => this.show(place)));
    this.nameAll(past);
    return past.map(({ row }) => row);
  }

  /**
   * Say of each question what it was about, one after the other: of several at once the engine answers the first and the last.
   * Once something else is shown nothing more is asked: it would take the place of the question that is to be shown.
   * @param {ReturnType<typeof drawPast>[]} past
   */
  async nameAll(past) {
    const number = this.asked;
    for (const [place, one] of past.entries()) {
      if (number !== this.asked) return;
      const loaded = await this.load(place).catch(() => null);
      if (loaded) namePast(one, words, loaded, this.answers[place]);
    }
  }

  /**
   * Hand on a round with its score, by the sheet of the system where there is one, else copied.
   * @param {string} text
   * @param {number} right
   * @param {HTMLElement} status
   */
  async share(text, right, status) {
    const url = new URL(addressOf(this.round, right), location.href).href;
    try {
      if (navigator.share) await navigator.share({ title: document.title, text, url });
      else {
        await navigator.clipboard.writeText(`${text}\n${url}`);
        fill(status, say(words.ui.copied));
      }
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") fill(status, say(words.ui["copy-failed"]));
    }
  }

  onward() {
    fill(hint);
    this.next();
  }

  again() {
    this.answers = [];
    this.plan = planned(this.round, []);
    this.questions = {};
    keep(words.game, this.round, this);
    this.next();
  }

  /**
   * Start a round; a new one takes its place in the address.
   * @param {Round} chosen
   */
  start(chosen, isNew = false) {
    this.round = chosen;
    this.questions = {};
    const day = isToday(this.round) ? (kept(words.game, this.round) ?? { answers: [], earlier: dueToday(words.game, this.round.sets) }) : null;
    this.answers = day?.answers ?? [];
    this.plan = planned(this.round, day?.earlier ?? []);
    if (isNew) history.pushState(null, "", isToday(this.round) ? location.pathname + location.search : addressOf(this.round));
    const own = chosenSets();
    const isOwn = own.length === this.round.sets.length && own.every((set) => this.round.sets.includes(set));
    const mine = el("button", { type: "button", class: "action action--quiet", onclick: () => this.start({ ...this.round, sets: chosenSets(), right: null }, true) }, ui("use-own-sets"));
    fill(
      hint,
      this.round.right === null ? null : el("p", {}, ui("challenge", { right: count(this.round.right), all: count(ROUND) })),
      isOwn ? null : el("p", {}, ui("other-sets"), " ", mine),
    );
    this.next(!isNew);
  }

  /** Others sit at the table, or they are called otherwise: who goes on with as many goes on where they were. */
  seat() {
    if (seated() !== this.round.players) return this.start({ ...this.round, players: seated(), right: null });
    this.questions = {};
    this.next(true);
  }

  fromHere() {
    const named = fromAddress(location.hash);
    this.start(named ?? today());
    if (named === undefined) fill(hint, el("p", {}, ui("bad-link")));
  }
}

// The words of the page itself need no checker; each question brings those of its own.
useWords(/** @type {PageWords} */ (/** @type {unknown} */ (words)));
const practice = new Practice();
whenPlayersChange(words.game, () => practice.seat());
addEventListener("popstate", () => practice.fromHere());
document.addEventListener("fathom:sets", (event) => {
  if (event.detail.isNew) practice.start({ ...practice.round, sets: chosenSets(), right: null });
});
practice.fromHere();
