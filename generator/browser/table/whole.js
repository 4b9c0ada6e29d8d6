// All that this device keeps of games, as a file and back from one. A file is checked as a whole before anything is written.
import { isObject } from "../kit/json.js";
import { pinsIn } from "../kit/pins.js";
import { seatsIn } from "../kit/players.js";
import { questionsIn } from "../kit/questions.js";
import { readingsIn } from "../kit/readings.js";
import { ROOT } from "../kit/root.js";
import { storedData, storedNames } from "../kit/storage.js";
import { homed, isResult } from "../pad/kept.js";

const FORMAT = "fathom";
const VERSION = 1;
const LARGEST = 20_000_000; // bytes of a file that is read
const MOST = 2000; // things in it

/** @typedef {{ name: string, part: string, game: string, value: any }} Thing something that is kept, what it is a part of, and of which game; "" for all */

/** @param {unknown} value */
const isIds = (value) => Array.isArray(value) && value.length <= 40 && value.every((one) => typeof one === "string" && /^[\w-]{1,60}$/.test(one));
/** @param {any} value */
const isDraft = (value) => isObject(value) && value.version === 1 && Array.isArray(value.players) && value.players.length <= 12 && value.players.every(isObject);

/**
 * What is kept: the part of a table that it belongs to, its name, of which a group is the game, and what may stand there.
 * @type {[part: string, name: RegExp, test: (value: any, game: string) => boolean][]}
 */
const KINDS = [
  ["players", /^fathom:table:([\w-]+)$/, (value) => isObject(value) && value.version === 1 && seatsIn(value.players) !== null],
  ["sets", /^fathom:sets:([\w-]+)$/, isIds],
  ["readings", /^fathom:readings:([\w-]+)$/, (value) => readingsIn(value) !== null],
  ["pad", /^fathom:pad:([\w-]+)$/, isDraft],
  ["pads", /^fathom:pads:([\w-]+)$/, (value) => Array.isArray(value) && value.every((one) => isObject(one) && Number.isFinite(one.at) && isDraft(one.draft))],
  ["results", /^fathom\.results:([\w-]+)$/, (value, game) => Array.isArray(value) && value.every((one) => isResult(one) && one.game === game)],
  ["practice", /^fathom:practice[\w-]*:([\w-]+)$/, (value) => Array.isArray(value) || isObject(value)],
  ["drawing", /^fathom:drawing:([\w-]+):[\w-]+$/, (value) => isObject(value) && value.version === 1],
  ["drawing", /^fathom:position:([\w-]+):[\w-]+$/, (value) => isObject(value) && value.version === 1],
  ["pins", /^fathom:pins:([\w-]+)$/, (value, game) => pinsIn(game, value) !== null],
  ["questions", /^fathom:questions:([\w-]+)$/, (value) => questionsIn(value) !== null],
  ["names", /^fathom:players()$/, (value) => Array.isArray(value) && value.length <= 40 && value.every((one) => typeof one === "string" && one.length <= 40)],
];

/**
 * Something that may be kept under a name; null where this is none.
 * @param {string} name
 * @param {unknown} value
 * @returns {Thing | null}
 */
function thing(name, value) {
  for (const [part, pattern, test] of KINDS) {
    const game = pattern.exec(name)?.[1];
    if (game !== undefined) return test(value, game) ? { name, part, game, value } : null;
  }
  return null;
}

/** All that is kept here and can be read. */
export const everything = () => storedNames("fathom").flatMap((name) => thing(name, storedData(name)) ?? []);

/** The file of all that, as a text. */
export function asFile() {
  const kept = Object.fromEntries(everything().sort((one, other) => (one.name < other.name ? -1 : 1)).map(({ name, value }) => [name, value]));
  return JSON.stringify({ format: FORMAT, version: VERSION, saved: new Date().toISOString(), kept }, null, 1);
}

/**
 * What a file has; or the key of what is wrong with it.
 * @param {File} file
 * @returns {Promise<{ saved: number, things: Thing[] } | string>}
 */
export async function read(file) {
  if (file.size > LARGEST) return "file-too-large";
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(await file.text());
  } catch {
    return "file-broken";
  }
  if (!isObject(data) || data.format !== FORMAT || !Number.isInteger(data.version)) return "file-broken";
  if (Number(data.version) > VERSION) return "file-newer";
  const saved = Date.parse(String(data.saved));
  if (!isObject(data.kept) || Number.isNaN(saved)) return "file-broken";
  const entries = Object.entries(data.kept);
  const things = entries.flatMap(([name, value]) => thing(name, value) ?? []);
  if (things.length !== entries.length || things.length > MOST) return "file-broken";
  return things.length ? { saved, things } : "file-empty";
}

/**
 * Whether something takes the place of what is there, and is not the same.
 * @param {Thing} one
 */
export function replaces({ name, part, value }) {
  const own = storedData(name);
  return part !== "results" && own !== null && JSON.stringify(own) !== JSON.stringify(value);
}

/**
 * What is to be written of a file, by its names. Earlier games are added to those here, of two versions the later one counts.
 * @param {Thing[]} things
 */
export function texts(things) {
  return Object.fromEntries(things.map(({ name, part, game, value }) => [name, JSON.stringify(part === "results" ? together(game, value) : value)]));
}

/**
 * @param {string} game
 * @param {ScoreResult[]} results
 */
function together(game, results) {
  const pad = new URL(`${document.documentElement.lang}/${game}/pad/`, ROOT).href;
  const own = storedData(`fathom.results:${game}`);
  const all = new Map((Array.isArray(own) ? own.filter(isResult) : []).map((one) => [one.id, one]));
  for (const one of results) if (Date.parse(one.date) > Date.parse(all.get(one.id)?.date ?? "0000")) all.set(one.id, homed(one, pad));
  return [...all.values()].sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
}
