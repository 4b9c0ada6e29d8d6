// The panel beside the page: the message of a text, the way to the next one that needs work, and what is left to do.
import { el, fill } from "../kit/elements.js";
import { standing } from "./fitting.js";
import { keepAboveKeyboard } from "./keyboard.js";
import { drawMessage } from "./message.js";
import { messagesOf } from "./marks.js";
import { Writing } from "./writing.js";

/** @typedef {"missing" | "fuzzy" | "faulty" | "own" | "derived"} Kind */
/** @typedef {Kind | "all"} Filter */

/** @type {Kind[]} */
const KINDS = ["missing", "fuzzy", "faulty", "own", "derived"];
/** @type {Kind[]} */
const LEFT = ["missing", "fuzzy", "faulty"]; // what there is to do
/** @type {Filter[]} */
const FILTERS = [...KINDS, "all"];
const STORAGE_KEY = "fathom.preview";
const OWN = "#preview";
const BELOW_HEAD = 90; // pixels: what the head of the page takes
const NEAR = 12; // between a text and the panel

function storedState() {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {}; // Storage may be closed to us; then nothing is remembered from page to page.
  }
}

/** Whether the panel lies over the page, and not beside it (narrow.css). */
const isOver = () => matchMedia("(width < 60em)").matches;

/** @param {Element} node */
const isSeen = (node) => node.getClientRects().length > 0;

/**
 * Whether a message belongs to what a filter shows.
 * @param {PreviewMessage} message
 * @param {Filter} filter
 */
function passes(message, filter) {
  if (filter === "faulty") return message.findings.length > 0;
  if (filter === "own") return message.own;
  return filter === "all" || message.state === filter;
}

export class Panel {
  // The parts of the panel, which `build` puts together, and what was said, counted and shown last.
  root = el("aside", { id: "preview", class: "preview" });
  body = el("div", { class: "preview__body", id: "preview-body" });
  brief = el("span", { class: "preview__brief" });
  fold = el("button", { type: "button", class: "preview__icon", "aria-controls": "preview-body", onclick: () => this.set({ folded: !this.state.folded }) });
  /** The whole head of the panel can be touched, but for its switch; its button is what is named. @param {MouseEvent} event */
  foldByHead = ({ target }) => {
    if (target !== this.fold && !(target instanceof Element && target.closest(".preview__pick"))) this.fold.click();
  };
  faults = el("div", { class: "preview__faults", role: "alert" });
  chips = el("div", { class: "preview__chips", role: "group" });
  message = el("section", { "aria-live": "polite" });
  details = el("section", {});
  unseen = el("details", { class: "preview__fold" });
  whole = el("details", { class: "preview__fold" });
  lastFaults = "";
  lastCounts = "";
  lastMessage = "";

  /**
   * @param {PreviewData} data
   * @param {number[]} scripted
   * @param {Desk} desk what looks at what is written, and takes it
   */
  constructor(data, scripted, desk) {
    /** @type {{ filter: Filter, folded: boolean, picking: boolean, number: number | null, path?: string, wanted: string | null }} */
    this.state = { filter: "all", folded: desk.isFolded ?? false, picking: true, number: null, ...storedState(), wanted: new URLSearchParams(location.search).get("message") };
    if (this.state.path !== data.path) this.state.number = null;
    this.pinned = this.state.number !== null;
    this.data = data;
    this.desk = desk;
    this.writing = new Writing(desk, () => this.root.dispatchEvent(new Event("saved")));
    /** @type {Overview | null} */
    this.overview = null;
    /** @type {Map<number, HTMLElement[]>} */
    this.places = new Map(); // by message, the elements that show it
    this.searched = new Set();
    this.build(data);
    this.update(data, scripted);
    this.listen();
    if (this.state.wanted) this.open(this.state.wanted);
  }

