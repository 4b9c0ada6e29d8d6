// What is shown where nothing is found: which term to leave out, and what that would find.
import { drawn, el, sign } from "../kit/elements.js";

const NET =
  "M22 20h76M22 20c2 40 16 60 38 66 22-6 36-26 38-66M34 20c4 30 12 52 26 66M86 20c-4 30-12 52-26 66M47 20c2 26 6 48 13 66M73 20c-2 26-6 48-13 66M25 38c24 7 46 7 70 0M31 56c20 6 38 6 58 0M42 72c12 4 24 4 36 0";

/**
 * @param {Cards} cards
 * @param {FoundCards} found
 * @param {(line: string) => void} put
 */
export function nothing(cards, found, put) {
  const words = wordsOf(found.query.tree);
  return el(
    "div",
    { class: "nothing" },
    drawn(
      "svg",
      { class: "nothing__net", viewBox: "0 0 120 90", "aria-hidden": "true" },
      drawn("path", { class: "nothing__rope", d: "M60 2v18" }),
      drawn("path", { d: NET }),
    ),
    el("h2", {}, cards.say("empty")),
    el("p", {}, found.words),
    el(
      "div",
      { class: "nothing__ways" },
      cards.without(found).map(({ term, line, count }) =>
        el("button", { type: "button", class: "nothing__way", onclick: () => put(line) }, el("span", {}, struck(cards.say("without", { term: "\0" }), term)), el("b", {}, count)),
      ),
      words ? el("a", { class: "nothing__way", href: `?q=${encodeURIComponent(words)}` }, sign("search"), el("span", {}, cards.say("search", { words }))) : null,
    ),
  );
}

/**
 * A text with the term that is left out in its place.
 * @param {string} text
 * @param {string} term
 * @returns {Piece[]}
 */
const struck = (text, term) => text.split("\0").flatMap((part, index) => (index ? [el("s", {}, term), part] : [part]));

/**
 * The words of a query, for a search elsewhere.
 * @param {QueryNode | null} node
 * @returns {string}
 */
function wordsOf(node) {
  if (!node || "not" in node) return "";
  if ("field" in node) return node.field ? "" : node.values.join(" ");
  return ("all" in node ? node.all : node.any).map(wordsOf).filter(Boolean).join(" ");
}
