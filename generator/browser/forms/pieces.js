// What a drawing says as a question: which squares belong together, which of these pieces touch, what lies and stands where.
// Nothing of the page is asked here but what an input is called and when it matters.

import { matters } from "./condition.js";

const BESIDE = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const BY_PLACE = "123456789abcdefghijklmnopqrstuvwxyz";
export const OTHER = "other"; // what is fixed on a square and named by no input
/** @type {PlaneName[]} */
export const PLANES = ["squares", "beds", "stands", "figures"];

/**
 * An empty drawing.
 * @param {number} rows
 * @param {number} columns
 * @returns {Painting}
 */
export function blankPainting(rows, columns) {
  const plane = () => Array.from({ length: rows }, () => Array.from({ length: columns }, () => ""));
  return { squares: plane(), beds: plane(), stands: plane(), figures: plane() };
}

/**
 * The same drawing with so many rows and columns.
 * @param {Painting} painting
 * @param {number} rows
 * @param {number} columns
 */
export function resized(painting, rows, columns) {
  const next = blankPainting(rows, columns);
  for (const plane of PLANES) next[plane] = next[plane].map((line, row) => line.map((_, column) => painting[plane][row]?.[column] ?? ""));
  return next;
}

/** @param {Painting} painting */
export const copied = (painting) => resized(painting, painting.squares.length, painting.squares[0]?.length ?? 0);

/**
 * A known drawing, as the catalogue writes it: squares by the signs of their table, the rest by places in theirs.
 * @param {KnownDrawing} known
 * @param {Record<PlaneName, (sign: string) => string>} read
 */
export function fromKnown(known, read) {
  const painting = blankPainting(known.squares.length, known.squares[0].length);
  for (const plane of PLANES) {
    known[plane]?.forEach((line, row) => [...line].forEach((sign, column) => (painting[plane][row][column] = read[plane](sign))));
  }
  return painting;
}

/**
 * What a known drawing has for an entry of a table, read by its place.
 * @param {string[]} ids
 */
export const byPlace = (ids) => (/** @type {string} */ sign) => (sign === "." ? "" : (ids[BY_PLACE.indexOf(sign)] ?? OTHER));

/**
 * Lay something on a square of a drawing.
 * @param {Painting} painting
 * @param {number} row
 * @param {number} column
 * @param {PlaneName} plane
 * @param {string} id
 */
export function layOn(painting, row, column, plane, id) {
  painting[plane][row][column] = id;
  if (plane !== "squares") return;
  // What lies nowhere yet lies in what was painted with last: one stroke tells both.
  if (id && !painting.beds[row][column]) painting.beds[row][column] = bedBeside(painting, row, column);
  if (!id) for (const other of PLANES) painting[other][row][column] = "";
}

/**
 * What the squares around one lie in that belong with it.
 * @param {Painting} painting
 * @param {number} row
 * @param {number} column
 */
function bedBeside({ beds, squares }, row, column) {
  const around = [[row, column - 1], [row - 1, column], [row, column + 1], [row + 1, column]];
  const same = around.find(([down, right]) => squares[down]?.[right] === squares[row][column] && beds[down]?.[right]);
  return same ? beds[same[0]][same[1]] : "";
}

/**
 * What a square lies in: what it was told, or else what all others of its piece lie in that were.
 * @param {Painting} painting
 * @param {[row: number, column: number][]} piece
 * @param {[row: number, column: number]} square
 */
export function bedAt({ beds }, piece, [row, column]) {
  const found = new Set(piece.map(([down, right]) => beds[down][right]).filter(Boolean));
  return beds[row][column] || (found.size === 1 ? [...found][0] : "");
}

/**
 * The squares that hang together by their edges and hold the same entry, in the order of the entries, then in reading order.
 * @param {string[][]} squares
 * @param {string[]} ids
 */
