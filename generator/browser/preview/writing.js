// What is written into the panel for the message that is shown: a field for each form, what the checks say while it is written,
// and its way into the PO file. A draft is kept until it is saved, also while other messages are looked at.
import { el, fill } from "../kit/elements.js";
import { keyOf } from "./fitting.js";
import { drawFinding } from "./message.js";

const STORAGE_KEY = "fathom.preview.drafts";
const PAUSE = 300; // milliseconds without a letter before a draft is looked at
const PLACEHOLDERS = /\{[^{}]*\}/g;

/**
 * A text as it is being written, with the questions about it that were answered.
 * @typedef {{ text: string, version: string, meant?: string[] }} Draft
 */

/**
 * A placeholder with a capital where another that links to the same shows one.
 * @param {string} placeholder
 * @param {string} other
 */
function alike(placeholder, other) {
  const [target, shown] = placeholder.split("|"), first = other.split("|")[1]?.[0] ?? "";
  return !shown || !target.includes(":") || first === first.toLowerCase() ? placeholder : `${target}|${shown[0].toUpperCase()}${shown.slice(1)}`;
}

/** @returns {Record<string, Draft>} */
function storedDrafts() {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {}; // Storage may be closed to us; then a draft ends with the page.
  }
}

export class Writing {
  root = el("section", { class: "preview__writing" });
  /** What is found in the text, and what keeps it: at the foot of the panel, in sight while one writes. */
  foot = el("div", { class: "preview__foot" });
  findings = el("ul", { class: "preview__findings", "aria-live": "polite" });
  status = el("p", { class: "preview__told", role: "status" });
  drafts = storedDrafts();
  /** The message that is shown, as it was drawn. */
  drawn = "";
  /** @type {MessageField[]} */
  fields = [];
  /** @type {HTMLTextAreaElement[]} */
  areas = [];
  /** Below each field the forms of the placeholder in which the cursor stands. @type {HTMLElement[]} */
  offered = [];
  /** @type {PreviewData["forms"]} */
  forms = {};
  button = el("button", { type: "button", class: "preview__save", onclick: () => this.save() });
  /** Where what was kept goes on from here. */
  onward = el("button", { type: "button", class: "preview__onward", onclick: () => this.desk.onward?.() });
  /** @type {Texts} */
  words = {};
  turn = 0;
  timer = 0;

  /**
   * @param {Desk} desk what looks at drafts and takes them
   * @param {() => void} changed called when something was saved
   */
  constructor(desk, changed) {
    this.desk = desk;
    this.changed = changed;
  }

  /**
   * Show the fields of a message; what is being written in them stays. Without a message there are none.
   * @param {PreviewMessage | null} message
   * @param {{ words: Texts, lang: string, forms: PreviewData["forms"] }} page
   */
  show(message, { words, lang, forms }) {
    const fields = message?.fields ?? [];
    const text = JSON.stringify(fields);
    if (text === this.drawn) return;
    const isOther = fields[0]?.id !== this.fields[0]?.id;
    this.drawn = text;
    this.fields = fields;
    this.words = words;
    this.forms = forms;
    this.root.hidden = this.foot.hidden = !fields.length;
    if (!isOther && this.areas.length === fields.length) return this.renew();
    clearTimeout(this.timer);
    this.turn += 1;
    fill(this.findings);
    this.status.textContent = "";
    this.areas = fields.map((field, place) => this.area(field, place, lang));
    this.offered = fields.map(() => el("p", { class: "preview__chips", role: "group", "aria-label": words.forms, lang, hidden: true }));
    this.button.textContent = words.save;
    this.onward.textContent = words.onward ?? "";
    this.onward.hidden = true;
    fill(this.root, el("h3", {}, words.write), fields.map((field, place) => this.labelled(field, place)));
    fill(this.foot, this.findings, this.status, el("p", { class: "preview__saving" }, this.button, this.onward),
      el("p", { class: "preview__keys" }, words["keys-write"]));
    this.renew();
    if (fields.some(({ id }) => this.drafts[id])) this.look();
  }

