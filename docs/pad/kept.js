// Earlier results, kept on this device, for each game on its own. Anything may stand in the storage: what is no result is
// passed over.

const MOST = 50;
const EVENT = "fathom:results";

/** @param {string} game */
const keyOf = (game) => `fathom.results:${game}`;

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
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isResult) : [];
  } catch {
    return []; // Storage may be closed to us, or hold something else.
  }
}

/**
 * Put the results of a game in the place of those before, as many as there is room for.
 * @param {string} game
 * @param {ScoreResult[]} results
 */
export function replace(game, results) {
  for (let count = Math.min(results.length, MOST); ; count = Math.floor(count / 2)) {
    try {
      if (count) localStorage.setItem(keyOf(game), JSON.stringify(results.slice(0, count)));
      else localStorage.removeItem(keyOf(game));
      break;
    } catch {
      if (!count) break; // Then nothing is kept.
    }
  }
  dispatchEvent(new CustomEvent(EVENT));
}

/**
 * Keep a result, in the place of what it was before.
 * @param {ScoreResult} result
 */
export const keep = (result) => replace(result.game, [result, ...kept(result.game).filter(({ id }) => id !== result.id)]);

/**
 * Be told when results change, here or in another tab.
 * @param {string} game
 * @param {() => void} changed
 */
export function whenChanged(game, changed) {
  addEventListener(EVENT, changed);
  addEventListener("storage", ({ key }) => key === null || key === keyOf(game) ? changed() : undefined);
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
