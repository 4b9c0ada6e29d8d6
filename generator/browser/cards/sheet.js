// The browser of cards in a sheet, to pick from: one (a touch chooses and closes) or several (a touch toggles). It offers
// what is in play, what the form suggests first; what somebody has already is dim and says who has it.
import { el, fill, freshId } from "../kit/elements.js";
import { finder, tool } from "./finder.js";
import { nothing } from "./nothing.js";

const STEP = 60; // cards drawn at a time: more than a screen holds

/**
 * Make the sheet of some cards. Gives { open }.
 * @param {Cards} cards
 * @param {Picking} picking
 */
export function sheet(cards, { ids, first, others, title, several, most, done, chosen, choose, isInPlay, owner }) {
  const isWide = (cards.file.faces?.m[0] ?? 0) > (cards.file.faces?.m[1] ?? 0);
  const offered = ids.flatMap((id) => cards.byId.get(id) ?? []);
  /** @type {Map<string, ReturnType<typeof option>>} */
  const options = new Map(); // those that were drawn once
  const lists = [first, { ids, title: others ?? null }].flatMap((part) => {
    if (!part) return [];
    const head = el("h3", { class: "picker__part" }, part.title ?? (first ? cards.file.title : ""));
    const list = el("ul", { class: `cards${isWide ? " cards--wide" : ""}`, "data-view": "grid" });
    return [{ all: new Set(part.ids), own: /** @type {string[]} */ ([]), head, list }];
  });
  let line = "";
  /** @type {string[]} */
  let order = [];

  /** @param {Card} card */
  function option(card) {
    const who = el("span", { class: "card__owner", hidden: true });
    const button = el("button", { type: "button", class: "card__option", onclick: () => pick(card.id) }, cards.face(card.id), el("b", { class: "card__name", lang: card.lang }, card.name), who);
    return { button, who, item: el("li", { class: "card" }, button) };
  }

  const inPlay = () => offered.filter(({ id }) => isInPlay(id) || chosen().includes(id));
  let pool = inPlay();
  const find = finder(cards, {
    pool: () => pool,
    isSheet: true,
    changed: (next) => {
      line = next;
      show();
    },
    enter: () => {
      if (line.trim() && order.length) pick(order[0]);
    },
  });
  const empty = el("div", {});
  const end = el("div", {});
  const heading = freshId();
  const body = el("div", { class: "picker__body", onkeydown: move }, empty, lists.map(({ head, list }) => [head, list]), end);
  const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && more(), { root: body, rootMargin: "100% 0px" });
  /** @type {HTMLDialogElement} */
  const box = el(
    "dialog",
    { class: "picker", "aria-labelledby": heading, onclick: (event) => event.target === box && box.close() },
    el(
      "div",
      { class: "picker__inside" },
      el(
        "header",
        { class: "picker__head" },
        el("h2", { id: heading }, title),
        several ? el("button", { type: "button", class: "button", onclick: () => box.close() }, done) : tool(cards, "close", "close", () => box.close()),
      ),
      find.node,
      body,
    ),
  );
  document.body.append(box);

  /** @param {string} id */
  function pick(id) {
    if (!several) {
      box.close(); // first, because it gives the focus back to where it was
      choose([id]);
      return;
    }
    const now = chosen();
    const next = now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
    if (next.length === most) box.close(); // there is no place for more
    choose(next);
    mark();
  }

  function mark() {
    const now = chosen();
    for (const [id, { button, item, who }] of options) {
      const has = now.includes(id) ? null : owner(id);
      button.setAttribute("aria-pressed", String(now.includes(id)));
      item.classList.toggle("card--chosen", now.includes(id));
      item.classList.toggle("card--taken", Boolean(has));
      who.hidden = !has;
      fill(who, has ? cards.say(has.key, { name: has.name }) : "");
    }
  }

  function show() {
    const found = cards.ask(line, pool);
    find.show(found);
    if (found.query.mistakes.length) return;
    let rest = found.hits.map(({ id }) => id);
    for (const part of lists) {
      part.own = rest.filter((id) => part.all.has(id));
      rest = rest.filter((id) => !part.all.has(id));
      fill(part.list);
    }
    order = lists.flatMap(({ own }) => own);
    fill(empty, order.length ? null : nothing(cards, found, find.put));
    more();
  }

  /** Draw more of what was found; again when their end comes near. */
  function more() {
    let left = STEP;
    for (const { own, head, list } of lists) {
      const start = list.childElementCount;
      const next = own.slice(start, start + left);
      left -= next.length;
      next.forEach((id, place) => {
        const made = options.get(id) ?? option(/** @type {Card} */ (cards.byId.get(id)));
        options.set(id, made);
        made.item.setAttribute("aria-setsize", String(own.length));
        made.item.setAttribute("aria-posinset", String(start + place + 1));
        list.append(made.item);
      });
      list.hidden = !list.childElementCount;
      head.hidden = list.hidden || !head.textContent;
    }
    mark();
    watch.unobserve(end);
    if (!left) watch.observe(end);
  }

  /**
   * Arrows go from face to face, in a row and from row to row.
   * @param {KeyboardEvent} event
   */
  function move(event) {
    const buttons = [.../** @type {NodeListOf<HTMLButtonElement>} */ (body.querySelectorAll(".card__option"))];
    const now = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (now < 0 || !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const { top, left } = buttons[now].getBoundingClientRect();
    /** @param {HTMLElement} button */
    const place = (button) => button.getBoundingClientRect();
    const rows = buttons.filter((button) => (event.key === "ArrowUp" ? place(button).top < top - 1 : place(button).top > top + 1));
    const row = event.key === "ArrowUp" ? rows.at(-1) : rows[0];
    const near = row && rows.filter((button) => Math.abs(place(button).top - place(row).top) < 2);
    const next = {
      ArrowLeft: buttons[now - 1],
      ArrowRight: buttons[now + 1],
      ArrowUp: near?.find((button) => place(button).left >= left - 1) ?? near?.at(-1),
      ArrowDown: near?.find((button) => place(button).left >= left - 1) ?? near?.at(-1),
    }[event.key];
    if (next) next.focus();
    else if (event.key === "ArrowUp") find.field.focus();
  }

  find.field.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" || !order.length) return;
    event.preventDefault();
    options.get(order[0])?.button.focus();
  });

  return {
    open() {
      line = "";
      find.field.value = "";
      pool = inPlay();
      find.refresh();
      show();
      box.showModal();
      body.scrollTop = 0;
      // On a phone the keyboard would hide the cards; where there is no touch what is typed at once has to go into the field.
      if (matchMedia("(any-pointer: coarse)").matches) body.focus();
      else find.field.focus();
    },
  };
}
