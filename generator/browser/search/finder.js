// The search of one language: the rows that the build wrote, game by game, asked with a reader's query.
// deno-lint-ignore-file no-unused-vars -- worker.js runs these files one after the other in one place
"use strict";

// What a term weighs by where it stands, of how many terms such a place usually consists, and how much it counts that
// one of its lines says just what the query says.
/** @type {({ field: "title" | "names" | "others" | "search" | "forms" | "facts" | "text" | "kind" } & Omit<Field, "lines">)[]} */
const FIELDS = [
  { field: "title", isName: true, boost: 5, usual: 8, likeness: 1 },
  { field: "names", isName: true, boost: 4, usual: 20, likeness: 0.95 },
  { field: "search", isName: true, boost: 3.5, usual: 40, likeness: 0.95 },
  { field: "forms", isName: true, boost: 2.5, usual: 30, likeness: 0.9 },
  { field: "others", isName: true, boost: 1.5, usual: 30, likeness: 0.7 },
  { field: "facts", boost: 2.5, usual: 30, likeness: 0.9 },
  { field: "text", boost: 1.6, usual: 60, likeness: 0.7 },
  { field: "kind", boost: 0.6, usual: 8, likeness: 0 },
];
// What kind of thing answers best. A page that only lists others answers little.
/** @type {Record<string, number>} */
const TYPES = { rule: 1, card: 1, term: 0.95, checker: 0.95, discrepancy: 0.4, page: 0.6 };
// A section that is called as a card is says something about it; the card itself says what it is.
const REMARK = 0.45;
// So does one that is called as a term is, but it says it all.
const TOLD = 0.75;
// A term says what something is, not how many there are.
const COUNTED_TERM = 0.5;
// A row that answers only part of the query stays in the list, but far behind those that answer it all.
const COVERAGE_POWER = 1.6;
const LIKENESS = 3;
const NEARNESS = 4;
// Pairs of characters stand beside one another within a word already.
const UNSPACED_NEARNESS = 1;
// How much more a row is worth whose title is exactly what was asked for, as it is written or in another form; whose other
// name is; one of whose search words is, which do not stand for what others may be about as well.
const WRITTEN_TITLE = 3.5;
const EXACT_TITLE = 3;
const EXACT_NAME = 2;
const EXACT_WORD = 1.5;
// The same for a title that begins with it, by how much of it, as happens while the reader is still typing; or that has it
// anywhere, in a script without spaces.
const BEGUN_TITLE = 2;
// And for one that stands whole in the question.
const NAMED = 0.5;
// Of two rows that answer equally well, the one of the base game comes before that of an expansion.
const EXPANSION = 0.75;
// In a game, what another one has comes after what its own rows answer; it is not left out.
const OTHER_GAME = 0.02;
// So much of a question, all of whose words are known, has to be answered by a row for other games not to be asked as well;
// a word that is still being typed is answered by one that begins so.
const WHOLE = 0.75;
// Of the words of a query so many have to be known, and the best row has to answer so many; else it is about something else.
const SENSIBLE = 0.5;
// How well a word is known by a slip that is shorter than this, where others are asked with it.
const SURE_FROM = 6;
const SHORT_SLIP = 0.45;
// How much the front page of a game is worth where the game is named and something else is asked.
const FRONT = 0.3;
// Nobody reads further than this, and drawing more would make typing slow.
const MAX_RESULTS = 30;
// So many rows of sets that are not in play may come before those that are.
const MOST_OFF = 5;
const HAN_WORD = /^\p{Script=Han}{2,3}$/u;
// What answers so much worse than the best is no answer.
const WORTH = 0.01;

/**
 * A field of a row as lines.
 * @param {string | string[] | undefined} value
 */
const linesOf = (value) => (Array.isArray(value) ? value : value ? [value] : []);

/**
 * Finds rows; generator/search/rows.py says what they hold. Rows are added game by game; `inHand` is the one the reader is
 * in.
 */
class Finder {
  /** @param {string} stemmer */
  constructor(stemmer, inHand = "") {
    this.tokenizer = new Tokenizer(stemmer);
    this.index = new Index(this.tokenizer);
    this.synonyms = new Synonyms(this.tokenizer);
    this.sounds = new Sounds(this.index);
    this.inHand = inHand;
    /** @type {Row[]} */
    this.rows = [];
    /** @type {Set<string>} */
    this.cards = new Set(); // what they are called
    /** @type {Set<string>} */
    this.terms = new Set();
    /** @type {{ title: string, written: string, names?: Map<string, number> }[]} */
    this.keys = [];
    /** @type {Map<string, Row>} */
    this.games = new Map(); // their front pages by their ids
    /** @type {Set<string>} */
    this.there = new Set(); // the games whose rows are there
  }

