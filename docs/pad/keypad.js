// The keys by which a number is typed; it moves on by itself once no further digit can follow.

import { el, sign } from "../checker/dom.js";
import { uiText } from "../checker/words.js";

/**
 * @param {{ read: () => number | null, write: (value: number | null) => void, next: () => void }} wanted
 */
export function keypad({ read, write, next }) {
  let [min, max] = [0, 99];
  let isFresh = true; // the next digit begins another number
  let isBelow = false; // which will be below zero

  /** @param {string} key */
  function press(key) {
    const value = read();
    if (key === "next") return next();
    if (key === "delete") {
      const left = value === null || isFresh ? null : Math.trunc(value / 10) || null;
      isFresh = left === null;
      return write(left);
    }
    if (key === "minus") {
      isBelow = !isBelow;
      return value === null ? undefined : write(-value);
    }
    const digits = isFresh || value === null ? Number(key) : Math.abs(value) * 10 + Number(key);
    const below = isFresh || value === null ? isBelow : value < 0;
    const number = Math.max(min, Math.min(max, below ? -digits : digits));
    isFresh = false;
    write(number);
    if (number !== 0 && Math.abs(number) * 10 > (below ? -min : max)) next();
  }

  /**
   * @param {string} key
   * @param {Piece} shown
   * @param {string} [label]
   */
  const button = (key, shown, label) =>
    el("button", { type: "button", class: key === "next" ? "pad__key pad__key--next" : "pad__key", "aria-label": label, onclick: () => press(key) }, shown);
  const minus = button("minus", "±", uiText("sign-changed"));
  const node = el(
    "div",
    { class: "pad__keys" },
    ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => button(digit, digit)),
    minus,
    button("delete", sign("delete"), uiText("delete")),
    button("0", "0"),
    button("next", sign("next"), uiText("next")),
  );

  return {
    node,
    press,
    /**
     * Begin with another number, which may reach from `low` to `high`.
     * @param {number} low
     * @param {number} high
     */
    start(low, high) {
      [min, max] = [low, high];
      isFresh = true;
      isBelow = false;
      minus.hidden = min >= 0;
    },
  };
}
