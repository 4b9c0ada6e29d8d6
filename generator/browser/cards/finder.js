// The line of query above the cards, with what writes into it: signs, facets, the order. What the reader types or presses
// is told by `changed`, with the new line; what it finds is shown by `show`.
import { el, fill, freshId, sign } from "../kit/elements.js";
import { filled, told } from "../query/explain.js";
import { capital, facetPanel, valueButton } from "./facets.js";
import { asks, ordered, toggled, valuesOf } from "./terms.js";

/**
 * Make the finder of some cards. `more` are further tools, which stand beside those of the finder.
 * @param {Cards} cards
 * @param {{ pool: () => Card[], changed: (line: string) => void, more?: Piece[], enter?: () => void, isSheet?: boolean }} settings
 */
export function finder(cards, { pool, changed, more = [], enter, isSheet = false }) {
  /** @type {FoundCards} */
  let found;
  // A letter is seen before the cards that it finds: on a slow phone those take longer than the next one.
  let frame = 0;
  let timer = 0;
  const id = freshId();
  const example = exampleOf(cards);
  const hint = cards.say("find", { example });
  const field = el("input", {
    type: "search",
    class: "finder__field",
    placeholder: hint,
    "aria-label": hint,
    "aria-describedby": id,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "search",
    oninput: () => {
      forget();
      frame = requestAnimationFrame(() => (timer = setTimeout(tell)));
    },
  });
  const clear = tool(cards, "clear", "close", () => (put(""), field.focus()));
  const line = el(
    "form",
    {
      class: "finder__line",
      role: "search",
      onsubmit: (event) => {
        event.preventDefault();
        if (frame) tell();
        enter?.();
      },
    },
    sign("search"),
    field,
    clear,
  );
  const said = el("p", { class: "finder__said", id, role: "status" });
  const strip = el("div", { class: "finder__strip", role: "group" });
  const chips = el("div", { class: "finder__chips finder__chips--desk" });
  const panel = el("div", { class: "finder__panel", id: freshId(), hidden: true });
  const filter = opener("filter", "filter", () => open("filter"));
  const sort = opener("sort", "sort", () => open("sort"));
  const badge = el("i", { class: "finder__number", "aria-hidden": "true" });
  filter.append(badge);
  const node = el("div", { class: "finder__body" }, line, said, strip, chips, el("div", { class: "finder__tools" }, filter, sort, more), panel);
  /** @type {{ name: string, show: (query: Query) => void } | null} */
  let opened = null;
  /** @type {{ field: QueryField, id: string, button: HTMLElement }[]} */
  let signs = [];

  /**
   * @param {string} key
   * @param {string} icon
   * @param {() => void} press
   */
  function opener(key, icon, press) {
    return el("button", { type: "button", class: "finder__tool", "aria-expanded": "false", "aria-controls": panel.id, onclick: press }, sign(icon), el("span", {}, cards.say(key)));
  }

  /** @param {Query} query */
  const change = (query) => put(cards.line(query));

  function forget() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = timer = 0;
  }

  function tell() {
    forget();
    changed(field.value);
  }

  /** @param {string} text */
  function put(text) {
    forget();
    field.value = text;
    changed(text);
  }

  /** @param {string} name */
  function open(name, facet = "") {
    const isOpen = opened?.name === name && !facet;
    opened = isOpen ? null : { name, ...(name === "filter" ? filters() : orders()) };
    panel.hidden = !opened;
    filter.setAttribute("aria-expanded", String(opened?.name === "filter"));
    sort.setAttribute("aria-expanded", String(opened?.name === "sort"));
    if (opened && found) opened.show(found.query);
    if (facet) panel.querySelector(`[data-field="${facet}"] :is(button, input)`)?.focus();
  }

  function filters() {
    const facets = facetPanel(cards, pool(), change);
    const done = el("button", { type: "button", class: "button", onclick: () => (open("filter"), filter.focus()) });
    fill(panel, facets.node, done);
    return {
      /** @param {Query} query */
      show(query) {
        facets.show(query);
        fill(done, cards.count("show", found.hits.length));
      },
    };
  }

  /** What the cards can be put in order by; pressed again, a field turns round. */
  function orders() {
    const fields = sortable(cards, pool());
    const buttons = [null, ...fields].map((one) => ({ one, button: el("button", { type: "button", class: "chip", onclick: () => turn(one?.id ?? "") }) }));
    fill(panel, el("div", { class: "finder__chips" }, buttons.map(({ button }) => button)));
    return {
      /** @param {Query} query */
      show(query) {
        const now = query.order[0];
        for (const { one, button } of buttons) {
          const isNow = one ? now?.field === one.id : !now;
          button.setAttribute("aria-pressed", String(isNow));
          const direction = isNow && now ? sign(now.down ? "down" : "up") : null;
          fill(button, one ? capital(one.label) : cards.say("order"), direction);
          if (isNow && now && one) button.setAttribute("aria-label", directed(cards, one, now.down));
          else button.removeAttribute("aria-label");
        }
      },
    };
  }

  /**
   * Put the cards in the order of a field, the better first; in the other direction if they are already.
   * @param {string} id
   */
  function turn(id) {
    const now = found.query.order[0];
    const first = cards.file.facets[id]?.better === "more";
    change(ordered(found.query, id, now?.field === id ? !now.down : first));
  }

  function drawStrip() {
    const shown = stripOf(cards, pool(), isSheet);
    signs = shown.flatMap((each) =>
      cards.values(each.id, pool()).map((value) => ({
        field: each,
        id: String(value),
        button: valueButton(cards, each, String(value), { isShort: true, press: () => change(toggled(found.query, each.id, value)) }),
      })),
    );
    strip.setAttribute("aria-label", shown.map(({ label }) => capital(label)).join(", "));
    strip.hidden = !signs.length;
    fill(strip, signs.map(({ button }) => button));
  }

  /** Signs that would find nothing go last and are dim. */
  function showStrip() {
    for (const one of signs) {
      const isChosen = valuesOf(found.query, one.field.id).includes(one.id);
      const without = valuesOf(found.query, one.field.id).reduce((query, value) => toggled(query, one.field.id, value), found.query);
      const isIdle = !isChosen && !cards.finds(toggled(without, one.field.id, one.id), found.pool);
      one.button.setAttribute("aria-pressed", String(isChosen));
      one.button.classList.toggle("finder__sign--idle", isIdle);
    }
  }

  function showChips() {
    fill(
      chips,
      cards.facets(pool()).filter(({ id: facet }) => !cards.file.facets[facet].pictograms).map((each) =>
        el(
          "button",
          { type: "button", class: "chip", "aria-pressed": String(asks(found.query, each.id)), "aria-controls": panel.id, onclick: () => open("filter", each.id) },
          capital(asks(found.query, each.id) ? cards.brief(found.query, each) : each.label),
          sign("down"),
        ),
      ),
    );
  }

  function sayFound() {
    const { query, hits, words } = found;
    said.classList.toggle("finder__said--mistaken", query.mistakes.length > 0);
    if (query.mistakes.length) {
      fill(said, mistake(query.mistakes[0]));
      return;
    }
    const number = cards.say("of", { shown: String(hits.length), all: String(found.pool.length) });
    fill(said, el("span", {}, words), el("b", { class: "finder__count" }, number));
  }

  /** @param {QueryMistake} first */
  function mistake(first) {
    const { what, accepted, line: better } = told(first, found.line, cards.vocabulary);
    const letters = [...found.line];
    const [from, to] = first.at;
    return [
      el("span", {}, what, accepted ? [" ", accepted] : null),
      el("code", { class: "finder__place" }, letters.slice(0, from).join(""), el("mark", {}, letters.slice(from, to).join("") || "…"), letters.slice(to).join("")),
      better.trim() ? el("button", { type: "button", class: "chip", onclick: () => put(better) }, filled(cards.file.schema.mistakes.try, { line: better })) : null,
    ];
  }

  drawStrip();
  return {
    node,
    field,
    open,
    turn,
    put,
    /** Other sets are in play. */
    refresh: drawStrip,
    /**
     * Show what the line finds.
     * @param {FoundCards} next
     */
    show(next) {
      found = next;
      if (field.value !== next.line && document.activeElement !== field) field.value = next.line;
      clear.hidden = !next.line;
      const number = cards.facets(next.pool).filter(({ id: facet }) => asks(next.query, facet)).length;
      fill(badge, number || "");
      badge.hidden = !number;
      sayFound();
      showStrip();
      showChips();
      if (opened) opened.show(next.query);
    },
  };
}

