// A checker's page: the form asks, the engine answers, the address keeps the question.

import { drawVerdict } from "../answers/answer.js";
import { loadBlocks } from "../answers/nodes.js";
import { ask, learn, ready } from "../engine/engine.js";
import { el, fill } from "../kit/elements.js";
import { whenPlayersChange } from "../kit/players.js";
import { decode, encode, remember } from "../kit/share.js";
import { drawRuns } from "../words/runs.js";
import { isEntered, say, ui, uiText, useWords } from "../words/words.js";
import { choice, drawForm, place, quiet, tell, tellAbove } from "./hint.js";
import { Outcome } from "./outcome.js";
import { fromTable, withoutNames } from "./players.js";
import { QuestionSets } from "./sets.js";
import { examples, tool } from "./tools.js";

const PAUSE = 80; // milliseconds without a change before the engine is asked

/** @typedef {{ keep?: boolean, push?: boolean }} Keeping whether the question is written into the address, as a new place in the history */

class CheckerPage {
  /** @param {PageWords} words */
  constructor(words) {
    this.words = words;
    this.blocks = loadBlocks(words.result);
    this.outcome = new Outcome();
    this.sets = new QuestionSets();
    /** Keeps what was asked, once something was. @type {import("../kit/questions.js").Recorder | null} */
    this.recorder = null;
    this.timer = 0;
    /** How many questions there have been: what is known of an earlier one is not shown any more. */
    this.checks = 0;
    this.engineReady = false;
    /** The code of why there is no engine, once that is known. */
    this.engineError = "";
    /** What the answer in sight says in brief. @type {string[]} */
    this.brief = [];
    /** The reader has changed something, or a link brought a question. */
    this.touched = false;
    /** Drawn a little later: a question in the address is answered without it. @type {Awaited<ReturnType<typeof import("../forms/form.js").buildForm>> | null} */
    this.form = null;
    /** What is to be done before the page is printed. @type {Promise<() => Promise<void>> | null} */
    this.prepare = null;
    /** Of a form that has one. @type {ReturnType<typeof import("./gauge.js").makeGauge> | null} */
    this.gauge = null;
    /** @type {[gauge: GaugeSaid | null, isBare: boolean]} */
    this.gauged = [null, true];
    /** The parts of the answer that the form shows. */
    this.kept = [words.charted?.price ?? [], words.charted?.offered?.path ?? []].flat();
    /** What the form shows of the answer, and in which blocks that is said. @type {[answer: JsonObject | null, blocks: SaidNode[]]} */
    this.answered = [null, []];
  }

  /** Answer what the address asks, then draw the form. */
  async start() {
    ready.then(
      () => {
        this.engineReady = true;
      },
      (/** @type {EngineError} */ { code = "engine-failed" }) => {
        this.engineError = code;
        this.fail(code);
      },
    );
    addEventListener("hashchange", () => this.openAddress());
    addEventListener("popstate", () => this.openAddress());
    document.addEventListener("fathom:sets", (event) => {
      if (!this.form || !event.detail.isNew) return;
      if (this.sets.differ()) this.takeOwnSets();
      else this.form.refresh();
    });
    document.addEventListener("fathom:readings", () => this.check(this.current()));
    whenPlayersChange(document.documentElement.dataset.game, () => this.form && !this.touched && this.open(this.newRequest()));
    const opened = this.openAddress();
    // The form can wait until a question that came with the address is answered.
    if (location.hash.startsWith("#v")) await opened;
    await this.build();
  }

  /** Draw the form, its gauge and the tools below the answer. */
  async build() {
    const { words } = this;
    const [{ buildForm }, gauges] = await Promise.all([import("../forms/form.js"), words.gauge ? import("./gauge.js") : null, words.mapped ? import("./map.js").then(({ loadMap }) => loadMap(words)) : null]);
    const form = await buildForm(words, () => this.changed());
    this.form = form;
    const asked = decode(location.hash);
    form.write(asked ?? this.newRequest());
    form.imply(this.sets.implied);
    form.answered(...this.answered);
    if (words.gauge && gauges) {
      this.gauge = gauges.makeGauge(words.sprite);
      form.below(words.gauge.below, this.gauge.node);
      this.gauge.show(...this.gauged);
    }
    // What was drawn before stands in a fresh form; a question that came with an address stays as it is.
    if (!asked && form.begin()) this.check(this.current());
    drawForm(form.node);
    place("form").addEventListener("submit", (/** @type {Event} */ event) => event.preventDefault());
    this.drawTools();
    // Nobody prints at once; what paper needs can come last.
    await this.paper();
    place("paper").dataset.ready = "true";
  }

  drawTools() {
    fill(
      place("tools"),
      examples((request) => this.openExample(request)),
      this.words.asPad ? tool("as-pad", "table", () => location.assign(`${this.words.asPad}${location.hash}`)) : null,
      "share" in navigator ? this.sending("share-answer", "share") : null,
      this.sending("copy-text", "text"),
      this.sending("copy-link", "link"),
      tool("start-again", "undo", () => this.startAgain()),
      tool("print", "print", async () => {
        await (await this.paper())();
        print();
      }),
    );
  }

