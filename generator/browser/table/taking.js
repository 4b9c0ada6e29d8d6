// A table that came with a link: shown first, and taken over only when somebody says so.
import { el, fill } from "../kit/elements.js";
import { unpackAddress } from "../kit/packed.js";
import { pinsOf } from "../kit/pins.js";
import { questionsOf } from "../kit/questions.js";
import { chooseSets } from "../kit/sets.js";
import { decode } from "../kit/share.js";
import { storedData } from "../kit/storage.js";
import { openPad, PARTS, partsHere, partsIn } from "./parcel.js";
import { note } from "./parts.js";
import { storeAll } from "./writing.js";

/** @typedef {import("./told.js").Told} Told */

/** What joins that of this device; the other parts take its place. */
const JOINED = ["pins", "questions", "pad"];
const MOST = { pins: 40, questions: 10 };

/** The page without what the link says. */
const clearAddress = () => history.replaceState(history.state, "", location.pathname + location.search);

/**
 * What is to be kept of a table, by the names under which it is.
 * @param {string} game
 * @param {TableParts} parts
 */
function texts(game, parts) {
  /** @type {Record<string, unknown>} */
  const kept = {};
  const { players, sets, readings, pad, pins, questions } = parts;
  if (players) kept[`fathom:table:${game}`] = { version: 1, at: Date.now(), players };
  if (sets) kept[`fathom:sets:${game}`] = sets;
  if (readings) kept[`fathom:readings:${game}`] = readings;
  if (pins) kept[`fathom:pins:${game}`] = [...pins, ...pinsOf(game).filter(({ path }) => pins.every((one) => one.path !== path))].slice(0, MOST.pins);
  if (questions) kept[`fathom:questions:${game}`] = [...questions, ...questionsOf(game).filter(({ hash }) => questions.every((one) => one.hash !== hash))].slice(0, MOST.questions);
  if (pad?.players.length) {
    const own = storedData(`fathom:pad:${game}`);
    const aside = storedData(`fathom:pads:${game}`);
    if (openPad(game)) kept[`fathom:pads:${game}`] = [{ at: Date.now(), draft: own }, ...(Array.isArray(aside) ? aside : [])];
    kept[`fathom:pad:${game}`] = { version: 1, id: Date.now().toString(36), ...pad, ways: {}, round: "", open: true, at: Date.now() };
  }
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)]));
}

/**
 * @param {Told} told
 * @param {TableParts} parts
 */
function drawParts(told, { players = [], sets, readings = {}, ...others }) {
  const { sets: names, readings: points } = told.words;
  const counted = PARTS.filter((name) => JOINED.includes(name) && name in others);
  return [
    players.length
      ? el("ul", { class: "seats", role: "list" }, players.map(({ name, colour }, index) => (
        el("li", { class: "seat" }, el("span", { class: "seat__colour", "data-colour": colour }, el("span", { class: "spoken" }, colour ? told.text(colour) : null)), el("b", {}, name || told.text("player", { number: { number: index + 1 } })))
      )))
      : null,
    sets ? el("p", {}, Object.keys(names).filter((set) => sets.includes(set)).map((set) => `+ ${names[set]} `), sets.length ? null : told.say("no-sets")) : null,
    Object.entries(readings).map(([code, reading]) => el("p", {}, el("b", {}, told.plain(points[code].choices[reading])), el("br"), el("small", {}, told.plain(points[code].label)))),
    counted.length ? el("p", {}, `+ ${told.parts(counted)}`) : null,
  ];
}

/**
 * Show what the address brings in the place of the own table, and ask; `decided` is called once that is so. Until then the
 * address keeps it.
 * @param {HTMLElement} place
 * @param {Told} told
 * @param {(said: string) => void} decided
 */
export async function askToTake(place, told, decided) {
  await unpackAddress();
  const parts = partsIn(decode(location.hash), told.words);
  const settled = (/** @type {string} */ said) => (clearAddress(), decided(said));
  if (!parts) return settled(told.text("broken-link"));
  const here = partsHere(told.words);
  const replaced = PARTS.filter((name) => name in parts && name in here && !JOINED.includes(name) && JSON.stringify(parts[name]) !== JSON.stringify(here[name]));
  const { game } = told.words;
  const take = () => {
    if (!storeAll(texts(game, parts))) return settled(told.text("no-room"));
    if (parts.sets) chooseSets(parts.sets);
    for (const name of ["players", "readings", "pins"]) document.dispatchEvent(new CustomEvent(`fathom:${name}`));
    settled(told.text("taken"));
  };
  const yes = el("button", { type: "button", class: "button button--gold", onclick: take }, told.say("take-it"));
  const no = el("button", { type: "button", class: "button button--line", onclick: () => settled(told.text("kept-mine")) }, told.say("keep-mine"));
  const heading = el("h3", { tabindex: "-1" }, told.say("take"));
  const panel = el(
    "section",
    { class: "laid laid--asked" },
    heading,
    note(told.say("take-note")),
    drawParts(told, parts),
    replaced.length ? note(told.say("take-replaces", { parts: told.parts(replaced) })) : null,
    parts.pad && here.pad ? note(told.say("take-keeps")) : null,
    el("div", { class: "laid__tools" }, yes, no),
  );
  fill(place, panel);
  heading.focus();
}
