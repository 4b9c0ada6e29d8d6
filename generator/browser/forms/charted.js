// Inputs of spaces on one map: choose what a touch does, then touch. The inputs stay below it as a list, each to be changed; they
// are what the question is read from, and what the map shows.

import { el, fill, freshId, symbol } from "../kit/elements.js";
import { lead, pin } from "../kit/marking.js";
import { declaredAt, fieldWords, nameOf, plain, say, ui, uiText } from "../words/words.js";
import { firstChoice } from "./choice.js";
import { KeptChart } from "./kept-chart.js";
import { MapSheet } from "./map-sheet.js";
import { itemsOf, led, placesOf, toggled, toggledItem } from "./touching.js";

/** @typedef {import("./kept-chart.js").Charting} Charting */
/** @typedef {{ words: MapBrush, input: Charting, box: HTMLInputElement, node: HTMLElement }} Brush */

export class ChartedInputs {
  /**
   * @param {Charted} charted
   * @param {Charting[]} inputs
   * @param {Around} around
   * @param {() => void} changed
   */
  constructor(charted, inputs, around, changed) {
    this.charted = charted;
    this.inputs = inputs;
    this.around = around;
    this.changed = changed;
    this.group = freshId();
    /** @type {Brush[]} */
    this.brushes = charted.brushes.flatMap((words) => inputs.filter(({ name }) => name === words.input).map((input) => this.brushOf(words, input)));
    /** What the reader has taken up; until then it is what comes next. @type {Brush | null} */
    this.chosen = null;
    /** What stands there in the game in hand, if a brush knows that. */
    this.stood = charted.pieces.length ? new KeptChart(charted, inputs, around, () => this.told("", false)) : null;
    /** What the inputs held before each touch, and what stood on the map. @type {{ values: Json[], stood: import("./kept-chart.js").KeptState | undefined }[]} */
    this.earlier = [];
    /** @type {JsonObject | null} */
    this.answer = null;
    /** @type {FigureNode["marks"]} */
    this.said = [];
    /** The space of which more is asked. */
    this.asked = "";
    this.sheet = new MapSheet(charted.board, plain(charted.label), (id) => this.touch(id));
    this.status = el("p", { class: "spoken", role: "status" });
    this.asks = el("div", { class: "chart__asks" });
    this.undo = el("button", { type: "button", class: "action", onclick: () => this.takeBack() }, ui("undo"));
    this.clear = el("button", { type: "button", class: "action", onclick: () => this.empty() }, ui("clear"));
    this.own = el("button", { type: "button", class: "action", hidden: true, onclick: () => this.showOwn() }, ui("own-drawing"));
    const tray = el("div", { class: "squares__brushes chart__brushes", role: "radiogroup", "aria-label": uiText("touch-does") }, this.brushes.map(({ node }) => node));
    const list = inputs.filter(({ name }) => this.holds(name)).map(({ field }) => field.node);
    this.node = el(
      "fieldset",
      { class: "field charted" },
      el("legend", {}, say(charted.label)),
      charted.help ? el("p", { class: "field__help" }, say(charted.help)) : null,
      this.stood?.node,
      tray,
      this.sheet.node,
      this.status,
      this.asks,
      el("div", { class: "chart__tools" }, this.undo, this.clear, this.own),
      el("details", { class: "fold charted__list" }, el("summary", {}, say(charted.listed)), list),
    );
  }

  /**
   * @param {MapBrush} words
   * @param {Charting} input
   * @returns {Brush}
   */
  brushOf(words, input) {
    const box = el("input", { type: "radio", name: this.group, onchange: () => this.take(brush) });
    const sign = el("span", { class: "chart__badge", "data-tone": words.tone, "aria-hidden": "true" }, this.signOf(words));
    const brush = { words, input, box, node: el("label", { class: "squares__brush" }, box, sign, el("span", {}, say(words.label))) };
    return brush;
  }

  /** @param {MapBrush} words */
  signOf(words) {
    return words.symbol ? symbol(this.around.sprite, words.symbol) : "✓";
  }

  /** @param {Brush} brush */
  take(brush) {
    this.chosen = brush;
    this.asked = "";
    this.draw();
  }

  /** @param {string} name */
  holds(name) {
    return this.brushes.some(({ input }) => input.name === name);
  }

  /** The brushes whose inputs are asked now. */
  get usable() {
    return this.brushes.filter(({ input }) => !input.field.node.hidden);
  }

  /** What a touch does now: what the reader has chosen, or else the first single space that is missing, then what comes after it. */
  get brush() {
    const { usable } = this;
    if (this.chosen && usable.includes(this.chosen)) return this.chosen;
    const [first, next] = usable;
    return first && this.isOne(first) && this.places(first).length ? (next ?? first) : first;
  }

  /** @param {Brush} brush */
  isOne({ input }) {
    return input.declaration.type === "space";
  }

  /** @param {Brush} brush */
  isWay({ words, input }) {
    return Boolean(words.space && fieldWords(input.name).ordered);
  }

