// One entry of a table: a button that opens the picker and shows what is chosen; or all of them side by side, if they are laid out.

import { el, face, fill, freshId } from "../kit/elements.js";
import { opening, picker } from "./picker.js";
import { entry, labelled, nameOf, plain, say, ui, uiText } from "../words/words.js";
import { framed, tableIds } from "./frame.js";
import { adder, chip, fewOf, isNarrow, laid } from "./picked.js";

/**
 * All entries side by side, to be chosen with one touch.
 * @param {EntryDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function laidOut({ of, required }, words, changed, { context }) {
  const name = freshId();
  const entries = tableIds(of).map((id) => {
    const box = el("input", { type: "radio", name, value: id, onchange: () => (draw(), changed()) });
    return { id, box, label: el("label", { class: "field__few-one" }, box, laid(of, id, words)) };
  });
  const clear = el(
    "button",
    {
      type: "button",
      class: "tool",
      onclick: () => {
        write(null);
        changed();
        entries[0].box.focus();
      },
    },
    ui("clear"),
  );

  const read = () => entries.find(({ box }) => box.checked)?.id ?? null;

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    for (const { id, box } of entries) box.checked = id === wanted;
    draw();
  }

  function draw() {
    for (const { id, box, label } of entries) label.hidden = !box.checked && !context.isInPlay(of, id);
    clear.hidden = required || read() === null;
  }

  draw();
  return { node: framed(words, el("div", { class: fewOf(words) }, entries.map(({ label }) => label), clear)), read, write, refresh: draw };
}

/**
 * @param {EntryDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function entryField(declaration, words, changed, around) {
  const { context } = around;
  if (words.laid_out) return laidOut(declaration, words, changed, around);
  /** @type {string | null} */
  let value = null;
  const ids = tableIds(declaration.of);
  // Without words for the others, only those that matter are on offer.
  const offered = declaration.suggested && !words.others ? declaration.suggested : ids;
  const place = el("div", { class: "field__chosen" });
  const help = words.help ? el("p", { class: "field__help" }, say(words.help)) : null;
  const isCalled = isNarrow(words);

  const dialog = picker({
    context,
    table: declaration.of,
    ids: offered,
    first: context.firstOf(words) ?? (offered === ids && declaration.suggested ? { ids: declaration.suggested, title: plain(words.suggested) } : undefined),
    others: words.others && plain(words.others),
    title: say(words.label),
    several: false,
    chosen: () => (value ? [value] : []),
    owner: (id) => context.ownerOf(declaration.of, words, id),
    choose: ([id]) => {
      value = id;
      draw();
      changed();
      place.querySelector("button").focus();
    },
  });

  function takeAway() {
    value = null;
    draw();
    changed();
    place.querySelector("button").focus();
  }

  function draw() {
    if (help) help.hidden = value !== null;
    if (isCalled) {
      fill(place, value === null ? adder(words, dialog) : el("ul", { class: "field__chips" }, chip(declaration.of, value, takeAway)));
      return;
    }
    const isFilled = value !== null;
    fill(place, isFilled ? card(entry(declaration.of, String(value))) : slot(), isFilled && !declaration.required ? out() : null);
  }

  /** Where a card will lie. */
  const slot = () =>
    el(
      "button",
      { type: "button", class: "field__entry field__entry--empty", ...opening(dialog), "aria-label": labelled(plain(words.label), uiText("choose")) },
      el("span", { class: "field__slot", "aria-hidden": "true" }, "+"),
      el("span", {}, el("b", {}, plain(words.label)), el("small", {}, ui("choose"))),
    );

  /**
   * The card that was chosen, below what it was chosen for.
   * @param {TableRow} row
   */
  const card = (row) =>
    el(
      "button",
      { type: "button", class: "field__entry", ...opening(dialog), "aria-label": `${row.n}. ${uiText("change")}` },
      row.picture ? face(row.picture) : null,
      el("span", {}, el("small", {}, plain(words.label)), el("b", { lang: row.l }, row.n)),
      el("small", {}, ui("change")),
    );

  const out = () =>
    el("button", { type: "button", class: "action action--quiet", "aria-label": uiText("clear"), title: uiText("clear"), onclick: takeAway }, "✕");

  draw();
  const node = framed({ ...words, help: undefined }, place, help);
  node.classList.add("field--called");
  return {
    node,
    read: () => value,
    write(wanted) {
      value = typeof wanted === "string" && ids.includes(wanted) ? wanted : null;
      draw();
    },
  };
}

/** @type {Kind} */
export const kind = {
  make: entryField,
  describe: ({ of = "" }, _words, value) => (value === null ? "" : nameOf(of, String(value))),
};
