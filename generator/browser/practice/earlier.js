// What was missed comes back on other days: kept on the device as the seed, the number and the exercise of a question, by
// which the engine makes it again. Who answers it rightly on the day sees it again later, and after the last time no more.

import { isObject } from "../kit/json.js";
import { store, storedData } from "../kit/storage.js";

const KEY = "fathom:practice-missed:";
/** After so many days it comes back: after it was missed, and after each time that it was answered rightly. */
const DAYS = [1, 3, 7, 21];
const MOST = 60; // kept for a game; of more the oldest are let go
const A_DAY = 3; // so many come back on one day
const LONGEST = 99; // letters of an id
const DAY = 86_400_000;

/** Today, as days since 1970 by the clock of the device. */
export function dayOf(date = new Date()) {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/**
 * @param {any} value
 * @param {number} low
 * @param {number} high
 */
const isNumber = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;

/**
 * Whether that names a question of an earlier day: anything may lie in the storage.
 * @param {any} one
 * @returns {one is AskedFor & { exercise: string }}
 */
export const isEarlier = (one) =>
  isObject(one) &&
  isNumber(one.seed, 0, 99_999_999) &&
  isNumber(one.number, 1, 5) &&
  typeof one.exercise === "string" &&
  one.exercise.length <= LONGEST &&
  (one.players == null || isNumber(one.players, 1, 12)) &&
  Array.isArray(one.sets) &&
  one.sets.length < 20 &&
  one.sets.every((/** @type {any} */ set) => typeof set === "string" && set.length <= LONGEST);

/**
 * Only what the engine is asked by, so that nothing else is handed on.
 * @param {AskedFor & { exercise: string }} one
 */
export const askedFor = ({ seed, number, sets, players, exercise }) => ({ seed, number, sets, players: players ?? null, exercise });

/**
 * All that was missed of a game.
 * @param {string} game
 * @returns {Missed[]}
 */
export function missed(game) {
  const kept = storedData(KEY + game);
  if (!Array.isArray(kept)) return [];
  const latest = dayOf() + Math.max(...DAYS); // a clock that went wrong does not put it off for good
  return kept
    .filter((one) => isEarlier(one) && isNumber(/** @type {any} */ (one).step, 0, DAYS.length - 1) && isNumber(/** @type {any} */ (one).due, 0, 9_999_999))
    .slice(-MOST)
    .map(({ step, due, ...one }) => ({ ...askedFor(one), step, due: Math.min(due, latest) }));
}

/**
 * Those that come back today with these sets on the table: the ones that have waited longest first.
 * @param {string} game
 * @param {string[]} sets
 */
export function dueToday(game, sets) {
  const due = missed(game).filter((one) => one.due <= dayOf() && one.sets.join(" ") === sets.join(" "));
  return due.sort((one, other) => one.due - other.due).slice(0, A_DAY).map(askedFor);
}

/**
 * @param {AskedFor} one
 * @param {AskedFor} other
 */
const isSame = (one, other) =>
  one.seed === other.seed && one.number === other.number && one.exercise === other.exercise && (one.players ?? null) === (other.players ?? null) && one.sets.join(" ") === other.sets.join(" ");

/**
 * Note what became of a question. A right answer counts from the day on which it is due, so that nobody is done with it at once.
 * @param {string} game
 * @param {AskedFor & { exercise: string }} asked
 * @param {boolean} isRight
 */
export function note(game, asked, isRight) {
  const all = missed(game);
  const before = all.find((one) => isSame(one, asked));
  const others = all.filter((one) => one !== before);
  if (!isRight) return write(game, [...others, { ...askedFor(asked), step: 0, due: dayOf() + DAYS[0] }]);
  if (!before || before.due > dayOf()) return;
  const step = before.step + 1;
  write(game, step < DAYS.length ? [...others, { ...before, step, due: dayOf() + DAYS[step] }] : others);
}

/**
 * Let go of a question that the game does not have any more.
 * @param {string} game
 * @param {AskedFor} asked
 */
export function forget(game, asked) {
  write(game, missed(game).filter((one) => !isSame(one, asked)));
}

/**
 * @param {string} game
 * @param {Missed[]} all
 */
function write(game, all) {
  store(KEY + game, JSON.stringify(all.slice(-MOST))); // Without room nothing comes back.
}
