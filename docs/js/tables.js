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

/**
 * Whether an item passes all filters that are set.
 * @param {HTMLElement} item
 * @param {FormData} filters
 */
function passes(item, filters) {
  return [...filters].every(([name, value]) => {
    if (name === "sort" || !value) return true;
    if (name === "text") return fold(`${item.dataset.name} ${item.dataset.names}`).includes(fold(String(value)));
    return (item.getAttribute(`data-${name}-keys`) ?? "").split(" ").includes(String(value));
  });
}

class Listing {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.table = form.dataset.table ? document.getElementById(form.dataset.table) : null;
    this.body = this.table ? this.table.tBodies[0] : document.getElementById(form.dataset.list ?? "");
    this.items = this.table ? [...this.body.rows] : [...this.body.querySelectorAll("[data-item]")];
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
      head.append(button);
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
    // A page of a set that is off shows its own entries all the same.
    const own = document.documentElement.dataset.ownSet;
    let shown = 0;
    let all = 0;
    let off = 0;
    for (const item of this.items) {
      const isLeftOut = item.dataset.set !== own && isOff(item.dataset.set);
      item.hidden = !passes(item, filters);
      shown += Number(!item.hidden && !isLeftOut);
      all += Number(!isLeftOut);
      off += Number(!item.hidden && isLeftOut);
    }
    if (this.table) this.sort(String(filters.get("sort") ?? ""));
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
    /** @param {HTMLElement} row */
    const value = (row) => (key === "name" ? row.dataset.place : row.getAttribute(`data-${key}`)) ?? "";
    const rows = [...this.items];
    if (key) {
      // What has no value stands at the end in either direction.
      rows.sort((a, b) => Number(!value(a)) - Number(!value(b)) || (this.descending ? -1 : 1) * compare(value(a), value(b)));
    }
    this.body.append(...rows);
    for (const head of this.table.tHead.rows[0].cells) {
      if (key && head.dataset.sort === key) head.setAttribute("aria-sort", this.descending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
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
