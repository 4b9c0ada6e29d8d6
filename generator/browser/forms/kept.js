// What forms of the game in hand share: kept on the device in one version, and given up when one starts again.

import { forget, store, storedData } from "../kit/storage.js";
import { words } from "../words/words.js";

const VERSION = 1;

/**
 * Something of the game in hand, by its sort and its name.
 * @template Kept
 * @param {string} sort
 * @param {string} name
 * @param {{ sound: (data: any) => Kept | null, isNothing?: (what: Kept) => boolean }} what `sound` gives what is kept, or null if that could be none
 */
export function keptInGame(sort, name, { sound, isNothing = () => false }) {
  const place = `fathom:${sort}:${words.id.split("/")[0]}:${name}`;
  const kept = {
    read() {
      const data = storedData(place);
      return data?.version === VERSION ? sound(data) : null;
    },
    /** @param {Kept} what */
    keep: (what) => (isNothing(what) ? forget(place) : store(place, JSON.stringify({ version: VERSION, ...what }))),
    /** Keep it no longer; gives what brings it back. */
    forget() {
      const before = kept.read();
      forget(place);
      return () => {
        if (before) kept.keep(before);
      };
    },
  };
  return kept;
}
