// What a table plays by where the rules leave a point open: kept on the device for each game, by the codes of the points.
// It is no part of a question, so links and forms do not have it; an answer that follows it says so.

import { keepReadings, readingsOf } from "../kit/readings.js";
import { ask } from "../engine/engine.js";
import { el } from "../kit/elements.js";
import { joined, plain, say, words } from "../words/words.js";

const { game } = document.documentElement.dataset;

/**
 * Keep the readings of some points, or forget them.
 * @param {string[]} codes
 * @param {Record<string, string>} [readings]
 */
export function playBy(codes, readings = {}) {
  const others = Object.entries(readingsOf(game)).filter(([code]) => !codes.includes(code));
  keepReadings(game, { ...Object.fromEntries(others), ...readings }); // Without room the question stays as open as it was.
}

/**
 * An answer in which the points are settled that the table has settled, and a note that says so.
 * @param {Reply} first
 * @param {JsonObject} request
 * @param {() => boolean} isWanted false once another question has been asked
 * @param {() => void} again
 * @param {string[]} keep the parts of the answer that are wanted beside its words
 */
export async function followed(first, request, isWanted, again, keep = []) {
  const kept = readingsOf(game);
  /** @type {Record<string, string>} */
  const follows = {};
  /** @type {Reply | null} */
  let reply = first;
  let asked = request;
  while (reply && reply.answer.kind !== "invalid" && isWanted()) {
    const settled = reply.answer.open.filter(({ code }) => !(code in follows) && labelOf(code, kept[code]) !== undefined);
    if (!settled.length) break;
    for (const { code } of settled) {
      follows[code] = kept[code];
      asked = { ...asked, [words.choices[code]]: kept[code] };
    }
    reply = await ask(words.id, asked, { as: "answer", keep });
  }
  return { reply, note: followNote(follows, again) };
}

/**
 * What a reading is called; undefined for one that the page does not know.
 * @param {string} code
 * @param {string} reading
 */
const labelOf = (code, reading) => words.fields[words.choices[code]]?.choices?.[reading]?.label;

/**
 * Says that an answer follows what the table plays by, with a button to decide again.
 * @param {Record<string, string>} follows
 * @param {() => void} again
 */
function followNote(follows, again) {
  const codes = Object.keys(follows);
  if (!codes.length) return null;
  const choices = codes.map((code) => el("b", {}, plain(words.fields[words.choices[code]].label), words.marks[1], say(labelOf(code, follows[code]))));
  const forget = () => {
    playBy(codes);
    again();
  };
  return el(
    "p",
    { class: "answer__follows" },
    say(words.say.openly.follows, { choices: { nodes: joined(choices) } }),
    " ",
    el("button", { type: "button", class: "action action--quiet", onclick: forget }, say(words.say.openly.again)),
  );
}
