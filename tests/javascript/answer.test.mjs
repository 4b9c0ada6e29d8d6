import assert from "node:assert/strict";
import { test } from "node:test";
import { all, textOf } from "./document.mjs";
import { firstOf, headline, verdict } from "../../generator/browser/answers/answer.js";
import { loadBlocks } from "../../generator/browser/answers/blocks.js";
import { decode } from "../../generator/browser/kit/share.js";
import { useWords } from "../../generator/browser/words/words.js";
import { CARDS, LORDS, pageWords } from "./page_words.mjs";

await loadBlocks(["chances", "facts", "formula", "items", "matrix", "plan", "ranked", "table"].map((block) => ({ block })));

const answer = (more = {}) => ({ kind: "verdict", legal: true, reasons: [], notes: [], open: [], instead: null, ...more });

/** What a page with these blocks shows of an answer; `changes` collects what its buttons change. */
function shown(result, given, { request = {}, changes = [], ...more } = {}) {
  useWords(pageWords({ result: [result].flat(), ...more }));
  return verdict(given, request, (fields) => changes.push(fields));
}

const HEADLINE = {
  block: "headline",
  cases: [
    { when: [{ path: "legal" }], text: "Yes.", tone: "good" },
    { when: [{ path: "cost", above: 3 }], text: { p: ["No, it costs ", { n: "cost" }, "."] }, tone: "bad", values: { cost: { path: "cost", type: "number" } } },
    { text: "No.", tone: "bad" },
  ],
};

test("a headline is the first case that holds, and an open answer has its own", () => {
  const of = (given) => [textOf(shown(HEADLINE, given)), headline(given, {}).tone];
  assert.deepEqual(of(answer()), ["Yes.", "good"]);
  assert.deepEqual(of(answer({ legal: false, cost: 5 })), ["No, it costs 5.", "bad"]);
  assert.deepEqual(of(answer({ legal: false, cost: 3 })), ["No.", "bad"]);
  assert.deepEqual(of(answer({ legal: null })), ["It depends.", "open"]);
});

test("an answer without a headline has none", () => {
  shown([], answer());
  assert.equal(headline(answer(), {}), null);
  assert.equal(firstOf([{ when: [{ path: "cost" }], text: "dear", tone: "plain" }], answer(), {}), null);
  assert.equal(textOf(firstOf([{ text: "fine", tone: "plain" }], answer(), {})), "fine");
});

test("reasons stand with their rule and with what helps, and a rule that the site has not is left out", () => {
  const reasons = [{ code: "dear", rule: "game.rule", fix: { code: "pay" } }, { code: "dear", rule: "game.gone" }];
  const nodes = shown({ block: "messages", path: "reasons", tone: "bad" }, answer({ legal: false, reasons }));
  assert.equal(textOf(nodes), "It is too dear.What helps: Pay more.The ruleIt is too dear.");
  assert.deepEqual(all("a", nodes).map((link) => link.attributes.href), ["rules/#rule"]);
});

const FORK = { code: "fork", rule: "game.rule", readings: [{ reading: "left", legal: true }, { reading: "right", legal: false, cost: 2 }] };

test("an open point says what each reading leads to, and a button chooses it", () => {
  const changes = [];
  const nodes = shown(HEADLINE, answer({ legal: null, open: [FORK] }), { changes });
  assert.match(textOf(nodes), /The rules do not say which way\.The rule.*It works\.Choose.*It fails by 2\.Choose/);
  for (const button of all("button", nodes).filter((one) => textOf(one) === "Choose")) button.click();
  assert.deepEqual(changes, [{ way: "left" }, { way: "right" }]);
});

test("a point that stands below a reading of another is shown there and not once more", () => {
  const lower = { code: "lower", readings: [{ reading: "elder", legal: true }] };
  const fork = { ...FORK, readings: [{ reading: "left", legal: null, open: [lower] }, FORK.readings[1]] };
  const changes = [];
  const nodes = shown(HEADLINE, answer({ legal: null, open: [fork, lower] }), { changes });
  const text = textOf(nodes);
  assert.equal(text.split("Nor which lord.").length, 2);
  assert.match(text, /By “Left” it is open:/);
  for (const button of all("button", nodes).filter((one) => textOf(one) === "Choose")) button.click();
  assert.deepEqual(changes, [{ way: "left" }, { way: "left", lord: "elder" }, { way: "right" }]);
});

