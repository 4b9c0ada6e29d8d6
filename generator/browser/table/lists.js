// What lies on the table beside its players and sets: what it plays by, the unfinished score, what was asked, what is pinned.
import { el } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { keepPins, pinsOf } from "../kit/pins.js";
import { questionsOf } from "../kit/questions.js";
import { keepReadings, readingsOf } from "../kit/readings.js";
import { storedData } from "../kit/storage.js";
import { line, listed, note, part, quiet } from "./parts.js";

/** @typedef {import("./told.js").Told} Told */

const SHOWN = 3;
const SIGNS = { good: "yes", bad: "close", open: "fork", plain: "check" };

/**
 * A language, where it is not that of the page.
 * @param {string} lang
 */
const otherThan = (lang) => (lang === document.documentElement.lang ? null : lang);

/**
 * @param {Told} told
 * @param {() => void} again draws the sheet anew
 */
export function drawReadings(told, again) {
  const { game, readings } = told.words;
  const own = Object.entries(readingsOf(game)).filter(([code, reading]) => readings[code]?.choices[reading] !== undefined);
  const lines = own.map(([code, reading]) => {
    const { label, choices, rule } = readings[code];
    const point = told.plain(label);
    const takeBack = () => {
      const { [code]: _, ...others } = readingsOf(game);
      keepReadings(game, others);
      document.dispatchEvent(new CustomEvent("fathom:readings"));
      again();
    };
    const said = [el("b", {}, told.plain(choices[reading])), el("small", {}, point)];
    const shown = rule ? el("a", { class: "laid__way", href: told.led(rule.u) }, el("span", {}, said)) : el("span", { class: "laid__way" }, el("span", {}, said));
    return el("li", {}, shown, quiet(told.text("take-back", { point }), "close", takeBack));
  });
  return part(told.say("readings"), lines.length ? el("ul", { class: "laid__lines", role: "list" }, lines) : note(told.say("no-readings")));
}

/**
 * The score that is not finished, with who plays and how far they are; null without one.
 * @param {Told} told
 */
export function drawPad(told) {
  const { pad, game } = told.words;
  const draft = storedData(`fathom:pad:${game}`);
  if (!pad || !isObject(draft) || draft.open !== true || !Array.isArray(draft.players)) return null;
  const names = draft.players.map((player, index) => String((isObject(player) && player[pad.name]) || told.text("player", { number: { number: index + 1 } })));
  const left = typeof draft.left === "number" ? told.text("to-go", { count: { number: draft.left } }) : "";
  const to = { href: told.led(pad.u), drawing: "table" };
  return part(told.say("pad"), el("ul", { class: "laid__lines", role: "list" }, line(to, el("b", {}, names.join(told.words.marks[0])), left || told.plain(pad.title))));
}

/** @param {Told} told */
export function drawQuestions(told) {
  const { game, checkers } = told.words;
  const lines = questionsOf(game).filter(({ checker }) => Object.hasOwn(checkers, checker)).map(({ at, checker, hash, line: said, tone, lang }) => {
    const { title, u } = checkers[checker];
    const to = { href: told.led(u) + hash, drawing: SIGNS[/** @type {"good"} */ (tone)], tone };
    return line(to, el("b", { lang: otherThan(lang) }, said), `${told.plain(title)} · ${told.moment.format(at)}`);
  });
  return part(told.say("questions"), lines.length ? listed(lines, SHOWN, (count) => told.say("all-of-them", { count: { number: count } })) : note(told.say("no-questions")));
}

/**
 * @param {Told} told
 * @param {() => void} again
 */
export function drawPins(told, again) {
  const { game } = told.words;
  const pins = pinsOf(game);
  const lines = pins.map((pin) => {
    const unpin = () => {
      keepPins(game, pinsOf(game).filter(({ path }) => path !== pin.path));
      document.dispatchEvent(new CustomEvent("fathom:pins"));
      again();
    };
    const href = new URL(pin.path, new URL("../", told.home)).href;
    return line({ href, drawing: "pin" }, el("b", { lang: otherThan(pin.lang) }, pin.title), pin.place, quiet(told.text("unpin", { name: pin.title }), "close", unpin));
  });
  return part(told.say("pins"), lines.length ? listed(lines, 2 * SHOWN, (count) => told.say("all-of-them", { count: { number: count } })) : note(told.say("no-pins")));
}
