// One of a few values.

import { el, freshId } from "../dom.js";
import { plain, say } from "../words.js";
import { matters } from "./condition.js";
import { framed } from "./frame.js";

/**
 * @param {ChoiceDeclaration} declaration
 * @param {FieldWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function choiceField(declaration, words, changed) {
  const name = freshId();
  const boxes = declaration.choices.map((choice) => {
    /** @type {ChoiceWords} */
    const own = words.choices?.[choice] ?? { label: choice };
    const box = el("input", { type: "radio", name, value: choice, onchange: changed });
    const said = el("span", {}, el("b", {}, say(own.label)), own.help ? el("small", {}, say(own.help)) : null);
    return { choice, box, own, label: el("label", { class: "field__choice" }, box, said) };
  });
  const start = declaration.default ?? declaration.choices[0];

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const chosen = declaration.choices.find((choice) => choice === wanted) ?? start;
    for (const { choice, box } of boxes) box.checked = choice === chosen;
  }

  write(start);
  return {
    node: framed(words, el("div", { class: "field__choices" }, boxes.map(({ label }) => label))),
    read: () => boxes.find(({ box }) => box.checked)?.choice ?? start,
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
  told: (_declaration, words, value) => plain(words.choices?.[String(value)]?.label ?? String(value)),
};
