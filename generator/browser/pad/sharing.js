// The ways to show a result to others: the system's sheet, as text, as a picture, as a link, as a code, on paper.
import { el, fill, sign } from "../kit/elements.js";
import { pack } from "../kit/packed.js";
import { save } from "../kit/saving.js";
import { inWords } from "./sayings.js";

/**
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 * @param {{ ready: Promise<void> }} paper
 */
export function sharing(result, sayings, paper) {
  const link = pack(result.link);
  const said = el("div", { class: "shares__said", role: "status" });

  /**
   * @param {string} key
   * @param {() => Promise<void> | void} onclick
   */
  const button = (key, drawing = key, onclick) => el("button", { type: "button", onclick }, sign(drawing), el("span", {}, sayings.say(key)));

  /** @param {string} key */
  const say = (key) => void fill(said, sayings.say(key));

  /**
   * @param {string} text
   * @param {string} key
   */
  async function copy(text, key) {
    try {
      await navigator.clipboard.writeText(text);
      fill(said, el("b", {}, sayings.say(key)), el("pre", {}, text));
    } catch {
      const field = el("textarea", { readonly: true, rows: text.split("\n").length + 1, "aria-label": sayings.say("copy-by-hand") }, text);
      fill(said, el("p", {}, sayings.say("copy-by-hand")), field);
      field.select();
    }
  }

  async function share() {
    const url = await link;
    await offered({ title: result.headline, text: inWords(result, sayings), ...(url ? { url } : {}) });
  }

  /**
   * Whether the system's sheet took something; closing it without a choice is a choice as well.
   * @param {ShareData} data
   */
  async function offered(data) {
    try {
      await navigator.share(data);
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === "AbortError";
    }
  }

  async function picture() {
    try {
      const { pictureOf } = await import("./picture.js");
      const file = new File([await pictureOf(result, sayings)], `${fileName(result)}.png`, { type: "image/png" });
      const isTouched = matchMedia("(pointer: coarse)").matches;
      if (isTouched && navigator.canShare?.({ files: [file] }) && (await offered({ files: [file] }))) return;
      save(file);
      say("picture-saved");
    } catch (error) {
      console.error(error);
      say("picture-failed");
    }
  }

  /** Show the link as a code for the cameras of others. */
  async function showCode() {
    try {
      const { codeOf } = await import("../kit/code.js");
      const drawing = codeOf(await link);
      if (!drawing) return say("code-too-long");
      fill(said);
      const dialog = codeDialog(drawing, sayings);
      said.after(dialog);
      dialog.showModal();
    } catch (error) {
      console.error(error);
      say("code-failed");
    }
  }

  return el(
    "div",
    {},
    el(
      "div",
      { class: "shares", role: "group", "aria-label": sayings.say("sharing") },
      "share" in navigator ? button("share", "share", share) : null,
      button("as-text", "text", async () => copy(inWords(result, sayings, await link), "copied-text")),
      button("picture", "picture", picture),
      result.link ? button("link", "link", async () => copy(await link, "copied-link")) : null,
      result.link ? button("qr", "code", showCode) : null,
      button("print", "print", () => paper.ready.then(() => print())),
    ),
    said,
  );
}

/**
 * A code, as large as the window lets it be; gone once it is closed.
 * @param {Element} drawing
 * @param {Sayings} sayings
 */
function codeDialog(drawing, sayings) {
  /** @type {HTMLDialogElement} */
  const dialog = el(
    "dialog",
    { class: "sheet", "aria-label": sayings.say("code"), onclose: () => dialog.remove(), onclick: ({ target }) => target === dialog && dialog.close() },
    el(
      "div",
      { class: "sheet__head" },
      el("h2", {}, sayings.say("code")),
      el("button", { type: "button", class: "button button--icon", "aria-label": sayings.say("close"), onclick: () => dialog.close() }, sign("close")),
    ),
    el("div", { class: "shares__code" }, drawing),
  );
  return dialog;
}

/**
 * What files of a result are called: the game and the day.
 * @param {Pick<ScoreResult, "game" | "date">} result
 */
export const fileName = ({ game, date }) => `${game}-${date.slice(0, 10)}`;
