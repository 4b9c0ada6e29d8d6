// The items of an ordered list as cards on a track: each lies on the first space that is free, and one that has left it stands
// above with the number of who took it. A touch lays the next card; a touch on a card opens what is asked of it below the track.

import { el, face, fill, freshId, symbol } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { entry, fieldWords, listed, numbered, plain, say, ui, uiText } from "../words/words.js";
import { matters } from "./condition.js";
import { framed } from "./frame.js";

/** @typedef {{ fields: Inputs, button: HTMLElement }} Card */
/** @typedef {{ gone: Card[], here: Card | null }} Space */

/**
 * @param {ListDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function trackField(declaration, words, changed, around) {
  const layout = /** @type {TrackLayout} */ (words.layout);
  const kind = /** @type {ChoiceDeclaration} */ (declaration.fields.find(({ name }) => name === layout.kind));
  const kinds = fieldWords(`${words.path}.${layout.kind}`).choices ?? {};
  const drawn = declaration.fields.find(({ name }) => name === layout.entry);
  /** @type {Card[]} */
  let cards = [];
  /** @type {Card | null} */
  let open = null;
  /** What lies on each space, as it is drawn. @type {(HTMLElement | null)[][]} */
  let lying = [];

  const panel = el("div", { class: "stack__panel field__list--ordered", id: freshId(), role: "group", hidden: true });
  const head = el("div", { class: "lane__head" });
  const track = el("div", { class: "lane", role: "group", "aria-label": plain(words.label) });
  const next = el("button", { type: "button", class: "lane__card lane__card--free", onclick: () => lay(kind.choices[0]) }, "+");
  const hand = kind.choices.map((value) => {
    const shown = layout.symbols[value];
    const said = [shown ? symbol(around.sprite, shown) : null, el("span", {}, say(kinds[value]?.label))];
    return { value, button: el("button", { type: "button", class: "action lane__lay", onclick: () => lay(value) }, said) };
  });
  const tray = el("div", { class: "lane__hand", role: "group", "aria-label": plain(words.add) }, el("span", { class: "lane__add", "aria-hidden": "true" }, say(words.add)), hand.map(({ button }) => button));

  /** @param {JsonObject} values */
  function make(values) {
    const fields = around.group(declaration.fields, words.path, () => (draw(), changed()));
    fields.write(values);
    // What lies there was said when it was laid: the questions that follow come first.
    const what = fields.node.querySelector(`[data-input="${words.path}.${layout.kind}"]`);
    if (what) fields.node.append(what);
    /** @type {Card} */
    const card = { fields, button: el("button", { type: "button", onclick: () => show(open === card ? null : card) }) };
    return card;
  }

  /** @param {string} value */
  function lay(value) {
    if (cards.length >= declaration.max_items) return;
    if (words.then) cards.at(-1)?.fields.decide(words.then);
    const isByPlace = document.activeElement === next;
    const card = make(value === kind.default ? {} : { [layout.kind]: value });
    cards.push(card);
    open = card;
    panel.hidden = false;
    draw();
    changed();
    reveal(); // what it brings into sight is laid out at once: after all that the form draws anew
    if (isByPlace) (next.isConnected ? next : card.button).focus();
  }

  /** @param {Card | null} card */
  function show(card) {
    open = card;
    panel.hidden = !card;
    draw();
    if (card) reveal();
  }

  function reveal() {
    panel.scrollIntoView({ block: "nearest" });
    track.scrollIntoView({ block: "nearest" });
  }

  /** @param {Card} card */
  function remove(card) {
    const index = cards.indexOf(card);
    cards.splice(index, 1);
    show(null);
    changed();
    (cards[Math.min(index, cards.length - 1)]?.button ?? next).focus();
  }

  /**
   * @param {Card} card
   * @param {number} by
   */
  function move(card, by) {
    const index = cards.indexOf(card);
    cards.splice(index, 1);
    cards.splice(index + by, 0, card);
    draw();
    changed();
    card.button.focus();
  }

  /** The spaces with what lies on them and what has left them; more than there are if more cards lie. */
  function spaces() {
    /** @type {Space[]} */
    const all = Array.from({ length: layout.spaces }, () => ({ gone: [], here: null }));
    let free = 0;
    for (const card of cards) {
      all[free] ??= { gone: [], here: null };
      const told = card.fields.read();
      if (layout.leaves?.some((conditions) => matters(conditions, told, around.context.whole()))) all[free].gone.push(card);
      else all[free++].here = card;
    }
    return { all, free };
  }

  /**
   * What is drawn of a card: the entry that it is, or the symbol of its kind.
   * @param {JsonObject} told
   */
  function look(told) {
    const id = drawn && told[drawn.name];
    if (drawn?.of && id) {
      const row = entry(drawn.of, String(id));
      if (row.picture) return face(row.picture, true);
      return [row.symbol ? symbol(around.sprite, row.symbol, row.hue) : null, el("b", {}, row.short ?? row.n)];
    }
    const value = String(told[layout.kind] ?? kind.default ?? kind.choices[0]);
    return layout.symbols[value] ? symbol(around.sprite, layout.symbols[value]) : say(kinds[value]?.label);
  }

  /**
   * @param {Card} card
   * @param {number} place
   * @param {boolean} isGone
   */
  function drawCard(card, place, isGone) {
    const { button, fields } = card;
    const told = fields.read();
    const mark = isGone && layout.mark ? told[layout.mark] : null;
    const name = numbered(declaration, words.item, cards.indexOf(card) + 1);
    button.className = `lane__card${isGone ? " lane__card--gone" : ""}`;
    fill(button, look(told), mark ? el("span", { class: "lane__mark" }, String(mark)) : null);
    button.setAttribute("aria-label", listed([...(isGone ? [] : [plain(layout.space, { number: place + 1 })]), name, ...fields.briefly()]));
    button.setAttribute("aria-expanded", String(card === open));
    button.setAttribute("aria-controls", panel.id);
    return button;
  }

  function draw() {
    const held = document.activeElement;
    const { all, free } = spaces();
    const isFull = cards.length >= declaration.max_items;
    next.setAttribute("aria-label", listed([plain(layout.space, { number: free + 1 }), plain(words.add)]));
    const before = lying;
    lying = all.map(({ gone, here }, place) => [...gone.map((card) => drawCard(card, place, true)), here ? drawCard(here, place, false) : place === free && !isFull ? next : null]);
    const isSame = lying.length === before.length && lying.every((space, place) => space.length === before[place].length && space.every((node, index) => node === before[place][index]));
    // A button in hand that is put where it is loses the focus, and the page is laid out at once.
    if (!isSame) {
      const empty = () => el("span", { class: "lane__card lane__card--empty", "aria-hidden": "true" });
      const number = (/** @type {number} */ place) => el("span", { class: "lane__number", "aria-hidden": "true" }, String(place + 1));
      fill(track, lying.map((space, place) => el("div", { class: "lane__space" }, space.map((node) => node ?? empty()), number(place))));
      if (held instanceof HTMLElement && track.contains(held)) held.focus({ preventScroll: true });
    }
    for (const { value, button } of hand) {
      const when = kinds[value]?.when;
      button.hidden = Boolean(when) && !matters(when ?? [], {}, around.context.whole());
    }
    tray.hidden = isFull;
    drawPanel();
  }

  function drawPanel() {
    if (!open) {
      fill(panel);
      return;
    }
    const card = open;
    const place = cards.indexOf(card);
    const name = numbered(declaration, words.item, place + 1);
    const tools = [
      place > 0 ? action("←", () => move(card, -1), uiText("move-up")) : null,
      place < cards.length - 1 ? action("→", () => move(card, 1), uiText("move-down")) : null,
      action("✕", () => remove(card), plain(words.remove)),
      action(ui("done"), () => (show(null), card.button.focus())),
    ];
    panel.setAttribute("aria-label", name);
    fill(head, el("b", { class: "lane__name" }, name), tools);
    if (!panel.contains(card.fields.node)) fill(panel, head, card.fields.node);
  }

  /**
   * @param {Piece} shown
   * @param {() => void} onclick
   * @param {string} [label]
   */
  const action = (shown, onclick, label) =>
    el("button", { type: "button", class: "action action--quiet", "aria-label": label, title: label, onclick }, shown);

  /** @param {Json | undefined} wanted */
  function write(wanted) {
    const rows = (Array.isArray(wanted) ? wanted : []).slice(0, declaration.max_items);
    cards = rows.map((row) => make(isObject(row) ? row : {}));
    open = cards.at(-1) ?? null;
    panel.hidden = !open;
    draw();
  }

  write([]);
  return {
    node: framed(words, track, tray, panel),
    read: () => cards.map(({ fields }) => fields.read()),
    write,
    refresh() {
      for (const { fields } of cards) fields.refresh();
      draw();
    },
    touched: () => cards.length > 0,
  };
}

/** @type {(of: Kind) => Kind} */
export const laid = (of) => ({ ...of, make: (declaration, ...around) => trackField(/** @type {ListDeclaration} */ (declaration), ...around) });
