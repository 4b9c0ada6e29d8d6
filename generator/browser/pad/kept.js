// Earlier results, kept on this device, for each game on its own, and the file in which they leave it and come back. Anything
// may stand in the storage: what is no result is passed over. No result gives way to another without a word.
import { ROOT } from "../kit/root.js";
import { store, storedData, whenStored } from "../kit/storage.js";

const VERSION = 1; // of the file
const EVENT = "fathom:results";

/** @param {string} game */
const nameOf = (game) => `fathom.results:${game}`;

/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/**
 * @param {unknown} value
 * @param {(item: any) => boolean} test
 */
const isList = (value, test) => Array.isArray(value) && value.every((item) => item !== null && typeof item === "object" && test(item));

/** @param {any} item */
const isItem = (item) => isText(item.text) && Number.isFinite(item.points);
/** @param {any} part */
const isPart = (part) => isText(part.id) && isText(part.label) && Number.isFinite(part.points) && isText(part.how) && (part.items === undefined || isList(part.items, isItem));
/** @param {any} player */
const isPlayer = (player) =>
  isText(player.name) &&
  [player.total, player.place].every(Number.isFinite) &&
  isList(player.parts, isPart) &&
  isList(player.cards, (card) => isText(card.name) && isText(card.face));

/**
 * @param {any} one
 * @returns {one is ScoreResult}
 */
export const isResult = (one) =>
  one !== null &&
  typeof one === "object" &&
  [one.id, one.game, one.title, one.sets, one.link, one.headline, one.tie].every(isText) &&
  !Number.isNaN(Date.parse(one.date)) &&
  Array.isArray(one.unchecked) &&
  one.unchecked.every(isText) &&
  isList(one.players, isPlayer) &&
  one.players.length > 0;

/**
 * The results of a game, the last one first.
 * @param {string} game
 * @returns {ScoreResult[]}
 */
export function kept(game) {
  const stored = storedData(nameOf(game));
  return Array.isArray(stored) ? stored.filter(isResult) : [];
}

/**
 * Put the results of a game in the place of those before; tells whether there was room. Without, those before stay.
 * @param {string} game
 * @param {ScoreResult[]} results
 */
export function replace(game, results) {
  const isKept = store(nameOf(game), JSON.stringify(results));
  dispatchEvent(new CustomEvent(EVENT));
  return isKept;
}

/**
 * Keep a result, in the place of what it was before; tells whether there was room.
 * @param {ScoreResult} result
 */
export const keep = (result) => replace(result.game, [result, ...kept(result.game).filter(({ id }) => id !== result.id)]);

/**
 * Results as a file has them, so that another device can take them in.
 * @param {string} game
 * @param {ScoreResult[]} results
 */
export const asFile = (game, results) => JSON.stringify({ version: VERSION, game, results }, null, 2);

/**
 * Take in what a file has: what is there already stays, and of two versions of a game the later one counts. How many games came
 * in, how many were there, and whether there was room; null if the file has none of this game that can be read.
 * @param {string} game
 * @param {string} text
 */
export function takeIn(game, text) {
  const found = resultsIn(text).filter((one) => one.game === game);
  if (!found.length) return null;
  const own = new Map(kept(game).map((one) => [one.id, one]));
  const fresh = found.filter(({ id, date }) => Date.parse(date) > Date.parse(own.get(id)?.date ?? "0000"));
  for (const one of fresh) own.set(one.id, homed(one));
  const sorted = [...own.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  return { taken: fresh.length, known: found.length - fresh.length, isKept: replace(game, sorted) };
}

/**
 * The results in a file of this version, or from before files had one.
 * @param {string} text
 * @returns {ScoreResult[]}
 */
function resultsIn(text) {
  try {
    const { version = VERSION, results } = JSON.parse(text);
    return version === VERSION && Array.isArray(results) ? results.filter(isResult) : [];
  } catch {
    return [];
  }
}

/**
 * A result from a file with its addresses on this site: the file may come from another place, or from anybody.
 * @param {ScoreResult} result
 * @param {string} pad the address of the score pad
 * @returns {ScoreResult}
 */
export function homed(result, pad = location.origin + location.pathname) {
  const hash = /#v1:[\w-]+$/.exec(result.link)?.[0];
  const faceOf = (/** @type {string} */ face) => /faces\/[\w/-]+\.svg$/.exec(face)?.[0];
  return {
    ...result,
    link: hash ? `${pad}?result${hash}` : "",
    players: result.players.map((player) => ({ ...player, cards: player.cards.map((card) => ({ ...card, face: faceOf(card.face) ? new URL(faceOf(card.face) ?? "", ROOT).href : "" })) })),
  };
}

/**
 * Be told when results change, here or in another tab.
 * @param {string} game
 * @param {() => void} changed
 */
export function whenChanged(game, changed) {
  addEventListener(EVENT, changed);
  whenStored(nameOf(game), changed);
}

/**
 * The results as a table: a line for each player of each game, with a column for each category.
 * @param {ScoreResult[]} results
 * @param {string[]} heads the words for date, game, player, place and total
 */
export function asCsv(results, heads) {
  const labels = new Map(results.flatMap(({ players }) => players.flatMap(({ parts }) => parts.map(({ id, label }) => [id, label]))));
  const lines = results.flatMap(({ date, title, players }) =>
    players.map(({ name, place, total, parts }) => {
      const points = new Map(parts.map((part) => [part.id, part.points]));
      return [date, title, name, place, total, ...[...labels.keys()].map((id) => points.get(id) ?? "")];
    }),
  );
  return [[...heads, ...labels.values()], ...lines].map((line) => line.map(cell).join(",")).join("\r\n") + "\r\n";
}

/**
 * A cell of a table. A text that a spreadsheet would take for a formula gets an apostrophe before it.
 * @param {string | number} value
 */
function cell(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
