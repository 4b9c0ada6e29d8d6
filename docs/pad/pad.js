// A score pad: what players fill in at the end of a game, as the question to a checker, whose answer gives the points.

import { chosenSets } from "../js/sets.js";
import { el, fill, sign } from "../checker/dom.js";
import { ask } from "../checker/engine.js";
import { encode } from "../checker/share.js";
import { numbered, plain, ui, uiText, useWords, words as checkerWords } from "../checker/words.js";
import { drawAside, offer, statusBar } from "./bar.js";
import { draftOf, rememberNames } from "./draft.js";
import { panel } from "./entry.js";
import { listenToKeys } from "./keys.js";
import { clearAddress, leadsToResult, linkToResult, readLink } from "./link.js";
import { sheet } from "./sheet.js";
import { showing } from "./shown.js";
import { declaredIn, emptied, entered, isUsed, onlyThese, playersOf, same, valueOf, wayOf, waysIn, waysOf, withValue } from "./state.js";
import { columnOf, gapsIn, rowsOf, toldOf, valuesIn } from "./told.js";

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
let id = ""; // of the game, so that other tabs know it from another one
let isLinked = false; // the pad is as a link brought it
/** @type {boolean | null} */
let isKept = null; // whether this device has kept what stands here; null where there was nothing to keep yet

/** The sets on the table: those of the question that came with a link, or those of the site. */
function setsInPlay() {
  const named = setsField && rest[setsField.name];
  return Array.isArray(named) ? named.map(String) : chosenSets();
}

/** The rows that are on the pad now. */
const rows = () => rowsOf(pad.categories, setsInPlay(), players, places());

/** What the answer says of each player whom it is about. */
const places = () => toldOf(answer, pad);

/** The question: of players of whom something was entered, without what the sets on the table do not have. */
function question() {
  const hidden = pad.categories.filter((category) => category.set && !setsInPlay().includes(category.set));
  asked = players.flatMap((player, index) => (isUsed(player) ? [index] : []));
  const items = asked.map((index) => hidden.reduce((left, category) => emptied(left, category), players[index]));
  const sets = setsInPlay();
  const asks = { ...rest, [pad.players]: items };
  if (setsField) delete asks[setsField.name]; // with no set named, more players than the base game has may be asked of
  return setsField && sets.length ? { ...asks, [setsField.name]: sets } : asks;
}

/** @param {number} player */
const nameOf = (player) => String(players[player][pad.name] ?? "") || numbered(list, words.fields[pad.players]?.item, player + 1);

/**
 * What stands in the column of a player.
 * @param {JsonObject} player
 * @param {number} index
 */
const column = (player, index) => columnOf(player, nameOf(index), rows(), places(), asked.indexOf(index));

/**
 * The way in which a cell is entered.
 * @param {PadPlace} place
 */
function wayAt({ player, row }) {
  const category = rows()[row];
  return category ? (wayOf(players[player], category) ?? ways[category.id] ?? waysOf(category)[0]) : "total";
}

