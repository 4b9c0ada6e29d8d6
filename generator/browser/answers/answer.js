// An answer made visible: the nodes that the engine's speaker tells it in, what the rules leave open, and the way out of a
// refusal.

import { drawNodes } from "./nodes.js";
import { applyButton } from "./parts.js";
import { el, face, symbol } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";
import { ruleLink } from "../words/rules.js";
import { plain, say, words } from "../words/words.js";

/**
 * The whole verdict as nodes of the page; a note follows the headline.
 * @param {SaidNode[]} nodes
 * @param {(fields: JsonObject) => void} [change] takes the fields that a button of the answer wants to replace
 * @param {Piece} [note]
 * @returns {Piece[]}
 */
export function drawVerdict(nodes, change = () => {}, note = null) {
  /** @type {Drawing} */
  const drawing = { level: 3, change };
  return nodes.map((node) => {
    if (node.block === "open") return drawOpen(node.points, drawing);
    if (node.block === "instead") return drawInstead(node, drawing);
    return [drawNodes([node], drawing), node.block === "headline" ? note : null];
  });
}

/**
 * The points that the rules leave open: what each reading leads to, with buttons to answer by it once or always. A reading that
 * leaves another point to decide has that one below it, with buttons that choose both.
 * @param {OpenSaid[]} points
 * @param {Drawing} drawing
 * @returns {Piece}
 */
function drawOpen(points, drawing) {
  if (!points.length) return null;
  /** @param {ReadingSaid} reading */
  const drawReading = ({ tone, text, readings, fields, points: below }) => {
    const always = el("button", { type: "button", class: "action", onclick: () => playBy(readings, drawing) }, say(words.say.openly.keep));
    return el(
      "li",
      { "data-tone": tone },
      el("span", {}, drawRuns(text)),
      el("span", { class: "answer__ways" }, always, applyButton(say(words.say.openly.choose), fields, drawing)),
      drawOpen(below, drawing),
    );
  };
  return el(
    "ul",
    { class: "answer__messages", "data-tone": "open", "aria-label": plain(words.say.openly.title) },
    points.map(({ text, rule, readings }) =>
      el("li", {}, el("span", { class: "answer__said" }, drawRuns(text)), ruleLink(rule), el("ul", { class: "answer__readings" }, readings.map(drawReading))),
    ),
  );
}

/**
 * Have the table play by these readings from now on, and answer by them.
 * @param {Record<string, string>} readings
 * @param {Drawing} drawing
 */
async function playBy(readings, { change }) {
  (await import("./table.js")).playBy(Object.keys(readings), readings);
  change({}); // the same question, asked once more
}

/**
 * What the way out of a refusal changes, and a button that does it.
 * @param {InsteadNode} node
 * @param {Drawing} drawing
 */
const drawInstead = ({ texts, laid, fields }, drawing) =>
  el(
    "section",
    { class: "answer__instead", "aria-label": plain(words.say.instead.title) },
    el("h3", {}, say(words.say.instead.title)),
    laid.length ? el("p", { class: "answer__laid", "aria-hidden": "true" }, laid.map(drawLaid)) : null,
    texts.map((text) => el("p", {}, drawRuns(text))),
    applyButton(say(words.say.instead.apply), fields, drawing),
  );

/**
 * What is laid down: a face, a number with what it is of, or a small card.
 * @param {LaidDown} laid
 * @returns {Piece}
 */
function drawLaid(laid) {
  if (typeof laid !== "string" && "picture" in laid) return face(laid.picture, true);
  if (typeof laid === "string" || !("number" in laid)) return drawRuns([laid]);
  return el("span", { class: "answer__number" }, "+ ", el("b", {}, String(laid.number)), laid.symbol ? [" ", symbol(words.sprite, laid.symbol)] : null);
}

