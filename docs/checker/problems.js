// A request that could not be read, in words: which field, what was given, what would have been accepted.

import { el } from "./dom.js";
import { isObject } from "./paths.js";
import { joined, nameOf, plain, say, ui, wordsOf } from "./words.js";

const STEP = /([^.[\]]+)|\[(\d+)\]/g;
const EXAMPLES = 3;
// What tells most about what is accepted; otherwise its type says it.
/** @type {(keyof Accepted)[]} */
const KEYS = ["needs", "with", "first", "ids", "copies", "only", "checkers"];

/**
 * The problems of an invalid answer as nodes.
 * @param {Invalid} answer
 * @param {PageWords} words
 * @param {JsonObject} request
 */
export function problems(answer, words, request) {
  return [
    el("h2", { class: "answer__headline", "data-tone": "bad" }, ui("incomplete")),
    el(
      "ul",
      { class: "answer__messages", "data-tone": "bad" },
      answer.problems.map((problem) =>
        el(
          "li",
          {},
          el(
            "span",
            { class: "answer__said" },
            say(wordsOf("problems", problem.code === "duplicate" && problem.field === problem.given ? "twice" : problem.code), {
              field: fieldName(problem.field, words),
              given: given(problem, words, request),
              owner: owner(problem, words, request),
            }),
          ),
          // What is entered more than once says by itself how to mend it.
          problem.code === "duplicate" ? null : el("span", { class: "answer__fix" }, accepted(problem.accepted, words)),
        ),
      ),
    ),
  ];
}

/**
 * A place such as `players[0].hand[2]` by the labels of the form, counted as people count.
 * @param {string} place
 * @param {PageWords} words
 */
function fieldName(place, words) {
  if (!place) return plain(words.say.request);
  /** @type {string[]} */
  const names = [];
  let path = "";
  for (const [, name, index] of place.matchAll(STEP)) {
    if (index !== undefined) {
      const number = Number(index) + 1;
      const list = names.pop();
      names.push(plain(words.fields[path]?.item ?? words.say.item, { list, number }));
    } else {
      const around = declarationAt(path, words);
      path = path ? `${path}.${name}` : name;
      const label = words.fields[path]?.label;
      names.push(label ? plain(label) : around?.of ? nameOf(around.of, name) : name);
    }
  }
  return names.join(" › ");
}

/**
 * The declaration of an input by its path.
 * @param {string} path
 * @param {PageWords} words
 */
function declarationAt(path, words) {
  /** @type {Declaration | undefined} */
  let declared;
  /** @type {Declaration[] | undefined} */
  let fields = words.declaration.fields;
  for (const name of path.split(".")) {
    declared = fields?.find((field) => field.name === name);
    fields = declared?.fields;
  }
  return declared;
}

/**
 * What was given: the name of an entry or the label of a choice if it is one, a text in quotes.
 * @param {Problem} problem
 * @param {PageWords} words
 * @param {JsonObject} request
 */
function given(problem, words, request) {
  const path = problem.field.replace(/\[\d+\]/g, "");
  const declared = declarationAt(path, words);
  const field = words.fields[path];
  if (problem.code === "taken" && !declared?.of) return plain(field?.label);
  if (declared?.of && words.tables[declared.of]?.rows[problem.given]) return nameOf(declared.of, problem.given);
  if (declared?.choices?.includes(problem.given)) {
    const label = field?.choices ? field.choices[problem.given]?.label : words.ui[problem.given];
    return plain(words.say.given.text, { text: plain(label) });
  }
  const raw = rawAt(problem.field, request);
  const { text, list, object } = words.say.given;
  if (Array.isArray(raw) && problem.given === `[${raw.length}]`) return plain(list, { count: raw.length });
  if (isObject(raw) && problem.given === `{${Object.keys(raw).length}}`) return plain(object);
  return typeof raw === "string" && raw.startsWith(problem.given.replace(/…$/, "")) ? plain(text, { text: problem.given }) : problem.given;
}

/**
 * What stands in a request at a place such as `players[0].hand[2]`.
 * @param {string} place
 * @param {JsonObject} request
 */
function rawAt(place, request) {
  /** @type {Json | undefined} */
  let value = request;
  for (const [, name, index] of place.matchAll(STEP)) {
    if (Array.isArray(value)) value = value[Number(index)];
    else value = isObject(value) ? value[name] : undefined;
  }
  return value;
}

/**
 * Who has a thing already, of which there is only one: the item of the list by its name, or by its number.
 * @param {Problem} problem
 * @param {PageWords} words
 * @param {JsonObject} request
 */
function owner(problem, words, request) {
  const place = problem.accepted.owner;
  if (place === undefined) return "";
  const [path] = problem.field.split("[");
  const name = rawAt(`${path}[${place}].name`, request);
  return name ? String(name) : plain(words.fields[path].item, { number: place + 1 });
}

/**
 * @param {Accepted} what
 * @param {PageWords} words
 */
function accepted(what, words) {
  const key = KEYS.find((name) => name in what) ?? ("fields" in what && !what.type ? "object" : what.type ?? "");
  const text = words.say.accepted[key];
  if (!text || (key === "ids" && !what.ids?.length)) return null;
  return say(text, {
    min: what.min ?? what.min_items ?? 0,
    max: what.max ?? what.max_items ?? 0,
    count: what.copies ?? what.only ?? what.max_items ?? what.max_length ?? 0,
    length: what.max_length ?? 0,
    depth: what.max_depth ?? 0,
    ids: { nodes: ids(what, words) },
    field: fieldName(what.needs ?? what.with ?? what.first ?? "", words),
    choices: { nodes: listed(what.choices, true) },
    fields: { nodes: listed(what.fields) },
    checkers: { nodes: listed(what.checkers) },
  });
}

/**
 * @param {string[] | undefined} items
 * @param {boolean} [alternatives]
 */
const listed = (items, alternatives) => (items?.length ? joined(items, alternatives) : "–");

/**
 * @param {Accepted} what
 * @param {PageWords} words
 */
function ids({ ids, of = "" }, words) {
  if (ids) return listed(ids.map((id) => nameOf(of, id)), true);
  return listed(words.tables[of]?.order.slice(0, EXAMPLES), true);
}
