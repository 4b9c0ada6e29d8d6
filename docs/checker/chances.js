// Chances: a line and a bar for each.

import { headingOf, ruleLabel } from "./blocks.js";
import { bar, el } from "./dom.js";
import { valuesAt } from "./paths.js";
import { inside, isShown, part } from "./values.js";
import { chance } from "./words.js";

/**
 * A line for each chance: what it is of and the percentage; below it a bar as long as it is likely.
 * @param {BarsBlock} block
 * @param {Scope} scope
 */
export function drawChances(block, scope) {
  const items = valuesAt(block.path, scope).map((item) => inside(item, scope));
  if (!items.length) return null;
  const lines = items.map((item) => {
    const [probability] = /** @type {Chance[]} */ (valuesAt(block.chance, item));
    const notes = (block.note ?? []).filter((note) => isShown(note, item));
    return el(
      "li",
      {},
      el("span", {}, part(block.label, item)),
      el("b", {}, chance(probability)),
      bar(probability.permille / 10),
      notes.length
        ? el("span", { class: "answer__notes" }, notes.map((note) => el("span", { class: "answer__part", "data-tone": "text" in note ? note.tone : "plain" }, part(note, item))))
        : null,
    );
  });
  return [el(headingOf(scope), {}, ruleLabel({ rule: block.rule, label: block.title })), el("ul", { class: "answer__bars" }, lines)];
}
