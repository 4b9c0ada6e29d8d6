// The sheet of the table, drawn when it is opened: its words are fetched with it.
import { el, fill } from "../kit/elements.js";
import { fetchedOnce } from "../kit/once.js";
import { loadSheet } from "../kit/styles.js";
import { drawFiles } from "./files.js";
import { drawHanding } from "./handing.js";
import { drawPad, drawPins, drawQuestions, drawReadings } from "./lists.js";
import { drawSeats } from "./seats.js";
import { askToTake } from "./taking.js";
import { Told } from "./told.js";

const STYLES = "css/table.css";

/** @param {string} address */
const fetchWords = fetchedOnce(async (address) => {
  const answer = await fetch(new URL("table.json", address));
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return new Told(await answer.json(), new URL(address));
});

/** What the sheet says, of the game of the page. */
async function words() {
  const { language } = JSON.parse(document.getElementById("__config").textContent);
  const home = new URL(`${document.documentElement.dataset.game}/`, new URL(language, document.baseURI));
  const [told] = await Promise.all([fetchWords(home.href), loadSheet(STYLES)]);
  return told;
}

/**
 * @param {HTMLElement} sheet
 * @param {string} name
 * @returns {HTMLElement}
 */
const place = (sheet, name) => sheet.querySelector(`[data-table="${name}"]`);

/**
 * Draw all of it, as it is kept now.
 * @param {HTMLElement} sheet
 * @param {Told} told
 * @param {string} [said] what came of what was done before
 */
function draw(sheet, told, said = "") {
  const again = () => {
    const heading = sheet.querySelector("h2");
    draw(sheet, told);
    heading.tabIndex = -1;
    heading.focus();
  };
  own(sheet, true);
  fill(place(sheet, "above"), el("p", { class: "laid__said", role: "status" }, said), drawPad(told), drawSeats(told));
  fill(
    place(sheet, "below"),
    drawQuestions(told),
    drawPins(told, again),
    drawReadings(told, again),
    drawHanding(told),
    drawFiles(told, (text) => (draw(sheet, told, text), sheet.scrollTo(0, 0))),
  );
  sheet.dataset.drawn = "";
}

/**
 * Whether the own table is to be seen.
 * @param {HTMLElement} sheet
 * @param {boolean} isSeen
 */
function own(sheet, isSeen) {
  for (const part of sheet.querySelectorAll(".set-choice, .set-choice__done")) part.hidden = !isSeen; // some games have no sets
  if (!isSeen) fill(place(sheet, "below"));
}

/**
 * Draw the sheet, which has been opened.
 * @param {HTMLElement} sheet
 */
export async function drawTable(sheet) {
  try {
    draw(sheet, await words());
  } catch (error) {
    console.error(error); // the sets can be chosen all the same
  }
}

/**
 * Show the table that the address brings, and then the own one.
 * @param {HTMLElement} sheet
 */
export async function takeLinked(sheet) {
  const told = await words();
  own(sheet, false);
  await askToTake(place(sheet, "above"), told, (said) => (draw(sheet, told, said), sheet.scrollTo(0, 0)));
}
