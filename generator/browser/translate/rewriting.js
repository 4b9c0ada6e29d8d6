// Shows suggestions where their texts stand: on the page as it came, and in what scripts put there later, verdicts included.
import { fitted, written } from "../preview/fitting.js";
import { messagesOf } from "../preview/marks.js";
import { settle } from "./settling.js";

/** @typedef {{ before: string, after: string }} Change */

export class Rewriting {
  /** What an element held before it was rewritten. @type {WeakMap<Element, Node[]>} */
  was = new WeakMap();
  /** By message, what is suggested for each of its forms. @type {Map<number, Change[]>} */
  changes = new Map();

  /** @param {Setting} setting how the language sets its texts */
  constructor(setting) {
    this.setting = setting;
  }

  /**
   * Show these suggestions, and no others.
   * @param {Map<number, Change[]>} changes
   */
  show(changes) {
    const numbers = new Set([...this.changes.keys(), ...changes.keys()]);
    const before = this.changes;
    this.changes = changes;
    for (const number of numbers) {
      for (const element of document.querySelectorAll(`[data-message="${number}"]`)) this.restore(element);
      for (const element of document.querySelectorAll(`[data-carries~="${number}"]`)) {
        for (const { before: old, after } of before.get(number) ?? []) replace(element, after, old);
      }
    }
    this.renew();
  }

  /** Show the suggestions in whatever has come to the page since. */
  renew() {
    for (const [number, changes] of this.changes) {
      for (const element of document.querySelectorAll(`[data-message="${number}"]`)) this.rewrite(element, changes);
      for (const element of document.querySelectorAll(`[data-carries~="${number}"]`)) {
        for (const { before, after } of changes) replace(element, before, after);
      }
    }
  }

  /**
   * @param {Element} element
   * @param {Change[]} changes
   */
  rewrite(element, changes) {
    if (this.was.has(element)) return;
    for (const { before, after } of changes) {
      const known = fitted(before, element);
      if (!known) continue;
      this.was.set(element, [...element.childNodes]);
      element.replaceChildren(...written(after, known));
      settle(element, this.setting);
      element.toggleAttribute("data-suggested", true);
      return;
    }
  }

  /** @param {Element} element */
  restore(element) {
    const nodes = this.was.get(element);
    if (!nodes) return;
    element.replaceChildren(...nodes);
    element.removeAttribute("data-suggested");
    this.was.delete(element);
  }
}

/**
 * Put another text in the place of a whole attribute, or of the whole text of an element that holds nothing else.
 * @param {Element} element
 * @param {string} from
 * @param {string} to
 */
function replace(element, from, to) {
  if (!messagesOf(element).length || from === to) return;
  for (const { name, value } of [...element.attributes]) if (value === from) element.setAttribute(name, to);
  if (!element.children.length && element.textContent === from) element.textContent = to;
}
