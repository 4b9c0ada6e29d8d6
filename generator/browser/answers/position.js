// A position as the table would show it: what stands in a question, each behind its label (engine/speaker/position.py).

import { el, face, fill, symbol } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";
import { drawStack } from "./stack.js";

const TOLD = 2; // of so many cards beside each other it is said what each does

/**
 * @param {PositionRow[]} rows
 * @param {boolean} [isBrief] whether entries are only named, however large their cards are elsewhere
 * @returns {HTMLElement}
 */
export const drawPosition = (rows, isBrief = false) =>
  el(
    "dl",
    { class: "position" },
    rows.map(({ type, path, label, value }) => el("div", { class: "position__row", "data-type": type }, el("dt", {}, drawRuns(label)), el("dd", { "data-of": value.items ? path : null }, drawValue(value, isBrief)))),
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
  const told = all.length <= TOLD;
  return el("ul", { class: "position__cards", "data-size": size }, all.map((entry) => el("li", {}, isSmall ? drawSmall(entry) : drawCard(entry, all.length === 1, told))));
}

/**
 * A card: its face, its name and, where few lie there, what it does. What its face shows is said to who does not see it, and
 * beside it where it lies alone.
 * @param {PositionEntry} entry
 * @param {boolean} isAlone
 * @param {boolean} [isTold] whether it says what it does
 */
function drawCard({ picture, name, facts = [], does }, isAlone, isTold = isAlone) {
  const more = el("span", { class: isAlone ? "position__facts" : "spoken" }, facts.join(" · "));
  return [picture ? face(picture, false, "eager") : null, el("div", { class: "position__card" }, el("b", {}, drawRuns(name)), more, isTold && does ? el("span", {}, does) : null)];
}

/**
 * A card among those of several players: only its face, which leads to its page.
 * @param {PositionEntry} entry
 */
const drawSmall = ({ n, l, u, picture, facts = [] }) =>
  el("a", { href: u, title: n }, picture ? face(picture, true, "eager") : null, el("span", { class: "spoken", lang: l }, [n, ...facts].join(" · ")));

/**
 * A position of which some parts are drawn: each drawing stands where the first of its inputs would.
 * @param {QuestionSaid} said
 * @param {(part: DrawnPart) => Piece} drawOther draws figures, and what is painted
 * @param {string} [sprite] the address of the symbols
 */
export function drawQuestioned({ position, drawn, touched }, drawOther, sprite = "") {
  /** @type {Set<string>} */
  const gone = new Set([...touched, ...drawn.flatMap(({ fields }) => fields)]);
  const rows = position.filter(({ path }) => !gone.has(path));
  if (!rows.length && !drawn.length) return null;
  const parts = drawn.map((part) => (part.track ? drawTrack(part.track) : part.lying ? drawLying(part.lying, sprite) : drawOther(part)));
  return el("div", { class: "position__whole" }, parts, rows.length ? drawPosition(rows) : null);
}

/**
 * Cards in a row, each with its place, and below it what became of it.
 * @param {TrackSaid} track
 */
function drawTrack({ label, cards }) {
  const name = textOf(label);
  return el(
    "ol",
    { class: "track", role: "list", "aria-label": typeof name === "string" ? name : null },
    cards.map(({ name, value, rows }, place) =>
      el(
        "li",
        { class: "track__card" },
        el("span", { class: "track__place", "aria-hidden": "true" }, String(place + 1)),
        el("span", { class: "spoken" }, name),
        el("div", { class: "track__face" }, value ? drawValue(value, true) : null),
        rows.map(({ type, label, value }) => el("p", { class: "track__row" }, type === "choice" ? null : [drawRuns(label), " "], drawValue(value, true))),
      ),
    ),
  );
}

/**
 * Cards, piles or places side by side, each with what is done to it.
 * @param {LyingSaid} lying
 * @param {string} sprite
 */
function drawLying({ label, cards }, sprite) {
  const hasFaces = cards.some(({ picture, symbol }) => picture && !symbol);
  const list = el(
    "ul",
    { class: "lying", role: "list", "data-faces": String(hasFaces), "data-told": String(cards.some(({ rows }) => rows.length)) },
    cards.map(({ name, symbol: drawn, hue, picture, missing, marks, token, state, rows }) =>
      el(
        "li",
        { class: "lying__one", "data-missing": String(missing), "data-marked": String(marks.length > 0) },
        el(
          "span",
          { class: "lying__shape", "aria-hidden": "true" },
          drawn ? symbol(sprite, drawn, hue ?? undefined) : picture ? face(picture, true, "eager") : null,
          token ? el("span", { class: "lying__token" }, symbol(sprite, token)) : null,
        ),
        el("span", { class: "lying__name" }, drawRuns(name)),
        marks.map((mark) => el("b", { class: "lying__mark" }, drawRuns(mark))),
        state ? el("span", { class: token ? "lying__state" : "spoken" }, drawRuns(state.label), el("span", { class: "spoken" }, ": ", drawValue(state.value, true))) : null,
        rows.length ? drawPosition(rows) : null,
      ),
    ),
  );
  return el("div", {}, el("p", { class: "lying__label" }, drawRuns(label)), list);
}

/**
 * What lies there, as a choice: nothing in it leads anywhere else.
 * @param {PositionValue} value
 */
export function drawTouched(value) {
  const drawn = value.entries ? value.entries.map((entry) => (entry.picture ? drawCard(entry, false) : drawRuns([entry.chip]))) : drawValue(value, false);
  const node = el("div", { class: "choice__shown" }, drawn);
  for (const link of node.querySelectorAll("a")) {
    const { className } = link;
    link.replaceWith(fill(el("span", { class: className || null }), [...link.childNodes]));
  }
  return node;
}

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
