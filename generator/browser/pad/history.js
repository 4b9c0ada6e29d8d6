// The games that were scored before on this device: to open again, to save as a file and take in from one, to
// clear, and in figures.
import { el, fill, sign } from "../kit/elements.js";
import { save } from "../kit/saving.js";
import { asCsv, asFile, kept, replace, takeIn, whenChanged } from "./kept.js";
import { figure, ranked, Sayings } from "./sayings.js";

const LARGEST = 20_000_000; // bytes of a file that is read
const BYTE_ORDER = "\ufeff"; // so that spreadsheets read the file as UTF-8

/**
 * The earlier games of a game as a fold; as long as there is none, only the way to take some in.
 * @param {HTMLElement} host
 * @param {ResultWords} words
 * @param {{ game: string, except?: string, open: (result: ScoreResult) => void }} options
 */
export function showHistory(host, words, { game, except = "", open }) {
  const sayings = new Sayings(words);
  /** @type {{ said: string, before: ScoreResult[] } | null} */
  let undone = null;
  let report = ""; // what came of the last file
  let isOpen = false;
  let isCounted = false; // whether the figures are open

  /**
   * @param {ScoreResult[]} results
   * @param {string} said
   */
  function change(results, said) {
    const before = kept(game);
    const isKept = replace(game, results);
    undone = isKept ? { said, before } : null;
    report = isKept ? "" : sayings.say("no-room");
    show();
    host.querySelector("button[data-undo]")?.focus();
  }

  /** Put back what was removed; without room for it, it can be tried again once there is some. */
  function undo() {
    if (!undone) return;
    const { before } = undone;
    const ids = new Set(before.map(({ id }) => id));
    const isKept = replace(game, [...kept(game).filter(({ id }) => !ids.has(id)), ...before]);
    if (isKept) undone = null;
    report = isKept ? "" : sayings.say("no-room");
    show();
    host.querySelector(isKept ? "summary" : "button[data-undo]")?.focus();
  }

  /** @param {File | undefined} file */
  async function takeFile(file) {
    if (!file) return;
    const found = file.size > LARGEST ? null : takeIn(game, await file.text());
    if (!found) report = sayings.say("no-games", { game: words.title });
    else if (!found.isKept) report = sayings.say("no-room");
    else report = sayings.count(found.taken ? "taken" : "known", found.taken || found.known);
    undone = null;
    show();
  }

  /** @param {ScoreResult} result */
  const line = (result) =>
    el(
      "li",
      {},
      el(
        "button",
        { type: "button", class: "earlier__game", onclick: () => open(result) },
        el("b", {}, sayings.date(result.date)),
        el("span", {}, ranked(result).map(({ name, total }) => `${name} ${figure(total)}`).join(" · ")),
      ),
      el(
        "button",
        {
          type: "button",
          class: "button button--icon",
          "aria-label": sayings.say("remove", { date: sayings.date(result.date) }),
          onclick: () => change(kept(game).filter(({ id }) => id !== result.id), sayings.say("removed", { date: sayings.date(result.date) })),
        },
        sign("close"),
      ),
    );

  function show() {
    const results = kept(game).filter(({ id }) => id !== except);
    const details = el(
      "details",
      { class: "result__fold", open: isOpen, ontoggle: () => (isOpen = details.open) },
      el("summary", {}, sayings.count("earlier", results.length)),
      el("ul", { class: "earlier__games" }, results.map(line)),
      el("p", {}, sayings.say("kept")),
      el(
        "div",
        { class: "earlier__tools" },
        tool("json", "offline", () => save(file(results, game, sayings, "json"))),
        tool("csv", "table", () => save(file(results, game, sayings, "csv"))),
        taking(),
        tool("clear", "close", () => change(kept(game).filter(({ id }) => id === except), sayings.say("cleared"))),
      ),
    );
    const said = undone && el("p", { class: "earlier__undo" }, el("span", { role: "status" }, undone.said), el("button", { type: "button", class: "action action--quiet", "data-undo": true, onclick: undo }, sayings.say("undo")));
    fill(host, results.length ? [details, figures()] : el("div", { class: "earlier__tools" }, taking()), said, report ? el("p", { class: "earlier__undo", role: "status" }, report) : null);
  }

  /** All games of this device in figures, which are counted once somebody wants them; of a single one there is nothing to count. */
  function figures() {
    const all = kept(game);
    if (all.length < 2) return null;
    const place = el("div", {});
    const details = el("details", { class: "result__fold", open: isCounted, ontoggle: draw }, el("summary", {}, sayings.count("statistics", all.length)), place);

    async function draw() {
      isCounted = details.open;
      if (!isCounted || place.firstChild) return;
      try {
        const { statistics } = await import("./statistics.js");
        fill(place, statistics(all, sayings));
      } catch (error) {
        console.error(error);
        fill(place, el("p", {}, sayings.say("no-statistics")));
      }
    }
    return details;
  }

  /** The way to take in a file of games. */
  function taking() {
    const input = el("input", { type: "file", class: "spoken", accept: ".json,application/json", onchange: () => takeFile(input.files?.[0]) });
    return el("label", { class: "tool" }, input, sign("plus"), el("span", {}, sayings.say("take-in")));
  }

  /**
   * @param {string} key
   * @param {string} drawing
   * @param {() => void} onclick
   */
  const tool = (key, drawing, onclick) => el("button", { type: "button", class: "tool", onclick }, sign(drawing), el("span", {}, sayings.say(key)));

  whenChanged(game, show);
  show();
}

/**
 * @param {ScoreResult[]} results
 * @param {string} game
 * @param {Sayings} sayings
 * @param {"json" | "csv"} kind
 */
export function file(results, game, sayings, kind) {
  const heads = ["date", "game", "player", "place", "total"].map((key) => sayings.say(key));
  const text = kind === "csv" ? BYTE_ORDER + asCsv(results, heads) : asFile(game, results);
  const name = `${game}-${new Date().toISOString().slice(0, 10)}.${kind}`;
  return new File([text], name, { type: kind === "csv" ? "text/csv" : "application/json" });
}
