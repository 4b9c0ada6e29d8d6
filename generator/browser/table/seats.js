// Who sits at the table: a name and a colour each, from the fewest to the most that the game takes.
import { el, fill, sign } from "../kit/elements.js";
import { COLOURS, keepPlayers, knownNames, LONGEST, keptTable } from "../kit/players.js";
import { chosenSets } from "../kit/sets.js";
import { note, part, quiet } from "./parts.js";

/** @typedef {import("../kit/players.js").Seat} Seat */

const PAUSE = 300; // milliseconds without a letter before a name is kept

/** The players of a game, to be changed. */
class Seats {
  /** @param {import("./told.js").Told} told */
  constructor(told) {
    this.told = told;
    this.game = told.words.game;
    /** @type {Seat[]} */
    this.seats = keptTable(this.game).players;
    const { least } = told.words.players;
    while (this.seats.length < least) this.seats.push({ name: "", colour: "" });
    this.place = el("div", { class: "seats" });
    this.status = el("p", { class: "laid__note", role: "status" });
    this.timer = 0;
    this.draw();
  }

  /** How many may play with what is on the table. */
  most() {
    const { most, with: bySet } = this.told.words.players;
    return Math.max(most, ...chosenSets().map((set) => bySet[set] ?? 0));
  }

  keep() {
    clearTimeout(this.timer);
    if (!keepPlayers(this.game, this.seats)) fill(this.status, this.told.say("no-room"));
  }

  /** @param {number} index */
  row(index) {
    const { told, seats } = this;
    const seat = seats[index];
    const number = { number: index + 1 };
    const name = el("input", {
      type: "text",
      class: "seat__name",
      "aria-label": told.text("name-of", { number }),
      placeholder: told.text("player", { number }),
      maxlength: LONGEST,
      autocomplete: "off",
      list: "table-names",
      value: seat.name,
      oninput: () => {
        seat.name = name.value.trim();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.keep(), PAUSE);
      },
      onchange: () => this.keep(),
    });
    const choice = el(
      "select",
      { "aria-label": told.text("colour-of", { number }), onchange: () => this.paint(index, choice.value) },
      ["", ...COLOURS].map((colour) => el("option", { value: colour, selected: colour === seat.colour }, told.text(colour || "no-colour"))),
    );
    const called = seat.name || told.text("player", { number });
    const out = seats.length > told.words.players.least ? quiet(told.text("remove-player", { name: called }), "close", () => this.remove(index)) : null;
    return el("div", { class: "seat" }, el("span", { class: "seat__colour", "data-colour": seat.colour }, choice), name, out);
  }

  /**
   * Give a player a colour; who had it takes the one that this player had.
   * @param {number} index
   * @param {string} colour
   */
  paint(index, colour) {
    const seat = this.seats[index];
    const other = colour && this.seats.find((one) => one !== seat && one.colour === colour);
    if (other) other.colour = seat.colour;
    seat.colour = colour;
    this.keep();
    this.draw();
    this.place.querySelectorAll("select")[index].focus();
  }

  add() {
    this.seats.push({ name: "", colour: "" });
    this.keep();
    this.draw();
    this.place.querySelectorAll("input")[this.seats.length - 1].focus();
  }

  /** @param {number} index */
  remove(index) {
    this.seats.splice(index, 1);
    this.keep();
    this.draw();
    this.place.querySelectorAll("input")[Math.min(index, this.seats.length - 1)].focus();
  }

  draw() {
    const most = this.most();
    const add = el("button", { type: "button", class: "chip", onclick: () => this.add() }, sign("plus"), this.told.say("add-player"));
    fill(
      this.place,
      this.seats.map((_, index) => this.row(index)),
      this.seats.length < most ? add : null,
      el("datalist", { id: "table-names" }, knownNames().map((name) => el("option", { value: name }))),
    );
    fill(this.status, this.seats.length > most ? this.told.say("too-many", { count: { number: most } }) : null);
  }
}

/**
 * The players as a part of the sheet; null in a game for one alone.
 * @param {import("./told.js").Told} told
 */
export function drawSeats(told) {
  if (told.words.players.most < 2) return null;
  const seats = new Seats(told);
  const redraw = () => {
    if (seats.place.isConnected) seats.draw();
    else document.removeEventListener("fathom:sets", redraw);
  };
  document.addEventListener("fathom:sets", redraw);
  return part(told.say("players"), seats.place, seats.status, note(told.say("players-note")));
}
