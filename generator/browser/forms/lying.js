// One or several entries, chosen by touching the cards that lie there, as inputs beside this one say; a second touch takes the choice
// back. Where none lies there, the input is as it would be without a layout.

import { el, face, fill } from "../kit/elements.js";
import { entry } from "../words/words.js";
import { framed, tableIds } from "./frame.js";

/**
 * @param {Kind} of
 * @param {IdsDeclaration | EntryDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function lyingField(of, declaration, words, changed, around) {
  const { among } = /** @type {LyingLayout} */ (words.layout);
  const table = declaration.of;
  const isOne = declaration.type === "entry";
  const plainly = of.make(declaration, { ...words, layout: undefined }, () => (draw(), changed()), around);
  const row = el("div", { class: "seating" });
  const laidOut = framed(words, row);
  /** @type {string[]} */
  let there = [];
  /** @type {string} */
  let drawn = "";

  const chosen = () => [plainly.read() ?? []].flat().map(String);

  /** @param {string} id */
  function touch(id) {
    const now = chosen();
    const others = isOne ? [] : now.filter((other) => other !== id);
    const next = now.includes(id) ? others : [...others, id];
    plainly.write(isOne ? (next[0] ?? null) : next);
    draw();
    changed();
  }

  /** @param {string} id */
  function card(id) {
    const { n, l, picture } = entry(table, id);
    return el(
      "button",
      { type: "button", class: "seating__card", "data-id": id, onclick: () => touch(id) },
      picture ? face(picture, true) : null,
      el("span", { class: "seating__name", lang: l }, n),
    );
  }

  function draw() {
    const now = chosen();
    const ids = tableIds(table).filter((id) => there.includes(id) || now.includes(id));
    laidOut.hidden = !there.length;
    plainly.node.hidden = there.length > 0;
    if (String(ids) !== drawn) fill(row, ids.map(card));
    drawn = String(ids);
    row.classList.toggle("seating--chosen", now.length > 0);
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("[data-id]"))) one.setAttribute("aria-pressed", String(now.includes(one.dataset.id ?? "")));
  }

  draw();
  return {
    ...plainly,
    node: el("div", { class: "field" }, laidOut, plainly.node),
    write(wanted) {
      plainly.write(wanted);
      draw();
    },
    refresh() {
      plainly.refresh?.();
      draw();
    },
    settle(beside, whole) {
      plainly.settle?.(beside, whole);
      there = among.flatMap((name) => [beside[name] ?? []].flat().map(String));
      draw();
    },
  };
}

/** @type {(of: Kind) => Kind} */
export const laid = (of) => ({
  ...of,
  make: (declaration, ...around) => lyingField(of, /** @type {IdsDeclaration | EntryDeclaration} */ (declaration), ...around),
});
