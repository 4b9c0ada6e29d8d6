// The keys by which a number is typed. The key for what is next is the one way on; a digit that cannot follow begins the next number.

import { el, sign } from "../kit/elements.js";
import { uiText } from "../words/words.js";

/**
 * `onto` goes on for a digit, and tells whether it may begin a number there.
 * @param {{ read: () => number | null, write: (value: number | null) => void, next: () => void, onto: () => boolean }} wanted
 */
export function keypad({ read, write, next, onto }) {
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
    if (!isFresh && isFull(value) && !onto()) return;
    const begun = isFresh ? null : read();
    const digits = begun === null ? Number(key) : Math.abs(begun) * 10 + Number(key);
    const below = begun === null ? isBelow : begun < 0;
    const number = Math.max(min, Math.min(max, below ? -digits : digits));
    isFresh = false;
    write(number);
  }

  /**
   * Whether no further digit can follow.
   * @param {number | null} value
   */
  const isFull = (value) => value !== null && value !== 0 && Math.abs(value) * 10 > (value < 0 ? -min : max);

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
