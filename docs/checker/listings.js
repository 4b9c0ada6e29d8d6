// Lists of items, each with its own heading and blocks.

import { draw, heading } from "./blocks.js";
import { el } from "./dom.js";
import { holds, rawAt, valuesAt } from "./paths.js";
import { encode } from "./share.js";
import { inside, isShown, part, standalone } from "./values.js";
import { entry, say, ui, words } from "./words.js";

/**
 * @param {ItemsBlock} block
 * @param {Scope} scope
 */
export function drawItems(block, scope) {
  const items = holds(block.when, scope) ? valuesAt(block.path, scope) : [];
  if (!items.length) return block.empty ? el("p", { class: "answer__none" }, say(block.empty)) : null;
  const list = el("ul", { class: `answer__items${block.picture ? " answer__items--pictured" : ""}` });
  const drawn = items.map((item) => drawItem(block, inside(item, scope), items.length === 1));
  const first = block.first ?? drawn.length;
  list.append(...drawn.slice(0, first));
  const rest = drawn.slice(first);
  const more = rest.length
    ? el(
        "button",
        {
          type: "button",
          class: "action action--quiet",
          onclick: () => {
            list.append(...rest);
            more?.remove();
            rest[0].querySelector("a, button, summary")?.focus();
          },
        },
        ui("show-more", { count: { number: rest.length } }),
      )
    : null;
  return [heading(block.title, scope, { count: { number: items.length } }), list, more];
}

/**
 * @param {ItemsBlock} block
 * @param {Scope} scope
 * @param {boolean} only
 */
function drawItem(block, scope, only) {
  const head = (block.head ?? [])
    .filter((content) => isShown(content, scope))
    .map((content, index) =>
      "text" in content
        ? el("span", { class: "answer__part", "data-tone": content.tone }, part(content, scope))
        : el(index ? "span" : "b", { class: "answer__part" }, part(content, scope)),
    );
  if (block.amount) head.push(el("span", { class: "answer__amount" }, standalone(block.amount, scope)));
  const next = block.link ? checkerLink(block.link, scope) : null;
  const body = (block.blocks ?? []).map((inner) => draw(inner, scope));
  if (block.fold) return el("li", {}, el("details", { class: "fold answer__fold", open: only }, el("summary", {}, head, next), body));
  return el("li", {}, picture(block.picture, scope), el("div", { class: "answer__head" }, head, next), body);
}

/**
 * @param {Value | undefined} value
 * @param {Scope} scope
 */
function picture(value, scope) {
  const row = value && "of" in value ? entry(value.of, String(valuesAt(value.path, scope)[0])) : null;
  return row?.picture ? el("img", { class: "answer__picture", src: row.picture, alt: "", width: 60, height: 84 }) : null;
}

/**
 * A link to another checker, with a request made of parts of this one.
 * @param {CheckerLink} target
 * @param {Scope} scope
 */
function checkerLink(target, scope) {
  /** @type {JsonObject} */
  const request = {};
  for (const [name, path] of Object.entries(target.request ?? {})) {
    const value = rawAt(path, scope);
    if (value !== undefined && value !== null) request[name] = value;
  }
  const fragment = encode(request);
  if (fragment === null) return null;
  return el("a", { class: "answer__way", href: `${words.links[target.checker]}#${fragment}` }, say(target.label));
}
