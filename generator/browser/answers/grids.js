// Labelled values, below one another or in the columns of a table.

import { heading } from "./parts.js";
import { el } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";
import { ruleLabel } from "../words/rules.js";

/**
 * @param {FactsNode} node
 * @param {Drawing} drawing
 */
export const drawFacts = ({ title, rows }, drawing) => [
  heading(title, drawing),
  el(
    "dl",
    { class: "answer__facts" },
    rows.map(({ strong, label, rule, value }) =>
      el("div", { class: strong ? "answer__strong" : null }, el("dt", {}, ruleLabel(label, rule)), el("dd", {}, drawRuns(value))),
    ),
  ),
];

/** @param {TableNode} node */
export function drawTable({ title, heads, best, rows }) {
  const marked = best.map((isBest) => (isBest ? "answer__best" : null));
  return el(
    "div",
    { class: "answer__frame", tabindex: 0, role: "region", "aria-label": textOf(title) },
    el(
      "table",
      { class: "answer__table" },
      el("caption", {}, drawRuns(title)),
      el("thead", {}, el("tr", {}, el("td", {}), heads.map((head, place) => el("th", { scope: "col", class: marked[place] }, drawRuns(head))))),
      el(
        "tbody",
        {},
        rows.map(({ strong, label, rule, cells }) =>
          el(
            "tr",
            { class: strong ? "answer__strong" : null },
            el("th", { scope: "row" }, ruleLabel(label, rule)),
            cells.map((cell, place) => el("td", { class: marked[place] }, drawRuns(cell))),
          ),
        ),
      ),
    ),
  );
}