/**
 * A button with a sign.
 * @param {Cards} cards
 * @param {string} key
 * @param {string} icon
 * @param {() => void} press
 */
export const tool = (cards, key, icon, press) =>
  el("button", { type: "button", class: "button--icon", "aria-label": cards.say(key), title: cards.say(key), onclick: press }, sign(icon));

/**
 * The fields by which cards can be put in order.
 * @param {Cards} cards
 * @param {Card[]} pool
 */
export const sortable = (cards, pool) => [cards.vocabulary.field("name"), ...cards.facets(pool)];

/**
 * A field with the direction of an order, in words.
 * @param {Cards} cards
 * @param {QueryField} field
 * @param {boolean} down
 */
export const directed = (cards, field, down) =>
  field.kind === "number" ? cards.say(down ? "highest" : "lowest", { field: capital(field.label) }) : `${capital(field.label)} ${down ? "↓" : "↑"}`;

/**
 * The fields whose values are signs to press: what cards do if that is drawn, else the first that has symbols, as a form
 * is filled by who the cards are.
 * @param {Cards} cards
 * @param {Card[]} pool
 * @param {boolean} isSheet
 */
function stripOf(cards, pool, isSheet) {
  const facets = cards.facets(pool);
  const effects = facets.filter(({ id }) => cards.file.facets[id].pictograms);
  return effects.length && !isSheet ? effects : facets.filter(({ id }) => cards.file.facets[id].signs).slice(0, 1);
}

/**
 * What might be asked, as the reader would type it: a group and a number.
 * @param {Cards} cards
 */
function exampleOf(cards) {
  const facets = cards.facets(cards.file.cards);
  const choice = facets.find(({ id }) => cards.file.facets[id].signs) ?? facets.find(({ kind }) => kind === "choice");
  const number = facets.find(({ id }) => cards.file.facets[id].better === "less") ?? facets.find(({ id, kind }) => kind === "number" && !cards.file.facets[id].aside);
  /** @type {QueryNode[]} */
  const terms = [];
  if (choice) terms.push({ field: choice.id, is: "=", values: [choice.example] });
  if (number) terms.push({ field: number.id, is: "<=", values: [Number(number.example)] });
  return terms.map((tree) => cards.line({ tree, order: [] })).join(" ");
}
