// What is said of a question as a whole, until something is changed or the reader closes it.

import { el, fill, sign } from "../kit/elements.js";
import { ui, uiText } from "../words/words.js";

/** @param {string} name */
export const place = (name) => document.querySelector(`[data-checker="${name}"]`);
const hint = place("hint");

/** Say nothing any more. */
export const quiet = () => fill(hint);

/**
 * Say something that floats above the foot of the window: it was done down there, and the form stays where it is.
 * @param {Piece[]} pieces
 */
export function tell(...pieces) {
  place("spoken").before(hint);
  show(pieces, false);
}

/**
 * Say something that stays true above the inputs, where it covers none of them; it comes into sight with them, so that nothing jumps.
 * @param {Piece[]} pieces
 */
export function tellAbove(...pieces) {
  const lead = introduction();
  if (lead) lead.after(hint);
  else place("form").prepend(hint);
  show(pieces, true);
}

/** What stands for the form until it is drawn. */
const introduction = () => place("form").querySelector(".lead");

/**
 * Draw the form in the place of its introduction, below what is said above it.
 * @param {HTMLElement} form
 */
export function drawForm(form) {
  introduction()?.remove();
  place("form").append(form);
}

/**
 * @param {Piece[]} pieces
 * @param {boolean} isAbove
 */
function show(pieces, isAbove) {
  hint.classList.toggle("checker__hint--above", isAbove);
  const close = el("button", { type: "button", class: "button button--icon", "aria-label": uiText("close"), onclick: quiet }, sign("close"));
  fill(hint, el("span", {}, pieces), close);
}

/**
 * A button beside what is said.
 * @param {string} key
 * @param {() => void} onclick
 */
export const choice = (key, onclick) => el("button", { type: "button", class: "action action--quiet", onclick }, ui(key));