  /** What paper has in place of the form; gives what is to be done before a page is printed. */
  paper() {
    this.prepare ??= import("./paper.js").then(({ startPaper }) => startPaper(place("paper"), () => this.form?.inSight() ?? []));
    return this.prepare;
  }

  /** The question that the form holds; as long as there is no form, that of the address. */
  current() {
    return this.form?.read() ?? decode(location.hash) ?? {};
  }

  /**
   * What there is to say instead of a verdict as long as the reader has not entered what the question needs, or null.
   * @param {JsonObject} request
   */
  startHint(request) {
    const { needs, start } = this.words;
    const entered = withoutNames(request);
    const isMissing = needs.some((field) => !isEntered(field, entered));
    return isMissing || (!needs.length && !this.touched) ? el("p", { class: "answer__start" }, say(start)) : null;
  }

  /**
   * Whether nothing is laid down yet of what a verdict would be about.
   * @param {JsonObject} request
   */
  isBare(request) {
    const { needsAny } = this.words;
    return needsAny.length > 0 && !needsAny.some((field) => isEntered(field, request));
  }

  /**
   * What is known before anything is laid down, in place of a verdict: what nobody has entered is not known to be nothing.
   * One that is good already is shown.
   * @param {Verdict} answer
   * @param {VerdictSaid} told
   * @param {JsonObject} request
   */
  withoutHand(answer, { before, tone }, request) {
    if (!this.isBare(request) || (answer.legal === true && tone !== "bad")) return null;
    return el("p", { class: "answer__start" }, before ? drawRuns(before) : say(this.words.start));
  }

  /**
   * Ask the engine and show what it says.
   * @param {JsonObject} request
   * @param {Keeping} [keeping]
   */
  async check(request, { keep = false, push = false } = {}) {
    const number = ++this.checks;
    this.brief = [];
    place("tools").dataset.bare = String(Object.keys(withoutNames(request)).every((name) => name === this.sets.field));
    this.recorder?.drop();
    if (keep && !remember(request, push)) tell(ui("too-long"));
    if (this.engineError) {
      this.fail(this.engineError);
      return;
    }
    this.inForm(null, []);
    const early = this.startHint(request);
    if (early) {
      this.imply([]);
      this.showGauge(null, true);
      const asIs = el("button", { type: "button", class: "action action--quiet", onclick: () => this.checkAsItIs() }, ui("as-it-stands"));
      this.outcome.show([early, this.words.needs.length ? null : asIs], "", "plain");
      return;
    }
    if (!this.engineReady) this.outcome.show(el("p", { class: "answer__start answer__start--loading" }, ui("loading")), "", "plain");
    try {
      const [judged] = await Promise.all([this.judge(request, () => number === this.checks), this.blocks]);
      if (judged.reply && number === this.checks) await this.answer(number, request, judged.reply, judged.note);
    } catch (error) {
      // What the engine rejects with has a code; an error of ours would look like one of its, and nobody would hear of it.
      if (error instanceof Error) console.error(error);
      const { code = "engine-failed", number: limit } = /** @type {EngineError} */ (error);
      if (number === this.checks) this.fail(code, limit);
    }
  }

  /**
   * Show what the engine says.
   * @param {number} number of the question
   * @param {JsonObject} request
   * @param {Reply} reply
   * @param {Piece} [note]
   */
  async answer(number, request, reply, note) {
    this.imply(reply.sets ?? []);
    if (reply.answer.kind === "invalid") {
      this.showGauge(null, true);
      const { drawProblems } = await import("../answers/problems.js");
      if (number !== this.checks) return;
      const { nodes, tone } = drawProblems(/** @type {ProblemsSaid} */ (reply.said));
      this.outcome.show(nodes, tone === "bad" ? uiText("incomplete") : "", tone);
    } else {
      const told = /** @type {VerdictSaid} */ (reply.said);
      this.showGauge(told.gauge, this.isBare(request));
      this.inForm(/** @type {JsonObject} */ (reply.answer), told.blocks);
      const before = this.withoutHand(reply.answer, told, request);
      if (before) this.outcome.show(before, "", "plain");
      else {
        this.brief = told.brief;
        this.outcome.show(drawVerdict(told.blocks, (fields) => this.replace(fields), note), told.line, told.tone);
        if (this.touched) this.record(request, told);
      }
    }
    document.documentElement.dataset.verdict = String(number);
  }

  /**
   * Keep the question among those that were asked last, if its verdict stands for a while.
   * @param {JsonObject} request
   * @param {VerdictSaid} told
   */
  async record(request, told) {
    const number = this.checks;
    const { Recorder } = await import("../kit/questions.js");
    this.recorder ??= new Recorder();
    if (number === this.checks) this.recorder.settle(this.words.id, encode(request), told);
  }

