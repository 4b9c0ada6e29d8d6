// A table on its way to another phone: its parts as a link has them, and as they are read from one. Anybody can write such a link.
import { isObject } from "../kit/json.js";
import { pack } from "../kit/packed.js";
import { pinsIn, pinsOf } from "../kit/pins.js";
import { seatsIn, keptTable } from "../kit/players.js";
import { questionsIn, questionsOf } from "../kit/questions.js";
import { readingsIn, readingsOf } from "../kit/readings.js";
import { chosenSets } from "../kit/sets.js";
import { encode } from "../kit/share.js";
import { storedData } from "../kit/storage.js";

const VERSION = 1;
const LONGEST = 1200; // characters of a link whose code a phone still reads from another phone's screen
const MOST_PLAYERS = 12;

/** The parts in the order in which they find room. @type {(keyof TableParts)[]} */
export const PARTS = ["players", "sets", "readings", "pad", "pins", "questions"];

/** @param {unknown} value */
const padIn = (value) => {
  const given = /** @type {Json | undefined} */ (value);
  if (!isObject(given) || !Array.isArray(given.players) || given.players.length > MOST_PLAYERS || !given.players.every(isObject)) return null;
  return { players: /** @type {JsonObject[]} */ (given.players), rest: isObject(given.rest) ? given.rest : {} };
};

/**
 * The score of a game on this device that is not finished.
 * @param {string} game
 */
export function openPad(game) {
  const draft = storedData(`fathom:pad:${game}`);
  return isObject(draft) && draft.open === true ? padIn(draft) : null;
}

/**
 * What the table of this device has; what is not known is not there.
 * @param {TableWords} words
 * @returns {TableParts}
 */
export function partsHere({ game, sets }) {
  const { players } = keptTable(game);
  const readings = readingsOf(game);
  const [pad, pins, questions] = [openPad(game), pinsOf(game), questionsOf(game)];
  return {
    ...(players.length ? { players } : {}),
    ...(Object.keys(sets).length && document.documentElement.dataset.setsAsked !== "no" ? { sets: chosenSets() } : {}),
    ...(Object.keys(readings).length ? { readings } : {}),
    ...(pad ? { pad } : {}),
    ...(pins.length ? { pins } : {}),
    ...(questions.length ? { questions } : {}),
  };
}

/**
 * A link with as many parts of a table as a code can hold; "" where there is none.
 * @param {TableParts} parts
 * @param {string} home
 */
export async function linkTo(parts, home) {
  let [address, taken] = ["", /** @type {TableParts} */ ({})];
  for (const name of PARTS.filter((one) => one in parts)) {
    const wanted = { ...taken, [name]: parts[name] };
    const fragment = encode(/** @type {any} */ ({ table: VERSION, ...wanted }));
    const packed = fragment && (await pack(`${home}#${fragment}`));
    if (packed && packed.length <= LONGEST) [address, taken] = [packed, wanted];
  }
  return { address, taken: PARTS.filter((name) => name in taken), left: PARTS.filter((name) => name in parts && !(name in taken)) };
}

/**
 * The parts that a link has, as far as this game knows them; null where the link is no table.
 * @param {JsonObject | null | undefined} request
 * @param {TableWords} words
 * @returns {TableParts | null}
 */
export function partsIn(request, words) {
  if (!request || request.table !== VERSION) return null;
  const { game } = words;
  const read = {
    players: seatsIn(request.players ?? []),
    sets: setsIn(request.sets ?? [], words),
    readings: readingsIn(request.readings ?? {}),
    pad: padIn(request.pad ?? { players: [] }),
    pins: pinsIn(game, request.pins ?? []),
    questions: questionsIn(request.questions ?? []),
  };
  if (Object.values(read).includes(null)) return null;
  if (read.readings) read.readings = Object.fromEntries(Object.entries(read.readings).filter(([code, reading]) => words.readings[code]?.choices[reading] !== undefined));
  const known = PARTS.filter((name) => name in request).map((name) => [name, read[name]]);
  return known.length ? Object.fromEntries(known) : null;
}

/**
 * @param {unknown} value
 * @param {TableWords} words
 */
const setsIn = (value, { sets }) => (Array.isArray(value) && value.every((set) => typeof set === "string") ? value.filter((set) => Object.hasOwn(sets, set)) : null);
