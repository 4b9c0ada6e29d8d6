// The page to practise on: five questions that the engine makes of a seed, each answered by a tap and explained by the
// checker whose question it is.

import { verdict } from "../checker/answer.js";
import { loadBlocks, seal, useChange } from "../checker/blocks.js";
import { el, fill, sign } from "../checker/dom.js";
import { ask } from "../checker/engine.js";
import { encode } from "../checker/share.js";
import { itemName } from "../checker/values.js";
import { coded, useItems } from "../checker/coded.js";
import { plain, say, useWords } from "../checker/words.js";
import { chosenSets } from "../js/sets.js";
import { drawChoice, drawPosition } from "./position.js";
import { addressOf, anyRound, fromAddress, isToday, keep, kept, ROUND, today } from "./rounds.js";

/** @type {PracticeWords} */
const words = JSON.parse(document.getElementById("practice-words").textContent);

/** @param {string} name */
const place = (name) => document.querySelector(`[data-practice="${name}"]`);
const stage = place("stage");
const steps = place("steps");
const hint = place("hint");

/** @type {Round} */
let round;
/** @type {Given[]} */
let answers = [];
/** @type {Record<number, Promise<Loaded>>} */
let questions = {}; // those of the round that were asked for, by their numbers
let asked = 0; // how many questions have been asked for: an earlier one that comes late is not shown any more

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

/** @type {Record<string, Promise<PracticeCheckerWords>>} */
const loaded = {};

/**
 * The words of a checker, which stand beside the page; fetched once.
 * @param {string} checker
 */
function wordsOf(checker) {
  loaded[checker] ??= fetch(new URL(`${checker.split("/")[1]}.json`, location.href)).then((reply) => {
    if (!reply.ok) throw new Error(String(reply.status));
    return reply.json();
  });
  loaded[checker].catch(() => delete loaded[checker]); // the next try may have a connection
  return loaded[checker];
}

/**
 * Speak the words of one checker from now on, with those of the question.
 * @param {PracticeQuestion} question
 * @param {PracticeCheckerWords} own
 */
function speak({ asks, request }, own) {
  const exercise = words.exercises[asks.code];
  const choices = Object.fromEntries(Object.entries(exercise.choices).map(([code, { params }]) => [code, params]));
  useWords(/** @type {PageWords} */ (/** @type {unknown} */ ({
    ...words,
    ...own,
    say: { ...words.say, ...own.say },
    params: { ...own.params, asks: { [asks.code]: exercise.params }, choices },
  })));
  const scope = /** @type {Scope} */ ({ item: request, around: null, request, answer: request, level: 3 });
  useItems((list, at) => itemName(list, at, scope));
  return exercise;
}

/** The marks of the questions so far. */
function drawSteps() {
  const states = Array.from({ length: ROUND }, (_, index) => (answers[index] ? (answers[index].isRight ? "good" : "bad") : index === answers.length ? "now" : "next"));
  fill(steps, states.map((state) => el("li", { "data-state": state }, state === "good" ? sign("yes") : state === "bad" ? sign("close") : null)));
}

/** Ask the next question, or show how the round went. */
function next(isFirst = false) {
  drawSteps();
  if (answers.length >= ROUND) drawResult(isFirst);
  else show(answers.length + 1, isFirst);
}

/**
 * Show a question of the round, with what was chosen if it has been answered.
 * @param {number} place
 */
async function show(place, isFirst = false) {
  const number = ++asked;
  if (isFirst) fill(stage, stage.querySelector(".lead"), el("p", { class: "answer__start answer__start--loading" }, say(words.ui.loading)));
  try {
    const loaded = await load(place);
    if (number === asked) drawQuestion(loaded, isFirst);
  } catch (error) {
    failed(error, number);
  }
}

/**
 * A question of the round, with the words of its checker.
 * @param {number} place
 */
function load(place) {
  questions[place] ??= (async () => {
    const reply = await ask(words.game, { seed: round.seed, number: place, sets: round.sets });
    if (!reply) throw new Error("not asked any more");
    const question = /** @type {PracticeQuestion} */ (/** @type {unknown} */ (reply.answer));
    const own = await wordsOf(question.checker);
    await loadBlocks(own.result);
    return { question, own };
  })();
  questions[place].catch(() => delete questions[place]);
  return questions[place];
}

/**
 * @param {any} error
 * @param {number} number
 */
