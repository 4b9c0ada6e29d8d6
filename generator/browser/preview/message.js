// One message in the panel: its state, the English beside it, where it stands, what is known of it and what is wrong.
import { el, fill } from "../kit/elements.js";

const NEAR = 24; // letters on either side of a part at fault

/**
 * A text in which the part at fault is marked. Places count characters as Python does, not UTF-16 units.
 * @param {string} text
 * @param {[number, number]} spot
 * @param {number} most how many letters are shown on either side
 */
function spotted(text, [start, end], most) {
  const letters = [...text];
  const first = Math.max(0, start - most), last = Math.min(letters.length, end + most);
  /**
   * @param {number} from
   * @param {number} to
   */
  const part = (from, to) => letters.slice(from, to).join("");
  return [first ? "…" : "", part(first, start), el("mark", {}, part(start, end) || "‸"), part(end, last), last < letters.length ? "…" : ""];
}

/**
 * @param {string} label
 * @param {Piece[]} content
 */
const row = (label, ...content) => el("div", {}, el("dt", {}, label), el("dd", {}, ...content));

/**
 * A finding. Of what is being written, which stands beside it, only the part at fault is shown; a question about it may be
 * answered with a tap: then `meant` is called.
 * @param {MessageFinding} finding
 * @param {Texts} words
 * @param {string} lang
 * @param {() => void} [meant]
 */
export function drawFinding({ message, place, expected, hint, waive, text, spot, check, level }, words, lang, meant) {
  return el("li", { class: `preview__finding preview__finding--${level}` }, el("p", {}, message, " ", el("code", {}, check)),
    spot ? el("p", { class: "preview__text", lang }, spotted(text, spot, meant ? NEAR : Infinity)) : null,
    expected ? el("p", {}, `${words.expected}${words.colon}${expected}`) : null,
    meant && level === "question" ? el("p", {}, el("button", { type: "button", class: "preview__meant", onclick: meant }, words.meant)) : null,
    hint ? el("p", {}, `${words.hint}${words.colon}${hint}`) : null, waive ? el("p", {}, waive) : null,
    place ? el("p", {}, el("code", {}, place)) : null);
}

/**
 * Draw a message: into `box` what it says and what is wrong with it, into `rest` where it stands and what is known of it.
 * @param {HTMLElement} box
 * @param {HTMLElement} rest
 * @param {PreviewMessage} message
 * @param {{ words: Texts, lang: string, path: string }} page
 * @param {MessageActions} actions
 */
export function drawMessage(box, rest, message, { words, lang, path }, { close, follow, around, stands }) {
  const { state, own, held, absent, english, earlier, difference, forms, ids, file, origin, pages, places, others, about, findings } = message;
  const shown = state === "done" && findings.length ? "faulty" : state;
  const remarks = [
    absent && state !== "derived" ? words["told-absent"] : state === "missing" ? words["told-missing"] : null,
    state === "fuzzy" ? words["told-fuzzy"] : state === "derived" ? words["told-derived"] : null,
    own ? words["told-own"] : null,
    held ? words["told-held"] : null,
  ].filter(Boolean);
  /**
   * @param {string[]} list
   * @param {string} tag
   */
  const texts = (list, tag) => list.map((text) => el("p", { class: "preview__text", lang: tag }, text));
  // What is gone and what is new, each with the element that says so to whoever listens.
  const compared = () => el("p", { class: "preview__text", lang: "en" }, difference.map(([kind, text]) =>
    kind === "same" ? text : el(kind === "gone" ? "del" : "ins", {}, text)));
  /** @param {string[]} list */
  const codes = (list) => list.map((text) => el("code", {}, text));
  fill(box,
    el("header", { class: "preview__states" }, el("b", { class: `preview__state preview__state--${shown}` }, words[shown]),
      own ? el("b", { class: "preview__state preview__state--own" }, words.own) : null,
      el("button", { type: "button", class: "preview__icon", "aria-label": words.close, title: words.close, onclick: close }, "×")),
    remarks.map((text) => el("p", { class: "preview__told" }, text)),
    findings.length ? [el("h3", {}, words.findings), el("ul", { class: "preview__findings" }, findings.map((finding) => drawFinding(finding, words, lang)))] : null,
    el("dl", { class: "preview__facts" },
      row(words.english, texts(english, "en")),
      earlier.length ? row(words.earlier, difference.length ? compared() : texts(earlier, "en")) : null));
  fill(rest,
    el("dl", { class: "preview__facts" },
      forms.length ? row(state === "fuzzy" ? words.proposal : words.translation, texts(forms, lang)) : null,
      stands.length ? row(words.stands, stands.map(([name, shown]) => el("p", {}, el("code", {}, name), ` ${shown}`))) : null,
      Object.entries(others).map(([tag, list]) => row(tag, texts(list, tag))),
      file ? row(words.file, el("code", {}, file)) : null,
      origin ? row(words.origin, el("code", {}, origin)) : null,
      ids.length ? row(words.id, codes(ids)) : null,
      pages.length ? row(words["shown-on"], pages.map((page) => el("p", {}, el("a", { href: `${"../".repeat(path.split("/").length - 1)}${page}` }, page || "/")))) : null,
      places.length ? row(words.places, codes(places)) : null,
      about.length ? row(words.about, about.map((line) => el("p", { lang: "en" }, line))) : null,
      around?.text ? row(words.inside, el("button", { type: "button", class: "preview__link", lang: "en", onclick: around.show }, around.text)) : null),
    follow ? el("p", {}, el("button", { type: "button", onclick: follow }, words.follow)) : null);
}
