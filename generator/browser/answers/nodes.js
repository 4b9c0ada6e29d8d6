// The nodes of an answer, one after the other; here are headline and messages.

import { el } from "../kit/elements.js";
import { headed, heading } from "./parts.js";
import { drawRuns } from "../words/runs.js";
import { ruleLink } from "../words/rules.js";
import { ui } from "../words/words.js";

/** @typedef {(node: any, drawing: Drawing, draw: typeof drawNodes) => Piece} Draws what draws a node is given what draws those within it */

/** @type {Record<string, Draws>} */
const DRAWN = { headline: drawHeadline, messages: drawMessages };
// All others are only loaded with a layout that has them; the page asks for their scripts beforehand.
/** @type {Record<string, () => Promise<Draws>>} */
const OTHERS = {
  chances: async () => (await import("./chances.js")).drawChances,
  facts: async () => (await import("./grids.js")).drawFacts,
  figure: async () => (await import("./figures.js")).drawFigure,
  formula: async () => (await import("./formula.js")).drawFormula,
  items: async () => (await import("./listings.js")).drawItems,
  matrix: async () => (await import("./matrix.js")).drawMatrix,
  plan: async () => (await import("./listings.js")).drawPlan,
  ranked: async () => (await import("./listings.js")).drawRanked,
  table: async () => (await import("./grids.js")).drawTable,
};

/**
 * Load what draws the blocks of a layout.
 * @param {Block[]} blocks
 */
export async function loadBlocks(blocks) {
  await Promise.all(
    blocks.map(async (block) => {
      if (Object.hasOwn(OTHERS, block.block)) DRAWN[block.block] ??= await OTHERS[block.block]();
      if (block.blocks) await loadBlocks(block.blocks);
    }),
  );
}

/**
 * @param {SaidNode[]} nodes
 * @param {Drawing} drawing
 * @returns {Piece}
 */
export const drawNodes = (nodes, drawing) =>
  nodes.map((node) => ("none" in node ? el("p", { class: "answer__none" }, drawRuns(node.none)) : DRAWN[node.block](node, drawing, drawNodes)));

/** @param {HeadlineNode} node */
function drawHeadline({ tone, text }) {
  return headed(tone, drawRuns(text));
}

/**
 * @param {MessagesNode} node
 * @param {Drawing} drawing
 */
function drawMessages({ title, tone, items, fold }, drawing) {
  const list = el(
    "ul",
    { class: "answer__messages", "data-tone": tone },
    items.map(({ text, fix, rule }) =>
      el(
        "li",
        {},
        el("span", { class: "answer__said" }, drawRuns(text)),
        fix ? el("span", { class: "answer__fix" }, el("b", {}, ui("what-helps")), " ", drawRuns(fix)) : null,
        ruleLink(rule),
      ),
    ),
  );
  // A fold is as high as a message and its heading are: it is worth it for several.
  if (fold && items.length > 2) return el("details", { class: "fold answer__fold" }, el("summary", {}, heading(title, drawing), el("span", { class: "answer__many" }, String(items.length))), list);
  return [heading(title, drawing), list];
}
