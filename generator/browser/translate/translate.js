// The mode in which a reader of the site translates: the texts of the page are marked, the panel shows the one that is touched,
// and what is written becomes a suggestion, kept on the device and shown in its place at once.
import { el } from "../kit/elements.js";
import { closestTarget } from "../kit/targets.js";
import { keepMarking, mark, scriptedIn } from "../preview/marks.js";
import { Panel } from "../preview/panel.js";
import { findings } from "./checking.js";
import { MySuggestions } from "./my-suggestions.js";
import { Rewriting } from "./rewriting.js";
import { host } from "./sending.js";
import { forget, suggest, suggestions } from "./suggestions.js";

const DATA = "preview-data";
const PAGE = "translating.html";
const KEY = "fathom.translating";
const MARKED = "fathom:marked"; // texts have come to the page, and are marked

/** A message of which nothing needs to be said. @type {PreviewMessage} */
const NOTHING = {
  state: "missing", own: false, held: false, absent: false, english: [], earlier: [], difference: [], forms: [], ids: [], file: "", origin: "",
  pages: [], places: [], others: {}, about: [], findings: [], fields: [],
};

/** @param {Partial<PreviewMessage>} message */
function whole(message) {
  const fields = message.fields ?? [];
  const english = [...new Set(fields.map((field) => field.english))];
  return { ...NOTHING, english, forms: fields.map(({ translation }) => translation).filter(Boolean), ...message };
}

/**
 * What the panel tells on this page: with the messages that all pages have, which come in a file of their own.
 * @returns {Promise<ReaderData>}
 */
async function load() {
  const data = JSON.parse(document.getElementById(DATA)?.textContent ?? "{}");
  const { messages, forms, ...shared } = await (await fetch(new URL(`${data.lang}.json`, import.meta.url))).json();
  const every = Object.entries({ ...messages, ...data.messages }).map(([number, message]) => [number, whole(message)]);
  return { ...data, ...shared, forms: { ...forms, ...data.forms }, messages: Object.fromEntries(every) };
}

class Mode {
  /** @param {ReaderData} data */
  constructor(data) {
    this.data = data;
    /** The fields of the page's messages, and the message of each. @type {Map<string, { field: MessageField, number: number }>} */
    this.fields = new Map();
    for (const [number, { fields }] of Object.entries(this.data.messages)) {
      for (const field of fields) this.fields.set(field.id, { field, number: Number(number) });
    }
    /** What is suggested for the texts of this page, by their ids. @type {Map<string, string>} */
    this.kept = new Map();
    /** What the checks know of the language; it is fetched with the first text that is written. @type {TranslationData | undefined} */
    this.checks = undefined;
    this.rewriting = new Rewriting(data.setting);
    this.box = el("div");
    this.mine = new MySuggestions(this.box, {
      ...host(data.repository), lang: data.code, words: data.suggesting,
      fieldOf: (id) => this.fields.get(id)?.field, changed: () => this.show(),
    });
    this.panel = new Panel(this.data, scriptedIn(document, DATA), this.desk());
    document.addEventListener(MARKED, () => {
      this.panel.redraw();
      this.rewriting.renew();
    });
    document.addEventListener("click", follow);
    this.show();
  }

  /** @returns {Desk} */
  desk() {
    return {
      look: (rows) => this.look(rows),
      save: (rows) => {
        const isKept = this.keep(rows);
        if (isKept) this.show();
        return Promise.resolve({ saved: isKept ? rows.length : 0 });
      },
      kept: (id) => this.kept.get(id),
      isFolded: innerWidth < 900, // what is read comes first, until a text is touched
      onward: () => this.mine.come(),
      root: el("div", {}, this.box, el("p", {}, el("a", { href: "./", onclick: leave }, this.data.words.leave))),
    };
  }

  /** @param {string} id */
  fieldOf(id) {
    const known = this.fields.get(id);
    if (!known) throw new Error(`no message ${id} on this page`);
    return known.field;
  }

  /**
   * Keep the forms that are not as the site has them, and no longer those that are again; tells whether there was room.
   * @param {MessageRow[]} rows
   */
  keep(rows) {
    const path = `${this.data.lang}/${this.data.path}`;
    const every = rows.map((row) => ({ ...row, lang: this.data.code, path, before: this.fieldOf(row.id).translation }));
    const [own, same] = [true, false].map((isOwn) => every.filter(({ translation, before }) => (translation !== before) === isOwn));
    return same.filter(({ id }) => this.kept.has(id)).every(({ id }) => forget(id)) && suggest(own);
  }

  /**
   * What the checks find in what is written, in the forms that are not as the site has them.
   * @param {MessageRow[]} rows
   */
  async look(rows) {
    const written = rows.map(({ id, translation }) => ({ field: this.fieldOf(id), translation })).filter(({ field, translation }) => translation !== field.translation);
    if (!written.length) return { findings: [] };
    this.checks ??= await (await fetch(new URL(`../../translate/${this.data.lang}.json`, import.meta.url))).json();
    const data = /** @type {TranslationData} */ (this.checks);
    const found = await Promise.all(written.map(({ field, translation }) => findings(field, translation, field.translation, data)));
    return { findings: found.flat() };
  }

  /** Show all suggestions that there are for the page where their texts stand. */
  show() {
    /** @type {Map<number, { before: string, after: string }[]>} */
    const changes = new Map();
    this.kept = new Map();
    for (const { id, translation } of suggestions(this.data.code)) {
      const known = this.fields.get(id);
      if (!known || known.field.translation === translation) continue;
      this.kept.set(id, translation);
      const before = known.field.translation || known.field.english;
      changes.set(known.number, [...(changes.get(known.number) ?? []), { before, after: translation }]);
    }
    this.rewriting.show(changes);
    this.mine.renew();
    this.panel.writing.renew();
  }
}

/** Go back to the page as readers have it. */
function leave() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then it was not remembered either.
  }
}

/**
 * Go to the next page in the mode at once, without coming by the page that readers have.
 * @param {MouseEvent} event
 */
function follow(event) {
  const link = closestTarget(event, "a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { origin, pathname, search, hash, target, download } = link;
  const language = new URL(`${document.documentElement.lang}/`, new URL("../../", import.meta.url));
  if (target || download || origin !== location.origin || !pathname.startsWith(language.pathname) || !pathname.endsWith("/")) return;
  if (pathname === location.pathname && hash) return; // a place on this page
  if (link.closest("#preview") && !link.closest(".preview__list")) return; // its way out
  event.preventDefault();
  location.assign(`${pathname}${PAGE}${search}${hash}`);
}

mark(document.documentElement);
// At once: other scripts put their texts on the page while the messages are still on their way.
keepMarking(document.body, () => document.dispatchEvent(new Event(MARKED)));
load().then((data) => new Mode(data));
