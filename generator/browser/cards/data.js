// The cards of a collection with what can be asked of them: the file that stands beside their list.
import { counted } from "../kit/counted.js";
import { drawing, el, symbol } from "../kit/elements.js";
import { fetchedOnce } from "../kit/once.js";
import { ROOT } from "../kit/root.js";
import { filled } from "../query/explain.js";
import { explain, holds, joined, matches, parse, relaxed, Vocabulary, write } from "../query/query.js";
import { termsOf, valuesOf } from "./terms.js";

const PREPARED = 50; // cards at a time: some milliseconds of a slow phone

/** The cards of the list at an address. */
export const loadCards = fetchedOnce(async (list) => {
  const reply = await fetch(new URL("cards.json", list));
  if (!reply.ok) throw new Error(String(reply.status));
  return new Cards(await reply.json(), new URL(list));
});

/** What a line of the query language finds. */
export class Cards {
  /**
   * @param {CardsFile} file
   * @param {URL} list
   */
  constructor(file, list) {
    this.file = file;
    this.list = list;
    this.vocabulary = new Vocabulary(file.schema);
    this.byId = new Map(file.cards.map((card) => [card.id, card]));
    /** @type {WeakMap<Card[], Map<string, (number | string)[]>>} */
    this.used = new WeakMap();
  }

  /**
   * A text, with values in its places.
   * @param {string} key
   * @param {Record<string, string>} [values]
   */
  say(key, values = {}) {
    return filled(this.file.text[key], values);
  }

  /**
   * A sentence with a number in it.
   * @param {string} key
   * @param {number} number
   */
  count(key, number) {
    return counted(this.file.counts[key], number);
  }

  /**
   * Where the page of a card is.
   * @param {string} id
   */
  page(id) {
    return new URL(`${id}/`, this.list).href;
  }

  /**
   * The face of a card, if it has one: one of the two drawings of it, in a size of about 110 pixels or of 60.
   * @param {string} id
   * @param {"m" | "s"} size
   */
  face(id, size = "m") {
    const { faces } = this.file;
    if (!faces) return null;
    const [width, height] = faces[size];
    const src = new URL(`${faces.folder}${id}-${size}.svg`, ROOT).href;
    return el("img", { class: `face face--${size}`, src, alt: "", loading: "lazy", width, height });
  }

  /**
   * What stands for a value of a field: a pictogram, or a symbol of the game in its colour.
   * @param {string} field
   * @param {string} value
   */
  drawing(field, value) {
    const { pictograms, signs, symbols } = this.file.facets[field];
    if (pictograms) {
      const href = `${new URL(this.file.pictograms, ROOT)}#${value}`;
      return drawing({ class: "pictogram", viewBox: "0 0 48 48" }, "use", { href });
    }
    return signs?.[value] === undefined ? null : this.symbol(symbols?.[value] ?? value, signs[value]);
  }

  /**
   * A symbol of the game.
   * @param {string} name
   * @param {string} [hue]
   */
  symbol(name, hue) {
    return symbol(new URL(this.file.symbols, ROOT).href, name, hue);
  }

  /**
   * The fields that the cards have beside their names and texts; those of no use to tell them apart are left out.
   * @param {Card[]} pool
   */
  facets(pool) {
    return this.vocabulary.fields.filter(({ id }) => id in this.file.facets && this.values(id, pool).length > 1);
  }

  /**
   * The values of a field that some of the cards have: numbers from the lowest, others in the order of the game.
   * @param {string} id
   * @param {Card[]} pool
   * @returns {(number | string)[]}
   */
  values(id, pool) {
    const known = this.used.get(pool) ?? new Map();
    this.used.set(pool, known);
    const found = known.get(id) ?? this.valuesIn(id, pool);
    known.set(id, found);
    return found;
  }

  /**
   * @param {string} id
   * @param {Card[]} pool
   */
  valuesIn(id, pool) {
    const used = new Set(pool.flatMap((card) => card.values[id] ?? []));
    const field = this.vocabulary.byId.get(id);
    if (field?.values) return field.values.map((value) => value.id).filter((value) => used.has(value));
    return [...used].sort((one, other) => Number(one) - Number(other));
  }

  /** Make ready what every query looks at, some cards at a time, before the first letter is typed. */
  prepare(from = 0) {
    const end = from + PREPARED;
    for (const card of this.file.cards.slice(from, end)) this.vocabulary.folded(card);
    if (end < this.file.cards.length) setTimeout(() => this.prepare(end));
  }

  /**
   * Whether a query finds any of some cards.
   * @param {Pick<Query, "tree">} query
   * @param {Card[]} pool
   */
  finds({ tree }, pool) {
    return tree ? pool.some((card) => holds(tree, card, this.vocabulary)) : pool.length > 0;
  }

  /**
   * What a line finds among some cards; without mistakes also what it says in words.
   * @param {string} line
   * @param {Card[]} pool
   * @returns {FoundCards}
   */
  ask(line, pool) {
    const query = parse(line, this.vocabulary);
    const hits = /** @type {Card[]} */ (matches(query, pool, this.vocabulary));
    return { line, query, pool, hits: this.named(query, hits), words: query.mistakes.length ? "" : explain(query, this.vocabulary) };
  }

  /**
   * The cards with those first whose names have the words that are sought, unless an order is asked for.
   * @param {Query} query
   * @param {Card[]} hits
   */
  named(query, hits) {
    const word = query.tree && "field" in query.tree && !query.tree.field ? fold(String(query.tree.values[0])) : "";
    if (!word || query.order.length) return hits;
    /** @param {Card} card */
    const place = (card) => {
      const names = this.vocabulary.folded(card).names;
      return names.some((name) => name.startsWith(word)) ? 0 : names.some((name) => name.includes(word)) ? 1 : 2;
    };
    return [...hits].sort((one, other) => place(one) - place(other));
  }

  /**
   * What is asked of a field, in brief: its terms as they stand in the line.
   * @param {Query} query
   * @param {QueryField} field
   */
  brief(query, field) {
    const values = valuesOf(query, field.id);
    if (field.kind !== "number" && values.length) return this.vocabulary.labels(field, values.map(String)).join(" · ");
    return this.line({ tree: joined("all", termsOf(query, field.id)), order: [] });
  }

  /**
   * What to leave out where nothing is found: the term in words, the line without it, and what that finds.
   * @param {FoundCards} found
   */
  without({ query, pool }) {
    return relaxed(query, pool, this.vocabulary).map(({ part, line, count }) => ({
      term: this.line({ tree: part, order: [] }),
      line: this.line(parse(line, this.vocabulary)),
      count,
    }));
  }

  /**
   * A query as the reader writes it, or as it is kept in addresses, which are the same in every language.
   * @param {Pick<Query, "tree" | "order">} query
   */
  line(query, forReader = true) {
    return write(query, this.vocabulary, forReader);
  }
}
