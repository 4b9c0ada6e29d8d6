// Asks the cards that it is given by lines of chance: nothing may throw, what is written is read alike, and each part of a
// query finds what it finds in another way, by sets.
import { text } from "node:stream/consumers";
import { explain, matches, mended, parse, told, Vocabulary, write } from "../../generator/browser/query/query.js";

const { schema, cards, pieces, seed, count } = JSON.parse(await text(process.stdin));
const vocabulary = new Vocabulary(schema);
let state = seed;

/** A number from 0 to below `most`, by the minimal standard generator. */
const chance = (most) => (state = (state * 48271) % 2147483647) % most;

const bare = (value) => JSON.stringify(value, (key, inner) => (key === "at" ? undefined : inner));
const every = new Set(cards);
const both = (one, other) => new Set([...one].filter((card) => other.has(card)));
const without = (one, other) => new Set([...one].filter((card) => !other.has(card)));

function slowly(node) {
  if (!node) return every;
  if (node.all) return node.all.map(slowly).reduce(both);
  if (node.any) return new Set(node.any.flatMap((part) => [...slowly(part)]));
  if (node.not) return without(every, slowly(node.not));
  return new Set(matches({ tree: node, order: [] }, cards, vocabulary));
}

const faults = [];
for (let tried = 0; tried < count; tried++) {
  const between = chance(2) ? " " : "";
  const line = Array.from({ length: chance(13) }, () => pieces[chance(pieces.length)]).join(between);
  try {
    const query = parse(line, vocabulary);
    for (const reader of [false, true]) {
      const again = parse(write(query, vocabulary, reader), vocabulary);
      if (again.mistakes.length || bare([again.tree, again.order]) !== bare([query.tree, query.order])) faults.push(`read again: ${line}`);
    }
    for (const mistake of query.mistakes) told(mistake, line, vocabulary);
    if (parse(mended(line, vocabulary), vocabulary).mistakes.length) faults.push(`mended: ${line}`);
    if (!explain(query, vocabulary)) faults.push(`explained: ${line}`);
    const found = matches(query, cards, vocabulary);
    const slow = slowly(query.tree);
    if (found.length !== slow.size || found.some((card) => !slow.has(card))) faults.push(`found: ${line}`);
  } catch (error) {
    faults.push(`${line}: ${error.stack}`);
  }
}
process.stdout.write(JSON.stringify({ faults: faults.slice(0, 20), tried: count }));
