// Sets what was put into a page as the page itself sets its texts: a space where a Han character and a Latin letter meet, and no
// line break behind a short word, or between a number and what it counts. generator/text/typography.py does so for finished
// pages. Japanese breaks between phrases where the browser can tell them (suggesting.css).

const MEETING = /\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Han}/u;
const DRAWN = "\ufffc"; // stands for what is drawn
const SUM = /(?:^|[^\w.,])\d{1,3}(?: [+−×=] \d{1,3}){2,4}(?![\w.,]*\d)/g;
const BEFORE_DRAWN = /(\d) (?=\ufffc)/g;
const BESIDE_HAN = /(\d) (?=\p{sc=Han})|(第) (?=\d)/gu;
const NO_BREAK = "\u00a0";

/**
 * The texts of an element in their order, and null for each thing between them that is drawn.
 * @param {Element} element
 * @returns {(Text | null)[]}
 */
function piecesOf(element) {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node];
    if (!(node instanceof Element) || node.localName === "wbr") return [];
    return node.matches("svg, img, code") ? [null] : piecesOf(node);
  });
}

/**
 * Put a space where pieces of a sentence meet, outside of a link or a term that begins or ends there.
 * @param {Element} element
 * @param {(Text | null)[]} pieces
 */
function space(element, pieces) {
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    if (!piece || !before || !MEETING.test(`${[...before.data].at(-1) ?? ""}${[...piece.data][0] ?? ""}`)) return;
    if (before.parentNode === element) before.data += " ";
    else piece.data = ` ${piece.data}`;
  });
}

/**
 * A line with no-break spaces as the language wants them, letter for letter.
 * @param {string} text
 * @param {Setting} setting
 */
export function settled(text, { tied, spaced, apart }) {
  let line = text.replace(BEFORE_DRAWN, `$1${NO_BREAK}`).replace(SUM, (sum) => sum[0] + sum.slice(1).replaceAll(" ", NO_BREAK));
  if (spaced) line = line.replace(BESIDE_HAN, `$1$2${NO_BREAK}`);
  if (apart) line = line.replace(new RegExp(` ([${apart.replace("«", "")}])`, "g"), `${NO_BREAK}$1`);
  if (apart.includes("«")) line = line.replaceAll("« ", `«${NO_BREAK}`);
  if (!tied.length) return line;
  const words = tied.join("|"); // letters alone
  const behind = new RegExp(`(^|[^\\p{L}\\p{N}])(${words}) `, "giu");
  const beside = new RegExp(`(\\d) (?=\\p{L})(?!(?:${words})(?![\\p{L}\\p{N}_]))`, "giu");
  // Of two short words in a row the first takes the space before the second, which is found when asked again.
  for (let time = 0; time < 2; time += 1) line = line.replace(behind, `$1$2${NO_BREAK}`);
  return line.replace(beside, `$1${NO_BREAK}`);
}

/**
 * Set the text of an element anew.
 * @param {Element} element
 * @param {Setting} setting
 */
export function settle(element, setting) {
  const pieces = piecesOf(element);
  if (setting.spaced) space(element, pieces);
  const line = settled(pieces.map((piece) => piece?.data ?? DRAWN).join(""), setting);
  let start = 0;
  for (const piece of pieces) {
    const end = start + (piece?.data ?? DRAWN).length;
    if (piece && piece.data !== line.slice(start, end)) piece.data = line.slice(start, end);
    start = end;
  }
}
