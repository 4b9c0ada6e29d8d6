// Sorting and filtering of tables and lists that are whole without it. The state stands in the address, so it can be shared.
import { counted } from "./counted.js";
import "./folding.js";
import { isOff } from "./sets.js";

const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });

/**
 * Numbers by size, also below zero, and everything else by the alphabet of the language (its difference is NaN).
 * @param {string} a
 * @param {string} b
 */
const compare = (a, b) => (a !== "" && b !== "" ? Number(a) - Number(b) : 0) || collator.compare(a, b);

// So many rows are drawn at once, and as many more when the reader comes near the end of them: a browser takes seconds to
// lay out thousands. Rows beyond have the class "later" from the start (generator/templates/table.html.j2).
const DRAWN = 200;

/** The names of each item as they are compared. @type {WeakMap<HTMLElement, string>} */
const NAMES = new WeakMap();

/** @param {HTMLElement} item */
function namesOf(item) {
  const known = NAMES.get(item);
  if (known !== undefined) return known;
  const names = fold(`${item.dataset.name} ${item.dataset.names}`);
  NAMES.set(item, names);
  return names;
}

/**
 * What tells whether an item passes all filters that are set.
 * @param {FormData} filters
 * @returns {(item: HTMLElement) => boolean}
 */
function filter(filters) {
  const set = [...filters].filter(([name, value]) => name !== "sort" && name !== "text" && value);
  const text = fold(String(filters.get("text") ?? ""));
  return (item) =>
    set.every(([name, value]) => (item.getAttribute(`data-${name}-keys`) ?? "").split(" ").includes(String(value))) &&
    (!text || namesOf(item).includes(text));
}

class Listing {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.table = form.dataset.table ? document.getElementById(form.dataset.table) : null;
    this.body = this.table ? this.table.tBodies[0] : document.getElementById(form.dataset.list ?? "");
    this.items = this.table ? [...this.body.rows] : [...this.body.querySelectorAll("[data-item]")];
    this.ordered = this.items;
    this.order = "";
    this.drawn = DRAWN;
    this.descending = false;
    form.hidden = false;
    const fold = form.querySelector("details");
    if (fold) fold.open = matchMedia("(min-width: 60em)").matches || location.search.length > 1;
    this.read();
    form.addEventListener("input", () => this.show(true));
    form.addEventListener("reset", () => setTimeout(() => this.reset()));
    form.addEventListener("submit", (event) => event.preventDefault());
    document.addEventListener("fathom:sets", () => this.show(false));
    if (this.table) this.addButtons();
    this.show(false);
    if (this.items.length > DRAWN) this.drawFurther();
  }

  /** Draw more whenever the reader comes near the end of what is drawn. */
  drawFurther() {
    const end = document.createElement("div");
    (this.table ?? this.body).after(end);
    const target = this.ordered.findIndex((item) => `#${item.id}` === location.hash);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || this.drawn >= this.items.length) return;
        this.drawn += DRAWN;
        this.draw();
        // It may still be near: asked anew, the observer says so.
        observer.unobserve(end);
        observer.observe(end);
      },
      { rootMargin: "100%" },
    );
    observer.observe(end);
    if (target < DRAWN) return;
    this.drawn += target;
    this.draw();
    this.ordered[target].scrollIntoView();
  }

  /** Draw as many as are wanted of those that passed. */
  draw() {
    let place = 0;
    for (const item of this.ordered) item.classList.toggle("later", !item.hidden && place++ >= this.drawn);
  }

  /** Take the state from the address; what is no choice of a field is left out by the field itself. */
  read() {
    for (const [name, value] of new URLSearchParams(location.search)) {
      if (name === "desc") this.descending = value === "1";
      else {
        const field = this.form.elements.namedItem(name);
        if (field) /** @type {HTMLInputElement} */ (field).value = value;
      }
    }
  }

  reset() {
    this.descending = false;
    this.show(true);
  }

  addButtons() {
    for (const head of this.table.tHead.rows[0].cells) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "sorter";
      button.append(...head.childNodes);
      // What can be pressed itself, such as the mark of a text without a translation, stands beside it.
      head.append(button, ...button.querySelectorAll("button"));
      button.addEventListener("click", () => this.sortBy(head.dataset.sort));
    }
  }

  /** @param {string} key */
  sortBy(key) {
    const field = /** @type {HTMLSelectElement} */ (this.form.elements.namedItem("sort"));
    this.descending = field.value === key ? !this.descending : false;
    field.value = key;
    this.show(true);
  }

  /** @param {boolean} changed */
  show(changed) {
    const filters = new FormData(this.form);
    const passes = filter(filters);
    // A page of a set that is off shows its own entries all the same.
    const own = document.documentElement.dataset.ownSet;
    let shown = 0;
    let all = 0;
    let off = 0;
    for (const item of this.items) {
      const isLeftOut = item.dataset.set !== own && isOff(item.dataset.set);
      item.hidden = !passes(item);
      shown += Number(!item.hidden && !isLeftOut);
      all += Number(!isLeftOut);
      off += Number(!item.hidden && isLeftOut);
    }
    if (this.table) this.sort(String(filters.get("sort") ?? ""));
    if (changed) this.drawn = DRAWN;
    if (this.items.length > DRAWN) this.draw();
    const output = this.form.querySelector("output");
    output.textContent = (output.dataset.count ?? "").replace("%s", String(shown)).replace("%t", String(all));
    const left = this.form.querySelector("[data-off]");
    if (left) {
      left.hidden = !off;
      left.textContent = counted(JSON.parse(left.dataset.off), off);
    }
    for (const empty of document.querySelectorAll(".empty")) empty.hidden = shown > 0;
    if (changed) this.write(filters);
  }

  /** @param {string} key */
  sort(key) {
    const order = key && `${key} ${this.descending}`;
    if (order !== this.order) this.put(key);
    this.order = order;
    for (const head of this.table.tHead.rows[0].cells) {
      if (key && head.dataset.sort === key) head.setAttribute("aria-sort", this.descending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
  }

  /**
   * Put the rows in the order of a column, or in that of the page.
   * @param {string} key
   */
  put(key) {
    /** @param {HTMLElement} row */
    const value = (row) => (key === "name" ? row.dataset.place : row.getAttribute(`data-${key}`)) ?? "";
    this.ordered = [...this.items];
    if (key) {
      // What has no value stands at the end in either direction.
      this.ordered.sort(
        (a, b) => Number(!value(a)) - Number(!value(b)) || (this.descending ? -1 : 1) * compare(value(a), value(b)),
      );
    }
    this.body.append(...this.ordered);
  }

  /** @param {FormData} filters */
  write(filters) {
    const state = new URLSearchParams();
    for (const [name, value] of filters) if (value) state.append(name, String(value));
    if (this.descending) state.set("desc", "1");
    const query = state.toString();
    history.replaceState(null, "", (query ? `?${query}` : location.pathname) + location.hash);
  }
}

export function startTables() {
  for (const form of document.querySelectorAll("form.filters")) new Listing(form);
}
