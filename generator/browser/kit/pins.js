// Cards and sections of the rules that somebody has pinned: kept on the device for each game.
import { isObject } from "./json.js";
import { store, storedData } from "./storage.js";

const KEPT = 40;
const LONGEST = 120;

/** @typedef {{ path: string, title: string, place: string, lang: string }} Pin a page below the root of a language, what it is called and where it stands */

/** @param {string} game */
const nameOf = (game) => `fathom:pins:${game}`;

/**
 * Pins of a game as they are kept or sent; null for what is none.
 * @param {string} game
 * @param {unknown} value
 * @returns {Pin[] | null}
 */
export function pinsIn(game, value) {
  if (!Array.isArray(value) || value.length > KEPT) return null;
  const isText = (/** @type {Json | undefined} */ text) => typeof text === "string" && text.length <= LONGEST;
  const isPin = (/** @type {any} */ one) =>
    isObject(one) &&
    isText(one.path) && String(one.path).startsWith(`${game}/`) && /^[\w-]+\/(?:[\w-]+\/)+(?:#[\w.-]+)?$/.test(String(one.path)) &&
    isText(one.title) && one.title !== "" && isText(one.place) &&
    typeof one.lang === "string" && /^[\w-]{1,20}$/.test(one.lang);
  return value.every(isPin) ? value : null;
}

/** @param {string} game */
export const pinsOf = (game) => pinsIn(game, storedData(nameOf(game))) ?? [];

/**
 * Keep the pins of a game, the first ones of many; tells whether there was room.
 * @param {string} game
 * @param {Pin[]} pins
 */
export const keepPins = (game, pins) => store(nameOf(game), JSON.stringify(pins.slice(0, KEPT)));