export function joined(squares, ids) {
  const isSeen = squares.map((line) => line.map(() => false));
  /** @type {{ id: string, squares: [row: number, column: number][] }[]} */
  const found = [];
  squares.forEach((line, row) =>
    line.forEach((id, column) => {
      if (isSeen[row][column] || !ids.includes(id)) return;
      /** @type {[row: number, column: number][]} */
      const reached = [[row, column]];
      isSeen[row][column] = true;
      for (const [down, right] of reached) {
        for (const [by, along] of BESIDE) {
          const [next, over] = [down + by, right + along];
          if (squares[next]?.[over] !== id || isSeen[next][over]) continue;
          isSeen[next][over] = true;
          reached.push([next, over]);
        }
      }
      found.push({ id, squares: reached });
    }),
  );
  return found.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * What a drawing says: its pieces, each with the item of the list that it is, the pairs that touch, and what stands where.
 * `ids` are the entries that make pieces, `signOf` gives the name of one.
 * @param {Painting} painting
 * @param {Drawn} drawn
 * @param {{ ids: string[], nameOf: (id: string, number: number) => string }} table
 * @returns {DrawingSaid}
 */
export function said(painting, drawn, { ids, nameOf }) {
  const { pieces: as, touching, beds, stands, figures } = drawn;
  const all = joined(painting.squares, ids);
  const pieces = all.map(({ id, squares }, index) => {
    const number = all.slice(0, index).filter((other) => other.id === id).length + 1;
    /** @type {JsonObject} */
    const item = { [as.size]: squares.length };
    if (as.name) item[as.name] = nameOf(id, number);
    if (as.kinds?.[id]) item[as.kind] = as.kinds[id];
    Object.assign(item, bedsOf(squares.map(([row, column]) => painting.beds[row][column]), beds));
    const stand = squares.find(([row, column]) => painting.stands[row][column]);
    if (stand && painting.stands[stand[0]][stand[1]] !== OTHER) {
      item[stands.input] = painting.stands[stand[0]][stand[1]];
      if (item[beds.each]) item[stands.bed] = painting.beds[stand[0]][stand[1]] || null;
    }
    return { key: `${id} ${number}`, id, squares, item };
  });
  const at = new Map(pieces.flatMap(({ squares }, index) => squares.map((square) => [String(square), index])));
  /** @type {Set<string>} */
  const pairs = new Set();
  for (const [square, index] of at) {
    const [row, column] = square.split(",").map(Number);
    for (const [by, along] of BESIDE) {
      const other = at.get(String([row + by, column + along]));
      if (other !== undefined && other > index) pairs.add(`${index + 1} ${other + 1}`);
    }
  }
  const links = [...pairs].map((pair) => pair.split(" ").map(Number)).sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const standing = painting.figures.flatMap((line, row) => line.flatMap((id, column) => (id ? [{ id, row, column }] : []))).map(({ id, row, column }) => {
    const index = at.get(String([row, column]));
    /** @type {JsonObject} */
    const item = { [figures.entry]: id, [figures.piece]: index === undefined ? 0 : index + 1 };
    if (index !== undefined && painting.stands[row][column]) item[figures.on] = "yes";
    if (index !== undefined && pieces[index].item[beds.each]) item[figures.bed] = painting.beds[row][column] || null;
    return { key: `${id} ${row} ${column}`, item };
  });
  return { pieces, links: links.map(([one, other]) => ({ [touching.one]: one, [touching.other]: other })), figures: standing };
}

/**
 * What the squares of a piece lie in: one thing, or each counted. A square of which that is not told lies in what most others do.
 * @param {string[]} found
 * @param {Drawn["beds"]} beds
 * @returns {JsonObject}
 */
function bedsOf(found, { one, each }) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const id of found) if (id) counts[id] = (counts[id] ?? 0) + 1;
  const ids = Object.keys(counts);
  if (ids.length < 2) return ids.length ? { [one]: ids[0] } : {};
  const most = ids.reduce((best, id) => (counts[id] > counts[best] ? id : best));
  counts[most] += found.filter((id) => !id).length;
  return { [each]: counts };
}

/**
 * What an item comes to: every input that matters, as it is without being told where nobody tells it.
 * @param {JsonObject} item
 * @param {Declaration[]} fields
 * @param {(name: string) => InputCondition[] | undefined} whenOf
 * @param {string[]} except
 */
function settled(item, fields, whenOf, except) {
  /** @type {JsonObject} */
  const whole = Object.fromEntries(fields.map(({ name, default: usual }) => [name, item[name] ?? usual ?? null]));
  const told = fields.filter(({ name }) => !except.includes(name) && matters(whenOf(name) ?? [], whole, {}));
  return Object.fromEntries(told.map(({ name }) => [name, whole[name]]).filter(([, value]) => value !== null && value !== "" && !isEmpty(value)));
}

