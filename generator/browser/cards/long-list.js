// A list of so many cards that a browser would take seconds to lay them out: only those near the screen are elements. The rest of
// the list is empty space above and below, as high as the rows that stand there; how high rows are is learnt as they are drawn.
import { observeWindowOffset, observeWindowRect, Virtualizer } from "../../../docs/vendor/tanstack-virtual/virtual-core.mjs";
/** @import { Listing } from "./listing.js" */

const AROUND = 3; // rows drawn above and below the screen
const ENOUGH = 24; // cards, to learn how rows look
const GUESS = 200; // pixels: the height of a row before any was drawn

const SVG = "http://www.w3.org/2000/svg";

/**
 * The element that the build wrote as data (generator/render/element_tree.py): the pages' policy lets no script make one of a text.
 * @param {ElementTree} tree
 * @param {string} [space]
 */
function built([tag, attributes, ...children], space = "") {
  const own = tag === "svg" ? SVG : space;
  const node = own ? document.createElementNS(own, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children.map((child) => (typeof child === "string" ? child : built(child, own))));
  return node;
}

/**
 * A list of which the page holds the first cards; `others` are those that it does not hold.
 * @implements {Listing}
 */
export class LongList {
  /**
   * @param {HTMLElement} list
   * @param {string[]} ids
   * @param {Record<string, ElementTree>} others
   * @param {(id: string, item: HTMLElement) => void} dressed
   */
  constructor(list, ids, others, dressed) {
    this.list = list;
    this.others = others;
    this.dressed = dressed;
    this.shown = ids;
    this.look = ""; // what decides how many cards stand in a row, and how high it is
    this.columns = 1;
    this.rowGap = 0;
    this.height = GUESS;
    this.above = 0; // pixels between the top of the page and the first row
    this.ahead = 0; // pixels that stay above a row that is scrolled to
    /** @type {import("./listing.js").ListPlace} */
    this.seen = { top: 0 }; // before what is to be followed
    this.isWhole = false; // on paper
    this.isDrawing = false;
    this.isStale = false;
    const first = /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(":scope > .card"));
    /** @type {Map<string, HTMLElement>} */
    this.items = new Map([...first].map((item) => [item.id, item]));
    this.put(ids.slice(0, ENOUGH).map((id) => this.item(id))); // before anything asks how the list is laid out
    this.rows = new Virtualizer(this.settings());
    this.rows._didMount();
    history.scrollRestoration = "manual"; // the browser knows no card that is not drawn
    const observer = new ResizeObserver(() => this.refresh());
    for (const box of [list, document.body]) observer.observe(box);
    addEventListener("beforeprint", () => this.print(true));
    addEventListener("afterprint", () => this.print(false));
  }

  settings() {
    return {
      count: Math.ceil(this.shown.length / this.columns),
      getScrollElement: () => window,
      estimateSize: () => this.height,
      getItemKey: (/** @type {number} */ row) => `${this.columns} ${this.shown[row * this.columns]}`,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: this.scrollTo,
      initialOffset: () => scrollY,
      overscan: AROUND,
      gap: this.rowGap,
      scrollMargin: this.above,
      scrollPaddingStart: this.ahead,
      indexAttribute: "data-row",
      onChange: () => this.draw(),
    };
  }

  /**
   * Scroll to a place, or by what rows above turned out to be higher: from where the page is now, which is not where the
   * last event left it if the reader scrolls meanwhile.
   * @param {number} offset
   * @param {{ adjustments?: number, behavior?: ScrollBehavior }} options
   */
  scrollTo = (offset, { adjustments, behavior }) => {
    if (adjustments) scrollBy({ top: adjustments, behavior });
    else scrollTo({ top: offset, behavior });
  };

  /** @param {string[]} ids */
  show(ids) {
    this.shown = ids;
    this.update();
    this.refresh();
  }

  /** @param {string} id */
  reach(id) {
    this.scroll(id, parseFloat(getComputedStyle(this.item(id)).scrollMarginTop) || 0);
  }

  /** @returns {import("./listing.js").ListPlace} */
  place() {
    const cards = /** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll(":scope > .card"));
    const first = scrollY > this.above && [...cards].find((item) => item.getBoundingClientRect().bottom > 0);
    return first ? { card: first.id, top: first.getBoundingClientRect().top } : { top: scrollY };
  }

  /** @param {import("./listing.js").ListPlace} place */
  restore({ card, top }) {
    if (card && this.shown.includes(card)) this.scroll(card, top);
    else if (!card) scrollTo(0, top);
  }

  dress() {
    for (const [id, item] of this.items) this.dressed(id, item);
  }

  /**
   * The element of a card, drawn or not.
   * @param {string} id
   */
  item(id) {
    const known = this.items.get(id) ?? /** @type {HTMLElement} */ (built(this.others[id]));
    this.items.set(id, known);
    return known;
  }

  /** Follow what may have changed: the width, the view, what stands above the list. What the reader sees stays in sight. */
  refresh() {
    const { list } = this;
    const box = list.getBoundingClientRect();
    const look = `${list.dataset.view} ${box.width}`;
    if (!box.width || this.isWhole) return;
    if (look !== this.look) {
      const { seen } = this;
      this.look = look;
      this.measure();
      if (seen.card) this.restore(seen);
    }
    const head = /** @type {HTMLElement | null} */ (list.querySelector(".cards__head"))?.offsetHeight ?? 0;
    const above = Math.round(box.top + scrollY + head);
    if (above === this.above) return;
    this.above = above;
    this.update();
  }

  /** Learn how many cards stand in a row and how high a row is. */
  measure() {
    const { list } = this;
    list.style.gridTemplateColumns = "";
    const style = getComputedStyle(list);
    const tracks = style.gridTemplateColumns;
    this.columns = list.dataset.view === "grid" ? tracks.split(" ").length : 1;
    this.rowGap = parseFloat(style.rowGap) || 0;
    this.update();
    this.height = this.list.querySelector(":scope > .card")?.clientHeight || GUESS;
    this.rows.measure();
    // The columns of a table fit its widest cells: held as they are, they do not move while cards come and go.
    if (list.dataset.view === "table" && tracks.includes(" ")) list.style.gridTemplateColumns = getComputedStyle(list).gridTemplateColumns;
    this.draw();
  }

  update() {
    this.rows.setOptions(this.settings());
    this.draw();
    this.rows._willUpdate();
  }

  draw() {
    this.isStale = true;
    if (this.isDrawing) return;
    this.isDrawing = true;
    // Rows tell how high they are as they are drawn, which may bring others near.
    for (let times = 0; this.isStale && times < 4; times++) {
      this.isStale = false;
      this.drawRows();
    }
    this.isDrawing = false;
    if (!this.isWhole) this.seen = this.place();
  }

  drawRows() {
    const { list, columns, shown } = this;
    const rows = this.rows.getVirtualItems();
    const start = rows.length ? rows[0].index * columns : 0;
    const end = rows.length ? (rows[rows.length - 1].index + 1) * columns : 0;
    const ids = this.isWhole ? shown : shown.slice(start, end);
    this.put(ids.map((id) => this.item(id)));
    ids.forEach((id, place) => {
      const item = this.item(id);
      item.setAttribute("aria-setsize", String(shown.length));
      item.setAttribute("aria-posinset", String((this.isWhole ? 0 : start) + place + 1));
      this.dressed(id, item);
    });
    if (this.isWhole) return;
    const total = this.rows.getTotalSize() + this.above;
    list.style.paddingTop = `${rows.length ? rows[0].start - this.above : 0}px`;
    list.style.paddingBottom = `${rows.length ? Math.max(0, total - rows[rows.length - 1].end) : 0}px`;
    for (const { index } of rows) {
      const item = this.item(shown[index * columns]);
      item.dataset.row = String(index);
      this.rows.measureElement(item);
      this.rows.resizeItem(index, item.offsetHeight); // also while the page scrolls: a later measure would be seen as a jump
    }
    this.rows.measureElement(null);
  }

  /**
   * Make these the items of the list; those that stay are not touched, so that the focus is kept.
   * @param {HTMLElement[]} items
   */
  put(items) {
    const kept = new Set(items);
    for (const old of this.list.querySelectorAll(":scope > .card")) if (!kept.has(/** @type {HTMLElement} */ (old))) old.remove();
    /** @type {Element | null} */
    let last = this.list.querySelector(":scope > .cards__head");
    for (const item of items) {
      const next = last ? last.nextElementSibling : this.list.firstElementChild;
      if (next !== item) this.list.insertBefore(item, next);
      last = item;
    }
  }

  /**
   * Scroll to a card, so that it stands so many pixels below the top of the screen.
   * @param {string} id
   * @param {number} top
   */
  scroll(id, top) {
    const place = this.shown.indexOf(id);
    if (place < 0) return;
    this.ahead = top;
    this.rows.setOptions(this.settings());
    this.rows.scrollToIndex(Math.floor(place / this.columns), { align: "start" });
  }

  /**
   * All cards, for paper; or again those near the screen.
   * @param {boolean} isWhole
   */
  print(isWhole) {
    this.isWhole = isWhole;
    this.look = "";
    Object.assign(this.list.style, { gridTemplateColumns: "", paddingTop: "", paddingBottom: "" });
    this.draw();
    this.refresh();
  }
}
