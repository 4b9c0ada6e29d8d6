// The faces of the cards that won.
import { el } from "../kit/elements.js";

const FACES = 7; // as many as stand beside each other on a phone

/**
 * The faces of the cards that won: of several winners, some of each.
 * @param {ScoredPlayer[]} winners
 * @param {Sayings} sayings
 */
export function faces(winners, sayings) {
  const shown = shownCards(winners);
  if (!shown.length) return null;
  return el(
    "ul",
    { class: "won__cards", "aria-label": sayings.say("cards", { name: sayings.joined(winners.map(({ name }) => name)) }) },
    shown.map(({ name, face }) => el("li", {}, el("img", { class: "face", src: face, alt: name }))),
  );
}

/**
 * The cards whose faces are shown.
 * @param {ScoredPlayer[]} winners
 */
export const shownCards = (winners) => winners.flatMap(({ cards }) => cards.filter(({ face }) => face).slice(0, Math.max(1, Math.floor(FACES / winners.length)))).slice(0, FACES);
