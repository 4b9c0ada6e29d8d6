// A whole number: a line to type it in, with buttons on both sides.

import { el } from "../kit/elements.js";
import { inParts, labelled, uiText } from "../words/words.js";

/**
 * A number from `min` to `max`, at first `start`. `parts` tells how many of the unit make one that is shown: hundredths
 * are put in as 2.65. `label` is the id of what names the line, or else it is named by `name`, as the buttons are.
 * @param {{ min: number, max: number, start: number | null, parts: number, name: string, label?: string, changed: () => void }} options
 */
export function stepper({ min, max, start, parts, name, label, changed }) {
  const input = el("input", {
    type: "text",
    inputmode: parts > 1 ? "decimal" : "numeric",
    pattern: parts > 1 ? "-?[0-9]*[.,]?[0-9]*" : "-?[0-9]*",
    class: "field__number",
    autocomplete: "off",
    "aria-labelledby": label,
    "aria-label": label ? null : name,
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
      { type: "button", class: "field__step", "aria-label": labelled(name, uiText(key)), onclick: () => step(by) },
      el("span", { "aria-hidden": "true" }, sign),
    );
  const less = button(-1, "−", "decrease");
  const more = button(1, "+", "increase");

  function draw() {
    const value = read();
    less.disabled = value === null || value <= min;
    more.disabled = value !== null && value >= max;
  }

  /**
   * Take another bound; a number above it comes down to it.
   * @param {number} most
   */
  function limit(most) {
    max = most;
    const value = read();
    if (value === max) write(value);
    else draw();
  }

  draw();
  return { node: el("div", { class: "field__stepper" }, less, input, more), read, write, limit, call: null };
}
