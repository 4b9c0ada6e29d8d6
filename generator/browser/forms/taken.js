// A list that may be taken from a drawing that another form of the game painted. It is offered with what it would be; nothing
// is taken unasked, what was there comes back by one touch, and each item can be changed like any other.

import { el, fill } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { numbered, say } from "../words/words.js";
import { quietly } from "./brushes.js";
import { keptDrawing } from "./kept-drawing.js";
import { bedAt, joined, OTHER } from "./pieces.js";

/**
 * The items that a drawing has for a list, each with what can be read from it.
 * @param {Painting} painting
 * @param {Taken} taken
 * @returns {JsonObject[]}
 */
export function itemsIn(painting, { pieces, figures }) {
  if (pieces) return joined(painting.squares, pieces.of).map(({ squares }) => (squares.some(([row, column]) => painting.figures[row][column] && painting.stands[row][column] === OTHER) ? { [pieces.on]: "yes" } : {}));
  return figures ? figuresIn(painting, figures) : [];
}

/**
 * @param {Painting} painting
 * @param {NonNullable<Taken["figures"]>} as
 */
function figuresIn(painting, { of, names, bed, on, piece }) {
  const { squares, stands, figures } = painting;
  /** @type {Record<string, number>} */
  const counts = {};
  return joined(squares, of).flatMap(({ id, squares: own }) => {
    counts[id] = (counts[id] ?? 0) + 1;
    // Squares that no tile has yet have no name: whether two of them are in one tunnel, nobody has told.
    const name = names[id] && (counts[id] > 1 ? `${names[id]} ${counts[id]}` : names[id]);
    return own
      .filter(([row, column]) => figures[row][column])
      .map(([row, column]) => {
        const below = bedAt(painting, own, [row, column]);
        return { ...(below && { [bed]: below }), ...(stands[row][column] === figures[row][column] && { [on]: "yes" }), ...(name && { [piece]: name }) };
      });
  });
}

/**
 * An item with its texts as long as they may be.
 * @param {JsonObject} item
 * @param {Declaration[]} fields
 * @returns {JsonObject}
 */
const fitting = (item, fields) => Object.fromEntries(Object.entries(item).map(([name, value]) => [name, String(value).slice(0, Number(fields.find((field) => field.name === name)?.max_length ?? Infinity))]));

/**
 * Whether a list says all that some items say; it may say more of each.
 * @param {Json | undefined} list
 * @param {JsonObject[]} items
 */
const says = (list, items) => Array.isArray(list) && list.length === items.length && items.every((item, index) => Object.entries(item).every(([name, value]) => isObject(list[index]) && list[index][name] === value));

/**
 * How many lists of that name in a request say so.
 * @param {Json | undefined} value
 * @param {string} name
 * @param {JsonObject[]} items
 * @returns {number}
 */
function saying(value, name, items) {
  if (Array.isArray(value)) return value.reduce((/** @type {number} */ sum, item) => sum + saying(item, name, items), 0);
  if (!isObject(value)) return 0;
  return Object.entries(value).reduce((sum, [key, inner]) => sum + (key === name && says(inner, items) ? 1 : saying(inner, name, items)), 0);
}

/**
 * @param {Kind} of
 * @returns {Kind}
 */
export const taken = (of) => ({
  ...of,
  make(declaration, words, changed, around) {
    const input = of.make(declaration, words, () => (show(), changed()), around);
    const wanted = /** @type {Taken} */ (words.taken);
    const painting = keptDrawing(wanted.drawing).read();
    const most = /** @type {ListDeclaration} */ (declaration).max_items;
    const items = painting ? itemsIn(painting, wanted).slice(0, most).map((item) => fitting(item, declaration.fields ?? [])) : [];
    if (!items.length) return input;

    /** What was there before it was taken; null while it is not. @type {Json} */
    let before = null;
    let isElsewhere = false;
    const chips = items.map((item, index) => el("span", { class: "taken__one" }, around.describe([declaration, words, [item]], Infinity) || numbered(declaration, words.item, index + 1)));
    const brief = el("span", { class: "taken__all" }, chips);
    const offer = el("button", { type: "button", class: "action action--wide taken__offer", onclick: take }, el("span", {}, say(wanted.label)), brief);
    const back = quietly("undo", giveBack);
    const took = el("p", { class: "field__help taken__took", role: "status" });
    const node = el("div", { class: "taken" }, offer, took);

    function take() {
      before = input.read();
      write(items);
      back.focus();
    }

    function giveBack() {
      const list = before;
      before = null;
      write(list);
      offer.focus();
    }

    /** @param {Json} list */
    function write(list) {
      input.write(list);
      input.refresh?.();
      show();
      changed();
    }

    function show() {
      offer.hidden = before !== null || isElsewhere || says(input.read(), items);
      if (Boolean(took.firstChild) !== (before !== null)) fill(took, before === null ? null : [say(wanted.took), back]);
    }

    // Above the way to one more: the list ends with that.
    input.node.lastElementChild?.before(node);
    show();
    return {
      ...input,
      write(list) {
        before = null;
        input.write(list);
        show();
      },
      settle(beside, whole) {
        input.settle?.(beside, whole);
        const own = says(input.read(), items) ? 1 : 0;
        // What another player has of this drawing is not offered once more.
        isElsewhere = items.some((item) => Object.keys(item).length > 0) && saying(whole, declaration.name, items) > own;
        show();
      },
    };
  },
});