  /**
   * Take in the rows of a game, or those of no game, which come first and tell what games there are.
   * @param {Row[]} rows
   */
  add(rows, game = "") {
    if (this.there.has(game)) return;
    this.there.add(game);
    for (const row of rows) {
      if (row.game) this.games.set(row.game, row);
      if (row.alike) this.alike(row.alike);
      if (row.sounds) this.sounds.learn(row.sounds);
      this.addRow(game ? { ...row, game } : row);
    }
  }

  /** @param {Row} row */
  addRow(row) {
    const roman = row.roman ?? [];
    const spellings = [...this.tokenizer.joined(row.title), ...(row.type === "card" || row.type === "term" ? this.tokenizer.bare(row.title) : [])];
    /** @type {Field[]} */
    const fields = FIELDS.map(({ field, ...weights }) => {
      const texts = field === "text" ? (row.text?.match(SENTENCE) ?? []) : linesOf(row[field]);
      const lines = [...texts, ...(field === "names" ? [...roman, ...spellings] : [])];
      return { lines, ...weights, isName: weights.isName && row.type !== "discrepancy" };
    });
    // A question may name the game, where there are several.
    const game = this.games.size > 1 ? (this.games.get(row.game ?? "")?.title ?? "") : "";
    fields.push({ lines: linesOf(game), boost: 0.5, usual: 4, likeness: 0 });
    if (row.type === "card") this.cards.add(this.tokenizer.key(row.title));
    if (row.type === "term") this.terms.add(this.tokenizer.key(row.title));
    this.index.add(fields, !this.inHand || !row.game || row.game === this.inHand);
    this.rows.push(row);
    this.keys.push({ title: this.tokenizer.key(row.title), written: written(row.title) });
    const names = [row.title, ...(row.names ?? []), ...(row.search ?? [])];
    for (const name of names) this.sounds.add(name);
    for (const name of [...names, ...roman]) this.index.vocabulary.whole.add(this.tokenizer.key(name));
    if (row.means) for (const word of [...(row.search ?? []), ...(row.names ?? [])]) this.synonyms.add(word, row.title);
  }

  /**
   * Groups of words that mean the same.
   * @param {string[][]} groups
   */
  alike(groups) {
    for (const group of groups) for (const one of group) for (const other of group) this.synonyms.add(one, other);
  }

  /** The games whose rows are not there. */
  missing() {
    return [...this.games.keys()].filter((game) => !this.there.has(game));
  }

  /**
   * The name of a game, where there are several to tell apart and it is not the one in hand.
   * @param {string | undefined} game
   */
  gameName(game) {
    return this.games.size > 1 && game && game !== this.inHand ? (this.games.get(game)?.title ?? "") : "";
  }

  /**
   * The rows that answer a query, the best first.
   * @param {string} query
   * @returns {FoundRow[]}
   */
  find(query) {
    const slots = slotsOf(query, this.index, this.synonyms, this.sounds);
    if (!isSensible(slots.map(({ known }) => known)) || isGuessed(slots)) return [];
    const { scores, answered } = this.index.find(slots);
    if (isHanWord(query)) leaveOutParts(scores, answered);
    const all = slots.reduce((sum, { mass }) => sum + mass, 0);
    const asked = { key: this.meantKey(query, slots), said: written(query) };
    const terms = new Set(slots.flatMap((slot) => [...slot.terms.keys()]));
    const near = this.near(terms);
    const ofTerm = asksHowMany(query) ? COUNTED_TERM : 1;
    const found = [];
    for (const [id, score] of scores.entries()) {
      if (!score) continue;
      const share = slots.reduce((sum, { mass }, i) => sum + mass * answered[i][id], 0) / all;
      const whole = slots.reduce((sum, { mass, enough }, i) => sum + mass * Math.min(1, answered[i][id] / enough), 0) / all;
      const value = score * share ** COVERAGE_POWER * this.placeBoost(id, near, terms) * (this.rows[id].type === "term" ? ofTerm : 1);
      found.push({ id, whole, score: value });
    }
    const nearness = slots.some(({ word }) => word) ? NEARNESS : UNSPACED_NEARNESS;
    const shares = this.index.shares(slots);
    const best = found.sort((a, b) => b.score - a.score).slice(0, CLOSELY).map(({ id, whole, score }) => {
      const like = this.index.likeness(id, slots, shares);
      const close = (1 + LIKENESS * like ** 2 + nearness * this.index.nearness(id, slots, shares)) * this.nameBoost(id, asked);
      const row = this.rows[id];
      // Who names a game and asks something else asks that of the game.
      const isFront = near?.has(row.game ?? "") && this.games.get(row.game ?? "") === row && slots.length > this.tokenizer.words(row.title).length;
      return { id, row, whole, score: score * close * (isFront ? FRONT : 1) };
    });
    best.sort((a, b) => b.score - a.score || (a.row.at < b.row.at ? -1 : 1));
    const isMet = best.some(({ id }) => isSensible(slots.map(({ best }, i) => answered[i][id] / (best || 1))));
    if (!isMet) return [];
    const isSure = slots.every(({ known }) => known >= SLIP);
    return best.map(({ id, row, whole, score }) => ({
      row, score, slots, isWhole: isSure && whole >= WHOLE && this.isNear(id, near), isNamed: this.keys[id].title === asked.key,
    }));
  }

