// Where the answer of the page stands, and the bar that has the verdict in brief.

import { headed, seal } from "../answers/parts.js";
import { el, fill, sign } from "../kit/elements.js";
import { ui, uiText } from "../words/words.js";
import { place } from "./hint.js";

const WHOLE = 0.98; // letters on the edge of a device's pixels

/**
 * The answer, its bar, and what is spoken of it. The bar has the verdict as long as its headline is not wholly in sight, in place
 * of the dock: half a headline behind the dock says nothing. One that is higher than the window is in sight where any of it is.
 */
export class Outcome {
  constructor() {
    this.answer = place("answer");
    this.bar = place("bar");
    this.spoken = place("spoken");
    this.line = "";
    this.inSight = new IntersectionObserver((all) => this.follow(/** @type {IntersectionObserverEntry} */ (all.at(-1))), { rootMargin: "-56px 0px -72px", threshold: [0, WHOLE] });
    // What stays at the thumb stays above the bar, however many lines the verdict has.
    new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${this.bar.offsetHeight}px`)).observe(this.bar);
    this.bar.addEventListener("click", (/** @type {Event} */ event) => {
      event.preventDefault(); // the address holds the question, so the jump must not replace it
      this.answer.scrollIntoView({ behavior: "smooth" });
      this.focus();
    });
  }

  /** Lead the keyboard to the answer; the window stays where it is. */
  focus() {
    this.answer.focus({ preventScroll: true });
  }

  /** Bring the answer into sight. */
  comeIntoSight() {
    this.answer.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {Piece} nodes
   * @param {string} line the verdict in a sentence; "" for what is none
   * @param {string} tone
   */
  show(nodes, line, tone) {
    const open = this.folds().filter(({ isOpen }) => isOpen).map(({ name }) => name);
    fill(this.answer, nodes);
    for (const { name, fold } of this.folds()) if (open.includes(name)) fold.open = true;
    this.answer.dataset.tone = tone;
    this.line = line;
    this.bar.dataset.tone = tone;
    fill(this.bar, seal(tone), el("b", {}, line), el("span", { class: "spoken" }, ui("to-answer")), sign("down"));
    const reason = this.answer.querySelector(".answer__messages[data-tone=bad] .answer__said")?.textContent ?? "";
    const text = `${line} ${reason}`.trim();
    if (this.spoken.textContent !== text) this.speak(text);
    this.inSight.disconnect();
    this.inSight.observe(this.answer.firstElementChild ?? this.answer);
  }

  /**
   * Have assistive technology read something out.
   * @param {string} text
   */
  speak(text) {
    this.spoken.textContent = text;
  }

  /** The folds of the answer, by what heads them: those that were opened stay so when the question is changed. */
  folds() {
    /** @type {NodeListOf<HTMLDetailsElement>} */
    const all = this.answer.querySelectorAll(".answer__fold");
    return [...all].map((fold) => ({ fold, name: fold.querySelector("summary > :first-child")?.textContent ?? "", isOpen: fold.open }));
  }

  /**
   * Say that there is no answer, and why.
   * @param {string} code
   * @param {number} [limit]
   */
  fail(code, limit) {
    const again = ["engine-failed", "other-version"].includes(code);
    const values = { number: { number: limit } };
    const reload = el("button", { type: "button", class: "action", onclick: () => location.reload() }, ui("reload"));
    this.show([headed("bad", ui(code, values)), again ? reload : null], uiText(code, values), "bad");
  }

  /**
   * Show the bar or hide it.
   * @param {IntersectionObserverEntry} seen the last one of those that a busy browser hands over together
   */
  follow({ isIntersecting, intersectionRatio, boundingClientRect, rootBounds }) {
    const isHigh = boundingClientRect.height > (rootBounds?.height ?? Infinity);
    this.bar.hidden = !this.line || (isIntersecting && (isHigh || intersectionRatio >= WHOLE));
    this.bar.classList.toggle("outcome--up", boundingClientRect.top < 0);
    document.documentElement.toggleAttribute("data-bar", !this.bar.hidden);
  }
}
