// The tools below an answer.

import { el, sign } from "../kit/elements.js";
import { say, ui, words } from "../words/words.js";

/**
 * A tool below the answer.
 * @param {string} key
 * @param {string} drawn
 * @param {(event: Event) => void} onclick
 */
export const tool = (key, drawn, onclick) => el("button", { type: "button", class: "tool", onclick }, sign(drawn), el("span", {}, ui(key)));

/**
 * The menu of questions that the rulebooks answer themselves; null without any.
 * @param {(request: JsonObject) => void} choose
 */
export function examples(choose) {
  if (!words.examples.length) return null;
  /** @type {HTMLDetailsElement} */
  const details = el(
    "details",
    { class: "checker__examples" },
    el("summary", { class: "tool" }, sign("cards"), el("span", {}, ui("examples"))),
    el(
      "div",
      { class: "checker__menu" },
      el("p", {}, ui("examples-hint")),
      words.examples.map(({ title, request }) =>
        el(
          "button",
          {
            type: "button",
            onclick: () => {
              details.open = false;
              choose(request);
            },
          },
          say(title),
        ),
      ),
    ),
  );
  details.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    details.open = false;
    details.querySelector("summary").focus();
  });
  document.addEventListener("click", (event) => {
    if (!details.contains(/** @type {Node} */ (event.target))) details.open = false;
  });
  return details;
}
