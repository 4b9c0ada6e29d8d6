// What stands on a map, and what is counted from it: pure, so that it can be told without a page.

/** @returns {Position} */
export const bareMap = () => ({ owners: [], on: {} });

/** @param {Position} position */
export const isBareMap = ({ on }) => !Object.values(on).some((stood) => stood.length);

/**
 * The piece that holds a space.
 * @param {BoardPiece[]} pieces
 * @param {Stood[]} stood
 */
const holding = (pieces, stood) => stood.find(({ piece }) => pieces.some(({ id, holds }) => id === piece && holds));

/**
 * One more of a piece on a space, or one level more. What another player has there of the same sort goes; a piece that each
 * player has once comes from where it stood before.
 * @param {BoardPiece[]} pieces
 * @param {Position} position
 * @param {string} space
 * @param {{ piece: string, owner: number, first?: number }} what
 * @returns {Position}
 */
export function put(pieces, { owners, on }, space, { piece: id, owner, first = 1 }) {
  const piece = pieces.find((one) => one.id === id);
  if (!piece || (piece.only && !piece.only.includes(space))) return { owners, on };
  const isOfSort = (/** @type {Stood} */ stood) => Boolean(piece.holds) === Boolean(pieces.find((one) => one.id === stood.piece)?.holds);
  const isSame = (/** @type {Stood} */ stood) => stood.piece === id && stood.owner === owner;
  const before = (on[space] ?? []).find(isSame);
  /** @type {Record<string, Stood[]>} */
  const rest = piece.holds || before ? { ...on } : Object.fromEntries(Object.entries(on).map(([at, stood]) => [at, stood.filter((one) => !isSame(one))]));
  const count = before ? Math.min(piece.most, before.count + 1) : first;
  return { owners, on: tidy({ ...rest, [space]: [...(rest[space] ?? []).filter((stood) => !isOfSort(stood)), { piece: id, owner, count }] }) };
}

/**
 * One less of what stands on a space: of what holds it, or else of what else is there.
 * @param {BoardPiece[]} pieces
 * @param {Position} position
 * @param {string} space
 * @returns {Position}
 */
export function less(pieces, { owners, on }, space) {
  const stood = on[space] ?? [];
  const first = holding(pieces, stood) ?? stood[0];
  const next = stood.map((one) => (one === first ? { ...one, count: one.count - 1 } : one)).filter(({ count }) => count > 0);
  return { owners, on: tidy({ ...on, [space]: next }) };
}

/** @param {Record<string, Stood[]>} on */
const tidy = (on) => Object.fromEntries(Object.entries(on).filter(([, stood]) => stood.length));

/**
 * What an input is for a player: a number, or the ids of spaces; undefined as long as nothing stands there that would tell it.
 * @param {CountedInput} counted
 * @param {BoardPiece[]} pieces
 * @param {Position} position
 * @param {number} owner
 * @param {boolean} asIds whether the input takes the spaces themselves
 * @returns {number | string[] | undefined}
 */
export function count({ of = [], on = [], beside, at }, pieces, position, owner, asIds) {
  const spaces = Object.entries(position.on);
  const holder = (/** @type {Stood[]} */ stood) => holding(pieces, stood)?.owner;
  if (!of.length) {
    const held = spaces.filter(([space, stood]) => on.includes(space) && holder(stood) !== undefined);
    const mine = held.filter(([, stood]) => holder(stood) === owner).map(([space]) => space);
    return held.length ? (asIds ? mine : mine.length) : undefined;
  }
  if (pieces.some(({ id, holds }) => holds && of.includes(id))) return many(spaces, { of, on, beside }, owner);
  const there = spaces.flatMap(([, stood]) => stood.filter(({ piece }) => of.includes(piece)).map((one) => ({ ...one, owner: holder(stood) ?? one.owner, own: one.owner })));
  const mine = there.filter((one) => one.owner === owner).sort((one, other) => Number(other.own === owner) - Number(one.own === owner));
  if (at === undefined) return mine[0]?.count;
  return there.length ? mine.filter((one) => one.count === at).length : undefined;
}

