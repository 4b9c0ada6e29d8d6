// The card above the hits of the search: how a question was read with what the checker says, or the sentence of the rules that
// answers. It is one region from its first answer on, so that a screen reader hears each new verdict and nothing else of it.
// What was read is mended in it, and what is missing put in (mending.js, which is fetched when it is first wanted).

import { seal } from "../answers/parts.js";
import { Recorder } from "../kit/questions.js";
import { encode } from "../kit/share.js";
import { drawPosition } from "../answers/position.js";
import { el, fill, freshId, sign } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { ruleLink } from "../words/rules.js";
import { ui, withWords } from "../words/words.js";
import { drawChips } from "./chips.js";

/** @typedef {Awaited<ReturnType<typeof import("./mending.js").mending>>} Mending */

export class Card {
  /** @param {(reading: HeardReading) => Promise<AskedReading | null>} judge what answers a reading that was mended */
  constructor(judge) {
    this.judge = judge;
    this.read = el("div", { class: "reply__read" });
    this.line = el("div", { class: "reply__line", "aria-live": "polite" });
    this.inputs = el("div", { class: "reply__inputs", id: freshId(), role: "group", onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event) });
    this.ways = el("div", { class: "reply__ways" });
    this.node = el("section", { class: "reply", hidden: true, tabindex: "-1" }, this.read, this.line, this.inputs, this.ways);
    this.recorder = new Recorder();
    this.ways.addEventListener("click", () => this.recorder.now()); // who goes on has read it
    /** What is in sight. @type {Asked | null} */
    this.asked = null;
    /** @type {AskedReading | null} */
    this.reading = null;
    /** The path of the input that was tapped. */
    this.open = "";
    /** @type {Promise<Mending> | null} */
    this.mending = null;
  }

  /** @param {Asked | null} asked */
  show(asked) {
    this.recorder.drop();
    this.asked = asked;
    this.reading = null;
    this.mending = null;
    this.open = "";
    this.node.hidden = !asked;
    for (const part of [this.read, this.line, this.inputs, this.ways]) fill(part);
    if (!asked) return;
    const { say, isSure, readings, rules } = asked;
    this.node.setAttribute("aria-label", say.label);
    if (isSure) this.showReading(readings[0]);
    else if (readings.length) this.showChoice(say, readings, rules);
    else this.showRules(say, rules);
  }

  /**
   * Readings that are equally good, or not sure: each says what it was read as, and opens in their place. The question may
   * have been about a rule all the same.
   * @param {Asked["say"]} say
   * @param {AskedReading[]} readings
   * @param {Asked["rules"]} rules
   */
  showChoice(say, readings, rules) {
    this.node.dataset.tone = "plain";
    fill(this.line, withWords(readings[0].words, () => el("p", {}, whichReading(readings))));
    fill(this.ways, [
      ...readings.map((reading) => {
        const said = freshId();
        const choose = () => {
          this.showReading(reading);
          this.node.focus();
        };
        return withWords(reading.words, () =>
          el(
            "div",
            { class: "reply__choice" },
            el("button", { type: "button", class: "reply__choose", "aria-describedby": said, onclick: choose }, reading.title, sign("next")),
            el("div", { id: said }, drawPosition(reading.said.position, true), drawLeft(say, reading)),
          ),
        );
      }),
      drawBest(rules),
    ]);
  }

  /** @param {AskedReading} reading */
  showReading(reading) {
    this.reading = reading;
    const { said, title, address, words } = reading;
    const { line, tone, reason, rule, needed } = said;
    const { say, isSure, readings, rules } = /** @type {Asked} */ (this.asked);
    this.node.dataset.tone = tone;
    this.drawRead();
    withWords(words, () => {
      fill(
        this.line,
        line ? el("p", { class: "reply__verdict" }, seal(tone), el("b", {}, line)) : null,
        reason ? el("p", {}, drawRuns(reason)) : null,
        needed ? el("p", { class: "reply__needed" }, drawRuns(needed)) : null,
      );
      this.inputs.setAttribute("aria-label", title);
      const others = isSure ? null : el("button", { type: "button", class: "tool", onclick: () => this.show(this.asked) }, sign("undo"), whichReading(readings));
      fill(
        this.ways,
        ruleLink(rule),
        drawLeft(say, reading),
        el("a", { class: "reply__open", href: address }, say.open, sign("next")),
        others,
        said.missing.length || isBare(reading) ? drawBest(rules) : null,
      );
    });
    this.showInputs(reading);
    if (said.missing.length) this.recorder.drop();
    else this.recorder.settle(reading.checker, encode(reading.request), said);
  }

  /** Draw what was read; the chip that the keyboard is on stays under it. */
  drawRead() {
    const { asked, reading, open } = this;
    if (!asked || !reading) return;
    const held = this.read.contains(document.activeElement);
    const chips = withWords(reading.words, () => drawChips(reading.said.position, { open, controls: this.inputs.id, tapped: (path) => this.tap(path) }));
    fill(this.read, el("p", { class: "reply__title" }, `${asked.say.read} `, el("b", {}, reading.title)), chips);
    if (held) this.focusChip(open);
  }

  /**
   * A chip was tapped: its input comes into sight, or goes.
   * @param {string} path
   */
  tap(path) {
    this.open = this.open === path ? "" : path;
    this.drawRead();
    this.focusChip(path);
    if (this.reading) this.showInputs(this.reading);
  }

  /** @param {string} path */
  focusChip(path) {
    (this.read.querySelector(`[data-chip="${path}"]`) ?? this.node).focus();
  }

  /**
   * Show the input that was tapped, and the first that is missing.
   * @param {AskedReading} reading
   */
  async showInputs(reading) {
    if (!this.open && !reading.said.missing.length && !this.mending) return;
    this.mending ??= import("./mending.js").then(({ mending }) => mending(reading, this.inputs, (request) => this.change(request)));
    const own = this.mending;
    try {
      const shown = await own;
      if (own !== this.mending || reading !== this.reading) return;
      const isNew = Boolean(this.open) && !this.inputs.querySelector(`[data-input="${this.open}"]`);
      shown.show(reading, this.open);
      if (isNew) this.inputs.scrollIntoView({ block: "nearest" });
    } catch {
      this.mending = null; // the way into the checker is there
    }
  }

  /**
   * Answer what was put in.
   * @param {JsonObject} request
   */
  async change(request) {
    const { reading, mending } = this;
    if (!reading) return;
    // The input that somebody is at stays, though it is not missing any more. Who was in a sheet of cards is at none for a moment.
    this.open = (this.inputs.querySelector("[data-input]:focus-within") ?? this.inputs.lastElementChild).dataset.input;
    this.node.setAttribute("aria-busy", "true");
    try {
      const judged = await this.judge({ checker: reading.checker, request, left: reading.left });
      if (judged && mending === this.mending) this.showReading(judged);
    } catch {
      if (mending === this.mending) fill(this.line); // an answer to something else is none
    }
    if (mending === this.mending) this.node.removeAttribute("aria-busy");
  }

  /**
   * What is typed into an input is nothing for the search around it; Escape closes the input.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const isClosing = event.key === "Escape";
    if (isClosing && !this.open) return;
    event.stopPropagation();
    if (!isClosing) return;
    event.preventDefault();
    this.tap(this.open);
  }

  /**
   * @param {Asked["say"]} say
   * @param {Asked["rules"]} rules
   */
  showRules(say, [best, ...others]) {
    this.node.dataset.tone = "plain";
    fill(this.line, el("blockquote", { class: "reply__sentence" }, best.sentence));
    fill(
      this.ways,
      drawSource(best),
      best.unsettled.map((one) => el("p", { class: "reply__unsettled" }, sign("fork"), el("span", {}, `${say.unsettled}${say.colon}`, el("a", { href: one.address }, one.title)))),
      best.checkers.map(drawWay),
      others.length
        ? el("details", { class: "reply__more" }, el("summary", {}, say.more), others.map((rule) => [el("blockquote", {}, rule.sentence), drawSource(rule)]))
        : null,
    );
  }
}

