// A line of text.

import { el } from "../kit/elements.js";
import { say } from "../words/words.js";

/**
 * @param {TextDeclaration} declaration
 * @param {FieldWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function textField(declaration, words, changed) {
  const input = el("input", {
    type: "text",
    class: "field__text",
    maxlength: declaration.max_length,
    autocomplete: "off",
    oninput: changed,
  });
  const node = el(
    "label",
    { class: "field field--line" },
    el("span", { class: "field__label" }, say(words.label)),
    words.help ? el("small", { class: "field__help" }, say(words.help)) : null,
    input,
  );
  return {
    node,
    read: () => input.value.trim(),
    write: (wanted) => {
      input.value = typeof wanted === "string" ? wanted.slice(0, declaration.max_length) : "";
    },
  };
}

/** @type {Kind} */
export const kind = {
  make: textField,
  describe: (_declaration, _words, value) => String(value ?? ""),
};
