// The map of a board with a button on each space: touched, or gone over by the arrows. What lies on it is drawn by who uses it.

import { el, fill } from "../kit/elements.js";
import { labelled, listed, nameOf } from "../words/words.js";
import { mapOf } from "./board.js";
import { beside } from "./touching.js";

/** @type {Record<string, [right: number, down: number]>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @typedef {{ id: string, left: number, top: number, button: HTMLButtonElement, marks: HTMLElement }} Touched */
/** @typedef {{ marks: Piece, told: string[] }} SpaceLook what is drawn on a space, and the same in words */

export class MapSheet {
  /**
   * @param {string} board
   * @param {string} label
   * @param {(space: string) => void} touch
   */
  constructor(board, label, touch) {
    this.board = board;
    this.touch = touch;
    this.shown = "";
    /** @type {Element | null} */
    this.drawing = null;
    /** @type {Touched[]} */
    this.spaces = [];
    /** The space that the keyboard is on. */
    this.at = "";
    this.picture = el("div", { class: "chart__picture", "aria-hidden": "true" });
    this.sheet = el("div", { class: "chart__sheet", role: "group", "aria-label": label, onkeydown: (event) => this.press(event) });
    this.node = el("div", { class: "figure chart" }, el("div", { class: "figure__ground chart__frame deep" }, this.sheet));
  }

  /** @param {string} id */
  has(id) {
    return this.spaces.some((space) => space.id === id);
  }

  /**
   * The map as it is with so many players.
   * @param {string} players
   */
  show(players) {
    if (this.drawing && this.shown === players) return;
    this.shown = players;
    const { svg, least, places } = mapOf(this.board, players);
    this.drawing = svg;
    this.spaces = places.map(({ id, left, top, wide, high }) => {
      const marks = el("span", { class: "chart__marks", "aria-hidden": "true" });
      const press = () => {
        this.at = id;
        this.touch(id);
      };
      const button = el("button", { type: "button", class: "chart__touch", tabindex: -1, onclick: press }, marks);
      button.style.left = `${left}%`;
      button.style.top = `${top}%`;
      button.style.width = `max(44px, ${wide}%)`;
      button.style.height = `max(44px, ${high}%)`;
      return { id, left, top, button, marks };
    });
    if (!this.has(this.at)) this.at = this.spaces[0]?.id ?? "";
    this.sheet.style.minWidth = `${Math.ceil(least)}px`;
    this.sheet.style.maxWidth = `${Math.max(Math.ceil(least), Number(svg.getAttribute("width")))}px`;
    fill(this.sheet, this.picture, this.spaces.map(({ button }) => button));
  }

  /**
   * Draw what lies on it. Nothing can be put on a map that waits.
   * @param {{ look: (space: string) => SpaceLook, picture: (drawing: Element) => Element, isWaiting: boolean }} how
   */
  draw({ look, picture, isWaiting }) {
    if (!this.drawing) return;
    this.sheet.classList.toggle("chart__sheet--waiting", isWaiting);
    for (const { id, button, marks } of this.spaces) {
      const { marks: shown, told } = look(id);
      fill(marks, shown);
      const name = nameOf(this.board, id);
      button.setAttribute("aria-label", told.length ? labelled(name, listed(told)) : name);
      const stop = id === this.at ? 0 : -1;
      if (button.tabIndex !== stop) button.tabIndex = stop; // of the button in hand, even the same one has the page laid out at once
    }
    fill(this.picture, picture(/** @type {Element} */ (this.drawing.cloneNode(true))));
  }

  /**
   * What is said of a space; nothing of one that is not there.
   * @param {string} id
   */
  saidOf(id) {
    return this.spaces.find((space) => space.id === id)?.button.getAttribute("aria-label") ?? "";
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    this.at = beside(this.spaces, this.at, arrow);
    for (const { id, button } of this.spaces) button.tabIndex = id === this.at ? 0 : -1;
    this.spaces.find(({ id }) => id === this.at)?.button.focus();
  }
}
