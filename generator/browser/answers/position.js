// A position as the table would show it: what stands in a question, each behind its label (engine/speaker/position.py).

import { el, face } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";
import { drawStack } from "./stack.js";

/**
 * @param {PositionRow[]} rows
 * @param {boolean} [isBrief] whether entries are only named, however large their cards are elsewhere
 * @returns {HTMLElement}
 */
export const drawPosition = (rows, isBrief = false) =>
  el(
    "dl",
    { class: "position" },
    rows.map(({ type, label, value }) => el("div", { class: "position__row", "data-type": type }, el("dt", {}, drawRuns(label)), el("dd", {}, drawValue(value, isBrief)))),
  );

/**
 * @param {PositionValue} value
 * @param {boolean} isBrief
 * @returns {Piece}
 */
export function drawValue(value, isBrief) {
  if (value.stack) return drawStack(value.stack);
  if (value.rows) return drawPosition(value.rows, isBrief);
  if (value.counts) return value.counts.map((count) => el("span", { class: "position__count" }, drawRuns(count)));
  if (value.entries) return drawEntries(value.entries, Boolean(value.small), isBrief);
  if (value.items) return el("div", { class: "position__items" }, value.items.map((item) => drawItem(item, Boolean(value.each), isBrief)));
  return drawRuns(value.text);
}

/**
 * An item of a list: a player with what lies before them, or something that has no name of its own.
 * @param {{ title: string, value: PositionValue }} item
 * @param {boolean} isPlace
 * @param {boolean} isBrief
 */
const drawItem = ({ title, value }, isPlace, isBrief) =>
  el("section", { class: isPlace ? "position__place" : "position__item" }, title ? el("h3", {}, title) : null, drawValue(value, isBrief));

/**
 * Entries: as cards if they have faces, as small cards if those tell them apart, else by name.
 * @param {PositionEntry[]} all
 * @param {boolean} isSmall
 * @param {boolean} isBrief
 */
function drawEntries(all, isSmall, isBrief) {
  if (isBrief || !all.some(({ picture }) => picture)) return el("span", { class: "answer__cards" }, drawRuns(all.map(({ chip }) => chip)));
  const size = isSmall ? "small" : all.length === 1 ? "alone" : "";
  return el("ul", { class: "position__cards", "data-size": size }, all.map((entry) => el("li", {}, isSmall ? drawSmall(entry) : drawCard(entry, all.length === 1))));
}

/**
 * A card: its face, its name and what it does. What its face shows is said to who does not see it, and beside it where it
 * lies alone.
 * @param {PositionEntry} entry
 * @param {boolean} isAlone
 */
function drawCard({ picture, name, facts = [], does }, isAlone) {
  const more = el("span", { class: isAlone ? "position__facts" : "spoken" }, facts.join(" · "));
  return [picture ? face(picture, false, "eager") : null, el("div", { class: "position__card" }, el("b", {}, drawRuns(name)), more, isAlone && does ? el("span", {}, does) : null)];
}

/**
 * A card among those of several players: only its face, which leads to its page.
 * @param {PositionEntry} entry
 */
const drawSmall = ({ n, l, u, picture, facts = [] }) =>
  el("a", { href: u, title: n }, picture ? face(picture, true, "eager") : null, el("span", { class: "spoken", lang: l }, [n, ...facts].join(" · ")));

/**
 * What a choice shows: the cards it names, and its words.
 * @param {QuestionSaid["choices"][0]} choice
 */
export const drawChoice = ({ text, cards }) => [
  cards.length
    ? el("span", { class: "choice__cards", "aria-hidden": "true" }, cards.map((card) => (typeof card !== "string" && "picture" in card ? face(card.picture, true) : drawRuns([card]))))
    : null,
  el("span", { class: "choice__text" }, textOf(text)),
];
