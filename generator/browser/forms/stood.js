// The pieces on a space of a map, each with the sign and the colour of its player; several stand side by side.

import { el, symbol } from "../kit/elements.js";
import { labelled, listed, plain } from "../words/words.js";

/**
 * @param {BoardPiece[]} pieces
 * @param {Stood[]} stood
 * @param {import("./seated-players.js").SeatedPlayers} seated
 * @param {string} sprite
 */
export function badges(pieces, stood, { players, seats }, sprite) {
  const sorted = pieces.flatMap((piece) => stood.filter((one) => one.piece === piece.id).map((one) => ({ piece, player: players[seats.indexOf(one.owner)], count: one.count })));
  const marks = sorted.map(({ piece, player, count }) =>
    el("span", { class: "chart__badge chart__badge--owned", "data-colour": player?.colour }, piece.holds ? el("i", {}, player?.sign ?? "") : symbol(sprite, piece.symbol, piece.hue), el("b", {}, String(count))),
  );
  return {
    marks: marks.length > 1 ? [el("span", { class: "chart__together" }, marks)] : marks,
    told: sorted.map(({ piece, player, count }) => listed([player?.called ?? "", labelled(plain(piece.name), String(count))].filter(Boolean))),
  };
}
