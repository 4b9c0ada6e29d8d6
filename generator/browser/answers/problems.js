// A request that could not be read, in words: which field, what was given, what would have been accepted.

import { el } from "../kit/elements.js";
import { isObject } from "../words/paths.js";
import { ruleLink, wordsOf } from "../words/coded.js";
import { declaredAt, isEntry, joined, nameOf, numbered, plain, say, ui } from "../words/words.js";

const STEP = /([^.[\]]+)|\[(\d+)\]/g;
const EXAMPLES = 3;
// What tells most about what is accepted; otherwise its type says it.
/** @type {(keyof Accepted)[]} */
const KEYS = ["needs", "with", "first", "ids", "copies", "only", "together", "squares", "checkers"];

/**
 * Where the steps to a place of a request such as `players[0].hand[2]` lead in the declaration: the path after each, with the
 * name of the step, or else its number from 1.
 * @param {string} place
 */
function stepsTo(place) {
  let path = "";
  return [...place.matchAll(/([^.[\]]+)|\[(\d*)\]/g)].map(([, named, index]) => {
    const around = declaredAt(path);
    const name = named ?? (around?.type === "tuple" ? around.fields?.[Number(index)]?.name : undefined);
    if (name) path = path ? `${path}.${name}` : name;
    else if (around?.each) path += "[]";
    return { path, name, number: Number(index) + 1 };
  });
}

/**
 * Whether a problem is only that something is not there yet: nobody entered anything that is wrong.
 * @param {Problem} problem
 * @param {JsonObject} request
 */
function isToCome({ code, field, accepted }, request) {
  const value = rawAt(field, request);
  if (code === "missing-field") return true;
  if (value === undefined || value === null) return code === "conflict" || code === "out-of-range";
  return code === "out-of-range" && Array.isArray(value) && value.length < (accepted.min_items ?? 0);
}

/**
 * What an invalid answer still needs, as a calm sentence.
 * @param {Problem[]} some
 * @param {PageWords} words
 */
function stillNeeded(some, words) {
  const fields = [...new Set(some.map(({ field, accepted }) => fieldName(accepted.first ?? field, words)))];
  return fields.length ? el("p", { class: "answer__start" }, ui("still-needed", { fields: { nodes: joined(fields, "and") } })) : null;
}

/**
 * An invalid answer as nodes, with its tone: what is wrong, or else what is still needed.
 * @param {Invalid} answer
 * @param {PageWords} words
 * @param {JsonObject} request
 * @returns {{ nodes: Piece, tone: "bad" | "plain" }}
 */
export function problems(answer, words, request) {
  const toCome = stillNeeded(answer.problems.filter((problem) => isToCome(problem, request)), words);
  const wrong = answer.problems.filter((problem) => !isToCome(problem, request));
  return wrong.length ? { nodes: [...told(wrong, words, request), toCome], tone: "bad" } : { nodes: toCome, tone: "plain" };
}

/**
 * What is wrong with a request, each with what would be accepted.
 * @param {Problem[]} wrong
 * @param {PageWords} words
 * @param {JsonObject} request
 */
function told(wrong, words, request) {
  return [
    el("h2", { class: "answer__headline", "data-tone": "bad" }, ui("incomplete")),
    el(
      "ul",
      { class: "answer__messages", "data-tone": "bad" },
      wrong.map((problem) =>
        el(
          "li",
          {},
          el(
            "span",
            { class: "answer__said" },
            say(wordsOf("problems", sentenceOf(problem, words, request)), {
              field: fieldName(problem.field, words),
              given: describeGiven(problem, words, request),
              owner: describeOwner(problem, words, request),
            }),
          ),
          // What is entered more than once says by itself how to mend it.
          problem.code === "duplicate" ? null : el("span", { class: "answer__fix" }, describeAccepted(problem.accepted, words)),
          ruleLink(problem.rule),
        ),
      ),
    ),
  ];
}

/**
 * The sentence for a problem: another one for a field than for an entry of a list, and where nothing was entered that could
 * be said again, being several things, or none.
 * @param {Problem} problem
 * @param {PageWords} words
 * @param {JsonObject} request
 */
