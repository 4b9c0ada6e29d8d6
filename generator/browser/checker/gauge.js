// What a question comes to so far: a bar with a segment for all that is laid down, and below it the conditions that it has to
// meet, each a ring until something is laid down, then a tick or a cross.

import { el, fill, sign, symbol } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { uiText } from "../words/words.js";

/**
 * Make a gauge. Gives { node, show }; what shows an answer is given what it comes to, and whether nothing is laid down.
 * @param {string} sprite
 */
export function makeGauge(sprite) {
  const bar = el("div", { class: "gauge__bar", "aria-hidden": "true" });
  const mark = el("span", { class: "gauge__mark", "aria-hidden": "true", hidden: true });
  const says = el("ul", { class: "gauge__says" });
  const node = el("div", { class: "gauge", hidden: true }, el("div", { class: "gauge__line" }, bar, mark), says);

  return {
    node,
    /**
     * @param {GaugeSaid | null} told
     * @param {boolean} isBare
     */
    show(told, isBare) {
      node.hidden = !told;
      if (!told) return;
      const { goal, parts, conditions } = told;
      const sum = parts.reduce((so, { worth }) => so + worth, 0);
      const whole = Math.max(goal, sum, 1);
      fill(
        bar,
        parts.map(({ worth, hue, symbol: name }) => {
          const part = el("span", { class: hue ? `hue-${hue}` : name ? "gauge__token" : null }, String(worth), name && worth > 1 ? symbol(sprite, name) : null);
          part.style.setProperty("--share", String(worth / whole));
          return part;
        }),
      );
      mark.hidden = sum <= goal;
      mark.style.setProperty("--share", String(goal / whole));
      fill(says, conditions.map((condition) => drawCondition(condition, isBare)));
    },
  };
}

/**
 * @param {GaugeSaid["conditions"][0]} condition
 * @param {boolean} isBare
 */
function drawCondition({ text, met }, isBare) {
  const state = isBare ? "wait" : met ? "good" : "bad";
  const spoken = isBare ? "" : ` (${uiText(met ? "met" : "not-met")})`;
  const drawing = isBare ? el("span", { class: "gauge__ring" }) : sign(met ? "yes" : "close");
  const words = el("span", {}, drawRuns(text));
  for (const link of words.querySelectorAll("a")) link.replaceWith(...link.childNodes); // beside what is touched, nothing leads away
  return el("li", { "data-tone": isBare ? null : state }, drawing, words, el("span", { class: "spoken" }, spoken));
}
