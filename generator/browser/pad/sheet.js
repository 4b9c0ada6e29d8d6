// The sheet of the pad: a row for each category, a column for each player. It is one stop of the tab key; arrows lead
// through it.

import { el, fill, sign, symbol } from "../kit/elements.js";
import { plain, say, uiText, words } from "../words/words.js";

/**
 * @param {{ go: (place: PadPlace) => void, add: () => void }} wanted
 */
export function sheet({ go, add }) {
  /** @type {HTMLButtonElement[][]} */
  let buttons = []; // by row, that of the names first
  const table = el("table", { class: "pad__table", role: "grid", "aria-label": uiText("points-by-player"), onkeydown: move });
  const adding = el("button", { type: "button", class: "pad__add", onclick: add, "aria-label": uiText("add-player"), title: uiText("add-player") }, sign("plus"));

  /** @param {KeyboardEvent} event */
  function move(event) {
    const row = buttons.findIndex((line) => line.includes(/** @type {HTMLButtonElement} */ (event.target)));
    if (row < 0) return;
    const column = buttons[row].indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] ?? [0, 0];
    const next = event.key === "Home" ? buttons[row][0] : event.key === "End" ? buttons[row].at(-1) : down || right ? buttons[row + down]?.[column + right] : null;
    if (!next) return;
    event.preventDefault();
    next.click();
    next.focus();
  }

  /**
   * @param {{ players: PadColumn[], rows: PadCategory[], at: PadPlace, full: boolean }} pad
   */
  function draw({ players, rows, at, full }) {
    const held = buttons.flat().includes(/** @type {HTMLButtonElement} */ (document.activeElement));
    /**
     * @param {PadPlace} place
     * @param {Record<string, string | null>} own
     * @param {Piece[]} content
     */
    const button = (place, own, ...content) => {
      const isHere = place.player === at.player && place.row === at.row;
      return el("button", { type: "button", tabindex: isHere ? 0 : -1, "aria-current": isHere ? "true" : null, onclick: () => go(place), ...own }, content);
    };
    const names = players.map(({ name, total, leads }, player) =>
      button(
        { player, row: -1 },
        { class: "pad__name", "aria-label": uiText("of-player", { name, count: total ?? 0 }) },
        el("span", {}, name),
        el("b", { class: leads ? "pad__leads" : null }, total === null ? "–" : figure(total)),
      ),
    );
    const cells = rows.map((category, row) =>
      players.map(({ name, cells: own }, player) => {
        const { points, how } = own[row];
        const value = how ? uiText(how, { count: points ?? 0 }) : uiText("empty");
        const label = uiText("cell", { name, label: plain(category.label), value });
        return button({ player, row }, { class: "pad__cell", "data-how": how, "aria-label": label }, points === null ? "·" : figure(points), how === "unknown" ? "?" : null);
      }),
    );
    buttons = [names, ...cells];
    adding.hidden = full;
    table.style.setProperty("--players", String(players.length));
    fill(
      table,
      el("thead", {}, el("tr", {}, el("td", { class: "pad__corner" }, adding), names.map((name, player) => el("th", { scope: "col", class: at.player === player ? "pad__here" : null }, name)))),
      el(
        "tbody",
        {},
        rows.map((category, row) =>
          el(
            "tr",
            { class: `pad__row pad__row--${1 + (row % 8)}` },
            el("th", { scope: "row", title: plain(category.label) }, symbol(words.sprite, category.symbol), el("span", {}, say(category.label))),
            cells[row].map((cell) => el("td", {}, cell)),
          ),
        ),
      ),
    );
    if (held) focus();
    keepInSight(cells[at.row]?.[at.player]?.parentElement);
  }

  /**
   * Where the sheet scrolls in itself, bring a cell between the names and its end.
   * @param {HTMLElement | null | undefined} cell
   */
  function keepInSight(cell) {
    const box = table.parentElement;
    if (!cell || !box || box.scrollHeight <= box.clientHeight) return;
    const [above, below] = [cell.offsetTop - (table.tHead?.offsetHeight ?? 0), cell.offsetTop + cell.offsetHeight - box.clientHeight];
    box.scrollTop = Math.max(Math.min(box.scrollTop, above), below);
  }

  /** Bring the focus to where the pad stands. */
  const focus = () => buttons.flat().find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });

  return { node: table, draw, focus, has: (/** @type {Element | null} */ node) => buttons.flat().includes(/** @type {HTMLButtonElement} */ (node)) };
}

/**
 * A number with the sign of minus.
 * @param {number} number
 */
const figure = (number) => String(number).replace(/^-/, "−");
