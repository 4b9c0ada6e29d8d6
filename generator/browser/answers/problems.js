// A request that could not be read: which field, what was given, what would have been accepted.

import { el } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { ruleLink } from "../words/rules.js";
import { ui } from "../words/words.js";

/**
 * What is wrong, or else what is still needed, as nodes, with the tone.
 * @param {ProblemsSaid} told
 * @returns {{ nodes: Piece, tone: "bad" | "plain" }}
 */
export function drawProblems({ items, needed }) {
  const toCome = needed ? el("p", { class: "answer__start" }, drawRuns(needed)) : null;
  if (!items.length) return { nodes: toCome, tone: "plain" };
  const list = items.map(({ text, accepted, rule }) =>
    el(
      "li",
      {},
      el("span", { class: "answer__said" }, drawRuns(text)),
      accepted ? el("span", { class: "answer__fix" }, drawRuns(accepted)) : null,
      ruleLink(rule),
    ),
  );
  return {
    nodes: [
      el("h2", { class: "answer__headline", "data-tone": "bad" }, ui("incomplete")),
      el("ul", { class: "answer__messages", "data-tone": "bad" }, list),
      toCome,
    ],
    tone: "bad",
  };
}
