// The map on which the pieces of a game stand, and from which inputs of the form are counted. What stands there is kept, and shown
// by all forms of the game that count from it. A touch writes the inputs whose counts it changes; what was told by hand stays.

import { el, fill, sign, symbol } from "../kit/elements.js";
import { isObject, valuesAt } from "../kit/json.js";
import { declaredAt, fieldWords, labelled, plain, say, ui, uiText } from "../words/words.js";
import { keptPosition } from "./kept-position.js";
import { MapSheet } from "./map-sheet.js";
import { SeatedPlayers } from "./seated-players.js";
import { arrivals, bareMap, count, isBareMap, less, put } from "./standing.js";
import { badges } from "./stood.js";
import { tray } from "./trays.js";

const LESS = "";
const MORE = "+"; // what comes by the question

export class CountedMap {
  /**
   * @param {Standing} standing
   * @param {{ declaration: Declaration, name: string, field: Input }[]} inputs
   * @param {Around} around
   * @param {() => void} changed
   */
  constructor(standing, inputs, around, changed) {
    this.standing = standing;
    this.inputs = inputs;
    this.around = around;
    this.changed = changed;
    this.seated = new SeatedPlayers(standing, inputs);
    this.isOfEach = this.seated.isOfEach;
    this.kept = keptPosition(standing.board);
    this.position = bareMap();
    /** Whether what is put is kept: not while a question of somebody else is looked at. */
    this.isOwn = true;
    /** How many come where, by the question. @type {Record<string, number>} */
    this.coming = {};
    /** @type {{ position: Position, coming: Record<string, number> }[]} */
    this.earlier = [];
    /** Who is chosen, by the place in the form. */
    this.chosen = 0;
    this.piece = standing.arriving ? MORE : standing.pieces[0].id;
    this.sheet = new MapSheet(standing.board, plain(standing.label), (space) => this.touch(space));
    this.whose = tray(uiText("whose"), (who) => this.choose(Number(who)));
    this.what = tray(uiText("touch-does"), (piece) => (this.piece = piece));
    const arriving = standing.arriving ? [{ id: MORE, sign: MORE, label: say(standing.arriving.label) }] : [];
    this.what.show([...arriving, ...standing.pieces.map((piece) => ({ id: piece.id, sign: symbol(around.sprite, piece.symbol, piece.hue), label: say(piece.name) })), { id: LESS, sign: "−", label: ui("one-less") }], this.piece);
    this.list = el("ul", { class: "counted__on" });
    this.status = el("p", { class: "spoken", role: "status" });
    this.undo = el("button", { type: "button", class: "squares__undo", "aria-label": uiText("undo"), title: uiText("undo"), onclick: () => this.takeBack() }, sign("undo"));
    this.clear = el("button", { type: "button", class: "action action--quiet", onclick: () => this.set(bareMap(), {}) }, ui("begin-empty"));
    this.own = el("button", { type: "button", class: "action action--quiet", onclick: () => this.showOwn() }, ui("own-drawing"));
    this.node = this.framed();
  }

  framed() {
    const { label, help, folded } = this.standing;
    const parts = [
      help ? el("p", { class: "field__help" }, say(help)) : null,
      this.sheet.node,
      el("div", { class: "squares__tray" }, this.whose.node, el("div", { class: "squares__at-hand" }, el("div", { class: "squares__hand" }, this.what.node), this.undo)),
      this.status,
      el("div", { class: "chart__tools" }, this.clear, this.own),
      el("details", { class: "fold charted__list" }, el("summary", {}, say(this.standing.listed)), this.list),
    ];
    return folded ? el("details", { class: "fold counted" }, el("summary", {}, say(label)), parts) : el("fieldset", { class: "field counted" }, el("legend", {}, say(label)), parts);
  }

  /** @param {number} who */
  choose(who) {
    this.chosen = who;
    if (Object.keys(this.coming).length) {
      this.writeComing();
      this.changed();
    } else if (!this.isOfEach && !isBareMap(this.position)) {
      this.write(null, this.position);
      this.changed();
    }
  }

  /** @param {string} space */
  touch(space) {
    const { pieces, begin = {} } = this.standing;
    const owner = this.seats[this.chosen];
    if (this.isComing(space)) return;
    const next = this.piece === LESS ? less(pieces, this.position, space) : put(pieces, this.position, space, { piece: this.piece, owner, first: begin[this.piece] });
    if (JSON.stringify(next.on) !== JSON.stringify(this.position.on)) this.set(next, this.coming, space);
  }

  /**
   * Whether a touch was about what comes: one more or one less of it.
   * @param {string} space
   */
  isComing(space) {
    const { arriving } = this.standing;
    const many = this.coming[space] ?? 0;
    const isLess = this.piece === LESS && many > 0;
    if (!arriving || (this.piece !== MORE && !isLess)) return false;
    const most = Number(/** @type {ListDeclaration} */ (declaredAt(arriving.list)).max_items);
    if (!arriving.areas[space] || (!many && Object.keys(this.coming).length >= most)) return true;
    const next = { ...this.coming, [space]: isLess ? many - 1 : Math.min(many + 1, Number(declaredAt(`${arriving.list}.${arriving.number}`)?.max)) };
    this.set(this.position, Object.fromEntries(Object.entries(next).filter(([, number]) => number)), space);
    return true;
  }