  /**
   * Ask the engine. What the rules leave open is answered by what the table plays by, if it has settled that.
   * @param {JsonObject} request
   * @param {() => boolean} isWanted
   * @returns {Promise<{ reply: Reply | null, note?: Piece }>}
   */
  async judge(request, isWanted) {
    const reply = await ask(this.words.id, request, { as: "answer", bare: this.isBare(request), keep: this.kept });
    if (!reply || reply.answer.kind === "invalid" || !reply.answer.open.length || !isWanted()) return { reply };
    const { followed } = await import("../answers/table.js");
    return followed(reply, request, isWanted, () => this.check(this.current()), this.kept);
  }

  /**
   * Show in the form what the engine says of its question.
   * @param {[answer: JsonObject | null, blocks: SaidNode[]]} what
   */
  inForm(...what) {
    this.answered = what;
    this.form?.answered(...what);
  }

  /**
   * Show in the form what the question comes to.
   * @param {[gauge: GaugeSaid | null, isBare: boolean]} what
   */
  showGauge(...what) {
    this.gauged = what;
    this.gauge?.show(...what);
  }

  /**
   * Show by which sets a question is answered that names none.
   * @param {string[]} sets
   */
  imply(sets) {
    this.sets.implied = sets;
    this.form?.imply(sets);
  }

  /**
   * @param {string} code
   * @param {number} [limit]
   */
  fail(code, limit) {
    this.outcome.fail(code, limit);
    document.documentElement.dataset.verdict = String(this.checks);
  }

  changed() {
    quiet();
    this.touched = true;
    this.sets.follow(this.current());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(this.current(), { keep: true }), PAUSE);
  }

  checkAsItIs() {
    this.touched = true;
    this.check(this.current());
  }

  /**
   * Put what a button of the answer wants to replace into the form.
   * @param {JsonObject} fields
   */
  replace(fields) {
    this.open({ ...this.current(), ...fields }, { keep: true, push: true });
    this.outcome.focus();
  }

  /**
   * Put a question into the form and ask it.
   * @param {JsonObject} request
   * @param {Keeping} [keeping]
   */
  async open(request, keeping) {
    this.form?.write(request);
    this.sets.named = this.sets.of(request);
    const isNamed = this.sets.isNamedIn(request);
    if (isNamed) this.hintAtOtherSets(this.sets.named);
    const answered = this.check(request, keeping);
    const number = this.checks;
    await answered;
    if (!isNamed && number === this.checks) this.hintAtOtherSets(this.sets.implied);
  }

  /** @param {JsonObject} request */
  openExample(request) {
    this.touched = true;
    this.recorder?.begin();
    quiet();
    this.open(request, { keep: true, push: true });
    this.outcome.comeIntoSight();
  }

  /** The question that a new form starts from: what it holds at first, with the players and the sets on the reader’s table. */
  newRequest() {
    this.touched = false;
    this.recorder?.begin();
    return this.sets.withOwn({ ...this.words.begin, ...fromTable() });
  }

  /** @param {Json[]} sets */
  hintAtOtherSets(sets) {
    this.sets.hintAtOthers(sets, () => this.takeOwnSets());
  }

  takeOwnSets() {
    quiet();
    this.open(this.sets.exchanged(this.current()), { keep: true });
  }

  async openAddress() {
    if (location.hash.startsWith("#v2:")) await (await import("../kit/packed.js")).unpackAddress();
    const request = decode(location.hash);
    if (request === undefined) tellAbove(ui("bad-link"));
    else quiet();
    this.touched = Boolean(request);
    const fresh = request ?? this.newRequest();
    this.form?.write(fresh);
    return this.open(!request && this.form?.begin() ? this.current() : fresh);
  }

  startAgain() {
    const before = this.current();
    const bringBack = this.form?.forget();
    this.open(this.newRequest(), { keep: true, push: true });
    const undo = () => {
      bringBack?.();
      this.touched = true;
      quiet();
      this.open(before, { keep: true, push: true });
    };
    const back = choice("undo", undo);
    tell(ui("started-again"), " ", back);
    place("root").scrollIntoView({ block: "nearest" });
    back.focus({ preventScroll: true });
  }

  /**
   * A tool that sends the question with its answer in one of the ways of sending.js.
   * @param {"copy-link" | "copy-text" | "share-answer"} way
   * @param {string} drawn
   */
  sending(way, drawn) {
    return tool(way, drawn, async ({ currentTarget }) => {
      const own = /** @type {Element} */ (currentTarget).querySelector("span");
      if (!remember(this.current())) {
        tell(ui("too-long"));
        return;
      }
      const said = await (await import("./sending.js")).WAYS[way](this.brief);
      if (said === "copy-failed") tell(ui(said));
      if (!said || said === "copy-failed") return;
      fill(own, ui(said));
      this.outcome.speak(uiText(said));
      setTimeout(() => fill(own, ui(way)), 2000);
    });
  }
}

/** @type {PageWords} */
const words = JSON.parse(document.getElementById("checker-words").textContent);
useWords(words);
learn(words);
new CheckerPage(words).start();
