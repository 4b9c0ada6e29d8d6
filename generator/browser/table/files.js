// Saving everything as a file, and bringing it back: what a file has is shown first.
import { el, fill, sign } from "../kit/elements.js";
import { save } from "../kit/saving.js";
import { storedData } from "../kit/storage.js";
import { chooseSets } from "../kit/sets.js";
import { note, part, tool } from "./parts.js";
import { asFile, read, replaces, texts } from "./whole.js";
import { storeAll } from "./writing.js";

/** @typedef {import("./whole.js").Thing} Thing */

/**
 * @param {import("./told.js").Told} told
 * @param {(said: string) => void} changed
 */
export function drawFiles(told, changed) {
  const place = el("div", { role: "status" });
  const input = el("input", { type: "file", class: "spoken", accept: ".json,application/json", onchange: () => take(input.files?.[0]) });

  function saveAll() {
    const day = new Date().toISOString().slice(0, 10);
    save(new File([asFile()], `fathom-${day}.json`, { type: "application/json" }));
  }

  /** @param {File | undefined} file */
  async function take(file) {
    input.value = ""; // the same file may be chosen again
    if (!file) return;
    const found = await read(file);
    if (typeof found === "string") fill(place, note(told.say(found)));
    else await ask(found);
  }

  /** @param {{ saved: number, things: Thing[] }} found */
  async function ask({ saved, things }) {
    const isReplacing = things.some(replaces);
    const yes = el("button", { type: "button", class: "button button--gold", onclick: () => bring(things) }, told.say("bring-it"));
    const no = el("button", { type: "button", class: "button button--line", onclick: () => fill(place) }, told.say("leave-it"));
    fill(
      place,
      el(
        "div",
        { class: "laid laid--asked" },
        el("p", {}, told.say("file-of", { day: told.day.format(saved) })),
        el("ul", { class: "laid__list" }, await Promise.all(lines(things))),
        note(told.say(isReplacing ? "file-replaces" : "file-adds")),
        el("div", { class: "laid__tools" }, yes, no),
      ),
    );
    yes.focus();
  }

  /**
   * What there is of each game.
   * @param {Thing[]} things
   */
  const lines = (things) =>
    [...new Set(things.map(({ game }) => game))].map(async (game) => {
      const own = things.filter((one) => one.game === game);
      const named = own.map((one) => {
        const called = told.text(`part-${one.part}`);
        return replaces(one) ? told.text("replaces", { part: called }) : called;
      });
      return el("li", {}, el("b", {}, game ? await titleOf(game) : told.text("file-all-games")), told.words.marks[1], named.join(told.words.marks[0]));
    });

  /**
   * What a game is called; by its id, where this site does not have it.
   * @param {string} game
   */
  async function titleOf(game) {
    if (game === told.words.game) return told.words.title;
    try {
      const answer = await fetch(new URL(`../${game}/table.json`, told.home));
      return String((await answer.json()).title);
    } catch {
      return game;
    }
  }

  /** @param {Thing[]} things */
  function bring(things) {
    if (!storeAll(texts(things))) return void fill(place, note(told.say("no-room")));
    const sets = storedData(`fathom:sets:${told.words.game}`);
    if (Array.isArray(sets)) chooseSets(sets);
    for (const name of ["players", "readings", "pins"]) document.dispatchEvent(new CustomEvent(`fathom:${name}`));
    changed(told.text("brought"));
  }

  const bringing = el("label", { class: "chip" }, input, sign("plus"), el("span", {}, told.say("bring-file")));
  return part(told.say("file"), note(told.say("file-note")), el("div", { class: "laid__tools" }, tool(told.say("save-file"), "offline", saveAll), bringing), place);
}
