// All points of a player, one by one.
import { el } from "../kit/elements.js";
import { categories, figure, pointsIn, tied } from "./sayings.js";

/**
 * One player's points, category by category.
 * @param {ScoredPlayer} player
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
export function pointsOf({ name, total, parts }, result, sayings) {
  const used = categories(result).map(({ id }) => id);
  return el(
    "section",
    {},
    el("h3", {}, el("span", {}, tied(name)), el("span", { class: "numeral" }, figure(total))),
    parts.filter(({ id }) => used.includes(id)).map((part) => ({ items: [], ...part })).map(({ items, ...part }) => [
      el("h4", {}, el("span", {}, part.label, part.how === "exact" || part.how === "empty" ? null : el("small", {}, ` ${sayings.say(part.how)}`)), el("span", {}, pointsIn(part))),
      items.length ? el("ul", {}, items.map((item) => el("li", {}, el("span", {}, item.text, item.note ? el("small", {}, ` ${item.note}`) : null), el("span", {}, figure(item.points))))) : null,
    ]),
  );
}
