import assert from "node:assert/strict";
import { test } from "node:test";
import { all, textOf } from "./document.mjs";
import { drawVerdict } from "../../generator/browser/answers/answer.js";
import { loadBlocks } from "../../generator/browser/answers/nodes.js";
import { decode } from "../../generator/browser/kit/share.js";
import { useWords } from "../../generator/browser/words/words.js";
import { pageWords } from "./page_words.mjs";

await loadBlocks(["chances", "facts", "figure", "formula", "items", "matrix", "plan", "ranked", "table"].map((block) => ({ block })));

/** What a page draws of nodes; `changes` collects what its buttons change. */
function drawn(nodes, changes = []) {
  useWords(pageWords());
  return drawVerdict([nodes].flat(), (fields) => changes.push(fields));
}

const buttons = (drawing, label) => all("button", drawing).filter((one) => textOf(one) === label);
const classes = (node) => node.getAttribute("class");
const row = (label, value, more = {}) => ({ label: [label], rule: null, value: [value], strong: false, ...more });

const HEADLINE = { block: "headline", tone: "good", text: ["Yes, ", { name: ["the Sage"], url: "sage/" }, "."] };

test("a headline has the tone of its sentence, and a note follows it", () => {
  useWords(pageWords());
  const nodes = drawVerdict([HEADLINE, { block: "messages", title: [], tone: "note", items: [] }], undefined, "as you play");
  assert.equal(textOf(nodes), "Yes, the Sage.as you play");
  const [head] = all("h2", nodes);
  assert.equal(head.getAttribute("data-tone"), "good");
  assert.deepEqual(all("a", head).map((link) => link.attributes.href), ["sage/"]);
});

test("an answer that says nothing draws nothing", () => {
  assert.equal(textOf(drawn([])), "");
});

test("reasons stand with their rule and with what helps, and a rule that the site has not is left out", () => {
  const items = [{ text: ["It is too dear."], fix: ["Pay more."], rule: "game.rule" }, { text: ["It is too dear."], rule: "game.gone" }];
  const nodes = drawn({ block: "messages", title: ["Reasons"], tone: "bad", items });
  assert.equal(textOf(nodes), "ReasonsIt is too dear.What helps: Pay more.The ruleIt is too dear.");
  assert.deepEqual(all("a", nodes).map((link) => link.attributes.href), ["rules/#rule"]);
  assert.equal(all("ul", nodes)[0].getAttribute("data-tone"), "bad");
});

const reading = (tone, text, fields, points = []) => ({ tone, text: [text], field: "way", reading: "left", readings: {}, fields, points });

test("an open point says what each reading leads to, and a button chooses it", () => {
  const changes = [];
  const readings = [reading("good", "It works.", { way: "left" }), reading("bad", "It fails by 2.", { way: "right" })];
  const nodes = drawn([HEADLINE, { block: "open", points: [{ text: ["Which way?"], rule: "game.rule", readings }] }], changes);
  assert.match(textOf(nodes), /Which way\?The rule.*It works\.AlwaysChoose.*It fails by 2\.AlwaysChoose$/);
  for (const button of buttons(nodes, "Choose")) button.click();
  assert.deepEqual(changes, [{ way: "left" }, { way: "right" }]);
  assert.deepEqual(all("li", nodes).map((item) => item.getAttribute("data-tone")), [null, "good", "bad"]);
});

test("a point below a reading is drawn there, with buttons that choose both", () => {
  const changes = [];
  const lower = { text: ["Nor which lord."], rule: null, readings: [reading("good", "It works.", { way: "left", lord: "elder" })] };
  const readings = [reading("open", "By “Left” it is open:", { way: "left" }, [lower])];
  const nodes = drawn({ block: "open", points: [{ text: ["Which way?"], rule: null, readings }] }, changes);
  assert.match(textOf(nodes), /^Which way\?By “Left” it is open:.*Nor which lord\.It works\./);
  for (const button of buttons(nodes, "Choose")) button.click();
  assert.deepEqual(changes, [{ way: "left" }, { way: "left", lord: "elder" }]);
});

test("a way out says what it changes and lays it down, and its button changes just that", () => {
  const changes = [];
  const chip = { chip: { n: "Crab 1", short: "1", hue: "red", symbol: "crab" } };
  const laid = [{ picture: "sage-m.svg" }, chip, { number: 2, symbol: "pearl" }, { number: 3, symbol: null }];
  const fields = { lord: "sage", way: "left" };
  const nodes = drawn({ block: "instead", texts: [["Take ", "the Sage", "."], ["Go left."]], fields, laid, said: [] }, changes);
  assert.match(textOf(nodes), /^Instead1\+ 2 \+ 3Take the Sage\.Go left\.Do this$/);
  assert.deepEqual(all("img", nodes).map((face) => face.attributes.src), ["sage-s.svg"]);
  assert.deepEqual(all("use", nodes).map((use) => use.attributes.href), ["symbols.svg#crab", "symbols.svg#pearl"]);
  buttons(nodes, "Do this")[0].click();
  assert.deepEqual(changes, [fields]);
  const without = drawn({ block: "instead", texts: [["Go left."]], fields, laid: [], said: [] });
  assert.equal(textOf(without), "InsteadGo left.Do this");
  assert.deepEqual(all("p", without).map(textOf), ["Go left."]);
});

