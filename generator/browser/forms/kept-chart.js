// What brushes of a map know of the pieces that stand there in the game in hand: taken from what is kept, and kept again.

import { el } from "../kit/elements.js";
import { declaredAt, uiText } from "../words/words.js";
import { keptPosition } from "./kept-position.js";
import { SeatedPlayers } from "./seated-players.js";
import { bareMap, isBareMap, known, toldOn } from "./standing.js";
import { badges } from "./stood.js";
import { itemsOf, placesOf } from "./touching.js";
import { tray } from "./trays.js";

/** @typedef {{ declaration: Declaration, name: string, field: Input }} Charting an input of the form */
/** @typedef {{ position: Position, isTaken: boolean, under: { space: string, stood: Stood[] } | null }} KeptState */

export class KeptChart {
  /**
   * @param {Charted} charted
   * @param {Charting[]} inputs
   * @param {Around} around
   * @param {() => void} changed another one moves, and the inputs are filled for that one
   */
  constructor(charted, inputs, around, changed) {
    this.charted = charted;
    this.inputs = inputs;
    this.around = around;
    this.brushes = charted.brushes.filter(({ stands }) => stands);
    const { players = "" } = /** @type {SpaceDeclaration} */ (declaredAt(charted.brushes[0].input));
    this.seated = new SeatedPlayers({ players, most: charted.most }, inputs);
    this.kept = keptPosition(charted.board);
    this.position = bareMap();
    /** Whether what is put is kept: not while a question of somebody else is looked at. */
    this.isOwn = true;
    /** Whether the inputs say what stands on the map; until somebody moves they say nothing of it. */
    this.isTaken = false;
    /** Who moves, by the place at the table. */
    this.chosen = 0;
    /** What stood where the one who moves was put. @type {{ space: string, stood: Stood[] } | null} */
    this.under = null;
    this.whose = tray(uiText("whose"), (who) => {
      this.chosen = Number(who);
      this.fill();
      changed();
    });
    this.node = el("div", { class: "squares__tray chart__whose", hidden: true }, this.whose.node);
  }

  /** @param {string} name */
  field(name) {
    return this.inputs.find((input) => input.name === name)?.field;
  }

  /** The single space of the one who moves, and how many. */
  get moving() {
    const brush = this.brushes.find(({ input }) => declaredAt(input)?.type === "space");
    const at = brush ? String(this.field(brush.input)?.read() ?? "") : "";
    return { of: brush?.stands?.of ?? [], at, number: brush?.stands?.number ?? "", count: Number(this.field(brush?.stands?.number ?? "")?.read() ?? 1) };
  }

  get owner() {
    return this.seated.seats[this.chosen] ?? 0;
  }

  /**
   * The inputs as the map has them, beside where the mover is.
   * @returns {[string, Json][]}
   */
  taken() {
    const { at, count } = this.moving;
    return this.brushes.flatMap(({ input, space, stands }) => {
      const declared = declaredAt(input);
      if (!stands || declared?.type === "space") return [];
      const { max_items: most = Infinity } = /** @type {ListDeclaration} */ (declared);
      const there = Object.entries(known(stands, this.position, this.owner));
      if (!space) return [/** @type {[string, Json]} */ ([input, there.map(([id]) => id).slice(0, most)])];
      const before = itemsOf(this.field(input)?.read() ?? null);
      const staying = there.map(([id, number]) => /** @type {[string, number]} */ ([id, id === at ? number - count : number])).filter(([, number]) => number > 0);
      const number = stands.number ?? "";
      const top = Number(declaredAt(`${input}.${number}`)?.max);
      const items = staying.slice(0, most).map(([id, many]) => ({ ...before.find((item) => item[space] === id), [space]: id, [number]: Math.min(many, top) }));
      return [/** @type {[string, Json]} */ ([input, items])];
    });
  }

  fill() {
    this.isTaken = true;
    for (const [name, value] of this.taken()) this.field(name)?.write(value);
  }

  /**
   * Somebody moves from a space, or from none: who stands there is who moves.
   * @param {string} space
   */
  moves(space) {
    if (!this.isOwn) return;
    if (this.under) this.position = { ...this.position, on: { ...this.position.on, [this.under.space]: this.under.stood } };
    this.under = space ? { space, stood: this.position.on[space] ?? [] } : null;
    const { of, number } = this.moving;
    const stood = this.under?.stood.find(({ piece }) => of.includes(piece));
    const seat = stood ? this.seated.seats.indexOf(stood.owner) : -1;
    if (stood && seat >= 0) {
      this.chosen = seat;
      this.field(number)?.write(Math.min(stood.count, Number(declaredAt(number)?.max)));
    }
    this.fill();
  }

