// Labelled values, below one another or in the columns of a table.

import { heading, ruleLabel } from "./parts.js";
import { el } from "../kit/elements.js";
import { holds, isObject, valuesAt } from "../words/paths.js";
import { inside, standalone } from "../words/values.js";
import { plain, say } from "../words/words.js";

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
 * A value in a table; what nobody has told is no 0.
 * @param {Value} value
 * @param {Scope} scope
 */
const known = (value, scope) => (valuesAt(value.path, scope).length ? standalone(value, scope) : "–");

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
              el("td", { class: best[index] ? "answer__best" : null }, holds(row.when, column) ? known(row.value, column) : null),
            ),
          ),
        ),
      ),
    ),
  );
}
