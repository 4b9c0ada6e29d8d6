// The result of a game: who won, everybody's points by category, and the ways to show it to others. It knows no game: all that
// it shows comes with the result, and the words around it with the page.
import { drawn, el, fill, sign } from "../kit/elements.js";
import { save } from "../kit/saving.js";
import { bars, legend } from "./bars.js";
import { faces } from "./faces.js";
import { file, showHistory } from "./history.js";
import { keep } from "./kept.js";
import { depths, laurel } from "./laurel.js";
import { pointsOf } from "./points.js";
import { scorecard } from "./scorecard.js";
import { categories, figure, isTellable, occasion, placesOf, ranked, Sayings, tied } from "./sayings.js";
import { sharing } from "./sharing.js";

/**
 * Show a result in an empty element of the page.
 * @param {HTMLElement} host
 * @param {ScoreResult} result
 * @param {ResultWords} words
 * @param {ResultOptions} [options]
 */
export function showResult(host, result, words, options = {}) {
  const sayings = new Sayings(words);
  const isLost = options.keep && !keep(result);
  const title = el("h2", { tabindex: "-1" }, tied(result.headline));
  const paper = scorecard(result, sayings);
  const earlier = el("div", {});
  fill(
    host,
    el(
      "section",
      { class: "result", lang: words.lang },
      banner(result, sayings, title),
      el(
        "div",
        { class: "result__rest" },
        isLost ? lost(result, sayings) : null,
        bars(result, sayings),
        legend(categories(result)),
        sharing(result, sayings, paper),
        el("div", { class: "result__folds" }, details(result, sayings), unchecked(result, sayings), earlier),
        el(
          "div",
          { class: "result__ways" },
          way("previous", sayings.say("back"), options.back),
          way("play", sayings.say("reveal"), isTellable(result) ? options.reveal : undefined),
          way("plus", sayings.say("again"), options.again),
        ),
      ),
    ),
    paper.node,
  );
  const { open } = options;
  if (open) showHistory(earlier, words, { game: result.game, except: result.id, open });
  title.focus({ preventScroll: true });
  return { close: () => fill(host) };
}

/**
 * Says that there is no room for a result, with the way to keep it elsewhere.
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
const lost = (result, sayings) =>
  el(
    "p",
    { class: "earlier__undo", role: "status" },
    el("span", {}, sayings.say("not-kept")),
    el("button", { type: "button", class: "action", onclick: () => save(file([result], result.game, sayings, "json")) }, sayings.say("json")),
  );

/**
 * @param {string} drawing
 * @param {string} text
 * @param {(() => void) | undefined} onclick
 */
const way = (drawing, text, onclick) => (onclick ? el("button", { type: "button", class: "tool", onclick }, sign(drawing), el("span", {}, text)) : null);

/**
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 * @param {HTMLElement} title
 */
function banner(result, sayings, title) {
  const winners = result.players.filter(({ winner }) => winner);
  const look = { gold: "var(--gold-bright)", ink: "var(--on-deep)", font: "var(--display-stack)" };
  return el(
    "div",
    { class: "won deep" },
    drawn("svg", { class: "won__depths", viewBox: "0 0 400 360", preserveAspectRatio: "xMidYMin slice", "aria-hidden": "true" }, ...depths()),
    winners.length ? drawn("svg", { class: "laurel", viewBox: "0 0 200 132", "aria-hidden": "true" }, laurel(figure(winners[0].total), look)) : null,
    title,
    placesOf(result, sayings).map((sentence) => el("p", {}, tied(sentence))),
    el("p", {}, occasion(result, sayings)),
    faces(winners, sayings),
  );
}

/**
 * @param {string} summary
 * @param {Piece[]} content
 */
const fold = (summary, ...content) => el("details", { class: "result__fold" }, el("summary", {}, summary), content);

/**
 * Everything point by point: each player's categories with what stands in them.
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
const details = (result, sayings) => fold(sayings.say("details"), el("div", { class: "points" }, ranked(result).map((player) => pointsOf(player, result, sayings))));

/**
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
const unchecked = (result, sayings) =>
  result.unchecked.length ? fold(sayings.count("unchecked", result.unchecked.length), el("ul", {}, result.unchecked.map((text) => el("li", {}, text)))) : null;
