// The entries of a set as piles side by side: a touch lays a pile down, another takes it up. Of the piles that another input says
// are there, only those are offered.

import { el, face, symbol } from "../kit/elements.js";
import { entry } from "../words/words.js";
import { framed, tableIds } from "./frame.js";

/**
 * @param {IdsDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function pilesField({ of }, words, changed, { context, sprite }) {
  const { among } = /** @type {PilesLayout} */ (words.layout);
  /** The piles that are there, as far as another input says so. @type {string[] | null} */
  let there = null;
  const piles = tableIds(of).map((id) => {
    const row = entry(of, id);
    const box = el("input", { type: "checkbox", value: id, onchange: () => (draw(), changed()) });
    const drawn = row.symbol ? symbol(sprite, row.symbol, row.hue) : row.picture ? face(row.picture, true) : null;
    const label = el("label", { class: "piles__one" }, box, el("span", { class: "piles__cards", "aria-hidden": "true" }, drawn), el("span", { class: "piles__name", lang: row.l }, row.n));
    return { id, box, label };
  });

  function draw() {
    for (const { id, box, label } of piles) label.hidden = !box.checked && !(context.isInPlay(of, id) && (there?.includes(id) ?? true));
  }

  draw();
  return {
    node: framed(words, el("div", { class: "piles" }, piles.map(({ label }) => label))),
    read: () => piles.filter(({ box }) => box.checked).map(({ id }) => id),
    write(wanted) {
      const ids = Array.isArray(wanted) ? wanted.map(String) : [];
      for (const { id, box } of piles) box.checked = ids.includes(id);
      draw();
    },
    refresh: draw,
    settle(beside) {
      there = among ? [beside[among] ?? []].flat().map(String) : null;
      draw();
    },
  };
}

/** @type {(of: Kind) => Kind} */
export const laid = (of) => ({ ...of, make: (declaration, ...around) => pilesField(/** @type {IdsDeclaration} */ (declaration), ...around) });
