// What was added up, in one line that wraps before a sign.

import { heading, ruleLabel } from "./parts.js";
import { el } from "../kit/elements.js";
import { holds, valuesAt } from "../words/paths.js";
import { inside, part } from "../words/values.js";
import { words } from "../words/words.js";

/**
 * What is added or taken away: a number, or a product without the factor 1, and what it is. What is 0 is left out.
 * @param {Term} term
 * @param {Scope} scope
 */
function termsOf(term, scope) {
  return valuesAt(term.path, scope).flatMap((item) => {
    const own = term.path === "." ? scope : inside(item, scope);
    const factors = [term.value, term.times].flatMap((path) => (path ? valuesAt(path, own).slice(0, 1) : [])).map(Number);
    if (!holds(term.when, own) || !factors.length || !factors.every(Boolean)) return [];
    const [first, ...others] = factors;
    const numbers = [Math.abs(first), ...others].filter((factor) => factor !== 1);
    return [{ negative: first < 0, number: numbers.join(" × ") || "1", label: part(term.label, own) }];
  });
}

/**
 * A number behind what it is: before it, it would seem to count that.
 * @param {Piece} label
 * @param {string} number
 */
const labelledNumber = (label, number) => [el("small", {}, label, words.marks[1]), el("b", {}, number)];

/**
 * @param {FormulaBlock} block
 * @param {Scope} scope
 */
export function drawFormula(block, scope) {
  const [total] = valuesAt(block.total, scope);
  if (total === undefined || !holds(block.when, scope)) return null;
  const terms = block.terms.flatMap((term) => termsOf(term, scope));
  const shown = terms.map(({ negative, number, label }, index) => {
    const sign = index ? (negative ? "− " : "+ ") : negative ? "− " : "";
    return [index ? " " : null, el("span", { class: "answer__term" }, sign, labelledNumber(label, number))];
  });
  const sum = String(total).replace(/^-/, "−");
  return [
    heading(block.title, scope),
    el(
      "p",
      { class: "answer__formula" },
      shown,
      terms.length ? " " : null,
      el("span", { class: "answer__term" }, terms.length ? "= " : null, labelledNumber(ruleLabel(block), sum)),
    ),
  ];
}