function failed(error, number) {
  if (error instanceof Error) console.error(error);
  if (number !== asked) return;
  const reload = el("button", { type: "button", class: "action", onclick: () => location.reload() }, say(words.ui.reload));
  fill(stage, el("p", {}, say(words.ui[error.code] ?? words.ui["engine-failed"], { number: count(error.number) })), reload);
}

/**
 * @param {Loaded} loaded
 * @param {boolean} isFirst
 */
function drawQuestion({ question, own }, isFirst) {
  const exercise = speak(question, own);
  const given = answers[question.number - 1];
  const heading = el("h2", { class: "practice__asks", tabindex: "-1" }, coded(/** @type {any} */ ("asks"), question.asks, exercise.asks));
  const answer = el("section", { class: "answer", "aria-label": plain(words.practice.answer), hidden: true });
  const buttons = question.choices.map((choice, index) =>
    el("button", { type: "button", class: "choice", onclick: () => choose(index), "aria-disabled": given ? "true" : null }, drawChoice(choice, exercise.choices[choice.code])),
  );
  const list = el("ul", { class: "choices", role: "list", "aria-label": plain(words.practice.choose), "data-count": String(buttons.length), "data-wide": String(buttons.some((button) => breadth(button.textContent) > (buttons.length === 3 ? 9 : 24))) }, buttons.map((button) => el("li", {}, button)));
  const eyebrow = el("p", { class: "practice__number" }, ui("number", { number: count(question.number), all: count(ROUND) }), " · ", say(exercise.title));
  fill(stage, eyebrow, heading, drawPosition(question.request, question.hidden), list, answer);
  if (!isFirst) {
    heading.focus({ preventScroll: true });
    steps.scrollIntoView({ block: "start" });
  }
  document.documentElement.dataset.question = String(question.number);
  if (given) tell(given.chosen);

  /** @param {number} chosen */
  function choose(chosen) {
    if (answers.length >= question.number) return;
    answers.push({ chosen, isRight: chosen === question.right });
    keep(words.game, round, answers);
    drawSteps();
    const said = tell(chosen);
    said.focus({ preventScroll: true });
    said.scrollIntoView({ block: "nearest", behavior: "smooth" });
  }

  /** @param {number} chosen */
  function tell(chosen) {
    buttons.forEach((button, index) => {
      button.setAttribute("aria-disabled", "true");
      if (index === question.right) button.dataset.tone = "good";
      else if (index === chosen) button.dataset.tone = "bad";
      if (button.dataset.tone) button.append(sign(index === question.right ? "yes" : "close"));
    });
    const texts = buttons.map((button) => button.querySelector(".choice__text")?.textContent ?? "");
    return explain(question, chosen, answer, texts);
  }
}

/**
 * Say whether it was right, and below it what the checker says of the position.
 * @param {PracticeQuestion} question
 * @param {number} chosen
 * @param {HTMLElement} target
 * @param {string[]} texts those of the choices
 */