  /**
   * @param {MessageField} field
   * @param {number} place
   * @param {string} lang
   */
  area(field, place, lang) {
    /** @type {HTMLTextAreaElement} */
    const area = el("textarea", {
      class: "preview__text", lang, rows: "3", autocapitalize: "off", spellcheck: "true",
      oninput: () => this.typed(place),
      onclick: () => this.offer(place),
      onkeyup: () => this.offer(place),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        event.stopPropagation(); // F8 and Escape would leave the text
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.save();
      },
    });
    area.value = this.drafts[field.id]?.text ?? this.textOf(field);
    return area;
  }

  /**
   * A field with what it is for, and the placeholders of its English, each of which a touch puts in.
   * @param {MessageField} field
   * @param {number} place
   */
  labelled({ english, numbers }, place) {
    const { words, areas } = this;
    const area = areas[place];
    const said = numbers.length ? words["write-form"].replace("{numbers}", numbers.join(", ")) : words.write;
    const parts = [...new Set(english.match(PLACEHOLDERS) ?? [])];
    area.setAttribute("aria-label", said);
    return el("div", {}, numbers.length ? el("p", {}, said) : null, area, this.offered[place],
      parts.length ? el("p", { class: "preview__chips", role: "group", "aria-label": words.put },
        parts.map((text) => el("button", { type: "button", class: "preview__put", title: words.put, onclick: () => this.put(place, text, area.selectionStart, area.selectionEnd) }, text))) : null);
  }

  /**
   * Put a placeholder into a field, in the place of what stands between two places of its text.
   * @param {number} place
   * @param {string} text
   * @param {number} start
   * @param {number} end
   */
  put(place, text, start, end) {
    const area = this.areas[place];
    area.setRangeText(text, start, end, "end");
    area.focus();
    this.typed(place);
    this.offer(place);
  }

  /**
   * Offer the forms of the placeholder in which the cursor of a field stands.
   * @param {number} place
   */
  offer(place) {
    const { value, selectionStart: cursor } = this.areas[place];
    const at = [...value.matchAll(PLACEHOLDERS)].find(({ 0: text, index }) => index <= cursor && cursor <= index + text.length);
    const english = at && this.fields[place].english.match(PLACEHOLDERS)?.find((part) => keyOf(part) === keyOf(at[0]));
    const forms = (english ? this.forms[english] : null) ?? [];
    this.offered[place].hidden = !forms.length;
    fill(this.offered[place], at ? forms.map(([told, placeholder]) => {
      const text = alike(placeholder, at[0]);
      const put = () => this.put(place, text, at.index, at.index + at[0].length);
      return el("button", { type: "button", class: "preview__put", "aria-pressed": String(text === at[0]), onclick: put }, told);
    }) : null);
  }

  /**
   * What a field holds while nobody writes in it.
   * @param {MessageField} field
   */
  textOf(field) {
    return this.desk.kept?.(field.id) ?? field.translation;
  }

  /** Bring fields that nobody writes in up to what the file says now. */
  renew() {
    this.fields.forEach((field, place) => {
      const { id } = field;
      if (this.drafts[id]?.text === this.textOf(field)) delete this.drafts[id];
      if (!this.drafts[id]) this.areas[place].value = this.textOf(field);
    });
    this.remember();
  }

  remember() {
    this.button.disabled = !this.fields.some(({ id }) => this.drafts[id]);
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(this.drafts));
    } catch {
      // Nothing to do.
    }
  }

  /** @param {number} place */
  typed(place) {
    const { id, version } = this.fields[place];
    const text = this.areas[place].value;
    if (text === this.textOf(this.fields[place])) delete this.drafts[id];
    else this.drafts[id] = { text, version: this.drafts[id]?.version ?? version };
    this.status.textContent = "";
    this.remember();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), PAUSE);
  }

  rows() {
    return this.fields.map(({ id, english, version }, place) => (
      { id, english, translation: this.areas[place].value, version: this.drafts[id]?.version ?? version }
    ));
  }

  /** Have the checks look at what is written. */
  async look() {
    const mine = ++this.turn;
    try {
      const { findings } = await this.desk.look(this.rows());
      if (mine !== this.turn) return [];
      this.tell(findings);
      return findings;
    } catch {
      return []; // The next letter asks again; whether the server is there at all, the panel tells.
    }
  }

  /** Say of what was kept that it will not do, if the checks find so: who is told at once that it is kept waits for no checks. */
  async lookAtKept() {
    const { saved, "saved-faulty": faulty } = this.words;
    const isFaulty = (await this.look()).some(({ level }) => level === "error");
    if (isFaulty && faulty && this.status.textContent === saved) this.status.textContent = faulty;
  }

  async save() {
    clearTimeout(this.timer);
    const { words, fields } = this;
    const mine = ++this.turn;
    this.button.disabled = true;
    try {
      const { saved, findings } = await this.desk.save(this.rows());
      for (const { id, version } of fields) {
        if (saved) delete this.drafts[id];
        else if (this.drafts[id]) this.drafts[id].version = version; // what others wrote has been seen: the next try takes its place
      }
      if (mine === this.turn) {
        if (findings) this.tell(findings);
        this.status.textContent = saved ? words.saved : words.unsaved;
        this.onward.hidden = !saved || !this.desk.onward;
      }
      if (saved) this.changed();
      if (!findings && mine === this.turn) this.lookAtKept();
    } catch {
      if (mine === this.turn) this.status.textContent = words.unsaved;
    }
    this.remember();
  }

  /**
   * Tell what was found, but for the questions that were answered about these texts.
   * @param {MessageFinding[]} findings
   */
  tell(findings) {
    const left = findings.filter((finding) => !this.draftOf(finding)?.meant?.includes(finding.message));
    fill(this.findings, left.map((finding) => drawFinding(finding, this.words, this.areas[0].lang, () => this.mean(finding, left))));
    // What is told takes room from the field that it is about.
    this.areas.find((area) => area === document.activeElement)?.scrollIntoView({ block: "nearest" });
  }

  /**
   * What is written here is meant: the question about it is not asked again, as long as the text stays.
   * @param {MessageFinding} finding
   * @param {MessageFinding[]} told
   */
  mean(finding, told) {
    const draft = this.draftOf(finding);
    if (draft) draft.meant = [...(draft.meant ?? []), finding.message];
    this.remember();
    this.tell(told);
    this.areas[Math.max(0, this.fields.findIndex(({ id }) => this.drafts[id] === draft))].focus();
  }

  /** @param {MessageFinding} finding */
  draftOf({ text }) {
    const field = this.fields.find(({ id }) => this.drafts[id]?.text === text);
    return field && this.drafts[field.id];
  }
}