  /** @param {PreviewData} data */
  build({ words, lang, name }) {
    const w = words;
    /** @type {HTMLInputElement} */
    const pick = el("input", { type: "checkbox", onchange: () => this.set({ picking: pick.checked }) });
    pick.checked = this.state.picking;
    this.chips.setAttribute("aria-label", w.show);
    this.fold.setAttribute("aria-label", w.fold);
    this.fold.title = w.fold;
    this.root.lang = lang;
    this.root.setAttribute("aria-label", `${w.panel} · ${name}`);
    fill(this.root,
      el("header", { class: "preview__head", onclick: this.foldByHead }, el("strong", {}, `${w.panel} · ${name}`), this.brief,
        el("label", { class: "preview__pick", title: w["pick-help"] }, pick, w.pick), this.fold),
      fill(this.body, this.faults, this.chips,
        el("p", { class: "preview__steps", title: w.keys },
          el("button", { type: "button", onclick: () => this.step(-1) }, `‹ ${w.previous}`),
          el("button", { type: "button", onclick: () => this.step(1) }, `${w.next} ›`)),
        el("section", { class: "preview__message" }, this.message, this.writing.root, this.details), this.unseen,
        this.desk.overview ? this.whole : null, this.desk.root ?? null,
        el("p", { class: "preview__keys" }, w.keys)),
      this.writing.foot);
    document.body.append(this.root);
    document.documentElement.classList.add("previewed");
  }

  /**
   * Take what the server says of the page now.
   * @param {PreviewData} data
   * @param {number[]} scripted
   */
  update(data, scripted) {
    this.data = data;
    this.scripted = new Set(scripted);
    this.searched = new Set(data.searched);
    this.redraw();
  }

