// What every page does with a script: all of it works, in a plainer way, without one.
import { startAgain } from "./again.js";
import { startContributing } from "./contribute.js";
import { startAllFilters } from "./filters.js";
import { keepPlace, rememberChoices } from "./language.js";
import { startFrame } from "./frame.js";
import { startOffer } from "./offer.js";
import { startOffline } from "./offline.js";
import { startPopovers } from "./popovers.js";
import { startPrinting } from "../kit/print.js";
import { ROOT } from "../kit/root.js";
import { startScheme } from "./scheme.js";
import { startSearchField } from "./search.js";
import { startSets } from "../kit/sets.js";
import { startTable } from "./table.js";
import { startTerms } from "./terms.js";

// Each by itself: where one of them fails, the others work all the same.
for (const start of [rememberChoices, keepPlace, startScheme, startFrame, startAgain, startContributing, startSets, startTable, startSearchField, startTerms, startPopovers, startAllFilters, startPrinting, startOffer]) {
  try {
    start();
  } catch (error) {
    console.error(error);
  }
}
startOffline(ROOT);
if (/^(?:entry|rules)$/.test(document.documentElement.dataset.kind ?? "")) import("./pins.js").then(({ startPins }) => startPins());
if (!CSS.supports("selector(:has(a))")) import("./held.js").then(({ startHeld }) => startHeld());

// A list of cards is a browser of them where it can be; its script is fetched for it alone.
const cards = document.querySelector("[data-cards]");
if (cards) import("../cards/page.js").then(({ startCards }) => startCards(cards));
