// Each of one list against each of another: a table whose cells say what the two come to.

import { headingOf } from "./parts.js";
import { el, face, symbol } from "../kit/elements.js";
import { drawRuns, textOf } from "../words/runs.js";
import { ruleLabel } from "../words/rules.js";
import { words } from "../words/words.js";

/** With more columns than this a table says in signs what its legend explains, so that all of it is in sight. */
const FEW = 3;

/**
 * What there is to say of several values and sentences, each in a line; the first one leads.
 * @param {TonedText[]} parts
 */
const lines = (parts) =>
  parts.map(({ tone, text }, index) => el(index ? "span" : "b", { class: "answer__part", "data-tone": index ? tone : null }, drawRuns(text)));

/** @param {AxisItem} item */
const head = ({ parts, picture, brief }) =>
  picture
    ? [face(picture, true), brief ? el("small", { "aria-hidden": "true" }, drawRuns(brief)) : null, el("span", { class: "spoken" }, lines(parts))]
    : lines(parts);

/**
 * What a cell says. One that begins with an entry has the colour and the symbol of that.
 * @param {MatrixNode["cells"][0][0]} cell
 */
const drawCell = ({ hue, symbol: name, tone, parts }) =>
  el("td", hue ? { class: `answer__won hue-${hue}` } : { "data-tone": tone }, name ? symbol(words.sprite, name) : null, lines(parts));

/**
 * What the signs of a table mean that has too many columns for words: the symbols of its cells, and how faces are marked.
 * @param {MatrixNode["legend"]} legend
 */
function drawLegend({ won, notes }) {
  if (!won.length && !notes.length) return null;
  return el(
    "ul",
    { class: "answer__legend", "aria-hidden": "true" },
    won.map(({ n, symbol: drawn, hue, l }) =>
      el("li", {}, el("span", { class: `answer__sample answer__won hue-${hue}` }, drawn ? symbol(words.sprite, drawn) : null), el("span", { lang: l }, n)),
    ),
    notes.map(({ text, tone }) => el("li", {}, el("span", { class: "answer__sample", "data-tone": tone }), el("span", {}, text))),
  );
}

/**
 * A row for each item of one list, a column for each of another, in a box of its own that scrolls where it is narrow.
 * @param {MatrixNode} node
 * @param {Drawing} drawing
 */
export function drawMatrix({ title, rule, rows, columns, cells, legend }, drawing) {
  const isClose = columns.items.length > FEW;
  return [
    el(headingOf(drawing), {}, ruleLabel(title, rule)),
    el(
      "div",
      { class: "answer__frame answer__frame--matrix", tabindex: 0, role: "region", "aria-label": textOf(title) },
      el(
        "table",
        { class: `answer__matrix${isClose ? " answer__matrix--close" : ""}` },
        el(
          "thead",
          {},
          el("tr", {}, el("td", {}), el("th", { scope: "colgroup", colspan: columns.items.length }, el("span", {}, drawRuns(columns.label)))),
          el("tr", {}, el("th", { scope: "col" }, drawRuns(rows.label)), columns.items.map((item) => el("th", { scope: "col", "data-tone": item.tone }, head(item)))),
        ),
        el(
          "tbody",
          {},
          rows.items.map((item, row) => el("tr", {}, el("th", { scope: "row", "data-tone": item.tone }, head(item)), cells[row].map(drawCell))),
        ),
      ),
    ),
    isClose ? drawLegend(legend) : null,
  ];
}
