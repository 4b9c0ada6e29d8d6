// Two or three cards side by side: what they do, and where their figures differ.
import { el, sign } from "../kit/elements.js";
import { capital } from "./facets.js";

export const MOST = 3;

/**
 * @param {Cards} cards
 * @param {Card[]} chosen
 * @param {(id: string) => HTMLElement | undefined} item
 * @param {{ href: string, text: string, onclick: (event: Event) => void }} back
 */
export function comparison(cards, chosen, item, back) {
  const rows = cards.facets(cards.file.cards).filter(({ id }) => !cards.file.facets[id].aside && chosen.some((card) => card.values[id] !== undefined));
  const body = [
    row("face", "", chosen.map((card) => [cards.face(card.id), el("a", { class: "compared__name", href: cards.page(card.id), lang: card.lang }, card.name)])),
    row("text", cards.say("text"), chosen.map((card) => copied(item(card.id)?.querySelector(".card__text")) ?? "–")),
    rows.map((field) => figures(cards, field, chosen, item)),
  ];
  return el(
    "section",
    { class: "compared", "data-cards": chosen.length, tabindex: "-1", "aria-label": cards.say("compare") },
    el("a", { class: "compared__back", href: back.href, onclick: back.onclick }, sign("previous"), back.text),
    el("table", { class: "compared__table" }, el("tbody", {}, body)),
  );
}

/**
 * A row: its label, and what each card has there.
 * @param {string} kind
 * @param {Piece} label
 * @param {Piece[]} cells
 * @param {string[]} marks
 */
function row(kind, label, cells, marks = []) {
  return el(
    "tr",
    { class: `compared__row compared__row--${kind}` },
    el("th", { scope: "row", class: label ? null : "compared__corner" }, label),
    cells.map((cell, place) => el("td", { "data-mark": marks[place] }, cell)),
  );
}

/**
 * The row of a field. Numbers that are better are marked as such, all others as far as they differ.
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {Card[]} chosen
 * @param {(id: string) => HTMLElement | undefined} item
 */
function figures(cards, field, chosen, item) {
  const { better, symbol } = cards.file.facets[field.id];
  const values = chosen.map((card) => card.values[field.id]);
  const isSame = values.every((value) => String(value) === String(values[0]));
  const numbers = values.map((value) => (typeof value === "number" ? value : better === "less" ? Infinity : -Infinity));
  const best = better === "less" ? Math.min(...numbers) : Math.max(...numbers);
  const marks = numbers.map((number) => (isSame ? "same" : better && number === best ? "best" : "different"));
  const cells = chosen.map((card, place) => [
    symbol && values[place] !== undefined ? cards.symbol(symbol) : null,
    copied(item(card.id)?.querySelector(`.card__figure[data-figure="${field.id}"] dd`)) ?? valueText(cards, field, values[place]),
    marks[place] === "best" ? [sign("yes"), el("span", { class: "spoken" }, ` (${cards.say("best")})`)] : null,
  ]);
  return row("figure", capital(field.label), cells, marks);
}

/**
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {number | string | string[] | undefined} value
 */
function valueText(cards, field, value) {
  if (value === undefined) return "–";
  return typeof value === "number" ? String(value).replace("-", "−") : cards.vocabulary.labels(field, [value].flat()).join(" · ");
}

/**
 * What an element of the list holds, once more.
 * @param {Element | null | undefined} node
 */
const copied = (node) => (node ? [...node.childNodes].map((child) => child.cloneNode(true)) : null);
