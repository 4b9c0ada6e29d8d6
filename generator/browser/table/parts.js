// What the sheet is put together from.
import { el, sign } from "../kit/elements.js";

/**
 * @param {Piece} heading
 * @param {Piece[]} content
 */
export const part = (heading, ...content) => el("section", { class: "laid" }, el("h3", {}, heading), content);

/**
 * What stands where there is nothing yet.
 * @param {Piece} text
 */
export const note = (text) => el("p", { class: "laid__note" }, text);

/**
 * @param {Piece} label
 * @param {string} drawing
 * @param {(event: Event) => void} onclick
 */
export const tool = (label, drawing, onclick) => el("button", { type: "button", class: "chip", onclick }, sign(drawing), el("span", {}, label));

/**
 * A button without words of its own.
 * @param {string} label
 * @param {string} drawing
 * @param {() => void} onclick
 */
export const quiet = (label, drawing, onclick) => el("button", { type: "button", class: "button button--icon", "aria-label": label, title: label, onclick }, sign(drawing));

/**
 * A line that leads somewhere, and what can be done with it.
 * @param {{ href: string, drawing: string, tone?: string }} to
 * @param {Piece} title
 * @param {string} about
 * @param {Piece} [beside]
 */
export const line = ({ href, drawing, tone }, title, about, beside) =>
  el("li", {}, el("a", { class: "laid__way", href, "data-tone": tone }, sign(drawing), el("span", {}, title, el("small", {}, about))), beside);

/**
 * Lines, of many the first ones and a button for the others.
 * @param {Node[]} lines
 * @param {number} most
 * @param {(count: number) => Piece} more
 */
export function listed(lines, most, more) {
  const list = el("ul", { class: "laid__lines", role: "list" }, lines.slice(0, most));
  if (lines.length <= most) return list;
  const button = el("button", {
    type: "button",
    class: "chip",
    onclick: () => {
      const next = lines[most];
      list.append(...lines.slice(most));
      button.remove();
      if (next instanceof Element) next.querySelector("a").focus();
    },
  }, more(lines.length - most));
  return [list, button];
}
