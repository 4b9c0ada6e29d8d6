// The blocks of a result, one after the other; here are headline and messages, and what heads all others.

import { el, sign } from "./dom.js";
import { holds, valuesAt } from "./paths.js";
import { fillings } from "./values.js";
import { coded, ruleLink } from "./coded.js";
import { say, ui, words } from "./words.js";

/** @type {(fields: JsonObject) => void} */
let change;

/**
 * Take what is done with the fields that a button of the answer wants to replace.
 * @param {typeof change} onChange
 */
export function useChange(onChange) {
  change = onChange;
}

/** Ask once more what the form holds. */
export const reask = () => change({});

/**
 * A button that puts fields into the form, in place of what stands there.
 * @param {Wording} label
 * @param {JsonObject} fields
 */
export const applyButton = (label, fields) =>
  el("button", { type: "button", class: "action", onclick: () => change(fields) }, say(label));

/**
 * The same for each item of a list, where many stand below each other: as quiet as the tools below the answer.
 * @param {Wording} label
 * @param {JsonObject} fields
 */
export const applyTool = (label, fields) =>
  el("button", { type: "button", class: "tool", onclick: () => change(fields) }, sign("up"), el("span", {}, say(label)));

/** @type {Record<string, (block: any, scope: Scope) => Piece>} */
const DRAWN = { headline: drawHeadline, messages: drawMessages };
// All others are only loaded with a layout that has them; the page asks for their scripts beforehand.
/** @type {Record<string, () => Promise<(block: any, scope: Scope) => Piece>>} */
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

/**
 * @param {Block} block
 * @param {Scope} scope
 */
export const draw = (block, scope) => DRAWN[block.block](block, scope);

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

/** @type {Record<string, string>} */
const SEALS = { good: "yes", bad: "close", open: "fork" };

/**
 * The seal of a tone: what stands for yes, no and it depends wherever an answer is headed by it.
 * @param {string} tone
 */
export const seal = (tone) => el("span", { class: "seal", "data-tone": tone }, sign(SEALS[tone] ?? "check"));

/**
 * The head of an answer.
 * @param {string} tone
 * @param {Piece} text
 */
export const headed = (tone, text) => el("h2", { class: "answer__headline", "data-tone": tone }, seal(tone), el("span", {}, text));

/**
 * The element of a heading at the level of a scope.
 * @param {Scope} scope
 */
export const headingOf = ({ level }) => /** @type {"h3" | "h4" | "h5" | "h6"} */ (`h${level}`);

/**
 * The heading of a block; blocks inside items have lower ones.
 * @param {Wording | undefined} title
 * @param {Scope} scope
 * @param {Fillings} [values]
 */
export const heading = (title, scope, values) => (title ? el(headingOf(scope), {}, say(title, values)) : null);

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
          el("span", { class: "answer__said" }, coded(group, message)),
          message.fix ? el("span", { class: "answer__fix" }, el("b", {}, ui("what-helps")), " ", coded("fixes", message.fix)) : null,
          ruleLink(message.rule),
        ),
      ),
    ),
  ];
}

/**
 * A label, with a link to the rule that it rests on.
 * @param {{ rule?: string, label: Wording }} row
 */
export const ruleLabel = (row) => {
  const rule = row.rule && words.rules[row.rule];
  return rule ? el("a", { href: rule.u, title: rule.n }, say(row.label)) : say(row.label);
};
