// The games that were scored before on this device: to open again, to save as a file, to clear.
import { el, fill, sign } from "../checker/dom.js";
import { asCsv, kept, replace, whenChanged } from "./kept.js";
import { figure, ranked, Sayings } from "./sayings.js";
import { save } from "./sharing.js";

const BYTE_ORDER = "\ufeff"; // so that spreadsheets read the file as UTF-8

/**
 * The earlier games of a game as a fold; nothing as long as there is none.
 * @param {HTMLElement} host
 * @param {ResultWords} words
 * @param {{ game: string, except?: string, open: (result: ScoreResult) => void }} options
 */
export function showHistory(host, words, { game, except = "", open }) {
  const sayings = new Sayings(words);
  /** @type {{ said: string, before: ScoreResult[] } | null} */
  let undone = null;
  let isOpen = false;

  /**
   * @param {ScoreResult[]} results
   * @param {string} said
   */
  function change(results, said) {
    undone = { said, before: kept(game) };
    replace(game, results);
    host.querySelector("button[data-undo]")?.focus();
  }

  function undo() {
    const before = undone?.before ?? [];
    undone = null;
    const ids = new Set(before.map(({ id }) => id));
    replace(game, [...kept(game).filter(({ id }) => !ids.has(id)), ...before]);
    host.querySelector("summary")?.focus();
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
        tool("clear", "close", () => change(kept(game).filter(({ id }) => id === except), sayings.say("cleared"))),
      ),
    );
    const said = undone && el("p", { class: "earlier__undo" }, el("span", { role: "status" }, undone.said), el("button", { type: "button", class: "action action--quiet", "data-undo": true, onclick: undo }, sayings.say("undo")));
    fill(host, results.length ? details : null, said);
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
function file(results, game, sayings, kind) {
  const heads = ["date", "game", "player", "place", "total"].map((key) => sayings.say(key));
  const text = kind === "csv" ? BYTE_ORDER + asCsv(results, heads) : JSON.stringify({ game, results }, null, 2);
  const name = `${game}-${new Date().toISOString().slice(0, 10)}.${kind}`;
  return new File([text], name, { type: kind === "csv" ? "text/csv" : "application/json" });
}
