// The result of a pad, made from the answer of its checker: what is counted, by what, and what nobody could check.

import { isObject } from "../kit/json.js";
import { entry, plain, setsFieldOf, uiText } from "../words/words.js";
import { toldOf } from "./told.js";

/**
 * The result as generator/browser/pad/result.js shows it.
 * @param {PadOutcome} outcome
 * @param {{ id: string, title: string, link: string }} game
 * @returns {ScoreResult}
 */
export function resultOf({ answer, said, request, pad, words, names, columns, rows, left }, { id, title, link }) {
  const shown = rows.map((category, row) => ({ category, row })).filter(({ category }) => category.points);
  const asked = [request[pad.players]].flat().filter(isObject);
  const players = toldOf(answer, pad).map(({ total, rank }, index) => {
    const has = said.has[index];
    const place = left ? 0 : rank; // what is not known yet may still change it
    return {
      name: names[index],
      total,
      place,
      winner: place === 1 && said.tone === "good", // who is first wins only where the answer says so
      parts: shown.map(({ category, row }) => {
        const { points, how } = columns[index].cells[row];
        const items = has[category.id].map(({ text, note, points }) => ({ text, note, points }));
        return { id: category.id, label: plain(category.label), points: points ?? 0, how: how ?? /** @type {const} */ ("empty"), items };
      }),
      cards: cardsOf(pad, words, asked[index], shown.flatMap(({ category }) => has[category.id])),
    };
  });
  return {
    id,
    game: pad.game,
    title,
    sets: setsOf(words, request),
    link,
    date: new Date().toISOString(),
    headline: left ? uiText("result-open", { count: left }) : said.line,
    tie: left ? "" : said.tie,
    unchecked: said.unchecked,
    players,
  };
}

/**
 * The cards of a player that have faces, those with most points first.
 * @param {Pad} pad
 * @param {PadWords} words
 * @param {JsonObject} asked
 * @param {ScoreSaid["has"][0][""]} items
 */
function cardsOf(pad, words, asked, items) {
  return (pad.cards ?? []).flatMap((input) => {
    const of = words.declaration.fields.find(({ name }) => name === pad.players)?.fields?.find(({ name }) => name === input)?.of ?? "";
    /** @param {string} id */
    const points = (id) => items.find((item) => item.of === of && item.id === id)?.points ?? 0;
    const ids = [asked?.[input] ?? []].flat().map(String);
    return ids
      .sort((one, other) => points(other) - points(one))
      .map((id) => {
        const { n, picture } = entry(of, id);
        return { kind: of, id, name: n, face: picture ? new URL(picture.replace(/-m\.svg$/, "-s.svg"), location.href).href : "" };
      });
  });
}

/**
 * The sets on the table: Base + Kraken.
 * @param {PadWords} words
 * @param {JsonObject} request
 */
function setsOf(words, request) {
  const field = setsFieldOf(words.declaration);
  const chosen = [(field && request[field]) ?? []].flat();
  return words.sets.filter(({ id }, index) => index === 0 || chosen.includes(id)).map(({ n }) => n).join(" + ");
}
