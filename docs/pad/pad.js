// A score pad: what players fill in at the end of a game, as the question to a checker, whose answer gives the points.

import { chosenSets } from "../js/sets.js";
import { el, fill, sign } from "../checker/dom.js";
import { ask } from "../checker/engine.js";
import { isObject, valuesAt } from "../checker/paths.js";
import { decode, encode } from "../checker/share.js";
import { joined, numbered, plain, ui, uiText, useWords, words as checkerWords } from "../checker/words.js";
import { draftOf, keepDraft, rememberNames } from "./draft.js";
import { panel } from "./entry.js";
import { sheet } from "./sheet.js";
import { showing } from "./shown.js";
import { emptied, entered, isUsed, playersOf, valueOf, wayOf, waysOf, withValue } from "./state.js";

/** @type {PadWords} */
const words = JSON.parse(document.getElementById("checker-words").textContent);
useWords(words);
const { pad } = words;
const list = words.declaration.fields.find(({ name }) => name === pad.players);
const setsField = words.declaration.fields.find(({ of, type }) => of === "set" && type === "set");
const most = Number(list?.max_items ?? 1);

/** @param {string} name */
const place = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-pad="${name}"]`));

/** @type {JsonObject[]} */
let players = [];
/** @type {JsonObject} */
let rest = {}; // what a link asks beside the players
/** @type {PadPlace} */
let at = { player: 0, row: 0 };
/** @type {Record<string, PadWay>} */
const ways = {}; // how each category was entered last
/** @type {PadWay | null} */
let chosenWay = null; // the way that was chosen for the cell in hand
/** @type {Verdict | null} */
let answer = null;
/** @type {number[]} */
let asked = []; // the places of those players whom the answer is about
let number = 0; // how many questions there have been
let round = ""; // the game that is on the pad, once its result was shown
let isLinked = false; // the pad is as a link brought it

const RESULT = "result"; // what an address has that leads to the result at once

/** The sets on the table: those of the question that came with a link, or those of the site. */
function setsInPlay() {
  const named = setsField && rest[setsField.name];
  return Array.isArray(named) ? named.map(String) : chosenSets();
}

/** The rows that are on the pad now. What breaks ties is there once players are level, or once it was entered. */
function rows() {
  const sets = setsInPlay();
  const isLevel = places().filter(({ rank }) => rank === 1).length > 1 || (answer !== null && places().length > 1 && places().every(({ rank }) => rank === 0));
  return pad.categories.filter((category) => (!category.set || sets.includes(category.set)) && (!category.tie || isLevel || players.some((player) => wayOf(player, category))));
}

/** What the answer says of each player whom it is about. */
function places() {
  const rowsOfAnswer = answer ? [answer[pad.players]].flat().filter(isObject) : [];
  return rowsOfAnswer.map((row) => ({ row, total: Number(valuesIn(row, pad.total)[0] ?? 0), rank: Number(valuesIn(row, pad.rank)[0] ?? 0) }));
}

/**
 * @param {JsonObject} item
 * @param {string} path
 */
const valuesIn = (item, path) => valuesAt(path, /** @type {Scope} */ (/** @type {unknown} */ ({ item, around: null, answer: item, request: {} })));

/** The question: of players of whom something was entered, without what the sets on the table do not have. */
function question() {
  const hidden = pad.categories.filter((category) => category.set && !setsInPlay().includes(category.set));
  asked = players.flatMap((player, index) => (isUsed(player) ? [index] : []));
  const items = asked.map((index) => hidden.reduce((left, category) => emptied(left, category), players[index]));
  const sets = setsInPlay();
  return { ...rest, [pad.players]: items, ...(setsField && sets.length ? { [setsField.name]: sets } : {}) };
}

/** @param {number} player */
const nameOf = (player) => String(players[player][pad.name] ?? "") || numbered(list, words.fields[pad.players]?.item, player + 1);

/**
 * What stands in the column of a player.
 * @param {JsonObject} player
 * @param {number} index
 * @returns {PadColumn}
 */
function column(player, index) {
  const told = places()[asked.indexOf(index)];
  const best = Math.max(...places().map(({ total }) => total));
  const isCounted = rows().some((category) => wayOf(player, category));
  return {
    name: nameOf(index),
    total: isCounted ? (told?.total ?? null) : null,
    leads: isCounted && told?.total === best && asked.length > 1,
    cells: rows().map((category) => {
      const way = wayOf(player, category);
      if (!way) return { points: null, how: null };
      const typed = way === "total" || !category.points ? valueOf(player, inputOf(category)) : null;
      const points = typeof typed === "number" ? typed : told && category.points ? Number(valuesIn(told.row, category.points)[0] ?? 0) : null;
      const how = told && category.how ? valuesIn(told.row, category.how)[0] : undefined;
      const own = way === "total" ? "typed" : way === "quick" ? "quick" : "exact";
      return { points, how: how === "unknown" ? "unknown" : own };
    }),
  };
}

/** @param {PadCategory} category */
const inputOf = ({ number: input, total }) => input ?? total ?? "";

/** The way in which the cell in hand is entered. */
function currentWay() {
  const category = rows()[at.row];
  if (!category) return "total";
  return chosenWay ?? wayOf(players[at.player], category) ?? ways[category.id] ?? waysOf(category)[0];
}

/**
 * What an editor of a category is given.
 * @param {PadPlace} place
 * @returns {PadCell}
 */
function cell({ player, row }) {
  const category = rows()[row];
  return {
    category,
    label: plain(category.label),
    owner: nameOf(player),
    path: (input) => `${pad.players}.${input}`,
    declared(input) {
      const [name, inner] = input.split(".");
      const own = list?.fields?.find((field) => field.name === name);
      return /** @type {Declaration} */ (inner ? own?.fields?.find((field) => field.name === inner) : own);
    },
    read: (input) => valueOf(players[player], input),
    write(values) {
      const way = currentWay();
      ways[category.id] = way;
      players[player] = entered(players[player], category, way, values);
      changed();
    },
    result(path) {
      const told = places()[asked.indexOf(player)];
      return told ? valuesIn(told.row, path) : [];
    },
  };
}

const grid = sheet({ go, add });
const shown = showing({ game: pad.game, place, back: () => grid.focus(), again: startAgain });
const entry = panel(place("entry"), {
  cell,
  next,
  remove,
  names: () => players.map((player) => String(player[pad.name] ?? "")),
  choose(way) {
    chosenWay = way;
    draw();
  },
  rename(name) {
    players[at.player] = withValue(players[at.player], pad.name, name.trim().slice(0, 40) || undefined);
    changed();
  },
  whole: () => ({ ...rest, [pad.players]: players }),
});

/** @param {PadPlace} to */
function go(to) {
  at = to;
  chosenWay = null;
  entry.forget();
  draw();
}

/** From a name to the next name, and from a cell to the one below or to the top of the next player. */
function next() {
  const wasHeld = grid.has(document.activeElement);
  if (at.row < 0) go(at.player + 1 < players.length ? { player: at.player + 1, row: -1 } : { player: 0, row: 0 });
  else if (at.row + 1 < rows().length) go({ player: at.player, row: at.row + 1 });
  else go({ player: (at.player + 1) % players.length, row: 0 });
  if (wasHeld) grid.focus();
  const { name, cells } = column(players[at.player], at.player);
  if (at.row >= 0) place("spoken").textContent = uiText("cell", { name, label: plain(rows()[at.row].label), value: cells[at.row].how ? String(cells[at.row].points) : uiText("empty") });
}

function add() {
  if (players.length >= most) return;
  players.push({});
  changed();
  go({ player: players.length - 1, row: 0 });
}

function remove() {
  const before = [...players];
  const name = nameOf(at.player);
  players.splice(at.player, 1);
  changed();
  go({ player: Math.min(at.player, players.length - 1), row: 0 });
  offerUndo(uiText("removed-player", { name }), before, rest);
}

function startAgain() {
  const before = players;
  const beside = rest;
  rememberNames(players.map((player) => String(player[pad.name] ?? "")).filter(Boolean));
  players = players.map((player) => withValue({}, pad.name, player[pad.name]));
  rest = {};
  const was = round;
  round = "";
  history.replaceState(null, "", location.pathname);
  changed();
  go({ player: 0, row: 0 });
  offerUndo(uiText("cleared"), before, beside, was);
}

/**
 * @param {string} said
 * @param {JsonObject[]} before
 * @param {JsonObject} beside
 */
function offerUndo(said, before, beside, was = round) {
  const undo = el("button", { type: "button", class: "button button--gold" }, sign("undo"), ui("undo"));
  undo.addEventListener("click", () => {
    players = before;
    rest = beside;
    round = was;
    fill(place("hint"));
    changed();
    go({ player: 0, row: 0 });
  });
  fill(place("hint"), said, " ", undo);
  undo.focus({ preventScroll: true });
}

/** Something was entered: keep it, draw it, and ask for the points. */
function changed() {
  isLinked = false;
  if (place("hint").querySelector(".button--gold")) fill(place("hint"));
  keepAll();
  draw();
  check();
}

const keepAll = () => isLinked || keepDraft(pad.game, { version: 1, players, rest, ways, round });

async function check() {
  const own = ++number;
  const request = question();
  if (!asked.length) {
    answer = null;
    draw();
    return;
  }
  try {
    const reply = await ask(words.id, request);
    if (!reply || own !== number) return;
    if (reply.answer.kind === "invalid") {
      const { problems } = await import("../checker/problems.js");
      if (own === number) fill(place("hint"), problems(reply.answer, checkerWords, request).nodes);
      return;
    }
    if (place("hint").querySelector(".answer__headline")) fill(place("hint"));
    answer = reply.answer;
    draw();
  } catch (error) {
    const { code = "engine-failed", number: limit } = /** @type {EngineError} */ (error);
    fill(place("hint"), ui(code, { number: { number: limit } }));
  }
}

function draw() {
  if (at.row >= rows().length) at = { player: at.player, row: rows().length - 1 };
  if (at.player >= players.length) at = { player: players.length - 1, row: at.row };
  const columns = players.map(column);
  grid.draw({ players: columns, rows: rows(), at, full: players.length >= most });
  entry.draw(at, currentWay(), { name: nameOf(at.player), typed: String(players[at.player][pad.name] ?? ""), isOnly: players.length === 1 });
  drawBar(columns);
  document.documentElement.dataset.pad = String(number);
}

/** @param {PadColumn[]} columns */
function drawBar(columns) {
  const leaders = columns.filter(({ leads }) => leads);
  const shownRows = rows().map((category, row) => ({ category, row })).filter(({ category }) => !category.tie);
  const begun = columns.filter(({ total }) => total !== null);
  const left = begun.flatMap(({ cells }) => shownRows.filter(({ row }) => !cells[row].how)).length;
  const lead = leaders.length
    ? ui("leads", { count: leaders.length, names: { nodes: joined(leaders.map(({ name }) => name)) }, points: String(leaders[0].total) })
    : ui("nobody-leads");
  fill(bar.says, el("b", {}, lead), el("small", {}, !begun.length ? null : left ? ui("to-go", { count: left }) : ui("all-entered")));
  bar.open.className = `button ${begun.length && !left ? "button--gold" : "button--line"}`;
  bar.open.disabled = !begun.length;
  const fragment = encode(question());
  bar.exact.setAttribute("href", pad.link + (fragment ? `#${fragment}` : ""));
}

