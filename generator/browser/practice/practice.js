// The page to practise on: five questions that the engine makes of a seed, each answered by a tap and explained by the
// checker whose question it is.

import { drawVerdict } from "../answers/answer.js";
import { loadBlocks } from "../answers/nodes.js";
import { seal } from "../answers/parts.js";
import { el, fill, sign } from "../kit/elements.js";
import { ask, learn } from "../engine/engine.js";
import { encode } from "../kit/share.js";
import { drawRuns } from "../words/runs.js";
import { plain, say, useWords } from "../words/words.js";
import { chosenSets } from "../kit/sets.js";
import { drawChoice, drawPosition } from "../answers/position.js";
import { addressOf, anyRound, fromAddress, isToday, keep, kept, ROUND, today } from "./rounds.js";

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
 * How many narrow letters take as much room: an East Asian one takes that of two.
 * @param {string} text
 */
const breadth = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);

/** @type {Record<string, Promise<void>>} */
const loaded = {};

/**
 * Have the engine say what a checker answers, by words that stand beside the page, and load what draws that; once.
 * @param {string} checker
 */
function loadWords(checker) {
  loaded[checker] ??= fetch(new URL(`${checker.split("/")[1]}.json`, location.href)).then(async (reply) => {
    if (!reply.ok) throw new Error(String(reply.status));
    /** @type {PracticeCheckerWords} */
    const own = await reply.json();
    learn(/** @type {PageWords} */ (/** @type {unknown} */ ({ ...words, ...own, say: { ...words.say, ...own.say } })));
    await loadBlocks(own.result);
  });
  loaded[checker].catch(() => delete loaded[checker]); // the next try may have a connection
  return loaded[checker];
}

/**
 * Whether choices stand for what is hidden of the position.
 * @param {PracticeQuestion} question
 */
const isOfRequest = ({ hidden, choices }) => hidden.length > 0 && hidden.every((name) => name in choices[0].params);

/**
 * What the checker is asked for an explanation: where choices stand for what is hidden of the position, also a wrong one.
 * @param {PracticeQuestion} question
 * @param {number} chosen
 */
function requestsOf(question, chosen) {
  const { request, choices, right } = question;
  return isOfRequest(question) && chosen !== right ? [{ ...request, ...choices[chosen].params }, request] : [request];
}

const SHORT = 900; // an answer of at most so many pixels stands there as a whole
const FIRST = 600; // of a longer one the beginning does, and the rest is folded

/**
 * Fold what comes late in a long answer; a heading stays with what stands below it.
 * @param {HTMLElement} sheet
 */
function foldRest(sheet) {
  if (sheet.offsetHeight <= SHORT) return;
  const parts = /** @type {HTMLElement[]} */ ([...sheet.children]);
  let from = parts.findIndex((part) => part.offsetTop - parts[0].offsetTop > FIRST);
  if (from > 0 && /^H\d$/.test(parts[from - 1].tagName)) from -= 1;
  if (from > 0) sheet.append(el("details", { class: "practice__rest" }, el("summary", {}, ui("whole")), parts.slice(from)));
}

/**
 * The address of a position in its checker.
 * @param {PracticeQuestion} question
 * @param {JsonObject} [fields]
 */
const checkerLink = ({ checker, request }, fields = {}) => `${words.links[checker.split("/")[1]]}#${encode({ ...request, ...fields })}`;

/** The round that is played, with what was answered. */
class Practice {
  constructor() {
    this.round = today();
    /** @type {Given[]} */
    this.answers = [];
    /** Those of the round that were asked for, by their numbers. @type {Record<number, Promise<Loaded>>} */
    this.questions = {};
    /** How many questions have been asked for: an earlier one that comes late is not shown any more. */
    this.asked = 0;
  }

  /** The marks of the questions so far. */
  drawSteps() {
    const states = Array.from({ length: ROUND }, (_, index) => (this.answers[index] ? (this.answers[index].isRight ? "good" : "bad") : index === this.answers.length ? "now" : "next"));
    fill(steps, states.map((state) => el("li", { "data-state": state }, state === "good" ? sign("yes") : state === "bad" ? sign("close") : null)));
  }

  /** Ask the next question, or show how the round went. */
  next(isFirst = false) {
    this.drawSteps();
    if (this.answers.length >= ROUND) this.drawResult(isFirst);
    else this.show(this.answers.length + 1, isFirst);
  }

