// Lists of a question, painted: squares that belong together, which of them touch, what they lie in and what stands on them. The
// lists stay below the drawing, each item to be changed. They are what the question is read from: painting writes them, and a
// question that came by a link is shown drawn if a drawing is known that says the same.

import { el, fill } from "../kit/elements.js";
import { declaredAt, entry, fieldWords, plain, say, ui, uiText } from "../words/words.js";
import { brushTray, foot, quietly, Strokes } from "./brushes.js";
import { brushGroups, called, squareLook } from "./drawn-look.js";
import { tableIds } from "./frame.js";
import { keptDrawing, seeing } from "./kept-drawing.js";
import { blankPainting, byPlace, copied, fromKnown, layOn, matched, resized, said } from "./pieces.js";
import { signed, squares } from "./squares.js";
import { stepper } from "./stepper.js";

const FEW = 6; // rows and columns at first

/** @typedef {import("./drawn-look.js").Paint} Paint */

/** What is drawn of the lists among some inputs of a form. */
export class DrawnLists {
  /**
   * @param {Drawn} drawn
   * @param {{ name: string, field: Input }[]} fields
   * @param {Around} around
   * @param {() => void} changed
   */
  constructor(drawn, fields, around, changed) {
    this.drawn = drawn;
    this.fields = fields;
    this.around = around;
    this.changed = changed;
    this.lists = [drawn.pieces.list, drawn.touching.list, drawn.figures.list];
    this.ids = tableIds(drawn.of);
    this.see = seeing(drawn.drawing, this.ids, drawn.unsorted?.of);
    this.kept = keptDrawing(drawn.drawing.name);
    /** Whether what is painted is kept: not while a question of somebody else is looked at. */
    this.isOwn = true;
    /** Whether the lists say what the drawing says. */
    this.isTrue = true;
    this.painting = blankPainting(FEW, FEW);
    /** What was told of pieces that nobody can paint, by their keys. @type {Map<string, JsonObject>} */
    this.told = new Map();
    /** The keys of pieces and figures by their numbers in the question. @type {{ pieces: string[], figures: string[] }} */
    this.keys = { pieces: [], figures: [] };
    /** @type {Paint} */
    this.paint = { plane: "squares", id: drawn.brushes[0].of[0] };
    this.strokes = /** @type {Strokes<Painting>} */ (new Strokes());
    /** @type {Painting | null} */
    this.before = null;
    this.isWriting = false;
    this.tray = brushTray({ groups: brushGroups(drawn, this.paint, around.sprite), chosen: this.paint, take: (paint) => (this.paint = paint), undo: () => this.takeBack() });
    this.area = squares({
      label: plain(drawn.label),
      look: (row, column) => squareLook(drawn, this.painting, row, column, around.sprite),
      begin: () => (this.before = copied(this.painting)),
      paint: (row, column) => this.lay(row, column),
      done: () => this.stroked(),
      cancel: () => this.before && this.show(this.before),
    });
    this.height = this.size("rows");
    this.width = this.size("columns");
    /** In place of what a question shows that is somebody else's. */
    this.own = quietly("own-drawing", () => this.showOwn());
    this.back = quietly("own-drawing", () => this.showOwn());
    this.asked = el("div", { class: "drawn__asked" });
    this.unsorted = el("p", { class: "field__help drawn__unsorted" }, say(drawn.unsorted?.help));
    const about = [el("div", { class: "squares__size" }, this.height.node, this.width.node), el("p", { class: "field__help" }, say(drawn.help)), this.area.help];
    this.board = el("div", {}, this.area.node, this.tray.node, foot(about, () => this.clear(), this.own));
    this.aside = el("div", { class: "drawn__aside" }, el("p", {}, ui("not-drawn")), quietly("draw-it", () => this.clear()), this.back);
    const inputs = fields.filter(({ name }) => this.holds(name)).map(({ field }) => field.node);
    this.listed = el("details", { class: "fold drawn__lists" }, el("summary", {}, say(drawn.listed)), inputs);
    const drawing = el("fieldset", { class: "field" }, el("legend", {}, say(drawn.label)), this.board, this.aside, this.unsorted, this.asked);
    // Beside the drawing's fieldset, not in it: Chromium lays out no lists in one whose first part is hidden later.
    this.node = el("div", {}, drawing, this.listed);
    this.show(this.painting);
  }

