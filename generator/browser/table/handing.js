// Handing the table on: as a code on the screen, by the system's sheet, as a link.
import { el, fill } from "../kit/elements.js";
import { linkTo, partsHere } from "./parcel.js";
import { note, part, tool } from "./parts.js";

/** @param {import("./told.js").Told} told */
export function drawHanding(told) {
  const about = el("p", { class: "laid__note" });
  const said = el("div", { role: "status" });
  const figure = el("figure", { class: "laid__code", hidden: true });
  const tools = el("div", { class: "laid__tools" });
  const nothing = () => fill(said, note(told.say("nothing-to-hand")));

  /** The link, as the table is now. */
  async function link() {
    const { address, taken, left } = await linkTo(partsHere(told.words), told.home.href);
    fill(about, address ? told.say("hand-on-note", { parts: told.parts(taken) }) : null, left.length ? [" ", told.say("left-out", { parts: told.parts(left) })] : null);
    if (!address) nothing();
    return address;
  }

  async function showCode() {
    const isShown = !figure.hidden;
    const address = isShown ? "" : await link();
    if (!isShown && !address) return;
    const code = isShown ? null : (await import("../kit/code.js")).codeOf(address);
    fill(figure, code);
    figure.hidden = !code;
    fill(said);
    fill(/** @type {Element} */ (show.lastElementChild), told.say(code ? "hide-code" : "show-code"));
    if (!code) return;
    code.removeAttribute("aria-hidden");
    code.setAttribute("role", "img");
    code.setAttribute("aria-label", told.text("code"));
    figure.scrollIntoView({ block: "nearest" });
  }

  async function copy() {
    const address = await link();
    if (!address) return;
    try {
      await navigator.clipboard.writeText(address);
      fill(said, note(told.say("copied")));
    } catch {
      const field = el("textarea", { class: "laid__link", readonly: true, rows: 4, "aria-label": told.text("copy-by-hand") }, address);
      fill(said, note(told.say("copy-by-hand")), field);
      field.select();
    }
  }

  async function share() {
    const url = await link();
    if (url) await navigator.share({ title: told.words.title, url }).catch(() => {}); // who closes the sheet has seen it
  }

  const show = tool(told.say("show-code"), "grid", showCode);
  fill(tools, show, "share" in navigator ? tool(told.say("share"), "share", share) : null, tool(told.say("copy-link"), "link", copy));
  return part(told.say("hand-on"), about, tools, figure, said);
}
