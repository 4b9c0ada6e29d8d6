// What the checker says of a position to practise with, once it is answered.

import { drawVerdict } from "../answers/answer.js";
import { ask } from "../engine/engine.js";
import { el, sign } from "../kit/elements.js";
import { encode } from "../kit/share.js";
import { say } from "../words/words.js";

const SHORT = 900; // an answer of at most so many pixels stands there as a whole
const FIRST = 600; // of a longer one the beginning does, and the rest is folded

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

/**
 * Fold what comes late in a long answer; a heading stays with what stands below it.
 * @param {HTMLElement} sheet
 * @param {PracticeWords} words
 */
function foldRest(sheet, words) {
  if (sheet.offsetHeight <= SHORT) return;
  const parts = /** @type {HTMLElement[]} */ ([...sheet.children]);
  let from = parts.findIndex((part) => part.offsetTop - parts[0].offsetTop > FIRST);
  if (from > 0 && /^H\d$/.test(parts[from - 1].tagName)) from -= 1;
  if (from > 0) sheet.append(el("details", { class: "practice__rest" }, el("summary", {}, say(words.practice.whole)), parts.slice(from)));
}

/**
 * The address of a position in its checker.
 * @param {PracticeWords} words
 * @param {PracticeQuestion} question
 * @param {JsonObject} [fields]
 */
const checkerLink = (words, { checker, request }, fields = {}) => `${words.links[checker.split("/")[1]]}#${encode({ ...request, ...fields })}`;

/**
 * Draw what the checker says of the position. Whether the reader was right is said elsewhere, so its sign is a quiet one here;
 * and there is no headline where that would speak of something else than the question. Gives false if it is not wanted any more.
 * @param {PracticeWords} words
 * @param {PracticeQuestion} question
 * @param {number} chosen
 * @param {string[]} texts those of the choices
 * @param {HTMLElement} target
 * @param {() => boolean} isWanted
 */
export async function drawReasons(words, question, chosen, texts, target, isWanted) {
  const [isVerdict, isPart] = [question.choices.every(({ code }) => code === "yes" || code === "no"), isOfRequest(question)];
  for (const request of requestsOf(question, chosen)) {
    const reply = await ask(question.checker, request);
    if (!reply || !isWanted() || reply.answer.kind !== "verdict") return false;
    // What a button of the answer changes is changed in the checker, in the position that this answer is about.
    const change = (/** @type {JsonObject} */ fields) => location.assign(checkerLink(words, { ...question, request }, fields));
    const sheet = el("div", { class: "answer__sheet" }, drawVerdict(/** @type {VerdictSaid} */ (reply.said).blocks, change));
    if (!isVerdict && !isPart) sheet.querySelector(".answer__headline")?.remove();
    const isWrong = request !== question.request;
    if (isPart) sheet.prepend(el("p", { class: "practice__choice", "data-tone": isWrong ? "bad" : "good" }, sign(isWrong ? "close" : "yes"), texts[isWrong ? chosen : question.right]));
    target.append(sheet, el("p", { class: "practice__ways" }, el("a", { href: checkerLink(words, { ...question, request }) }, say(words.practice.open))));
    foldRest(sheet, words);
  }
  return true;
}