function sentenceOf({ code, field, given }, words, request) {
  if (code === "duplicate" && field === given) return "twice";
  const whole = `${code}-whole`;
  return whole in words.say.problems && !["string", "number", "boolean"].includes(typeof rawAt(field, request)) ? whole : code;
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
  let around = "";
  for (const { path, name, number } of stepsTo(place)) {
    const declared = declaredAt(around);
    if (name !== undefined) {
      const label = words.fields[path]?.label;
      names.push(label ? plain(label) : declared?.of ? nameOf(declared.of, name) : name);
    } else {
      // Of rows that are stacked, each item is told by the row that it is in.
      const isRow = words.fields[around.replace(/\.?[^.]+$/, "")]?.stacked;
      const list = around.endsWith("[]") ? plain(words.fields[around]?.label) : isRow ? names.at(-1) : names.pop();
      names.push(numbered(declared, words.fields[around]?.item, number) || plain(words.say.item, { list, number }));
    }
    around = path;
  }
  return names.join(" › ");
}

/**
 * What was given: the name of an entry or the label of a choice if it is one, a text in quotes.
 * @param {Problem} problem
 * @param {PageWords} words
 * @param {JsonObject} request
 */
function describeGiven(problem, words, request) {
  const path = stepsTo(problem.field).at(-1)?.path ?? "";
  const declared = declaredAt(path);
  const field = words.fields[path];
  if (problem.code === "taken" && !declared?.of) return plain(field?.label);
  const table = [declared?.of ?? "", ...(declared?.boards ?? []).map(({ of }) => of)].find((of) => isEntry(of, problem.given));
  if (table) return nameOf(table, problem.given);
  if (declared?.choices?.includes(problem.given)) {
    const label = field?.choices ? field.choices[problem.given]?.label : words.ui[problem.given];
    return plain(words.say.given.text, { text: plain(label) });
  }
  const value = rawAt(problem.field, request);
  const { text, list, object } = words.say.given;
  if (Array.isArray(value) && /^\[\d+\]$/.test(problem.given)) return plain(list, { count: value.length });
  if (isObject(value) && problem.given.startsWith("{")) return plain(object);
  const isText = typeof value === "string" && (value.startsWith(problem.given.replace(/…$/, "")) || declared?.signs !== undefined);
  return isText ? plain(text, { text: problem.given }) : problem.given;
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
function describeOwner(problem, words, request) {
  const place = problem.accepted.owner;
  if (place === undefined) return "";
  const [path] = problem.field.split("[");
  const name = rawAt(`${path}[${place}].name`, request);
  return name ? String(name) : plain(words.fields[path].item, { number: place + 1 });
}

/**
 * @param {Accepted} accepted
 * @param {PageWords} words
 */
function describeAccepted(accepted, words) {
  const key = KEYS.find((name) => name in accepted) ?? ("fields" in accepted && !accepted.type ? "object" : accepted.type ?? "");
  const text = words.say.accepted[key];
  if (!text || (key === "ids" && !accepted.ids?.length)) return null;
  return say(text, {
    min: accepted.min ?? accepted.min_items ?? 0,
    max: accepted.max ?? accepted.max_items ?? 0,
    count: accepted.copies ?? accepted.only ?? accepted.together ?? accepted.squares ?? accepted.max_items ?? accepted.max_length ?? 0,
    length: accepted.max_length ?? 0,
    depth: accepted.max_depth ?? 0,
    least: accepted.columns?.[0] ?? 0,
    most: accepted.columns?.[1] ?? 0,
    rows: accepted.rows?.[1] ?? 0,
    signs: accepted.signs ?? "",
    ids: { nodes: ids(accepted, words) },
    field: fieldName(accepted.needs ?? accepted.with ?? accepted.first ?? "", words),
    choices: { nodes: listed(accepted.choices, true) },
    fields: { nodes: listed(accepted.fields) },
    checkers: { nodes: listed(accepted.checkers) },
  });
}

/**
 * @param {string[] | undefined} items
 * @param {boolean} [alternatives]
 */
const listed = (items, alternatives) => (items?.length ? joined(items, alternatives ? "or" : "and") : "–");

/**
 * @param {Accepted} accepted
 * @param {PageWords} words
 */
function ids({ ids, of = "" }, words) {
  if (ids) return listed(ids.map((id) => nameOf(of, id)), true);
  return listed(words.tables[of]?.order.slice(0, EXAMPLES), true);
}
