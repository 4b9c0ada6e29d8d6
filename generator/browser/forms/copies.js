// Entries of a table, several copies of each, where there is little room: those taken, in their order, and a sheet to take another from.

import { el, fill } from "../kit/elements.js";
import { picker } from "./picker.js";
import { plain } from "../words/words.js";
import { copiesOf, framed, tableIds } from "./frame.js";
import { adder, chip } from "./picked.js";

/**
 * Of wanted copies those that there are, in their order.
 * @param {string} table
 * @param {Json | undefined} wanted
 * @param {number} most
 */
export function existing(table, wanted, most) {
  const ids = tableIds(table);
  /** @type {string[]} */
  const taken = [];
  for (const item of Array.isArray(wanted) ? wanted.slice(0, most) : []) {
    const id = String(item);
    if (ids.includes(id) && countOf(taken, id) < copiesOf(table, id)) taken.push(id);
  }
  return taken;
}

/**
 * @param {string[]} taken
 * @param {string} id
 */
const countOf = (taken, id) => taken.filter((other) => other === id).length;

/**
 * @param {IdsDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
export function copiesField({ of, max_items: most }, words, changed, { context }) {
  const ids = tableIds(of);
  /** @type {string[]} */
  let taken = [];
  const chips = el("ul", { class: "field__chips" });
  const sheet = picker({
    context,
    table: of,
    ids: ids.filter((id) => !words.omit?.includes(id)),
    first: null,
    title: plain(words.label),
    several: false,
    chosen: () => [],
    owner: (id) => (countOf(taken, id) < context.copiesInPlay(of, id) ? null : { key: "in", name: plain(words.label) }),
    choose: ([id]) => {
      if (countOf(taken, id) >= context.copiesInPlay(of, id)) return;
      set([...taken, id]);
      changed();
    },
  });
  const add = adder(words, sheet);

  /** @param {string[]} next */
  function set(next) {
    taken = next;
    fill(chips, taken.map((id, place) => chip(of, id, () => takeAway(place))));
    chips.hidden = !taken.length;
    add.hidden = taken.length >= most;
  }

  /** @param {number} place */
  function takeAway(place) {
    set(taken.filter((_, other) => other !== place));
    changed();
    add.focus();
  }

  set([]);
  const node = framed(words, chips, add);
  node.classList.add("field--called");
  return {
    node,
    read: () => (words.ordered ? [...taken] : ids.flatMap((id) => taken.filter((other) => other === id))),
    write: (wanted) => set(existing(of, wanted, most)),
  };
}
