// An answer made visible: the blocks of its result, what the rules leave open, and the way out of a refusal.

import { caseOf, draw } from "./blocks.js";
import { applyButton } from "./parts.js";
import { el, face, symbol } from "../kit/elements.js";
import { holds, valuesAt } from "../words/paths.js";
import { fillings, inside } from "../words/values.js";
import { coded, ruleLink } from "../words/coded.js";
import { chip, entry, joined, plain, say, words } from "../words/words.js";

const PICTURED = ["entry", "set", "multiset"];

/**
 * What the words of an answer read, and what is done with the fields that a button of it wants to replace.
 * @param {Verdict} answer
 * @param {JsonObject} request
 * @param {(fields: JsonObject) => void} [change]
 * @returns {Scope}
 */
export function scopeOf(answer, request, change = () => {}) {
  return { item: answer, around: null, request, answer, level: 3, change };
}

/**
 * The headline's case that holds for an answer, or null: { tone, text }.
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
export function headline(answer, request) {
  const block = words.result.find((block) => block.block === "headline");
  const scope = scopeOf(answer, request);
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
  const scope = scopeOf(answer, request);
  const sentence = sentences.find(({ when }) => holds(when, scope));
  return sentence ? say(sentence.text, fillings(sentence.values, scope)) : null;
}

/**
 * The whole verdict as nodes: a note and the open points follow the headline, the way out follows the reasons.
 * @param {Verdict} answer
 * @param {JsonObject} request
 * @param {(fields: JsonObject) => void} [change]
 * @param {Piece} [note]
 * @returns {Piece[]}
 */
export function verdict(answer, request, change, note) {
  const scope = scopeOf(answer, request, change);
  return words.result.map((block) => [
    draw(block, scope),
    block.block === "headline" ? [note, drawOpen(scope.answer.open, scope, {})] : null,
    block.block === "messages" && block.path === "reasons" ? drawInstead(scope) : null,
  ]);
}

/**
 * The points that the rules leave open: what each reading leads to, with buttons to answer by it once or always. A reading that
 * leaves another point to decide has that one below it, with buttons that choose both; so it does not stand alone once more.
 * @param {OpenPoint[]} points
 * @param {Scope} scope
 * @param {Record<string, string>} chosen the readings above, by their points
 * @returns {Piece}
 */
function drawOpen(points, scope, chosen) {
  if (!points.length) return null;
  /** @param {OpenPoint} point */
  const readings = (point) =>
    point.readings.map((reading) => {
      const field = words.choices[point.code];
      const readings = { ...chosen, [point.code]: reading.reading };
      const fields = Object.fromEntries(Object.entries(readings).map(([code, own]) => [words.choices[code], own]));
      const readingScope = inside(reading, scope);
      const legality = reading.legal === null ? "open" : reading.legal ? "yes" : "no";
      const sentences = words.readings[point.code]?.[reading.reading]?.[legality] ?? [];
      const outcome = sentences.find(({ when }) => holds(when, readingScope));
      const text = outcome
        ? coded("open", point, scope, outcome.text, fillings(outcome.values, readingScope))
        : say(words.say.openly["still-open"], { choice: { nodes: say(words.fields[field]?.choices?.[reading.reading]?.label) } });
      const always = el("button", { type: "button", class: "action", onclick: () => playBy(readings, scope) }, say(words.say.openly.keep));
      return el(
        "li",
        { "data-tone": { yes: "good", no: "bad", open: "open" }[legality] },
        el("span", {}, text),
        el("span", { class: "answer__ways" }, always, applyButton(words.say.openly.choose, fields, scope)),
        drawOpen(reading.open ?? [], scope, readings),
      );
    });
  return el(
    "ul",
    { class: "answer__messages", "data-tone": "open", "aria-label": plain(words.say.openly.title) },
    topLevel(points).map((point) =>
      el("li", {}, el("span", { class: "answer__said" }, coded("open", point, scope)), ruleLink(point.rule), el("ul", { class: "answer__readings" }, readings(point))),
    ),
  );
}

/**
 * Have the table play by these readings from now on, and answer by them.
 * @param {Record<string, string>} readings
 * @param {Scope} scope
 */
async function playBy(readings, { change }) {
  (await import("./table.js")).playBy(Object.keys(readings), readings);
  change({}); // the same question, asked once more
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
    pictures(scope, instead),
    sentences.length ? sentences : el("p", {}, say(words.say.instead.fields, { fields: { nodes: joined(labels()) } })),
    applyButton(words.say.instead.apply, instead, scope),
  );
}

/**
 * What the way out comes to, as small cards: all that a gauge shows, or else the entries that change.
 * @param {Scope} scope
 * @param {JsonObject} instead
 */
function pictures(scope, instead) {
  const request = { ...scope.request, ...instead };
  const changed = { ...scope, request };
  const parts = words.gauge?.parts ?? words.declaration.fields.flatMap(({ name, of, type }) => (of && name in instead && PICTURED.includes(type) ? [{ path: `@${name}`, of, symbol: undefined }] : []));
  const shown = parts.flatMap(({ path, of, symbol: name }) =>
    valuesAt(path, changed).flatMap((value) => {
      if (of) return [card(of, String(value))];
      return Number(value) > 0 ? [el("span", { class: "answer__number" }, "+ ", el("b", {}, String(value)), name ? [" ", symbol(words.sprite, name)] : null)] : [];
    }),
  );
  return shown.some(Boolean) ? el("p", { class: "answer__laid", "aria-hidden": "true" }, shown) : null;
}

/**
 * An entry as a small card or its face; null for one without either.
 * @param {string} table
 * @param {string} id
 */
function card(table, id) {
  const row = entry(table, id);
  return row.picture ? face(row.picture, true) : row.short === undefined ? null : chip(table, id);
}
