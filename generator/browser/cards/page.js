// The list of a collection as a browser of its cards. Its state stands in the address behind "#", which the links to other
// languages take along: the query, the view, and what is compared.
import { el, fill, sign } from "../kit/elements.js";
import { isOff } from "../kit/sets.js";
import { targetId } from "../kit/targets.js";
import { capital } from "./facets.js";
import { comparison, MOST } from "./compare.js";
import { loadCards } from "./data.js";
import { directed, finder, sortable, tool } from "./finder.js";
import { listing } from "./listing.js";
import { nothing } from "./nothing.js";

/** @param {HTMLElement} place */
export async function startCards(place) {
  const list = /** @type {HTMLElement} */ (place.nextElementSibling);
  const address = new URL(location.pathname, location.href);
  /** @type {Cards} */
  let cards;
  try {
    cards = await loadCards(address);
  } catch {
    place.hidden = true; // the list is whole without
    return;
  }
  browse(cards, place, list);
}

/**
 * @param {Cards} cards
 * @param {HTMLElement} place
 * @param {HTMLElement} list
 */
function browse(cards, place, list) {
  const items = new Map(cards.file.cards.flatMap((card) => {
    const item = document.getElementById(card.id);
    return item ? [[card.id, item]] : [];
  }));
  const shown = listing(list, items);
  const after = el("div", {});
  list.after(after);
  const left = el("p", { class: "finder__off", hidden: true });
  const hasFaces = Boolean(cards.file.faces);
  let state = readState(cards);
  /** @type {string[]} */
  let chosen = [];
  let isChoosing = false;
  /** @type {string[] | null} */
  let last = null;

  const views = ["grid", "table"].map((view) => ({
    view,
    button: el(
      "button",
      { type: "button", "aria-label": cards.say(view === "grid" ? "faces" : "table"), title: cards.say(view === "grid" ? "faces" : "table"), onclick: () => turnTo(view) },
      sign(view === "grid" ? "grid" : "list"),
    ),
  }));
  const comparing = el("button", { type: "button", class: "finder__tool", "aria-pressed": "false", onclick: () => choose(!isChoosing) }, sign("compare"), el("span", {}, cards.say("compare")));
  const find = finder(cards, {
    pool,
    changed: (line) => {
      state = { ...state, line };
      show();
      keep();
    },
    more: [comparing, hasFaces ? el("span", { class: "finder__views", role: "group" }, views.map(({ button }) => button)) : null],
  });
  const bar = el("div", { class: "compare-bar deep", hidden: true, role: "region", "aria-label": cards.say("compare") });
  fill(place, find.node, left);
  list.after(bar);
  const heads = headings(cards, find.turn);
  list.prepend(heads.node);
  list.style.setProperty("--columns", String(heads.columns));

  /** The cards in play. A page of a set that is off shows its own all the same. */
  function pool() {
    const own = document.documentElement.dataset.ownSet;
    return cards.file.cards.filter(({ set }) => !set || set === own || !isOff(set));
  }

  function show() {
    const among = pool();
    const found = cards.ask(state.line, among);
    const isMistaken = found.query.mistakes.length > 0;
    find.show(found);
    list.dataset.view = hasFaces ? state.view : "table";
    for (const { view, button } of views) button.setAttribute("aria-pressed", String(view === state.view));
    // While a line has a mistake, what was found before stays, faded.
    list.classList.toggle("cards--faded", isMistaken);
    if (!isMistaken || last === null) {
      last = (isMistaken ? among : found.hits).map(({ id }) => id);
      shown.show(last);
    }
    heads.show(found.query);
    const off = isMistaken ? 0 : cards.ask(state.line, cards.file.cards.filter((card) => !among.includes(card))).hits.length;
    left.hidden = !off;
    left.textContent = cards.count("off", off);
    const isEmpty = !isMistaken && !found.hits.length;
    const compared = state.compare.flatMap((id) => cards.byId.get(id) ?? []).slice(0, MOST);
    for (const node of [place, list]) node.hidden = compared.length > 1;
    if (compared.length > 1) fill(after, comparison(cards, compared, items, { href: hashOf(cards, { ...state, compare: [] }), text: cards.say("back"), onclick: goBack }));
    else fill(after, isEmpty ? nothing(cards, found, find.put) : null);
    drawBar(compared.length > 1);
  }

  /** @param {string} view */
  function turnTo(view) {
    state = { ...state, view };
    show();
    keep();
  }

  const keep = () => history.replaceState(history.state, "", hashOf(cards, state));

  /** @param {boolean} isOn */
  function choose(isOn) {
    isChoosing = isOn;
    chosen = [];
    comparing.setAttribute("aria-pressed", String(isOn));
    list.classList.toggle("cards--choosing", isOn);
    for (const [id, item] of items) {
      item.querySelector(".card__pick")?.remove();
      if (!isOn) continue;
      const name = cards.byId.get(id)?.name ?? "";
      item.append(el("button", { type: "button", class: "card__pick", "aria-pressed": "false", "aria-label": cards.say("with", { name }), onclick: () => pick(id) }));
    }
    mark();
  }

  /** @param {string} id */
  function pick(id) {
    chosen = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-MOST);
    mark();
  }

  function mark() {
    for (const [id, item] of items) {
      item.classList.toggle("card--chosen", chosen.includes(id));
      item.querySelector(".card__pick")?.setAttribute("aria-pressed", String(chosen.includes(id)));
    }
    drawBar(false);
  }

  /** @param {boolean} isCompared */
  function drawBar(isCompared) {
    bar.hidden = !isChoosing || isCompared;
    document.documentElement.toggleAttribute("data-bar", !bar.hidden);
    if (bar.hidden) return;
    const go = () => {
      state = { ...state, compare: chosen };
      choose(false);
      history.pushState({ back: true }, "", hashOf(cards, state));
      show();
      after.querySelector("section")?.focus();
      scrollTo(0, 0);
    };
    fill(
      bar,
      el("span", { class: "compare-bar__faces" }, chosen.map((id) => cards.face(id, "s"))),
      el("span", { role: "status" }, chosen.length ? cards.count("chosen", chosen.length) : cards.say("choose")),
      chosen.length > 1 ? el("button", { type: "button", class: "button button--gold", onclick: go }, sign("compare"), cards.say("compare")) : null,
      tool(cards, "close", "close", () => (choose(false), comparing.focus())),
    );
  }

  /** @param {Event} event */
  function goBack(event) {
    event.preventDefault();
    if (history.state?.back) {
      history.back();
      return;
    }
    state = { ...state, compare: [] };
    keep();
    show();
  }

  // While cards are chosen, a touch anywhere on one chooses it.
  list.addEventListener("click", (event) => {
    const item = isChoosing && /** @type {Element} */ (event.target).closest(".card");
    if (!item || /** @type {Element} */ (event.target).closest(".card__pick")) return;
    event.preventDefault();
    pick(item.id);
  });
  const follow = () => {
    if (location.hash && !location.hash.includes("=")) return;
    const before = state.compare.length;
    state = readState(cards);
    show();
    if (before && !state.compare.length) restore();
  };
  const restore = () => scrollTo(0, history.state?.scroll ?? 0);
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", save);
  document.addEventListener("fathom:sets", () => (find.refresh(), show()));
  let timer = 0;
  function remember() {
    clearTimeout(timer);
    timer = setTimeout(save, 200);
  }
  function save() {
    if (!state.compare.length) history.replaceState({ ...history.state, scroll: scrollY }, "");
  }

  show();
  const target = targetId();
  if (items.has(target)) shown.reach(target);
  else if (history.state?.scroll) restore();
  document.documentElement.dataset.cards = "ready";
}

