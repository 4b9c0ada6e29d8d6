// Rounds of questions: which one the page asks, in the address and on the device. A round is a seed, the sets on the table and
// how many play, if that is known; the seed of a day is its date, as the clock of the device has it.

import { chosenSets } from "../kit/sets.js";
import { store, storedData } from "../kit/storage.js";
import { askedFor, isEarlier } from "./earlier.js";
import { seated } from "./seats.js";

/** How many questions a round has. */
export const ROUND = 5;
const MOST = 9_999_999; // rounds that are no day's have seeds of at most seven digits
const KEY = "fathom:practice:";

/**
 * The round of today.
 * @returns {Round}
 */
export function today() {
  const now = new Date();
  return { seed: now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate(), sets: chosenSets(), players: seated(), right: null };
}

/**
 * A round that nobody has seen yet.
 * @returns {Round}
 */
export const anyRound = () => ({ seed: 1 + Math.floor(Math.random() * MOST), sets: chosenSets(), players: seated(), right: null });

/** @param {Round} round */
export const isToday = ({ seed }) => seed === today().seed;

/**
 * The round that the address names, with how many were right for whoever shares it; null if it names none, undefined if it
 * cannot be read.
 * @param {string} hash
 * @returns {Round | null | undefined}
 */
export function fromAddress(hash) {
  if (hash.length < 2) return null;
  const said = new URLSearchParams(hash.slice(1));
  const seed = said.get("seed") ?? "";
  if (!/^\d{1,8}$/.test(seed)) return undefined;
  const right = said.get("right") ?? "";
  const known = (document.documentElement.dataset.sets ?? "").split(" ");
  const sets = (said.get("sets") ?? "").split(" ").filter((set) => set && known.includes(set));
  const players = said.get("players") ?? "";
  return { seed: Number(seed), sets, players: /^([1-9]|1[0-2])$/.test(players) ? Number(players) : null, right: /^[0-5]$/.test(right) ? Number(right) : null };
}

/**
 * The address of a round, with how many were right if that is told.
 * @param {Round} round
 * @param {number | null} [right]
 */
export function addressOf({ seed, sets, players }, right = null) {
  const said = new URLSearchParams({ seed: String(seed) });
  if (sets.length) said.set("sets", sets.join(" "));
  if (players !== null) said.set("players", String(players));
  if (right !== null) said.set("right", String(right));
  return `#${said}`;
}

/**
 * What the engine is asked for, one question after the other: those of the round, and among its first ones those of earlier days.
 * @param {Round} round
 * @param {DayKept["earlier"]} earlier
 * @returns {AskedFor[]}
 */
export const planned = ({ seed, sets, players }, earlier) =>
  Array.from({ length: ROUND }, (_, index) => [{ seed, number: index + 1, sets, players }, ...earlier.slice(index, index + 1)]).flat();

/**
 * What a day's round on this device is kept as: the place of the choice made, question by question. Who has begun goes on with
 * the questions of earlier days that were there at the beginning; null if nothing was answered.
 * @param {string} game
 * @param {Round} round
 * @returns {DayKept | null}
 */
export function kept(game, { seed, sets, players }) {
  const { answers, earlier, ...of } = storedData(KEY + game) ?? {};
  if (of.seed !== seed || of.sets !== sets.join(" ") || (of.players ?? null) !== players || !Array.isArray(answers)) return null;
  const among = Array.isArray(earlier) ? earlier.slice(0, ROUND).filter(isEarlier).map(askedFor) : [];
  const given = answers.filter(isGiven).slice(0, ROUND + among.length);
  return given.length ? { answers: given, earlier: among } : null;
}

/**
 * @param {any} answer
 * @returns {answer is Given}
 */
const isGiven = (answer) => typeof answer?.chosen === "number" && typeof answer.isRight === "boolean";

/**
 * @param {string} game
 * @param {Round} round
 * @param {DayKept} day
 */
export function keep(game, round, { answers, earlier }) {
  if (!isToday(round)) return;
  store(KEY + game, JSON.stringify({ seed: round.seed, sets: round.sets.join(" "), players: round.players, answers, earlier })); // Without room it holds for this page all the same.
}
