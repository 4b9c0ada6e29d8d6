// A list of objects with fields of their own: a foldable block for each, with buttons to add and to remove. In an
// ordered list, such as the steps of a turn, a block can also be copied and moved, and tells in brief what it holds; it
// starts empty, as a list does that can be left out.

import { el, fill } from "../dom.js";
import { inParts, labelled, listed, nameOf, plain, say, ui, uiText } from "../words.js";
import { framed } from "./frame.js";

const MAX_NAMED = 4; // how many entries of a longer list are named

/**
 * @param {Declaration} declaration
 * @param {FieldWords} words
 * @param {() => void} changed
 * @param {any} makeFields
 */
export function listField(declaration, words, changed, makeFields) {
  /** @type {Item[]} */
  let items = [];
  const startsEmpty = words.ordered || !declaration.required;
  const least = startsEmpty ? 0 : Math.max(1, declaration.min_items);
  const place = el("div", { class: `ck-list${words.ordered ? " ck-ordered" : ""}` });
  const add = el(
    "button",
    { type: "button", class: "ck-button ck-wide", onclick: () => append() },
    words.add ? say(words.add) : "+",
  );

  /** @param {Json} given */
  function item(given) {
    const own = /** @type {Item} */ ({ heading: el("b", {}), brief: el("span", { class: "ck-brief" }) });
    own.fields = makeFields(declaration.fields, declaration.name, () => (title(own), changed()));
    own.fields.write(given);
    const out = words.remove ?? "";
    own.remove = words.ordered ? action("✕", () => remove(own), plain(out)) : action(say(out), () => remove(own));
    own.up = action("↑", () => move(own, -1), uiText("move-up"));
    own.down = action("↓", () => move(own, 1), uiText("move-down"));
    own.copy = action(ui("duplicate"), () => insert(items.indexOf(own) + 1, own.fields.read()));
    own.node = el(
      "details",
      { class: "ck-item", open: true },
      el("summary", {}, own.heading, own.brief),
      own.fields.node,
      el("div", { class: "ck-item-tools" }, words.ordered ? [own.up, own.down, own.copy] : null, own.remove),
    );
    return own;
  }

  /**
   * @param {any} shown
   * @param {(event: any) => void} onclick
   * @param {Wording} [label]
   */
  const action = (shown, onclick, label) =>
    el(
      "button",
      { type: "button", class: "ck-button ck-quiet", "aria-label": label, title: label, onclick },
      shown,
    );

  function append() {
    if (words.then) items.at(-1)?.fields.decide(words.then);
    insert(items.length, {});
  }

  /**
   * @param {number} index
   * @param {Json} given
   */
  function insert(index, given) {
    if (items.length >= declaration.max_items) return;
    for (const own of items) own.node.open = false;
    items.splice(index, 0, item(given));
    draw();
    changed();
    // The whole of it in sight where that is possible, with the way to the next one; else its beginning.
    if (items[index] === items.at(-1)) add.scrollIntoView({ block: "nearest" });
    items[index].node.querySelector("summary").focus();
  }

  /** @param {any} own */
  function remove(own) {
    const index = items.indexOf(own);
    items.splice(index, 1);
    draw();
    changed();
    if (startsEmpty && items.length) items[Math.min(index, items.length - 1)].node.querySelector("summary").focus();
    else add.focus();
  }

  /**
   * @param {any} own
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
  /** @param {any} own */
  function title(own) {
    const called = declaration.fields.find((field) => field.type === "text");
    const name = called ? own.fields.values()[called.name] : "";
    const number = items.indexOf(own) + 1;
    fill(own.heading, name || (words.item ? plain(words.item, { number }) : String(number)));
    if (words.ordered || !words.item) fill(own.brief, own.fields.inSight().map((input) => brief(input)).filter(Boolean).join(" · "));
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

  /** @param {Json} given */
  function write(given) {
    const rows = (Array.isArray(given) ? given : []).slice(0, declaration.max_items);
    while (rows.length < least) rows.push({});
    items = rows.map((row) => item(row !== null && typeof row === "object" ? row : {}));
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

/**
 * What one input of an item holds, in as few words as will do; nothing if it is as it was at first.
 * @param {Told} told
 */
export function brief([declaration, words, value], most = MAX_NAMED) {
  const { type, of } = declaration;
  if (type === "choice") return plain(words.choices?.[value]?.label ?? value);
  if (type === "entry") return value === null ? "" : nameOf(of, value);
  if (type === "integer") return value === null || value === declaration.default ? "" : labelled(plain(words.label), inParts(value, words.parts));
  if (type !== "set" && type !== "multiset") return "";
  const names = value.slice(0, most).map((id) => nameOf(of, id));
  return listed([...names, ...(value.length > most ? [`+${value.length - most}`] : [])]);
}
