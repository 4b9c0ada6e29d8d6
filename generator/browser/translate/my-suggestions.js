// The list of a reader's own suggestions: what each changes and what has become of it, and the ways to send those that nobody
// has yet. Who sends some has to do no more than to choose a way; they are remembered as sent from then on.

import { el, fill } from "../kit/elements.js";
import { ROOT } from "../kit/root.js";
import { canShare, download, fitting, issueAddress, newFileAddress, share } from "./sending.js";
import { fate, forget, markSent, suggest, suggestions } from "./suggestions.js";

/**
 * The page that a suggestion was written on; the root for one that is not of this site, which may lie in what is kept.
 * @param {string} path
 */
function pageAt(path) {
  try {
    const { href } = new URL(path, ROOT);
    return href.startsWith(ROOT.href) ? href : ROOT.href;
  } catch {
    return ROOT.href;
  }
}

export class MySuggestions {
  list = el("ul", { class: "suggested__list" });
  ways = el("div", { class: "suggested__ways" });
  status = el("p", { class: "suggested__told", role: "status" });

  /**
   * The list for a language, drawn into a container. `fieldOf` gives a text as the site has it now, as far as that is known
   * on this page; `changed` is called when something was taken back or sent.
   * @param {Element} container
   * @param {SuggestionList} given
   */
  constructor(container, given) {
    this.given = given;
    this.title = el("h3", { tabindex: "-1" }, given.words.mine);
    fill(container, el("section", { class: "suggested" }, this.title, this.status, this.ways, this.list));
    this.renew();
  }

  /** Come into sight, for whoever goes on from a text that was kept. */
  come() {
    this.title.scrollIntoView({ behavior: "instant" });
    this.title.focus({ preventScroll: true });
  }

  /** Draw what is kept now. */
  renew() {
    const { lang, words, fieldOf } = this.given;
    const all = suggestions(lang).map((one) => ({ one, now: fieldOf(one.id), became: fate(one, fieldOf(one.id)) }));
    const unsent = all.filter(({ one, became }) => one.state === "kept" && became !== "taken").map(({ one }) => one);
    fill(this.list, all.length ? all.reverse().map((each) => this.item(each)) : el("li", {}, words.none));
    fill(this.ways, unsent.length ? this.drawWays(unsent) : null);
  }

  /** @param {{ one: Suggestion, now: { translation: string } | null | undefined, became: SuggestionFate }} drawn */
  item({ one, now, became }) {
    const { lang, words } = this.given;
    const small = (/** @type {string} */ label, /** @type {() => boolean} */ act) =>
      el("button", { type: "button", class: "button button--small button--line", onclick: () => this.did(act()) }, label);
    const text = (/** @type {string} */ label, /** @type {string} */ said, /** @type {string} */ of) =>
      said ? [el("dt", {}, label), el("dd", { lang: of, dir: "auto" }, said)] : null;
    const isWaiting = one.state === "kept" && became !== "taken";
    return el(
      "li", { class: "suggested__one" },
      el("p", { class: `suggested__fate suggested__fate--${became}` }, words[`fate-${became}`]),
      el("dl", {},
        text(words.english, one.english, "en"),
        text(words.before, one.before, lang.replaceAll("_", "-")),
        text(words.suggestion, one.translation, lang.replaceAll("_", "-")),
        became === "changed" && now ? text(words.now, now.translation, lang.replaceAll("_", "-")) : null),
      el("p", { class: "suggested__acts" },
        el("a", { class: "button button--small button--line", href: pageAt(one.path) }, words.page),
        isWaiting || became === "taken" ? null : small(words.again, () => suggest([one])),
        small(isWaiting ? words["take-back"] : words.clear, () => forget(one.id))),
    );
  }

  /**
   * The ways to send, each a tap: those that lead to the code host where there is one.
   * @param {Suggestion[]} unsent
   */
  drawWays(unsent) {
    const { words, repository, branch } = this.given;
    const hosted = repository
      ? [this.link(words["new-file"], unsent, (list) => newFileAddress(repository, branch, list), true),
        this.link(words.issue, unsent, (list) => issueAddress(repository, list), false),
        el("p", { class: "suggested__note" }, words.account)]
      : [el("p", {}, words["no-host"])];
    const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) =>
      el("button", { type: "button", class: "button button--line", onclick }, label);
    // A file that lies on the device is not sent yet: its reader says when it is.
    const saved = (/** @type {"csv" | "po"} */ ending) => {
      download(unsent, ending);
      fill(this.status, words.saved);
      marking.hidden = false;
    };
    const marking = button(words["mark-sent"], () => this.sent(unsent));
    marking.hidden = true;
    return [
      el("p", {}, words.unsent.replace("{count}", String(unsent.length))),
      ...hosted,
      canShare() ? button(words.share, async () => { if (await share(unsent)) this.sent(unsent); }) : null,
      button(words["save-csv"], () => saved("csv")),
      button(words["save-po"], () => saved("po")),
      marking,
    ];
  }

  /**
   * A way by an address, with as many suggestions as that can hold; the rest is sent next.
   * @param {string} label
   * @param {Suggestion[]} unsent
   * @param {(list: Suggestion[]) => string | null} addressOf
   * @param {boolean} isFirst
   */
  link(label, unsent, addressOf, isFirst) {
    const { words } = this.given;
    const { part, address } = fitting(unsent, addressOf);
    if (!address) return el("p", {}, words["too-long"].replace("{way}", label));
    const counted = words.part.replace("{some}", String(part.length)).replace("{all}", String(unsent.length));
    return el(
      "a",
      {
        class: `button ${isFirst ? "button--gold" : "button--line"}`, href: address, target: "_blank", rel: "external noopener",
        onclick: () => this.sent(part),
      },
      part.length < unsent.length ? `${label} ${counted}` : label,
    );
  }

  /** @param {Suggestion[]} list */
  sent(list) {
    const { words } = this.given;
    this.did(markSent(list.map(({ id }) => id)), words.thanks);
  }

  /**
   * Draw what was done, and say it; the keyboard goes on from the top, for the button that was chosen may be gone.
   * @param {boolean} isKept whether the device remembers it
   * @param {string} [said]
   */
  did(isKept, said = "") {
    this.renew();
    fill(this.status, isKept ? said : this.given.words.unkept);
    this.title.focus();
    this.given.changed?.();
  }
}
