// All that is made of a line at once, outside of any page: for the command line, the guide's examples and tests, which
// run it in a JavaScript engine of their own (generator/query/evaluate.py). It takes and gives JSON.
import { Vocabulary } from "./vocabulary.js";
import { explain, told } from "./explain.js";
import { matches, relaxed } from "./match.js";
import { mended } from "./mend.js";
import { parse } from "./parse.js";
import { write } from "./print.js";

/**
 * Cards that can be asked: a function that answers a line.
 * @param {string} data JSON of { schema, cards }, as generator/query/declared.py makes them
 */
export function asked(data) {
  /** @type {{ schema: QuerySchema, cards: QueryCard[] }} */
  const { schema, cards } = JSON.parse(data);
  const vocabulary = new Vocabulary(schema);
  const places = new Map(cards.map((card, place) => [card, place]));
  return (/** @type {string} */ asking) => {
    /** @type {string} */
    const line = JSON.parse(asking);
    const query = parse(line, vocabulary);
    const found = matches(query, cards, vocabulary);
    return JSON.stringify({
      tree: query.tree,
      order: query.order,
      fields: fieldsOf(query.tree),
      mistakes: query.mistakes,
      texts: query.mistakes.map((mistake) => told(mistake, line, vocabulary)),
      mended: mended(line, vocabulary),
      line: write(query, vocabulary),
      reader: write(query, vocabulary, true),
      explained: explain(query, vocabulary),
      found: found.map((card) => places.get(card)),
      relaxed: (found.length ? [] : relaxed(query, cards, vocabulary)).map((one) => ({ ...one, part: write({ tree: one.part, order: [] }, vocabulary, true) })),
    });
  };
}

/**
 * The fields of all terms; of words that stand alone the empty one.
 * @param {QueryNode | null} node
 * @returns {string[]}
 */
function fieldsOf(node) {
  if (!node) return [];
  if ("field" in node) return [node.field];
  return "not" in node ? fieldsOf(node.not) : ("all" in node ? node.all : node.any).flatMap(fieldsOf);
}
