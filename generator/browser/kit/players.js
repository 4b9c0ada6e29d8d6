// Who sits at the table of a game: kept on the device, told to this page and to other tabs. Nobody is known until somebody says so.
import { isObject } from "./json.js";
import { store, storedData, whenStored } from "./storage.js";

/** The hues that players may have, by the names that stand in the catalogue. */
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "white", "black"];
/** Letters that a name has at most. */
export const LONGEST = 40;
const MOST = 12;
const EVENT = "fathom:players";

const NAMES = "fathom:players";
const MOST_NAMES = 12;

/** @typedef {{ name: string, colour: string }} Seat a player; "" is what was not told */

/** @param {string | undefined} game */
const nameOf = (game) => `fathom:table:${game}`;

/**
 * Players as they are kept or sent; null for what is none. Anybody can write such a link or file.
 * @param {unknown} value
 * @returns {Seat[] | null}
 */
export function seatsIn(value) {
  if (!Array.isArray(value) || value.length > MOST) return null;
  const isSeat = (/** @type {any} */ one) => isObject(one) && typeof (one.name ?? "") === "string" && typeof (one.colour ?? "") === "string";
  if (!value.every(isSeat)) return null;
  return value.map(({ name = "", colour = "" }) => ({ name: name.trim().slice(0, LONGEST), colour: COLOURS.includes(colour) ? colour : "" }));
}

/**
 * The players of a game with the moment in which they were last changed; nobody, where nothing is known.
 * @param {string | undefined} game
 */
export function keptTable(game) {
  const kept = storedData(nameOf(game));
  const players = isObject(kept) && kept.version === 1 ? seatsIn(kept.players) : null;
  return { players: players ?? [], at: players && Number.isFinite(kept.at) ? Number(kept.at) : 0 };
}

/**
 * Keep the players of a game; nobody, to know of none any more. Tells whether there was room.
 * @param {string} game
 * @param {Seat[]} players
 */
export function keepPlayers(game, players) {
  const isKept = store(nameOf(game), JSON.stringify({ version: 1, at: Date.now(), players }));
  document.dispatchEvent(new CustomEvent(EVENT));
  return isKept;
}

/**
 * Be told when the players of a game change, here or in another tab.
 * @param {string | undefined} game
 * @param {() => void} changed
 */
export function whenPlayersChange(game, changed) {
  document.addEventListener(EVENT, changed);
  whenStored(nameOf(game), changed);
}

/** The names of those who played last in any game, the latest first. */
export function knownNames() {
  const names = storedData(NAMES);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string" && name) : [];
}

/**
 * Remember names, before those that were known already.
 * @param {string[]} names
 */
export const rememberNames = (names) => store(NAMES, JSON.stringify([...new Set([...names, ...knownNames().map(String)])].slice(0, MOST_NAMES)));
