// A score pad: what players fill in at the end of a game, as the question to a checker, whose answer gives the points.

import { el, fill, sign } from "../kit/elements.js";
import { ask, learn } from "../engine/engine.js";
import { valuesAt } from "../kit/json.js";
import { rememberNames, whenPlayersChange } from "../kit/players.js";
import { encode } from "../kit/share.js";
import { plain, ui, uiText, useWords } from "../words/words.js";
import { drawAside, offer, statusBar } from "./bar.js";
import { draftOf } from "./draft.js";
import { panel } from "./entry.js";
import { isEntered, PadGame } from "./game.js";
import { listenToKeys } from "./keys.js";
import { clearAddress, leadsToResult, linkToResult, readLink } from "./link.js";
import { sheet } from "./sheet.js";
import { showing } from "./shown.js";
import { declaredIn, isUsed, playersOf, same, waysIn, wayOf, withValue } from "./state.js";

/** @param {string} name */
const place = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-pad="${name}"]`));
const TOP = { player: 0, row: 0 };

const freshId = () => Date.now().toString(36);

class ScorePad {
  /** @param {PadWords} words */
  constructor(words) {
    this.words = words;
    this.game = new PadGame(words);
    /** The cell in hand. @type {PadPlace} */
    this.at = TOP;
    /** The way that was chosen for the cell in hand. @type {PadWay | null} */
    this.chosenWay = null;
    /** How many questions there have been. */
    this.number = 0;
    /** The game that is on the pad, once its result was shown. */
    this.round = "";
    /** Of the game, so that other tabs know it from another one. */
    this.id = "";
    /** The pad is as a link brought it. */
    this.isLinked = false;
    /** Whether this device has kept what stands here; null where there was nothing to keep yet. @type {boolean | null} */
    this.isKept = null;
    const { pad } = words;
    this.grid = sheet({ go: (to) => this.go(to), add: () => this.add() });
    this.draft = draftOf(pad.game, (draft) => this.isOpen(draft));
    this.shown = showing({ game: pad.game, place, back: () => this.grid.focus(), again: () => this.startAgain() });
    this.entry = this.makeEntry();
    this.bar = statusBar(place("bar"), { link: pad.link, open: () => this.showResult(), reveal: () => this.showResult({ isTold: true }) });
  }

  makeEntry() {
    return panel(place("entry"), {
      cell: (at) => this.cell(at),
      next: () => this.next(),
      onto: () => this.onto(),
      remove: () => this.remove(),
      names: () => this.game.givenNames(),
      choose: (way) => {
        this.chosenWay = way;
        this.draw();
      },
      rename: (name) => {
        const { player } = this.at;
        this.game.players[player] = withValue(this.game.players[player], this.game.pad.name, name.trim().slice(0, 40) || undefined);
        this.changed();
      },
      whole: () => ({ ...this.game.rest, [this.game.pad.players]: this.game.players }),
    });
  }

  /** Draw the pad, listen, and begin. */
  async start() {
    listenToKeys({ ...this.entry, isOpen: () => !place("root").hidden, isOnSheet: this.grid.has, next: () => this.next() });
    addEventListener("hashchange", () => this.begin());
    document.addEventListener("fathom:sets", (event) => {
      if (!event.detail.isNew) return;
      if (this.game.setsField) delete this.game.rest[this.game.setsField];
      this.entry.forget();
      this.changed();
    });
    whenPlayersChange(this.game.pad.game, () => this.seat());
    place("sheet").append(this.grid.node);
    const again = el("button", { type: "button", class: "tool", onclick: () => this.startAgain() }, sign("undo"), el("span", {}, ui("start-again")));
    place("entry").after(el("div", { class: "pad__tools" }, this.bar.kept, again, this.bar.exact, el("div", { class: "pad__aside", "data-pad": "aside" })));
    document.documentElement.toggleAttribute("data-bar", true);
    await this.begin();
    this.draft.watch(() => this.follow());
    await this.shown.earlier();
  }

  /** The way in which the cell in hand is entered. */
  currentWay() {
    return this.chosenWay ?? this.game.wayAt(this.at);
  }

  /**
   * What an editor of a category is given.
   * @param {PadPlace} at
   * @returns {PadCell}
   */
  cell(at) {
    const { game } = this;
    const category = game.rows()[at.row];
    return {
      category,
      label: plain(category.label),
      owner: game.nameOf(at.player),
      path: (input) => `${game.pad.players}.${input}`,
      declared: (input) => declaredIn(game.list?.fields ?? [], input),
      read: (input) => game.read(at.player, input),
      write: (values) => {
        game.enter(at, this.currentWay(), values);
        this.changed();
      },
      result(path) {
        const told = game.places()[game.asked.indexOf(at.player)];
        return told ? valuesAt(path, told.row) : [];
      },
    };
  }

  /** @param {PadPlace} to */
  go(to) {
    this.at = to;
    this.chosenWay = null;
    this.entry.forget();
    this.draw();
  }

  /** From a name to the next name, and from a cell to the one below or to the top of the next player. */
  following() {
    const { player, row } = this.at;
    const { players } = this.game;
    if (row < 0) return player + 1 < players.length ? { player: player + 1, row } : TOP;
    return row + 1 < this.game.rows().length ? { player, row: row + 1 } : { player: (player + 1) % players.length, row: 0 };
  }

  /** Go on for a digit that cannot follow the others, where it would begin the number of an empty cell. */
  onto() {
    const to = this.following();
    const { game } = this;
    if (wayOf(game.players[to.player], game.rows()[to.row]) || !["total", "number"].includes(game.wayAt(to))) return false;
    this.next();
    return true;
  }

  next() {
    const wasHeld = this.grid.has(document.activeElement);
    this.go(this.following());
    if (wasHeld) this.grid.focus();
    const { player, row } = this.at;
    const { name, cells } = this.game.column(player);
    if (row < 0) return;
    const value = cells[row].how ? String(cells[row].points) : uiText("empty");
    place("spoken").textContent = uiText("cell", { name, label: plain(this.game.rows()[row].label), value });
  }

  add() {
    const { players, most } = this.game;
    if (players.length >= most) return;
    players.push({});
    this.changed();
    this.go({ player: players.length - 1, row: 0 });
  }

  remove() {
    const { players, rest } = this.game;
    const before = [...players];
    const name = this.game.nameOf(this.at.player);
    players.splice(this.at.player, 1);
    this.changed();
    this.go({ player: Math.min(this.at.player, players.length - 1), row: 0 });
    this.offerUndo(uiText("removed-player", { name }), before, rest);
  }

  startAgain() {
    const { players: before, rest: beside, pad } = this.game;
    rememberNames(this.game.givenNames().filter(Boolean));
    this.game.players = before.map((player) => withValue({}, pad.name, player[pad.name]));
    this.game.rest = {};
    const was = [this.round, this.id];
    [this.round, this.id] = ["", freshId()];
    clearAddress();
    this.changed();
    this.go(TOP);
    this.offerUndo(uiText("cleared"), before, beside, was);
  }

  /**
   * @param {string} said
   * @param {JsonObject[]} before
   * @param {JsonObject} beside
   * @param {string[]} was the round and the game that it was
   */
  offerUndo(said, before, beside, was = [this.round, this.id]) {
    offer(place("hint"), said, "undo", () => {
      [this.game.players, this.game.rest, [this.round, this.id]] = [before, beside, was];
      this.changed();
      this.go(TOP);
    });
  }

  /** Something was entered: keep it, draw it, and ask for the points. */
  changed() {
    if (this.isLinked) clearAddress(); // what is entered now is no longer what the link says
    this.isLinked = false;
    if (place("hint").querySelector("button")) fill(place("hint"));
    this.keep();
    this.draw();
    this.check();
  }

  /**
   * Whether a draft holds what is nowhere else: a game that is not finished.
   * @param {PadDraft} draft
   */
  isOpen(draft) {
    return draft.open ?? (playersOf(draft.players, this.game.list ?? {}) ?? []).some((player) => isEntered(player, this.game.pad));
  }

  /** What stands on the pad, as it is kept. @returns {PadDraft} */
  asDraft() {
    const { id, round, game } = this;
    const left = game.gaps();
    return { version: 1, id, players: game.players, rest: game.rest, ways: game.ways, round, open: game.isBegun() && (!round || left > 0), left };
  }

  keep() {
    if (this.isLinked) return;
    const told = this.draft.keep(this.asDraft());
    this.isKept = told.isKept;
    if (told.isMoved) fill(place("hint"), ui("set-aside"));
  }

  /** Another tab has kept something else: the same game as it stands there; what is of another game is set aside first. */
  follow() {
    const draft = this.isLinked || this.isKept === false ? null : this.draft.news();
    if (!draft) return;
    const isOther = draft.id !== this.id;
    if (isOther && this.asDraft().open && !this.draft.setAside(this.asDraft())) return;
    this.take(this.draft.read(), isOther ? undefined : this.at);
    fill(place("hint"), ui("other-tab"));
  }

  /**
   * Have a draft on the pad.
   * @param {PadDraft | null} draft
   * @param {PadPlace} [to]
   */
  take(draft, to = TOP) {
    const { game } = this;
    const own = draft && playersOf(draft.players, game.list ?? {});
    const kept = own && game.isOlder(draft, own) ? null : own;
    game.players = kept ?? game.fresh();
    game.rest = game.declared(kept ? draft?.rest : null);
    this.round = kept && typeof draft?.round === "string" ? draft.round : "";
    this.id = !kept ? freshId() : typeof draft?.id === "string" ? draft.id : "";
    Object.assign(game.ways, waysIn(draft?.ways, game.pad.categories));
    [this.isLinked, this.isKept] = [false, kept ? true : null];
    this.at = to;
    this.entry.forget();
    this.draw();
    return this.check();
  }

  /** Other players sit at the table: a pad of which nothing was entered is theirs. */
  seat() {
    if (!this.isLinked && !this.game.isBegun()) this.take(this.draft.read());
  }

  /**
   * Put a pad that was set aside in the place of this one, which is set aside for it.
   * @param {{ at: number, draft: PadDraft }} earlier
   */
  takeBack(earlier) {
    const now = this.isLinked ? this.draft.read() : this.asDraft();
    if (now && this.isOpen(now) && !this.draft.setAside(now)) return;
    clearAddress();
    this.draft.read();
    this.take(earlier.draft);
    this.keep();
    if (this.isKept) this.draft.drop(earlier.at);
    fill(place("hint"));
    this.draw();
  }

  async check() {
    const own = ++this.number;
    const { game } = this;
    const request = game.question();
    if (!game.asked.length) {
      game.answer = null;
      this.draw();
      return;
    }
    try {
      const reply = await ask(this.words.id, request, null);
      if (!reply || own !== this.number) return;
      if (reply.answer.kind === "invalid") {
        const [{ drawProblems }, told] = await Promise.all([import("../answers/problems.js"), ask(this.words.id, request)]);
        if (told && own === this.number) fill(place("hint"), drawProblems(/** @type {ProblemsSaid} */ (told.said)).nodes);
        return;
      }
      if (place("hint").querySelector(".answer__headline")) fill(place("hint"));
      game.answer = reply.answer;
      this.draw();
    } catch (error) {
      const { code = "engine-failed", number: limit } = /** @type {EngineError} */ (error);
      fill(place("hint"), ui(code, { number: { number: limit } }));
    }
  }

  draw() {
    const { game } = this;
    const rows = game.rows();
    if (this.at.row >= rows.length) this.at = { player: this.at.player, row: rows.length - 1 };
    if (this.at.player >= game.players.length) this.at = { player: game.players.length - 1, row: this.at.row };
    const { player } = this.at;
    const columns = game.players.map((_, index) => game.column(index));
    this.grid.draw({ players: columns, rows, at: this.at, full: game.players.length >= game.most });
    this.entry.draw(this.at, this.currentWay(), { name: game.nameOf(player), typed: game.givenNameOf(player), isOnly: game.players.length === 1 });
    this.bar.draw(columns, game.gaps());
    this.bar.tell(this.isKept);
    drawAside(place("aside"), this.draft.aside(), this.words.lang, (earlier) => this.takeBack(earlier));
    const fragment = encode(game.question());
    this.bar.exact.setAttribute("href", game.pad.link + (fragment ? `#${fragment}` : ""));
    document.documentElement.dataset.pad = String(this.number);
  }

  /**
   * `isFirst`: the page begins with it, so that nothing on it lies before; `isTold`: one category after the other.
   * @param {{ isFirst?: boolean, isTold?: boolean }} [how]
   */
  async showResult({ isFirst = false, isTold = false } = {}) {
    const { game } = this;
    const { answer, pad } = game;
    if (!answer) return;
    rememberNames(game.givenNames().filter(Boolean));
    const left = game.gaps();
    if (!left) this.round ||= freshId();
    this.keep();
    const request = game.question();
    const [names, columns] = [game.asked.map((player) => game.nameOf(player)), game.asked.map((player) => game.column(player))];
    const reply = await ask(this.words.id, request, { as: "score", names });
    if (!reply) return;
    const outcome = { answer, said: /** @type {ScoreSaid} */ (reply.said), request, pad, words: this.words, names, columns, rows: game.rows(), left };
    await this.shown.result(outcome, { id: this.round || this.id, link: linkToResult(encode(request)) }, { keep: !this.isLinked && !left, isFirst, isTold });
  }

  /** What the pad begins with: a link, the draft of this device, or as many players as usual. */
  async begin() {
    const { pad, list } = this.game;
    const { asked: linked, players: fromLink, isBroken } = await readLink(pad.players, list ?? {});
    const isAtResult = fromLink && leadsToResult();
    const draft = this.draft.read();
    fill(place("hint"));
    if (fromLink && same(fromLink, playersOf(draft?.players, list ?? {})?.filter(isUsed))) {
      clearAddress(); // a link to the own pad
      await this.take(draft);
    } else if (linked && fromLink) await this.takeLinked(linked, fromLink, draft, Boolean(isAtResult));
    else await this.take(draft);
    if (isBroken) fill(place("hint"), ui("pad-link-broken"));
    if (isAtResult) await this.showResult({ isFirst: true });
    else await this.shown.resume();
  }

  /**
   * Have on the pad what a link brings.
   * @param {JsonObject} linked
   * @param {JsonObject[]} players
   * @param {PadDraft | null} draft of this device
   * @param {boolean} isAtResult
   */
  async takeLinked(linked, players, draft, isAtResult) {
    const { game } = this;
    this.draft.leave();
    [game.players, game.rest] = [players, game.declared(linked)];
    [this.round, this.id, this.isLinked, this.isKept] = ["", freshId(), true, null];
    if (isAtResult && game.setsField) game.rest[game.setsField] ??= []; // older results of the base game do not name it
    Object.assign(game.ways, waysIn(draft?.ways, game.pad.categories));
    this.at = TOP;
    this.entry.forget();
    this.draw();
    await this.check();
    if (draft && this.isOpen(draft)) offer(place("hint"), ui("from-link"), "own-pad", () => (clearAddress(), this.begin()));
  }
}

/** @type {PadWords} */
const words = JSON.parse(document.getElementById("checker-words").textContent);
useWords(words);
learn(words);
new ScorePad(words).start();