const bar = {
  says: el("span", { class: "pad__says" }),
  open: el("button", { type: "button", class: "button", onclick: showResult }, ui("result")),
  exact: el("a", { class: "tool", href: pad.link }, sign("check"), el("span", {}, ui("see-exact"))),
};

async function showResult() {
  if (!answer) return;
  rememberNames(players.map((player) => String(player[pad.name] ?? "")).filter(Boolean));
  round ||= Date.now().toString(36);
  keepAll();
  const request = question();
  const fragment = encode(request);
  const link = fragment ? `${location.origin}${location.pathname}?${RESULT}#${fragment}` : "";
  const columns = asked.map((index) => column(players[index], index));
  await shown.result({ answer, request, pad, words, names: asked.map(nameOf), columns, rows: rows() }, { id: round, link }, !isLinked);
}

/** What the pad begins with: a link, the draft of this device, or as many players as usual. */
async function begin() {
  if (location.hash.startsWith("#v2:")) await (await import("../checker/packed.js")).unpackAddress();
  const linked = decode(location.hash);
  const draft = draftOf(pad.game);
  const declared = list ?? { fields: [] };
  const fromLink = linked ? playersOf(linked[pad.players], declared) : null;
  const fromDraft = isObject(draft) && draft.version === 1 ? playersOf(draft.players, declared) : null;
  if (linked === undefined || (linked && !fromLink)) fill(place("hint"), ui("bad-link"));
  players = fromLink ?? fromDraft ?? Array.from({ length: Math.min(pad.start, most) }, () => ({}));
  const { [pad.players]: _, ...beside } = fromLink && linked ? linked : fromDraft && isObject(draft) && isObject(draft.rest) ? draft.rest : {};
  rest = Object.fromEntries(Object.entries(beside).filter(([name]) => words.declaration.fields.some((field) => field.name === name)));
  recall(isObject(draft) ? draft.ways : null);
  isLinked = Boolean(fromLink);
  round = !fromLink && isObject(draft) && typeof draft.round === "string" ? draft.round : "";
  at = { player: 0, row: 0 };
  entry.forget();
  draw();
  await check();
  if (fromLink && new URLSearchParams(location.search).has(RESULT)) await showResult();
}

