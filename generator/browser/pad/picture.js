// A result as a picture: drawn as SVG with all that belongs to it inside, and then painted. Letters are those of the page.
import { drawn } from "../kit/elements.js";
import { ROOT } from "../kit/root.js";
import { lengthOf, partsOf } from "./bars.js";
import { shownCards } from "./faces.js";
import { depths, laurel } from "./laurel.js";
import { categories, figure, occasion, placed, placesOf, ranked } from "./sayings.js";

const WIDTH = 1080;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const FONTS = ["latin", "polish"].map((letters) => new URL(`vendor/brygada/brygada-1918-600-${letters}.woff2`, ROOT).href);
const style = getComputedStyle(document.documentElement);
/** @param {string} name */
const token = (name) => style.getPropertyValue(`--${name}`).trim();
const measuring = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

/**
 * A result as a PNG.
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 * @returns {Promise<Blob>}
 */
export async function pictureOf(result, sayings) {
  const drawing = await drawingOf(result, sayings);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Number(drawing.getAttribute("height"));
  const ground = canvas.getContext("2d");
  ground?.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/**
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 */
export async function drawingOf(result, sayings) {
  const winners = result.players.filter(({ winner }) => winner);
  const [fonts, faces] = await Promise.all([
    Promise.all(FONTS.map(asData)),
    Promise.all(shownCards(winners).map(({ face }) => asData(face))),
  ]);
  const fontRules = fonts.map((font, index) => font && `@font-face{font-family:"Brygada 1918";font-weight:600;src:url("${font}");${index ? "unicode-range:U+104-107,U+118-119,U+141-144,U+15A-15B,U+179-17C" : ""}}`);
  const stacks = { display: token("display-stack"), text: token("text-stack") };
  const head = banner(result, sayings, winners, faces.filter(Boolean), stacks);
  const body = tallies(result, head.bottom + 56, stacks);
  const height = Math.ceil(body.bottom + 48);
  return drawn(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: String(WIDTH), height: String(height), viewBox: `0 0 ${WIDTH} ${height}`, lang: sayings.words.lang },
    drawn("style", {}, fontRules.filter(Boolean).join("")),
    drawn(
      "radialGradient",
      { id: "deep", cx: "50%", cy: "-10%", r: "120%" },
      drawn("stop", { offset: "0", "stop-color": token("game-glow") }),
      drawn("stop", { offset: "0.5", "stop-color": token("game-deep") }),
      drawn("stop", { offset: "1", "stop-color": token("game-deeper") }),
    ),
    drawn("rect", { width: String(WIDTH), height: String(height), fill: token("field") }),
    drawn("rect", { width: String(WIDTH), height: String(head.bottom), fill: "url(#deep)" }),
    drawn("svg", { width: String(WIDTH), height: String(head.bottom), viewBox: "0 0 400 360", preserveAspectRatio: "xMidYMin slice", opacity: "0.5" }, ...depths()),
    ...head.nodes,
    ...body.nodes,
  );
}

/**
 * A file of the site as an address that holds it; "" if it cannot be had.
 * @param {string} address
 * @returns {Promise<string>}
 */
async function asData(address) {
  try {
    const reply = await fetch(address);
    if (!reply.ok) return "";
    const blob = await reply.blob();
    return await new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.onerror = () => done("");
      reader.readAsDataURL(blob);
    });
  } catch {
    return "";
  }
}

/** @typedef {{ display: string, text: string }} Stacks */

/**
 * A line of text.
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {{ font: string, fill: string, weight?: string, anchor?: string }} look
 */
const line = (text, x, y, size, { font, fill, weight = "400", anchor = "start" }) =>
  drawn("text", { x: String(x), y: String(y), "font-size": String(size), "font-family": font, "font-weight": weight, "text-anchor": anchor, fill }, text);

/**
 * A text in as many lines as it takes: it breaks between the words of its language.
 * @param {string} text
 * @param {string} font
 * @param {number} width
 * @param {string} lang
 */
function wrapped(text, font, width, lang) {
  measuring.font = font;
  /** @type {string[]} */
  const lines = [""];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: "word" }).segment(text)) {
    const longer = lines[lines.length - 1] + segment;
    if (measuring.measureText(longer.trimEnd()).width <= width || !lines[lines.length - 1] || /^[\p{P}\s]/u.test(segment)) lines[lines.length - 1] = longer;
    else lines.push(segment.trimStart());
  }
  return lines.map((one) => one.trim());
}

/**
 * A text in one line, cut off where it is too long.
 * @param {string} text
 * @param {string} font
 * @param {number} width
 */
