// A whole number of few that are possible: all of them lie side by side, and one is chosen.

import { el, fill, freshId } from "../kit/elements.js";

/**
 * A number from `min` to `max`, at first `start`.
 * @param {{ min: number, max: number, start: number | null, changed: () => void }} options
 */
export function few({ min, max, start, changed }) {
  const group = freshId();
  let most = max;
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => {
    const number = min + place;
    const box = el("input", { type: "radio", name: group, value: number, onchange: changed });
    const name = el("span", {}, String(number));
    return { number, box, name, label: el("label", { class: "field__few-one" }, box, name) };
  });

  const read = () => numbers.find(({ box }) => box.checked)?.number ?? start;

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const chosen = Number.isInteger(wanted) ? Math.max(min, Math.min(most, Number(wanted))) : start;
    for (const { number, box } of numbers) box.checked = number === chosen;
  }

  /**
   * Take another bound; a number above it comes down to it.
   * @param {number} bound
   */
  function limit(bound) {
    most = bound;
    for (const { number, label } of numbers) label.hidden = number > most;
    const value = read();
    if (value !== null && value > most) write(most);
  }

  /**
   * Call the numbers otherwise: by names, from that of the lowest on.
   * @param {Piece[]} names
   */
  function call(names) {
    numbers.forEach(({ name, number }, place) => fill(name, names[place] ?? String(number)));
  }

  write(start);
  return { node: el("div", { class: "field__few" }, numbers.map(({ label }) => label)), read, write, limit, call };
}
