// The players of a checker's questions: those at the table, by their names where it asks for names, else by how many they are.

import { keptTable } from "../kit/players.js";
import { naming, words } from "../words/words.js";

/** What numbers are asked for: how many play, and how many rivals somebody has. */
const COUNTED = { players: 0, rivals: 1 };

/**
 * What a new question has of the table; nothing, where nobody is known.
 * @returns {JsonObject}
 */
export function fromTable() {
  const { players } = keptTable(document.documentElement.dataset.game);
  /** @type {JsonObject} */
  const given = {};
  if (!players.length) return given;
  for (const field of words.declaration.fields) {
    const called = field.type === "list" && field.name === "players" ? naming(field.fields) : undefined;
    if (called) given.players = players.slice(0, Number(field.max_items)).map(({ name }) => (name ? { [called.name]: name } : {}));
    else if (field.type === "integer" && Object.hasOwn(COUNTED, field.name)) {
      const count = players.length - COUNTED[/** @type {"players"} */ (field.name)];
      if (count >= Number(field.min) && count <= Number(field.max)) given[field.name] = count;
    }
  }
  return given;
}

/**
 * A question without the players that nothing but a name is known of: names alone ask nothing.
 * @param {JsonObject} request
 */
export function withoutNames(request) {
  const called = naming(words.declaration.fields.find(({ name }) => name === "players")?.fields);
  const { players } = request;
  if (!called || "players" in words.begin || !Array.isArray(players)) return request;
  const isNamed = players.every((player) => player !== null && typeof player === "object" && Object.keys(player).every((name) => name === called.name));
  if (!isNamed) return request;
  const { players: _, ...rest } = request;
  return rest;
}