function explain(question, chosen, target, texts) {
  const isRight = chosen === question.right;
  const tone = isRight ? "good" : "bad";
  const said = el("p", { class: "practice__outcome", "data-tone": tone, tabindex: "-1" }, seal(tone), el("b", {}, ui(isRight ? "right" : "wrong", { answer: texts[question.right] })));
  const onwards = el("button", { type: "button", class: "button button--gold practice__next", onclick: onward }, ui(answers.length < ROUND ? "next" : "result"));
  target.hidden = false;
  fill(target, said, onwards);
  drawReasons(question, chosen, onwards, texts);
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
async function drawReasons(question, chosen, onwards, texts) {
  const number = asked;
  const [isVerdict, isPart] = [question.choices.every(({ code }) => code === "yes" || code === "no"), isOfRequest(question)];
  try {
    for (const request of requestsOf(question, chosen)) {
      const reply = await ask(question.checker, request);
      if (!reply || number !== asked || reply.answer.kind !== "verdict") return;
      const sheet = el("div", { class: "answer__sheet" }, verdict(reply.answer, request));
      const headline = sheet.querySelector(".answer__headline");
      if (isVerdict || isPart) headline?.querySelector(".seal")?.remove();
      else headline?.remove();
      const isWrong = request !== question.request;
      if (isPart) sheet.prepend(el("p", { class: "practice__choice", "data-tone": isWrong ? "bad" : "good" }, sign(isWrong ? "close" : "yes"), texts[isWrong ? chosen : question.right]));
      // What a button of the answer changes is changed in the checker, in the position that this answer is about.
      sheet.addEventListener("click", () => useChange((fields) => location.assign(checkerLink({ ...question, request }, fields))), { capture: true });
      onwards.before(sheet, el("p", { class: "practice__ways" }, el("a", { href: checkerLink({ ...question, request }) }, ui("open"))));
      foldRest(sheet);
    }
    document.documentElement.dataset.explained = String(question.number);
  } catch (error) {
    console.error(error); // the right answer is told all the same
  }
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

/** @param {boolean} isFirst */
function drawResult(isFirst) {
  asked += 1;
  const right = answers.filter(({ isRight }) => isRight).length;
  const values = { right: count(right), all: count(ROUND) };
  const heading = el("h2", { class: "practice__score", tabindex: "-1", "data-perfect": String(right === ROUND) }, ui(right === ROUND ? "perfect" : "score", values));
  const status = el("span", { role: "status" });
  const text = plain(words.practice["shared-text"], { game: words.title, ...values });
  fill(
    stage,
    el("p", { class: "practice__number" }, isToday(round) ? ui("today") : null),
    heading,
    isToday(round) ? el("p", {}, ui("again-tomorrow")) : null,
    el(
      "p",
      { class: "practice__ways" },
      el("button", { type: "button", class: "action action--primary", onclick: () => share(text, right, status) }, sign("share"), " ", ui("share")),
      el("button", { type: "button", class: "action", onclick: () => start(anyRound(), true) }, ui("more")),
      el("button", { type: "button", class: "action", onclick: again }, ui("try-again")),
      isToday(round) ? null : el("button", { type: "button", class: "action", onclick: () => start(today(), true) }, ui("today")),
    ),
    status,
    el("h3", {}, ui("look-again")),
    el("ol", { class: "practice__past", role: "list" }, drawPast()),
  );
  if (!isFirst) heading.focus();
}

/** The questions that were answered, to be looked at again. */
function drawPast() {
  const about = answers.map(() => el("span", {}));
  nameAll(about);
  return answers.map(({ isRight }, index) => {
    const [tone, text] = [isRight ? "good" : "bad", el("span", {}, ui("number", { number: count(index + 1), all: count(ROUND) }), about[index])];
    return el("li", { "data-tone": tone }, el("button", { type: "button", class: "choice", onclick: () => show(index + 1) }, sign(isRight ? "yes" : "close"), text));
  });
}

/**
 * Say of each question what it was about, one after the other: of several at once the engine answers the first and the last.
 * Once something else is shown nothing more is asked: it would take the place of the question that is to be shown.
 * @param {HTMLElement[]} about
 */
async function nameAll(about) {
  const number = asked;
  for (const [index, place] of about.entries()) {
    if (number !== asked) return;
    const loaded = await load(index + 1).catch(() => null);
    if (loaded) fill(place, " · ", say(words.exercises[loaded.question.asks.code].title));
  }
}

/**
 * Hand on a round with its score, by the sheet of the system where there is one, else copied.
 * @param {string} text
 * @param {number} right
 * @param {HTMLElement} status
 */
async function share(text, right, status) {
  const url = new URL(addressOf(round, right), location.href).href;
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

function onward() {
  fill(hint);
  next();
}

function again() {
  answers = [];
  keep(words.game, round, answers);
  next();
}

/**
 * Start a round; a new one takes its place in the address.
 * @param {Round} chosen
 */
function start(chosen, isNew = false) {
  round = chosen;
  questions = {};
  answers = isToday(round) ? kept(words.game, round) : [];
  if (isNew) history.pushState(null, "", isToday(round) ? location.pathname + location.search : addressOf(round));
  const own = chosenSets();
  const isOwn = own.length === round.sets.length && own.every((set) => round.sets.includes(set));
  const mine = el("button", { type: "button", class: "action action--quiet", onclick: () => start({ ...round, sets: chosenSets(), right: null }, true) }, ui("use-own-sets"));
  fill(
    hint,
    round.right === null ? null : el("p", {}, ui("challenge", { right: count(round.right), all: count(ROUND) })),
    isOwn ? null : el("p", {}, ui("other-sets"), " ", mine),
  );
  next(!isNew);
}

function fromHere() {
  const named = fromAddress(location.hash);
  start(named ?? today());
  if (named === undefined) fill(hint, el("p", {}, ui("bad-link")));
}

// The words of the page itself need no checker; each question brings those of its own.
useWords(/** @type {PageWords} */ (/** @type {unknown} */ (words)));
addEventListener("popstate", fromHere);
document.addEventListener("fathom:sets", (event) => {
  if (event.detail.isNew) start({ ...round, sets: chosenSets(), right: null });
});
fromHere();
