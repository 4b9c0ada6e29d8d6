// A list of objects with fields of their own: a foldable block for each, with buttons to add and to remove. In an
// ordered list, such as the steps of a turn, a block can also be copied and moved, and tells in brief what it holds; it
// starts empty, as a list does that can be left out.

import { el, fill } from "../dom.js";
import { isObject } from "../paths.js";
import { listed, plain, say, ui, uiText } from "../words.js";
import { framed, told } from "./frame.js";

/**
 * @param {ListDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function listField(declaration, words, changed, { group }) {
  /** @type {Item[]} */
  let items = [];
  const startsEmpty = words.ordered || !declaration.required;
  const least = startsEmpty ? 0 : Math.max(1, declaration.min_items);
  const place = el("div", { class: `field__list${words.ordered ? " field__list--ordered" : ""}` });
  const add = el(
    "button",
    { type: "button", class: "action action--wide", onclick: () => append() },
    words.add ? say(words.add) : "+",
  );

  /** @param {JsonObject} request */
  function item(request) {
    const own = /** @type {Item} */ ({ heading: el("b", {}), brief: el("span", { class: "field__brief" }) });
    own.fields = group(declaration.fields, words.path, () => (title(own), changed()));
    own.fields.write(request);
    const out = words.remove ?? "";
    own.remove = words.ordered ? action("✕", () => remove(own), plain(out)) : action(say(out), () => remove(own));
    own.up = action("↑", () => move(own, -1), uiText("move-up"));
    own.down = action("↓", () => move(own, 1), uiText("move-down"));
    own.copy = action(ui("duplicate"), () => insert(items.indexOf(own) + 1, own.fields.read()));
    own.node = el(
      "details",
      { class: "fold field__item", open: true },
      el("summary", {}, own.heading, own.brief),
      own.fields.node,
      el("div", { class: "field__tools" }, words.ordered ? [own.up, own.down, own.copy] : null, own.remove),
    );
    return own;
  }

  /**
   * @param {Piece} shown
   * @param {() => void} onclick
   * @param {string} [label]
   */
  const action = (shown, onclick, label) =>
    el(
      "button",
      { type: "button", class: "action action--quiet", "aria-label": label, title: label, onclick },
      shown,
    );

  function append() {
    if (words.then) items.at(-1)?.fields.decide(words.then);
    insert(items.length, {});
  }

  /**
   * @param {number} index
   * @param {JsonObject} request
   */
  function insert(index, request) {
    if (items.length >= declaration.max_items) return;
    for (const own of items) own.node.open = false;
    items.splice(index, 0, item(request));
    draw();
    changed();
    // The whole of it in sight where that is possible, with the way to the next one; else its beginning.
    if (items[index] === items.at(-1)) add.scrollIntoView({ block: "nearest" });
    items[index].node.querySelector("summary").focus();
  }

  /** @param {Item} own */
  function remove(own) {
    const index = items.indexOf(own);
    items.splice(index, 1);
    draw();
    changed();
    if (startsEmpty && items.length) items[Math.min(index, items.length - 1)].node.querySelector("summary").focus();
    else add.focus();
  }

  /**
   * @param {Item} own
   * @param {number} by
   */
  function move(own, by) {
    const index = items.indexOf(own);
    items.splice(index, 1);
    items.splice(index + by, 0, own);
    draw();
    changed();
    (by < 0 && index + by > 0 ? own.up : by > 0 && index + by < items.length - 1 ? own.down : own.copy).focus();
  }

  // An item is called by its first text, such as a player's name, or else by its number. One that has no words of its
  // own beside the number tells in brief what it holds, as a step does.
  /** @param {Item} own */
  function title(own) {
    const called = declaration.fields.find((field) => field.type === "text");
    const name = called ? String(own.fields.values()[called.name] ?? "") : "";
    const number = items.indexOf(own) + 1;
    fill(own.heading, name || (words.item ? plain(words.item, { number }) : String(number)));
    if (words.ordered || !words.item) fill(own.brief, own.fields.briefly(called?.name).join(" · "));
  }

  function draw() {
    items.forEach(title);
    fill(place, items.map((own) => own.node));
    add.hidden = items.length >= declaration.max_items;
    items.forEach((own, index) => {
      own.remove.hidden = items.length <= least;
      own.up.disabled = index === 0;
      own.down.disabled = index === items.length - 1;
      own.copy.disabled = items.length >= declaration.max_items;
    });
  }

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const rows = (Array.isArray(wanted) ? wanted : []).slice(0, declaration.max_items);
    while (rows.length < least) rows.push({});
    items = rows.map((row) => item(isObject(row) ? row : {}));
    const open = words.ordered ? items.length - 1 : 0; // steps are gone on with, players are gone through
    items.forEach((own, index) => {
      own.node.open = index === open;
    });
    draw();
  }

  write([]);
  return {
    node: framed(words, place, add),
    read: () => items.map((own) => own.fields.read()),
    write,
    refresh() {
      for (const own of items) own.fields.refresh?.();
      items.forEach(title);
    },
    // A list that nobody has touched is as good as none.
    touched: () => items.length > (startsEmpty ? 0 : 1) || items.some((own) => Object.keys(own.fields.read()).length > 0),
  };
}

/** @type {Kind} */
export const kind = {
  make: listField,
  told: ({ fields = [] }, words, value, most, tell) =>
    [value].flat().slice(0, most).map((item) => listed(told(fields, words.path, item, tell))).filter(Boolean).join(" · "),
};
