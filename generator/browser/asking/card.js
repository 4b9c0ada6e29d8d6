// The card above the hits of the search: how a question was read with what the checker says, or the sentence of the rules that
// answers. It is one region from its first answer on, so that a screen reader hears each new verdict and nothing else of it.

import { seal } from "../answers/parts.js";
import { drawPosition } from "../answers/position.js";
import { el, fill, sign } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { ruleLink } from "../words/rules.js";
import { withWords } from "../words/words.js";

export class Card {
  constructor() {
    this.read = el("div", { class: "reply__read" });
    this.line = el("div", { class: "reply__line", "aria-live": "polite" });
    this.ways = el("div", { class: "reply__ways" });
    this.node = el("section", { class: "reply", hidden: true, tabindex: "-1" }, this.read, this.line, this.ways);
  }

  /** @param {Asked | null} asked */
  show(asked) {
    this.node.hidden = !asked;
    if (!asked) return fill(this.line);
    const { say, reading, rules } = asked;
    this.node.setAttribute("aria-label", say.label);
    if (reading) withWords(reading.words, () => this.showReading(say, reading));
    else this.showRules(say, rules);
  }

  /**
   * @param {Asked["say"]} say
   * @param {NonNullable<Asked["reading"]>} reading
   */
  showReading(say, { title, address, left, said }) {
    const { position, line, tone, reason, rule, needed } = said;
    this.node.dataset.tone = tone;
    fill(this.read, el("p", { class: "reply__title" }, `${say.read} `, el("b", {}, title)), position.length ? drawPosition(position, true) : null);
    fill(
      this.line,
      line ? el("p", { class: "reply__verdict" }, seal(tone), el("b", {}, line)) : null,
      reason ? el("p", {}, drawRuns(reason)) : null,
      needed ? el("p", {}, el("a", { class: "reply__needed", href: address }, drawRuns(needed))) : null,
    );
    const words = left.map((text) => [" ", el("q", {}, text)]);
    fill(
      this.ways,
      ruleLink(rule),
      left.length ? el("p", { class: "reply__left" }, `${say.left}:`, words) : null,
      el("a", { class: "reply__open", href: address }, say.open, sign("next")),
    );
  }

  /**
   * @param {Asked["say"]} say
   * @param {Asked["rules"]} rules
   */
  showRules(say, [best, ...others]) {
    this.node.dataset.tone = "plain";
    fill(this.read);
    fill(this.line, el("blockquote", { class: "reply__sentence" }, best.sentence));
    fill(
      this.ways,
      drawSource(best),
      others.length
        ? el("details", { class: "reply__more" }, el("summary", {}, say.more), others.map((rule) => [el("blockquote", {}, rule.sentence), drawSource(rule)]))
        : null,
    );
  }
}

/** @param {Asked["rules"][0]} rule */
const drawSource = ({ title, address }) => el("a", { class: "answer__rule", href: address }, title);
