// Takes the place of the site's generator/browser/engine/engine.js: the same page, with the answers made by JavaScript.

import { recruit } from "./recruit.js";

const facts = fetch(new URL("../twin/facts.json", import.meta.url)).then((response) => response.json());

/** Resolves when questions are answered at once. */
export const ready = facts.then(() => {});

/** Answers as the engine does. */
export async function ask(_checker, request) {
  return { answer: recruit(await facts, request), sets: null };
}
