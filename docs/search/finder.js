// The index of one language: made of the rows that the build wrote, game by game, asked with a reader's query.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

/** @type {(keyof Row)[]} */
const FIELDS = ["title", "names", "search", "forms", "facts", "text", "game"];
const BOOSTS = { title: 6, names: 4, search: 4, forms: 2, facts: 1.5, text: 1, game: 0.5 };
// How much more a row is worth whose title, other name or search word is exactly what was asked for.
const EXACT_TITLE = 4;
const EXACT_NAME = 2.5;
// The same for one that begins with it, as happens while the reader is still typing.
const BEGUN_TITLE = 2;
// A row that answers only part of the query stays in the list, but far behind those that answer it all.
const COVERAGE_POWER = 2;
// Of two rows that answer equally well, the one of the base game comes before that of an expansion.
const EXPANSION = 0.75;
// In a game, what another one has comes after what its own rows answer; it is not left out.
const OTHER_GAME = 0.02;
// So much of a question, all of whose words are known, has to be answered by a row for other games not to be asked as well.
const WHOLE = 0.75;
// Sections of a page that come this near to its best one are shown with it, but not too many; others are folded away.
const NEAR = 0.5;
const OPEN = 2;
// Nobody reads further than this, and drawing more would make typing slow.
const MAX_RESULTS = 50;

/**
 * What a row is called beside its title.
 * @param {Row} row
 */
function otherWords(row) {
  return [...(row.names ?? []), ...(row.search ?? []), ...(row.forms ?? [])];
}

/**
 * A field of a row as the index takes it: lists with their texts on lines of their own, so that none runs into the next.
 * @param {string | number | string[] | undefined} value
 */
const asText = (value) => (Array.isArray(value) ? value.join("\n") : value);

/**
 * Finds rows: {at, title, kind, set, names, search, forms, facts, text}; names, search and forms are lists of texts, and
 * the front page of a game names that as its `game`. Rows are added game by game; `inHand` is the one the reader is in.
 */
class Finder {
  /**
   * @param {string} stemmer
   */
  constructor(stemmer, inHand = "") {
    this.tokenizer = new Tokenizer(stemmer);
    this.inHand = inHand;
    /** @type {Row[]} */
    this.rows = [];
    /** @type {Map<string, Row>} */
    this.byPlace = new Map();
    /** @type {{ title: string, names: Set<string> }[]} */
    this.keys = [];
    /** @type {Map<string, string>} */
    this.games = new Map(); // their names by their ids
    /** @type {Set<string>} */
    this.there = new Set(); // the games whose rows are there
    this.index = new MiniSearch({
      fields: FIELDS,
      extractField: (row, field) => (field === "game" ? this.gameName(row.game) || undefined : asText(row[field])),
      tokenize: (text) => this.tokenizer.terms(text),
      processTerm: (term) => term,
    });
  }

  /**
   * Take in the rows of a game, or those of no game, which come first and tell what games there are.
   * @param {Row[]} rows
   */
  add(rows, game = "") {
    if (this.there.has(game)) return;
    this.there.add(game);
    for (const row of rows) if (row.game) this.games.set(row.game, row.title);
    const own = rows.map((row) => (game ? { ...row, game } : row));
    this.index.addAll(own.map((row, i) => ({ ...row, id: this.rows.length + i })));
    for (const row of own) {
      this.rows.push(row);
      this.byPlace.set(row.at, row);
      this.keys.push({
        title: this.tokenizer.key(row.title),
        names: new Set(otherWords(row).map((name) => this.tokenizer.key(name))),
      });
    }
  }

  /** The games whose rows are not there. */
  missing() {
    return [...this.games.keys()].filter((game) => !this.there.has(game));
  }

  /**
   * The name of a game, where there are several to tell apart.
   * @param {string | undefined} game
   */
  gameName(game) {
    return this.games.size > 1 && game ? (this.games.get(game) ?? "") : "";
  }

  /**
   * What a page is beside its title: its kind, and its game if that is not the one in hand.
   * @param {Row} row
   */
  label(row) {
    const game = row.game === this.inHand || row.at === `${row.game}/` ? "" : this.gameName(row.game);
    return [game, row.kind].filter(Boolean).join(" · ");
  }

  /**
   * The rows that answer a query, the best first: [{row, score, terms, words}].
   * @param {string} query
   */
  find(query) {
    const words = this.tokenizer.words(query);
    const terms = words.flatMap((word) => word.terms);
    if (!terms.length) return [];
    const known = terms.map(({ term, exact }) => exact || this.isKnown(term));
    const results = this.index.search(query, {
      tokenize: () => terms.map(({ term }) => term),
      processTerm: (term) => term,
      boost: BOOSTS,
      boostTerm: (_, i) => terms[i].weight,
      prefix: (_, i) => !terms[i].exact,
      fuzzy: (term, i) => (terms[i].exact || term.length < 4 ? false : known[i] ? term.length > 4 && 1 : 0.25),
      weights: { fuzzy: 0.2, prefix: 0.5 },
    });
    const isSure = known.every(Boolean);
    const key = this.tokenizer.key(query);
    const near = this.near(new Set(terms.map(({ term }) => term)));
    return results
      .map((result) => {
        const terms = new Set(result.queryTerms);
        const answered = words.map((word) => coverage(word, terms));
        const share = answered.reduce((sum, one) => sum + one, 0) / words.length;
        return {
          row: this.rows[result.id],
          score: result.score * this.nameBoost(result.id, key) * share ** COVERAGE_POWER * this.placeBoost(result.id, near),
          isWhole: isSure && share >= WHOLE && this.isNear(result.id, near),
          terms: new Set(result.terms),
          words: Object.fromEntries(words.map((word, i) => [word.shown, answered[i] > 0])),
        };
      })
      .sort((a, b) => b.score - a.score || a.row.at.localeCompare(b.row.at, "en"));
  }

