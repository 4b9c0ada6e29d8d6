// The words of a small made-up page, as the build would write them, for what needs the words of a page to show anything.

const number = (n, before = "", after = "") => ({ p: [before, { n }, after] });

/** How English joins lists; its numbers are counted by the browser. */
const GRAMMAR = { lists: { and: [" and ", ", ", ", ", ", and "] } };

/** The words of a page in English; `more` replaces some. */
export const pageWords = (more = {}) => ({
  id: "game/ask",
  lang: "en",
  marks: [", ", ": "],
  grammar: GRAMMAR,
  tied: { numbers: false, words: [] },
  spaced: false,
  sprite: "symbols.svg",
  declaration: {
    fields: [
      { name: "lord", type: "entry", of: "lord" },
      { name: "way", type: "choice", choices: ["open", "left", "right"] },
      { name: "players", type: "list", fields: [{ name: "name", type: "text" }, { name: "hand", type: "multiset", of: "card" }] },
    ],
  },
  fields: {
    lord: { label: "Lord" },
    way: { label: "Way", choices: { left: { label: "Left" }, right: { label: "Right" } } },
    players: { label: "Players", item: number("number", "Player ") },
    "players.hand": { label: "Hand" },
  },
  tables: {
    lord: { order: ["elder", "sage"], rows: { elder: { n: "the Elder", u: "elder/" }, sage: { n: "the Sage", u: "sage/", picture: "sage.svg" } } },
    card: { order: ["crab-1"], rows: { "crab-1": { n: "Crab 1", short: "1", hue: "red", symbol: "crab" } } },
  },
  rules: { "game.rule": { n: "The rule", u: "rules/#rule" } },
  ui: { incomplete: "Something is missing.", "show-more": number("count", "Show ", " more"), "what-helps": "What helps:", "put-in": "Put it in", "as-fractions": "As fractions" },
  say: {
    openly: { choose: "Choose", keep: "Always", title: "Open" },
    instead: { title: "Instead", apply: "Do this" },
    several: { p: [{ n: "count" }, " × ", { n: "name" }] },
    amount: { p: [{ n: "count" }, " × ", { n: "name" }] },
  },
  ...more,
});
