// What an event is about, and what an address leads to.

/**
 * The element around the target of an event, or the target itself, that a selector finds; null if there is none.
 * @param {Event} event
 * @param {string} selector
 */
export const closestTarget = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);

/**
 * The id that a fragment leads to; "" for none, and for one that cannot be read.
 * @param {string} [hash]
 */
export function targetId(hash = location.hash) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
