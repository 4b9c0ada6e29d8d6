// The search in a thread of its own. The page sends { setup: { stemmer, game } } and the rows as it gets them, { game, rows }
// with the text of a file of rows; each { turn, query, on } is answered with { turn, answer }. `on` are the sets in play
// (`game:set`), null for all. The page fetches this script and the rows at once, so this asks for nothing itself.
//
// The build puts the parts in the place of their imports, and the words of a stemmer of Snowball behind them.
import "../../../docs/vendor/opencc/han-pairs.js";
import "../kit/folding.js";
import "../kit/slips.js";
import "./stems.js";
import "./stopwords.js";
import "./numbers.js";
import "./tokenizer.js";
import "./words.js";
import "./index.js";
import "./sounds.js";
import "./question.js";
import "./highlight.js";
import "./finder.js";

/** @param {Finder} finder */
const answering = (finder) =>
  self.addEventListener("message", ({ data }) => {
    if ("rows" in data) finder.add(JSON.parse(data.rows), data.game);
    else self.postMessage({ turn: data.turn, answer: finder.answer(String(data.query), data.on ? new Set(data.on) : null) });
  });

self.addEventListener("message", ({ data: { setup } }) => answering(new Finder(setup.stemmer, setup.game)), { once: true });
