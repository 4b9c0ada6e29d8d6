// A position as the table would show it: what stands in a request, by the labels that the checker's form has for it.

import { el, face } from "../kit/elements.js";
import { isObject } from "../words/paths.js";
import { countBeside, itemCalled } from "../words/values.js";
import { coded } from "../words/coded.js";
import { drawStack } from "./stack.js";
import { chip, entry, fieldWords, link, numbered, say, tableOf, words } from "../words/words.js";

/** A position: the request that is drawn, whose lists numbers within it may pick from. */
export class Position {
  /** @param {JsonObject} request */
  constructor(request) {
    this.request = request;
    /** Several players or the like lie side by side, so that the cards of each are small. */
    this.isCrowded = Object.values(request).some((value) => Array.isArray(value) && value.length > 1 && value.every(isObject));
  }

  /**
   * What is there, without what is hidden of it.
   * @param {string[]} hidden
   */
  draw(hidden) {
    return this.rows(words.declaration.fields, this.request, ["sets", ...hidden], "");
  }

  /**
   * The inputs of an object, each with its label; what is not there is left out.
   * @param {Declaration[]} fields
   * @param {JsonObject} values
   * @param {string[]} hidden
   * @param {string} around
   */
  rows(fields, values, hidden, around) {
    const shown = fields.filter(({ name }) => name && !hidden.includes(name) && isThere(values[name]));
    return el(
      "dl",
      { class: "position" },
      shown.map((field) => {
        const path = around ? `${around}.${field.name}` : String(field.name);
        const value = values[String(field.name)];
        return el("div", { class: "position__row", "data-type": field.type }, el("dt", {}, say(fieldWords(path).label)), el("dd", {}, this.value(field, value ?? null, path)));
      }),
    );
  }

  /**
   * @param {Declaration} field
   * @param {Json} value
   * @param {string} path
   * @returns {Piece}
   */
  value(field, value, path) {
    if (field.type === "choice" || field.type === "flag") return say(fieldWords(path).choices?.[String(value)]?.label ?? words.ui[value === true || value === "yes" ? "yes" : "no"]);
    const { picks, zero } = fieldWords(path);
    if (value === 0 && zero) return say(zero);
    if (picks && typeof value === "number") return itemCalled(picks, [this.request[picks]].flat()[value - 1] ?? null, value);
    if (fieldWords(path).stacked) return drawStack(field, value, path);
    if (field.type === "group" && isObject(value)) return this.rows(field.fields ?? [], value, [], path);
    if (field.type === "counts" && isObject(value)) {
      const ids = (tableOf(String(field.of))?.order ?? []).filter((id) => value[id]);
      return ids.map((id) => el("span", { class: "position__count" }, countBeside(String(field.of), id, Number(value[id]))));
    }
    if (field.type === "tuple" && Array.isArray(value)) return this.rows(field.fields ?? [], named(field.fields ?? [], value), [], path);
    if (field.type === "list" && Array.isArray(value)) {
      const { each } = field;
      const items = value.map((item, index) => (isThere(item) ? (each ? this.each(each, item, index + 1, path) : this.item(field, item, index + 1, path)) : null));
      return el("div", { class: "position__items" }, items);
    }
    const { counted_from: lowest } = fieldWords(path);
    if (lowest !== undefined && typeof value === "number") return String(value + lowest - Number(field.min));
    if (field.of && field.of in words.tables) return entries(field.of, [value].flat().map(String), this.isCrowded && path.includes("."));
    return String(value);
  }

  /**
   * An item of a list: a player with what lies before them.
   * @param {Declaration} list
   * @param {Json} item
   * @param {number} number
   * @param {string} path
   */
  item(list, item, number, path) {
    return el("section", { class: "position__item" }, heading(path.includes(".") ? numbered(list, fieldWords(path).item, number) : fieldWords(path).item && itemCalled(path, item, number)), isObject(item) ? this.rows(list.fields ?? [], item, [], path) : String(item));
  }

  /**
   * An item that is no object of its list, but a group, amounts or a value with a kind of its own.
   * @param {Declaration} each
   * @param {Json} item
   * @param {number} number
   * @param {string} path
   */
  each(each, item, number, path) {
    return el("section", { class: "position__place" }, heading(numbered(undefined, fieldWords(path).item, number)), this.value(each, item, `${path}[]`));
  }
}

/**
 * Whether there is something to be shown, in any part of it.
 * @param {Json | undefined} value
 * @returns {boolean}
 */
const isThere = (value) => (isObject(value) ? Object.values(value) : Array.isArray(value) ? value : [value]).some((part) => (part === value ? part !== undefined && part !== null && part !== "" : isThere(part)));

/** @param {string | undefined} text */
const heading = (text) => (text ? el("h3", {}, text) : null);

/**
 * What stands in the places of a tuple, by their names.
 * @param {Declaration[]} fields
 * @param {Json[]} values
 * @returns {JsonObject}
 */
const named = (fields, values) => Object.fromEntries(fields.map(({ name }, place) => [String(name), values[place] ?? null]));

/**
 * Entries: as cards if they have faces, as small cards if those tell them apart, else by name.
 * @param {string} table
 * @param {string[]} ids
 */
function entries(table, ids, isSmall = false) {
  const all = ids.filter((id) => tableOf(table)?.rows[id]);
  if (all.some((id) => entry(table, id).picture)) return el("ul", { class: "position__cards", "data-size": isSmall ? "small" : all.length === 1 ? "alone" : "" }, all.map((id) => el("li", {}, isSmall ? smallCard(table, id) : card(table, id, all.length === 1))));
  return el("span", { class: "answer__cards" }, all.map((id) => chip(table, id)));
}

/**
 * A card: its face, its name and what it does. What its face shows is said to who does not see it, and beside it where it
 * lies alone.
 * @param {string} table
 * @param {string} id
 * @param {boolean} isAlone
 */
function card(table, id, isAlone) {
  const row = /** @type {PracticeRow} */ (entry(table, id));
  const more = el("span", { class: isAlone ? "position__facts" : "spoken" }, (row.facts ?? []).join(" · "));
  return [row.picture ? face(row.picture, false, "eager") : null, el("div", { class: "position__card" }, el("b", {}, link(table, id)), more, isAlone && row.does ? el("span", {}, row.does) : null)];
}

/**
 * A card among those of several players: only its face, which leads to its page.
 * @param {string} table
 * @param {string} id
 */
function smallCard(table, id) {
  const { n, l, u, picture, facts = [] } = /** @type {PracticeRow} */ (entry(table, id));
  return el("a", { href: u, title: n }, picture ? face(picture, true, "eager") : null, el("span", { class: "spoken", lang: l }, [n, ...facts].join(" · ")));
}

/**
 * What a choice shows: the cards it names, and its words.
 * @param {Coded} choice
 * @param {PracticeChoice} said
 * @param {Scope} scope of the position
 */
export function drawChoice(choice, said, scope) {
  const text = el("span", {}, coded(/** @type {any} */ ("choices"), choice, scope, said.text)).textContent;
  const drawn = Object.entries(said.params).flatMap(([name, shown]) => ("of" in shown ? pictured(shown.of, [choice.params?.[name] ?? []].flat().map(String)) : []));
  return [drawn.length ? el("span", { class: "choice__cards", "aria-hidden": "true" }, drawn) : null, el("span", { class: "choice__text" }, text)];
}

/**
 * @param {string} table
 * @param {string[]} ids
 */
const pictured = (table, ids) =>
  ids.flatMap((id) => {
    const { picture, short } = entry(table, id);
    return picture ? [face(picture, true)] : short === undefined ? [] : [chip(table, id)];
  });