test("labelled values lead to the rules that the page has, and some stand out", () => {
  const rows = [row("Cost", "−4", { rule: "game.rule", strong: true }), row("Left", "0", { rule: "game.gone" })];
  const nodes = drawn({ block: "facts", title: ["All"], rows });
  assert.equal(textOf(nodes), "AllCost−4Left0");
  assert.deepEqual(all("a", nodes).map((link) => [textOf(link), link.attributes.href, link.attributes.title]), [["Cost", "rules/#rule", "The rule"]]);
  assert.deepEqual(all("div", nodes).map(classes), ["answer__strong", null]);
});

const TABLE = {
  block: "table",
  title: ["Score"],
  heads: [["Ada"], ["Bob"]],
  best: [true, false],
  rows: [{ label: ["Points"], rule: null, strong: true, cells: [["5"], null] }, { label: ["Pearls"], rule: null, strong: false, cells: [["–"], ["0"]] }],
  ends: [["5"], []],
};

test("a table has a column for each item, marks the best, and leaves a cell empty that is none", () => {
  const nodes = drawn(TABLE);
  assert.deepEqual(all("th", nodes).map((cell) => [textOf(cell), classes(cell)]), [["Ada", "answer__best"], ["Bob", null], ["Points", null], ["Pearls", null]]);
  assert.deepEqual(all("td", nodes).slice(1).map((cell) => [textOf(cell), classes(cell)]), [["5", "answer__best"], ["", null], ["–", "answer__best"], ["0", null]]);
  assert.deepEqual(all("tr", nodes).map(classes), [null, "answer__strong", null]);
  assert.equal(all("div", nodes)[0].attributes["aria-label"], "Score");
});

const item = (name, more = {}) => ({ head: [{ tone: null, text: [name] }], amount: null, picture: null, blocks: [], apply: null, link: null, ...more });
const items = (some, more = {}) => ({ block: "items", title: [], first: null, fold: false, pictured: false, items: some, ...more });

test("a long list shows its first items, and the others on demand", () => {
  const nodes = drawn(items(["a", "b", "c"].map((name) => item(name)), { first: 1 }));
  assert.equal(all("li", nodes).length, 1);
  const [more] = all("button", nodes);
  assert.equal(textOf(more), "Show 2 more");
  more.click();
  assert.equal(all("li", nodes).length, 3);
  assert.ok(more.isRemoved);
  assert.deepEqual(all("button", drawn(items([item("a"), item("b")], { first: 2 }))), []);
});

test("in place of an empty list stands its sentence", () => {
  for (const block of ["items", "ranked", "plan"]) assert.equal(textOf(drawn({ block, none: ["There is no way."] })), "There is no way.");
});

test("what heads an item stands out if it is a value, and else has its tone", () => {
  const head = [{ tone: null, text: ["the Sage"] }, { tone: "note", text: ["It is dear."] }];
  const nodes = drawn(items([item("", { head, amount: ["+3"], picture: "sage.svg" })], { pictured: true }));
  assert.equal(textOf(nodes), "the SageIt is dear.+3");
  assert.deepEqual(all("b", nodes).map(textOf), ["the Sage"]);
  assert.deepEqual(all("span", nodes).map((part) => part.getAttribute("data-tone")), ["note", null]);
  assert.equal(all("img", nodes).length, 1);
  assert.equal(classes(all("ul", nodes)[0]), "answer__items answer__items--pictured");
});

test("blocks within items have lower headings", () => {
  const facts = { block: "facts", title: ["Deep"], rows: [row("Cost", "1")] };
  const nodes = drawn(items([item("a", { blocks: [items([item("b", { blocks: [facts] })], { title: ["Inner"] })] })], { title: ["Outer"] }));
  assert.deepEqual(["h3", "h4", "h5"].map((name) => all(name, nodes).map(textOf)), [["Outer"], ["Inner"], ["Deep"]]);
});

