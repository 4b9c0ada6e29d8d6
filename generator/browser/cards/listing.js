// The cards themselves: which are shown, and in which order. A list of very many is long-list.js, which does the same.

/**
 * Where a reader of a list is: the card at the top of the screen, if one is, and how many pixels are between that, or the
 * top of the page, and the top of the screen.
 * @typedef {{ card?: string, top: number }} ListPlace
 */

/**
 * What a page asks of its list. `show` puts these cards in their order and takes the others away; `reach` brings one into sight;
 * `place` says where the reader is, in what an entry of the history holds, and `restore` goes there; `refresh` follows
 * another look of the list; `dress` calls what dresses a card for all that are drawn; `item` gives the element of a card.
 * @typedef {{
 *   show: (ids: string[]) => void,
 *   reach: (id: string) => void,
 *   place: () => ListPlace,
 *   restore: (place: ListPlace) => void,
 *   refresh: () => void,
 *   dress: () => void,
 *   item: (id: string) => HTMLElement | undefined,
 * }} Listing
 */

/**
 * The list whose items all stand on the page.
 * @param {HTMLElement} list
 * @param {string[]} ids
 * @param {(id: string, item: HTMLElement) => void} dress
 * @returns {Listing}
 */
export function listing(list, ids, dress) {
  /** @type {Map<string, HTMLElement>} */
  const items = new Map(ids.flatMap((id) => document.getElementById(id) ?? []).map((item) => [item.id, item]));
  let shown = String([...items.keys()]);
  return {
    show(found) {
      const wanted = new Set(found);
      for (const [id, item] of items) item.hidden = !wanted.has(id);
      if (String(found) === shown) return;
      shown = String(found);
      list.append(...found.flatMap((id) => items.get(id) ?? []));
    },
    reach: (id) => items.get(id)?.scrollIntoView(),
    place: () => ({ top: scrollY }),
    restore: ({ top }) => scrollTo(0, top),
    refresh() {},
    dress: () => items.forEach((item, id) => dress(id, item)),
    item: (id) => items.get(id),
  };
}
