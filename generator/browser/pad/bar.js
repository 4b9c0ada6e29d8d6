// The bar of the pad: who leads, how much there is still to enter, and the way to the result; and the ways back.

import { el, fill, sign } from "../kit/elements.js";
import { joined, ui } from "../words/words.js";

/**
 * @param {HTMLElement} bar where the page has said what to begin with
 * @param {{ link: string, open: () => void, reveal: () => void }} wanted `link` is that to the checker
 */
export function statusBar(bar, { link, open, reveal }) {
  const lead = /** @type {HTMLElement} */ (bar.querySelector("b"));
  const rest = el("small");
  const button = el("button", { type: "button", class: "button", onclick: open }, ui("result"));
  const kept = el("span", { class: "pad__kept" });
  const telling = el("button", { type: "button", class: "button button--line pad__reveal", onclick: reveal, hidden: true }, ui("reveal"));
  lead.after(rest);
  bar.append(telling, button);

  return {
    kept,
    exact: el("a", { class: "tool", href: link }, sign("check"), el("span", {}, ui("see-exact"))),
    /**
     * @param {PadColumn[]} columns
     * @param {number} left how many fields are empty that could change who wins
     */
    draw(columns, left) {
      const leaders = columns.filter(({ leads }) => leads);
      const isBegun = columns.some(({ total }) => total !== null);
      const says = leaders.length
        ? ui("leads", { count: leaders.length, names: { nodes: joined(leaders.map(({ name }) => name)) }, points: String(leaders[0].total) })
        : ui("nobody-leads");
      fill(lead, says);
      fill(rest, !isBegun ? null : left ? ui("to-go", { count: left }) : ui("all-entered"));
      button.className = `button ${isBegun && !left ? "button--gold" : "button--line"}`;
      button.disabled = !isBegun;
      telling.hidden = left > 0 || columns.filter(({ total }) => total !== null).length < 2;
      bar.classList.toggle("pad__bar--whole", !telling.hidden);
    },
    /**
     * Say whether what stands on the pad is kept; null where there is nothing yet.
     * @param {boolean | null} isKept
     */
    tell(isKept) {
      kept.classList.toggle("pad__kept--not", isKept === false);
      fill(kept, isKept === null ? null : [sign(isKept ? "check" : "close"), ui(isKept ? "draft" : "not-kept")]);
    },
  };
}

/**
 * Say what happened, with a way back.
 * @param {HTMLElement} host
 * @param {Piece} said
 * @param {"undo" | "own-pad"} key
 * @param {() => void} back
 */
export function offer(host, said, key, back) {
  const button = el("button", { type: "button", class: "button button--gold", onclick: () => (fill(host), back()) }, sign("undo"), ui(key));
  fill(host, said, " ", button);
  if (key === "undo") button.focus({ preventScroll: true });
}

/**
 * The pads that were set aside, each to be taken back.
 * @param {HTMLElement} host
 * @param {{ at: number, draft: PadDraft }[]} pads
 * @param {string} lang
 * @param {(pad: { at: number, draft: PadDraft }) => void} take
 */
export function drawAside(host, pads, lang, take) {
  const time = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  fill(host, pads.map((pad) => el("button", { type: "button", class: "tool", onclick: () => take(pad) }, sign("undo"), el("span", {}, ui("take-back", { time: time.format(pad.at) })))));
}