  /**
   * Have the map stand as the inputs say, on the spaces that are there.
   * @param {string[]} spaces
   */
  keep(spaces) {
    if (!this.isOwn || !this.isTaken) return;
    const { at, of, count } = this.moving;
    const on = { ...this.position.on };
    const other = this.seated.seats.find((seat) => seat !== this.owner) ?? this.owner + 1;
    for (const { input, space: part, stands } of this.brushes) {
      const field = this.field(input);
      if (!stands || !field || field.node.hidden || declaredAt(input)?.type === "space") continue;
      const told = new Map(placesOf({ space: part }, field.read()).map((id, place) => [id, part ? Number(itemsOf(field.read())[place][stands.number ?? ""] ?? 1) : 1]));
      const isMine = stands.whose === "own";
      if (isMine && at) told.set(at, Math.max((told.get(at) ?? 0) + count, known({ of, whose: "own" }, this.position, this.owner)[at] ?? 0));
      for (const space of spaces) {
        const owner = isMine ? this.owner : stands.whose === "others" ? other : this.ownerAt(space, other);
        on[space] = toldOn(this.charted.pieces, stands, on[space] ?? [], { space, mover: this.owner, owner, count: told.get(space) ?? 0 });
      }
    }
    this.position = { ...this.position, on: Object.fromEntries(Object.entries(on).filter(([, stood]) => stood.length)) };
    this.kept.keep(this.position);
  }

  /**
   * Who is taken to own what was put on a space: who has something in its area, the mover in the own one, or else another one.
   * @param {string} space
   * @param {number} other
   */
  ownerAt(space, other) {
    const area = this.charted.areas[space];
    const fixed = Object.entries(this.position.on).flatMap(([at, stood]) => (this.charted.areas[at] === area ? stood.filter(({ piece }) => !this.charted.pieces.find(({ id }) => id === piece)?.holds) : []));
    return fixed[0]?.owner ?? (area && area === this.field(this.charted.area ?? "")?.read() ? this.owner : other);
  }

  /** A fresh form: what is kept stands on the map, with those who play there. */
  begin() {
    this.position = this.kept.read() ?? bareMap();
    this.isOwn = true;
    this.isTaken = false;
    this.under = null;
    this.seated.sitDown(this.position.owners);
    return !isBareMap(this.position);
  }

  /** Another question was put into the form: it is about what is kept if it says the same, or nothing yet. */
  given() {
    const kept = this.kept.read();
    this.position = kept ?? bareMap();
    this.under = null;
    this.seated.seats = [];
    this.follow();
    const { at, of } = this.moving;
    const stood = (this.position.on[at] ?? []).find(({ piece }) => of.includes(piece));
    const seat = stood ? this.seated.seats.indexOf(stood.owner) : -1;
    if (seat >= 0) this.chosen = seat;
    const told = this.brushes.some(({ input, space }) => placesOf({ space }, this.field(input)?.read() ?? null).length);
    const isSame = seat >= 0 && this.taken().every(([name, value]) => JSON.stringify(sorted(value)) === JSON.stringify(sorted(this.field(name)?.read() ?? [])));
    this.isOwn = !kept || !told || isSame;
    this.isTaken = told;
    if (!this.isOwn) this.position = bareMap();
  }

  follow() {
    this.position = { ...this.position, owners: this.seated.seat(this.position.owners) };
    const { players, seats } = this.seated;
    this.chosen = Math.min(this.chosen, Math.max(0, players.length - 1));
    this.node.hidden = isBareMap(this.position) || seats.length < 2;
    this.whose.show(players.map(({ called, colour, sign }, place) => ({ id: String(place), sign: el("span", { class: "chart__seat", "data-colour": colour }, sign), label: called })), String(this.chosen));
  }

  /**
   * What stands on a space, as long as the inputs do not say it.
   * @param {string} space
   */
  look(space) {
    return badges(this.charted.pieces, this.isTaken ? [] : (this.position.on[space] ?? []), this.seated, this.around.sprite);
  }

  /** Whether anything stands there that the inputs do not say. */
  isShown() {
    return !this.isTaken && !isBareMap(this.position);
  }

  /** Whether a map is kept that is not shown. */
  isAside() {
    return !this.isOwn && Boolean(this.kept.read());
  }

  /** @returns {KeptState} */
  state() {
    return { position: this.position, isTaken: this.isTaken, under: this.under };
  }

  /** @param {KeptState} before */
  back({ position, isTaken, under }) {
    this.position = position;
    this.isTaken = isTaken;
    this.under = under;
    if (this.isOwn) this.kept.keep(position);
  }

  forget() {
    this.position = bareMap();
    return this.kept.forget();
  }
}

/**
 * A value to be told apart from another one by what is in it.
 * @param {Json} value
 */
const sorted = (value) =>
  [value ?? []]
    .flat()
    .map((one) => JSON.stringify(typeof one === "object" && one ? Object.entries(one).filter(([, inner]) => inner).sort() : one))
    .sort();
