// Lists of a fixed number of items, stacked: the first is the row at the bottom, and each item of the next one lies on two
// of it, as in a pyramid. An item is a card that shows in symbols what it holds; touched, it opens below the stack.

import { el, fill, freshId, symbol } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { entry, fieldWords, labelled, listed, numbered, plain, say, ui, uiText } from "../words/words.js";
import { framed, tableIds } from "./frame.js";

/** @typedef {ItemsDeclaration & { each: Declaration }} RowDeclaration */
/** @typedef {{ row: number, place: number, each: Declaration, path: string, name: string, value: Json, button: HTMLElement }} Cell */

/**
 * What an item holds, in symbols with their numbers: a line for each input of entries that are counted.
 * @param {Declaration} declaration
 * @param {Json} value
 * @param {string} sprite
 * @returns {HTMLElement[]}
 */
function lines({ type, of = "", fields = [] }, value, sprite) {
  if (type === "group") return fields.flatMap((inner) => lines(inner, (isObject(value) && value[inner.name]) || {}, sprite));
  if (type !== "counts" || !isObject(value)) return [];
  const held = tableIds(of).filter((id) => value[id]);
  return [el("span", { class: "stack__line" }, held.map((id) => one(of, id, Number(value[id]), sprite)))];
}

/**
 * @param {string} of
 * @param {string} id
 * @param {number} count
 * @param {string} sprite
 */
function one(of, id, count, sprite) {
  const { mark, symbol: drawing, hue, n } = entry(of, id);
  const shown = drawing ?? mark;
  return el("span", { class: "kept" }, count > 1 ? String(count) : null, shown ? symbol(sprite, shown, hue) : String(n));
}

/**
 * @param {Declaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function stackedField({ type, required, fields = [] }, words, changed, around) {
  const isTuple = type === "tuple";
  const rows = /** @type {RowDeclaration[]} */ (fields).map((row, number) => {
    const path = `${words.path}.${row.name}`;
    return Array.from({ length: row.max_items }, (_, place) => cell(row, path, number, place));
  });
  const widest = Math.max(...rows.map((row) => row.length));
  const panel = el("div", { class: "stack__panel", id: freshId(), role: "group", hidden: true });
  /** @type {Cell | null} */
  let open = null;
  /** @type {Input | null} */
  let input = null;

  /**
   * @param {RowDeclaration} row
   * @param {string} path
   * @param {number} number
   * @param {number} place
   * @returns {Cell}
   */
  function cell(row, path, number, place) {
    const own = fieldWords(path);
    const name = labelled(plain(own.label), numbered(row, own.item, place + 1) || String(place + 1));
    const button = el("button", { type: "button", class: "stack__one", onclick: () => touch(made) });
    /** @type {Cell} */
    const made = { row: number, place, each: row.each, path: `${path}[]`, name, value: row.each.nullable ? null : {}, button };
    return made;
  }

  /** @param {Cell} cell */
  const lies = ({ row, place }) => row === 0 || [place, place + 1].every((below) => rows[row - 1][below].value !== null);

  /** @param {Cell} cell */
  function touch(cell) {
    const isOther = cell !== open;
    const isNew = cell.value === null;
    if (isNew) cell.value = {};
    show(isOther ? cell : null);
    if (isNew) changed();
  }

  /** @param {Cell | null} cell */
  function show(cell) {
    open = cell;
    input = null;
    panel.hidden = !cell;
    fill(panel);
    if (cell) {
      const label = fieldWords(cell.path).label;
      input = around.make(cell.each, { ...fieldWords(cell.path), label: cell.name === plain(label) ? label : cell.name }, () => {
        cell.value = input?.read() ?? {};
        draw();
        changed();
      });
      input.write(cell.value);
      panel.setAttribute("aria-label", cell.name);
      panel.append(input.node, el("div", { class: "field__tools" }, action(ui("done"), () => close(cell)), cell.each.nullable ? action(uiText("remove", { name: cell.name }), () => remove(cell)) : null));
    }
    draw();
    if (cell) panel.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {Piece} shown
   * @param {() => void} onclick
   */
  const action = (shown, onclick) => el("button", { type: "button", class: "action action--quiet", onclick }, shown);

  /** @param {Cell} cell */
  function close(cell) {
    show(null);
    cell.button.focus();
  }

  /** @param {Cell} cell */
  function remove(cell) {
    cell.value = null;
    close(cell);
    changed();
  }

  function draw() {
    for (const cell of rows.flat()) {
      const { button, each, path, name, value } = cell;
      const isThere = value !== null;
      const held = isThere ? around.describe([each, fieldWords(path), value], Infinity) : "";
      const shown = lines(each, value, around.sprite).filter((line) => line.childNodes.length);
      fill(button, isThere ? (shown.length ? shown : el("span", { class: "stack__number" }, String(cell.place + 1))) : "+");
      button.setAttribute("aria-label", listed([name, held || uiText(isThere ? "holds-nothing" : "is-free")]));
      button.setAttribute("aria-expanded", String(cell === open));
      button.setAttribute("aria-controls", panel.id);
      button.classList.toggle("stack__one--free", !isThere);
      button.toggleAttribute("disabled", !isThere && !lies(cell));
    }
  }

  function read() {
    const values = rows.map((row) => row.map(({ value }) => value));
    return isTuple ? values : Object.fromEntries(fields.map(({ name }, row) => [name, values[row]]));
  }

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    rows.forEach((row, number) => {
      const given = Array.isArray(wanted) ? wanted[number] : isObject(wanted) ? wanted[fields[number].name] : null;
      for (const cell of row) {
        const value = Array.isArray(given) ? given[cell.place] : null;
        cell.value = isObject(value) ? value : cell.each.nullable ? null : {};
      }
    });
    show(null);
  }

  const stack = fields.map(({ name }, row) => {
    const label = fieldWords(`${words.path}.${name}`).label;
    const cards = el("div", { class: "stack__row", role: "group", "aria-label": plain(label) }, rows[row].map(({ button }) => button));
    cards.style.setProperty("--widest", String(widest));
    return [el("p", { class: "stack__label", "aria-hidden": "true" }, say(label)), cards];
  });
  write(undefined);
  const start = JSON.stringify(read());
  return {
    node: framed(words, el("div", { class: "stack" }, stack.reverse()), panel),
    read,
    write,
    refresh: () => input?.refresh?.(),
    settle: (beside, whole) => input?.settle?.(beside, whole),
    touched: () => required || JSON.stringify(read()) !== start,
  };
}

/** @type {(of: Kind) => Kind} */
export const stacked = (of) => ({ ...of, make: stackedField, isBeside: false });
