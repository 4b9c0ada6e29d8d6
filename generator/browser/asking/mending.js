// What was read is mended in place: the form of its checker, of which the card shows one input or two. What only the form says
// stands in the checker's page.

import { buildForm } from "../forms/form.js";
import { chosenSets } from "../kit/sets.js";
import { withWords } from "../words/words.js";
import { ledFrom } from "./asking.js";
import { inputAt } from "./inputs.js";

const WORDS = /id="checker-words">([^<]*)</; // as JSON without this sign

/**
 * All words of the page of a checker.
 * @param {string} page
 * @returns {Promise<PageWords>}
 */
async function pageWords(page) {
  const answer = await fetch(page);
  const [, text] = WORDS.exec(answer.ok ? await answer.text() : "") ?? [];
  if (!text) throw new Error(`${answer.status} ${page}`);
  return { ...JSON.parse(text, ledFrom(new URL(page))), page };
}

/**
 * Inputs for a reading, at a place of the card. `changed` gets the request after every change.
 * @param {AskedReading} reading
 * @param {HTMLElement} place
 * @param {(request: JsonObject) => void} changed
 */
export async function mending({ request, words: { page = "" } }, place, changed) {
  const words = await pageWords(page);
  const form = await buildForm(words, () => changed(form.read()));
  withWords(words, () => form.write(request));
  /** The inputs in the card, and what keeps their places in the form. @type {Map<string, { node: HTMLElement, kept: Comment }>} */
  const taken = new Map();

  return {
    /**
     * Show the input that is open, the first that a reading lacks, and no others.
     * @param {AskedReading} reading
     * @param {string} open
     */
    show({ said, sets }, open) {
      const paths = withWords(words, () => {
        form.imply([...new Set([...(sets ?? []), ...chosenSets()])]);
        return [open, ...said.missing.slice(0, 1).map(inputAt)];
      });
      for (const [path, { node, kept }] of taken) {
        if (paths.includes(path)) continue;
        kept.replaceWith(node);
        taken.delete(path);
      }
      for (const path of paths) {
        const node = taken.has(path) ? null : form.nodeOf(path);
        if (!node) continue;
        const kept = new Comment();
        node.replaceWith(kept);
        taken.set(path, { node, kept });
        place.append(node);
      }
    },
  };
}
