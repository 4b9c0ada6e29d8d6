// Lists: items with their own headings and blocks, options by rank, and the steps of a plan.

import { applyTool, heading } from "./parts.js";
import { el, face } from "../kit/elements.js";
import { encode } from "../kit/share.js";
import { drawRuns, textOf } from "../words/runs.js";
import { ruleLabel } from "../words/rules.js";
import { labelled, listed, ui, words } from "../words/words.js";

/**
 * A list with its heading; after its first items a button that shows the others.
 * @param {{ title: Run[], first?: number | null }} node
 * @param {Drawing} drawing
 * @param {HTMLElement} list
 * @param {HTMLElement[]} drawn
 */
function filled({ title, first }, drawing, list, drawn) {
  const shown = first ?? drawn.length;
  list.append(...drawn.slice(0, shown));
  const rest = drawn.slice(shown);
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
  return [heading(title, drawing), list, more];
}

/**
 * @param {ItemsNode} node
 * @param {Drawing} drawing
 * @param {(nodes: SaidNode[], drawing: Drawing) => Piece} draw
 */
export function drawItems(node, drawing, draw) {
  const list = el("ul", { class: `answer__items${node.pictured ? " answer__items--pictured" : ""}` });
  const inner = { ...drawing, level: Math.min(drawing.level + 1, 6) };
  return filled(node, drawing, list, node.items.map((item) => drawItem(node, item, inner, draw)));
}

/**
 * @param {ItemsNode} node
 * @param {ItemsNode["items"][0]} item
 * @param {Drawing} drawing
 * @param {(nodes: SaidNode[], drawing: Drawing) => Piece} draw
 */
function drawItem(node, item, drawing, draw) {
  const head = drawHead(item.head);
  if (item.amount) head.push(el("span", { class: "answer__amount" }, drawRuns(item.amount)));
  const called = calledOf(item.head, drawing);
  const body = draw(item.blocks, { ...drawing, called, isInFold: drawing.isInFold || node.fold });
  const [next, own] = [checkerLink(item.link, called), putIn(item.apply, drawing)];
  if (node.fold) return el("li", {}, el("details", { class: "fold answer__fold", open: node.items.length === 1 && !drawing.isInFold }, unlinked(el("summary", {}, head)), next, body, own));
  return el("li", {}, item.picture ? face(item.picture, true) : null, el("div", { class: "answer__head" }, el("div", { class: "answer__parts" }, head), next), body, own);
}

/**
 * What tells an item from all others: how it and those that it is in are called.
 * @param {HeadPart[]} head
 * @param {Drawing} drawing
 */
const calledOf = ([first], { called = [] }) => (first ? [...called, textOf(first.text)] : called);

/**
 * What heads an item: its first value stands out, and sentences have their tone.
 * @param {HeadPart[]} parts
 */
const drawHead = (parts) =>
  parts.map(({ tone, text }, index) => el(index || tone ? "span" : "b", { class: "answer__part", "data-tone": tone }, drawRuns(text)));

/**
 * Options with their ranks, which equal ones share; without where all are as good.
 * @param {RankedNode} node
 * @param {Drawing} drawing
 */
export const drawRanked = (node, drawing) =>
  filled(
    node,
    drawing,
    el("ol", { class: "answer__items answer__ranked" }),
    node.items.map(({ rank, head, by, why, apply, link }) =>
      el(
        "li",
        {},
        rank === null ? null : el("span", { class: "answer__rank" }, `${rank}.`),
        el("div", { class: "answer__head" }, drawHead(head), el("span", { class: "answer__amount" }, beside(by))),
        why.map(({ tone, text }) => el("p", { class: "answer__why", "data-tone": tone }, drawRuns(text))),
        putIn(apply, drawing),
        checkerLink(link, calledOf(head, drawing)),
      ),
    ),
  );

/**
 * @param {PlanNode} node
 * @param {Drawing} drawing
 */
export const drawPlan = (node, drawing) =>
  filled(
    node,
    drawing,
    el("ol", { class: "answer__items answer__plan" }),
    node.items.map(({ tone, text, rows }, index) =>
      el(
        "li",
        {},
        el("span", { class: "answer__rank" }, `${index + 1}.`),
        el("div", { class: "answer__head", "data-tone": tone }, el("span", {}, drawRuns(text))),
        rows.length ? el("ul", { class: "answer__beside" }, rows.map((row) => el("li", {}, beside(row)))) : null,
      ),
    ),
  );

/**
 * A button that puts an item into the form.
 * @param {ItemsNode["items"][0]["apply"]} apply
 * @param {Drawing} drawing
 */
const putIn = (apply, drawing) => (apply ? applyTool(apply.label ? drawRuns(apply.label) : ui("put-in"), apply.fields, drawing) : null);

/**
 * A labelled value in a line with others.
 * @param {RowSaid} row
 */
const beside = ({ label, rule, value }) => [el("small", {}, ruleLabel(label, rule), words.marks[1]), drawRuns(value)];

/**
 * The head of a fold without its links: it is a control itself, and may hold no other.
 * @param {HTMLElement} summary
 */
function unlinked(summary) {
  for (const link of summary.querySelectorAll("a")) link.replaceWith(el("span", { lang: link.lang || null }, [...link.childNodes]));
  return summary;
}

/**
 * A link to another checker, with a request made of parts of this one; it says of which.
 * @param {ItemsNode["items"][0]["link"]} link
 * @param {string[]} called
 */
function checkerLink(link, called) {
  const fragment = link && encode(link.request);
  if (!link || fragment === null) return null;
  const name = called.length ? labelled(textOf(link.label), listed(called)) : null;
  return el("a", { class: "answer__way", href: `${link.url}#${fragment}`, "aria-label": name }, drawRuns(link.label));
}
