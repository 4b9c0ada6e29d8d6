// Rules that an answer rests on.

import { el } from "../kit/elements.js";
import { drawRuns } from "./runs.js";
import { words } from "./words.js";

/**
 * A link to a rule section, named by its title; null for a rule this site doesn't have.
 * @param {string | null} id
 */
export function ruleLink(id) {
  const rule = id && words.rules[id];
  return rule ? el("a", { class: "answer__rule", href: rule.u, lang: rule.l }, rule.n) : null;
}

/**
 * A label, with a link to the rule that it rests on.
 * @param {Run[]} label
 * @param {string | null} id
 */
export function ruleLabel(label, id) {
  const rule = id && words.rules[id];
  return rule ? el("a", { href: rule.u, title: rule.n }, drawRuns(label)) : drawRuns(label);
}
