// The pad that an address brings: the question that it holds, if it can be read.

import { unpackAddress } from "../kit/packed.js";
import { decode } from "../kit/share.js";
import { playersOf } from "./state.js";

const RESULT = "result"; // what an address has that leads to the result at once

/**
 * What the address says: the question and its players, null where there is none; and whether it is a link that is broken.
 * @param {string} name that of the input with the players
 * @param {{ fields?: Declaration[], max_items?: number }} list what is declared of it
 */
export async function readLink(name, list) {
  await unpackAddress();
  const asked = decode(location.hash);
  const players = asked ? playersOf(asked[name], list) : null;
  return { asked: players && asked, players, isBroken: asked === undefined || (asked !== null && !players) };
}

/** Whether the address leads to the result at once. */
export const leadsToResult = () => new URLSearchParams(location.search).has(RESULT);

/**
 * The address that opens the result of a question; "" if it would be too long.
 * @param {string | null} fragment
 */
export const linkToResult = (fragment) => (fragment ? `${location.origin}${location.pathname}?${RESULT}#${fragment}` : "");

/** The page without what a link says. */
export const clearAddress = () => history.replaceState(history.state, "", location.pathname);
