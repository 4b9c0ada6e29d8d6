// Lists: items with their own headings and blocks, options by rank, and the steps of a plan.

import { applyTool, heading, ruleLabel } from "./parts.js";
import { el, face } from "../kit/elements.js";
import { rowsOf } from "./grids.js";
import { holds, rawAt, valuesAt } from "../words/paths.js";
import { encode } from "../kit/share.js";
import { fillings, inside, isShown, part, standalone } from "../words/values.js";
import { entry, plain, say, ui, words } from "../words/words.js";

/**
 * The items of a list, each in a scope of its own, or the sentence in place of none.
 * @param {ListedBlock} block
 * @param {Scope} scope
 * @returns {{ items: Scope[], none: Piece }}
 */
function listed(block, scope) {
  const items = holds(block.when, scope) ? valuesAt(block.path, scope).map((item) => inside(item, scope)) : [];
  if (block.highest) {
    const { highest } = block;
    const number = (/** @type {Scope} */ item) => Number(valuesAt(highest, item)[0] ?? 0);
    items.sort((one, other) => number(other) - number(one));
  }
  return { items, none: items.length || !block.empty ? null : el("p", { class: "answer__none" }, say(block.empty)) };
}

/**
 * A list with its heading; after its first items a button that shows the others.
 * @param {ListedBlock} block
 * @param {Scope} scope
 * @param {HTMLElement} list
 * @param {HTMLElement[]} drawn
 * @param {number} [first]
 */
function filled(block, scope, list, drawn, first = drawn.length) {
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
  return [heading(block.title, scope, { count: { number: drawn.length } }), list, more];
}

/**
 * @param {ItemsBlock} block
 * @param {Scope} scope
 * @param {Draw} draw
 */
export function drawItems(block, scope, draw) {
  const { items, none } = listed(block, scope);
  if (!items.length) return none;
  const list = el("ul", { class: `answer__items${block.picture ? " answer__items--pictured" : ""}` });
  return filled(block, scope, list, items.map((item) => drawItem(block, item, items.length === 1, draw)), block.first);
}

/**
 * What heads an item: its first value stands out, and sentences have their tone.
 * @param {(Value | Sentence)[]} contents
 * @param {Scope} scope
 */
const headOf = (contents, scope) =>
  contents
    .filter((content) => isShown(content, scope))
    .map((content, index) =>
      "text" in content
        ? el("span", { class: "answer__part", "data-tone": content.tone }, part(content, scope))
        : el(index ? "span" : "b", { class: "answer__part" }, part(content, scope)),
    );

/**
 * Options with their ranks: equal ones share theirs, by the rank that is told or else by the value that decides.
 * @param {RankedBlock} block
 * @param {Scope} scope
 */
export function drawRanked(block, scope) {
  const { items, none } = listed(block, scope);
  if (!items.length) return none;
  const values = items.map((item) => plain({ p: [{ n: "value" }] }, fillings({ value: block.by.value }, item)));
  const ranks = items.map((item, index) => Number((block.rank && valuesAt(block.rank, item)[0]) ?? values.indexOf(values[index]) + 1));
  const isRanked = new Set(ranks).size > 1;
  const drawn = items.map((item, index) => drawOption(block, item, isRanked ? ranks[index] : null));
  return filled(block, scope, el("ol", { class: "answer__items answer__ranked" }), drawn, block.first);
}

/**
 * @param {RankedBlock} block
 * @param {Scope} scope
 * @param {number | null} rank null where all are as good
 */
function drawOption(block, scope, rank) {
  return el(
    "li",
    {},
    rank === null ? null : el("span", { class: "answer__rank" }, `${rank}.`),
    el("div", { class: "answer__head" }, headOf(block.head, scope), el("span", { class: "answer__amount" }, beside(block.by, scope))),
    (block.why ?? []).filter((why) => isShown(why, scope)).map((why) => el("p", { class: "answer__why", "data-tone": why.tone }, part(why, scope))),
    putIn(block.apply, scope),
    block.link ? checkerLink(block.link, scope) : null,
  );
}

/**
 * A button that puts an item into the form.
 * @param {Apply | undefined} apply
 * @param {Scope} scope
 */
function putIn(apply, scope) {
  if (!apply || !holds(apply.when, scope)) return null;
  const fields = Object.entries(apply.fields).map(([name, path]) => [name, rawAt(path, scope)]);
  return applyTool(apply.label ?? words.ui["put-in"], Object.fromEntries(fields), scope);
}

/**
 * A labelled value in a line with others.
 * @param {LayoutRow} row
 * @param {Scope} scope
 */
const beside = (row, scope) => [el("small", {}, ruleLabel(row), words.marks[1]), standalone(row.value, scope)];

/**
 * @param {PlanBlock} block
 * @param {Scope} scope
 */
export function drawPlan(block, scope) {
  const { items, none } = listed(block, scope);
  if (!items.length) return none;
  const steps = items.map((item, index) => {
    const step = block.step.find((content) => isShown(content, item));
    const rows = rowsOf(block.rows ?? [], item);
    return el(
      "li",
      {},
      el("span", { class: "answer__rank" }, `${index + 1}.`),
      el("div", { class: "answer__head", "data-tone": step?.tone }, el("span", {}, step ? part(step, item) : null)),
      rows.length ? el("ul", { class: "answer__beside" }, rows.map((row) => el("li", {}, beside(row, item)))) : null,
    );
  });
  return filled(block, scope, el("ol", { class: "answer__items answer__plan" }), steps);
}

/**
 * The head of a fold without its links: it is a control itself, and may hold no other.
 * @param {HTMLElement} summary
 */
function unlinked(summary) {
  for (const link of summary.querySelectorAll("a")) link.replaceWith(el("span", { lang: link.lang || null }, [...link.childNodes]));
  return summary;
}

/**
 * @param {ItemsBlock} block
 * @param {Scope} scope
 * @param {boolean} only
 * @param {Draw} draw
 */
function drawItem(block, scope, only, draw) {
  const head = headOf(block.head ?? [], scope);
  if (block.amount && valuesAt(block.amount.path, scope).length) head.push(el("span", { class: "answer__amount" }, standalone(block.amount, scope)));
  const next = block.link ? checkerLink(block.link, scope) : null;
  const body = (block.blocks ?? []).map((inner) => draw(inner, scope));
  if (block.fold) return el("li", {}, el("details", { class: "fold answer__fold", open: only }, unlinked(el("summary", {}, head)), next, body, putIn(block.apply, scope)));
  return el("li", {}, picture(block.picture, scope), el("div", { class: "answer__head" }, head, next), body, putIn(block.apply, scope));
}

/**
 * @param {Value | undefined} value
 * @param {Scope} scope
 */
function picture(value, scope) {
  const row = value && "of" in value ? entry(value.of, String(valuesAt(value.path, scope)[0])) : null;
  return row?.picture ? face(row.picture, true) : null;
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
