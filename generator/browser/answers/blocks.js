// The blocks of a result, one after the other; here are headline and messages.

import { el } from "../kit/elements.js";
import { headed, heading } from "./parts.js";
import { holds, valuesAt } from "../words/paths.js";
import { fillings } from "../words/values.js";
import { coded, ruleLink } from "../words/coded.js";
import { say, ui, words } from "../words/words.js";

/** @typedef {(block: any, scope: Scope, draw: Draw) => Piece} Drawing what draws a block is given what draws the blocks within it */

/** @type {Record<string, Drawing>} */
const DRAWN = { headline: drawHeadline, messages: drawMessages };
// All others are only loaded with a layout that has them; the page asks for their scripts beforehand.
/** @type {Record<string, () => Promise<Drawing>>} */
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
      if ("blocks" in block && block.blocks) await loadBlocks(block.blocks);
    }),
  );
}

/** @type {Draw} */
export const draw = (block, scope) => DRAWN[block.block](block, scope, draw);

/**
 * The first case of a headline that holds; an open answer has cases of its own, or else a sentence for all of them.
 * @param {HeadlineBlock} block
 * @param {Scope} scope
 * @returns {Sentence | null}
 */
export function caseOf(block, scope) {
  const open = scope.answer.legal === null;
  const sentence = block.cases.find(({ tone, when }) => (tone === "open") === open && holds(when, scope));
  return sentence ?? (open ? { tone: "open", text: words.say.openly.headline } : null);
}

/**
 * @param {HeadlineBlock} block
 * @param {Scope} scope
 */
function drawHeadline(block, scope) {
  const sentence = caseOf(block, scope);
  if (!sentence) return null;
  return headed(sentence.tone, say(sentence.text, fillings(sentence.values, scope)));
}

/**
 * @param {MessagesBlock} block
 * @param {Scope} scope
 */
function drawMessages(block, scope) {
  const messages = /** @type {Coded[]} */ (valuesAt(block.path, scope));
  if (!messages.length) return null;
  const group = /** @type {keyof CodedWords} */ (block.path.split(".").at(-1));
  return [
    heading(block.title, scope),
    el(
      "ul",
      { class: "answer__messages", "data-tone": block.tone },
      messages.map((message) =>
        el(
          "li",
          {},
          el("span", { class: "answer__said" }, coded(group, message, scope)),
          message.fix ? el("span", { class: "answer__fix" }, el("b", {}, ui("what-helps")), " ", coded("fixes", message.fix, scope)) : null,
          ruleLink(message.rule),
        ),
      ),
    ),
  ];
}