  /**
   * How much more a row is worth because of its very names.
   * @param {number} id
   * @param {string} key
   */
  nameBoost(id, key) {
    const { title, names } = this.keys[id];
    if (title === key) return EXACT_TITLE;
    if (names.has(key)) return EXACT_NAME;
    return title.startsWith(key) ? BEGUN_TITLE : 1;
  }

  /**
   * The games that a question is about: the one in hand, and those that it names; null for all.
   * @param {Set<string>} terms
   */
  near(terms) {
    if (!this.inHand) return null;
    const named = [...this.games].filter(([, name]) => this.tokenizer.words(name).every((word) => word.terms.every(({ term }) => terms.has(term))));
    return new Set([this.inHand, ...named.map(([game]) => game)]);
  }

  /**
   * How much a row is worth by its game and its set: everybody plays with the base game.
   * @param {number} id
   * @param {Set<string> | null} near
   */
  placeBoost(id, near) {
    return (this.rows[id].set ? EXPANSION : 1) * (this.isNear(id, near) ? 1 : OTHER_GAME);
  }

  /**
   * Whether a row belongs to one of these games, or to none.
   * @param {number} id
   * @param {Set<string> | null} near
   */
  isNear(id, near) {
    const { game } = this.rows[id];
    return !game || !near || near.has(game);
  }

  /**
   * Whether a word, or one that begins with it, stands anywhere.
   * @param {string} term
   */
  isKnown(term) {
    return this.index.search(term, { tokenize: (one) => [one], processTerm: (one) => one, prefix: true, fuzzy: false }).length > 0;
  }

  /**
   * The answer in the form that Material's dialog shows: lists of items, each list a page with its sections. Rows of sets
   * that are not `on` (`game:set`; null for all) are left out, and those of the game in hand counted in `left`. `isWhole`
   * says whether some row answers the whole question, `more` whether there are games that were not asked.
   * @param {string} query
   * @param {Set<string> | null} on
   */
  answer(query, on = null) {
    /** @type {Map<string, Hit[]>} */
    const groups = new Map();
    const hits = this.find(query);
    /** @param {Hit} hit */
    const isOff = ({ row }) => Boolean(row.set) && on !== null && !on.has(`${row.game}:${row.set}`);
    for (const hit of hits.filter((hit) => !isOff(hit)).slice(0, MAX_RESULTS)) {
      const page = hit.row.at.split("#")[0];
      groups.set(page, [...(groups.get(page) ?? []), hit]);
    }
    const items = Array.from(groups, ([page, ofPage]) => this.group(page, ofPage));
    const left = hits.slice(0, MAX_RESULTS).filter((hit) => isOff(hit) && (!this.inHand || hit.row.game === this.inHand)).length;
    const isWhole = hits.some((hit) => hit.isWhole);
    return { items, suggest: this.suggestions(query, items), left, isWhole, more: this.missing().length > 0 };
  }

  /**
   * @param {string} page
   * @param {Hit[]} hits
   * @returns {Result[]}
   */
  group(page, hits) {
    const best = hits[0].score;
    const shown = hits.map((hit, i) => {
      // Material shows those sections that score as much as the first; if the page itself is first, it stands alone.
      const open = i < OPEN && hit.score >= best * NEAR && hits[0].row.at !== page;
      return this.item(hit, open ? best : hit.score);
    });
    // Material heads each list with the page itself, found or not.
    if (!hits.some((hit) => hit.row.at === page)) {
      const row = this.byPlace.get(page) ?? { at: page, title: page };
      shown.push({ location: page, title: escapeHtml(row.title), text: "", tags: this.tags(row), score: 0, terms: {} });
    }
    return shown;
  }

  /**
   * The label of a page; its sections stand below it.
   * @param {Row} row
   */
  tags(row) {
    const label = row.at.includes("#") ? "" : this.label(row);
    return label ? [escapeHtml(label)] : undefined;
  }

  /**
   * @param {Hit} hit
   * @param {number} score
   * @returns {Result}
   */
  item({ row, terms, words }, score) {
    const ranges = matches(row.title, terms, this.tokenizer);
    // A name of another language, a search word or a form explains why a row is here whose title does not show it.
    const names = ranges.length ? [] : otherWords(row);
    const explaining = names.map((name) => ({ name, inside: matches(name, terms, this.tokenizer) })).filter(({ inside }) => inside.length);
    const parts = explaining.slice(0, 2).map(({ name, inside }) => marked(name, inside));
    if (row.text) parts.push(teaser(row.text, terms, this.tokenizer));
    return {
      location: row.at,
      title: marked(row.title, ranges),
      text: parts.join(" · "),
      tags: this.tags(row),
      score,
      terms: words,
    };
  }

  /**
   * The query with its last word completed from the best title, if that begins with it.
   * @param {string} query
   * @param {Result[][]} items
   */
  suggestions(query, items) {
    const typed = (query.split(/[\s-]+/).pop() ?? "").toLowerCase();
    const title = items[0]?.[0].title.replace(/<[^>]*>/g, "").toLowerCase() ?? "";
    const word = typed.length > 1 && title.split(/[\s-]+/).find((one) => one.startsWith(typed));
    return word ? [word] : [];
  }
}

/**
 * How much of a word a row answers that is found by some terms, from 0 to 1.
 * @param {Word} word
 * @param {Set<string>} terms
 */
function coverage(word, terms) {
  const all = word.terms.reduce((sum, { weight }) => sum + weight, 0);
  const met = word.terms.reduce((sum, { term, weight }) => sum + (terms.has(term) ? weight : 0), 0);
  return met / all;
}
