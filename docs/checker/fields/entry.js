// One entry of a table: a button that opens the picker and shows what is chosen.

import { el, face, fill } from "../dom.js";
import { opening, picker } from "../picker.js";
import { entry, labelled, nameOf, plain, say, ui, uiText } from "../words.js";
import { firstOf, framed, ownerOf, tableIds } from "./frame.js";

/**
 * @param {EntryDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function entryField(declaration, words, changed) {
  /** @type {string | null} */
  let value = null;
  const ids = tableIds(declaration.of);
  // Without words for the others, only those that matter are on offer.
  const offered = declaration.suggested && !words.others ? declaration.suggested : ids;
  const place = el("div", { class: "field__chosen" });

  const dialog = picker({
    table: declaration.of,
    ids: offered,
    first: firstOf(words) ?? (offered === ids && declaration.suggested ? { ids: declaration.suggested, title: plain(words.suggested) } : undefined),
    others: words.others && plain(words.others),
    title: say(words.label),
    several: false,
    chosen: () => (value ? [value] : []),
    owner: (id) => ownerOf(declaration.of, words, id),
    choose: ([id]) => {
      value = id;
      draw();
      changed();
      place.querySelector("button").focus();
    },
  });

  function draw() {
    if (value === null) {
      fill(
        place,
        el(
          "button",
          {
            type: "button",
            class: "action action--primary action--wide",
            ...opening(dialog),
            "aria-label": labelled(plain(words.label), uiText("choose")),
          },
          ui("choose"),
        ),
      );
      return;
    }
    const row = entry(declaration.of, value);
    fill(
      place,
      el(
        "button",
        { type: "button", class: "field__entry", ...opening(dialog), "aria-label": `${row.n}. ${uiText("change")}` },
        row.picture ? face(row.picture) : null,
        el("span", {}, el("b", { lang: row.l }, row.n), el("small", {}, ui("change"))),
      ),
      declaration.required
        ? null
        : el(
            "button",
            {
              type: "button",
              class: "action",
              onclick: () => {
                value = null;
                draw();
                changed();
              },
            },
            ui("clear"),
          ),
    );
  }

  draw();
  return {
    node: framed(words, place),
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
