// What an event is about.

/**
 * The element around the target of an event, or the target itself, that a selector finds; null if there is none.
 * @param {Event} event
 * @param {string} selector
 */
export const closestTarget = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);
