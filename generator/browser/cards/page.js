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
  const isLong = list.classList.contains("cards--long");
  const loaded = await Promise.all([loadCards(address.href), isLong ? loadItems(address) : null]).catch(() => null);
  if (loaded) browse(loaded[0], place, list, loaded[1]);
  else place.hidden = true; // the list is whole without
}

/**
 * What a long list is drawn with: its module, and the cards that the page does not hold.
 * @param {URL} list
 */
async function loadItems(list) {
  const [{ LongList }, reply] = await Promise.all([import("./long-list.js"), fetch(new URL("items.json", list))]);
  if (!reply.ok) throw new Error(String(reply.status));
  return { LongList, items: /** @type {Record<string, ElementTree>} */ (await reply.json()) };
}

/**
 * @param {Cards} cards
 * @param {HTMLElement} place
 * @param {HTMLElement} list
 * @param {Awaited<ReturnType<typeof loadItems>> | null} others
 */
function browse(cards, place, list, others) {
  const ids = cards.file.cards.map(({ id }) => id);
  const shown = others ? new others.LongList(list, ids, others.items, dress) : listing(list, ids, dress);
  const after = el("div", { "data-added": "" });
  list.after(after);
  const left = el("p", { class: "finder__off", hidden: true });
  const hasFaces = Boolean(cards.file.faces);
  let state = readState(cards);
  let pools = parted();
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
    pool: () => pools.in,
    changed: (line) => {
      state = { ...state, line };
      show();
      keep();
    },
    more: [comparing, hasFaces ? el("span", { class: "finder__views", role: "group" }, views.map(({ button }) => button)) : null],
  });
  const bar = el("div", { class: "compare-bar deep", hidden: true, "data-added": "", role: "region", "aria-label": cards.say("compare") });
  fill(place, find.node, left);
  list.after(bar);
  const heads = headings(cards, find.turn);
  list.prepend(heads.node);
  list.style.setProperty("--columns", String(heads.columns));

  /** The cards in play, and the others. A page of a set that is off shows its own all the same. */
  function parted() {
    const own = document.documentElement.dataset.ownSet;
    /** @param {Card} card */
    const isIn = ({ set }) => !set || set === own || !isOff(set);
    return { in: cards.file.cards.filter(isIn), out: cards.file.cards.filter((card) => !isIn(card)) };
  }

  function show() {
    const among = pools.in;
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
    const off = isMistaken ? 0 : cards.ask(state.line, pools.out).hits.length;
    left.hidden = !off;
    left.textContent = cards.count("off", off);
    const isEmpty = !isMistaken && !found.hits.length;
    const compared = state.compare.flatMap((id) => cards.byId.get(id) ?? []).slice(0, MOST);
    for (const node of [place, list]) node.hidden = compared.length > 1;
    shown.refresh();
    if (compared.length > 1) fill(after, comparison(cards, compared, (id) => shown.item(id), { href: hashOf(cards, { ...state, compare: [] }), text: cards.say("back"), onclick: goBack }));
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
    mark();
  }

  /** @param {string} id */
  function pick(id) {
    chosen = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-MOST);
    mark();
  }

  function mark() {
    shown.dress();
    drawBar(false);
  }

  /**
   * While cards are chosen each has a button for it.
   * @param {string} id
   * @param {HTMLElement} item
   */
  function dress(id, item) {
    let button = item.querySelector(".card__pick");
    if (isChoosing && !button) {
      const name = cards.byId.get(id)?.name ?? "";
      button = el("button", { type: "button", class: "card__pick", "data-added": "", "aria-label": cards.say("with", { name }), onclick: () => pick(id) });
      item.append(button);
    }
    if (!isChoosing) button?.remove();
    else button?.setAttribute("aria-pressed", String(chosen.includes(id)));
    item.classList.toggle("card--chosen", chosen.includes(id));
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
    if (location.hash && !location.hash.includes("=")) {
      if (cards.byId.has(targetId())) shown.reach(targetId());
      return;
    }
    const before = state.compare.length;
    state = readState(cards);
    show();
    if (before && !state.compare.length) restore();
  };
  const restore = () => shown.restore(history.state?.place ?? { top: 0 });
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  addEventListener("scroll", remember, { passive: true });
  addEventListener("pagehide", save);
  document.addEventListener("fathom:sets", () => {
    pools = parted();
    find.refresh();
    show();
  });
  let timer = 0;
  function remember() {
    clearTimeout(timer);
    timer = setTimeout(save, 200);
  }
  function save() {
    if (!state.compare.length) history.replaceState({ ...history.state, place: shown.place() }, "");
  }

  show();
  const target = targetId();
  if (history.state?.place) restore();
  else if (cards.byId.has(target)) shown.reach(target);
  document.documentElement.dataset.cards = "ready";
  if (others) setTimeout(() => cards.prepare());
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
    node: el("li", { class: "cards__head", "data-added": "" }, buttons.map(({ button }) => button)),
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
