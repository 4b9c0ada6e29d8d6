// What a table plays by where the rules leave a point open: kept on the device for each game, by the codes of the points.
import { isObject } from "./json.js";
import { store, storedData } from "./storage.js";

/** @param {string | undefined} game */
const nameOf = (game) => `fathom:readings:${game}`;

/**
 * Readings as they are kept or sent, by the codes of their points; null for what is none.
 * @param {unknown} value
 * @returns {Record<string, string> | null}
 */
export function readingsIn(value) {
  const given = /** @type {Json} */ (value);
  const isReading = (/** @type {[string, Json | undefined]} */ [code, reading]) => /^[\w-]{1,80}$/.test(code) && typeof reading === "string" && /^[\w-]{1,80}$/.test(reading);
  return isObject(given) && Object.keys(given).length <= 200 && Object.entries(given).every(isReading) ? /** @type {any} */ (given) : null;
}

/** @param {string | undefined} game */
export const readingsOf = (game) => readingsIn(storedData(nameOf(game))) ?? {};

/**
 * Keep these readings of a game, in the place of those before; tells whether there was room.
 * @param {string | undefined} game
 * @param {Record<string, string>} readings
 */
export const keepReadings = (game, readings) => store(nameOf(game), JSON.stringify(readings));
