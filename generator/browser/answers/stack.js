// Cards that lie on each other in rows, drawn as the checker's form draws them: the first row is the one at the bottom.

import { el, symbol } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";
import { words } from "../words/words.js";

/** @param {Stack} stack */
export function drawStack({ widest, rows, parts }) {
  const drawn = rows.map(({ label, cards }) => {
    const line = el("div", { class: "stack__row", role: "group", "aria-label": textOf(label) }, cards.map(drawCard));
    line.style.setProperty("--widest", String(widest));
    return [el("p", { class: "stack__label", "aria-hidden": "true" }, drawRuns(label)), line];
  });
  // What the lines of a card are, where there are several.
  return el("div", { class: "stack" }, drawn.reverse(), parts.length > 1 ? el("p", { class: "stack__label" }, parts.join(" / ")) : null);
}

/**
 * @param {Stack["rows"][0]["cards"][0]} card
 * @param {number} place
 */
const drawCard = ({ label, free, lines }, place) =>
  el(
    "div",
    { class: `stack__one${free ? " stack__one--free" : ""}`, role: "img", "aria-label": label },
    lines.length ? lines.map((line) => el("span", { class: "stack__line" }, line.map(drawOne))) : el("span", { class: "stack__number" }, String(place + 1)),
  );

/** @param {Stack["rows"][0]["cards"][0]["lines"][0][0]} one */
const drawOne = ({ count, symbol: drawing, hue, n }) =>
  el("span", { class: "kept" }, count > 1 ? String(count) : null, drawing ? symbol(words.sprite, drawing, hue ?? undefined) : n);
