// Quickly: numbers, each tapped as often as it is there.

import { el, fill } from "../kit/elements.js";
import { say, ui, uiText } from "../words/words.js";

/**
 * @param {PadCell} cell
 * @returns {PadEditor}
 */
export function editor({ category, label, read, write, declared }) {
  const { quick } = category;
  if (quick?.way !== "tally") throw new Error("no tally");
  const { field: input, low, high } = quick;
  const most = Number(declared(input).max_items ?? Infinity);
  const numbers = () => [read(input) ?? []].flat().map(Number);
  const tray = el("ul", { class: "tray deep", "aria-label": label });
  const sum = el("p", { class: "pad__sum", "aria-live": "polite" });

  /** @param {number} number */
  function add(number) {
    if (numbers().length < most) write({ [input]: [...numbers(), number] });
  }

  /** @param {number} place */
  function remove(place) {
    write({ [input]: numbers().filter((_, index) => index !== place) });
    const left = tray.querySelectorAll("button");
    (left[Math.min(place, left.length - 1)] ?? node.querySelector("button")).focus();
  }

  function draw() {
    fill(
      tray,
      numbers().map((number, place) =>
        el("li", {}, el("button", { type: "button", class: "tray__card pad__held", "aria-label": uiText("one-fewer", { name: String(number) }), onclick: () => remove(place) }, el("b", {}, number), el("span", { class: "tray__minus", "aria-hidden": "true" }, "−"))),
      ),
    );
    fill(sum, numbers().length ? ui("sum", { count: numbers().reduce((one, other) => one + other, 0) }) : null);
  }

  const node = el(
    "div",
    { class: "pad__way" },
    el("p", { class: "pad__help" }, say(quick.help)),
    el("div", { class: "pad__numbers" }, Array.from({ length: high - low + 1 }, (_, place) => el("button", { type: "button", class: "pad__key", onclick: () => add(low + place) }, low + place))),
    tray,
    sum,
  );
  draw();
  return { node, draw };
}