  /** @param {Brush} brush */
  places({ words, input }) {
    return input.field.node.hidden ? [] : placesOf(words, input.field.read());
  }

  /** Where ways begin: the first single space. */
  get start() {
    const brush = this.brushes.find((one) => this.isOne(one));
    return brush ? (this.places(brush)[0] ?? "") : "";
  }

  /**
   * @param {string} id
   */
  touch(id) {
    const { brush } = this;
    if (!brush) {
      this.leadToPlayers();
      return;
    }
    const before = this.state();
    if (this.stood && !this.stood.isTaken && !this.isOne(brush)) this.stood.fill();
    this.apply(brush, id);
    if (JSON.stringify(before.values) === JSON.stringify(this.values())) return;
    this.earlier.push(before);
    this.told(id);
  }

  /**
   * @param {Brush} brush
   * @param {string} id
   */
  apply(brush, id) {
    const { words, input } = brush;
    const { max_items: most = Infinity } = /** @type {{ max_items?: number }} */ (input.declaration);
    const value = input.field.read();
    /** @param {Json[]} next */
    const write = (next) => next.length <= most && input.field.write(next);
    this.asked = "";
    if (this.isOne(brush)) {
      const isThere = this.places(brush)[0] === id;
      if (!isThere && id !== this.start && !this.start) this.placeIn(id);
      input.field.write(isThere ? null : id);
      if (words.stands) this.stood?.moves(isThere ? "" : id);
      const after = this.usable[this.usable.indexOf(brush) + 1];
      if (!isThere && this.chosen && after) this.chosen = after;
    } else if (this.isWay(brush)) {
      if (!itemsOf(value).length && id === this.start) this.takeStart();
      else write(led(words, itemsOf(value), id, { start: this.start, edges: this.charted.edges, offer: this.offerTo(id) }));
    } else if (words.space) {
      const items = toggledItem(words, itemsOf(value), id);
      write(items);
      if (words.asks && items.some((item) => item[words.space ?? ""] === id)) this.asked = id;
    } else write(toggled(placesOf(words, value), id));
  }

  /** A way that has no step yet ends where it begins: that is taken back. */
  takeStart() {
    this.brushes.find((one) => this.isOne(one))?.input.field.write(null);
    this.stood?.moves("");
    this.chosen = null;
  }

  /**
   * The whole way to a space that the answer offers.
   * @param {string} id
   * @returns {JsonObject[] | null}
   */
  offerTo(id) {
    const { offered } = this.charted;
    const way = offered && itemsOf(this.answer?.[offered.path] ?? null).find((one) => one[offered.to] === id)?.[offered.way];
    return way ? itemsOf(way).map((step) => ({ ...step })) : null;
  }

  /**
   * Let the choice of an area be that of the first space, as long as it is as it was at first.
   * @param {string} id
   */
  placeIn(id) {
    const area = this.charted.areas[id];
    const choice = this.inputs.find(({ name }) => name === this.charted.area);
    if (area && choice && choice.field.read() === firstChoice(choice.declaration)) choice.field.write(area);
  }

  /** Nothing can be put before the number of players is there. */
  leadToPlayers() {
    const name = /** @type {SpaceDeclaration} */ (this.brushes[0]?.input.declaration ?? {}).players ?? "";
    const input = this.inputs.find((one) => one.name === name);
    input?.field.node.scrollIntoView({ block: "nearest" });
    input?.field.node.querySelector("input, button")?.focus();
  }

  /** What the inputs of the map hold, with the choice of an area and how many move. */
  values() {
    return this.kept().map(({ field }) => field.read());
  }

  kept() {
    return this.inputs.filter(({ name }) => this.holds(name) || name === this.charted.area || name === this.stood?.moving.number);
  }

  state() {
    return { values: this.values(), stood: this.stood?.state() };
  }

  takeBack() {
    const before = this.earlier.pop();
    if (!before) return;
    this.kept().forEach(({ field }, place) => field.write(before.values[place] ?? undefined));
    if (before.stood) this.stood?.back(before.stood);
    this.asked = "";
    this.told("", false);
  }

  empty() {
    this.earlier.push(this.state());
    if (this.stood) this.stood.isTaken = true;
    for (const { input } of this.brushes) input.field.write(undefined);
    this.chosen = null;
    this.asked = "";
    this.told("");
  }

  /**
   * After a change on the map: the form is told, and who listens hears what lies there now.
   * @param {string} id
   * @param {boolean} [isKept] whether what stands there is kept as the inputs say now
   */
  told(id, isKept = true) {
    this.answer = null;
    this.said = [];
    if (isKept) this.stood?.keep(this.sheet.spaces.map((space) => space.id));
    this.changed();
    this.status.textContent = this.sheet.saidOf(id);
  }

  /** Another question was put into the form: what was touched before is no part of it. */
  given() {
    this.chosen = null;
    this.earlier = [];
    this.asked = "";
    this.stood?.given();
  }

  begin() {
    return this.stood?.begin();
  }

  forget() {
    return this.stood?.forget();
  }

