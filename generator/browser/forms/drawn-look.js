// How a drawing looks whose parts lie on one another: what squares are painted with, what they lie in, what is fixed on them and
// what stands there.

import { el, symbol } from "../kit/elements.js";
import { entry, fieldWords, labelled, listed, nameOf, plain, uiText } from "../words/words.js";
import { tableIds } from "./frame.js";
import { OTHER } from "./pieces.js";
import { painted } from "./squares.js";

/** @typedef {{ plane: PlaneName, id: string }} Paint what a brush lays down, and in which part of the drawing */

/**
 * The brushes: squares by their groups, then each other part of the drawing. `first` is what is painted with at first.
 * @param {Drawn} drawn
 * @param {Paint} first
 * @param {string} sprite
 */
export function brushGroups(drawn, first, sprite) {
  const nothing = { what: { plane: /** @type {PlaneName} */ ("squares"), id: "" }, name: uiText("erase"), label: "", shown: "–" };
  const groups = drawn.brushes.map(({ label, of }) => ({
    label,
    brushes: [nothing, ...of.map((id) => ({ what: id === first.id ? first : { plane: /** @type {PlaneName} */ ("squares"), id }, ...painted(drawn.of, id, sprite), name: called(drawn, id), label: drawn.pieces.kinds?.[id] ? undefined : "" }))],
  }));
  return [...groups, ...lyingGroups(drawn, (plane, id) => ({ plane, id }), sprite, true)];
}

/**
 * The brushes for what squares lie in, what is fixed on them and what stands there.
 * @template What
 * @param {Lying} lying
 * @param {(plane: PlaneName, id: string) => What} whatOf
 * @param {string} sprite
 * @param {boolean} hasOther whether one paints what nothing names, too
 * @returns {{ label: Wording, brushes: import("./brushes.js").Brush<What>[] }[]}
 */
export function lyingGroups({ beds, stands, figures }, whatOf, sprite, hasOther) {
  /** @type {(plane: PlaneName, of: string, drawing?: string) => import("./brushes.js").Brush<What>[]} */
  const brushes = (plane, of, drawing) => [
    { what: whatOf(plane, ""), name: uiText("erase"), label: "", shown: "–" },
    ...tableIds(of).map((id) => ({ what: whatOf(plane, id), name: nameOf(of, id), hue: entry(of, id).hue, shown: drawing ? symbol(sprite, drawing, entry(of, id).hue) : "" })),
  ];
  const other = hasOther ? [{ what: whatOf("stands", OTHER), name: plain(stands.other), shown: symbol(sprite, stands.other_symbol) }] : [];
  return [
    { label: beds.label, brushes: brushes("beds", beds.of) },
    { label: stands.label, brushes: [...brushes("stands", stands.of, stands.symbol), ...other] },
    { label: figures.label, brushes: brushes("figures", figures.of, figures.symbol) },
  ];
}

/**
 * What squares of an entry are called: by their kind, if they have one of their own.
 * @param {Drawn} drawn
 * @param {string} id
 */
export function called({ pieces, of }, id) {
  const kind = pieces.kinds?.[id];
  const label = kind && fieldWords(`${pieces.list}.${pieces.kind}`).choices?.[kind]?.label;
  return label ? plain(label) : nameOf(of, id);
}

/**
 * How a square looks, and what is said of it.
 * @param {Drawn} drawn
 * @param {Painting} painting
 * @param {number} row
 * @param {number} column
 * @param {string} sprite
 */
export function squareLook(drawn, painting, row, column, sprite) {
  const id = painting.squares[row][column] || tableIds(drawn.of)[0];
  const isUnsorted = drawn.unsorted?.of.includes(id);
  const { shown, hue } = isUnsorted ? { shown: symbol(sprite, drawn.unsorted?.symbol ?? ""), hue: undefined } : painted(drawn.of, id, sprite);
  const lying = lyingOn(drawn, painting, row, column, sprite);
  const names = [isUnsorted ? plain(drawn.unsorted?.label) : called(drawn, id), ...lying.names];
  return {
    shown: [shown, ...lying.shown],
    hue: lying.hue ?? hue,
    name: labelled(uiText("square", { row: row + 1, column: column + 1 }), listed(names)),
    isGround: Boolean(lying.hue),
  };
}

/**
 * What lies on a square, and in what it lies.
 * @param {Lying} lying
 * @param {Painting} painting
 * @param {number} row
 * @param {number} column
 * @param {string} sprite
 */
export function lyingOn({ beds, stands, figures }, painting, row, column, sprite) {
  const [bed, stand, figure] = [painting.beds[row][column], painting.stands[row][column], painting.figures[row][column]];
  const standName = stand === OTHER ? plain(stands.other) : stand && labelled(plain(stands.label), nameOf(stands.of, stand));
  return {
    shown: [
      stand && el("span", { class: `drawn__stand hue-${entry(stands.of, stand).hue ?? "none"}` }, symbol(sprite, stand === OTHER ? stands.other_symbol : stands.symbol)),
      figure && el("span", { class: `drawn__figure hue-${entry(figures.of, figure).hue ?? "none"}` }, symbol(sprite, figures.symbol)),
    ],
    names: [bed && nameOf(beds.of, bed), standName, figure && labelled(plain(figures.label), nameOf(figures.of, figure))].filter(Boolean),
    hue: bed ? entry(beds.of, bed).hue : undefined,
  };
}
