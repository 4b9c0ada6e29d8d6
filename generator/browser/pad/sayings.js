// The words around a result, which generator/render/result_words.py writes, with their values.
import { counted } from "../kit/counted.js";
import { filled } from "../kit/filled.js";

export class Sayings {
  /** @param {ResultWords} words */
  constructor(words) {
    this.words = words;
    this.list = new Intl.ListFormat(words.lang, { type: "conjunction" });
    this.day = new Intl.DateTimeFormat(words.lang, { dateStyle: "long" });
  }

  /**
   * @param {string} key
   * @param {Record<string, string>} [values]
   */
  say(key, values = {}) {
    return filled(this.words.text[key], values, this.words.spaced);
  }

  /**
   * A sentence with a number in it, and perhaps with other values.
   * @param {string} key
   * @param {number} number
   * @param {Record<string, string>} [values]
   */
  count(key, number, values = {}) {
    return filled(counted(this.words.counts[key], number), values, this.words.spaced);
  }

  /** @param {string[]} names */
  joined(names) {
    return this.list.format(names);
  }

  /** @param {string[]} texts */
  listed(texts) {
    return texts.join(this.words.marks[0]);
  }

  /**
   * A day; "" for what is none.
   * @param {string} date
   */
  date(date) {
    const day = new Date(date);
    return Number.isNaN(day.getTime()) ? "" : this.day.format(day);
  }
}

/**
 * A number with the sign of minus, not with a hyphen.
 * @param {number} number
 */
export const figure = (number) => String(number).replace(/^-/, "−");

/**
 * The points in a category, or a dash as long as nothing was entered: what is not told is not known.
 * @param {ScorePart | undefined} part
 */
export const pointsIn = (part) => (!part || part.how === "empty" ? "–" : figure(part.points));

/**
 * A text in which the names that the pad gave by number, such as Player 1, keep their number beside them.
 * @param {string} text
 */
export const tied = (text) => text.replace(/(\p{L}) (?=\d)/gu, "$1\u00a0");

/**
 * The players from the first place to the last, as they sit among equals.
 * @param {ScoreResult} result
 */
export const ranked = ({ players }) => [...players].sort((one, other) => one.place - other.place || other.total - one.total);

/**
 * The place of a player and the name; only the name as long as the place is open.
 * @param {ScoredPlayer} player
 */
export const placed = ({ place, name }) => (place ? `${place}. ${name}` : name);

/**
 * How far ahead the winners are, or which players share a place below them: sentences.
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
export function placesOf(result, sayings) {
  const players = ranked(result);
  const [winners, others] = [players.filter(({ winner }) => winner), players.filter(({ winner }) => !winner)];
  const next = others.filter(({ place }) => place === others[0].place);
  const ahead = winners.length && others.length ? winners[0].total - others[0].total : 0;
  const places = [...new Set(others.map(({ place }) => place))].filter(Boolean);
  const shared = places.map((at) => others.filter(({ place }) => place === at)).filter((group) => group.length > 1);
  return [
    ...(ahead > 0 ? [sayings.count("ahead", ahead, { names: sayings.joined(next.map(({ name }) => name)) })] : []),
    ...(result.tie ? [result.tie] : []),
    ...shared.map((group) => sayings.say("shared-place", { names: sayings.joined(group.map(({ name }) => name)), place: String(group[0].place) })),
  ];
}

/**
 * What was played and when: Abyss · Base + Kraken · 22 November 2026.
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
export const occasion = ({ title, sets, date }, sayings) => [title, sets, sayings.date(date)].filter(Boolean).join(" · ");

/**
 * A result as text: who won, all totals, how a tie was broken, what was played, and the link.
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 * @param {string} [link]
 */
export const inWords = (result, sayings, link = "") =>
  [
    result.headline,
    ranked(result).map(({ name, total }) => `${name} ${figure(total)}`).join(" · "),
    result.tie,
    occasion(result, sayings),
    link,
  ].filter(Boolean).join("\n");

/**
 * The categories that anybody has points in, each with its number in the order of all, from 1.
 * @param {ScoreResult} result
 */
export function categories({ players }) {
  const parts = players[0]?.parts ?? [];
  return parts
    .map(({ id, label }, index) => ({ id, label, hue: (index % 8) + 1 }))
    .filter(({ id }) => players.some((player) => player.parts.some((part) => part.id === id && part.points)));
}

/**
 * Whether a result can be told one category after the other: several players, whose places are known.
 * @param {ScoreResult} result
 */
export const isTellable = (result) => result.players.length > 1 && result.players.every(({ place }) => place > 0) && categories(result).length > 1;
