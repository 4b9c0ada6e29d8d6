// Entries that were picked from the sheet of their cards: a chip for each, which takes it away, and the button that opens the sheet.

import { el, face } from "../kit/elements.js";
import { opening } from "./picker.js";
import { entry, fieldWords, labelled, plain, uiText } from "../words/words.js";

/**
 * Whether an input stands in a group that shares the width of a phone with another.
 * @param {InputWords} words
 */
export const isNarrow = ({ path }) => Boolean(fieldWords(path.slice(0, Math.max(path.lastIndexOf("."), 0))).abreast);

/**
 * What an entry is shown by where it is laid out: its name, or its small face with the name for whoever hears it.
 * @param {string} table
 * @param {string} id
 * @param {FieldWords} words
 */
export function laid(table, id, { faces }) {
  const row = entry(table, id);
  return faces && row.picture ? [face(row.picture, true), el("span", { class: "spoken", lang: row.l }, row.n)] : el("span", { lang: row.l }, row.n);
}

/**
 * The class of what holds entries that are laid out: faces lie in rows of their own, names one after the other.
 * @param {FieldWords} words
 */
export const fewOf = ({ faces }) => (faces ? "field__few field__few--faces" : "field__few");

/**
 * An entry that is chosen; a touch takes it away.
 * @param {string} table
 * @param {string} id
 * @param {() => void} takeAway
 */
export function chip(table, id, takeAway) {
  const row = entry(table, id);
  return el(
    "li",
    {},
    el(
      "button",
      { type: "button", class: "field__pick", "aria-label": uiText("remove", { name: row.n }), onclick: takeAway },
      row.picture ? face(row.picture, true) : null,
      el("span", { lang: row.l }, row.n),
      el("span", { class: "field__cross", "aria-hidden": "true" }, "×"),
    ),
  );
}

/**
 * The button that opens the sheet where there is little room: it has the label of its input.
 * @param {InputWords} words
 * @param {ReturnType<typeof import("./picker.js").picker>} sheet
 */
export const adder = (words, sheet) =>
  el(
    "button",
    { type: "button", class: "action field__adder", ...opening(sheet), "aria-label": labelled(plain(words.label), uiText("choose")) },
    el("span", { "aria-hidden": "true" }, "+"),
    el("span", {}, plain(words.label)),
  );