  /**
   * Show a question of the round, with what was chosen if it has been answered.
   * @param {number} place
   */
  async show(place, isFirst = false) {
    const number = ++this.asked;
    if (isFirst) fill(stage, stage.querySelector(".lead"), el("p", { class: "answer__start answer__start--loading" }, say(words.ui.loading)));
    try {
      const loaded = await this.load(place);
      if (number === this.asked) this.drawQuestion(loaded, isFirst);
    } catch (error) {
      this.failed(error, number);
    }
  }

  /**
   * A question of the round, and what it says.
   * @param {number} place
   */
  load(place) {
    this.questions[place] ??= (async () => {
      const made = await ask(words.game, { seed: this.round.seed, number: place, sets: this.round.sets }, null);
      if (!made) throw new Error("not asked any more");
      const question = /** @type {PracticeQuestion} */ (/** @type {unknown} */ (made.answer));
      await loadWords(question.checker);
      const reply = await ask(question.checker, question, { as: "question" });
      if (!reply) throw new Error("not asked any more");
      return { question, told: /** @type {QuestionSaid} */ (reply.said) };
    })();
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
   * @param {boolean} isFirst
   */
  drawQuestion({ question, told }, isFirst) {
    const given = this.answers[question.number - 1];
    const heading = el("h2", { class: "practice__asks", tabindex: "-1" }, drawRuns(told.asks));
    const answer = el("section", { class: "answer", "aria-label": plain(words.practice.answer), hidden: true });
    const buttons = told.choices.map((choice, index) =>
      el("button", { type: "button", class: "choice", onclick: () => choose(index), "aria-disabled": given ? "true" : null }, drawChoice(choice)),
    );
    const list = el("ul", { class: "choices", role: "list", "aria-label": plain(words.practice.choose), "data-count": String(buttons.length), "data-wide": String(buttons.some((button) => breadth(button.textContent) > (buttons.length === 3 ? 9 : 24))) }, buttons.map((button) => el("li", {}, button)));
    const eyebrow = el("p", { class: "practice__number" }, ui("number", { number: count(question.number), all: count(ROUND) }), " · ", say(words.exercises[question.asks.code].title));
    fill(stage, eyebrow, heading, drawPosition(told.position), list, answer);
    if (!isFirst) {
      heading.focus({ preventScroll: true });
      steps.scrollIntoView({ block: "start" });
    }
    document.documentElement.dataset.question = String(question.number);
    const choose = (/** @type {number} */ chosen) => {
      if (this.answers.length >= question.number) return;
      this.answers.push({ chosen, isRight: chosen === question.right });
      keep(words.game, this.round, this.answers);
      this.drawSteps();
      const said = tell(chosen);
      said.focus({ preventScroll: true });
      said.scrollIntoView({ block: "nearest", behavior: "smooth" });
    };

    const tell = (/** @type {number} */ chosen) => {
      buttons.forEach((button, index) => {
        button.setAttribute("aria-disabled", "true");
        if (index === question.right) button.dataset.tone = "good";
        else if (index === chosen) button.dataset.tone = "bad";
        if (button.dataset.tone) button.append(sign(index === question.right ? "yes" : "close"));
      });
      const texts = buttons.map((button) => button.querySelector(".choice__text")?.textContent ?? "");
      return this.explain(question, chosen, answer, texts);
    };
    if (given) tell(given.chosen);
  }

  /**
   * Say whether it was right, and below it what the checker says of the position.
   * @param {PracticeQuestion} question
   * @param {number} chosen
   * @param {HTMLElement} target
   * @param {string[]} texts those of the choices
   */
  explain(question, chosen, target, texts) {
    const isRight = chosen === question.right;
    const tone = isRight ? "good" : "bad";
    const said = el("p", { class: "practice__outcome", "data-tone": tone, tabindex: "-1" }, seal(tone), el("b", {}, ui(isRight ? "right" : "wrong", { answer: texts[question.right] })));
    const onwards = el("button", { type: "button", class: "button button--gold practice__next", onclick: () => this.onward() }, ui(this.answers.length < ROUND ? "next" : "result"));
    target.hidden = false;
    fill(target, said, onwards);
    this.drawReasons(question, chosen, onwards, texts);
    return said;
  }

  /**
   * What the checker says of the position. Whether the reader was right stands above it, so that it has no seal; and no
   * headline where that would speak of something else than the question.
   * @param {PracticeQuestion} question
   * @param {number} chosen
   * @param {HTMLElement} onwards what stands below it
   * @param {string[]} texts
   */
  async drawReasons(question, chosen, onwards, texts) {
    const number = this.asked;
    const [isVerdict, isPart] = [question.choices.every(({ code }) => code === "yes" || code === "no"), isOfRequest(question)];
    try {
      for (const request of requestsOf(question, chosen)) {
        const reply = await ask(question.checker, request);
        if (!reply || number !== this.asked || reply.answer.kind !== "verdict") return;
        // What a button of the answer changes is changed in the checker, in the position that this answer is about.
        const change = (/** @type {JsonObject} */ fields) => location.assign(checkerLink({ ...question, request }, fields));
        const sheet = el("div", { class: "answer__sheet" }, drawVerdict(/** @type {VerdictSaid} */ (reply.said).blocks, change));
        const headline = sheet.querySelector(".answer__headline");
        if (isVerdict || isPart) headline?.querySelector(".seal")?.remove();
        else headline?.remove();
        const isWrong = request !== question.request;
        if (isPart) sheet.prepend(el("p", { class: "practice__choice", "data-tone": isWrong ? "bad" : "good" }, sign(isWrong ? "close" : "yes"), texts[isWrong ? chosen : question.right]));
        onwards.before(sheet, el("p", { class: "practice__ways" }, el("a", { href: checkerLink({ ...question, request }) }, ui("open"))));
        foldRest(sheet);
      }
      document.documentElement.dataset.explained = String(question.number);
    } catch (error) {
      console.error(error); // the right answer is told all the same
    }
  }

  /** @param {boolean} isFirst */
  drawResult(isFirst) {
    this.asked += 1;
    const right = this.answers.filter(({ isRight }) => isRight).length;
    const values = { right: count(right), all: count(ROUND) };
    const heading = el("h2", { class: "practice__score", tabindex: "-1", "data-perfect": String(right === ROUND) }, ui(right === ROUND ? "perfect" : "score", values));
    const status = el("span", { role: "status" });
    const text = plain(words.practice["shared-text"], { game: words.title, ...values });
    fill(
      stage,
      el("p", { class: "practice__number" }, isToday(this.round) ? ui("today") : null),
      heading,
      isToday(this.round) ? el("p", {}, ui("again-tomorrow")) : null,
      el(
        "p",
        { class: "practice__ways" },
        el("button", { type: "button", class: "action action--primary", onclick: () => this.share(text, right, status) }, sign("share"), " ", ui("share")),
        el("button", { type: "button", class: "action", onclick: () => this.start(anyRound(), true) }, ui("more")),
        el("button", { type: "button", class: "action", onclick: () => this.again() }, ui("try-again")),
        isToday(this.round) ? null : el("button", { type: "button", class: "action", onclick: () => this.start(today(), true) }, ui("today")),
      ),
      status,
      el("h3", {}, ui("look-again")),
      el("ol", { class: "practice__past", role: "list" }, this.drawPast()),
    );
    if (!isFirst) heading.focus();
  }

  /** The questions that were answered, to be looked at again. */
  drawPast() {
    const about = this.answers.map(() => el("span", {}));
    this.nameAll(about);
    return this.answers.map(({ isRight }, index) => {
      const [tone, text] = [isRight ? "good" : "bad", el("span", {}, ui("number", { number: count(index + 1), all: count(ROUND) }), about[index])];
      return el("li", { "data-tone": tone }, el("button", { type: "button", class: "choice", onclick: () => this.show(index + 1) }, sign(isRight ? "yes" : "close"), text));
    });
  }

  /**
   * Say of each question what it was about, one after the other: of several at once the engine answers the first and the last.
   * Once something else is shown nothing more is asked: it would take the place of the question that is to be shown.
   * @param {HTMLElement[]} about
   */
  async nameAll(about) {
    const number = this.asked;
    for (const [index, place] of about.entries()) {
      if (number !== this.asked) return;
      const loaded = await this.load(index + 1).catch(() => null);
      if (loaded) fill(place, " · ", say(words.exercises[loaded.question.asks.code].title));
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
    keep(words.game, this.round, this.answers);
    this.next();
  }

  /**
   * Start a round; a new one takes its place in the address.
   * @param {Round} chosen
   */
  start(chosen, isNew = false) {
    this.round = chosen;
    this.questions = {};
    this.answers = isToday(this.round) ? kept(words.game, this.round) : [];
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

  fromHere() {
    const named = fromAddress(location.hash);
    this.start(named ?? today());
    if (named === undefined) fill(hint, el("p", {}, ui("bad-link")));
  }
}

// The words of the page itself need no checker; each question brings those of its own.
useWords(/** @type {PageWords} */ (/** @type {unknown} */ (words)));
const practice = new Practice();
addEventListener("popstate", () => practice.fromHere());
document.addEventListener("fathom:sets", (event) => {
  if (event.detail.isNew) practice.start({ ...practice.round, sets: chosenSets(), right: null });
});
practice.fromHere();
