// The result of a pad, made from the answer of its checker.

import { headline, verdict } from "../checker/answer.js";
import { loadBlocks } from "../checker/blocks.js";
import { fill } from "../checker/dom.js";

/**
 * @param {HTMLElement} host
 * @param {PadOutcome} outcome
 */
export async function drawResult(host, { answer, request, words }) {
  await loadBlocks(words.result);
  void headline;
  fill(host, verdict(answer, request));
}