/**
 * The headings of the table: each puts the cards in its order.
 * @param {Cards} cards
 * @param {(id: string) => void} turn
 */
function headings(cards, turn) {
  const all = [cards.vocabulary.field("name"), ...cards.vocabulary.fields.filter(({ id }) => id in cards.file.facets && !cards.file.facets[id].aside && id !== "set")];
  const buttons = all.map((field) => ({ field, button: el("button", { type: "button", class: "cards__sorter", onclick: () => turn(field.id) }) }));
  return {
    columns: all.length - 1,
    node: el("li", { class: "cards__head" }, buttons.map(({ button }) => button)),
    /** @param {Query} query */
    show(query) {
      const now = query.order[0];
      for (const { field, button } of buttons) {
        const isNow = now?.field === field.id;
        button.setAttribute("aria-pressed", String(isNow));
        if (isNow) button.setAttribute("aria-label", directed(cards, field, now.down));
        else button.removeAttribute("aria-label");
        button.disabled = !sortable(cards, cards.file.cards).includes(field);
        fill(button, capital(field.label), isNow ? sign(now.down ? "down" : "up") : null);
      }
    },
  };
}

/**
 * The state that the address holds. An address of an earlier Fathom has it behind "?".
 * @param {Cards} cards
 * @returns {{ line: string, view: string, compare: string[] }}
 */
function readState(cards) {
  const hash = new URLSearchParams(location.hash.includes("=") ? location.hash.slice(1) : "");
  const view = hash.get("view") === "table" ? "table" : "grid";
  const compare = (hash.get("compare") ?? "").split(",").filter((id) => cards.byId.has(id));
  const line = hash.get("q") ?? earlier(cards, new URLSearchParams(location.search));
  const { query } = cards.ask(line, []);
  return { line: query.mistakes.length ? line : cards.line(query), view, compare };
}

/**
 * The line of an address such as "?guild=guild:mage&sort=cost&desc=1".
 * @param {Cards} cards
 * @param {URLSearchParams} search
 */
function earlier(cards, search) {
  const terms = [...search].flatMap(([name, value]) => (name in cards.file.facets && value ? [`${name}:${value.split(":").pop()}`] : []));
  const sort = search.get("sort") ?? "";
  if (sort === "name" || sort in cards.file.facets) terms.push(`order:${search.get("desc") === "1" ? "-" : ""}${sort}`);
  const { query } = cards.ask(terms.join(" "), []);
  return query.mistakes.length ? "" : [search.get("text") ?? "", terms.join(" ")].filter(Boolean).join(" ");
}

/**
 * The address of a state: the query as every language reads it, unless it cannot be read.
 * @param {Cards} cards
 * @param {{ line: string, view: string, compare: string[] }} state
 */
function hashOf(cards, { line, view, compare }) {
  const { query } = cards.ask(line, []);
  const kept = new URLSearchParams();
  if (line.trim()) kept.set("q", query.mistakes.length ? line : cards.line(query, false));
  if (view !== "grid") kept.set("view", view);
  if (compare.length) kept.set("compare", compare.join(","));
  return [...kept].length ? `#${kept}` : location.pathname;
}
