// The sets in play: kept on the device for each game, told to this page, to other tabs and to the search worker. Until the
// reader says more it is the base game alone.
// `<html data-sets-off>` lists those that are switched off; the style sheet hides what belongs to them (`data-set`).
import { store, storedData, storedNames, whenStored } from "./storage.js";
import { closestTarget } from "./targets.js";

const html = document.documentElement;
const KEY = "fathom:sets:";
/** @param {string | undefined} game */
const key = (game) => KEY + game;

/**
 * What was chosen for a game: the ids of the expansions in play, or null if nothing ever was.
 * @param {string | undefined} game
 */
function stored(game) {
  const chosen = storedData(key(game));
  return Array.isArray(chosen) ? chosen : null;
}

const expansions = () => (html.dataset.sets ?? "").split(" ").filter(Boolean);
const switchedOff = () => (html.dataset.setsOff ?? "").split(" ").filter(Boolean);

/** The expansions of the page's game that are in play. */
export const chosenSets = () => expansions().filter((set) => !isOff(set));

/**
 * Whether a set of the page's game is switched off.
 * @param {string} set
 */
export function isOff(set) {
  return switchedOff().includes(set);
}

/**
 * Put a choice into effect on this page; `isNew` tells those who listen that the reader has just made it.
 * @param {string[]} chosen
 * @param {boolean} isNew
 */
function apply(chosen, isNew) {
  html.dataset.setsOff = expansions().filter((set) => !chosen.includes(set)).join(" ");
  html.dataset.setsOn = chosenSets().join(" ");
  for (const box of document.querySelectorAll("input[data-switch]")) box.checked = !isOff(box.dataset.switch);
  document.dispatchEvent(new CustomEvent("fathom:sets", { detail: { isNew } }));
}

/**
 * Have these expansions in play, for good.
 * @param {string[]} chosen
 */
export function chooseSets(chosen) {
  delete html.dataset.setsAsked;
  store(key(html.dataset.game), JSON.stringify(chosen)); // Without room it holds for this page all the same.
  apply(chosen, true);
}

/**
 * Switch a set on or off.
 * @param {string} set
 * @param {boolean} isOn
 */
function choose(set, isOn) {
  chooseSets(expansions().filter((one) => (one === set ? isOn : !isOff(one))));
}

/**
 * Put an expansion of any game in play, given as `game:set`.
 * @param {string} part
 */
export function putInPlay(part) {
  const [game, set] = part.split(":");
  if (game === html.dataset.game) return choose(set, true);
  try {
    localStorage.setItem(key(game), JSON.stringify([...new Set([...(stored(game) ?? []), set])]));
  } catch {
    return; // Storage may be closed to us; then nothing is remembered.
  }
  document.dispatchEvent(new CustomEvent("fathom:sets", { detail: { isNew: true } }));
}

/** The games that something was chosen for, and the game of the page. */
const games = () => new Set([...storedNames(KEY).map((name) => name.slice(KEY.length)), html.dataset.game]);

/** All expansions in play, each with its game: those of this page as it stands, those of other games as they were chosen. */
export const gamesInPlay = () =>
  [...games()].flatMap((game) => (game === html.dataset.game ? chosenSets() : stored(game) ?? []).map((set) => `${game}:${set}`));

export function startSets() {
  if (!html.dataset.sets) return;
  apply(chosenSets(), false);
  document.addEventListener("change", (event) => {
    const box = closestTarget(event, "input[data-switch]");
    if (box) choose(box.dataset.switch, box.checked);
  });
  document.addEventListener("click", (event) => {
    // Who has looked at the sheet and leaves it with its button has said what is on the table, if only the base game.
    if (closestTarget(event, "[data-sets-done]")) chooseSets(chosenSets());
    const button = closestTarget(event, "[data-switch-on]");
    if (!button) return;
    choose(button.dataset.switchOn, true);
    document.querySelector("main h1")?.closest("main").focus();
  });
  whenStored(key(html.dataset.game), () => apply(stored(html.dataset.game) ?? [], true));
}
