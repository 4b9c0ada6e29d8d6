// A dialog that picks entries of a table by name: one (a touch chooses and closes) or several (a touch toggles). It
// offers what is in play, set by set, and what is chosen already.

import "../js/folding.js";
import { el, face, freshId } from "./dom.js";
import { bySet, isInPlay } from "./fields/frame.js";
import { entry, ui, uiText } from "./words.js";

/**
 * Make a picker. `ids` are those on offer, in order; `title` heads the dialog; `several` allows more than one.
 * `chosen()` gives what is chosen now, `choose(ids)` is called after each change. Gives { open }.
 * @param {{ table: string, ids: string[], title: Piece, several: boolean, chosen: () => string[], choose: (ids: string[]) => void }} settings
 */
export function picker({ table, ids, title, several, chosen, choose }) {
  /** @type {HTMLDialogElement | undefined} */
  let dialog;
  /** @type {ReturnType<typeof option>[]} */
  let options = [];
  /** @type {{ heading: HTMLElement, items: HTMLElement[] }[]} */
  let parts = [];
  /** @type {HTMLElement} */
  let noMatch;

  /** @param {TableRow} row */
  const searchText = (row) => fold([row.n, row.search ?? ""].join(" "));

  /** @param {string} id */
  function option(id) {
    const row = entry(table, id);
    const button = el(
      "button",
      { type: "button", class: "picker__option", onclick: () => pick(id) },
      row.picture ? face(row.picture) : null,
      el("span", { lang: row.l }, row.n),
    );
    return { id, button, item: el("li", {}, button), searchText: searchText(row) };
  }

  /** @param {string} id */
  function pick(id) {
    if (!several) {
      dialog?.close(); // first, because it gives the focus back to where it was
      choose([id]);
      return;
    }
    const now = chosen();
    choose(now.includes(id) ? now.filter((other) => other !== id) : [...now, id]);
    markChosen();
  }

  function markChosen() {
    const now = chosen();
    for (const { id, button } of options) button.setAttribute("aria-pressed", String(now.includes(id)));
  }

  /**
   * Show the entries whose name has the text in it.
   * @param {string} text
   */
  function filter(text) {
    const wanted = fold(text.trim());
    const now = chosen();
    for (const { id, item, searchText: words } of options) {
      item.hidden = !words.includes(wanted) || !(isInPlay(table, id) || now.includes(id));
    }
    const shown = parts.filter(({ items }) => items.some((item) => !item.hidden));
    for (const part of parts) part.heading.hidden = shown.length < 2 || !shown.includes(part);
    noMatch.hidden = options.some(({ item }) => !item.hidden);
  }

  function build() {
    const heading = freshId();
    noMatch = el("p", { class: "picker__nothing", hidden: true, role: "status" }, ui("no-match"));
    const field = el("input", {
      type: "search",
      class: "picker__search",
      placeholder: uiText("search"),
      "aria-label": uiText("search"),
      autocomplete: "off",
      oninput: () => filter(field.value),
      onkeydown: (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        const first = options.find(({ item }) => !item.hidden);
        if (first && field.value.trim()) pick(first.id);
      },
    });
    options = ids.map(option);
    const items = Object.fromEntries(options.map(({ id, item }) => [id, item]));
    parts = bySet(ids, table).map(({ set, ids: members }) => ({
      heading: el("li", { class: "picker__head" }, el("h3", { lang: set.l }, set.n)),
      items: members.map((id) => items[id]),
    }));
    /** @type {HTMLDialogElement} */
    const box = el(
      "dialog",
      {
        class: "picker",
        "aria-labelledby": heading,
        onclick: (event) => event.target === box && box.close(),
      },
      el(
        "div",
        { class: "picker__body" },
        el(
          "header",
          {},
          el("h2", { id: heading }, title),
          el(
            "button",
            { type: "button", class: "action action--primary", onclick: () => box.close() },
            ui(several ? "done" : "close"),
          ),
          field,
        ),
        noMatch,
        el("ul", { class: "picker__options" }, parts.map((part) => [part.heading, part.items])),
      ),
    );
    document.body.append(box);
    dialog = box;
    return box;
  }

  return {
    open() {
      const box = dialog ?? build();
      const field = box.querySelector("input");
      field.value = "";
      filter("");
      markChosen();
      box.showModal();
      // On a phone the keyboard would hide the cards, so only a fine pointer starts in the search field.
      if (matchMedia("(pointer: fine)").matches) field.focus();
    },
  };
}
