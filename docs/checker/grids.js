// Labelled values, below one another or in the columns of a table.

import { heading, headingOf, ruleLabel } from "./blocks.js";
import { el } from "./dom.js";
import { holds, isObject, valuesAt } from "./paths.js";
import { inside, isShown, part, standalone } from "./values.js";
import { plain, say } from "./words.js";

/**
 * The rows that have something to show; place 0 of a list is its first item, and counts may all be 0.
 * @param {LayoutRow[]} rows
 * @param {Scope} scope
 */
export function rowsOf(rows, scope) {
  /**
   * @param {Json} value
   * @param {Value["type"]} type
   */
  const saysSomething = (value, type) =>
    type === "counts"
      ? isObject(value) && Object.values(value).some(Boolean)
      : (value !== 0 || type === "item" || type === "any-item") && value !== "" && value !== false;
  return rows.filter(
    (row) =>
      holds(row.when, scope) &&
      (row.zero || valuesAt(row.value.path, scope).some((value) => saysSomething(value, row.value.type))),
  );
}

/**
 * @param {FactsBlock} block
 * @param {Scope} scope
 */
export function drawFacts(block, scope) {
  const rows = rowsOf(block.rows, scope);
  if (!rows.length) return null;
  return [
    heading(block.title, scope),
    el(
      "dl",
      { class: "answer__facts" },
      rows.map((row) =>
        el("div", { class: row.strong ? "answer__strong" : null }, el("dt", {}, ruleLabel(row)), el("dd", {}, standalone(row.value, scope))),
      ),
    ),
  ];
}

/**
 * @param {TableBlock} block
 * @param {Scope} scope
 */
export function drawTable(block, scope) {
  const columns = valuesAt(block.path, scope).map((item) => inside(item, scope));
  if (!columns.length) return null;
  const rows = block.rows.filter((row) => columns.some((column) => rowsOf([row], column).length));
  const best = columns.map((column) => block.best && columns.length > 1 && valuesAt(block.best, column)[0] === 1);
  return el(
    "div",
    { class: "answer__frame", tabindex: 0, role: "region", "aria-label": plain(block.title) },
    el(
      "table",
      { class: "answer__table" },
      el("caption", {}, say(block.title)),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("td", {}),
          columns.map((column, index) => el("th", { scope: "col", class: best[index] ? "answer__best" : null }, standalone(block.head, column))),
        ),
      ),
      el(
        "tbody",
        {},
        rows.map((row) =>
          el(
            "tr",
            { class: row.strong ? "answer__strong" : null },
            el("th", { scope: "row" }, ruleLabel(row)),
            columns.map((column, index) =>
              el("td", { class: best[index] ? "answer__best" : null }, holds(row.when, column) ? standalone(row.value, column) : null),
            ),
          ),
        ),
      ),
    ),
  );
}

/** With more columns than this a table says in signs what its title explains, so that all of it is in sight. */
const FEW = 3;

/**
 * What there is to say of several values and sentences, each in a line; the first one leads.
 * @param {(Value | Sentence)[]} contents
 * @param {Scope} scope
 */
const lines = (contents, scope) =>
  contents
    .filter((content) => isShown(content, scope))
    .map((content, index) => el(index ? "span" : "b", { class: "answer__part", "data-tone": index ? toneOf(content) : null }, part(content, scope)));

/** @param {Value | Sentence} content */
const toneOf = (content) => ("text" in content ? content.tone : "plain");

/**
 * A row for each item of one list, a column for each of another, in a box of its own that scrolls where it is narrow.
 * @param {MatrixBlock} block
 * @param {Scope} scope
 */
export function drawMatrix(block, scope) {
  const cells = /** @type {Json[][]} */ (valuesAt(block.path, scope));
  const [rows, columns] = [block.rows, block.columns].map(({ path, head, note = [] }) =>
    valuesAt(path, scope).map((item) => {
      const own = inside(item, scope);
      return { own, head: lines([head, ...note], own) };
    }),
  );
  if (!rows.length || !columns.length) return null;
  /** @param {Scope} own */
  const cell = (own) => {
    const first = block.cell.find((content) => isShown(content, own));
    return el("td", { "data-tone": first ? toneOf(first) : "plain" }, lines(block.cell, own));
  };
  return [
    el(headingOf(scope), {}, ruleLabel({ rule: block.rule, label: block.title })),
    el(
      "div",
      { class: "answer__frame answer__frame--matrix", tabindex: 0, role: "region", "aria-label": plain(block.title) },
      el(
        "table",
        { class: `answer__matrix${columns.length > FEW ? " answer__matrix--close" : ""}` },
        el(
          "thead",
          {},
          el("tr", {}, el("td", {}), el("th", { scope: "colgroup", colspan: columns.length }, el("span", {}, say(block.columns.label)))),
          el("tr", {}, el("th", { scope: "col" }, say(block.rows.label)), columns.map(({ head }) => el("th", { scope: "col" }, head))),
        ),
        el(
          "tbody",
          {},
          rows.map(({ own, head }, row) => el("tr", {}, el("th", { scope: "row" }, head), cells[row].map((item) => cell(inside(item, own))))),
        ),
      ),
    ),
  ];
}
