// One of a few values.

import { el, freshId } from "../kit/elements.js";
import { plain, say, uiText } from "../words/words.js";
import { matters } from "./condition.js";
import { checkbox, framed } from "./frame.js";

/**
 * A choice of yes and no without words for the two: its label says what is so, and stands beside a box to tick.
 * @param {ChoiceDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function yesNo({ default: start }, words, changed) {
  const { node, box } = checkbox(words, changed);
  /** @param {Json | undefined} wanted */
  const write = (wanted) => {
    box.checked = (wanted === "yes" || wanted === "no" ? wanted : start) === "yes";
  };
  write(start);
  return { node, read: () => (box.checked ? "yes" : "no"), write };
}

/**
 * What a choice is before anybody has chosen; null where nothing need be chosen: then the point is open.
 * @param {{ default?: Json, choices?: string[], required?: boolean }} declaration
 */
export const firstChoice = ({ default: start, choices, required }) => start ?? (required ? choices?.[0] : null) ?? null;

/**
 * One of its values. Where none need be chosen, a second press takes the choice back.
 * @param {ChoiceDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function choiceField(declaration, words, changed) {
  if (!words.choices && declaration.choices.includes("yes")) return yesNo(declaration, words, changed);
  const name = freshId();
  const boxes = declaration.choices.map((choice) => {
    /** @type {ChoiceWords} */
    const own = words.choices?.[choice] ?? { label: choice };
    const box = el("input", { type: "radio", name, value: choice, onchange: changed, onclick: () => press(choice) });
    const said = el("span", {}, el("b", {}, say(own.label)), own.help ? el("small", {}, say(own.help)) : null);
    return { choice, box, own, label: el("label", { class: "field__choice" }, box, said) };
  });
  const start = firstChoice(declaration);
  let chosen = start;

  /** @param {string} choice */
  function press(choice) {
    const isTakenBack = start === null && chosen === choice;
    write(isTakenBack ? null : choice);
    if (isTakenBack) changed();
  }

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    // The engine takes a number for the choice that is called so (engine/kinds/choice.py).
    chosen = declaration.choices.find((choice) => choice === String(wanted)) ?? start;
    for (const { choice, box } of boxes) box.checked = choice === chosen;
  }

  write(start);
  return {
    node: framed(words, el("div", { class: "field__choices" }, boxes.map(({ label }) => label))),
    read: () => boxes.find(({ box }) => box.checked)?.choice ?? null,
    write,
    // A value that will not do is out of sight unless it is the one that was given.
    settle(beside, whole) {
      for (const { box, own, label } of boxes) {
        if (own.when) label.hidden = !box.checked && !matters(own.when, beside, whole);
      }
    },
  };
}

/** @type {Kind} */
export const kind = {
  make: choiceField,
  describe(_declaration, { choices }, value) {
    if (!choices) return uiText(String(value));
    return plain(choices[String(value)]?.label ?? String(value));
  },
  needsLabel: ({ choices }) => !choices,
};
