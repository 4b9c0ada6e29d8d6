// The drawing that forms of a game share: painted once, kept on the device, and given up when one starts again.

import { keptInGame } from "./kept.js";
import { blankPainting, PLANES, resized } from "./pieces.js";

const MOST = 20; // rows and columns

/** @param {unknown} plane */
const isPlane = (plane) =>
  Array.isArray(plane) && plane.length > 0 && plane.length <= MOST && plane.every((line) => Array.isArray(line) && line.length === plane[0].length && line.length > 0 && line.length <= MOST && line.every((id) => /^[a-z0-9-]{0,40}$/.test(String(id)) && typeof id === "string"));

/**
 * A drawing of the game in hand, by its name.
 * @param {string} name
 */
export const keptDrawing = (name) => keptInGame("drawing", name, { sound });

/**
 * @param {any} kept
 * @returns {Painting | null}
 */
function sound(kept) {
  if (!PLANES.every((plane) => isPlane(kept[plane]))) return null;
  const [rows, columns] = [kept.squares.length, kept.squares[0].length];
  const isWhole = PLANES.every((plane) => kept[plane].length === rows && kept[plane][0].length === columns);
  return isWhole ? { ...blankPainting(rows, columns), squares: kept.squares, beds: kept.beds, stands: kept.stands, figures: kept.figures } : null;
}

/**
 * What squares of a drawing are in a form, by the entries of its own table.
 * What is among `others` stays what it is there.
 * @param {SharedDrawing} shared
 * @param {string[]} ids
 * @param {string[]} others
 */
export function seeing({ seen = {} }, ids, others = []) {
  const other = new Map(Object.entries(seen).flatMap(([own, theirs]) => theirs.map((id) => /** @type {[string, string]} */ ([id, own]))));
  return (/** @type {string} */ id) => (ids.includes(id) || others.includes(id) ? id : (other.get(id) ?? ids[0]));
}

/**
 * The part of a shared drawing that a form has as squares of its own table. What a square holds that this table does not know
 * stays as it is until something else is painted there.
 * @param {SharedDrawing} shared
 * @param {string[]} ids
 */
export function sharedPart(shared, ids) {
  const kept = keptDrawing(shared.name);
  const see = seeing(shared, ids);
  /** The drawing that is shown; null if a question shows another one while one is kept. @type {Painting | null} */
  let own = null;
  /** @param {Painting} painting */
  const seen = ({ squares }) => squares.map((line) => line.map(see));

  return {
    /** The squares of the drawing that is kept; null if there is none. */
    begin() {
      own = kept.read();
      if (own) return seen(own);
      own = blankPainting(1, 1);
      return null;
    },
    /**
     * A question shows these squares: it may be what is kept.
     * @param {string[][]} rows
     */
    given(rows) {
      const there = kept.read();
      own = !there || String(seen(there)) === String(rows) ? (there ?? blankPainting(1, 1)) : null;
    },
    /**
     * Keep what was painted, and what lies on it where a form paints that too.
     * @param {string[][]} rows
     * @param {Painting} [lying]
     */
    keep(rows, lying) {
      if (!own) return;
      const next = resized({ ...(lying ?? own), squares: own.squares }, rows.length, rows[0].length);
      rows.forEach((line, row) =>
        line.forEach((id, column) => {
          if (see(next.squares[row][column]) !== id) next.squares[row][column] = id === ids[0] ? "" : id;
        }),
      );
      own = next;
      kept.keep(own);
    },
    state: () => own,
    /** @param {Painting | null} before */
    back(before) {
      own = before;
    },
    /** Nothing of the drawing is left, in no form. */
    clear() {
      if (own) own = blankPainting(1, 1);
    },
    /** Whether a drawing is kept that is not shown. */
    isAside: () => !own && Boolean(kept.read()),
    /** Keep none any more; gives what brings it back. */
    forget() {
      own = blankPainting(1, 1);
      return kept.forget();
    },
  };
}
