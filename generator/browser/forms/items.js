// A list whose items are no objects: an input for each, called by its number. Inputs keep their places, and values move
// up when one is taken out.

import { el, fill } from "../kit/elements.js";
import { fieldWords, labelled, numbered, words as page, plain, say } from "../words/words.js";
import { framed } from "./frame.js";

/**
 * @param {ItemsDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
export function itemsField(declaration, words, changed, around) {
  const { each, min_items: least, max_items: most } = declaration;
  const own = fieldWords(`${words.path}[]`);
  /** @type {ReturnType<typeof make>[]} */
  const items = [];
  const place = el("div", { class: each.each ? "fields" : "fields__beside" });
  const add = el("button", { type: "button", class: "action action--wide", onclick: append }, words.add ? say(words.add) : "+");

  /** @param {number} index */
  function make(index) {
    const number = index + 1;
    const name = numbered(declaration, words.item, number) || plain(page.say.item, { list: plain(words.label), number });
    const input = each.nullable ? orNothing(name) : around.make(each, { ...own, label: name }, changed);
    const taken = labelled(plain(words.remove), name);
    const out = el("button", { type: "button", class: "action action--quiet", "aria-label": taken, title: taken, onclick: () => remove(index) }, "✕");
    return { input, out, node: el("div", { class: "field__one" }, input.node, least === most ? null : out) };
  }

  /**
   * What may be missing: a box to tick, and the input when it is there.
   * @param {string} name
   * @returns {Input}
   */
  function orNothing(name) {
    const input = around.make(each, own, changed);
    const show = () => {
      input.node.hidden = !box.checked;
    };
    const box = el("input", { type: "checkbox", onchange: () => (show(), changed()) });
    show();
    return {
      ...input,
      node: el("div", { class: "field" }, el("label", { class: "field__toggle" }, box, el("b", {}, name)), input.node),
      read: () => (box.checked ? input.read() : null),
      write(wanted) {
        box.checked = wanted !== null && wanted !== undefined;
        input.write(wanted ?? undefined);
        show();
      },
      touched: () => box.checked,
    };
  }

  const read = () => items.map(({ input }) => input.read());

  /** @param {Json[]} values */
  function set(values) {
    const count = Math.min(most, Math.max(least, values.length));
    while (items.length < count) items.push(make(items.length));
    items.length = count;
    items.forEach(({ input }, index) => input.write(values[index] ?? undefined));
    draw();
  }

  function draw() {
    fill(place, items.map(({ node }) => node));
    for (const { out } of items) out.hidden = items.length <= least;
    add.hidden = items.length >= most;
  }

  function append() {
    items.push(make(items.length));
    draw();
    changed();
    items.at(-1)?.node.querySelector("input:not([type=hidden]), button")?.focus();
  }

  /** @param {number} index */
  function remove(index) {
    set(read().filter((_, other) => other !== index));
    changed();
    (items[Math.min(index, items.length - 1)]?.out ?? add).focus();
  }

  set([]);
  const start = JSON.stringify(read());
  return {
    node: framed(words, place, add),
    read,
    write: (wanted) => set(Array.isArray(wanted) ? wanted : []),
    refresh() {
      for (const { input } of items) input.refresh?.();
    },
    settle(beside, whole) {
      for (const { input } of items) input.settle?.(beside, whole);
    },
    touched: () => JSON.stringify(read()) !== start || (declaration.required && !read().includes(null)),
  };
}

/** @type {Kind["describe"]} */
export function describeItems({ each }, words, value, most, describeInner) {
  const own = fieldWords(`${words.path}[]`);
  const all = Array.isArray(value) ? value : [];
  const texts = all.slice(0, most).map((item) => (item === null ? "–" : describeInner([/** @type {Declaration} */ (each), own, item], true)));
  return [...texts, ...(all.length > most ? [`+${all.length - most}`] : [])].filter(Boolean).join(" · ");
}
