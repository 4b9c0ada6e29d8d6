// What stands on the map of a game: put there once, kept on the device, and shown by all forms that count from it.

import { isObject } from "../kit/json.js";
import { keptInGame } from "./kept.js";
import { isBareMap } from "./standing.js";

const MOST = 12; // players, and letters of a name four times as many

/** @param {unknown} value */
const isWhole = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100;

/** @param {any} one */
const isStood = (one) => isObject(one) && typeof one.piece === "string" && isWhole(one.owner) && Number(one.owner) < MOST && isWhole(one.count) && Number(one.count) > 0;

/**
 * The position on a board of the game in hand.
 * @param {string} board
 */
export const keptPosition = (board) => keptInGame("position", board, { sound, isNothing: isBareMap });

/**
 * @param {any} kept
 * @returns {Position | null}
 */
function sound(kept) {
  if (!Array.isArray(kept.owners) || !isObject(kept.on)) return null;
  const owners = kept.owners.slice(0, MOST).map((/** @type {unknown} */ name) => String(name ?? "").slice(0, MOST * 4));
  const isSound = Object.values(kept.on).every((stood) => Array.isArray(stood) && stood.every(isStood));
  return isSound ? { owners, on: /** @type {Record<string, Stood[]>} */ (kept.on) } : null;
}
