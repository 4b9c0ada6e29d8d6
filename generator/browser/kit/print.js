// On paper: everything unfolded, for as long as the printing takes. That it is in light colours is for the style sheet.
// Buttons print a page, or send it: by the sheet of the system where there is one, else its address is copied.
import { closestTarget } from "./targets.js";

const PATIENCE = 4000;

/** @param {HTMLElement} button */
async function share(button) {
  const url = location.href;
  try {
    if (navigator.share) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      button.querySelector("span").textContent = button.dataset.share ?? "";
    }
  } catch {
    // Who closes the sheet has changed their mind; an address that cannot be copied stands above the page.
  }
}

/**
 * Fetch the pictures that wait until they come into view: on paper they all do.
 * @returns {Promise<unknown>} which is kept when they are there, or cannot be got
 */
export function fetchPictures() {
  const pictures = /** @type {HTMLImageElement[]} */ ([...document.querySelectorAll("main img")]);
  for (const picture of pictures) picture.loading = "eager";
  return Promise.allSettled(pictures.map((picture) => picture.complete || picture.decode()));
}

/** Print with all pictures, or without those for which nobody would wait. */
function printWhole() {
  const waited = new Promise((done) => setTimeout(done, PATIENCE));
  Promise.race([fetchPictures(), waited]).then(() => print());
}

export function startPrinting() {
  document.addEventListener("click", (event) => {
    if (closestTarget(event, "[data-print]")) printWhole();
    const button = closestTarget(event, "[data-share]");
    if (button) share(button);
  });
  /** @type {(() => void)[]} */
  let undo = [];
  addEventListener("beforeprint", () => {
    fetchPictures();
    const folded = [...document.querySelectorAll("main details:not([open], .checker__docs, .checker__examples)")];
    for (const details of folded) details.open = true;
    undo = folded.map((details) => () => (details.open = false));
  });
  addEventListener("afterprint", () => undo.splice(0).forEach((step) => step()));
}
