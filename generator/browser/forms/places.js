// The entries of a set as cards on places in a row, as they lie on the table: a touch on a free place opens the sheet of cards, one
// on a card takes it away. Where another input shows these cards, to be touched for itself, only the way to the sheet is drawn.

import { el, face, fill } from "../kit/elements.js";
import { entry, labelled, plain, say, uiText } from "../words/words.js";
import { framed, tableIds } from "./frame.js";
import { adder } from "./picked.js";
import { opening, picker } from "./picker.js";

/**
 * @param {IdsDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function placesField({ of }, words, changed, { context }) {
  const { spaces = 0, touched } = /** @type {PlacesLayout} */ (words.layout);
  const ids = tableIds(of);
  /** @type {string[]} */
  let lying = []; // in the order in which they were laid there
  const row = el("div", { class: "seating" });
  const dialog = picker({
    context,
    table: of,
    ids,
    first: context.firstOf(words),
    title: say(words.label),
    several: true,
    most: spaces || undefined,
    chosen: () => lying,
    choose: put,
    owner: (id) => context.ownerOf(of, words, id),
  });
  const name = labelled(plain(words.label), uiText("choose"));
  const next = touched
    ? adder(words, dialog)
    : el("button", { type: "button", class: "seating__card seating__card--free", "aria-label": name, ...opening(dialog) }, "+");

  /** @param {string[]} ids */
  function put(ids) {
    lying = ids;
    draw();
    changed();
  }

  /** @param {string} id */
  function takeAway(id) {
    put(lying.filter((other) => other !== id));
    next.focus();
  }

  /** @param {string} id */
  function card(id) {
    const { n, l, picture } = entry(of, id);
    const out = uiText("remove", { name: n });
    return el(
      "button",
      { type: "button", class: "seating__card", "aria-label": out, title: out, onclick: () => takeAway(id) },
      picture ? face(picture, true) : null,
      el("span", { class: "seating__name", lang: l }, n),
      el("span", { class: "tray__minus", "aria-hidden": "true" }, "×"),
    );
  }

  function draw() {
    if (touched) return;
    const isFull = spaces > 0 && lying.length >= spaces;
    const empty = Array.from({ length: Math.max(0, spaces - lying.length - 1) }, () => el("span", { class: "seating__card seating__card--empty", "aria-hidden": "true" }));
    const isLost = isFull && document.activeElement === next;
    fill(row, lying.map(card), isFull ? null : next, empty);
    if (isLost) row.querySelector("button:last-of-type")?.focus();
  }

  draw();
  row.classList.toggle("seating--counted", spaces > 0);
  const node = touched ? framed({ ...words, help: undefined }, next, words.help ? el("p", { class: "field__help" }, say(words.help)) : null) : framed(words, row);
  node.classList.toggle("field--called", Boolean(touched));
  return {
    node,
    read: () => ids.filter((id) => lying.includes(id)),
    write(wanted) {
      lying = (Array.isArray(wanted) ? wanted.map(String) : []).filter((id) => ids.includes(id));
      draw();
    },
  };
}

/** @type {(of: Kind) => Kind} */
export const laid = (of) => ({ ...of, make: (declaration, ...around) => placesField(/** @type {IdsDeclaration} */ (declaration), ...around) });