/**
 * Take the ways in which categories were entered last.
 * @param {Json | undefined} kept
 */
function recall(kept) {
  for (const category of pad.categories) {
    const way = isObject(kept) ? waysOf(category).find((one) => one === kept[category.id]) : undefined;
    if (way) ways[category.id] = way;
  }
}

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || place("root").hidden || target.closest("input, textarea, select, dialog, [popover]") || !entry.isTyping()) return;
  const isOnGrid = grid.has(target);
  if (/^[0-9]$/.test(event.key)) entry.press(event.key);
  else if (["Backspace", "Delete"].includes(event.key)) entry.press("delete");
  else if (event.key === "-") entry.press("minus");
  else if (event.key === "Enter" && isOnGrid) next();
  else return;
  event.preventDefault();
});
addEventListener("hashchange", begin);
document.addEventListener("fathom:sets", (event) => {
  if (!event.detail.isNew) return;
  if (setsField) delete rest[setsField.name];
  entry.forget();
  changed();
});

place("sheet").append(grid.node);
place("entry").after(
  el("div", { class: "pad__tools" }, el("span", { class: "pad__kept" }, sign("check"), ui("draft")), el("button", { type: "button", class: "tool", onclick: startAgain }, sign("undo"), el("span", {}, ui("start-again"))), bar.exact),
);
fill(place("bar"), bar.says, bar.open);
place("bar").hidden = false;
document.documentElement.toggleAttribute("data-bar", true);
await begin();
await shown.earlier();
