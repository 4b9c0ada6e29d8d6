// Chances: a line and a bar for each.

import { headingOf } from "./parts.js";
import { bar, el } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { ruleLabel } from "../words/rules.js";
import { ui } from "../words/words.js";

/**
 * A line for each chance: what it is of and the percentage, on demand with the fraction; below it a bar as long as it is likely.
 * @param {ChancesNode} node
 * @param {Drawing} drawing
 */
export function drawChances({ title, rule, lines }, drawing) {
  const list = el(
    "ul",
    { class: "answer__bars" },
    lines.map(({ label, chance, fraction, permille, notes }) =>
      el(
        "li",
        {},
        el("span", {}, drawRuns(label)),
        el("b", {}, drawRuns(chance), fraction ? el("span", { class: "answer__fraction" }, ` ${fraction}`) : null),
        bar(permille / 10),
        notes.length
          ? el("span", { class: "answer__notes" }, notes.map(({ tone, text }) => el("span", { class: "answer__part", "data-tone": tone }, drawRuns(text))))
          : null,
      ),
    ),
  );
  const isExact = lines.every(({ fraction }) => !fraction);
  return [el(headingOf(drawing), {}, ruleLabel(title, rule)), list, isExact ? null : fractionsButton(list)];
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
