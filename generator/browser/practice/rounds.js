// Rounds of questions: which one the page asks, in the address and on the device. A round is a seed and the sets on the table;
// the seed of a day is its date, as the clock of the device has it.

import { chosenSets } from "../kit/sets.js";
import { store, storedData } from "../kit/storage.js";

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
  return { seed: now.getFullYear() * 10_000 + (now.getMonth() + 1) * 100 + now.getDate(), sets: chosenSets(), right: null };
}

/**
 * A round that nobody has seen yet.
 * @returns {Round}
 */
export const anyRound = () => ({ seed: 1 + Math.floor(Math.random() * MOST), sets: chosenSets(), right: null });

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
  return { seed: Number(seed), sets, right: /^[0-5]$/.test(right) ? Number(right) : null };
}

/**
 * The address of a round, with how many were right if that is told.
 * @param {Round} round
 * @param {number | null} [right]
 */
export function addressOf({ seed, sets }, right = null) {
  const said = new URLSearchParams({ seed: String(seed) });
  if (sets.length) said.set("sets", sets.join(" "));
  if (right !== null) said.set("right", String(right));
  return `#${said}`;
}

/**
 * What has been answered of a day's round on this device: the place of the choice made, question by question.
 * @param {string} game
 * @param {Round} round
 * @returns {Given[]}
 */
export function kept(game, { seed, sets }) {
  const { answers, ...of } = storedData(KEY + game) ?? {};
  return of.seed === seed && of.sets === sets.join(" ") && Array.isArray(answers) ? answers.filter(isGiven).slice(0, ROUND) : [];
}

/**
 * @param {any} answer
 * @returns {answer is Given}
 */
const isGiven = (answer) => typeof answer?.chosen === "number" && typeof answer.isRight === "boolean";

/**
 * @param {string} game
 * @param {Round} round
 * @param {Given[]} answers
 */
export function keep(game, round, answers) {
  if (!isToday(round)) return;
  store(KEY + game, JSON.stringify({ seed: round.seed, sets: round.sets.join(" "), answers })); // Without room it holds for this page all the same.
}
