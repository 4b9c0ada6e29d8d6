// Asks the queries of cards that it is given, on stdin: { schema, cards, lines }.
import { text } from "node:stream/consumers";
import { explain, matches, mended, parse, relaxed, told, Vocabulary, write } from "../../generator/browser/query/query.js";

const { schema, cards, lines } = JSON.parse(await text(process.stdin));
const vocabulary = new Vocabulary(schema);
const answers = lines.map((line) => {
  const query = parse(line, vocabulary);
  return {
    tree: query.tree,
    order: query.order,
    mistakes: query.mistakes,
    told: query.mistakes.map((mistake) => told(mistake, line, vocabulary)),
    mended: mended(line, vocabulary),
    line: write(query, vocabulary),
    reader: write(query, vocabulary, true),
    explained: explain(query, vocabulary),
    found: matches(query, cards, vocabulary).map((card) => `${card.kind}:${card.id}`),
    relaxed: relaxed(query, cards, vocabulary),
  };
});
process.stdout.write(JSON.stringify(answers));
