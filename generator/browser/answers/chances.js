// Chances: a line and a bar for each.

import { headingOf, ruleLabel } from "./parts.js";
import { bar, el } from "../kit/elements.js";
import { valuesAt } from "../words/paths.js";
import { asChance, chance, isWhole } from "../words/rounded.js";
import { inside, isShown, part } from "../words/values.js";
import { ui } from "../words/words.js";

/**
 * A line for each chance: what it is of and the percentage, on demand with the fraction; below it a bar as long as it is
 * likely. Of a mix, what never happens is left out.
 * @param {ChancesBlock} block
 * @param {Scope} scope
 */
export function drawChances(block, scope) {
  const told = valuesAt(block.path, scope).map((item) => {
    const own = inside(item, scope);
    return { own, probability: asChance(/** @type {Chance | string} */ (valuesAt(block.chance, own)[0])) };
  });
  const items = told.filter(({ probability }) => !block.mix || probability.fraction !== "0");
  if (!items.length) return null;
  const lines = items.map(({ own, probability }) => {
    const notes = (block.note ?? []).filter((note) => isShown(note, own));
    return el(
      "li",
      {},
      el("span", {}, part(block.label, own)),
      el("b", {}, chance(probability), isWhole(probability) ? null : el("span", { class: "answer__fraction" }, ` ${probability.fraction}`)),
      bar(probability.permille / 10),
      notes.length
        ? el("span", { class: "answer__notes" }, notes.map((note) => el("span", { class: "answer__part", "data-tone": "text" in note ? note.tone : "plain" }, part(note, own))))
        : null,
    );
  });
  const list = el("ul", { class: "answer__bars" }, lines);
  const isExact = items.every(({ probability }) => isWhole(probability));
  return [el(headingOf(scope), {}, ruleLabel({ rule: block.rule, label: block.title })), list, isExact ? null : fractionsButton(list)];
}

/**
 * A button that shows the fractions beside the percentages, and takes them away again.
 * @param {HTMLElement} list
 */
function fractionsButton(list) {
  const button = el("button", { type: "button", class: "action action--quiet", "aria-pressed": "false" }, ui("as-fractions"));
  button.addEventListener("click", () => {
    const isPressed = list.classList.toggle("answer__bars--exact");
    button.setAttribute("aria-pressed", String(isPressed));
  });
  return button;
}