  /** @param {string} name */
  holds(name) {
    return this.lists.includes(name);
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  lay(row, column) {
    layOn(this.painting, row, column, this.paint.plane, this.paint.id);
  }

  stroked() {
    if (this.before) this.strokes.push(this.before);
    this.before = null;
    this.tell();
  }

  takeBack() {
    const before = this.strokes.pop();
    if (!before) return;
    this.show(before);
    this.tell();
  }

  clear() {
    this.strokes.push(copied(this.painting));
    this.show(blankPainting(FEW, FEW));
    this.tell();
  }

  /** Show the drawing that is kept, in place of what a question shows. */
  showOwn() {
    this.strokes.push(copied(this.painting));
    const kept = this.kept.read();
    this.isOwn = true;
    if (kept) this.show(this.seen(kept));
    this.tell();
  }

  /** Write into the lists what is painted, and keep it. */
  tell() {
    const { pieces, touching, figures } = this.drawn;
    const drawing = this.said();
    const chosen = this.chosen();
    const items = drawing.pieces.map(({ key, item }) => ({ ...item, ...this.told.get(key) }));
    const keys = { pieces: drawing.pieces.map(({ key }) => key), figures: drawing.figures.map(({ key }) => key) };
    this.isWriting = true;
    for (const { name, field } of this.fields) {
      if (name === pieces.list) field.write(items);
      else if (name === touching.list) field.write(drawing.links);
      else if (name === figures.list) field.write(drawing.figures.map(({ item }) => item));
    }
    for (const { field, list, key } of chosen) field.write(keys[list].indexOf(key) + 1);
    this.isWriting = false;
    this.isTrue = true;
    this.keys = keys;
    this.tray.undoable(this.strokes.before.length > 0);
    if (this.isOwn || !this.kept.read()) {
      this.isOwn = true;
      this.kept.keep(this.merged());
    }
    this.ask(drawing);
    this.changed();
  }

  /** The inputs beside the lists that name one of their items by its number, with what they name now. */
  chosen() {
    const { pieces, figures } = this.drawn;
    return this.fields.flatMap(({ name, field }) => {
      const { picks } = fieldWords(name);
      const list = picks === pieces.list ? /** @type {const} */ ("pieces") : picks === figures.list ? /** @type {const} */ ("figures") : null;
      const number = Number(field.read());
      return list && number ? [{ field, list, key: this.keys[list][number - 1] ?? "" }] : [];
    });
  }

  /** What is kept: of squares that this form does not know, what was there stays. */
  merged() {
    const kept = this.kept.read();
    const next = copied(this.painting);
    const [blank] = this.ids;
    if (kept) {
      const there = resized(kept, next.squares.length, next.squares[0].length);
      next.squares = next.squares.map((line, row) => line.map((id, column) => (this.see(there.squares[row][column]) === (id || blank) ? there.squares[row][column] : id)));
    }
    return next;
  }

  /**
   * A kept drawing as this form shows it.
   * @param {Painting} kept
   */
  seen(kept) {
    const [blank] = this.ids;
    const side = (/** @type {number} */ count) => Math.max(1, Math.min(this.drawn.side, count));
    const painting = resized(kept, side(kept.squares.length), side(kept.squares[0].length));
    painting.squares = painting.squares.map((line) => line.map((id) => (this.see(id) === blank ? "" : this.see(id))));
    return painting;
  }

  said() {
    const { of, pieces } = this.drawn;
    const [, ...ids] = this.ids;
    /** @type {(id: string, number: number) => string} */
    const nameOf = (id, number) => {
      const name = pieces.kinds?.[id] ? called(this.drawn, id) : (entry(of, id).sign ?? "").toUpperCase();
      return number > 1 ? `${name} ${number}` : name;
    };
    return said(this.painting, this.drawn, { ids, nameOf });
  }

  /** The lists as they are in the form. */
  values() {
    return Object.fromEntries(this.fields.filter(({ name }) => this.holds(name)).map(({ name, field }) => [name, field.touched?.() === false ? [] : field.read()]));
  }

  /**
   * How the lists say the same as a drawing.
   * @param {DrawingSaid} drawing
   */
  match(drawing) {
    return matched(this.values(), drawing, this.drawn, { fieldsOf: (list) => declaredAt(list)?.fields ?? [], whenOf: (path) => fieldWords(path).when });
  }

  /** The lists may have been changed by hand: what cannot be painted is taken over, and what is not drawn is said. */
  follow() {
    if (this.isWriting || !this.node.isConnected) return;
    this.hold(this.said());
  }

  /**
   * Take the lists as what a drawing says, if they do.
   * @param {DrawingSaid} drawing
   */
  hold(drawing) {
    const found = this.match(drawing);
    this.isTrue = Boolean(found);
    if (found) {
      const items = /** @type {JsonObject[]} */ (this.values()[this.drawn.pieces.list]);
      const { name, asks = [] } = this.drawn.pieces;
      const names = [...(name ? [name] : []), ...asks];
      this.keys = { pieces: found.pieces.map((at) => drawing.pieces[at].key), figures: found.figures.map((at) => drawing.figures[at].key) };
      const told = items.map((item, index) => [this.keys.pieces[index], Object.fromEntries(names.filter((each) => item[each] !== undefined).map((each) => [each, item[each]]))]);
      this.told = new Map([...this.told, .../** @type {[string, JsonObject][]} */ (told)]);
    }
    this.ask(drawing);
    return this.isTrue;
  }

  /** A question was written into the lists: show the drawing that says the same. */
  given() {
    const kept = this.kept.read();
    const own = kept && this.seen(kept);
    const isEmpty = Object.values(this.values()).every((items) => Array.isArray(items) && !items.length);
    const read = {
      squares: (/** @type {string} */ sign) => (signed(this.drawn.of, sign) === this.ids[0] ? "" : (signed(this.drawn.of, sign) ?? "")),
      beds: byPlace(tableIds(this.drawn.beds.of)),
      stands: byPlace(tableIds(this.drawn.stands.of)),
      figures: byPlace(tableIds(this.drawn.figures.of)),
    };
    const known = isEmpty ? [] : (this.drawn.known ?? []).map((one) => fromKnown(one, read));
    const last = [this.painting, ...this.strokes.before].reverse();
    const found = [own, ...known, ...last].find((painting) => {
      if (!painting) return false;
      this.painting = painting;
      return this.match(this.said());
    });
    this.isOwn = !kept || found === own;
    this.strokes.clear();
    this.tray.undoable(false);
    this.show(found ? copied(found) : blankPainting(FEW, FEW));
    this.told.clear();
    this.hold(this.said());
  }

  begin() {
    const kept = this.kept.read();
    if (!kept) return false;
    this.isOwn = true;
    this.show(this.seen(kept));
    const before = this.changed;
    this.changed = () => {}; // nobody has changed anything
    this.tell();
    this.changed = before;
    return this.said().pieces.length > 0;
  }

  forget() {
    this.painting = blankPainting(FEW, FEW);
    this.strokes.clear();
    return this.kept.forget();
  }

  /**
   * Ask what nobody can paint of the pieces that have it, and say what the lists hold beside the drawing.
   * @param {DrawingSaid} drawing
   */
  ask(drawing) {
    const { pieces } = this.drawn;
    const isShown = this.isTrue;
    this.board.hidden = !isShown;
    this.aside.hidden = isShown;
    this.own.hidden = this.isOwn || !this.kept.read();
    this.back.hidden = !this.kept.read();
    this.unsorted.hidden = !isShown || !this.painting.squares.flat().some((id) => this.drawn.unsorted?.of.includes(id));
    if (!isShown) this.listed.open = true;
    const wanted = isShown ? drawing.pieces.filter(({ item }) => (pieces.asks ?? []).some((name) => this.isAsked(name, item))) : [];
    const keys = wanted.map(({ key }) => key).join();
    if (this.asked.dataset.keys === keys) return;
    this.asked.dataset.keys = keys;
    fill(this.asked, wanted.map(({ key, item }) => (pieces.asks ?? []).filter((name) => this.isAsked(name, item)).map((name) => this.question(key, name))));
  }

  /**
   * @param {string} name
   * @param {JsonObject} item
   */
  isAsked(name, item) {
    const { list, kind } = this.drawn.pieces;
    const when = fieldWords(`${list}.${name}`).when ?? [];
    return when.every(({ field, one_of: values }) => field !== kind || !values || values.includes(String(item[kind] ?? declaredAt(`${list}.${kind}`)?.default)));
  }

  /**
   * @param {string} key
   * @param {string} name
   */
  question(key, name) {
    const path = `${this.drawn.pieces.list}.${name}`;
    const declaration = /** @type {Declaration} */ (declaredAt(path));
    const input = this.around.make(declaration, { ...fieldWords(path), when: undefined }, () => {
      this.told.set(key, { ...this.told.get(key), [name]: input.read() });
      this.tell();
    });
    input.write(this.told.get(key)?.[name]);
    return input.node;
  }

  /** @param {string} key */
  size(key) {
    const number = stepper({ min: 1, max: this.drawn.side, start: FEW, parts: 1, name: uiText(key), changed: () => this.resize() });
    return { ...number, node: el("div", { class: "field" }, el("span", { class: "field__label" }, ui(key)), number.node) };
  }

  resize() {
    this.before = copied(this.painting);
    this.show(resized(this.painting, this.height.read() ?? FEW, this.width.read() ?? FEW));
    this.stroked();
  }

  /** @param {Painting} painting */
  show(painting) {
    this.painting = painting;
    const [rows, columns] = [painting.squares.length, painting.squares[0].length];
    this.height.write(rows);
    this.width.write(columns);
    this.area.draw(rows, columns);
  }
}
