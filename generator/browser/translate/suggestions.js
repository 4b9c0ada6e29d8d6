// The suggestions that a reader keeps on the device: better wordings of texts of the site, until they are sent and taken.
// They are kept below the texts that they are for, so that a text has one suggestion, the latest.

import { store, storedData } from "../kit/storage.js";

const KEY = "fathom.suggestions";
const TEXTS = ["lang", "id", "english", "before", "translation", "version", "path", "at"];

/**
 * What lies there as a suggestion, or null: anything may lie there.
 * @param {any} given
 * @returns {Suggestion | null}
 */
function readSuggestion(given) {
  if (given === null || typeof given !== "object" || TEXTS.some((name) => typeof given[name] !== "string")) return null;
  return { ...given, state: given.state === "sent" ? "sent" : "kept" };
}

/** @returns {Suggestion[]} */
function every() {
  const kept = storedData(KEY);
  return Array.isArray(kept) ? kept.map(readSuggestion).filter((one) => one !== null) : [];
}

/** @param {Suggestion[]} list */
const keep = (list) => store(KEY, JSON.stringify(list));

/**
 * The suggestions for a language, the latest last; without a language those for all.
 * @param {string} [lang]
 */
export const suggestions = (lang) => every().filter((one) => lang === undefined || one.lang === lang);

/**
 * Keep suggestions, each in the place of an earlier one for its text. Without `at` they are of now.
 *
 * False if there is no room for them, or the device keeps nothing: what was kept stays, and who wrote them has to be told
 * and to keep showing them.
 * @param {(Omit<Suggestion, "at" | "state"> & { at?: string })[]} list
 */
export function suggest(list) {
  const ids = new Set(list.map(({ id }) => id));
  const now = new Date().toISOString();
  const added = list.map((one) => ({ ...one, at: one.at ?? now, state: /** @type {const} */ ("kept") }));
  return keep([...every().filter(({ id }) => !ids.has(id)), ...added]);
}

/**
 * Take a suggestion back. False if the device did not let that be kept.
 * @param {string} id
 */
export const forget = (id) => keep(every().filter((one) => one.id !== id));

/**
 * Remember that suggestions were sent. False if the device did not let that be kept.
 * @param {string[]} ids
 */
export const markSent = (ids) => keep(every().map((one) => (ids.includes(one.id) ? { ...one, state: "sent" } : one)));

/**
 * What has become of a suggestion, by its text as the site has it now: "taken" if that is the suggestion, "changed" if it is
 * neither that nor the text that it was written over. Without the text nobody knows more than whether it was sent.
 * @param {Suggestion} suggestion
 * @param {{ translation: string, version?: string } | null | undefined} field
 * @returns {SuggestionFate}
 */
export function fate(suggestion, field) {
  if (!field) return suggestion.state;
  // A suggestion may leave the words of a fuzzy text as they are: then its version tells.
  if (field.translation === suggestion.translation && field.version !== suggestion.version) return "taken";
  return field.translation === suggestion.before ? suggestion.state : "changed";
}
