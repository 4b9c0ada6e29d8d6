// What was added up, in one line that wraps before a sign.

import { heading } from "./parts.js";
import { el } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { ruleLabel } from "../words/rules.js";
import { words } from "../words/words.js";

/**
 * A number behind what it is: before it, it would seem to count that.
 * @param {Piece} label
 * @param {string} number
 */
const labelledNumber = (label, number) => [el("small", {}, label, words.marks[1]), el("b", {}, number)];

/**
 * @param {FormulaNode} node
 * @param {Drawing} drawing
 */
export function drawFormula({ title, terms, label, rule, sum }, drawing) {
  const shown = terms.map((term, index) => {
    const sign = index ? (term.negative ? "− " : "+ ") : term.negative ? "− " : "";
    return [index ? " " : null, el("span", { class: "answer__term" }, sign, labelledNumber(drawRuns(term.label), term.number))];
  });
  return [
    heading(title, drawing),
    el(
      "p",
      { class: "answer__formula" },
      shown,
      terms.length ? " " : null,
      el("span", { class: "answer__term" }, terms.length ? "= " : null, labelledNumber(ruleLabel(label, rule), sum)),
    ),
  ];
}
