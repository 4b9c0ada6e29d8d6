// Takes the place of the site's generator/browser/engine/engine.js: the same page, with the answers made by JavaScript. What
// they say is written beforehand.

import { recruit } from "./recruit.js";

const read = (name) => fetch(new URL(`../../twin/${name}`, import.meta.url)).then((response) => response.json());
const [facts, said] = [read("facts.json"), read("said.json")];

/** Resolves when questions are answered at once. */
export const ready = facts.then(() => {});

/** Answers as the engine does. */
export async function ask(_checker, request) {
  return { answer: recruit(await facts, request), sets: null, said: await said };
}

/** Takes the words of a page. */
export const learn = () => {};