/** The way in which the cell in hand is entered. */
const currentWay = () => chosenWay ?? wayAt(at);

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
    declared: (input) => declaredIn(list?.fields ?? [], input),
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
const own = draftOf(pad.game, isOpen);
const shown = showing({ game: pad.game, place, back: () => grid.focus(), again: startAgain });
const entry = panel(place("entry"), {
  cell,
  next,
  onto,
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
function following() {
  const { player, row } = at;
  if (row < 0) return player + 1 < players.length ? { player: player + 1, row } : { player: 0, row: 0 };
  return row + 1 < rows().length ? { player, row: row + 1 } : { player: (player + 1) % players.length, row: 0 };
}

/** Go on for a digit that cannot follow the others, where it would begin the number of an empty cell. */
function onto() {
  const to = following();
  if (wayOf(players[to.player], rows()[to.row]) || !["total", "number"].includes(wayAt(to))) return false;
  next();
  return true;
}

function next() {
  const wasHeld = grid.has(document.activeElement);
  go(following());
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
  const was = [round, id];
  [round, id] = ["", freshId()];
  clearAddress();
  changed();
  go({ player: 0, row: 0 });
  offerUndo(uiText("cleared"), before, beside, was);
}

/**
 * @param {string} said
 * @param {JsonObject[]} before
 * @param {JsonObject} beside
 * @param {string[]} was the round and the game that it was
 */
function offerUndo(said, before, beside, was = [round, id]) {
  offer(place("hint"), said, "undo", () => {
    [players, rest, [round, id]] = [before, beside, was];
    changed();
    go({ player: 0, row: 0 });
  });
}

/** Something was entered: keep it, draw it, and ask for the points. */
function changed() {
  if (isLinked) clearAddress(); // what is entered now is no longer what the link says
  isLinked = false;
  if (place("hint").querySelector("button")) fill(place("hint"));
  keepAll();
  draw();
  check();
}

/** @param {JsonObject} player */
const isEntered = (player) => Object.keys(player).some((name) => name !== pad.name);

/**
 * Whether a draft holds what is nowhere else: a game that is not finished.
 * @param {PadDraft} draft
 */
function isOpen(draft) {
  return draft.open ?? (playersOf(draft.players, list ?? {}) ?? []).some(isEntered);
}

/** What stands on the pad, as it is kept. @returns {PadDraft} */
const asDraft = () => ({ version: 1, id, players, rest, ways, round, open: players.some(isEntered) && (!round || gaps() > 0) });

function keepAll() {
  if (isLinked) return;
  const told = own.keep(asDraft());
  isKept = told.isKept;
  if (told.isMoved) fill(place("hint"), ui("set-aside"));
}

/** Another tab has kept something else: the same game as it stands there; what is of another game is set aside first. */
function follow() {
  const draft = isLinked || isKept === false ? null : own.news();
  if (!draft) return;
  const isOther = draft.id !== id;
  if (isOther && asDraft().open && !own.setAside(asDraft())) return;
  take(own.read(), isOther ? undefined : at);
  fill(place("hint"), ui("other-tab"));
}

/**
 * Have a draft on the pad.
 * @param {PadDraft | null} draft
 * @param {PadPlace} [to]
 */
function take(draft, to = { player: 0, row: 0 }) {
  const kept = draft && playersOf(draft.players, list ?? {});
  players = kept ?? Array.from({ length: Math.min(pad.start, most) }, () => ({}));
  rest = declaredOf(kept ? draft?.rest : null);
  round = kept && typeof draft?.round === "string" ? draft.round : "";
  id = !kept ? freshId() : typeof draft?.id === "string" ? draft.id : "";
  Object.assign(ways, waysIn(draft?.ways, pad.categories));
  [isLinked, isKept] = [false, kept ? true : null];
  at = to;
  entry.forget();
  draw();
  return check();
}

/**
 * Put a pad that was set aside in the place of this one, which is set aside for it.
 * @param {{ at: number, draft: PadDraft }} earlier
 */
function takeBack(earlier) {
  const now = isLinked ? own.read() : asDraft();
  if (now && isOpen(now) && !own.setAside(now)) return;
  clearAddress();
  own.read();
  take(earlier.draft);
  keepAll();
  if (isKept) own.drop(earlier.at);
  fill(place("hint"));
  draw();
}

const freshId = () => Date.now().toString(36);

/** How many cells are empty that could change who wins. */
const gaps = () => gapsIn(players, rows(), places(), list?.fields ?? []);

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
  bar.draw(columns, gaps());
  bar.tell(isKept);
  drawAside(place("aside"), own.aside(), words.lang, takeBack);
  const fragment = encode(question());
  bar.exact.setAttribute("href", pad.link + (fragment ? `#${fragment}` : ""));
  document.documentElement.dataset.pad = String(number);
}

const bar = statusBar({ link: pad.link, open: () => showResult() });

/** @param {boolean} isFirst whether the page begins with it, so that nothing on it lies before */
async function showResult(isFirst = false) {
  if (!answer) return;
  rememberNames(players.map((player) => String(player[pad.name] ?? "")).filter(Boolean));
  const left = gaps();
  if (!left) round ||= freshId();
  keepAll();
  const request = question();
  const columns = asked.map((index) => column(players[index], index));
  await shown.result({ answer, request, pad, words, names: asked.map(nameOf), columns, rows: rows(), left }, { id: round || id, link: linkToResult(encode(request)) }, { keep: !isLinked && !left, isFirst });
}

/** What the pad begins with: a link, the draft of this device, or as many players as usual. */
async function begin() {
  const { asked: linked, players: fromLink, isBroken } = await readLink(pad.players, list ?? {});
  const isAtResult = fromLink && leadsToResult();
  const draft = own.read();
  fill(place("hint"));
  if (fromLink && same(fromLink, playersOf(draft?.players, list ?? {})?.filter(isUsed))) {
    clearAddress(); // a link to the own pad
    await take(draft);
  } else if (linked && fromLink) {
    own.leave();
    [players, rest, round, id, isLinked, isKept] = [fromLink, declaredOf(linked), "", freshId(), true, null];
    if (isAtResult && setsField) rest[setsField.name] ??= []; // older results of the base game do not name it
    Object.assign(ways, waysIn(draft?.ways, pad.categories));
    at = { player: 0, row: 0 };
    entry.forget();
    draw();
    await check();
    if (draft && isOpen(draft)) offer(place("hint"), ui("from-link"), "own-pad", () => (clearAddress(), begin()));
  } else await take(draft);
  if (isBroken) fill(place("hint"), ui("pad-link-broken"));
  if (isAtResult) await showResult(true);
  else await shown.resume();
}

/**
 * What a question asks beside the players, as far as it is declared.
 * @param {Json | undefined} beside
 */
const declaredOf = (beside) => onlyThese(beside, words.declaration.fields.map(({ name }) => name).filter((name) => name !== pad.players));

listenToKeys({ ...entry, isOpen: () => !place("root").hidden, isOnSheet: grid.has, next });
addEventListener("hashchange", begin);
document.addEventListener("fathom:sets", (event) => {
  if (!event.detail.isNew) return;
  if (setsField) delete rest[setsField.name];
  entry.forget();
  changed();
});

place("sheet").append(grid.node);
place("entry").after(
  el("div", { class: "pad__tools" }, bar.kept, el("button", { type: "button", class: "tool", onclick: startAgain }, sign("undo"), el("span", {}, ui("start-again"))), bar.exact, el("div", { class: "pad__aside", "data-pad": "aside" })),
);
fill(place("bar"), ...bar.nodes);
place("bar").hidden = false;
document.documentElement.toggleAttribute("data-bar", true);
await begin();
own.watch(follow);
await shown.earlier();