test("a way out says what it changes, and its button changes just that", () => {
  const changes = [];
  const block = { block: "messages", path: "reasons", tone: "bad" };
  const refused = answer({ legal: false, reasons: [{ code: "dear" }], instead: { lord: "sage", way: "left" } });
  const nodes = shown(block, refused, { changes });
  assert.match(textOf(nodes), /This changes: Lord and Way\.Do this$/);
  all("button", nodes)[0].click();
  assert.deepEqual(changes, [{ lord: "sage", way: "left" }]);
  const sentence = { when: [{ path: "instead.lord" }], text: "Take another lord.", tone: "plain" };
  assert.match(textOf(shown(block, refused, { instead: [sentence] })), /Take another lord\.Do this$/);
});

test("a row that says nothing is left out, but for a zero that is worth saying", () => {
  const row = (label, path, more = {}) => ({ label, value: { path, type: "number" }, strong: false, zero: false, ...more });
  const rows = [row("Cost", "cost"), row("Left", "left"), row("Zero", "left", { zero: true }), row("Not", "cost", { when: [{ path: "left" }] }), row("Gone", "gone")];
  assert.equal(textOf(shown({ block: "facts", rows }, answer({ cost: -4, left: 0 }))), "Cost−4Zero0");
  assert.equal(textOf(shown({ block: "facts", title: "All", rows: rows.slice(0, 2) }, answer())), "");
});

test("values are shown by their type", () => {
  const of = (value, given) => textOf(shown({ block: "facts", rows: [{ label: "", value, strong: false, zero: true }] }, answer(given)));
  assert.equal(of({ path: "gain", type: "size" }, { gain: -3 }), "3");
  assert.equal(of({ path: "cards", type: "count" }, { cards: ["crab-1", "crab-1"] }), "2");
  assert.equal(of({ path: "cards", type: "entries", of: "card" }, { cards: ["crab-1", "crab-1"] }), "11");
  assert.equal(of({ path: "lord", type: "entry", of: "lord" }, { lord: "elder" }), "the Elder");
  assert.equal(of({ path: "dice", type: "numbers" }, { dice: [2, 3, 5] }), "2, 3, and 5");
  assert.equal(of({ path: "likely", type: "chance" }, { likely: { fraction: "1/2", permille: 500 } }), "50.0%");
  assert.equal(of({ path: "likely", type: "chance" }, {}), "");
  assert.equal(of({ path: "mean", type: "amount" }, { mean: { fraction: "7/2", hundredths: 350 } }), "3.5");
  assert.equal(of({ path: "mean", type: "amount" }, {}), "");
});

test("an item of a list is called by its name, or else by its number, wherever it is told", () => {
  const players = [{ name: "Ada" }, { name: "" }];
  const of = (winner) => textOf(shown({ block: "facts", rows: [{ label: "", value: { path: "winner", type: "item", of: "players" }, strong: false, zero: false }] }, answer({ players, winner })));
  assert.equal(of(0), "Ada");
  assert.equal(of("1"), "Ada");
  assert.equal(of([0, 1]), "Ada and Player 2");
});

test("a table has a column for each item, and marks the best of several", () => {
  const block = { block: "table", path: "players", title: "Score", head: { path: ".", type: "item", of: "players" }, best: "rank", rows: [{ label: "Points", value: { path: "points", type: "number" }, strong: true, zero: false }] };
  const players = [{ name: "Ada", points: 5, rank: 1 }, { name: "Bob", points: 3, rank: 2 }];
  const nodes = shown(block, answer({ players }));
  assert.deepEqual(all("th", nodes).map((cell) => textOf(cell)), ["Ada", "Bob", "Points"]);
  assert.deepEqual(all("th", nodes).map((cell) => "class" in cell.attributes), [true, false, false]);
  const [only] = all("th", shown(block, answer({ players: players.slice(0, 1) })));
  assert.ok(!("class" in only.attributes), "one alone is not the best");
});

