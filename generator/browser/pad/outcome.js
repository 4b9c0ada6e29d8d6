// The result of a pad, made from the answer of its checker: what is counted, by what, and what nobody could check.

import { headline, scopeOf } from "../answers/answer.js";
import { el } from "../kit/elements.js";
import { isObject, setsFieldOf, valuesAt } from "../words/paths.js";
import { inside, isShown, part } from "../words/values.js";
import { coded } from "../words/coded.js";
import { entry, joined, plain, uiText } from "../words/words.js";

/** @typedef {{ text: string, note: string, points: number, id: string, of: string }} Counted */

/**
 * @param {Piece[]} pieces
 */
const textOf = (...pieces) => el("span", {}, pieces).textContent?.trim() ?? "";

/**
 * The result as generator/browser/pad/result.js shows it.
 * @param {PadOutcome} outcome
 * @param {{ id: string, title: string, link: string }} game
 * @returns {ScoreResult}
 */
export function resultOf({ answer, request, pad, words, names, columns, rows, left }, { id, title, link }) {
  const said = headline(answer, request);
  const scope = scopeOf(answer, request);
  const told = valuesAt(pad.players, scope).filter(isObject);
  const shown = rows.map((category, row) => ({ category, row })).filter(({ category }) => category.points);
  const asked = [request[pad.players]].flat().filter(isObject);
  const players = told.map((item, index) => {
    const own = inside(item, scope);
    const items = shown.map(({ category }) => itemsOf(category, pad, words, own));
    const place = left ? 0 : Number(valuesAt(pad.rank, own)[0] ?? 0); // what is not known yet may still change it
    return {
      name: names[index],
      total: Number(valuesAt(pad.total, own)[0] ?? 0),
      place,
      winner: place === 1 && said?.tone === "good", // who is first wins only where the answer says so
      parts: shown.map(({ category, row }, at) => {
        const { points, how } = columns[index].cells[row];
        return { id: category.id, label: plain(category.label), points: points ?? 0, how: how ?? /** @type {const} */ ("empty"), items: items[at].map(({ text, note, points }) => ({ text, note, points })) };
      }),
      cards: cardsOf(pad, words, asked[index], items.flat()),
    };
  });
  return {
    id,
    game: pad.game,
    title,
    sets: setsOf(words, request),
    link,
    date: new Date().toISOString(),
    headline: left ? uiText("result-open", { count: left }) : (said?.text ?? ""),
    tie: left ? "" : valuesAt("notes", scope).map((note) => textOf(coded("notes", /** @type {Coded} */ (/** @type {unknown} */ (note)), scope))).join(" "),
    unchecked: [...answer.open.map((point) => textOf(coded("open", point, scope))), ...uncheckedOf(pad, words, told.map((item) => inside(item, scope)), names)],
    players,
  };
}

/**
 * What stands in a category, as the checker lays it out: the list beside its points.
 * @param {PadCategory} category
 * @param {Pad} pad
 * @param {PadWords} words
 * @param {Scope} scope
 * @returns {Counted[]}
 */
function itemsOf(category, pad, words, scope) {
  const beside = category.points?.replace(/[^.]+$/, "") ?? "";
  const blocks = words.result.flatMap((block) => (block.block === "items" && block.path === pad.players ? (block.blocks ?? []) : []));
  return blocks.flatMap((block) => {
    const { head, amount, path } = block.block === "items" ? block : { head: [], amount: null, path: "" };
    if (!amount || !beside || !path.startsWith(beside)) return [];
    return valuesAt(path, scope).map((item) => {
      const own = inside(item, scope);
      const [first, ...rest] = (head ?? []).filter((content) => isShown(content, own));
      const of = first && "of" in first && first.type === "entry" ? first.of : "";
      return {
        text: first ? textOf(part(first, own)) : "",
        note: rest.map((content) => textOf(part(content, own))).join(" "),
        points: Number(valuesAt(amount.path, own)[0] ?? 0),
        id: of && first && "path" in first ? String(valuesAt(first.path, own)[0]) : "",
        of,
      };
    });
  });
}

/**
 * The cards of a player that have faces, those with most points first.
 * @param {Pad} pad
 * @param {PadWords} words
 * @param {JsonObject} asked
 * @param {Counted[]} items
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

/**
 * What could not be checked, each once, with those whom it is about.
 * @param {Pad} pad
 * @param {PadWords} words
 * @param {Scope[]} players
 * @param {string[]} names
 */
function uncheckedOf(pad, words, players, names) {
  /** @type {Map<string, string[]>} */
  const about = new Map();
  players.forEach((scope, index) => {
    for (const note of pad.unchecked ? valuesAt(pad.unchecked, scope) : []) {
      const text = textOf(coded("notes", /** @type {Coded} */ (/** @type {unknown} */ (note)), scope));
      about.set(text, [...(about.get(text) ?? []), names[index]]);
    }
  });
  return [...about].map(([text, whom]) => `${textOf(joined(whom))}${words.marks[1]}${text}`);
}
