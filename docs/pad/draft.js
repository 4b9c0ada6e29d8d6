// What is kept on the device: the pad of each game as it stands, and the names of those who played.

const NAMES = "fathom:players";
const MOST_NAMES = 12;

/** @param {string} game */
const place = (game) => `fathom:pad:${game}`;

/**
 * What was kept under a name, or null; storage may be closed to us, and what lies there may be anything.
 * @param {string} name
 * @returns {Json}
 */
function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {Json} value
 */
function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft of a game: any JSON value.
 * @param {string} game
 */
export const draftOf = (game) => kept(place(game));

/**
 * Keep the draft of a game; tells whether it could be kept.
 * @param {string} game
 * @param {JsonObject} draft
 */
export const keepDraft = (game, draft) => keep(place(game), draft);

/** The names of those who played last, the latest first. */
export function knownNames() {
  const names = kept(NAMES);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string" && name) : [];
}

/**
 * Remember names, before those that were known already.
 * @param {string[]} names
 */
export const rememberNames = (names) => keep(NAMES, [...new Set([...names, ...knownNames().map(String)])].slice(0, MOST_NAMES));