/** @param {Json | undefined} value */
const isEmpty = (value) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

/**
 * Whether two values say the same, in whatever order their parts stand.
 * @param {Json | undefined} value
 * @returns {string}
 */
const text = (value) =>
  value !== null && typeof value === "object" && !Array.isArray(value)
    ? `{${Object.keys(value).sort().map((key) => `${key}:${text(value[key])}`).join()}}`
    : JSON.stringify(value ?? null);

/**
 * How a drawing says the same as the lists of a request: for each item of them the place of what it is in the drawing; null if
 * it does not. Names, and what cannot be painted, may differ.
 * @param {JsonObject} request
 * @param {DrawingSaid} drawing
 * @param {Drawn} drawn
 * @param {{ fieldsOf: (list: string) => Declaration[], whenOf: (path: string) => InputCondition[] | undefined }} declared
 * @returns {{ pieces: number[], figures: number[] } | null}
 */
export function matched(request, drawing, drawn, { fieldsOf, whenOf }) {
  const { pieces: as, touching, beds, figures } = drawn;
  /** @type {(list: string) => JsonObject[]} */
  const items = (list) => /** @type {JsonObject[]} */ ([request[list] ?? []].flat());
  /** @type {(list: string, item: JsonObject, except: string[]) => JsonObject} */
  const whole = (list, item, except) => settled(item, fieldsOf(list), (name) => whenOf(`${list}.${name}`), except);
  const apart = [...(as.name ? [as.name] : []), ...(as.asks ?? [])];
  /** @param {JsonObject} item */
  const piece = (item) => {
    const one = whole(as.list, item, apart);
    if (one[beds.each]) for (const name of [beds.one, as.size]) delete one[name];
    return text(one);
  };
  const wanted = items(as.list).map(piece);
  const there = drawing.pieces.map(({ item }) => piece(item));
  if (wanted.length !== there.length || [...wanted].sort().join() !== [...there].sort().join()) return null;
  /** @param {JsonObject[]} links */
  const neighbours = (links) => new Set(links.flatMap((link) => [[link[touching.one], link[touching.other]], [link[touching.other], link[touching.one]]].map(String)));
  const pairs = (/** @type {JsonObject} */ link) => settled(link, fieldsOf(touching.list), () => undefined, []);
  const asked = neighbours(items(touching.list).map(pairs));
  const drawnPairs = neighbours(drawing.links.map(pairs));
  if (asked.size !== drawnPairs.size) return null;
  /** @type {(found: number[]) => { pieces: number[], figures: number[] } | null} */
  const place = (found) => {
    const next = found.length;
    if (next === wanted.length) {
      const standing = placedFigures(found);
      return standing && { pieces: found, figures: standing };
    }
    for (let other = 0; other < there.length; other++) {
      if (found.includes(other) || there[other] !== wanted[next]) continue;
      if (!found.every((earlier, index) => asked.has(String([index + 1, next + 1])) === drawnPairs.has(String([earlier + 1, other + 1])))) continue;
      const whole = place([...found, other]);
      if (whole) return whole;
    }
    return null;
  };
  /** @param {number[]} found */
  const placedFigures = (found) => {
    /** @type {(item: JsonObject, number: number) => string} */
    const figure = (item, number) => {
      const one = whole(figures.list, { ...item, [figures.piece]: number }, []);
      if (!number || !drawing.pieces[number - 1].item[beds.each]) delete one[figures.bed];
      return text(one);
    };
    const left = drawing.figures.map(({ item }) => figure(item, Number(item[figures.piece])));
    const standing = items(figures.list).map((item) => {
      const number = Number(item[figures.piece] ?? fieldsOf(figures.list).find(({ name }) => name === figures.piece)?.default ?? 0);
      const index = left.indexOf(figure(item, number ? (found[number - 1] ?? -1) + 1 : 0));
      if (index >= 0) left[index] = "";
      return index;
    });
    return standing.includes(-1) || standing.length !== left.length ? null : standing;
  };
  return place([]);
}
