// What squares are painted with: a tray at the thumb that stays at hand while one paints. Groups of brushes lie behind each
// other, what takes the last stroke back beside them.

import { el, fill, freshId, sign } from "../kit/elements.js";
import { say, ui, uiText } from "../words/words.js";

/**
 * A brush: what it paints, and how it looks.
 * @template What
 * @typedef {{ what: What, name: string, label?: Piece, shown?: Piece, hue?: string, isLaid?: boolean }} Brush
 */

/**
 * The tray. `take` is called with the brush that is taken up; `undo` when the last stroke is to be taken back.
 * @template What
 * @param {{ groups: { label: Wording, brushes: Brush<What>[] }[], chosen: What, take: (what: What) => void, undo: () => void }} options
 */
export function brushTray({ groups, chosen, take, undo }) {
  const name = freshId();
  /** @type {{ brush: Brush<What>, box: HTMLInputElement, label: HTMLElement }[]} */
  const all = [];
  /** The brush that each group was left with. @type {Map<HTMLElement, HTMLInputElement>} */
  const left = new Map();
  /** @type {{ row: HTMLElement, tab: HTMLElement }[]} */
  const rows = [];
  const tabs = el("div", { class: "squares__groups", role: "group", "aria-label": uiText("brush"), hidden: true });
  const back = el("button", { type: "button", class: "squares__undo", "aria-label": uiText("undo"), title: uiText("undo"), disabled: true, onclick: undo }, sign("undo"));
  const place = el("div", { class: "squares__hand" });

  /**
   * @param {Brush<What>} brush
   * @param {HTMLElement} row
   */
  function brushOf(brush, row) {
    const { what, name: called, label: text, shown, hue, isLaid } = brush;
    const box = el("input", { type: "radio", name, checked: what === chosen, onchange: () => pick(box, row) });
    if (what === chosen) left.set(row, box);
    const drawn = el("span", { class: `squares__sign${isLaid ? " squares__sign--laid" : ""}`, "aria-hidden": "true" }, shown);
    const isPlain = text === "";
    const label = el("label", { class: `squares__brush${isPlain ? " squares__brush--plain" : ""}${hue ? ` hue-${hue}` : ""}` }, box, drawn, el("span", { class: isPlain ? "spoken" : null }, text || called));
    all.push({ brush, box, label });
    return label;
  }

  /**
   * @param {HTMLInputElement} box
   * @param {HTMLElement} row
   */
  function pick(box, row) {
    left.set(row, box);
    const found = all.find((one) => one.box === box);
    if (found) take(found.brush.what);
  }

  /**
   * Have a group at hand, with the brush that it was left with.
   * @param {HTMLElement} wanted
   */
  function open(wanted) {
    for (const { row, tab } of rows) {
      row.hidden = row !== wanted;
      tab.setAttribute("aria-pressed", String(row === wanted));
      if (row === wanted) tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
    }
    const box = left.get(wanted) ?? [...wanted.querySelectorAll("input")].at(-1);
    if (box && !box.checked) box.click();
  }

  /**
   * @param {Wording | string} label
   * @param {Brush<What>[]} brushes
   */
  function add(label, brushes) {
    const row = el("div", { class: "squares__brushes", role: "radiogroup", "aria-label": uiText("brush") });
    fill(row, brushes.map((brush) => brushOf(brush, row)));
    // At first the one behind what takes away, if anything does: nobody begins with that.
    if (!left.has(row)) left.set(row, row.querySelectorAll("input")[brushes.length > 1 ? 1 : 0]);
    const tab = el("button", { type: "button", class: "squares__group", onclick: () => open(row) }, say(label));
    rows.push({ row, tab });
    place.append(row);
    tabs.append(tab);
    const now = rows.find((one) => one.row.querySelector("input:checked"))?.row ?? rows[0].row;
    for (const one of rows) {
      one.row.hidden = one.row !== now;
      one.tab.setAttribute("aria-pressed", String(one.row === now));
    }
    tabs.hidden = rows.length < 2;
    return { row, tab };
  }

  for (const { label, brushes } of groups) add(label, brushes);
  return {
    node: el("div", { class: "squares__tray" }, tabs, el("div", { class: "squares__at-hand" }, back, place)),
    add,
    /**
     * One more brush in the group at the end.
     * @param {Brush<What>} brush
     */
    append(brush) {
      const { row, tab } = rows[rows.length - 1];
      row.append(brushOf(brush, row));
      return { row, tab };
    },
    /** @param {What} what */
    nodeOf: (what) => all.find(({ brush }) => brush.what === what)?.label,
    /**
     * Take a brush up.
     * @param {What} what
     */
    use(what) {
      const found = all.find(({ brush }) => brush.what === what);
      const group = found && rows.find(({ row }) => row.contains(found.label));
      if (!found || !group) return;
      left.set(group.row, found.box);
      open(group.row);
      if (!found.box.checked) found.box.click();
    },
    /** @param {boolean} isThere whether there is a stroke to take back */
    undoable(isThere) {
      back.disabled = !isThere;
    },
  };
}

/** How many strokes can be taken back. */
const STROKES = 50;

/**
 * What was there before each stroke, the last one on top.
 * @template State
 */
export class Strokes {
  constructor() {
    /** @type {State[]} */
    this.before = [];
  }

  /** @param {State} state */
  push(state) {
    this.before = [...this.before, state].slice(-STROKES);
  }

  pop() {
    return this.before.pop();
  }

  clear() {
    this.before = [];
  }
}

/**
 * What stands below squares and their tray: how many there are and how they are painted, folded, and a way to begin empty.
 * @param {Piece[]} inside
 * @param {() => void} clear
 * @param {Piece} beside
 */
export const foot = (inside, clear, beside) =>
  el(
    "div",
    { class: "squares__foot" },
    el("details", { class: "fold" }, el("summary", {}, ui("painting")), inside),
    el("button", { type: "button", class: "action", onclick: clear }, ui("clear")),
    beside,
  );

/**
 * A button that says what it does and stays quiet.
 * @param {string} key
 * @param {() => void} onclick
 */
export const quietly = (key, onclick) => el("button", { type: "button", class: "action action--quiet", onclick }, ui(key));
