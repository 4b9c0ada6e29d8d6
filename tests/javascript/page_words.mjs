// The words of a small made-up page, as the build would write them, for what needs the words of a page to say anything.

const number = (n, before = "", after = "") => ({ p: [before, { n }, after] });

export const LORDS = { order: ["elder", "sage"], rows: { elder: { n: "the Elder", u: "elder/" }, sage: { n: "the Sage", u: "sage/", picture: "sage.svg" } } };
export const CARDS = { order: ["crab-1"], rows: { "crab-1": { n: "Crab 1", short: "1", hue: "red", symbol: "crab" } } };

/** The words of a page in English; `more` replaces some. */
export const pageWords = (more = {}) => ({
  id: "game/ask",
  lang: "en",
  marks: [", ", ": "],
  tied: { numbers: false, words: [] },
  spaced: false,
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
  tables: { lord: LORDS, card: CARDS },
  rules: { "game.rule": { n: "The rule", u: "rules/#rule" } },
  links: { next: "../next/" },
  choices: { fork: "way", lower: "lord" },
  readings: {
    fork: { left: { yes: [{ text: "It works.", tone: "plain" }] }, right: { no: [{ text: number("cost", "It fails by ", "."), tone: "plain", values: { cost: { path: "cost", type: "number" } } }] } },
  },
  result: [],
  lists: {},
  instead: [],
  params: {},
  ui: { incomplete: "Something is missing.", "still-needed": number("fields", "Still needed: ", "."), "other-version": "Another version.", "show-more": number("count", "Show ", " more"), "what-helps": "What helps:", "put-in": "Put it in", "as-fractions": "As fractions" },
  say: {
    reasons: { dear: "It is too dear." },
    notes: {},
    fixes: { pay: "Pay more." },
    open: { fork: "The rules do not say which way.", lower: "Nor which lord." },
    openly: { headline: "It depends.", choose: "Choose", "still-open": number("choice", "By “", "” it is open:"), title: "Open" },
    instead: { title: "Instead", apply: "Do this", fields: number("fields", "This changes: ", ".") },
    problems: {
      "unknown-id": { p: [{ n: "field" }, ": ", { n: "given" }, " is not known here."] },
      "out-of-range": { p: [{ n: "field" }, ": ", { n: "given" }, " is out of range."] },
      "unknown-field": number("field", "No such field: ", "."),
      duplicate: { p: [{ n: "field" }, ": ", { n: "given" }, " twice."] },
      twice: number("field", "", " stands twice."),
      taken: { p: [{ n: "given" }, " is taken by ", { n: "owner" }, "."] },
    },
    accepted: { entry: number("ids", "Such as ", "."), choice: number("choices", "One of ", "."), ids: number("ids", "Possible: ", "."), object: number("fields", "Fields: ", ".") },
    given: { text: number("text", "“", "”"), list: number("count", "a list of "), object: "an object" },
    request: "The request",
    item: { p: [{ n: "list" }, ", no. ", { n: "number" }] },
    nothing: "nothing",
    beside: { p: [{ n: "name" }, " (", { n: "number" }, ")"] },
    several: { p: [{ n: "count" }, " × ", { n: "name" }] },
    amount: { p: [{ n: "count" }, " × ", { n: "name" }] },
    chances: { below: number("percent", "below "), above: number("percent", "above ") },
  },
  ...more,
});
