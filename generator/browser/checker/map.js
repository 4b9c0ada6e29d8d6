// The map that a form counts from: a file beside the page, on its way from the start, so that it is there with the form.

import { el } from "../kit/elements.js";
import { ui } from "../words/words.js";
import { place } from "./hint.js";

const SLOW = 1000; // milliseconds after which it is said that something is on its way
const SVG = "http://www.w3.org/2000/svg";

/**
 * An element of a drawing, and all that is inside it.
 * @param {DrawingNode} node
 * @returns {Element}
 */
function built([name, attributes, ...inside]) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...inside.map((part) => (typeof part === "string" ? part : built(part))));
  return node;
}

/**
 * Have the words of a form know its map, and the page its drawing. Without a connection the form is asked without a map.
 * @param {PageWords} words
 */
export async function loadMap(words) {
  if (!words.mapped) return;
  // What the page says first stands where the form will be, so that nothing moves meanwhile.
  const coming = el("p", { class: "answer__start" }, ui("map-loading"));
  const timer = setTimeout(() => place("form").append(coming), SLOW);
  try {
    const [reply] = await Promise.all([fetch(new URL(words.mapped, location.href)), import("../forms/counted-map.js")]);
    if (!reply.ok) throw new Error(String(reply.status));
    /** @type {MapFile} */
    const { standing, tables, drawing } = await reply.json();
    if (drawing) {
      const template = document.createElement("template");
      template.dataset.board = standing.board;
      template.content.append(built(drawing));
      document.body.append(template);
    }
    Object.assign(words.tables, tables);
    words.standing = standing;
  } catch (error) {
    console.error(error);
  } finally {
    clearTimeout(timer);
    coming.remove();
  }
}