test("what nobody has told is a dash in a table, and a zero that is told is a zero", () => {
  const block = { block: "table", path: "players", title: "Score", head: { path: ".", type: "item", of: "players" }, rows: [{ label: "Points", value: { path: "points", type: "number" }, strong: true, zero: true }] };
  const players = [{ name: "Ada", points: null }, { name: "Bob", points: 0 }];
  assert.deepEqual(all("td", shown(block, answer({ players }))).slice(1).map((cell) => textOf(cell)), ["–", "0"]);
});

const ITEMS = { block: "items", path: "ways", head: [{ path: "lord", type: "entry", of: "lord" }, { text: "It is dear.", tone: "note", when: [{ path: "cost", above: 3 }] }], fold: false };

test("a long list shows its first items, and the others on demand", () => {
  const ways = ["elder", "sage", "elder"].map((lord) => ({ lord }));
  const nodes = shown({ ...ITEMS, first: 1 }, answer({ ways }));
  assert.equal(all("li", nodes).length, 1);
  const [more] = all("button", nodes);
  assert.equal(textOf(more), "Show 2 more");
  more.click();
  assert.equal(all("li", nodes).length, 3);
  assert.ok(more.isRemoved);
});

test("an empty list has its own sentence, and one that does not matter nothing at all", () => {
  assert.equal(textOf(shown({ ...ITEMS, empty: "There is no way." }, answer({ ways: [] }))), "There is no way.");
  assert.equal(textOf(shown({ ...ITEMS, when: [{ path: "gone" }] }, answer({ ways: [{ lord: "sage" }] }))), "");
});

test("an item leads to another checker with what is known, and with nothing that is not", () => {
  const link = { checker: "next", label: "Next", request: { lord: "lord", sets: "@sets", gone: "gone", cards: "^cards" } };
  const nodes = shown({ ...ITEMS, link }, answer({ ways: [{ lord: "sage", cost: 5 }], cards: ["crab-1"] }), { request: { sets: ["kraken"] } });
  assert.equal(textOf(nodes), "the SageIt is dear.Next");
  const { href } = all("a", nodes).at(-1).attributes;
  assert.ok(href.startsWith("../next/#v1:"));
  assert.deepEqual(decode(href.slice(href.indexOf("#"))), { lord: "sage", sets: ["kraken"], cards: ["crab-1"] });
  const long = { ...ITEMS, link: { checker: "next", label: "Next", request: { text: "@text" } } };
  assert.deepEqual(all("a", shown(long, answer({ ways: [{ cost: 1 }] }), { request: { text: "x".repeat(9000) } })), []);
});

test("a chance has its bar, its notes and on demand its fraction", () => {
  const block = { block: "chances", path: "rolls", title: "Rolls", label: { path: "sum", type: "number" }, chance: "likely", note: [{ text: "Enough.", tone: "good", when: [{ path: "wins" }] }], rule: "game.rule" };
  const rolls = [{ sum: 7, likely: { fraction: "1/6", permille: 167 }, wins: true }, { sum: 2, likely: { fraction: "1/36", permille: 28 } }];
  const nodes = shown(block, answer({ rolls }));
  assert.equal(textOf(nodes), "Rolls716.7% 1/6Enough.22.8% 1/36As fractions");
  assert.deepEqual(all("rect", nodes).map((bar) => bar.attributes.width), ["16.7%", "2.8%"]);
  const [list] = all("ul", nodes);
  const [button] = all("button", nodes);
  button.click();
  assert.equal(button.getAttribute("aria-pressed"), "true");
  assert.match(list.getAttribute("class"), /answer__bars--exact/);
  button.click();
  assert.equal(button.getAttribute("aria-pressed"), "false");
});

