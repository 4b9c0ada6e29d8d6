// Sending an answer to others: by the system's sheet, as text, as a link.

import { headline, scopeOf } from "../answers/answer.js";
import { el } from "../kit/elements.js";
import { rowsOf } from "../answers/grids.js";
import { pack } from "../kit/packed.js";
import { valuesAt } from "../words/paths.js";
import { inside, standalone } from "../words/values.js";
import { words } from "../words/words.js";

/** @typedef {{ answer: Verdict, request: JsonObject } | null} Answered */

/** @param {Piece} piece */
const textOf = (piece) => el("span", {}, piece).textContent?.trim() ?? "";

/**
 * What an answer says in brief: its headline, and where players are ranked in a table what each of them has in the end.
 * @param {Answered} answered
 */
function told(answered) {
  const about = document.title.split(" · ").slice(0, -1).join(" · ");
  if (!answered) return [about];
  const { answer, request } = answered;
  const scope = scopeOf(answer, request);
  const tables = words.result.flatMap((block) => {
    if (block.block !== "table" || !block.best) return [];
    const columns = valuesAt(block.path, scope).map((item) => inside(item, scope));
    const ends = columns.map((column) => rowsOf(block.rows.filter(({ strong }) => strong), column)[0]);
    return columns.length > 1 ? [columns.map((column, index) => `${textOf(standalone(block.head, column))} ${ends[index] ? textOf(standalone(ends[index].value, column)) : ""}`).join(" · ")] : [];
  });
  return [headline(answer, request)?.text ?? "", ...tables, about].filter(Boolean);
}

/**
 * @param {string} text
 * @param {string} done
 */
const copied = (text, done) => navigator.clipboard.writeText(text).then(() => done, () => "copy-failed");

/** Each way gives the key of what to say then; "" for nothing. */
export const WAYS = {
  "copy-link": () => copied(location.href, "copied"),
  /** @param {Answered} answered */
  "copy-text": async (answered) => copied([...told(answered), await pack(location.href)].join("\n"), "copied-text"),
  /** @param {Answered} answered */
  "share-answer": async (answered) => {
    const [title, ...rest] = told(answered);
    const sent = navigator.share({ title, text: [title, ...rest].join("\n"), url: await pack(location.href) });
    return sent.then(() => "", () => ""); // who closes the sheet has seen it
  },
};
