// What earlier games come to: wins, best and average by name, the average of each category, the games of each month.

const MOST_GAMES = 1000; // the latest, of which it is counted
export const MOST_NAMES = 8;
const MOST_CATEGORIES = 12;
const MOST_MONTHS = 12;

/** @param {number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * Each name with its games; one that is written in other letters or with other spaces is the same, and shown as it was last.
 * @param {ScoreResult[]} results the last one first
 * @param {string} lang
 */
function byName(results, lang) {
  /** @type {Map<string, { name: string, wins: number, totals: number[] }>} */
  const found = new Map();
  for (const { name, winner, total } of results.flatMap(({ players }) => players)) {
    const shown = name.trim().replace(/\s+/g, " ");
    const key = shown.toLocaleLowerCase(lang);
    const own = found.get(key) ?? { name: shown, wins: 0, totals: [] };
    own.wins += Number(winner);
    own.totals.push(total);
    found.set(key, own);
  }
  return [...found.values()]
    .map(({ name, wins, totals }) => ({ name, wins, games: totals.length, best: Math.max(...totals), average: mean(totals) }))
    .sort((one, other) => other.wins - one.wins || other.average - one.average || other.games - one.games);
}

/**
 * The average points of each category, of all for whom it was entered; labels and hues are those of the last game that had it.
 * @param {ScoreResult[]} results the last one first
 */
function byCategory(results) {
  /** @type {Map<string, { label: string, hue: number, points: number[] }>} */
  const found = new Map();
  for (const { parts } of results.flatMap(({ players }) => players)) {
    for (const [index, { id, label, points, how }] of parts.entries()) {
      const own = found.get(id) ?? { label, hue: (index % 8) + 1, points: [] };
      if (how !== "empty") own.points.push(points);
      found.set(id, own);
    }
  }
  return [...found.values()]
    .filter(({ points }) => points.length)
    .slice(0, MOST_CATEGORIES)
    .map(({ label, hue, points }) => ({ label, hue, average: mean(points) }));
}

/**
 * The games of each of the last months, those without any among them, up to that of the last game.
 * @param {ScoreResult[]} results
 */
function byMonth(results) {
  const counts = results.map(({ date }) => new Date(date)).map((day) => day.getFullYear() * 12 + day.getMonth());
  const last = Math.max(...counts);
  const first = Math.max(Math.min(...counts), last - MOST_MONTHS + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((month) => ({
    month: new Date(Math.floor(month / 12), month % 12),
    games: counts.filter((other) => other === month).length,
  }));
}

/**
 * @param {ScoreResult[]} results at least one
 * @param {string} lang
 */
export function tallied(results, lang) {
  const counted = [...results].sort((one, other) => Date.parse(other.date) - Date.parse(one.date)).slice(0, MOST_GAMES);
  return { names: byName(counted, lang), categories: byCategory(counted), months: byMonth(counted) };
}
