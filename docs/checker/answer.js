// An answer made visible: the blocks of its result, what the rules leave open, and the way out of a refusal.

import { applyButton, caseOf, draw } from "./blocks.js";
import { el } from "./dom.js";
import { holds } from "./paths.js";
import { fillings, inside, itemName } from "./values.js";
import { coded, joined, plain, ruleLink, say, useItems, words } from "./words.js";

/**
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
function rootScope(answer, request) {
  const scope = { item: answer, around: null, request, answer, level: 3 };
  useItems((list, place) => itemName(list, place, scope));
  return scope;
}

/**
 * The headline's case that holds for an answer, or null: { tone, text }.
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
export function headline(answer, request) {
  const block = words.result.find((block) => block.block === "headline");
  const scope = rootScope(answer, request);
  const sentence = block && caseOf(block, scope);
  return sentence ? { tone: sentence.tone, text: plain(sentence.text, fillings(sentence.values, scope)) } : null;
}

/**
 * The first of these sentences that holds for an answer, as nodes; null if none does.
 * @param {Sentence[]} sentences
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
export function firstOf(sentences, answer, request) {
  const scope = rootScope(answer, request);
  const sentence = sentences.find(({ when }) => holds(when, scope));
  return sentence ? say(sentence.text, fillings(sentence.values, scope)) : null;
}

/**
 * The whole verdict as nodes: the open points follow the headline, the way out follows the reasons.
 * @param {Verdict} answer
 * @param {JsonObject} request
 * @returns {Piece[]}
 */
export function verdict(answer, request) {
  const scope = rootScope(answer, request);
  return words.result.map((block) => [
    draw(block, scope),
    block.block === "headline" ? drawOpen(scope.answer.open, scope, {}) : null,
    block.block === "messages" && block.path === "reasons" ? drawInstead(scope) : null,
  ]);
}

/**
 * The points that the rules leave open: what each reading leads to, and a button to answer by it. A reading that leaves
 * another point to decide has that one below it, with buttons that choose both; so it does not stand alone once more.
 * @param {OpenPoint[]} points
 * @param {Scope} scope
 * @param {JsonObject} chosen
 * @returns {Piece}
 */
function drawOpen(points, scope, chosen) {
  if (!points.length) return null;
  /** @param {OpenPoint} point */
  const readings = (point) =>
    point.readings.map((reading) => {
      const field = words.choices[point.code];
      const fields = { ...chosen, [field]: reading.reading };
      const readingScope = inside(reading, scope);
      const legality = reading.legal === null ? "open" : reading.legal ? "yes" : "no";
      const sentences = words.readings[point.code]?.[reading.reading]?.[legality] ?? [];
      const outcome = sentences.find(({ when }) => holds(when, readingScope));
      const text = outcome
        ? coded("open", point, outcome.text, fillings(outcome.values, readingScope))
        : say(words.say.openly["still-open"], { choice: { nodes: say(words.fields[field]?.choices?.[reading.reading]?.label) } });
      return el("li", {}, el("span", {}, text), applyButton(words.say.openly.choose, fields), drawOpen(reading.open ?? [], scope, fields));
    });
  return el(
    "ul",
    { class: "answer__messages", "data-tone": "open", "aria-label": plain(words.say.openly.title) },
    topLevel(points).map((point) =>
      el("li", {}, el("span", { class: "answer__said" }, coded("open", point)), ruleLink(point.rule), el("ul", { class: "answer__readings" }, readings(point))),
    ),
  );
}

/**
 * The open points without those that stand below a reading of an earlier one.
 * @param {OpenPoint[]} points
 */
function topLevel(points) {
  /**
   * @param {OpenPoint} point
   * @returns {string[]}
   */
  const below = ({ readings }) => readings.flatMap(({ open = [] }) => open.flatMap((lower) => [lower.code, ...below(lower)]));
  /** @type {OpenPoint[]} */
  const top = [];
  for (const point of points) if (!top.flatMap(below).includes(point.code)) top.push(point);
  return top;
}

/**
 * What the way out of a refusal changes, and a button that does it.
 * @param {Scope} scope
 */
function drawInstead(scope) {
  const { instead } = scope.answer;
  if (!instead) return null;
  const sentences = words.instead
    .filter(({ when }) => holds(when, scope))
    .map(({ text, values }) => el("p", {}, say(text, fillings(values, scope))));
  const labels = () => Object.keys(instead).map((name) => plain(words.fields[name].label));
  return el(
    "section",
    { class: "answer__instead", "aria-label": plain(words.say.instead.title) },
    el("h3", {}, say(words.say.instead.title)),
    sentences.length ? sentences : el("p", {}, say(words.say.instead.fields, { fields: { nodes: joined(labels()) } })),
    applyButton(words.say.instead.apply, instead),
  );
}