/**
 * The words that nothing was made of.
 * @param {Asked["say"]} say
 * @param {AskedReading} reading
 */
const drawLeft = (say, { left }) => (left.length ? el("p", { class: "reply__left" }, `${say.left}${say.colon}`, left.map((text) => [el("q", {}, text), " "])) : null);

/** @param {AskedReading[]} readings */
const whichReading = (readings) => ui(readings.length > 1 ? "which-reading" : "this-reading");

/**
 * Whether one thing alone was read: then the question may as well have been about the rule.
 * @param {AskedReading} reading
 */
function isBare({ request }) {
  const values = Object.values(request);
  return values.length === 1 && typeof values[0] !== "object";
}

/**
 * The sentence of the rules that answers, where a reading of the question does not yet.
 * @param {Asked["rules"]} rules
 */
const drawBest = ([best]) => (best ? el("div", { class: "reply__best" }, el("blockquote", {}, best.sentence), drawSource(best)) : null);

/**
 * The way into a checker that decides such cases.
 * @param {AskedPlace} checker
 */
const drawWay = ({ title, address }) => el("a", { class: "reply__open", href: address }, sign("check"), title, sign("next"));

/** @param {AskedPlace} place */
const drawSource = ({ title, address }) => el("a", { class: "answer__rule", href: address }, title);
