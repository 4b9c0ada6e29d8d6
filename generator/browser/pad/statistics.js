// Earlier games in figures: tables with a bar beside each number, which are read aloud as tables.
import { el } from "../kit/elements.js";
import { MOST_NAMES, tallied } from "./tallied.js";

/**
 * @param {ScoreResult[]} results at least one
 * @param {Sayings} sayings
 */
export function statistics(results, sayings) {
  const { lang } = sayings.words;
  const { names, categories, months } = tallied(results, lang);
  const [whole, decimal] = [0, 1].map((digits) => new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }));
  const month = new Intl.DateTimeFormat(lang, { month: "short", year: "numeric" });
  const figure = (/** @type {number} */ number, form = whole) => form.format(number).replace(/^-/, "−");
  const most = (/** @type {number[]} */ numbers) => Math.max(1, ...numbers.map(Math.abs));
  const wins = most(names.map((one) => one.wins));
  const average = most(categories.map((one) => one.average));
  const games = most(months.map((one) => one.games));
  const rest = names.length - MOST_NAMES;
  return el(
    "div",
    { class: "statistics" },
    table(
      sayings.say("by-name"),
      ["player", "games", "wins", "best", "average"].map((key) => sayings.say(key)),
      names.slice(0, MOST_NAMES).map((one) => [one.name, figure(one.games), bar(figure(one.wins), one.wins / wins), figure(one.best), figure(one.average, decimal)]),
    ),
    rest > 0 ? el("p", {}, sayings.count("more-names", rest)) : null,
    table(
      sayings.say("by-category"),
      [sayings.say("category"), sayings.say("average")],
      categories.map((one) => [one.label, bar(figure(one.average, decimal), one.average / average, one.hue)]),
    ),
    table(
      sayings.say("by-month"),
      [sayings.say("month"), sayings.say("games")],
      months.map((one) => [month.format(one.month), bar(figure(one.games), one.games / games)]),
    ),
  );
}

/**
 * A number with a bar behind it; what is below zero is an outline.
 * @param {string} number
 * @param {number} share of the longest
 * @param {number} hue
 */
function bar(number, share, hue = 1) {
  const length = el("i", { class: `standing__part--${hue}${share < 0 ? " standing__part--less" : ""}` });
  length.style.inlineSize = `${Math.abs(share) * 100}%`;
  return [el("span", { class: "statistics__bar", "aria-hidden": "true" }, length), el("b", {}, number)];
}

/**
 * @param {string} caption
 * @param {string[]} heads
 * @param {Piece[][]} lines
 */
const table = (caption, heads, lines) =>
  el(
    "table",
    {},
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, heads.map((head) => el("th", { scope: "col" }, head)))),
    el("tbody", {}, lines.map(([head, ...cells]) => el("tr", {}, el("th", { scope: "row" }, head), cells.map((cell) => el("td", { class: Array.isArray(cell) ? "statistics__drawn" : null }, cell))))),
  );
