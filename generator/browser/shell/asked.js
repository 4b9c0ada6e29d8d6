// What was asked before and led somewhere: kept on this device, for the empty search to offer.
import { store, storedData } from "../kit/storage.js";

const KEY = "fathom.asked";
const KEPT = 5;
const LONGEST = 120;
const { lang } = document.documentElement;

/**
 * The kept questions with their languages. Anything may lie in the storage.
 * @returns {{ text: string, lang: string }[]}
 */
function kept() {
  const data = storedData(KEY);
  return Array.isArray(data) ? data.filter((one) => typeof one?.text === "string" && one.text && one.text.length <= LONGEST && typeof one.lang === "string") : [];
}

/** The questions asked in the page's language, the newest first. */
export const askedBefore = () => kept().filter((one) => one.lang === lang).map(({ text }) => text);

/** @param {string} question */
export function keepAsked(question) {
  const text = question.trim().slice(0, LONGEST);
  if (!text) return;
  const others = kept().filter((one) => one.lang !== lang);
  const own = [text, ...askedBefore().filter((one) => one !== text)].slice(0, KEPT);
  store(KEY, JSON.stringify([...own.map((one) => ({ text: one, lang })), ...others]));
}

export const forgetAsked = () => store(KEY, "[]");
