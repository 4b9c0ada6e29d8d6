// What opens the sheet of cards from which entries of a table are picked. The sheet is fetched when it is first wanted.

import { el } from "../kit/elements.js";
import { once } from "../kit/once.js";
import { ROOT } from "../kit/root.js";
import { byWords, tableOf, ui, uiText, words } from "../words/words.js";

const STYLES = new URL("css/cards.css", ROOT).href;

/** A style sheet, asked for once. */
const styled = once((href) => new Promise((resolve) => document.head.append(el("link", { rel: "stylesheet", href, onload: resolve, onerror: resolve }))));

/**
 * Make a picker for a form. `ids` are those on offer, in order, `first` those that stand first under a title of their own; `title`
 * heads the sheet; `several` allows more than one, and with `most` of them it closes. `chosen()` gives what is chosen now, `choose(ids)` is called after each
 * change, `owner(id)` tells who else has an entry. Gives { open, warm }.
 * @param {PickerSettings} settings
 */
export function picker({ context, table, ids, first, others, title, several, most, chosen, choose, owner }) {
  /** @type {ReturnType<typeof load> | null} */
  let made = null;

  async function load() {
    const { list, cards: file } = tableOf(table);
    const page = new URL(words.page ?? location.pathname, location.href);
    /** @type {Picking} */
    const picking = {
      ids,
      first: first ?? null,
      others,
      title,
      several,
      most,
      done: uiText("done"),
      chosen,
      choose: byWords(choose),
      isInPlay: byWords((id) => context.isInPlay(table, id)),
      owner: byWords((id) => owner?.(id) ?? null),
    };
    const [{ sheet }, { Cards, loadCards }] = await Promise.all([import("../cards/sheet.js"), import("../cards/data.js"), styled(STYLES)]);
    const cards = file ? new Cards(file, page) : await loadCards(new URL(list ?? "", location.href).href);
    return sheet(cards, picking);
  }

  const warm = () => {
    made ??= load();
    made.catch(() => {
      made = null; // the next touch tries again
    });
    return made;
  };

  const failed = byWords((/** @type {HTMLElement} */ button) => button.after(el("p", { class: "field__help", role: "status" }, ui("no-cards"))));

  return {
    warm,
    /** @param {Event} event */
    async open(event) {
      const button = /** @type {HTMLElement} */ (event.currentTarget);
      button.setAttribute("aria-busy", "true");
      try {
        (await warm()).open();
      } catch {
        failed(button);
      } finally {
        button.removeAttribute("aria-busy");
      }
    },
  };
}

/** What a button that opens a picker listens to: whoever comes near it may soon press it. */
export const opening = (/** @type {ReturnType<typeof picker>} */ { open, warm }) => ({ onclick: open, onpointerenter: warm, onfocus: warm });

