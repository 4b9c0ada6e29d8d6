// Each of one list against each of another: a table whose cells say what the two come to.

import { headingOf, ruleLabel } from "./parts.js";
import { el, face, symbol } from "../kit/elements.js";
import { valuesAt } from "../words/paths.js";
import { inside, isShown, part, standalone } from "../words/values.js";
import { entry, plain, say, words } from "../words/words.js";

/** With more columns than this a table says in signs what its legend explains, so that all of it is in sight. */
const FEW = 3;

/** @param {Value | Sentence} content */
const toneOf = (content) => ("text" in content ? content.tone : "plain");

/**
 * The row of its table that an entry has which a value leads to; null for all other values, and for sentences.
 * @param {Value | Sentence} content
 * @param {Scope} scope
 */
function entryAt(content, scope) {
  if ("text" in content || content.type !== "entry") return null;
  const [id] = valuesAt(content.path, scope);
  return id === undefined ? null : entry(content.of, String(id));
}

/**
 * What there is to say of several values and sentences, each in a line; the first one leads.
 * @param {(Value | Sentence)[]} contents
 * @param {Scope} scope
 */
const lines = (contents, scope) =>
  contents
    .filter((content) => isShown(content, scope))
    .map((content, index) => el(index ? "span" : "b", { class: "answer__part", "data-tone": index ? toneOf(content) : null }, part(content, scope)));

/**
 * The items of an axis, each with what heads it, the first note that holds, and its tone.
 * @param {Axis} axis
 * @param {Scope} scope
 */
function itemsOf({ path, head, faces, note = [] }, scope) {
  return valuesAt(path, scope).map((item) => {
    const own = inside(item, scope);
    const noted = note.find((content) => isShown(content, own));
    const picture = faces ? entryAt(head, own)?.picture : undefined;
    const said = lines([head, ...note], own);
    if (!picture) return { own, noted, tone: null, head: said };
    const [value] = noted && "text" in noted ? Object.values(noted.values ?? {}) : [];
    const short = value ? el("small", { "aria-hidden": "true" }, standalone(value, own)) : null;
    return { own, noted, tone: noted ? toneOf(noted) : null, head: [face(picture, true), short, el("span", { class: "spoken" }, said)] };
  });
}

/**
 * What a cell says. One that begins with an entry has the colour and the symbol of that.
 * @param {MatrixBlock["cell"]} contents
 * @param {Scope} own
 */
function cell(contents, own) {
  const first = contents.find((content) => isShown(content, own));
  const row = first && entryAt(first, own);
  return el(
    "td",
    row?.hue ? { class: `answer__won hue-${row.hue}` } : { "data-tone": first ? toneOf(first) : "plain" },
    row?.symbol ? symbol(words.sprite, row.symbol) : null,
    lines(contents, own),
  );
}

/**
 * What the signs of a table mean that has too many columns for words: the symbols of its cells, and how faces are marked.
 * @param {MatrixBlock} block
 * @param {ReturnType<typeof itemsOf>} items
 */
function legend({ cell: [first], rows, columns }, items) {
  const table = "of" in first && first.type === "entry" ? first.of : null;
  const won = table ? words.tables[table].order.map((id) => entry(table, id)) : [];
  const shown = new Set(items.filter(({ tone }) => tone).map(({ noted }) => noted));
  const notes = [rows, columns].flatMap(({ note = [] }) => note).filter((note) => shown.has(note));
  const said = new Map(notes.flatMap((note) => ("text" in note && !note.values ? [[plain(note.text), note.tone]] : [])));
  if (!won.length && !said.size) return null;
  return el(
    "ul",
    { class: "answer__legend", "aria-hidden": "true" },
    won.map(({ n, symbol: drawn, hue, l }) =>
      el("li", {}, el("span", { class: `answer__sample answer__won hue-${hue}` }, drawn ? symbol(words.sprite, drawn) : null), el("span", { lang: l }, n)),
    ),
    [...said].map(([text, tone]) => el("li", {}, el("span", { class: "answer__sample", "data-tone": tone }), el("span", {}, text))),
  );
}

/**
 * A row for each item of one list, a column for each of another, in a box of its own that scrolls where it is narrow.
 * @param {MatrixBlock} block
 * @param {Scope} scope
 */
export function drawMatrix(block, scope) {
  const cells = /** @type {Json[][]} */ (valuesAt(block.path, scope));
  const [rows, columns] = [block.rows, block.columns].map((axis) => itemsOf(axis, scope));
  if (!rows.length || !columns.length) return null;
  const isClose = columns.length > FEW;
  return [
    el(headingOf(scope), {}, ruleLabel({ rule: block.rule, label: block.title })),
    el(
      "div",
      { class: "answer__frame answer__frame--matrix", tabindex: 0, role: "region", "aria-label": plain(block.title) },
      el(
        "table",
        { class: `answer__matrix${isClose ? " answer__matrix--close" : ""}` },
        el(
          "thead",
          {},
          el("tr", {}, el("td", {}), el("th", { scope: "colgroup", colspan: columns.length }, el("span", {}, say(block.columns.label)))),
          el("tr", {}, el("th", { scope: "col" }, say(block.rows.label)), columns.map(({ head, tone }) => el("th", { scope: "col", "data-tone": tone }, head))),
        ),
        el(
          "tbody",
          {},
          rows.map(({ own, head, tone }, row) =>
            el("tr", {}, el("th", { scope: "row", "data-tone": tone }, head), cells[row].map((item) => cell(block.cell, inside(item, own)))),
          ),
        ),
      ),
    ),
    isClose ? legend(block, [...rows, ...columns]) : null,
  ];
}
