// What a printed answer has in place of the form: the question in brief, and a code for its link.

import { codeOf } from "../kit/code.js";
import { el, fill } from "../kit/elements.js";
import { firstChoice } from "../forms/choice.js";
import { describe } from "../forms/kinds.js";
import { pack } from "../kit/packed.js";
import { isObject } from "../kit/json.js";
import { fieldWords, labelled, naming, plain, ui } from "../words/words.js";

/**
 * One input with what was put in; nothing for a choice that is as it was at first.
 * @param {FilledInput} input
 */
function described([declaration, own, value]) {
  if (value === firstChoice(declaration)) return [];
  const text = describe([declaration, own, value], Infinity);
  return text ? [el("dt", {}, plain(own.label)), el("dd", {}, text)] : [];
}

/**
 * Fill `place` whenever the page is printed. `read` gives the inputs in sight as [declaration, words, value]. Gives what makes the
 * link shorter before the page is printed; who prints by the browser's menu gets the long one.
 * @param {HTMLElement} place
 * @param {() => FilledInput[]} read
 */
export function startPaper(place, read) {
  let packed = { from: "", to: "" }; // the address that was packed last, and what became of it
  addEventListener("beforeprint", () => {
    const lines = read().flatMap((input) => {
      const [declaration, own, value] = input;
      if (declaration.type !== "list" || !declaration.fields || !Array.isArray(value)) return described(input);
      return value.filter(isObject).flatMap((item, index) => itemLines(declaration, own, item, index));
    });
    const code = codeOf(packed.from === location.href ? packed.to : location.href);
    fill(
      place,
      code ? el("figure", { class: "paper__link" }, code, el("figcaption", {}, ui("link-code"))) : null,
      lines.length ? el("dl", { class: "paper__asked" }, lines) : null,
    );
  });
  addEventListener("afterprint", () => fill(place));
  return async () => {
    const { href } = location;
    packed = { from: href, to: await pack(href) };
  };
}

/**
 * An item of a list: what it is called, and its inputs one after the other.
 * @param {Declaration} list
 * @param {InputWords} own
 * @param {JsonObject} item
 * @param {number} index
 */
function itemLines({ fields = [] }, own, item, index) {
  const called = naming(fields);
  const number = { number: index + 1 };
  const name = String((called && item[called.name]) || plain(own.item ?? String(index + 1), number));
  const texts = fields
    .filter((field) => field !== called && field.name in item)
    .map((field) => {
      const inner = fieldWords(`${own.path}.${field.name}`);
      const text = describe([field, inner, item[field.name] ?? null], Infinity);
      return text && labelled(plain(inner.label), text);
    });
  const line = texts.filter(Boolean).join(" · ");
  return line ? [el("dt", {}, name), el("dd", {}, line)] : [];
}
