// What a question comes to so far: a bar with a segment for all that is laid down, and below it the conditions that it has to
// meet, each a ring until something is laid down, then a tick or a cross.

import { el, fill, sign, symbol } from "../kit/elements.js";
import { holds, valuesAt } from "../words/paths.js";
import { fillings } from "../words/values.js";
import { entry, say, uiText } from "../words/words.js";

/**
 * The segments of what is laid down: how much each is worth, and in which colour or with which symbol it is drawn.
 * @param {Gauge} gauge
 * @param {Scope} scope
 */
export function segments({ parts }, scope) {
  return parts.flatMap(({ path, of, symbol: sign }) =>
    valuesAt(path, scope).map((value) => {
      const row = of ? entry(of, String(value)) : null;
      return { worth: Number(row ? row.short : value) || 0, hue: row?.hue, symbol: sign };
    }),
  ).filter(({ worth }) => worth > 0);
}

/**
 * Make a gauge. Gives { node, show }; what shows an answer is given it with its question, and whether nothing is laid down.
 * @param {Gauge} gauge
 * @param {string} sprite
 */
export function makeGauge(gauge, sprite) {
  const bar = el("div", { class: "gauge__bar", "aria-hidden": "true" });
  const mark = el("span", { class: "gauge__mark", "aria-hidden": "true", hidden: true });
  const says = el("ul", { class: "gauge__says" });
  const node = el("div", { class: "gauge", hidden: true }, el("div", { class: "gauge__line" }, bar, mark), says);

  /**
   * @param {GaugeCondition} condition
   * @param {Scope} scope
   * @param {boolean} isBare
   */
  function told({ text, values, met }, scope, isBare) {
    const state = isBare ? "wait" : holds(met, scope) ? "good" : "bad";
    const spoken = isBare ? "" : ` (${uiText(state === "good" ? "met" : "not-met")})`;
    const drawing = isBare ? el("span", { class: "gauge__ring" }) : sign(state === "good" ? "yes" : "close");
    const words = el("span", {}, say(text, fillings(values, scope)));
    for (const link of words.querySelectorAll("a")) link.replaceWith(...link.childNodes); // beside what is touched, nothing leads away
    return el("li", { "data-tone": isBare ? null : state }, drawing, words, el("span", { class: "spoken" }, spoken));
  }

  return {
    node,
    /**
     * @param {Scope | null} scope
     * @param {boolean} isBare
     */
    show(scope, isBare) {
      const goal = scope ? Number(valuesAt(gauge.goal, scope)[0] ?? 0) : 0;
      node.hidden = !scope;
      if (!scope) return;
      const laid = segments(gauge, scope);
      const sum = laid.reduce((so, { worth }) => so + worth, 0);
      const whole = Math.max(goal, sum, 1);
      fill(
        bar,
        laid.map(({ worth, hue, symbol: name }) => {
          const part = el("span", { class: hue ? `hue-${hue}` : name ? "gauge__token" : null }, String(worth), name && worth > 1 ? symbol(sprite, name) : null);
          part.style.setProperty("--share", String(worth / whole));
          return part;
        }),
      );
      mark.hidden = sum <= goal;
      mark.style.setProperty("--share", String(goal / whole));
      fill(says, gauge.conditions.filter(({ when }) => holds(when, scope)).map((condition) => told(condition, scope, isBare)));
    },
  };
}
