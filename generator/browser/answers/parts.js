// What the blocks of an answer are put together from: heads, seals, labels, and buttons that change the question.

import { el, sign } from "../kit/elements.js";
import { drawRuns } from "../words/runs.js";

/**
 * A button that puts fields into the form, in place of what stands there.
 * @param {Piece} label
 * @param {JsonObject} fields
 * @param {Drawing} drawing
 */
export const applyButton = (label, fields, drawing) =>
  el("button", { type: "button", class: "action", onclick: () => drawing.change(fields) }, label);

/**
 * The same for each item of a list, where many stand below each other: as quiet as the tools below the answer.
 * @param {Piece} label
 * @param {JsonObject} fields
 * @param {Drawing} drawing
 */
export const applyTool = (label, fields, drawing) =>
  el("button", { type: "button", class: "tool", onclick: () => drawing.change(fields) }, sign("up"), el("span", {}, label));

/** @type {Record<string, string>} */
const SEALS = { good: "yes", bad: "close", open: "fork" };

/**
 * The seal of a tone: what stands for yes, no and it depends wherever an answer is headed by it.
 * @param {string} tone
 */
export const seal = (tone) => el("span", { class: "seal", "data-tone": tone }, sign(SEALS[tone] ?? "check"));

/**
 * The head of an answer.
 * @param {string} tone
 * @param {Piece} text
 */
export const headed = (tone, text) => el("h2", { class: "answer__headline", "data-tone": tone }, seal(tone), el("span", {}, text));

/**
 * The element of a heading at a level.
 * @param {Drawing} drawing
 */
export const headingOf = ({ level }) => /** @type {"h3" | "h4" | "h5" | "h6"} */ (`h${level}`);

/**
 * The heading of a block; blocks inside items have lower ones.
 * @param {Run[]} title
 * @param {Drawing} drawing
 */
export const heading = (title, drawing) => (title.length ? el(headingOf(drawing), {}, drawRuns(title)) : null);
