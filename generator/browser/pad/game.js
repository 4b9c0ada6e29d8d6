// The game that is on a pad: its players with what was entered of them, as the question to a checker, and its answer.

import { keptTable } from "../kit/players.js";
import { chosenSets } from "../kit/sets.js";
import { setsFieldOf } from "../words/words.js";
import { numbered } from "../words/words.js";
import { emptied, entered, isUsed, onlyThese, valueOf, wayOf, waysOf, withValue } from "./state.js";
import { columnOf, gapsIn, rowsOf, toldOf } from "./told.js";

/** The players of a game and what the engine says of them. */
export class PadGame {
  /** @param {PadWords} words */
  constructor(words) {
    this.words = words;
    this.pad = words.pad;
    /** The declared list of players. */
    this.list = words.declaration.fields.find(({ name }) => name === words.pad.players);
    /** The input that names the sets in play. */
    this.setsField = setsFieldOf(words.declaration);
    this.most = Number(this.list?.max_items ?? 1);
    /** @type {JsonObject[]} */
    this.players = [];
    /** What a link asks beside the players. @type {JsonObject} */
    this.rest = {};
    /** How each category was entered last. @type {Record<string, PadWay>} */
    this.ways = {};
    /** @type {Verdict | null} */
    this.answer = null;
    /** The places of those players whom the answer is about. @type {number[]} */
    this.asked = [];
  }

  /** The players of a new pad: those at the table, or as many as usual. */
  fresh() {
    const { players } = keptTable(this.pad.game);
    if (players.length) return players.slice(0, this.most).map(({ name }) => withValue({}, this.pad.name, name || undefined));
    return Array.from({ length: Math.min(this.pad.start, this.most) }, () => /** @type {JsonObject} */ ({}));
  }

  /**
   * Whether nothing but names stands on a draft, and others have sat down at the table since.
   * @param {PadDraft} draft
   * @param {JsonObject[]} players
   */
  isOlder({ at = 0 }, players) {
    return keptTable(this.pad.game).at > at && !players.some((player) => isEntered(player, this.pad));
  }

  /** The sets on the table: those of the question that came with a link, or those of the site. */
  setsInPlay() {
    const named = this.setsField && this.rest[this.setsField];
    return Array.isArray(named) ? named.map(String) : chosenSets();
  }

  /**
   * What a question asks beside the players, as far as it is declared.
   * @param {Json | undefined} beside
   */
  declared(beside) {
    const names = this.words.declaration.fields.map(({ name }) => name);
    return onlyThese(beside, names.filter((name) => name !== this.pad.players));
  }

  /** The rows that are on the pad now. */
  rows() {
    return rowsOf(this.pad.categories, this.setsInPlay(), this.players, this.places());
  }

  /** What the answer says of each player whom it is about. */
  places() {
    return toldOf(this.answer, this.pad);
  }

  /** The question: of players of whom something was entered, without what the sets on the table do not have. */
  question() {
    const sets = this.setsInPlay();
    const hidden = this.pad.categories.filter((category) => category.set && !sets.includes(category.set));
    this.asked = this.players.flatMap((player, index) => (isUsed(player) ? [index] : []));
    const items = this.asked.map((index) => hidden.reduce((left, category) => emptied(left, category), this.players[index]));
    const asks = { ...this.rest, [this.pad.players]: items };
    if (this.setsField) delete asks[this.setsField]; // with no set named, more players than the base game has may be asked of
    return this.setsField && sets.length ? { ...asks, [this.setsField]: sets } : asks;
  }

  /** @param {number} player */
  nameOf(player) {
    return this.givenNameOf(player) || numbered(this.list, this.words.fields[this.pad.players]?.item, player + 1);
  }

  /**
   * The name that was entered; "" for none.
   * @param {number} player
   */
  givenNameOf(player) {
    return String(this.players[player][this.pad.name] ?? "");
  }

  /** The names that were entered, "" where none was. */
  givenNames() {
    return this.players.map((_, player) => this.givenNameOf(player));
  }

  /**
   * What stands in the column of a player.
   * @param {number} player
   */
  column(player) {
    return columnOf(this.players[player], this.nameOf(player), this.rows(), this.places(), this.asked.indexOf(player));
  }

  /**
   * The way in which a cell is entered.
   * @param {PadPlace} place
   */
  wayAt({ player, row }) {
    const category = this.rows()[row];
    return category ? (wayOf(this.players[player], category) ?? this.ways[category.id] ?? waysOf(category)[0]) : "total";
  }

  /**
   * What was entered in a cell, and in which way the next one is.
   * @param {PadPlace} place
   * @param {PadWay} way
   * @param {JsonObject} values
   */
  enter({ player, row }, way, values) {
    const category = this.rows()[row];
    this.ways[category.id] = way;
    this.players[player] = entered(this.players[player], category, way, values);
  }

  /**
   * What stands in an input of a player.
   * @param {number} player
   * @param {string} input
   */
  read(player, input) {
    return valueOf(this.players[player], input);
  }

  /** How many cells are empty that could change who wins. */
  gaps() {
    return gapsIn(this.players, this.rows(), this.places(), this.list?.fields ?? []);
  }

  /** Whether anything but a name was entered of anybody. */
  isBegun() {
    return this.players.some((player) => isEntered(player, this.pad));
  }
}

/**
 * Whether anything but a name was entered of a player.
 * @param {JsonObject} player
 * @param {Pad} pad
 */
export const isEntered = (player, pad) => Object.keys(player).some((name) => name !== pad.name);
