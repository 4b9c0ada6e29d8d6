// A list of objects with fields of their own: a foldable block for each, with buttons to add and to remove. In an
// ordered list, such as the steps of a turn, a block can also be copied and moved, and tells in brief what it holds; it
// starts empty, as a list does that can be left out.

import { el, fill } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { listed, naming, numbered, plain, say, ui, uiText } from "../words/words.js";
import { describeFields, framed } from "./frame.js";
import { describeItems, itemsField } from "./items.js";

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
  // As many as there must be: all in sight, beside each other where there is room.
  const isFixed = declaration.min_items === declaration.max_items;
  const startsEmpty = words.ordered || !(declaration.required || isFixed);
  const least = startsEmpty ? 0 : Math.max(1, declaration.min_items);
  const place = el("div", { class: `field__list${words.ordered ? " field__list--ordered" : ""}${isFixed ? " fields__beside" : ""}` });
  const add = el(
    "button",
    { type: "button", class: "action action--wide", onclick: () => append() },
    words.add ? say(words.add) : "+",
  );

  /** @param {JsonObject} request */
  function makeItem(request) {
    const item = /** @type {Item} */ ({ heading: el("b", {}), brief: el("span", { class: "field__brief" }) });
    item.fields = group(declaration.fields, words.path, () => (title(item), changed()));
    item.fields.write(request);
    const out = words.remove ?? "";
    item.remove = words.ordered ? action("✕", () => remove(item), plain(out)) : action(say(out), () => remove(item));
    item.up = action("↑", () => move(item, -1), uiText("move-up"));
    item.down = action("↓", () => move(item, 1), uiText("move-down"));
    item.copy = action(ui("duplicate"), () => insert(items.indexOf(item) + 1, item.fields.read()));
    item.node = el(
      "details",
      { class: "fold field__item", open: true },
      el("summary", {}, item.heading, item.brief),
      item.fields.node,
      el("div", { class: "field__tools" }, words.ordered ? [item.up, item.down, item.copy] : null, item.remove),
    );
    return item;
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
    for (const item of items) item.node.open = false;
    items.splice(index, 0, makeItem(request));
    draw();
    changed();
    // The whole of it in sight where that is possible, with the way to the next one; else its beginning.
    if (items[index] === items.at(-1)) add.scrollIntoView({ block: "nearest" });
    items[index].node.querySelector("summary").focus();
  }

  /** @param {Item} item */
  function remove(item) {
    const index = items.indexOf(item);
    items.splice(index, 1);
    draw();
    changed();
    if (startsEmpty && items.length) items[Math.min(index, items.length - 1)].node.querySelector("summary").focus();
    else add.focus();
  }

  /**
   * @param {Item} item
   * @param {number} by
   */
  function move(item, by) {
    const index = items.indexOf(item);
    items.splice(index, 1);
    items.splice(index + by, 0, item);
    draw();
    changed();
    (by < 0 && index + by > 0 ? item.up : by > 0 && index + by < items.length - 1 ? item.down : item.copy).focus();
  }

  // An item is called by the text that it begins with, such as a player's name, or else by its number. One that has no words of its
  // own beside the number tells in brief what it holds, as a step does.
  /** @param {Item} item */
  function title(item) {
    const called = naming(declaration.fields);
    const name = called ? String(item.fields.values()[called.name] ?? "") : "";
    const number = items.indexOf(item) + 1;
    const numberedName = numbered(declaration, words.item, number);
    fill(item.heading, name || numberedName || String(number));
    if (words.ordered || !numberedName) fill(item.brief, item.fields.briefly(called?.name).join(" · "));
  }

  function draw() {
    items.forEach(title);
    fill(place, items.map((item) => item.node));
    add.hidden = items.length >= declaration.max_items;
    items.forEach((item, index) => {
      item.remove.hidden = items.length <= least;
      item.up.disabled = index === 0;
      item.down.disabled = index === items.length - 1;
      item.copy.disabled = items.length >= declaration.max_items;
    });
  }

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const rows = (Array.isArray(wanted) ? wanted : []).slice(0, declaration.max_items);
    while (rows.length < least) rows.push({});
    items = rows.map((row) => makeItem(isObject(row) ? row : {}));
    const open = words.ordered && !naming(declaration.fields) ? items.length - 1 : 0; // steps are gone on with, players are gone through
    items.forEach((item, index) => {
      item.node.open = isFixed || index === open;
    });
    draw();
  }

  /** @param {JsonObject[]} some */
  function put(some) {
    some.slice(0, declaration.max_items).forEach((values, index) => {
      const item = items[index] ?? makeItem({});
      if (index === items.length) {
        items.push(item);
        item.node.open = false;
      }
      item.fields.put(values);
    });
    draw();
  }

  write([]);
  return {
    node: framed(words, place, add),
    read: () => items.map((item) => item.fields.read()),
    write,
    put,
    refresh() {
      for (const item of items) item.fields.refresh?.();
      items.forEach(title);
    },
    // A list that nobody has touched is as good as none, if there may be none.
    touched: () => items.length > (startsEmpty ? 0 : isFixed && !declaration.required ? least : 1) || items.some((item) => Object.keys(item.fields.read()).length > 0),
  };
}

/** @type {Kind["describe"]} */
const describeObjects = ({ fields = [] }, words, value, most, describeInner) =>
  [value].flat().slice(0, most).map((item) => listed(describeFields(fields, words.path, item, describeInner))).filter(Boolean).join(" · ");

/** @type {Kind} */
export const kind = {
  make: (declaration, ...around) =>
    declaration.each ? itemsField(/** @type {ItemsDeclaration} */ (declaration), ...around) : listField(/** @type {ListDeclaration} */ (declaration), ...around),
  needsLabel: (_words, { each }) => Boolean(each),
  describe: (declaration, words, value, most, describeInner) =>
    declaration.each ? describeItems(declaration, words, value, most, describeInner) : describeObjects(declaration, words, value, most, describeInner),
};