test("of a mix only what can happen is shown, and exact fractions alone will do", () => {
  const block = { block: "chances", path: "mix", title: "Play", label: { path: "card", type: "entry", of: "lord" }, chance: "probability", mix: true };
  const of = (mix) => textOf(shown(block, answer({ mix })));
  assert.equal(of([{ card: "elder", probability: "2/3" }, { card: "sage", probability: "1/3" }]), "Playthe Elder66.7% 2/3the Sage33.3% 1/3As fractions");
  assert.equal(of([{ card: "elder", probability: "1" }, { card: "sage", probability: "0" }]), "Playthe Elder100%");
});

const GOODS = { iron: { n: "iron" }, stone: { n: "stone", q: { one: " stone", other: " stones" }, symbol: "stone" } };
const goods = { tables: { good: { order: ["iron", "stone"], rows: GOODS }, lord: LORDS, card: CARDS } };

test("counts are told in the order of their table, without what there is none of", () => {
  const row = { label: "Cost", value: { path: "cost", type: "counts", of: "good" }, strong: false };
  const of = (cost, zero = false) => textOf(shown({ block: "facts", rows: [{ ...row, zero }] }, answer({ cost }), goods));
  assert.equal(of({ stone: 2, iron: 1 }), "Cost1 × iron and 2 stones");
  assert.equal(of({ stone: 1, iron: 0 }), "Cost1 stone");
  assert.equal(of({ stone: 0 }), "");
  assert.equal(of({}), "");
  assert.equal(of({}, true), "Costnothing");
  const sentence = { text: { p: ["Pay ", { n: "cost" }, "."] }, tone: "plain", values: { cost: row.value } };
  assert.equal(textOf(shown({ block: "headline", cases: [sentence] }, answer({ cost: { stone: 3 } }), goods)), "Pay 3 stones.");
});

test("pairs are said as their text says, from 1", () => {
  const pair = { p: ["row ", { n: "first" }, ", place ", { n: "second" }] };
  const of = (at) => textOf(shown({ block: "facts", rows: [{ label: "", value: { path: "at", type: "pairs", pair }, strong: false, zero: true }] }, answer({ at })));
  assert.equal(of([[0, 1], [2, 0]]), "row 1, place 2 and row 3, place 1");
  assert.equal(of([2, 0]), "row 3, place 1");
});

test("an item of a list that only the answer has is called by its entry", () => {
  const rows = [{ label: "Best", value: { path: "best", type: "item", of: "ways" }, strong: false, zero: false }];
  const lists = { ways: { name: "lord", of: "lord" } };
  assert.equal(textOf(shown({ block: "facts", rows }, answer({ ways: [{ lord: "elder" }, { lord: "sage" }], best: 1 }), { lists })), "Bestthe Sage");
});

const TERMS = [
  { path: ".", value: "units", label: { text: "units", tone: "plain" } },
  { path: "tiles", value: "points", label: { path: "lord", type: "entry", of: "lord" } },
  { path: ".", value: "each", times: "temples", label: { text: "temples", tone: "plain" } },
];
const FORMULA = { block: "formula", terms: TERMS, total: "total", label: "Strength" };

test("a formula adds up what counts, and takes away what is below zero", () => {
  const of = (more) => textOf(shown(FORMULA, answer(more)));
  assert.equal(of({ units: 3, tiles: [{ lord: "elder", points: -1 }, { lord: "sage", points: 0 }], each: 2, temples: 2, total: 6 }), "units: 3 − the Elder: 1 + temples: 2 × 2 = Strength: 6");
  assert.equal(of({ units: 1, each: 1, temples: 4, total: 5 }), "units: 1 + temples: 4 = Strength: 5");
  assert.equal(of({ units: -3, tiles: [], each: 2, temples: 0, total: -3 }), "− units: 3 = Strength: −3");
  assert.equal(of({ units: 0, tiles: [], each: 0, temples: 1, total: 0 }), "Strength: 0");
  assert.equal(of({}), "");
});

