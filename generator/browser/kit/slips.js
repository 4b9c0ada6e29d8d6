// How near a mistyped word is to another: for the search and for queries. Like folding.js it exports nothing, since the
// search's worker runs it as one of its files: it sets `slips` for all.
"use strict";

/**
 * How many slips make one word of another: a letter missing, too many, wrong, or two that changed places. Above `most`
 * any number above it.
 * @param {ArrayLike<string>} one letters, in a text or one by one
 * @param {ArrayLike<string>} other
 * @param {number} most
 */
function slips(one, other, most) {
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const now = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, before[j - 2] + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[other.length];
}

globalThis.slips = slips;