  /**
   * A query as a name, with its slips mended.
   * @param {string} query
   * @param {Slot[]} slots
   */
  meantKey(query, slots) {
    if (slots.some(({ word, best }) => !word || best !== SLIP)) return this.tokenizer.key(query);
    return slots.map(({ terms }) => this.index.vocabulary.stems[[...terms].find(([, share]) => share === SLIP)?.[0] ?? 0]).join(" ");
  }

  /**
   * How much more a row is worth because of its very names.
   * @param {number} id
   * @param {{ key: string, said: string }} asked
   */
  nameBoost(id, { key, said }) {
    const own = this.keys[id];
    if (own.title === key) return own.written === said ? WRITTEN_TITLE : EXACT_TITLE;
    const begun = own.written.startsWith(said) ? said.length / own.written.length : key.length / own.title.length;
    const isCjk = IS_CJK.test(key);
    const isPart = own.written.startsWith(said) || (isCjk ? own.title.includes(key) : own.title.startsWith(key));
    const called = this.namesOf(id).get(key) ?? 0;
    // A search word that its title says as well is its name.
    if (isPart) return Math.max(called && EXACT_NAME, 1 + BEGUN_TITLE * begun);
    if (called) return called;
    return IS_CJK.test(own.title) && own.title.length > 1 && key.includes(own.title) ? 1 + (NAMED * own.title.length) / key.length : 1;
  }

  /**
   * What a row is called beside its title, with how much more it is worth for that; reckoned when it is first asked.
   * @param {number} id
   */
  namesOf(id) {
    const { names, search, forms, others, roman, means } = this.rows[id];
    const boost = means ? EXACT_NAME : EXACT_WORD;
    const own = this.keys[id];
    if (!own.names) {
      own.names = new Map((search ?? []).map((word) => [this.tokenizer.key(word), boost]));
      for (const name of [names, forms, others, roman].flatMap((some) => some ?? [])) own.names.set(this.tokenizer.key(name), EXACT_NAME);
    }
    return own.names;
  }

  /**
   * The games that a question is about: those that it names by any of their titles, and the one in hand; null for all.
   * @param {Set<number>} terms
   */
  near(terms) {
    const named = [...this.games].filter(([, { title, names, others }]) => [title, ...(names ?? []), ...(others ?? [])].some((one) => this.isNamed(one, terms)));
    const near = new Set([...(this.inHand ? [this.inHand] : []), ...named.map(([game]) => game)]);
    return near.size ? near : null;
  }

  /**
   * Whether a query says all the words of a name.
   * @param {string} name
   * @param {Set<number>} terms
   */
  isNamed(name, terms) {
    const words = this.tokenizer.words(name);
    return words.length > 0 && words.every(({ term }) => terms.has(this.index.vocabulary.ids.get(term) ?? 0));
  }

