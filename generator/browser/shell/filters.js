// Lists that are filtered by choices: whole without it. The choices stand in the address, so they can be shared.
import { counted } from "../kit/counted.js";
import { isOff } from "../kit/sets.js";

/** @param {HTMLFormElement} form */
function startFilters(form) {
  /** @type {HTMLElement[]} */
  const items = [...document.getElementById(form.dataset.list ?? "").querySelectorAll("[data-item]")];
  const output = form.querySelector("output");
  const left = form.querySelector("[data-off]");
  const chosen = () => [...new FormData(form)].filter(([, value]) => value).map(([name, value]) => [name, String(value)]);
  // What is no choice of a field is left out by the field itself.
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
  }
  form.addEventListener("input", () => change());
  form.addEventListener("reset", () => setTimeout(change));
  form.addEventListener("submit", (event) => event.preventDefault());
  document.addEventListener("fathom:sets", show);
  show();

  function show() {
    const wanted = chosen();
    // A page of a set that is off shows its own entries all the same.
    const own = document.documentElement.dataset.ownSet;
    let [shown, all, off] = [0, 0, 0];
    for (const item of items) {
      const isLeftOut = item.dataset.set !== own && isOff(item.dataset.set ?? "");
      item.hidden = !wanted.every(([name, value]) => (item.getAttribute(`data-${name}-keys`) ?? "").split(" ").includes(value));
      shown += Number(!item.hidden && !isLeftOut);
      all += Number(!isLeftOut);
      off += Number(!item.hidden && isLeftOut);
    }
    output.textContent = (output.dataset.count ?? "").replace("%s", String(shown)).replace("%t", String(all));
    left.hidden = !off;
    left.textContent = counted(JSON.parse(left.dataset.off), off);
    for (const empty of document.querySelectorAll(".empty")) empty.hidden = shown > 0;
  }

  function change() {
    show();
    const query = new URLSearchParams(chosen()).toString();
    history.replaceState(null, "", (query ? `?${query}` : location.pathname) + location.hash);
  }
}

export function startAllFilters() {
  for (const form of document.querySelectorAll("form.filters")) startFilters(form);
}
