// Who plays on a map: the players of the form, with the places on the map that are theirs, and how the table knows them.

import { COLOURS, keptTable } from "../kit/players.js";
import { fieldWords, itemCalled, naming, plain, uiText } from "../words/words.js";
import { seatsOf } from "./standing.js";

/** @typedef {{ called: string, colour: string, sign: string }} Player */

export class SeatedPlayers {
  /**
   * @param {{ players?: string, most: number }} standing
   * @param {{ declaration: Declaration, name: string, field: Input }[]} inputs
   */
  constructor(standing, inputs) {
    this.most = standing.most;
    /** The list of the players, or their number; null where the question asks for neither. */
    this.table = inputs.find(({ name }) => name === standing.players) ?? null;
    /** Whether inputs are counted for each of a list of players; if not, for the one who is chosen. */
    this.isOfEach = this.table?.declaration.type === "list";
    /** The input by which the players of a list are called. */
    this.called = this.isOfEach ? naming(this.table?.declaration.fields)?.name : undefined;
    /** How many letters of a path lead to an input of a player. */
    this.skipped = this.table ? this.table.name.length + 1 : 0;
    /** The places on the map of the players. @type {number[]} */
    this.seats = [];
    /** @type {Player[]} */
    this.players = [];
  }

  /**
   * The players as the form has them: items of a list, or so many without names.
   * @param {number} [known] how many are known of on the map
   */
  items(known = 0) {
    const value = this.table?.field.read() ?? null;
    if (this.isOfEach) return /** @type {JsonObject[]} */ (Array.isArray(value) ? value : []);
    const many = Number(value ?? 0) || Math.max(known, atTable().length) || (this.table ? 1 : this.most);
    return Array.from({ length: many }, () => /** @type {JsonObject} */ ({}));
  }

  /**
   * Know the players again: a name that is new, where nobody is called by the old one any more, is a new name of the same player.
   * @param {string[]} before the names on the map
   */
  seat(before) {
    const items = this.items(before.length);
    const names = items.map((item) => (this.called ? String(item[this.called] ?? "") : ""));
    const owners = [...before];
    names.forEach((name, place) => {
      const seat = this.seats[place];
      if (name && !owners.includes(name) && seat !== undefined && !names.includes(owners[seat])) owners[seat] = name;
    });
    this.seats = seatsOf(names, owners);
    this.seats.forEach((seat, place) => (owners[seat] = names[place] || owners[seat] || ""));
    this.players = this.known(items, this.seats.map((seat) => owners[seat]));
    return Array.from(owners, (name) => name ?? "");
  }

  /**
   * @param {JsonObject[]} items
   * @param {string[]} names
   * @returns {Player[]}
   */
  known(items, names) {
    const table = atTable();
    const told = names.map((name, place) => (name ? table.find((seat) => seat.name === name) : table[place])?.colour ?? "");
    const free = COLOURS.filter((colour) => !told.includes(colour));
    const letters = names.map((name) => [...name][0]?.toUpperCase() ?? "");
    return names.map((name, place) => {
      const isAlone = letters[place] && letters.filter((letter) => letter === letters[place]).length === 1;
      const called = this.isOfEach && this.table ? itemCalled(this.table.name, items[place], place + 1) : name || table[place]?.name || uiText("player-number", { number: place + 1 });
      return { called, colour: told[place] || (free.shift() ?? ""), sign: isAlone ? letters[place] : String(place + 1) };
    });
  }

  /** With how many players the map is; one alone may sit at any table, and where nobody has said how many play it is the largest one. */
  many() {
    const isTold = this.isOfEach || !this.table || Boolean(this.table.field.read());
    return String(isTold && this.players.length > 1 ? this.players.length : this.most);
  }

  /**
   * Write some inputs of each player of the list.
   * @param {(item: JsonObject, place: number) => JsonObject} values
   */
  put(values) {
    this.table?.field.put?.(this.items().map(values));
  }

  /** Whether one more player may sit down on the map. */
  isOpen() {
    return this.isOfEach && this.players.length < Number(this.table?.declaration.max_items);
  }

  /** What that is called. */
  adding() {
    const { add } = fieldWords(this.table?.name ?? "");
    return add ? plain(add) : null;
  }

  /** Have one more player; gives the place. */
  add() {
    this.table?.field.put?.([...this.items().map(() => ({})), {}]);
    return this.items().length - 1;
  }

  /**
   * Let the form have those who play on the map, if it does not know who plays.
   * @param {string[]} owners
   */
  sitDown(owners) {
    if (!this.table) return;
    const { declaration, field } = this.table;
    if (!this.isOfEach) {
      const { min, max } = /** @type {IntegerDeclaration} */ (declaration);
      if (field.read() === null && owners.length >= min && owners.length <= max) field.write(owners.length);
      return;
    }
    const items = this.items();
    const { called } = this;
    const isUnnamed = called && !items.some((item) => item[called]);
    field.put?.(Array.from({ length: Math.max(items.length, owners.length) }, (_, place) => (isUnnamed && owners[place] ? { [called]: owners[place] } : {})));
  }
}

const atTable = () => keptTable(document.documentElement.dataset.game).players;