function cut(text, font, width) {
  measuring.font = font;
  const letters = [...text];
  while (letters.length > 1 && measuring.measureText(letters.join("")).width > width) letters.splice(-2, 2, "…");
  return letters.join("");
}

/**
 * @param {ScoreResult} result
 * @param {Sayings} sayings
 * @param {ScoredPlayer[]} winners
 * @param {string[]} faces
 * @param {Stacks} stacks
 */
function banner(result, sayings, winners, faces, { display, text }) {
  const [ink, soft, lang] = [token("on-deep"), token("on-deep-soft"), sayings.words.lang];
  const nodes = [];
  let y = 56;
  if (winners.length) {
    const look = { gold: token("gold-bright"), ink, font: display };
    nodes.push(drawn("g", { transform: `translate(${WIDTH / 2 - 240} ${y}) scale(2.4)` }, laurel(figure(winners[0].total), look)));
    y += 330;
  }
  for (const one of wrapped(result.headline, `600 72px ${display}`, INNER, lang)) {
    nodes.push(line(one, WIDTH / 2, (y += 84), 72, { font: display, fill: ink, weight: "600", anchor: "middle" }));
  }
  y += 12;
  for (const sentence of [...placesOf(result, sayings), occasion(result, sayings)]) {
    for (const one of wrapped(sentence, `34px ${text}`, INNER, lang)) nodes.push(line(one, WIDTH / 2, (y += 48), 34, { font: text, fill: soft, anchor: "middle" }));
  }
  if (faces.length) {
    const [width, gap] = [124, 12];
    const left = (WIDTH - faces.length * (width + gap) + gap) / 2;
    nodes.push(...faces.map((face, index) => drawn("image", { href: face, x: String(left + index * (width + gap)), y: String(y + 40), width: String(width), height: String(width * 1.3), preserveAspectRatio: "xMidYMin meet" })));
    y += 40 + width * 1.3;
  }
  return { nodes, bottom: y + 48 };
}

/**
 * @param {ScoreResult} result
 * @param {number} top
 * @param {Stacks} stacks
 */
function tallies(result, top, { display, text }) {
  const [ink, soft] = [token("field-ink"), token("field-soft")];
  const shown = categories(result);
  const players = ranked(result);
  const longest = Math.max(1, ...players.map(lengthOf));
  const strong = { font: display, fill: ink, weight: "600" };
  const nodes = [];
  let y = top;
  for (const player of players) {
    const name = `${player.winner ? "★ " : ""}${placed(player)}`;
    nodes.push(line(cut(name, `600 42px ${display}`, INNER - 160), MARGIN, y + 40, 42, strong));
    nodes.push(line(figure(player.total), WIDTH - MARGIN, y + 40, 52, { ...strong, anchor: "end" }));
    nodes.push(...barOf(partsOf(player, shown), y + 60, longest, display));
    y += 168;
  }
  let x = MARGIN;
  y += 12;
  for (const { label, hue } of shown) {
    measuring.font = `30px ${text}`;
    const width = 44 + measuring.measureText(label).width;
    if (x + width > WIDTH - MARGIN && x > MARGIN) [x, y] = [MARGIN, y + 46];
    nodes.push(drawn("rect", { x: String(x), y: String(y - 24), width: "28", height: "28", rx: "6", fill: token(`tally-${hue}`) }), line(label, x + 40, y, 30, { font: text, fill: soft }));
    x += width + 40;
  }
  nodes.push(line(`Fathom · ${location.host}`, MARGIN, (y += 64), 26, { font: text, fill: soft }));
  return { nodes, bottom: y };
}

/**
 * @param {{ hue: number, points: number }[]} parts
 * @param {number} y
 * @param {number} longest
 * @param {string} font
 */
function barOf(parts, y, longest, font) {
  let x = MARGIN;
  return parts.flatMap(({ hue, points }) => {
    const label = figure(points);
    const width = Math.max((Math.abs(points) / longest) * (INNER - 60), 20 + 20 * label.length);
    const colour = token(`tally-${hue}`);
    const isLess = points < 0;
    const box = drawn("rect", { x: String(x + 2), y: String(y + 2), width: String(width - 4), height: "64", rx: "8", fill: isLess ? token("field") : colour, stroke: colour, "stroke-width": "4" });
    const number = line(label, x + width / 2, y + 46, 32, { font, fill: isLess ? token("field-ink") : hue === 2 ? token("on-gold") : token("on-tally"), weight: "600", anchor: "middle" });
    x += width;
    return [box, number];
  });
}
