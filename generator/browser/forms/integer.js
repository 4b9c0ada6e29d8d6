// A whole number: of few, or in a line with buttons on both sides.

import { freshId } from "../kit/elements.js";
import { isObject } from "../kit/json.js";
import { inParts, itemCalled, numberText, plain, say } from "../words/words.js";
import { few } from "./few.js";
import { framed } from "./frame.js";
import { isNarrow } from "./picked.js";
import { stepper } from "./stepper.js";

const FEW = 7; // so many numbers, or fewer, lie side by side

/**
 * @param {IntegerDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function integerField(declaration, words, changed) {
  const { min, max, highs = [], default: start = null } = declaration;
  const most = Math.max(max, ...highs.map((high) => high.max));
  const shift = shiftOf(declaration, words);
  const bounds = { min: min + shift, max: most + shift, start: start === null ? null : start + shift };
  const label = freshId();
  // What may be left empty needs a line that can be emptied; items of a list are called by their names, however many.
  const isFew = ((most - min < FEW && !isNarrow(words)) || Boolean(words.picks)) && words.parts === 1 && (start !== null || declaration.required);
  const number = isFew
    ? few({ ...bounds, changed })
    : stepper({ ...bounds, parts: words.parts, name: plain(words.label), label, changed });
  const node = framed(words, number.node);
  node.classList.toggle("field--number", !isFew);
  node.querySelector("legend").id = label;
  const { picks = "", zero } = words;

  return {
    node,
    read() {
      const value = number.read();
      return value === null ? null : value - shift;
    },
    write: (wanted) => number.write(Number.isInteger(wanted) ? Number(wanted) + shift : wanted),
    settle(beside, whole) {
      const held = highs.filter(({ field, value }) => holds(beside[field], value));
      number.limit((held.at(-1)?.max ?? max) + shift);
      if (!number.call || words.counted_from !== undefined) return;
      // Called by what they stand for: nothing, and the items of a list, so many as there are or were asked for.
      const items = [whole[picks] ?? []].flat();
      if (picks) number.limit(Math.max(items.length, number.read() ?? 0));
      number.call([...(min ? [] : [zero ? say(zero) : "0"]), ...items.map((item, place) => itemCalled(picks, item, place + 1))]);
    },
  };
}

/**
 * How far the numbers that the form shows lie above those that it stands for.
 * @param {Declaration} declaration
 * @param {FieldWords} words
 */
const shiftOf = ({ min }, { counted_from: lowest }) => (lowest === undefined ? 0 : lowest - Number(min));

/**
 * Whether an input has a value, or holds it among others.
 * @param {Json | undefined} input
 * @param {string} value
 */
const holds = (input, value) => [input].flat().includes(value) || (isObject(input) && Boolean(input[value]));

/** @type {Kind} */
export const kind = {
  make: integerField,
  describe: (declaration, words, value) => (value === null || value === declaration.default ? "" : numberText(inParts(Number(value) + shiftOf(declaration, words), words.parts))),
  needsLabel: () => true,
};
