// What the blocks of an answer are put together from: heads, seals, labels, and buttons that change the question.

import { el, sign } from "../kit/elements.js";
import { say, words } from "../words/words.js";

/**
 * A button that puts fields into the form, in place of what stands there.
 * @param {Wording} label
 * @param {JsonObject} fields
 * @param {Scope} scope
 */
export const applyButton = (label, fields, scope) =>
  el("button", { type: "button", class: "action", onclick: () => scope.change(fields) }, say(label));

/**
 * The same for each item of a list, where many stand below each other: as quiet as the tools below the answer.
 * @param {Wording} label
 * @param {JsonObject} fields
 * @param {Scope} scope
 */
export const applyTool = (label, fields, scope) =>
  el("button", { type: "button", class: "tool", onclick: () => scope.change(fields) }, sign("up"), el("span", {}, say(label)));

/** @type {Record<string, string>} */
const SEALS = { good: "yes", bad: "close", open: "fork" };

/**
 * The seal of a tone: what stands for yes, no and it depends wherever an answer is headed by it.
 * @param {string} tone
 */
export const seal = (tone) => el("span", { class: "seal", "data-tone": tone }, sign(SEALS[tone] ?? "check"));

/**
 * The head of an answer.
 * @param {string} tone
 * @param {Piece} text
 */
export const headed = (tone, text) => el("h2", { class: "answer__headline", "data-tone": tone }, seal(tone), el("span", {}, text));

/**
 * The element of a heading at the level of a scope.
 * @param {Scope} scope
 */
export const headingOf = ({ level }) => /** @type {"h3" | "h4" | "h5" | "h6"} */ (`h${level}`);

/**
 * The heading of a block; blocks inside items have lower ones.
 * @param {Wording | undefined} title
 * @param {Scope} scope
 * @param {Fillings} [values]
 */
export const heading = (title, scope, values) => (title ? el(headingOf(scope), {}, say(title, values)) : null);

/**
 * A label, with a link to the rule that it rests on.
 * @param {{ rule?: string, label: Wording }} row
 */
export const ruleLabel = (row) => {
  const rule = row.rule && words.rules[row.rule];
  return rule ? el("a", { href: rule.u, title: rule.n }, say(row.label)) : say(row.label);
};
