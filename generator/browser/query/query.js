// The query language of cards: `guild:mage cost<=8 -power:none "draw" order:cost`. All that a page needs of it.
//
// A list of cards is fetched as { schema, cards } (generator/query/declared.py). `new Vocabulary(schema)` is made once;
// `parse(line, vocabulary)` gives { tree, order, mistakes } and never throws.
export { parse } from "./parse.js";
export { mended } from "./mend.js";
export { joined, negated } from "./nodes.js";
export { write } from "./print.js";
export { holds, matches, relaxed } from "./match.js";
export { explain, told } from "./explain.js";
export { Vocabulary } from "./vocabulary.js";
