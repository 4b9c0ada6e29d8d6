// The points of all players as bars: a hue for each category, with the number on it.
import { el } from "../kit/elements.js";
import { categories, figure, placed, pointsIn, ranked, tied } from "./sayings.js";

/**
 * The whole length of a player's bar: what is lost is drawn behind what was won.
 * @param {ScoredPlayer} player
 */
export const lengthOf = ({ parts }) => parts.reduce((sum, { points }) => sum + Math.abs(points), 0);

/**
 * The parts of a bar in their order, those below zero last: each with its hue and its share of the bar.
 * @param {ScoredPlayer} player
 * @param {{ id: string, hue: number }[]} shown
 */
export const partsOf = (player, shown) =>
  player.parts
    .filter(({ points }) => points)
    .map(({ id, points }) => ({ hue: shown.find((one) => one.id === id)?.hue ?? 1, points }))
    .sort((one, other) => Number(one.points < 0) - Number(other.points < 0));

/**
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
export function bars(result, sayings) {
  const shown = categories(result);
  const players = ranked(result);
  const longest = Math.max(1, ...players.map(lengthOf));
  return el("ol", { class: "standing", "aria-label": sayings.say("points") }, players.map((player) => bar(player, shown, longest, sayings)));
}

/**
 * @param {ScoredPlayer} player
 * @param {ReturnType<typeof categories>} shown
 * @param {number} longest
 * @param {Sayings} sayings
 */
function bar(player, shown, longest, sayings) {
  const [, colon] = sayings.words.marks;
  const said = shown.map(({ id, label }) => `${label}${colon}${pointsIn(player.parts.find((part) => part.id === id))}`);
  const track = el(
    "div",
    { class: "standing__track", role: "img", "aria-label": sayings.listed(said) },
    partsOf(player, shown).map(({ hue, points }) => {
      const part = el("span", { class: `standing__part standing__part--${hue}${points < 0 ? " standing__part--less" : ""}` }, figure(points));
      part.style.flexGrow = String(Math.abs(points));
      return part;
    }),
  );
  track.style.inlineSize = `${(lengthOf(player) / longest) * 100}%`;
  return el(
    "li",
    { class: "standing__player" },
    el("b", {}, player.winner ? el("span", { class: "standing__star", "aria-hidden": "true" }, "★ ") : null, tied(placed(player))),
    el("span", { class: "numeral" }, figure(player.total)),
    track,
  );
}

/** @param {ReturnType<typeof categories>} shown */
export const legend = (shown) => el("ul", { class: "standing__legend" }, shown.map(({ label, hue }) => el("li", {}, el("i", { class: `standing__part--${hue}` }), label)));