test("an item leads to another checker with its request, and nowhere if that is too long for an address", () => {
  const request = { lord: "sage", sets: ["kraken"] };
  const link = (given) => ({ label: ["Next"], checker: "next", url: "../next/", request: given });
  const nodes = drawn(items([item("a", { link: link(request) })]));
  const { href } = all("a", nodes)[0].attributes;
  assert.ok(href.startsWith("../next/#v1:"));
  assert.deepEqual(decode(href.slice(href.indexOf("#"))), request);
  assert.deepEqual(all("a", drawn(items([item("a", { link: link({ text: "x".repeat(9000) }) })]))), []);
});

test("the head of a fold has no links, for it is a control itself; what is in the fold has them", () => {
  const head = [{ tone: null, text: [{ name: ["the Sage"], url: "sage/" }] }];
  const link = { label: ["Next"], checker: "next", url: "../next/", request: {} };
  const facts = { block: "facts", title: [], rows: [row("Cost", "1", { rule: "game.rule" })] };
  const nodes = drawn(items([item("", { head, link, blocks: [facts] }), item("b")], { fold: true }));
  assert.deepEqual(all("summary", nodes).map(textOf), ["the Sage", "b"]);
  assert.deepEqual(all("a", all("summary", nodes)), []);
  assert.deepEqual(all("a", nodes).map(textOf), ["Next", "Cost"]);
  assert.deepEqual(all("details", nodes).map((fold) => fold.getAttribute("open")), [null, null]);
  assert.equal(all("details", drawn(items([item("a")], { fold: true })))[0].getAttribute("open"), "", "one alone is open");
});

const line = (label, chance, permille, fraction, notes = []) => ({ label: [label], chance: [chance], permille, fraction, notes });

test("a chance has its bar, its notes and on demand its fraction", () => {
  const lines = [line("7", "16.7%", 167, "1/6", [{ tone: "good", text: ["Enough."] }]), line("2", "2.8%", 28, "1/36")];
  const nodes = drawn({ block: "chances", title: ["Rolls"], rule: "game.rule", lines });
  assert.equal(textOf(nodes), "Rolls716.7% 1/6Enough.22.8% 1/36As fractions");
  assert.deepEqual(all("rect", nodes).map((bar) => bar.attributes.width), ["16.7%", "2.8%"]);
  assert.deepEqual(all("a", nodes).map(textOf), ["Rolls"]);
  const [list] = all("ul", nodes);
  const [button] = all("button", nodes);
  button.click();
  assert.equal(button.getAttribute("aria-pressed"), "true");
  assert.match(classes(list), /answer__bars--exact/);
  button.click();
  assert.equal(button.getAttribute("aria-pressed"), "false");
  assert.doesNotMatch(classes(list), /answer__bars--exact/);
});

test("chances that are no fractions need no button for these", () => {
  const nodes = drawn({ block: "chances", title: ["Play"], rule: null, lines: [line("the Elder", "100%", 1000, null)] });
  assert.equal(textOf(nodes), "Playthe Elder100%");
  assert.deepEqual(all("button", nodes), []);
});

test("a formula has a sign before each of its terms but a first one that is added", () => {
  const term = (label, number, negative = false) => ({ label: [label], number, negative });
  const of = (...terms) => textOf(drawn({ block: "formula", title: [], terms, label: ["Strength"], rule: null, sum: "6" }));
  assert.equal(of(term("units", "3"), term("the Elder", "1", true), term("temples", "2 × 2")), "units: 3 − the Elder: 1 + temples: 2 × 2 = Strength: 6");
  assert.equal(of(term("units", "3", true)), "− units: 3 = Strength: 6");
  assert.equal(of(), "Strength: 6");
});

const part = (text, tone = "plain") => ({ tone, text: [text] });
const axisItem = (text, more = {}) => ({ parts: [part(text)], picture: null, tone: null, brief: null, ...more });
const cell = (text, more = {}) => ({ hue: null, symbol: null, tone: "plain", parts: [part(text)], ...more });

/** A matrix with a row, and as many columns as there are cells. */
const matrix = (rows, columns, cells) => ({
  block: "matrix",
  title: ["Each against each"],
  rule: "game.rule",
  rows: { label: ["You"], items: rows },
  columns: { label: ["Rival"], items: columns },
  cells,
  legend: { won: [{ n: "Crab", l: "en", hue: "red", symbol: "crab" }], notes: [{ text: "never best", tone: "note" }] },
});

