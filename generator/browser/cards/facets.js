// What can be asked of the cards without typing: chips for values, ranges for numbers. They write into the query.
import { el, fill } from "../kit/elements.js";
import { asks, rangeOf, toggled, valuesOf, withRange } from "./terms.js";

const FEW = 4; // up to how many numbers are chips, not a range

/**
 * A button for a value of a choice, pressed if it is asked for.
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {string} id
 * @param {{ isShort?: boolean, press: () => void }} options
 */
export function valueButton(cards, field, id, { isShort = false, press }) {
  const value = field.values?.find((one) => one.id === id);
  const name = value?.several ?? value?.label ?? id;
  const sign = cards.drawing(field.id, id);
  const short = isShort && sign;
  const shown = short ? { class: "finder__sign", title: name, "aria-label": name } : { class: "chip" };
  return el("button", { type: "button", ...shown, "data-value": id, onclick: press }, sign, short ? null : capital(name));
}

/** @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);

/**
 * The panel with all facets of the cards. `change` is given the query that is meant.
 * @param {Cards} cards
 * @param {Card[]} pool
 * @param {(query: Query) => void} change
 */
export function facetPanel(cards, pool, change) {
  const groups = cards.facets(pool).map((field) => group(cards, field, pool, change));
  return {
    node: el("div", { class: "finder__facets" }, groups.map(({ node }) => node)),
    /** @param {Query} query */
    show: (query) => groups.forEach((one) => one.show(query)),
  };
}

/**
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {Card[]} pool
 * @param {(query: Query) => void} change
 */
function group(cards, field, pool, change) {
  const values = cards.values(field.id, pool);
  const numbers = values.map(Number);
  return field.kind === "number" && values.length > FEW
    ? range(cards, field, numbers, change)
    : chips(cards, field, values, change);
}

/**
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {Piece[]} content
 */
const framed = (cards, field, ...content) => {
  const { symbol } = cards.file.facets[field.id];
  return el("fieldset", { class: "finder__facet", "data-field": field.id }, el("legend", {}, symbol ? cards.symbol(symbol) : null, capital(field.label)), content);
};

/**
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {(string | number)[]} values
 * @param {(query: Query) => void} change
 */
function chips(cards, field, values, change) {
  /** @type {Query} */
  let now;
  const buttons = values.map((value) => {
    const press = () => change(toggled(now, field.id, value));
    const button =
      field.kind === "number"
        ? el("button", { type: "button", class: "chip", onclick: press }, String(value).replace("-", "−"))
        : valueButton(cards, field, String(value), { press });
    return { value, button };
  });
  return {
    node: framed(cards, field, el("div", { class: "finder__chips" }, buttons.map(({ button }) => button))),
    /** @param {Query} query */
    show(query) {
      now = query;
      const chosen = valuesOf(query, field.id);
      for (const { value, button } of buttons) button.setAttribute("aria-pressed", String(chosen.includes(value)));
    },
  };
}

/**
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {number[]} all
 * @param {(query: Query) => void} change
 */
function range(cards, field, all, change) {
  /** @type {Query} */
  let now;
  const [min, max] = [all[0], all[all.length - 1]];
  /** @param {string} key */
  const input = (key) =>
    el("input", { type: "range", min, max, step: 1, "aria-label": cards.say(key, { field: capital(field.label) }), oninput: read });
  const [low, high] = [input("at-least"), input("at-most")];
  const shown = el("output", { class: "finder__between" });
  const node = el("div", { class: "finder__range" }, el("span", { class: "finder__track" }), low, high);

  /** @param {Event} event */
  function read(event) {
    // A thumb pushes the other before it.
    if (event.target === low && Number(low.value) > Number(high.value)) high.value = low.value;
    if (event.target === high && Number(high.value) < Number(low.value)) low.value = high.value;
    change(withRange(now, field.id, [Number(low.value), Number(high.value)], all));
  }

  return {
    node: framed(cards, field, shown, node),
    /** @param {Query} query */
    show(query) {
      now = query;
      const ends = rangeOf(query, field.id, all);
      [low.value, high.value] = ends.map(String);
      const text = ends[0] === ends[1] ? String(ends[0]) : `${ends[0]}–${ends[1]}`;
      fill(shown, asks(query, field.id) ? text.replaceAll("-", "−") : cards.say("any"));
      node.style.setProperty("--from", String((ends[0] - min) / (max - min)));
      node.style.setProperty("--to", String((ends[1] - min) / (max - min)));
      // Where both thumbs lie at the upper end, the lower one is on top, so that they can be parted.
      low.classList.toggle("finder__upper", ends[0] === max);
    },
  };
}