  takeBack() {
    const before = this.earlier.pop();
    if (!before) return;
    this.set(before.position, before.coming);
    this.earlier.pop();
    this.draw();
  }

  /**
   * Let something else stand on the map, and write what is counted otherwise now.
   * @param {Position} next
   * @param {Record<string, number>} coming
   * @param {string} [space] that was touched
   */
  set(next, coming, space = "") {
    const before = this.position;
    const came = this.coming;
    this.earlier.push({ position: before, coming: came });
    this.position = { ...next, owners: before.owners };
    this.coming = coming;
    if (this.isOwn || !this.kept.read()) {
      this.isOwn = true;
      this.kept.keep(this.position);
    }
    this.write(before, this.position);
    if (Object.keys({ ...came, ...coming }).length) this.writeComing();
    this.changed();
    this.status.textContent = this.sheet.saidOf(space);
  }

  /**
   * What an input of a player is by what stands on the map, as far as these spaces are there with so many players.
   * @param {CountedInput} counted
   * @param {Position} position
   * @param {number} seat
   */
  valueOf(counted, position, seat) {
    const declared = /** @type {Declaration} */ (declaredAt(counted.input));
    const there = { ...position, on: Object.fromEntries(Object.entries(position.on).filter(([space]) => this.sheet.has(space))) };
    const value = count(counted, this.standing.pieces, there, seat, declared.type === "set");
    if (typeof value !== "number") return value ?? null;
    const { min, max } = /** @type {IntegerDeclaration} */ (declared);
    return value < min ? null : Math.min(max, value);
  }

  /**
   * Write what is counted in another way than before; all of it, if there is no before.
   * @param {Position | null} before
   * @param {Position} after
   */
  write(before, after) {
    const { counts } = this.standing;
    /** @type {(seat: number) => [path: string, value: Json][]} */
    const news = (seat) =>
      counts.flatMap((counted) => {
        const value = this.valueOf(counted, after, seat);
        const isNew = !before || !this.isOfEach || JSON.stringify(this.valueOf(counted, before, seat)) !== JSON.stringify(value);
        return isNew ? [/** @type {[string, Json]} */ ([counted.input, value])] : [];
      });
    if (this.isOfEach) {
      this.seated.put((item, place) => merged(item, news(this.seats[place]), this.seated.skipped));
      return;
    }
    const whole = Object.fromEntries(this.inputs.map(({ name, field }) => [name, field.read()]));
    const values = merged(whole, news(this.seats[this.chosen]), 0);
    for (const { name, field } of this.inputs) if (name in values) field.write(values[name]);
  }

  writeComing() {
    const { arriving } = this.standing;
    if (!arriving) return;
    const items = arrivals(arriving, this.position, this.seats[this.chosen], this.coming);
    for (const { name, field } of this.inputs) {
      if (name === arriving.list) field.write(items);
      else if (name === arriving.total) field.write(items.reduce((sum, item) => sum + Number(item[arriving.number]), 0) || undefined);
    }
  }

  /** Another question was put into the form: show what is kept if it says the same, or else the spaces that it names. */
  given() {
    this.earlier = [];
    this.coming = {};
    const kept = this.kept.read();
    this.position = kept ?? bareMap();
    this.seated.seats = [];
    this.follow();
    // A number of players says nothing of what stands on the map.
    this.isOwn = !kept || !this.isOfEach || this.isSame();
    if (kept && this.isOwn && this.isOfEach) this.write(null, kept);
    if (!this.isOwn || !kept) this.position = this.named();
    this.follow();
  }

  /** Whether the inputs say what is counted, as far as they say anything. */
  isSame() {
    return this.seated.items().every((item, place) =>
      this.standing.counts.every((counted) => {
        const told = this.isOfEach ? valuesAt(counted.input.slice(this.seated.skipped), item) : valuesAt(counted.input, this.whole());
        const value = this.valueOf(counted, this.position, this.seats[this.isOfEach ? place : this.chosen]);
        const { default: usual } = /** @type {Declaration} */ (declaredAt(counted.input));
        const isUsual = value === null || value === usual || (Array.isArray(value) && !value.length);
        if (told.length) return JSON.stringify(Array.isArray(value) ? [...value].sort() : [value]) === JSON.stringify([...told].sort());
        return isUsual || Boolean(fieldWords(counted.input).when);
      }),
    );
  }

  whole() {
    return Object.fromEntries(this.inputs.map(({ name, field }) => [name, field.read()]));
  }