  /** Show what is kept, in place of what a question shows. */
  showOwn() {
    for (const { input } of this.brushes) input.field.write(undefined);
    this.stood?.begin();
    this.chosen = null;
    this.earlier = [];
    this.told("", false);
  }

  /** Show what the inputs hold now. */
  follow() {
    const { players = "" } = /** @type {SpaceDeclaration} */ (this.brushes[0]?.input.declaration ?? {});
    // Until the number is there, the map waits as it is with the most players: all spaces at once would lie on each other.
    const most = /** @type {IntegerDeclaration | undefined} */ (this.inputs.find(({ name }) => name === players)?.declaration)?.max ?? "";
    this.sheet.show(String(this.around.context.whole()[players] ?? most));
    this.stood?.follow();
    this.draw();
  }

  /**
   * Show on the map what the engine says of the question.
   * @param {JsonObject | null} answer
   * @param {SaidNode[]} blocks
   */
  answered(answer, blocks) {
    this.answer = answer;
    const node = /** @type {FigureNode | undefined} */ (blocks.find((block) => block.block === "figure" && /** @type {FigureNode} */ (block).figure === this.charted.board));
    this.said = node?.marks ?? [];
    this.draw();
  }

  draw() {
    const { brush } = this;
    for (const one of this.brushes) {
      one.node.hidden = one.input.field.node.hidden;
      one.box.checked = one === brush;
    }
    this.undo.disabled = !this.earlier.length;
    this.clear.disabled = !this.brushes.some((one) => this.places(one).length) && !this.stood?.isShown();
    this.own.hidden = !this.stood?.isAside();
    this.sheet.draw({ look: (id) => this.look(id), picture: (drawing) => this.drawnOn(drawing), isWaiting: !brush });
    this.drawAsks();
  }

  /** @param {string} id */
  look(id) {
    const lying = this.brushes.filter((brush) => this.places(brush).includes(id));
    const marks = lying.map((brush) => el("span", { class: "chart__badge", "data-tone": brush.words.tone }, this.badge(brush, id)));
    const stood = this.stood?.look(id);
    return { marks: [...marks, ...(stood?.marks ?? [])], told: [...lying.map(({ words }) => plain(words.label)), ...(stood?.told ?? [])] };
  }

  /**
   * What stands on a space: a step of a way has its number, an item the number that it begins with, anything else its symbol.
   * @param {Brush} brush
   * @param {string} id
   */
  badge(brush, id) {
    const { words, input } = brush;
    if (this.isWay(brush)) return String(this.places(brush).lastIndexOf(id) + 1);
    const [number] = Object.keys(words.begin ?? {});
    const item = number && itemsOf(input.field.read()).find((one) => one[words.space ?? ""] === id);
    return [this.signOf(words), item ? String(item[number] ?? "") : ""];
  }

  /**
   * The drawing with the ways that are put in, and what the engine says.
   * @param {Element} drawing
   */
  drawnOn(drawing) {
    const isSaid = this.said.some(({ way }) => way);
    for (const { tone, way, valued, places, numbers } of this.said) {
      if (way) lead(drawing, places, tone);
      if (valued) places.forEach((place, at) => pin(drawing, place, tone, numbers[at] ?? "", true));
    }
    for (const brush of isSaid ? [] : this.brushes.filter((one) => this.isWay(one))) lead(drawing, [this.start, ...this.places(brush)].filter(Boolean), "plain");
    const price = this.charted.price && this.answer?.legal !== false ? this.answer?.[this.charted.price] : null;
    const way = this.said.find((mark) => mark.way);
    if (way && typeof price === "number") pin(drawing, way.places[way.places.length - 1], way.tone, price, true);
    return drawing;
  }

  /** The inputs of the item on the space that was touched last. */
  drawAsks() {
    const { brush, asked } = this;
    const at = asked && brush?.words.space ? itemsOf(brush.input.field.read()).findIndex((item) => item[brush.words.space ?? ""] === asked) : -1;
    if (at < 0 || !brush) {
      fill(this.asks);
      this.asks.dataset.at = "";
      return;
    }
    const key = `${brush.input.name} ${asked}`;
    if (this.asks.dataset.at === key) return;
    this.asks.dataset.at = key;
    const { words, input } = brush;
    const fields = declaredAt(input.name)?.fields?.filter(({ name }) => words.asks?.includes(name)) ?? [];
    const inner = this.around.group(fields, input.name, () => {
      const items = itemsOf(input.field.read());
      const rest = Object.fromEntries(Object.entries(items[at] ?? {}).filter(([name]) => !words.asks?.includes(name)));
      input.field.write(items.map((item, place) => (place === at ? { ...rest, ...inner.read() } : item)));
      this.told(asked);
    });
    inner.write(itemsOf(input.field.read())[at]);
    // The list has inputs of these names already.
    for (const node of inner.node.querySelectorAll("[data-input]")) node.removeAttribute("data-input");
    fill(this.asks, el("p", { class: "field__help" }, nameOf(this.charted.board, asked)), inner.node);
  }
}