  /**
   * Remember and show a change of the panel's state.
   * @param {object} change
   */
  set(change) {
    Object.assign(this.state, change, { path: this.data.path });
    try {
      const { filter, folded, picking, number, path } = this.state;
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ filter, folded, picking, number, path }));
    } catch {
      // Nothing to do.
    }
    this.redraw();
  }

  redraw() {
    const { messages } = this.data;
    this.places = new Map();
    const texts = [...document.querySelectorAll("[data-message]")];
    // What the page is about comes before what stands around it on every page.
    /** @param {HTMLElement} text */
    const isContent = (text) => text.closest("article") !== null;
    for (const text of [...texts.filter(isContent), ...texts.filter((other) => !isContent(other))]) {
      const number = Number(text.dataset.message);
      const message = messages[number];
      if (!message) continue;
      text.dataset.messageState = message.state;
      text.toggleAttribute("data-own", message.own);
      text.toggleAttribute("data-faulty", message.findings.length > 0);
      text.toggleAttribute("data-chosen", number === this.state.number);
      this.places.set(number, [...(this.places.get(number) ?? []), text]);
    }
    this.root.classList.toggle("preview--folded", this.state.folded);
    document.documentElement.classList.toggle("previewed--folded", this.state.folded);
    document.documentElement.classList.toggle("previewed--picking", this.state.picking);
    document.documentElement.classList.toggle("previewed--chosen", this.state.number !== null);
    this.fold.setAttribute("aria-expanded", String(!this.state.folded));
    fill(this.fold, this.state.folded ? "▴" : "▾");
    this.drawFaults();
    this.drawChips();
    this.drawUnseen();
    this.drawWhole();
    this.show(this.state.number);
  }

  /** @param {Filter} filter */
  numbers(filter) {
    const numbers = Object.entries(this.data.messages).filter(([, message]) => passes(message, filter)).map(([number]) => Number(number));
    const seen = numbers.filter((number) => this.places.has(number));
    const order = [...this.places.keys()];
    seen.sort((a, b) => order.indexOf(a) - order.indexOf(b));
    return [...seen, ...numbers.filter((number) => !this.places.has(number))];
  }

  drawFaults() {
    const { faults, restart, words } = this.data;
    const items = faults.map(({ place, message, expected, hint }) => el("li", {}, el("code", {}, place), ` ${message}`,
      expected ? el("p", {}, `${words.expected}${words.colon}${expected}`) : null, hint ? el("p", {}, `${words.hint}${words.colon}${hint}`) : null));
    // What has been said is not said again: the box speaks up whenever its content changes.
    const text = JSON.stringify([faults, restart, this.isLost]);
    if (text === this.lastFaults) return;
    this.lastFaults = text;
    fill(this.faults, items.length ? [el("p", {}, words.broken), el("ul", {}, items)] : null,
      restart ? el("p", {}, words.restart) : null, this.isLost ? el("p", {}, words.lost) : null);
  }

  drawChips() {
    const { words } = this.data;
    const counts = Object.fromEntries(FILTERS.map((filter) => [filter, this.numbers(filter).length]));
    const filters = FILTERS.filter((filter) => counts[filter] || filter === this.state.filter || filter === "missing" || filter === "fuzzy");
    const text = JSON.stringify([counts, this.state.filter]);
    if (text === this.lastCounts) return;
    this.lastCounts = text;
    const focused = this.chips.querySelector(":focus")?.dataset.filter;
    fill(this.chips, filters.map((filter) => el("button", {
      type: "button", class: `preview__chip preview__chip--${filter}`, "data-filter": filter, "aria-pressed": String(filter === this.state.filter),
      onclick: () => { this.set({ filter }); if (filter !== "all") this.step(1, true); },
    }, words[filter], " ", el("b", {}, counts[filter]))));
    if (focused) this.chips.querySelector(`[data-filter="${focused}"]`)?.focus();
    fill(this.brief, LEFT.filter((kind) => counts[kind]).map((kind) => `${words[kind]} ${counts[kind]}`).join(" · "));
  }

  /**
   * Where a message is that is no text to be seen.
   * @param {number} number
   */
  placeOf(number) {
    if (this.searched.has(number)) return "seen-search";
    const holder = [...document.querySelectorAll("[data-carries]")].find((element) => messagesOf(element).includes(number));
    if (holder?.closest("head")) return "seen-title";
    return holder ? "seen-attribute" : "seen-script";
  }

  drawUnseen() {
    const { words, messages } = this.data;
    const numbers = this.numbers(this.state.filter).filter((number) => !this.places.has(number));
    fill(this.unseen, el("summary", {}, `${words.unseen} (${numbers.length})`), el("ul", { class: "preview__list" }, numbers.map((number) => {
      const message = messages[number];
      return el("li", { "data-message-state": message.state }, el("button", { type: "button", onclick: () => this.choose(number) }, message.forms[0] || message.english[0]), el("small", {}, words[this.placeOf(number)]));
    })));
  }

  drawWhole() {
    const { words } = this.data;
    if (!this.overview) {
      fill(this.whole, el("summary", {}, words.language));
      return;
    }
    /** @param {MessageCounts} counts */
    const summary = (counts) => LEFT.filter((kind) => counts[kind]).map((kind) => `${words[kind]} ${counts[kind]}`).join(" · ");
    const { counts, pages, elsewhere } = this.overview;
    const left = pages.filter((page) => page.missing || page.fuzzy || page.faulty);
    const root = new URL("../../", import.meta.url);
    const facts = [...KINDS, /** @type {"done"} */ ("done")].filter((name) => counts[name]).map((name) => el("div", {}, el("dt", {}, words[name]), el("dd", {}, counts[name])));
    fill(this.whole, el("summary", {}, words.language, summary(counts) ? ` (${summary(counts)})` : ""), el("dl", { class: "preview__facts" }, facts),
      el("h3", {}, words.pages), left.length ? null : el("p", {}, words["pages-none"]),
      el("ul", { class: "preview__list" },
        left.map((page) => el("li", {}, el("a", { href: new URL(`${this.data.lang}/${page.path}`, root).pathname, "aria-current": page.path === this.data.path ? "page" : null }, page.title), el("small", {}, summary(page)))),
        summary(elsewhere) ? el("li", {}, words.elsewhere, el("small", {}, summary(elsewhere))) : null));
  }

  /**
   * Show a message without choosing it; null shows how to begin.
   * @param {number | null} number
   */
  show(number) {
    const message = number === null ? null : this.data.messages[number];
    this.writing.show(message ?? null, this.data);
    const { words, lang } = this.data;
    const text = JSON.stringify([number, message ?? null, lang, message ? null : this.state.picking]);
    if (text === this.lastMessage) return;
    this.lastMessage = text;
    if (number === null || !message) {
      fill(this.message, el("p", {}, this.state.picking ? words.pin : words["pick-help"]));
      fill(this.details);
      return;
    }
    const place = (this.places.get(number) ?? [])[0];
    const around = place?.parentElement?.closest("[data-message]");
    const target = place?.closest("a[href], button:not(#preview *)");
    drawMessage(this.message, this.details, message, this.data, {
      close: () => this.choose(null),
      follow: target ? () => { this.passing = true; target.click(); this.passing = false; } : null,
      stands: place ? standing(message.forms, place) : [],
      around: around ? { text: this.data.messages[around.dataset.message]?.english[0], show: () => this.choose(Number(around.dataset.message)) } : null,
    });
  }

  /**
   * Choose a message: it stays in the panel until another is chosen.
   * @param {number | null} number
   */
  choose(number, scroll = false) {
    this.pinned = number !== null;
    if (number !== this.state.number) this.body.scrollTop = 0; // where it is written stands first
    this.set({ number, ...(number !== null && this.state.folded ? { folded: false } : {}) });
    if (!scroll || number === null) return;
    const place = (this.places.get(number) ?? []).find(isSeen) ?? this.places.get(number)?.[0];
    for (let box = place?.closest("details:not([open])"); box; box = box.parentElement.closest("details:not([open])")) box.open = true;
    place?.scrollIntoView({ block: isOver() ? "start" : "center", behavior: "instant" });
    if (place && isOver()) scrollBy({ top: -BELOW_HEAD, behavior: "instant" });
  }

  /**
   * Bring a text that was touched out from under the panel: what is written shows there.
   * @param {Element} text
   */
  uncover(text) {
    if (!isOver()) return;
    const { top, bottom } = text.getBoundingClientRect();
    const hidden = bottom + NEAR - this.root.getBoundingClientRect().top;
    if (hidden > 0) scrollBy({ top: Math.min(hidden, top - BELOW_HEAD), behavior: "instant" });
  }

  /**
   * Choose the next message that the filter shows, or the one before.
   * @param {number} direction
   */
  step(direction, first = false) {
    const numbers = this.numbers(this.state.filter);
    if (!numbers.length) {
      this.choose(null);
      fill(this.message, el("p", {}, this.data.words.none));
      fill(this.details);
      this.lastMessage = "";
      return;
    }
    const at = first || this.state.number === null ? -1 : numbers.indexOf(this.state.number);
    const next = at < 0 ? (direction > 0 ? 0 : numbers.length - 1) : (at + direction + numbers.length) % numbers.length;
    this.choose(numbers[next], true);
  }

  /**
   * Choose the first message of an entry, or the one whose English stands at a line of a file.
   * @param {string} id
   */
  open(id) {
    const found = Object.entries(this.data.messages).find(([, message]) => message.ids.includes(id) || message.places.includes(id));
    if (found) this.choose(Number(found[0]), true);
  }

  listen() {
    /** @param {EventTarget | null} target */
    const textAt = (target) => (target instanceof Element && !target.closest(OWN) ? target.closest("[data-message]") : null);
    document.addEventListener("pointerover", ({ target, pointerType }) => {
      const text = textAt(target);
      if (pointerType === "mouse" && text && !this.pinned) this.show(Number(text.dataset.message));
    });
    // A link that lies over a whole card has the card's texts below it; pressed by a key it has no point.
    /** @param {MouseEvent} event */
    const textBelow = ({ target, detail, clientX, clientY }) => {
      const card = detail && target instanceof Element ? target.closest("a[href]")?.offsetParent : null;
      return card && document.elementsFromPoint(clientX, clientY).map(textAt).find((text) => text && card.contains(text));
    };
    document.addEventListener("click", (event) => {
      const text = textAt(event.target) ?? textBelow(event);
      if (!text || !this.state.picking || this.passing) return;
      event.preventDefault();
      event.stopPropagation();
      this.choose(Number(text.dataset.message));
      this.uncover(text);
    }, { capture: true });
    // What is touched gets the focus, too, and is meant only where texts are chosen by touch.
    let isByKeys = true;
    document.addEventListener("pointerdown", () => { isByKeys = false; }, { capture: true });
    document.addEventListener("keydown", () => { isByKeys = true; }, { capture: true });
    document.addEventListener("focusin", ({ target }) => {
      if (!isByKeys || !(target instanceof Element) || target.closest(OWN) || target.matches("main")) return;
      const text = textAt(target) ?? target.querySelector("[data-message]");
      const number = text ? Number(text.dataset.message) : messagesOf(target)[0];
      if (number !== undefined && number in this.data.messages) this.choose(number);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "F8") {
        event.preventDefault();
        this.step(event.shiftKey ? -1 : 1);
      } else if (event.key === "Escape" && this.pinned) {
        this.choose(null);
      }
    });
    this.whole.addEventListener("toggle", () => this.loadOverview());
    keepAboveKeyboard(this.root);
  }

  /** Ask how far the whole language is. */
  async loadOverview() {
    if (!this.desk.overview) return;
    try {
      this.overview = await this.desk.overview();
    } catch {
      return;
    }
    this.drawWhole();
  }

  /**
   * Say that the server does not answer, or no longer say so.
   * @param {boolean} isLost
   */
  setLost(isLost) {
    this.isLost = isLost;
    this.drawFaults();
  }
}
