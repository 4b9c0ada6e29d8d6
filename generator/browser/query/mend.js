// Lines without their mistakes.
import { parse } from "./parse.js";
import { write } from "./print.js";
import { collapsed } from "./vocabulary.js";
/** @import { Vocabulary } from "./vocabulary.js" */

/**
 * The line with all its mistakes put right, or what of it was understood. It has no mistakes.
 * @param {string} line
 * @param {Vocabulary} vocabulary
 */
export function mended(line, vocabulary) {
  let characters = [...line];
  for (let round = 0; round < 20; round++) {
    const { mistakes } = parse(characters.join(""), vocabulary);
    if (!mistakes.length) return collapsed(characters.join(""), vocabulary.grammar.spaces);
    let end = characters.length + 1;
    const fixes = mistakes.map((mistake) => mistake.fix).sort((one, other) => other[0] - one[0] || other[1] - one[1]);
    for (const [start, stop, text] of fixes) {
      if (stop > end) continue;
      characters = [...characters.slice(0, start), ...text, ...characters.slice(stop)];
      end = start;
    }
  }
  return write(parse(characters.join(""), vocabulary), vocabulary, true);
}
