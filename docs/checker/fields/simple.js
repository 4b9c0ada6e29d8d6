// The plain inputs: a number with buttons on both sides, a choice of a few, a line of text.

import { el, freshId } from "../dom.js";
import { inParts, labelled, plain, say, uiText } from "../words.js";
import { matters } from "./condition.js";
import { framed } from "./frame.js";

/**
 * @param {IntegerDeclaration} declaration
 * @param {FieldWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
export function integerField(declaration, words, changed) {
  const { min, max } = declaration;
  const { parts } = words; // how many of the unit make one that is shown: hundredths are put in as 2.65
  const label = freshId();
  const start = declaration.default ?? null;
  const input = el("input", {
    type: "text",
    inputmode: parts > 1 ? "decimal" : "numeric",
    pattern: parts > 1 ? "-?[0-9]*[.,]?[0-9]*" : "-?[0-9]*",
    class: "field__number",
    autocomplete: "off",
    "aria-labelledby": label,
    value: start === null ? "" : inParts(start, parts),
    oninput: () => (draw(), changed()),
    onfocus: () => input.select(),
    onblur: () => write(read()),
    onkeydown: (event) => {
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      step(event.key === "ArrowUp" ? 1 : -1);
    },
  });

  function read() {
    const number = Math.round(Number.parseFloat(input.value.replace(",", ".")) * parts);
    return Number.isNaN(number) ? start : Math.max(min, Math.min(max, number));
  }

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const number = Number.isInteger(wanted) ? Math.max(min, Math.min(max, Number(wanted))) : start;
    input.value = number === null ? "" : inParts(number, parts);
    draw();
  }

  /** @param {number} by */
  function step(by) {
    write((read() ?? min) + (parts > 1 ? (by * parts) / 2 : by)); // by halves where there are parts
    changed();
  }

  /**
   * @param {number} by
   * @param {string} sign
   * @param {string} key
   */
  const button = (by, sign, key) =>
    el(
      "button",
      { type: "button", class: "field__step", "aria-label": labelled(plain(words.label), uiText(key)), onclick: () => step(by) },
      el("span", { "aria-hidden": "true" }, sign),
    );
  const less = button(-1, "−", "decrease");
  const more = button(1, "+", "increase");

  function draw() {
    const value = read();
    less.disabled = value === null || value <= min;
    more.disabled = value !== null && value >= max;
  }

  draw();
  const node = framed(words, el("div", { class: "field__stepper" }, less, input, more));
  node.querySelector("legend").id = label;
  return { node, read, write };
}

/**
 * @param {ChoiceDeclaration} declaration
 * @param {FieldWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
export function choiceField(declaration, words, changed) {
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

/**
 * @param {TextDeclaration} declaration
 * @param {FieldWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
export function textField(declaration, words, changed) {
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