/**
 * How many pieces a player has on some spaces, or beside a piece.
 * @param {[string, Stood[]][]} spaces
 * @param {{ of: string[], on: string[], beside?: string }} where
 * @param {number} owner
 */
function many(spaces, { of, on, beside }, owner) {
  const places = spaces.filter(([space, stood]) => (beside ? stood.some((one) => one.piece === beside && one.owner === owner) : on.includes(space)));
  const there = places.flatMap(([, stood]) => stood.filter(({ piece }) => of.includes(piece)));
  if (!there.length && !(beside && places.length && spaces.some(([, stood]) => stood.some(({ piece }) => of.includes(piece))))) return undefined;
  return there.filter((one) => one.owner === owner).reduce((sum, one) => sum + one.count, 0);
}

/**
 * The items of a list for the spaces where pieces come, with what stands there already.
 * @param {Arriving} arriving
 * @param {Position} position
 * @param {number} owner
 * @param {Record<string, number>} coming
 * @returns {JsonObject[]}
 */
export function arrivals({ piece, number, own, enemy, foreign = {}, areas }, { on }, owner, coming) {
  const fixed = Object.entries(on).flatMap(([space, stood]) => stood.filter((one) => one.piece !== piece).map((one) => ({ area: areas[space], owner: one.owner })));
  return Object.entries(coming).map(([space, many]) => {
    const there = (on[space] ?? []).filter((one) => one.piece === piece);
    const [mine, theirs] = [true, false].map((isMine) => there.filter((one) => (one.owner === owner) === isMine).reduce((sum, one) => sum + one.count, 0));
    const inArea = fixed.filter(({ area }) => area === areas[space]);
    const isForeign = inArea.length > 0 && !inArea.some((one) => one.owner === owner);
    return { [number]: many, [own]: mine, [enemy]: theirs, ...(isForeign ? foreign : {}) };
  });
}

/**
 * The places of players among those of a map: who has a name that is known there is that one; others are who is left.
 * @param {string[]} names of the players of a form, "" for one without
 * @param {string[]} owners
 */
export function seatsOf(names, owners) {
  const taken = names.map((name, place) => (name && names.indexOf(name) === place ? owners.indexOf(name) : -1));
  const free = [...names, ...owners].map((_, place) => place).filter((place) => !taken.includes(place));
  return taken.map((place) => (place < 0 ? (free.shift() ?? 0) : place));
}

/**
 * How many of the pieces that a brush shows stand on each space.
 * @param {Stands} stands
 * @param {Position} position
 * @param {number} mover
 * @returns {Record<string, number>}
 */
export function known({ of, whose }, { on }, mover) {
  const counted = Object.entries(on).map(([space, stood]) => /** @type {[string, number]} */ ([space, stood.filter((one) => isShown({ of, whose }, one, mover)).reduce((sum, one) => sum + one.count, 0)]));
  return Object.fromEntries(counted.filter(([, count]) => count));
}

/**
 * @param {Stands} stands
 * @param {Stood} one
 * @param {number} mover
 */
const isShown = ({ of, whose }, { piece, owner }, mover) => of.includes(piece) && (!whose || (whose === "own") === (owner === mover));

/**
 * What stands on a space when so many of the pieces of a brush do; where only that they do is told, those that do stay.
 * @param {BoardPiece[]} pieces
 * @param {Stands} stands
 * @param {Stood[]} stood
 * @param {{ space: string, mover: number, owner: number, count: number }} told
 * @returns {Stood[]}
 */
export function toldOn(pieces, stands, stood, { space, mover, owner, count: told }) {
  const there = stood.filter((one) => isShown(stands, one, mover)).reduce((sum, one) => sum + one.count, 0);
  if (stands.number || !told ? there === told : there) return stood;
  const rest = stood.filter((one) => !isShown(stands, one, mover));
  const first = Math.min(told, pieces.find(({ id }) => id === stands.of[0])?.most ?? told);
  return told ? (put(pieces, { owners: [], on: { [space]: rest } }, space, { piece: stands.of[0], owner, first }).on[space] ?? []) : rest;
}
