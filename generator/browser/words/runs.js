// Runs of an answer (engine/speaker/runs.py) as nodes of the page.

import { el, symbol, symbolBeside } from "../kit/elements.js";
import { older, words } from "./words.js";

/**
 * Runs as nodes.
 * @param {Run[] | null | undefined} runs
 * @returns {Piece[]}
 */
export const drawRuns = (runs) => (runs ?? []).map(drawRun);

/**
 * @param {Run} run
 * @returns {Piece}
 */
function drawRun(run) {
  if (typeof run === "string") return run;
  if (run.name) return el(run.url ? "a" : "span", { href: run.url, lang: run.lang }, drawRuns(run.name));
  if (run.kept) return el("span", { class: "kept" }, drawRuns(run.kept));
  if (run.symbol) return run.beside ? symbolBeside(words.sprite, run.symbol, run.hue) : symbol(words.sprite, run.symbol, run.hue);
  if (run.rounded) return el("span", { class: "rounded", title: run.exact }, run.rounded);
  if (run.count) return el("span", { class: "answer__count" }, drawRuns(run.count));
  if (run.cards) return el("span", { class: "answer__cards" }, drawRuns(run.cards));
  if (run.chip) return drawChip(run.chip);
  if (run.older) return older(drawRuns(run.fallback), run.older);
  return el("span", { lang: run.lang, class: "fallback" }, drawRuns(run.fallback));
}

/**
 * An entry as a small card: its symbol and short name.
 * @param {Chip} chip
 */
const drawChip = ({ n, short, hue, symbol: name, mark }) =>
  el(
    "span",
    { class: `answer__card${hue ? ` hue-${hue}` : ""}`, role: "img", "aria-label": n, title: n },
    name ? symbol(words.sprite, name, hue) : null,
    el("b", {}, short),
    mark ? symbol(words.sprite, mark) : null,
  );

/**
 * What runs say, as the text of an attribute.
 * @param {Run[]} runs
 */
export const textOf = (runs) => el("span", {}, drawRuns(runs)).textContent ?? "";
