// Exact numbers as they are shown: chances as percentages, expected amounts with a few decimals.

import { el } from "../kit/elements.js";
import { numberText, plain, words } from "./words.js";

/**
 * The nearest whole number of so many parts of an exact fraction, and of two the larger.
 * @param {string} fraction
 * @param {number} parts
 */
function nearest(fraction, parts) {
  const [over, under = 1n] = fraction.split("/").map(BigInt);
  const [doubled, whole] = [2n * BigInt(parts) * over + under, 2n * under];
  return Number((doubled - (((doubled % whole) + whole) % whole)) / whole);
}

/**
 * A chance with what is rounded of it; of an exact fraction alone, that is worked out.
 * @param {Chance | string} given
 * @returns {Chance}
 */
export const asChance = (given) => (typeof given === "string" ? { fraction: given, permille: nearest(given, 1000) } : given);

/** @param {Chance} chance */
export const isWhole = ({ fraction }) => !fraction.includes("/");

/**
 * A whole number of parts, such as hundredths, as the language writes it.
 * @param {number} number
 * @param {number} parts
 */
export const inParts = (number, parts) =>
  new Intl.NumberFormat(words.lang, { maximumFractionDigits: 2, useGrouping: false }).format(number / parts);

/**
 * A chance as a percentage, with one decimal unless it is certain or impossible; what is nearly so is never shown as that.
 * @param {Chance} value
 */
function percentage(value) {
  const digits = isWhole(value) ? 0 : 1;
  /** @type {Intl.NumberFormatOptions} */
  const shape = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits };
  /** @param {number} permille */
  const percent = (permille) => new Intl.NumberFormat(words.lang, shape).format(permille / 1000);
  if (digits && value.permille === 0) return plain(words.say.chances.below, { percent: percent(1) });
  if (digits && value.permille === 1000) return plain(words.say.chances.above, { percent: percent(999) });
  return percent(value.permille);
}

/**
 * A chance as a percentage; the exact fraction is its title.
 * @param {Chance | string} given
 */
export function chance(given) {
  const value = asChance(given);
  return withFraction(percentage(value), isWhole(value) ? null : value.fraction);
}

/**
 * An expected amount with at most two decimals; with the exact fraction as title where these are rounded.
 * @param {Amount} value
 */
export function amount(value) {
  const [over, under = 1] = value.fraction.split("/").map(Number);
  const isExact = over * 100 === value.hundredths * under;
  return withFraction(numberText(inParts(value.hundredths, 100)), isExact ? null : value.fraction);
}

/**
 * @param {string} text
 * @param {string | null} fraction
 */
const withFraction = (text, fraction) => (fraction === null ? text : el("span", { class: "rounded", title: fraction }, text));

/**
 * An expected amount for a text; an exact fraction alone will do.
 * @param {Amount | string} given
 */
export function filledAmount(given) {
  const value = typeof given === "string" ? { fraction: given, hundredths: nearest(given, 100) } : given;
  return { nodes: amount(value), number: value.hundredths / 100 };
}
