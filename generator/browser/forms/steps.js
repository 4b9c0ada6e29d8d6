// A number as a step of a track: all steps lie side by side, each shows what it brings, and one is touched.

import { el, freshId, symbol } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { joined, listed, plain } from "../words/words.js";
import { framed } from "./frame.js";

/**
 * @param {IntegerDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function stepsField({ min, default: start = null }, words, changed, { sprite }) {
  const { steps, shows } = /** @type {StepsLayout} */ (words.layout);
  const name = freshId();
  const boxes = steps.map(({ options }, place) => {
    const number = min + place;
    const counted = options.map((option) => Object.keys(shows).filter((key) => isObject(option) && option[key]).map((key) => ({ ...shows[key], count: Number(option[key]) })));
    const box = el("input", { type: "radio", name, value: number, onchange: changed });
    const shown = counted.map((counts) =>
      el("span", { class: "rungs__option" }, counts.map(({ count, symbol: drawn }) => el("span", { class: "kept" }, count > 1 ? String(count) : null, symbol(sprite, drawn)))),
    );
    const said = listed(counted.map((counts) => inWords(counts)));
    const label = el(
      "label",
      { class: "field__few-one rungs__one" },
      box,
      el("b", {}, String(number)),
      el("span", { class: "rungs__options", "aria-hidden": "true" }, shown),
      el("span", { class: "spoken" }, said),
    );
    return { number, box, label };
  });

  /** @param {{ text: Wording, count: number }[]} counts */
  function inWords(counts) {
    return el("span", {}, joined(counts.map(({ text, count }) => plain(text, { count })))).textContent ?? "";
  }

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const chosen = Number.isInteger(wanted) ? Math.max(min, Math.min(min + steps.length - 1, Number(wanted))) : start;
    for (const { number, box } of boxes) box.checked = number === chosen;
  }

  write(start);
  return {
    node: framed(words, el("div", { class: "rungs" }, boxes.map(({ label }) => label))),
    read: () => boxes.find(({ box }) => box.checked)?.number ?? start,
    write,
  };
}

/** @type {(of: Kind) => Kind} */
export const laid = (of) => ({ ...of, make: (declaration, ...around) => stepsField(/** @type {IntegerDeclaration} */ (declaration), ...around), isBeside: false });
