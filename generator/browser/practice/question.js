// A question to practise with, drawn: what is asked, the position, the choices, and what became of it.

import { drawChoice, drawQuestioned, drawTouched } from "../answers/position.js";
import { drawNodes } from "../answers/nodes.js";
import { el, fill, freshId, sign } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";
import { plain, say } from "../words/words.js";
import { drawPainted, markPainted } from "./painted.js";
import { colour } from "./seats.js";

/**
 * How many narrow letters take as much room: an East Asian one takes that of two.
 * @param {string} text
 */
const breadth = (text) => [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);

/**
 * A choice: its words and, where it lies in the position, what lies there.
 * @param {QuestionSaid["choices"][0]} choice
 * @param {() => void} choose
 */
function drawButton(choice, choose) {
  if (!choice.shown) return el("button", { type: "button", class: "choice", onclick: choose }, drawChoice(choice));
  const [name, more] = [el("span", { class: "choice__text", id: freshId() }, textOf(choice.text)), drawTouched(choice.shown)];
  more.id = freshId();
  return el("button", { type: "button", class: "choice choice--thing", onclick: choose, "aria-labelledby": name.id, "aria-describedby": more.id }, more, name);
}

/** A question on the page. */
export class Question {
  /**
   * @param {Loaded} loaded
   * @param {PracticeWords} words
   * @param {Piece} eyebrow what stands above it
   * @param {(chosen: number) => void} choose is told what is touched
   */
  constructor({ question, told }, words, eyebrow, choose) {
    this.question = question;
    this.words = words;
    this.heading = el("h2", { class: "practice__asks", tabindex: "-1" }, drawRuns(told.asks));
    this.answer = el("section", { class: "answer", "aria-label": plain(words.practice.answer), tabindex: "-1", hidden: true });
    this.bar = el("div", { class: "practice__bar deep", hidden: true });
    this.buttons = told.choices.map((choice, index) => drawButton(choice, () => choose(index)));
    this.texts = this.buttons.map((button) => button.querySelector(":scope > .choice__text")?.textContent ?? "");
    /** @param {DrawnPart} part */
    const drawOther = ({ figure, painted, rows = [] }) => (painted ? drawPainted(painted, rows, words.sprite, choose) : figure ? drawNodes([figure], { level: 3, change: () => {} }) : null);
    const position = drawQuestioned(told, drawOther, words.sprite);
    this.position = position;
    const isOfPlayers = question.choices.every(({ code }) => code === "player");
    const items = /** @type {HTMLElement[]} */ ([...(position?.querySelectorAll('[data-of="players"] > .position__items > section > h3') ?? [])]);
    colour(question, isOfPlayers ? this.buttons.map((button) => /** @type {HTMLElement} */ (button.querySelector(":scope > .choice__text"))) : items);
    const things = told.touched.length ? (told.choices.every(({ shown }) => shown?.entries) ? "cards" : "players") : null;
    const isWide = !things && this.buttons.some((button) => breadth(button.textContent) > (this.buttons.length === 3 ? 9 : 24));
    const list = { class: "choices", role: "list", "aria-label": plain(words.practice.choose), "data-count": String(this.buttons.length), "data-wide": String(isWide), "data-things": things };
    this.nodes = [
      el("p", { class: "practice__number" }, eyebrow, " · ", say(words.exercises[question.asks.code].title)),
      this.heading,
      position,
      el("ul", list, this.buttons.map((button) => el("li", {}, button))),
      // Who hears the page comes from the outcome to the way on, and from there to the reasons.
      this.bar,
      this.answer,
    ];
  }

  /**
   * Mark the choices, and have a bar at the edge of the window that says whether it was right and leads on.
   * @param {number} chosen
   * @param {Piece} onwards what the button that leads on says
   * @param {() => void} onward
   */
  tell(chosen, onwards, onward) {
    const { right } = this.question;
    const isRight = chosen === right;
    this.buttons.forEach((button, index) => {
      button.setAttribute("aria-disabled", "true");
      if (index === right) button.dataset.tone = "good";
      else if (index === chosen) button.dataset.tone = "bad";
      if (button.dataset.tone) button.append(sign(index === right ? "yes" : "close"));
    });
    if (this.position) markPainted(this.position, right, chosen);
    const said = say(this.words.practice[isRight ? "right" : "wrong"], { answer: this.texts[right] });
    const outcome = el("p", { class: "practice__outcome", "data-tone": isRight ? "good" : "bad", tabindex: "-1" }, sign(isRight ? "yes" : "close"), el("b", {}, said));
    const why = el("button", { type: "button", class: "button practice__why", onclick: () => this.explain() }, say(this.words.practice.why));
    const next = el("button", { type: "button", class: "button button--gold practice__next", onclick: onward }, onwards);
    fill(this.bar, outcome, why, next);
    this.bar.hidden = false;
    this.answer.hidden = false;
    return outcome;
  }

  /** Have what was touched and what is right stand clear of the bar: most often they do, and the page stays where it is. */
  uncover() {
    for (const button of this.buttons) if (button.dataset.tone === "bad") button.scrollIntoView({ block: "nearest" });
    for (const button of this.buttons) if (button.dataset.tone === "good") button.scrollIntoView({ block: "nearest" });
  }

  /** Go to the reasons. */
  explain() {
    this.answer.scrollIntoView({ block: "start" });
    this.answer.focus({ preventScroll: true });
  }
}