  /** What the inputs name themselves: the spaces of sets, and pieces on the one space where they are counted. */
  named() {
    let position = { ...bareMap(), owners: this.position.owners };
    const { pieces, counts } = this.standing;
    const holder = pieces.find(({ holds }) => holds);
    if (!this.isOfEach || !holder) return position;
    this.seated.items().forEach((item, place) => {
      for (const { input, of = [], on = [] } of counts) {
        const told = valuesAt(input.slice(this.seated.skipped), item);
        const spaces = of.length ? on.filter((space) => this.sheet.has(space)).slice(0, of.includes(holder.id) ? 1 : 0) : told.map(String).filter((id) => on.includes(id));
        const first = of.length ? Number(told[0] ?? 0) : 1;
        for (const space of first ? spaces : []) position = put(pieces, { ...position, on: { ...position.on, [space]: [] } }, space, { piece: holder.id, owner: this.seats[place], first });
      }
    });
    return position;
  }

  /** Show what is kept, in place of what a question shows. */
  showOwn() {
    this.isOwn = true;
    this.takeKept();
    this.changed();
  }

  takeKept() {
    const kept = this.kept.read();
    if (!kept) return false;
    this.isOwn = true;
    this.position = kept;
    this.seated.seats = [];
    this.seated.sitDown(kept.owners);
    this.follow();
    // For one player alone nothing is counted before that one is chosen, or the map touched.
    if (this.isOfEach) this.write(null, kept);
    return this.isOfEach;
  }

  begin() {
    return this.takeKept();
  }

  forget() {
    this.position = bareMap();
    this.coming = {};
    this.earlier = [];
    return this.kept.forget();
  }

  /** Show who plays, and what stands on the map now. */
  follow() {
    this.position = { ...this.position, owners: this.seated.seat(this.position.owners) };
    this.chosen = Math.min(this.chosen, Math.max(0, this.players.length - 1));
    this.sheet.show(this.seated.many());
    this.draw();
  }

  get players() {
    return this.seated.players;
  }

  /** The places on the map of the players of the form. */
  get seats() {
    return this.seated.seats;
  }

  draw() {
    const all = this.players.map(({ called, colour, sign }, place) => ({ id: String(place), sign: el("span", { class: "chart__seat", "data-colour": colour }, sign), label: called }));
    this.whose.show(all, String(this.chosen), this.seated.isOpen() ? this.adder() : null);
    this.undo.disabled = !this.earlier.length;
    this.clear.disabled = isBareMap(this.position) && !Object.keys(this.coming).length;
    this.own.hidden = this.isOwn || !this.kept.read();
    this.sheet.draw({ look: (space) => this.look(space), picture: (drawing) => drawing, isWaiting: false });
    this.drawList();
  }

  /** What stands where, in words: each with the way to take one away. */
  drawList() {
    const there = this.sheet.spaces.flatMap(({ id }) => (this.look(id).told.length ? [{ id, said: this.sheet.saidOf(id) }] : []));
    const before = [...this.list.querySelectorAll("button")].indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const take = (/** @type {string} */ space) => {
      const { piece } = this;
      this.piece = LESS;
      this.touch(space);
      this.piece = piece;
    };
    fill(this.list, there.map(({ id, said }) => el("li", {}, el("span", {}, said), el("button", { type: "button", class: "action action--quiet", "aria-label": labelled(said, uiText("one-less")), onclick: () => take(id) }, ui("one-less")))));
    if (before >= 0) [...this.list.querySelectorAll("button")].slice(0, before + 1).at(-1)?.focus();
  }

  adder() {
    const seat = () => {
      this.chosen = this.seated.add();
      this.changed();
    };
    return el("button", { type: "button", class: "chart__more", "aria-label": this.seated.adding(), onclick: seat }, "+");
  }

  /** @param {string} space */
  look(space) {
    const { marks, told } = badges(this.standing.pieces, this.position.on[space] ?? [], this.seated, this.around.sprite);
    const place = Object.keys(this.coming).indexOf(space);
    const arriving = this.standing.arriving && place >= 0 ? { number: `+${this.coming[space]}`, label: plain(this.standing.arriving.label), at: `${place + 1}.` } : null;
    return {
      marks: [arriving ? el("span", { class: "chart__badge" }, arriving.at, " ", arriving.number) : null, ...marks],
      told: [...(arriving ? [labelled(arriving.label, arriving.number)] : []), ...told],
    };
  }
}

/**
 * Values by their paths as the inputs that they belong to; of a group, the others stay what they are.
 * @param {JsonObject} whole
 * @param {[path: string, value: Json][]} values
 * @param {number} skipped letters of the paths
 */
function merged(whole, values, skipped) {
  /** @type {JsonObject} */
  const some = {};
  for (const [path, value] of values) {
    const [name, inner] = path.slice(skipped).split(".");
    if (!inner) some[name] = value;
    else {
      const before = some[name] ?? whole[name];
      some[name] = { ...(isObject(before) ? before : {}), [inner]: value };
    }
  }
  return some;
}
