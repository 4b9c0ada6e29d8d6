// What the answer says of the players of a pad, and what stands in their columns.

import { isObject, valuesAt } from "../kit/json.js";
import { inputsOf, isUsed, valueOf, wayOf, waysOf } from "./state.js";

/**
 * What the answer says of each player whom it is about.
 * @param {Verdict | null} answer
 * @param {Pad} pad
 * @returns {PadTold[]}
 */
export function toldOf(answer, pad) {
  const rows = answer ? [answer[pad.players]].flat().filter(isObject) : [];
  return rows.map((row) => ({ row, total: Number(valuesAt(pad.total, row)[0] ?? 0), rank: Number(valuesAt(pad.rank, row)[0] ?? 0), isKnown: valuesAt(pad.total, row).length > 0 }));
}

/**
 * The rows that are on the pad. What breaks ties is there once players are level, or once it was entered.
 * @param {PadCategory[]} categories
 * @param {string[]} sets
 * @param {JsonObject[]} players
 * @param {PadTold[]} told
 */
export function rowsOf(categories, sets, players, told) {
  const isLevel = told.filter(({ rank }) => rank === 1).length > 1 || (told.length > 1 && told.every(({ rank, isKnown }) => rank === 0 && isKnown));
  return categories.filter((category) => (!category.set || sets.includes(category.set)) && (!category.tie || isLevel || players.some((player) => wayOf(player, category))));
}

/**
 * The best total, and who has it, by their places in the answer.
 * @param {PadTold[]} told
 */
const leaders = (told) => told.flatMap(({ total }, index) => (total === Math.max(...told.map((one) => one.total)) ? [index] : []));

/**
 * What stands in the column of a player.
 * @param {JsonObject} player
 * @param {string} name
 * @param {PadCategory[]} rows
 * @param {PadTold[]} told
 * @param {number} index the place of the player in the answer
 * @returns {PadColumn}
 */
export function columnOf(player, name, rows, told, index) {
  /** @type {PadTold | undefined} */
  const own = told[index];
  const isCounted = rows.some((category) => wayOf(player, category));
  return {
    name,
    total: isCounted ? (own?.total ?? null) : null,
    leads: isCounted && told.length > 1 && leaders(told).includes(index),
    cells: rows.map((category) => {
      const way = wayOf(player, category);
      if (!way) return { points: null, how: null };
      const typed = way === "total" || !category.points ? valueOf(player, category.number ?? category.total ?? "") : null;
      const points = typeof typed === "number" ? typed : own && category.points ? Number(valuesAt(category.points, own.row)[0] ?? 0) : null;
      const how = own && category.how ? valuesAt(category.how, own.row)[0] : undefined;
      const entered = way === "total" ? "typed" : way === "quick" ? "quick" : "exact";
      return { points, how: how === "unknown" ? "unknown" : entered };
    }),
  };
}

/**
 * How many cells are empty that could change who wins: what breaks ties could only among those who are level.
 * @param {JsonObject[]} players
 * @param {PadCategory[]} rows
 * @param {PadTold[]} told
 * @param {Declaration[]} fields what is declared of a player
 */
export function gapsIn(players, rows, told, fields) {
  const level = told.length > 1 ? leaders(told) : [];
  const open = rows.filter((category) => !isGiven(category, fields));
  return players
    .filter(isUsed)
    .flatMap((player, index) => open.filter((category) => !wayOf(player, category) && (!category.tie || (level.length > 1 && level.includes(index))))).length;
}

/**
 * Whether a category stands at something unless somebody says more: a figure that one player has, say.
 * @param {PadCategory} category
 * @param {Declaration[]} fields
 */
const isGiven = (category, fields) =>
  waysOf(category).every((way) => way === "exact" && inputsOf(category, way).every((input) => (fields.find(({ name }) => name === input)?.default ?? null) !== null));
