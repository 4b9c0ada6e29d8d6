// What is entered where the pad stands: a name, a number by keys, or a category in one of its other ways, whose editors
// are fetched when they are first wanted.

import { el, fill, sign } from "../kit/elements.js";
import { labelled, ui, uiText, words } from "../words/words.js";
import { knownNames } from "../kit/players.js";
import { keypad } from "./keypad.js";
import { waysOf } from "./state.js";

const WORDS = { total: "total", number: "total", quick: "in-short", exact: "exactly" };
/** @type {Record<string, () => Promise<{ editor: (cell: PadCell, context: FormContext) => PadEditor }>>} */
const QUICK = {
  best: () => import("./best.js"),
  tally: () => import("./tally.js"),
  counts: () => import("./counts.js"),
};

/**
 * The panel below the sheet. `cell(place)` is what an editor of a category is given.
 * @param {HTMLElement} node
 * @param {{ cell: (place: PadPlace) => PadCell, choose: (way: PadWay) => void, next: () => void, onto: () => boolean, rename: (name: string) => void, remove: () => void, names: () => string[], whole: () => JsonObject }} wanted
 */
export function panel(node, { cell, choose, next, onto, rename, remove, names, whole }) {
  const title = el("h2", {});
  const ways = el("span", { class: "pad__ways", role: "group", "aria-label": uiText("way") });
  const place = el("div", {});
  fill(node, el("div", { class: "pad__head" }, title, ways), place);
  /** @type {PadCell | null} */
  let own = null;
  /** @type {PadEditor | null} */
  let editor = null;
  let shown = "";
  const keys = keypad({
    read: () => (own ? /** @type {number | null} */ (own.read(numberInput(own)) ?? null) : null),
    write: (value) => own?.write({ [numberInput(own)]: value }),
    next,
    onto,
  });

  /** @param {PadCell} of */
  const numberInput = ({ category }) => category.number ?? category.total ?? "";

  /**
   * @param {PadPlace} at
   * @param {PadWay} way
   * @param {{ name: string, typed: string, isOnly: boolean }} player
   */
  async function draw(at, way, player) {
    const key = `${at.player} ${at.row} ${way}`;
    if (at.row < 0) {
      if (shown !== key) drawName(player);
      shown = key;
      return;
    }
    const isNew = shown !== key;
    shown = key;
    const current = cell(at);
    const { category, label, owner } = current;
    fill(title, owner, el("small", {}, ` · ${label}`));
    node.setAttribute("aria-label", labelled(owner, label));
    if (!isNew) return editor?.draw?.();
    own = current;
    editor = null;
    const all = waysOf(category);
    fill(
      ways,
      all.length > 1 ? all.map((one) => el("button", { type: "button", "aria-pressed": String(one === way), onclick: () => choose(one) }, ui(WORDS[one]))) : null,
    );
    if (way === "total" || way === "number") {
      const declared = current.declared(numberInput(current));
      keys.start(Number(declared.min ?? 0), Number(declared.max ?? 99));
      if (place.firstElementChild !== keys.node) fill(place, keys.node);
      return;
    }
    const made = await make(current, way);
    if (shown !== key) return;
    editor = made;
    fill(place, made.node);
  }

  /**
   * @param {PadCell} current
   * @param {PadWay} way
   */
  async function make(current, way) {
    const [{ FormContext }, { loadKinds }] = await Promise.all([import("../forms/context.js"), import("../forms/kinds.js")]);
    const context = new FormContext();
    context.hold(whole);
    if (way === "quick") return (await QUICK[current.category.quick?.way ?? ""]()).editor(current, context);
    const [{ grouping }, { editor }] = await Promise.all([import("../forms/form.js"), import("./exact.js")]);
    await loadKinds(words);
    return editor(current, grouping({ ...words, more: [] }, context));
  }

  /** @param {{ name: string, typed: string, isOnly: boolean }} player */
  function drawName({ name, typed, isOnly }) {
    own = null;
    editor = null;
    fill(title, name);
    node.setAttribute("aria-label", name);
    fill(ways);
    const input = el("input", {
      type: "text",
      class: "field__text",
      value: typed,
      autocomplete: "off",
      enterkeyhint: "next",
      maxlength: 40,
      "aria-label": uiText("name-of"),
      placeholder: name,
      oninput: () => (rename(input.value), drawKnown()),
      onkeydown: (event) => {
        if (event.key === "Enter") next();
      },
    });
    const known = el("div", { class: "pad__known", role: "group", "aria-label": uiText("names-known") });
    function drawKnown() {
      fill(
        known,
        knownNames()
          .filter((other) => !names().includes(String(other)))
          .slice(0, 6)
          .map((other) =>
            el("button", { type: "button", class: "chip", onclick: () => (rename(String(other)), next()) }, String(other)),
          ),
      );
    }
    drawKnown();
    fill(
      place,
      el("div", { class: "pad__way" }, input, known, isOnly ? null : el("button", { type: "button", class: "tool", onclick: remove }, sign("close"), el("span", {}, ui("remove-player", { name })))),
    );
    input.focus();
    input.select();
  }

  return {
    draw,
    /** @param {string} key */
    press(key) {
      if (own && place.firstElementChild === keys.node) keys.press(key);
    },
    isTyping: () => place.firstElementChild === keys.node,
    /** Draw it anew, whatever it shows. */
    forget() {
      shown = "";
    },
  };
}
