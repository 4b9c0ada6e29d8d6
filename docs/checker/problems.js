// A request that could not be read, in words: which field, what was given, what would have been accepted.

import { tableIds } from "./fields/frame.js";
import { el } from "./dom.js";
import { joined, plain, say, ui } from "./words.js";

const STEP = /([^.[\]]+)|\[(\d+)\]/g;
const EXAMPLES = 3;

/** The problems of an invalid answer as nodes. */
export function problems(answer, words) {
  return [
    el("p", { class: "ck-headline ck-bad" }, ui("incomplete")),
    el(
      "ul",
      { class: "ck-messages ck-bad" },
      answer.problems.map((problem) =>
        el(
          "li",
          {},
          el(
            "span",
            { class: "ck-said" },
            say(words.say.problems[problem.code], {
              field: fieldName(problem.field, words),
              given: problem.given,
            }),
          ),
          el("span", { class: "ck-fix" }, accepted(problem.accepted, words)),
        ),
      ),
    ),
  ];
}

/** A place such as `players[0].hand[2]` by the labels of the form. */
function fieldName(place, words) {
  if (!place) return plain(words.say.request);
  const names = [];
  let path = "";
  for (const [, name, index] of place.matchAll(STEP)) {
    if (index !== undefined) {
      names.push(plain(words.say.item, { number: Number(index) + 1 }));
    } else {
      path = path ? `${path}.${name}` : name;
      const label = words.fields[path]?.label;
      names.push(label ? plain(label) : name);
    }
  }
  return names.join(" › ");
}

function accepted(what, words) {
  const key = ["copies", "checkers"].find((name) => name in what) ?? ("fields" in what && !what.type ? "object" : what.type);
  const text = words.say.accepted[key];
  if (!text) return null;
  const ids = what.of && words.tables[what.of] ? tableIds(what.of).slice(0, EXAMPLES) : [];
  return say(text, {
    min: what.min ?? what.min_items,
    max: what.max ?? what.max_items,
    count: what.copies ?? what.max_items ?? what.max_length,
    length: what.max_length,
    depth: what.max_depth,
    ids: { nodes: joined(ids) },
    choices: { nodes: joined(what.choices ?? []) },
    fields: { nodes: joined(what.fields ?? []) },
    checkers: { nodes: joined(what.checkers ?? []) },
  });
}
