// A result on one page of paper: the table, the bars, everything point by point, and a code for the link.
import { el, fill } from "../kit/elements.js";
import { pack } from "../kit/packed.js";
import { bars } from "./bars.js";
import { pointsOf } from "./points.js";
import { categories, figure, occasion, placesOf, pointsIn, ranked } from "./sayings.js";

const SMALLEST = 6; // how often the letters can be made smaller

/**
 * What is printed in place of the page; `ready` once the code is drawn and all of it fits on a page.
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
export function scorecard(result, sayings) {
  const code = el("div", { class: "scorecard__code" });
  const players = ranked(result);
  const node = el(
    "section",
    { class: "scorecard", "aria-hidden": "true" },
    el(
      "header",
      {},
      el("div", {}, el("h2", {}, result.headline), placesOf(result, sayings).map((sentence) => el("p", {}, sentence)), el("p", {}, occasion(result, sayings))),
      code,
    ),
    table(result, players, sayings),
    bars(result, sayings),
    el("div", { class: "points" }, players.map((player) => pointsOf(player, result, sayings))),
    result.unchecked.length ? el("p", { class: "scorecard__foot" }, `${sayings.count("unchecked", result.unchecked.length)}${sayings.words.marks[1]}${result.unchecked.join(" ")}`) : null,
    el("p", { class: "scorecard__foot" }, `${sayings.say("foot")} ${location.host}`),
  );
  return { node, ready: finish(node, code, result, sayings) };
}

/**
 * @param {HTMLElement} node
 * @param {HTMLElement} code
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
async function finish(node, code, result, sayings) {
  try {
    const { codeOf } = await import("../kit/code.js");
    const drawing = result.link ? codeOf(await pack(result.link)) : null;
    if (drawing) fill(code, drawing, el("small", {}, sayings.say("code")));
  } catch {
    // Without a connection and never seen before: the page has no code then.
  }
  await new Promise(requestAnimationFrame);
  fit(node);
  node.dataset.ready = "true";
}

/**
 * Make the letters smaller until all is on one page, of A4 or of the shorter American letter.
 * @param {HTMLElement} node
 */
function fit(node) {
  node.dataset.measured = "true";
  const page = el("div", { class: "scorecard__page" });
  node.append(page);
  const height = page.getBoundingClientRect().height;
  page.remove();
  for (let size = 0; size <= SMALLEST; size++) {
    node.dataset.size = String(size);
    if (node.getBoundingClientRect().height <= height) break;
  }
  delete node.dataset.measured;
}

/**
 * @param {ScoreResult} result
 * @param {ScoredPlayer[]} players
 * @param {Sayings} sayings
 */
function table(result, players, sayings) {
  /**
   * @param {Piece} head
   * @param {(player: ScoredPlayer) => string} value
   */
  const row = (head, value) => el("tr", {}, el("th", { scope: "row" }, head), players.map((player) => el("td", {}, value(player))));
  return el(
    "table",
    { class: "scorecard__table" },
    el("thead", {}, el("tr", {}, el("td", {}), players.map(({ name }) => el("th", { scope: "col" }, name)))),
    el(
      "tbody",
      {},
      categories(result).map(({ id, label, hue }) => row([el("i", { class: `standing__part--${hue}` }), label], ({ parts }) => pointsIn(parts.find((part) => part.id === id)))),
      row(sayings.say("total"), ({ total }) => figure(total)),
      row(sayings.say("place"), ({ place }) => (place ? `${place}.` : "")),
    ),
  );
}
