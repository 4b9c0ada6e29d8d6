// The players of My table in questions to practise with: how many they are, and their names and colours where players lie
// in a position.

import { el } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { keptTable } from "../kit/players.js";
import { naming } from "../words/words.js";

const players = () => keptTable(document.documentElement.dataset.game).players;

/** How many sit at the table; null, where nobody is known. */
export const seated = () => players().length || null;

/**
 * A question whose players have the names of those at the table, if these are enough. What lies before nobody stays so.
 * @param {PracticeQuestion} question
 * @param {Declaration[]} fields what its checker asks
 * @returns {PracticeQuestion}
 */
export function named(question, fields) {
  const given = question.request.players;
  const called = naming(fields.find(({ name }) => name === "players")?.fields);
  const known = players();
  if (!called || !Array.isArray(given) || given.length > known.length) return question;
  const has = (/** @type {Json} */ player) => isObject(player) && Object.keys(player).length > 0;
  const all = given.map((player, place) => (has(player) && known[place].name ? { .../** @type {JsonObject} */ (player), [called.name]: known[place].name } : player));
  return { ...question, request: { ...question.request, players: all } };
}

/**
 * Have a disc in the colour of each player before the names: of choices, or else of those in the position.
 * @param {PracticeQuestion} question
 * @param {HTMLElement[]} names what names the players, in their order
 */
export function colour({ request }, names) {
  const known = players();
  if (!Array.isArray(request.players) || request.players.length > known.length || names.length !== request.players.length) return;
  for (const [place, name] of names.entries()) {
    if (!known[place].colour) continue;
    const disc = el("span", { class: "practice__seat", "aria-hidden": "true" });
    disc.dataset.colour = known[place].colour;
    name.prepend(disc);
  }
}