  /**
   * How much a row is worth by its kind, its game and its set: everybody plays with the base game.
   * @param {number} id
   * @param {Set<string> | null} near
   * @param {Set<number>} terms
   */
  placeBoost(id, near, terms) {
    const row = this.rows[id];
    const set = row.set ? this.games.get(row.game ?? "")?.sets?.[row.set] : "";
    const ofSet = !row.set || (set && this.isNamed(set, terms)) ? 1 : EXPANSION;
    const { title } = this.keys[id];
    const remark = row.type !== "rule" ? 1 : this.cards.has(title) ? REMARK : this.terms.has(title) ? TOLD : 1;
    return remark * ofSet * (TYPES[row.type ?? ""] ?? 1) * (this.isNear(id, near) ? 1 : OTHER_GAME);
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
   * What the dialog shows: the hits in their order. Of rows of sets that are not `on` (`game:set`; null for all) only those
   * are shown that answer better than all others, or alone are called what was asked for; these come first. The others of the
   * game in hand are counted in `left`. `isWhole` says whether some row answers the whole question, `more` which games were not
   * asked.
   * @param {string} query
   * @param {Set<string> | null} on
   */
  answer(query, on = null) {
    const found = this.find(query);
    /** @param {FoundRow} one */
    const isOff = ({ row }) => Boolean(row.set) && on !== null && !on.has(`${row.game}:${row.set}`);
    /** @param {FoundRow} one */
    const isOwn = ({ row }) => !this.inHand || row.game === this.inHand;
    const inPlay = found.filter((one) => !isOff(one));
    const [first] = inPlay;
    const isCalledSo = inPlay.some(({ isNamed }) => isNamed);
    const better = found.filter((one) => isOff(one) && isOwn(one) && (!first || one.score > first.score || (one.isNamed && !isCalledSo))).slice(0, MOST_OFF);
    const shown = [...better, ...inPlay].filter(({ score }) => score >= found[0].score * WORTH).slice(0, MAX_RESULTS);
    const left = found.slice(0, MAX_RESULTS).filter((one) => isOff(one) && isOwn(one) && !better.includes(one)).length;
    return {
      hits: shown.map((one) => this.hit(one, isOff(one))), left,
      isWhole: found.some(({ isWhole }) => isWhole), more: this.missing(),
    };
  }

  /**
   * @param {FoundRow} found
   * @param {boolean} isOff whether its set is not in play
   * @returns {SearchHit}
   */
  hit({ row, slots }, isOff) {
    const shown = new Highlighter(this.index, slots);
    const title = shown.marked(row.title);
    // A name of another language, a search word or a form explains why a row is here whose title does not show it.
    const other = title.length > 1 ? "" : shown.best([...(row.names ?? []), ...(row.forms ?? []), ...(row.search ?? []), ...(row.others ?? [])]);
    return {
      at: row.at, type: row.type ?? "page", title,
      also: other ? shown.marked(other) : [],
      label: [this.gameName(row.game), row.kind].filter(Boolean).join(" · "),
      set: row.set ? (this.games.get(row.game ?? "")?.sets?.[row.set] ?? "") : "", off: isOff ? `${row.game}:${row.set}` : "",
      facts: row.facts ?? [], face: row.face ?? "",
      text: row.text ? shown.teaser(row.text) : [],
    };
  }
}

/**
 * Whether a query is one word of two or three Chinese characters. Half of such a word is another word.
 * @param {string} query
 */
function isHanWord(query) {
  return HAN_WORD.test(query.trim());
}

/**
 * Leave out the rows that answer some part of a query by a single character alone; where no row answers all of it, those that
 * answer nothing of it otherwise.
 * @param {Float32Array} scores
 * @param {Float32Array[]} answered
 */
function leaveOutParts(scores, answered) {
  const isWhole = (/** @type {number} */ id) => answered.every((slot) => slot[id] > SINGLE);
  const isPart = (/** @type {number} */ id) => answered.some((slot) => slot[id] > SINGLE);
  const isKept = scores.some((score, id) => score && isWhole(id)) ? isWhole : isPart;
  for (let id = 0; id < scores.length; id++) if (scores[id] && !isKept(id)) scores[id] = 0;
}

/**
 * Whether enough of the words of a query mean something.
 * @param {number[]} shares
 */
function isSensible(shares) {
  return shares.length > 0 && shares.reduce((sum, one) => sum + one, 0) / shares.length >= SENSIBLE;
}

/**
 * Whether several words are asked of which not more than half are sure: any short word is near some other.
 * @param {Slot[]} slots
 */
function isGuessed(slots) {
  if (slots.length < 2 || !slots.some(({ word }) => word)) return false;
  const sure = slots.map(({ known, word }) => (known === SLIP && word.length < SURE_FROM ? SHORT_SLIP : known));
  return sure.reduce((sum, one) => sum + one, 0) / slots.length <= SENSIBLE;
}
