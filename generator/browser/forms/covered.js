// Lists of what lies under a shape, such as the tile that one is about to lay: painted on the grid that it lies on, and read from
// there. The lists stay below, each item to be changed; what they were told by hand stays until the drawing says something.

import { el, symbol } from "../kit/elements.js";
import { plain, ui } from "../words/words.js";
import { quietly } from "./brushes.js";
import { lyingGroups, lyingOn } from "./drawn-look.js";
import { bedAt, blankPainting, copied, joined, layOn, OTHER, resized } from "./pieces.js";

/** @typedef {{ name: string, declaration: Declaration, field: Input }} Filled an input of the form */

/**
 * What a drawing has under some squares: the lists, and where each figure stands. `spot` is the square that the shape marks.
 * @param {Painting} painting
 * @param {[row: number, column: number][]} squares
 * @param {string} spot
 * @param {CoveredWords} covered
 */
export function under(painting, squares, spot, { stands, figures }) {
  const inside = squares.filter(([row, column]) => painting.squares[row]?.[column] !== undefined);
  const ids = [...new Set(painting.squares.flat().filter(Boolean))];
  const pieces = joined(painting.squares, ids);
  const standing = inside.filter(([row, column]) => painting.figures[row][column]);
  const items = standing.map(([row, column]) => {
    const id = painting.figures[row][column];
    const piece = pieces.find(({ squares: own }) => own.some((one) => one[0] === row && one[1] === column));
    const bed = bedAt(painting, piece?.squares ?? [], [row, column]);
    return {
      [figures.entry]: id,
      ...(bed && { [figures.bed]: bed }),
      ...(painting.stands[row][column] === id && { [figures.on]: "yes" }),
      ...(spot === `${row} ${column}` && { [figures.spot]: "yes" }),
    };
  });
  const fixed = inside.map(([row, column]) => painting.stands[row][column]).filter((id) => id && id !== OTHER);
  return { lists: { [stands.list]: fixed, [figures.list]: items }, standing: standing.map((square) => square.join(" ")) };
}

/** @param {JsonObject} lists */
const isNothing = (lists) => Object.values(lists).every((list) => Array.isArray(list) && !list.length);

/** Lists that are read off a grid. */
export class CoveredLists {
  /**
   * @param {CoveredWords} covered
   * @param {Filled[]} fields
   * @param {Around} around
   * @param {() => void} changed
   */
  constructor(covered, fields, around, changed) {
    this.covered = covered;
    this.changed = changed;
    this.fields = fields;
    this.sprite = around.sprite;
    this.shape = /** @type {Filled} */ (fields.find(({ name }) => name === covered.squares));
    const grid = fields.find(({ name }) => name === this.shape.declaration.on)?.field;
    this.painting = blankPainting(1, 1);
    this.spot = "";
    /** The lists as they were told by hand, while the drawing says nothing. @type {JsonObject} */
    this.byHand = {};
    this.layer = grid?.lay?.(this.marked());
    this.layer?.show(true);
    grid?.wear?.(this.overlay());
    this.other = el("p", { class: "field__help covered__other", hidden: true }, ui("not-as-drawn"), quietly("as-drawn", () => this.take()));
    /** What the drawing said when the lists were last written from it. */
    this.said = this.under().lists;
  }

  /** Stand below the lists, once these stand in the form. */
  stand() {
    this.listOf(this.covered.figures.list)?.node.after(this.other);
  }

  /** @param {string} list */
  listOf(list) {
    return this.fields.find(({ name }) => name === list)?.field;
  }

  /** The square of the shape that is a special one. @returns {Laid} */
  marked() {
    return {
      name: plain(this.covered.spot),
      mark: () => el("span", { class: "covered__spot" }, symbol(this.sprite, this.covered.stands.other_symbol)),
      isOn: (row, column) => this.spot === `${row} ${column}`,
      begin: () => {},
      paint: (row, column) => (this.spot = this.spot === `${row} ${column}` ? "" : `${row} ${column}`),
      squares: () => [this.spot],
      put: ([spot = ""]) => (this.spot = spot),
    };
  }

  /** @returns {Overlay} */
  overlay() {
    /** @type {(plane: PlaneName, id: string) => Laid} */
    const brush = (plane, id) => ({ name: "", isOn: () => false, begin: () => {}, paint: (row, column) => layOn(this.painting, row, column, plane, id), squares: () => [], put: () => {} });
    return {
      groups: lyingGroups(this.covered, brush, this.sprite, false),
      look: (row, column) => lyingOn(this.covered, this.painting, row, column, this.sprite),
      painted: (row, column, id) => layOn(this.painting, row, column, "squares", id),
      fit: (squares) => (this.painting = { ...resized(this.painting, squares.length, squares[0].length), squares }),
      show: (painting) => (this.painting = painting ? copied(painting) : blankPainting(1, 1)),
      state: () => copied(this.painting),
    };
  }

  under(spot = this.spot) {
    return under(this.painting, /** @type {[number, number][]} */ (this.shape.field.read()), spot, this.covered);
  }

  /** What the lists hold, as the drawing would say it. */
  held() {
    return Object.fromEntries([this.covered.stands.list, this.covered.figures.list].map((list) => [list, this.listOf(list)?.read() ?? []]));
  }

  /** @param {JsonObject} lists */
  write(lists) {
    for (const [list, value] of Object.entries(lists)) {
      const field = this.listOf(list);
      field?.write(value);
      field?.refresh?.();
    }
  }

  take() {
    this.write(this.under().lists);
    this.changed();
  }

  /** The drawing or the lists may have been changed: what it says anew, they say too. */
  follow() {
    const { lists } = this.under();
    if (!this.isSame(lists, this.said)) {
      if (isNothing(this.said)) this.byHand = this.held();
      this.said = lists;
      this.write(isNothing(lists) ? this.byHand : lists);
    }
    this.other.hidden = isNothing(lists) || this.isSame(lists, this.held());
  }

  /**
   * @param {JsonObject} one
   * @param {JsonObject} other
   */
  isSame(one, other) {
    const text = (/** @type {JsonObject} */ lists) => JSON.stringify([[lists[this.covered.stands.list]].flat().sort(), lists[this.covered.figures.list]]);
    return text(one) === text(other);
  }

  /** A question was written into the form: it stays as it is. Where its lists tell of a special square, that is marked. */
  given() {
    const held = this.held();
    this.spot = ["", ...this.under().standing].find((spot) => this.isSame(this.under(spot).lists, held)) ?? "";
    this.said = this.under().lists;
    this.byHand = {};
    this.layer?.draw();
  }
}