const MATRIX = {
  block: "matrix",
  path: "cells",
  title: "Each against each",
  rows: { path: "own", label: "You", head: { path: "lord", type: "entry", of: "lord" }, note: [{ text: "never best", tone: "note", when: [{ path: "dominated" }] }] },
  columns: { path: "@theirs", label: "Rival", head: { path: ".", type: "entry", of: "lord" } },
  cell: [
    { text: "You win", tone: "good", when: [{ path: "wins" }] },
    { text: "You lose", tone: "bad", when: [{ path: "wins", count: 0 }] },
    { text: { p: [{ n: "lord" }, " loses ", { n: "losses" }] }, tone: "plain", when: [{ path: "losses" }], values: { lord: { path: "^lord", type: "entry", of: "lord" }, losses: { path: "losses", type: "number" } } },
  ],
};

test("a matrix has a head for each row and column, and cells with a tone", () => {
  const cells = [[{ wins: true, losses: 2 }, { wins: false }], [{ wins: false }, { wins: true }]];
  const own = [{ lord: "elder" }, { lord: "sage", dominated: true }];
  const nodes = shown(MATRIX, answer({ cells, own }), { request: { theirs: ["sage", "elder"] } });
  const heads = all("th", nodes).map((head) => [textOf(head), head.attributes.scope]);
  assert.deepEqual(heads, [["Rival", "colgroup"], ["You", "col"], ["the Sage", "col"], ["the Elder", "col"], ["the Elder", "row"], ["the Sagenever best", "row"]]);
  const tones = all("td", nodes).slice(1).map((cell) => [textOf(cell), cell.attributes["data-tone"]]);
  assert.deepEqual(tones, [["You winthe Elder loses 2", "good"], ["You lose", "bad"], ["You lose", "bad"], ["You win", "good"]]);
  assert.equal(textOf(shown(MATRIX, answer({ cells: [], own: [] }), { request: { theirs: [] } })), "");
});

test("options have their rank, which equal ones share, and a button that puts them into the form", () => {
  const block = {
    block: "ranked",
    path: "ways",
    title: "Ways",
    head: [{ path: "lord", type: "entry", of: "lord" }],
    by: { label: "Gain", value: { path: "gain", type: "number" }, strong: false, zero: false },
    why: [{ text: "It is dear.", tone: "note", when: [{ path: "cost", above: 3 }] }],
    first: 2,
    apply: { fields: { lord: "lord", hand: "cards" } },
  };
  const ways = [{ lord: "sage", gain: 3, cost: 5, cards: ["crab-1"] }, { lord: "elder", gain: 3 }, { lord: "elder", gain: 1 }];
  const changes = [];
  const nodes = shown(block, answer({ ways }), { changes });
  assert.match(textOf(nodes), /^Ways1\.the SageGain: 3It is dear\.Put it in1\.the ElderGain: 3Put it inShow 1 more$/);
  all("button", nodes).at(-1).click();
  assert.match(textOf(nodes), /3\.the ElderGain: 1/);
  all("button", nodes)[0].click();
  assert.deepEqual(changes, [{ lord: "sage", hand: ["crab-1"] }]);
  const told = shown({ ...block, rank: "rank" }, answer({ ways: ways.map((way, index) => ({ ...way, rank: index + 5 })) }));
  assert.match(textOf(told), /^Ways5\..*6\./);
});

test("a plan numbers its steps, and says that there are none", () => {
  const block = {
    block: "plan",
    path: "steps",
    empty: "Nothing is to be done.",
    step: [{ text: "Trade.", tone: "plain", when: [{ path: "kind", value: "trade" }] }, { text: "Work.", tone: "plain" }],
    rows: ["given", "got"].map((path) => ({ label: path, value: { path, type: "counts", of: "good" }, strong: false, zero: false })),
  };
  const steps = [{ kind: "trade", given: { stone: 4 }, got: { iron: 1 } }, { kind: "work", given: { iron: 0 }, got: { stone: 1 } }];
  assert.equal(textOf(shown(block, answer({ steps }), goods)), "1.Trade.given: 4 stonesgot: 1 × iron2.Work.got: 1 stone");
  assert.equal(textOf(shown(block, answer({ steps: [] }), goods)), "Nothing is to be done.");
});
