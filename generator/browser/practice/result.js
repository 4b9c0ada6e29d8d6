// How a round went: the score, the ways on, and each question again, with what is right where it was missed.

import { el, fill, sign } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";
import { ruleLink } from "../words/rules.js";
import { plain, say } from "../words/words.js";

/** @param {number} number */
const count = (number) => ({ number });

/**
 * How many were right, of those of the round and of those of earlier days.
 * @param {AskedFor[]} plan
 * @param {Given[]} answers
 * @param {boolean} areEarlier
 */
export function scored(plan, answers, areEarlier) {
  const given = answers.filter((_, place) => Boolean(plan[place].exercise) === areEarlier);
  return { right: count(given.filter(({ isRight }) => isRight).length), all: count(given.length) };
}

/**
 * A question that was answered, to be looked at again. What it was about is drawn into its places once it is there.
 * @param {boolean} isRight
 * @param {Piece} eyebrow
 * @param {() => void} show
 */
export function drawPast(isRight, eyebrow, show) {
  const about = el("span", {});
  const more = el("div", { class: "practice__missed" });
  const text = el("span", {}, eyebrow, about);
  const row = el("li", { "data-tone": isRight ? "good" : "bad" }, el("button", { type: "button", class: "choice", onclick: show }, sign(isRight ? "yes" : "close"), text), more);
  return { row, about, more };
}

/**
 * Say what a question was about and, where it was missed, what was asked, what was chosen, what is right, and by which rule.
 * @param {ReturnType<typeof drawPast>} past
 * @param {PracticeWords} words
 * @param {Loaded} loaded
 * @param {Given} given
 */
export function namePast({ about, more }, words, { question, told }, { chosen, isRight }) {
  const exercise = words.exercises[question.asks.code];
  fill(about, " · ", say(exercise.title));
  if (isRight) return;
  /** @param {number} place */
  const text = (place) => textOf(told.choices[place]?.text ?? []);
  fill(
    more,
    el("p", { class: "practice__asked" }, drawRuns(told.asks)),
    el(
      "dl",
      {},
      el("div", { "data-tone": "bad" }, el("dt", {}, say(words.practice.chosen)), el("dd", {}, text(chosen))),
      el("div", { "data-tone": "good" }, el("dt", {}, say(words.practice.correct)), el("dd", {}, text(question.right))),
    ),
    el("p", { class: "practice__ways" }, plain(words.practice.rule), " ", ruleLink(exercise.rule)),
  );
}
