// Writing several things as one: all of them, or where there is no room for one, none.
import { keyOf } from "../kit/storage.js";

/**
 * Keep all of these texts by their names; tells whether there was room. Without, what was there stays.
 * @param {Record<string, string>} texts
 */
export function storeAll(texts) {
  /** @type {[string, string | null][]} */
  const before = [];
  try {
    for (const [name, text] of Object.entries(texts)) {
      const key = keyOf(name);
      before.push([key, localStorage.getItem(key)]);
      localStorage.setItem(key, text);
    }
    return true;
  } catch {
    for (const [key, text] of before.reverse()) putBack(key, text);
    return false;
  }
}

/**
 * @param {string} key
 * @param {string | null} text
 */
function putBack(key, text) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage that is closed to us has changed nothing.
  }
}
