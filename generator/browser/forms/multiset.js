// Entries of a table, several copies of each: a grid to take them from and a row of what was taken. Where the copies are ordered, they
// stand as they were taken.

import { el, fill, symbol } from "../kit/elements.js";
import { entry, labelled, nameOf, namesIn, plain, say, ui, uiText } from "../words/words.js";
import { copiesField, existing } from "./copies.js";
import { framed, tableGrid, tableIds } from "./frame.js";
import { isNarrow } from "./picked.js";

/**
 * @param {IdsDeclaration} declaration
 * @param {FieldWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function multisetField(declaration, words, changed, { context, sprite }) {
  const table = declaration.of;
  const ids = tableIds(table);
  /** @type {string[]} */
  let taken = []; // in the order in which they were
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {Map<string, { more: HTMLButtonElement, badge: HTMLElement }>} */
  const cells = new Map();
  /** @type {HTMLButtonElement | null} */
  let standing = null; // the cell that the tab key leads to
  /** @type {{ node: HTMLElement; members: string[] }[]} */
  const parts = [];
  const tray = el("ul", { class: "tray__cards", "aria-label": plain(words.label) });
  const hint = words.help ? el("p", { class: "tray__hint" }, say(words.help)) : null;
  const state = el("span", { class: "spoken" });
  const clear = el(
    "button",
    {
      type: "button",
      class: "tool",
      onclick: () => {
        taken = [];
        draw();
        changed();
        focusGrid();
      },
    },
    ui("clear"),
  );

  /**
   * The ids that were taken, as often as they were: in the order in which they were, or in that of the table.
   * @returns {string[]}
   */
  const read = () => (words.ordered ? [...taken] : ids.flatMap((id) => Array(counts.get(id) ?? 0).fill(id)));

  const total = () => taken.length;

  /**
   * @param {string} id
   * @param {number} count
   * @param {number} all
   */
  const numberOf = (id, count, all) => uiText("number-of", { name: nameOf(table, id), count, most: all });

  /** @param {string} id */
  const offered = (id) => (words.omit?.includes(id) ? 0 : context.copiesInPlay(table, id));

  // A question that came with a link may hold more than is offered.
  /** @param {string} id */
  const most = (id) => Math.max(counts.get(id) ?? 0, offered(id));

  /** @param {string} id */
  function take(id) {
    if (total() >= declaration.max_items || (counts.get(id) ?? 0) >= most(id)) return;
    taken.push(id);
    draw();
    changed();
  }

  /**
   * Put a copy back: the one at a place of those taken, or the last one.
   * @param {string} id
   * @param {number} [place]
   */
  function putBack(id, place = taken.lastIndexOf(id)) {
    if (place >= 0) taken.splice(place, 1);
    draw();
    changed();
  }

  /** @param {string} id */
  function cell(id) {
    const row = entry(table, id);
    const badge = el("span", { class: "stock__badge", "aria-hidden": "true" });
    const more = el(
      "button",
      {
        type: "button",
        class: `stock__cell${row.hue ? ` hue-${row.hue}` : ""}`,
        onclick: () => take(id),
        tabindex: -1,
        onfocus: () => stand(more),
        onkeydown: (event) => {
          const next = besides(more, event.key);
          if (next) next.focus();
          else if (["Delete", "Backspace", "-"].includes(event.key)) putBack(id);
          else return;
          event.preventDefault();
        },
      },
      el("b", { "aria-hidden": "true" }, row.short ?? row.n),
      row.mark ? symbol(sprite, row.mark) : null,
      badge,
    );
    cells.set(id, { more, badge });
    return more;
  }

  function draw() {
    counts.clear();
    for (const id of taken) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const [id, { more, badge }] of cells) {
      const count = counts.get(id) ?? 0;
      const all = most(id);
      badge.textContent = count > 1 ? String(count) : "";
      more.hidden = !all;
      more.setAttribute("aria-disabled", String(count >= all));
      more.setAttribute("aria-label", all < Infinity ? numberOf(id, count, all) : labelled(nameOf(table, id), String(count)));
      more.classList.toggle("stock__cell--taken", count > 0);
    }
    for (const { node, members } of parts) node.hidden = members.every((id) => cells.get(id)?.more.hidden);
    if (!standing || standing.hidden) stand(shown()[0]);
    fill(tray, read().map(card));
    const number = total();
    fill(state, ui("chosen", { count: number }));
    bar.hidden = tray.hidden = !number;
    if (hint) hint.hidden = number > 0;
    lain.hidden = !number && !hint;
  }

  /**
   * After a card is gone, the focus stays where it was, or goes to the grid when the tray is empty.
   * @param {number} place
   */
  function focusNear(place) {
    const left = tray.querySelectorAll("button");
    if (left.length) left[Math.min(place, left.length - 1)].focus();
    else focusGrid();
  }

  const focusGrid = () => standing?.focus();

  const shown = () => [...cells.values()].map(({ more }) => more).filter(({ hidden }) => !hidden);

  /**
   * Let the tab stop of the grid be a cell.
   * @param {HTMLButtonElement | undefined} more
   */
  function stand(more) {
    if (standing) standing.tabIndex = -1;
    standing = more ?? null;
    if (standing) standing.tabIndex = 0;
  }

  /**
   * The cell that a key leads to from another: beside it in its line, or in the line above or below as near to it as can be.
   * @param {HTMLButtonElement} from
   * @param {string} key
   */
  function besides(from, key) {
    const lines = [...new Set(shown().map((more) => more.parentElement))].map((line) => shown().filter((more) => more.parentElement === line));
    const row = lines.findIndex((line) => line.includes(from));
    const column = lines[row].indexOf(from);
    const place = { ArrowLeft: column - 1, ArrowRight: column + 1, Home: 0, End: lines[row].length - 1 }[key];
    if (place !== undefined) return lines[row][place];
    const line = lines[{ ArrowUp: row - 1, ArrowDown: row + 1 }[key] ?? -1];
    const left = from.getBoundingClientRect().left;
    /** @param {HTMLElement} more */
    const distance = (more) => Math.abs(more.getBoundingClientRect().left - left);
    return line?.reduce((near, more) => (distance(more) < distance(near) ? more : near));
  }

  /**
   * @param {string} id
   * @param {number} place
   */
  function card(id, place) {
    const row = entry(table, id);
    return el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: `tray__card${row.short === undefined ? " tray__card--named" : ""}${row.hue ? ` hue-${row.hue}` : ""}`,
          "aria-label": uiText("one-fewer", { name: row.n }),
          title: uiText("one-fewer", { name: row.n }),
          onclick: () => {
            putBack(id, words.ordered ? place : undefined);
            focusNear(place);
          },
        },
        row.symbol ? symbol(sprite, row.symbol, row.hue) : null,
        el("b", {}, row.short ?? row.n),
        row.mark ? symbol(sprite, row.mark) : null,
        el("span", { class: "tray__minus", "aria-hidden": "true" }, "−"),
      ),
    );
  }

  /** @param {GridRow} row */
  function gridRow(row) {
    const heading = row.name
      ? el(
          "div",
          { class: `stock__head${row.hue ? ` hue-${row.hue}` : ""}` },
          row.symbol ? symbol(sprite, row.symbol, row.hue) : null,
          el("span", { lang: row.l }, row.name),
        )
      : null;
    const lines = row.lines.map((line) =>
      part(line, el("div", { class: "stock__cells" }, line.map((id) => (id === null ? el("span") : cell(id))))),
    );
    return part(
      row.lines.flat(),
      el(
        "div",
        { class: `stock__row${row.hue ? ` hue-${row.hue}` : ""}`, role: "group", "aria-label": row.name },
        heading,
        el("div", { class: "stock__lines" }, lines),
      ),
    );
  }

  /**
   * A part of the grid, in sight as long as one of its cells is.
   * @param {(string | null)[]} members
   * @param {HTMLElement} node
   */
  function part(members, node) {
    parts.push({ node, members: members.filter((id) => id !== null) });
    return node;
  }

  const bar = el("div", { class: "tray__bar" }, state, clear);
  const lain = el("div", { class: "tray deep" }, hint, tray, bar);
  const rows = tableGrid(table);
  const grid = rows
    ? el("div", { class: "stock", role: "toolbar", "aria-label": plain(words.label) }, rows.map(gridRow))
    : el("div", { class: "stock__cells stock__cells--named", role: "toolbar", "aria-label": plain(words.label) }, ids.map(cell));
  const node = framed({ ...words, help: undefined }, grid, lain);
  draw();
  return {
    node,
    read,
    write(wanted) {
      taken = existing(table, wanted, declaration.max_items);
      draw();
    },
    refresh: draw,
  };
}

/** @type {Kind} */
export const kind = {
  make: (declaration, words, changed, around) =>
    (isNarrow(words) ? copiesField : multisetField)(/** @type {IdsDeclaration} */ (declaration), words, changed, around),
  describe: ({ of = "" }, _words, value, most) => namesIn(of, [value].flat(), most),
};
