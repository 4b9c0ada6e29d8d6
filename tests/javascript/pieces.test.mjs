import assert from "node:assert/strict";
import { test } from "node:test";
import "./document.mjs";
import { blankPainting, matched, OTHER, resized, said } from "../../generator/browser/forms/pieces.js";

const drawn = {
  pieces: { list: "rooms", name: "name", kind: "kind", kinds: { door: "gate", hall: "hall" }, size: "size", asks: ["worth"] },
  touching: { list: "edges", one: "from", other: "to" },
  beds: { one: "rock", each: "rocks" },
  stands: { input: "post", bed: "post_rock" },
  figures: { list: "men", entry: "clan", piece: "room", on: "post", bed: "rock" },
};
const FIELDS = {
  rooms: [
    { name: "name", type: "text", default: "" },
    { name: "kind", type: "choice", default: "room" },
    { name: "rock", type: "entry", default: "slate" },
    { name: "rocks", type: "counts" },
    { name: "post", type: "choice", default: "none" },
    { name: "post_rock", type: "entry" },
    { name: "size", type: "integer", default: 4 },
    { name: "worth", type: "integer", default: 0 },
  ],
  edges: [{ name: "from", type: "integer", default: 1 }, { name: "to", type: "integer", default: 2 }],
  men: [{ name: "clan", type: "entry" }, { name: "room", type: "integer", default: 1 }, { name: "post", type: "choice", default: "no" }, { name: "rock", type: "entry" }],
};
const declared = { fieldsOf: (list) => FIELDS[list], whenOf: (path) => (path === "rooms.rock" ? [{ field: "kind", none_of: ["hall"] }] : undefined) };
const IDS = ["a", "b", "door", "hall"];
const nameOf = (id, number) => `${id}${number > 1 ? number : ""}`;

/** A drawing by rows of signs: a, b, d for a door, h for a hall. */
function painted(rows, more = {}) {
  const painting = blankPainting(rows.length, rows[0].length);
  const of = { a: "a", b: "b", d: "door", h: "hall" };
  rows.forEach((line, row) => [...line].forEach((sign, column) => (painting.squares[row][column] = of[sign] ?? "")));
  for (const [plane, lies] of Object.entries(more)) for (const [row, column, id] of lies) painting[plane][row][column] = id;
  return painting;
}
const says = (...given) => said(painted(...given), drawn, { ids: IDS, nameOf });
const lists = ({ pieces, links, figures }) => ({ rooms: pieces.map(({ item }) => item), edges: links, men: figures.map(({ item }) => item) });

test("squares of one entry are a piece where they hang together by their edges, and pieces that share an edge touch", () => {
  assert.deepEqual(lists(says(["aab.", "..b.", "a..d"])), {
    rooms: [{ size: 2, name: "a" }, { size: 1, name: "a2" }, { size: 2, name: "b" }, { size: 1, name: "door", kind: "gate" }],
    edges: [{ from: 1, to: 3 }],
    men: [],
  });
  assert.deepEqual(says(["ab", "ba"]).links, [{ from: 1, to: 3 }, { from: 1, to: 4 }, { from: 2, to: 3 }, { from: 2, to: 4 }]);
  assert.deepEqual(lists(says(["...", "..."])), { rooms: [], edges: [], men: [] });
});

test("a piece in one bed tells that, one in several counts its squares, and what stands there tells its own", () => {
  const one = says(["aa"], { beds: [[0, 0, "slate"], [0, 1, "slate"]], stands: [[0, 1, "fire"]], figures: [[0, 1, "ice"]] });
  assert.deepEqual(lists(one), { rooms: [{ size: 2, name: "a", rock: "slate", post: "fire" }], edges: [], men: [{ clan: "ice", room: 1, post: "yes" }] });
  const two = says(["aaa"], { beds: [[0, 0, "slate"], [0, 1, "chalk"], [0, 2, "chalk"]], stands: [[0, 0, "fire"]], figures: [[0, 2, "ice"]] });
  assert.deepEqual(lists(two), {
    rooms: [{ size: 3, name: "a", rocks: { slate: 1, chalk: 2 }, post: "fire", post_rock: "slate" }],
    edges: [],
    men: [{ clan: "ice", room: 1, rock: "chalk" }],
  });
});

test("a figure beside all pieces is in none, and one can stand on what no input names", () => {
  const { men, rooms } = lists(says(["h."], { stands: [[0, 0, OTHER]], figures: [[0, 0, "moon"], [0, 1, "fire"]] }));
  assert.deepEqual(rooms, [{ size: 1, name: "hall", kind: "hall" }]);
  assert.deepEqual(men, [{ clan: "moon", room: 1, post: "yes" }, { clan: "fire", room: 0 }]);
});

test("a drawing fits a request that says the same in another order, by other names, and with what nobody can paint", () => {
  const drawing = says(["aaaadb", "hh..bb"], { figures: [[0, 0, "ice"], [1, 3, "fire"]] });
  const request = {
    rooms: [{ name: "the door", kind: "gate", size: 1 }, { name: "x", size: 3 }, { name: "y" }, { kind: "hall", size: 2, worth: 7 }],
    edges: [{ from: 3, to: 1 }, {}, { from: 4, to: 3 }],
    men: [{ clan: "fire", room: 0 }, { clan: "ice", room: 3 }],
  };
  assert.deepEqual(matched(request, drawing, drawn, declared), { pieces: [2, 1, 0, 3], figures: [1, 0] });
  assert.deepEqual(matched(lists(drawing), drawing, drawn, declared), { pieces: [0, 1, 2, 3], figures: [0, 1] });
});

test("a drawing does not fit a request that says something else", () => {
  const drawing = says(["aaaadb", "hh..bb"], { figures: [[0, 0, "ice"]] });
  const same = lists(drawing);
  for (const [list, other] of [
    ["rooms", same.rooms.slice(1)],
    ["rooms", [{ ...same.rooms[0], rock: "chalk" }, ...same.rooms.slice(1)]],
    ["rooms", [{ ...same.rooms[0], post: "fire" }, ...same.rooms.slice(1)]],
    ["edges", same.edges.slice(1)],
    ["edges", [...same.edges, { from: 2, to: 4 }]],
    ["men", []],
    ["men", [{ clan: "ice", room: 2 }]],
    ["men", [{ clan: "ice", room: 9 }]],
  ]) {
    assert.equal(matched({ ...same, [list]: other }, drawing, drawn, declared), null, JSON.stringify(other));
  }
  assert.equal(matched({}, drawing, drawn, declared), null);
});

test("a drawing keeps what still lies in it when it gets another size", () => {
  const larger = resized(painted(["ab"], { figures: [[0, 1, "ice"]] }), 2, 3);
  assert.deepEqual(larger.squares, [["a", "b", ""], ["", "", ""]]);
  assert.deepEqual(resized(larger, 1, 1).figures, [[""]]);
});