test("a matrix has a head for each row and column, and cells with a tone or the colour of an entry", () => {
  const sage = axisItem("the Sage", { parts: [part("the Sage"), part("never best", "note")] });
  const won = cell("Crab", { hue: "red", symbol: "crab" });
  const lost = cell("You lose", { tone: "bad", parts: [part("You lose", "bad"), part("by 2", "note")] });
  const nodes = drawn(matrix([sage], [axisItem("Ada"), axisItem("Bob")], [[lost, won]]));
  const heads = all("th", nodes).map((head) => [textOf(head), head.attributes.scope]);
  assert.deepEqual(heads, [["Rival", "colgroup"], ["You", "col"], ["Ada", "col"], ["Bob", "col"], ["the Sagenever best", "row"]]);
  const [, first, second] = all("td", nodes);
  assert.deepEqual([textOf(first), first.getAttribute("data-tone")], ["You loseby 2", "bad"]);
  assert.deepEqual([textOf(second), second.getAttribute("data-tone"), classes(second)], ["Crab", null, "answer__won hue-red"]);
  const tones = (name) => all(name, first).map((one) => one.getAttribute("data-tone"));
  assert.deepEqual([tones("b"), tones("span")], [[null], ["note"]]);
  assert.deepEqual(all("a", nodes).map(textOf), ["Each against each"]);
});

test("a face at the head of a row is read as what it shows, and has the tone of its note", () => {
  const parts = [part("the Sage"), part("spare: 2")];
  const [head] = all("th", drawn(matrix([axisItem("", { parts, picture: "sage.svg", tone: "note", brief: ["2"] })], [axisItem("Ada")], [[cell("x")]]))).slice(-1);
  assert.equal(head.getAttribute("data-tone"), "note");
  assert.equal(all("img", head).length, 1);
  assert.deepEqual(all("small", head).map((brief) => [textOf(brief), brief.attributes["aria-hidden"]]), [["2", "true"]]);
  assert.equal(textOf(all("span", head).find((one) => classes(one) === "spoken")), "the Sagespare: 2");
});

test("a matrix has a legend only with many columns, where its cells are signs", () => {
  const of = (count) => drawn(matrix([axisItem("You")], Array.from({ length: count }, () => axisItem("x")), [Array.from({ length: count }, () => cell("x"))]));
  assert.deepEqual(all("ul", of(3)), []);
  const [legend] = all("ul", of(4));
  assert.equal(textOf(legend), "Crabnever best");
  assert.equal(legend.getAttribute("aria-hidden"), "true");
  assert.match(classes(all("table", of(4))[0]), /answer__matrix--close/);
});

test("options have their rank if they are ranked, and a button that puts them into the form", () => {
  const changes = [];
  const option = (rank, name, more = {}) => ({ rank, head: [{ tone: null, text: [name] }], by: row("Gain", "3"), why: [], apply: null, link: null, ...more });
  const why = [{ tone: "note", text: ["It is dear."] }];
  const some = [
    option(1, "the Sage", { why, apply: { label: null, fields: { lord: "sage", hand: ["crab-1"] } } }),
    option(1, "the Elder", { apply: { label: ["Take it"], fields: { lord: "elder" } } }),
    option(3, "nobody"),
  ];
  const nodes = drawn({ block: "ranked", title: ["Ways"], first: 2, items: some }, changes);
  assert.match(textOf(nodes), /^Ways1\.the SageGain: 3It is dear\.Put it in1\.the ElderGain: 3Take itShow 1 more$/);
  buttons(nodes, "Show 1 more")[0].click();
  assert.match(textOf(nodes), /3\.nobodyGain: 3/);
  for (const label of ["Put it in", "Take it"]) buttons(nodes, label)[0].click();
  assert.deepEqual(changes, [{ lord: "sage", hand: ["crab-1"] }, { lord: "elder" }]);
  assert.equal(all("p", nodes)[0].getAttribute("data-tone"), "note");
  assert.equal(textOf(drawn({ block: "ranked", title: [], first: null, items: [option(null, "the Sage")] })), "the SageGain: 3");
});

test("a plan numbers its steps, with what stands beside them", () => {
  const steps = [
    { tone: "good", text: ["Trade."], rows: [row("given", "4 stones"), row("got", "1 × iron")] },
    { tone: null, text: ["Work."], rows: [] },
  ];
  const nodes = drawn({ block: "plan", title: [], first: null, items: steps });
  assert.equal(textOf(nodes), "1.Trade.given: 4 stonesgot: 1 × iron2.Work.");
  assert.deepEqual(all("div", nodes).map((step) => step.getAttribute("data-tone")), ["good", null]);
});

test("what a figure marks stands below it in words, also where the page has no drawing of it", () => {
  const mark = { tone: "good", way: false, valued: false, places: ["1"], numbers: [], text: "Way: the Gate", sign: "A", said: false };
  const marks = [mark, { ...mark, tone: "note", valued: true, text: "Price: the Well (2)", sign: "2" }];
  const nodes = drawn({ block: "figure", title: ["Map"], figure: "map", squares: null, players: null, marks });
  assert.equal(textOf(nodes), "MapAWay: the Gate2Price: the Well (2)");
  assert.deepEqual(all("b", nodes).map((sign) => [sign.getAttribute("data-tone"), sign.getAttribute("data-value")]), [["good", null], ["note", ""]]);
});
