// An answer made visible by the blocks of its result: headline, messages, facts, tables, bars and lists of items.

import { bar, el } from "./dom.js";
import { holds, isObject, rawAt, valuesAt } from "./paths.js";
import { encode } from "./share.js";
import { chance, chip, coded, entries, entry, filledAmount, joined, nodes, plain, ruleLink, say, ui, useItems } from "./words.js";

/** @type {PageWords} */
let words;
/** @type {(fields: JsonObject) => void} */
let change;

/**
 * Take the page's words, and what is done with the fields that a button of the answer wants to replace.
 * @param {PageWords} pageWords
 * @param {typeof change} onChange
 */
export function useResult(pageWords, onChange) {
  words = pageWords;
  change = onChange;
}

/**
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
function rootScope(answer, request) {
  const scope = { item: answer, around: null, request, answer, level: 3 };
  useItems((list, place) => itemName(list, place, scope));
  return scope;
}

/**
 * @param {Json} item
 * @param {Scope} scope
 * @returns {Scope}
 */
const inside = (item, scope) => ({ ...scope, item, around: scope.item, level: Math.min(scope.level + 1, 6) });

/**
 * The headline's case that holds for an answer, or null: { tone, text }.
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
export function headline(answer, request) {
  const block = words.result.find((block) => block.block === "headline");
  const scope = rootScope(answer, request);
  const sentence = block && caseOf(block, scope);
  return sentence ? { tone: sentence.tone, text: plain(sentence.text, fillings(sentence.values, scope)) } : null;
}

/**
 * The first case of a headline that holds; an open answer has cases of its own, or else a sentence for all of them.
 * @param {HeadlineBlock} block
 * @param {Scope} scope
 * @returns {Sentence | null}
 */
function caseOf(block, scope) {
  const open = scope.answer.legal === null;
  const sentence = block.cases.find(({ tone, when }) => (tone === "open") === open && holds(when, scope));
  return sentence ?? (open ? { tone: "open", text: words.say.openly.headline } : null);
}

/**
 * The first of these sentences that holds for an answer, as nodes; null if none does.
 * @param {Sentence[]} sentences
 * @param {Verdict} answer
 * @param {JsonObject} request
 */
export function firstOf(sentences, answer, request) {
  const scope = rootScope(answer, request);
  const sentence = sentences.find(({ when }) => holds(when, scope));
  return sentence ? say(sentence.text, fillings(sentence.values, scope)) : null;
}

/**
 * The whole verdict as nodes: the open points follow the headline, the way out follows the reasons.
 * @param {Verdict} answer
 * @param {JsonObject} request
 * @returns {Piece[]}
 */
export function verdict(answer, request) {
  const scope = rootScope(answer, request);
  return words.result.map((block) => [
    draw(block, scope),
    block.block === "headline" ? drawOpen(scope.answer.open, scope, {}) : null,
    block.block === "messages" && block.path === "reasons" ? drawInstead(scope) : null,
  ]);
}

/**
 * The points that the rules leave open: what each reading leads to, and a button to answer by it. A reading that leaves
 * another point to decide has that one below it, with buttons that choose both; so it does not stand alone once more.
 * @param {OpenPoint[]} points
 * @param {Scope} scope
 * @param {JsonObject} chosen
 * @returns {Piece}
 */
function drawOpen(points, scope, chosen) {
  if (!points.length) return null;
  /** @param {OpenPoint} point */
  const readings = (point) =>
    point.readings.map((reading) => {
      const field = words.choices[point.code];
      const fields = { ...chosen, [field]: reading.reading };
      const readingScope = inside(reading, scope);
      const legality = reading.legal === null ? "open" : reading.legal ? "yes" : "no";
      const sentences = words.readings[point.code]?.[reading.reading]?.[legality] ?? [];
      const outcome = sentences.find(({ when }) => holds(when, readingScope));
      const text = outcome
        ? coded("open", point, outcome.text, fillings(outcome.values, readingScope))
        : say(words.say.openly["still-open"], { choice: { nodes: say(words.fields[field]?.choices?.[reading.reading]?.label) } });
      return el("li", {}, el("span", {}, text), applyButton(words.say.openly.choose, fields), drawOpen(reading.open ?? [], scope, fields));
    });
  return el(
    "ul",
    { class: "answer__messages", "data-tone": "open", "aria-label": plain(words.say.openly.title) },
    topLevel(points).map((point) =>
      el("li", {}, el("span", { class: "answer__said" }, coded("open", point)), ruleLink(point.rule), el("ul", { class: "answer__readings" }, readings(point))),
    ),
  );
}

/**
 * The open points without those that stand below a reading of an earlier one.
 * @param {OpenPoint[]} points
 */
function topLevel(points) {
  /**
   * @param {OpenPoint} point
   * @returns {string[]}
   */
  const below = ({ readings }) => readings.flatMap(({ open = [] }) => open.flatMap((lower) => [lower.code, ...below(lower)]));
  /** @type {OpenPoint[]} */
  const top = [];
  for (const point of points) if (!top.flatMap(below).includes(point.code)) top.push(point);
  return top;
}

/**
 * What the way out of a refusal changes, and a button that does it.
 * @param {Scope} scope
 */
function drawInstead(scope) {
  const { instead } = scope.answer;
  if (!instead) return null;
  const sentences = words.instead
    .filter(({ when }) => holds(when, scope))
    .map(({ text, values }) => el("p", {}, say(text, fillings(values, scope))));
  const labels = () => Object.keys(instead).map((name) => plain(words.fields[name].label));
  return el(
    "section",
    { class: "answer__instead", "aria-label": plain(words.say.instead.title) },
    sentences.length ? sentences : el("p", {}, say(words.say.instead.fields, { fields: { nodes: joined(labels()) } })),
    applyButton(words.say.instead.apply, instead),
  );
}

/**
 * @param {Wording} label
 * @param {JsonObject} fields
 */
const applyButton = (label, fields) =>
  el("button", { type: "button", class: "action", onclick: () => change(fields) }, say(label));

/**
 * @param {Block} block
 * @param {Scope} scope
 * @returns {Piece}
 */
function draw(block, scope) {
  switch (block.block) {
    case "headline":
      return drawHeadline(block, scope);
    case "messages":
      return drawMessages(block, scope);
    case "facts":
      return drawFacts(block, scope);
    case "table":
      return drawTable(block, scope);
    case "bars":
      return drawBars(block, scope);
    case "items":
      return drawItems(block, scope);
  }
}

/**
 * @param {Record<string, Value> | undefined} values
 * @param {Scope} scope
 * @returns {Fillings}
 */
function fillings(values, scope) {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, filling(value, scope)]));
}

/**
 * A value for use in a sentence: { number }, { nodes } or { named }.
 * @param {Value} value
 * @param {Scope} scope
 * @returns {Filled | Named}
 */
function filling(value, scope) {
  const values = valuesAt(value.path, scope);
  const [first] = values;
  switch (value.type) {
    case "count":
      return { number: values.length };
    case "number":
      return { number: Number(first ?? 0) };
    case "size":
      return { number: Math.abs(Number(first ?? 0)) };
    case "chance":
      return { nodes: first && chance(/** @type {Chance} */ (first)) };
    case "amount":
      return first ? filledAmount(/** @type {Amount} */ (first)) : { nodes: "", number: 0 };
    case "entry":
    case "entries":
    case "any-entries":
      return entries(value.of, values.map(String), value.type === "any-entries");
    case "item":
    case "any-item":
      return { nodes: joined(values.map((item) => itemName(value.of, item, scope)), value.type === "any-item") };
    default:
      return { nodes: joined(values.map(String)) };
  }
}

/**
 * What an item of a list is called, also one told by its place or number: by its first text, or else by its number.
 * @param {string} list
 * @param {Json | undefined} reference
 * @param {Scope} scope
 */
function itemName(list, reference, scope) {
  const items = [scope.answer[list]].flat();
  const place = typeof reference === "string" ? Number(reference) - 1 : reference;
  const item = typeof place === "number" ? items[place] : reference;
  const declared = words.declaration.fields.find(({ name }) => name === list);
  const called = declared?.fields?.find(({ type }) => type === "text");
  const number = items.indexOf(item) + 1;
  const name = called && isObject(item) && item[called.name];
  return name ? String(name) : plain(words.fields[list].item ?? String(number), { number });
}

/**
 * A value that stands by itself: entries as small cards.
 * @param {Value} value
 * @param {Scope} scope
 */
function standalone(value, scope) {
  if (value.type === "entries" || value.type === "any-entries") {
    return el("span", { class: "answer__cards" }, valuesAt(value.path, scope).map((id) => chip(value.of, String(id))));
  }
  return nodes(filling(value, scope));
}

/**
 * @param {HeadlineBlock} block
 * @param {Scope} scope
 */
function drawHeadline(block, scope) {
  const sentence = caseOf(block, scope);
  if (!sentence) return null;
  return el("h2", { class: "answer__headline", "data-tone": sentence.tone }, say(sentence.text, fillings(sentence.values, scope)));
}

/**
 * The element of a heading at the level of a scope.
 * @param {Scope} scope
 */
const headingOf = ({ level }) => /** @type {"h3" | "h4" | "h5" | "h6"} */ (`h${level}`);

/**
 * The heading of a block; blocks inside items have lower ones.
 * @param {Wording | undefined} title
 * @param {Scope} scope
 * @param {Fillings} [values]
 */
const heading = (title, scope, values) => (title ? el(headingOf(scope), {}, say(title, values)) : null);

/**
 * @param {MessagesBlock} block
 * @param {Scope} scope
 */
function drawMessages(block, scope) {
  const messages = /** @type {Coded[]} */ (valuesAt(block.path, scope));
  if (!messages.length) return null;
  const group = /** @type {keyof CodedWords} */ (block.path.split(".").at(-1));
  return [
    heading(block.title, scope),
    el(
      "ul",
      { class: "answer__messages", "data-tone": block.tone },
      messages.map((message) =>
        el(
          "li",
          {},
          el("span", { class: "answer__said" }, coded(group, message)),
          message.fix ? el("span", { class: "answer__fix" }, el("b", {}, ui("what-helps")), " ", coded("fixes", message.fix)) : null,
          ruleLink(message.rule),
        ),
      ),
    ),
  ];
}

/**
 * The rows that have something to show; place 0 of a list is its first item.
 * @param {LayoutRow[]} rows
 * @param {Scope} scope
 */
function rowsOf(rows, scope) {
  /**
   * @param {Json} value
   * @param {Value["type"]} type
   */
  const saysSomething = (value, type) => (value !== 0 || type === "item" || type === "any-item") && value !== "" && value !== false;
  return rows.filter(
    (row) =>
      holds(row.when, scope) &&
      (row.zero || valuesAt(row.value.path, scope).some((value) => saysSomething(value, row.value.type))),
  );
}

/** @param {{ rule?: string, label: Wording }} row */
const ruleLabel = (row) => {
  const rule = row.rule && words.rules[row.rule];
  return rule ? el("a", { href: rule.u, title: rule.n }, say(row.label)) : say(row.label);
};

/**
 * @param {FactsBlock} block
 * @param {Scope} scope
 */
function drawFacts(block, scope) {
  const rows = rowsOf(block.rows, scope);
  if (!rows.length) return null;
  return [
    heading(block.title, scope),
    el(
      "dl",
      { class: "answer__facts" },
      rows.map((row) =>
        el("div", { class: row.strong ? "answer__strong" : null }, el("dt", {}, ruleLabel(row)), el("dd", {}, standalone(row.value, scope))),
      ),
    ),
  ];
}

/**
 * @param {TableBlock} block
 * @param {Scope} scope
 */
function drawTable(block, scope) {
  const columns = valuesAt(block.path, scope).map((item) => inside(item, scope));
  if (!columns.length) return null;
  const rows = block.rows.filter((row) => columns.some((column) => rowsOf([row], column).length));
  const best = columns.map((column) => block.best && columns.length > 1 && valuesAt(block.best, column)[0] === 1);
  return el(
    "div",
    { class: "answer__frame", tabindex: 0, role: "region", "aria-label": plain(block.title) },
    el(
      "table",
      { class: "answer__table" },
      el("caption", {}, say(block.title)),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("td", {}),
          columns.map((column, index) => el("th", { scope: "col", class: best[index] ? "answer__best" : null }, standalone(block.head, column))),
        ),
      ),
      el(
        "tbody",
        {},
        rows.map((row) =>
          el(
            "tr",
            { class: row.strong ? "answer__strong" : null },
            el("th", { scope: "row" }, ruleLabel(row)),
            columns.map((column, index) => el("td", { class: best[index] ? "answer__best" : null }, standalone(row.value, column))),
          ),
        ),
      ),
    ),
  );
}

/**
 * A line for each chance: what it is of and the percentage; below it a bar as long as it is likely.
 * @param {BarsBlock} block
 * @param {Scope} scope
 */
function drawBars(block, scope) {
  const items = valuesAt(block.path, scope).map((item) => inside(item, scope));
  if (!items.length) return null;
  const lines = items.map((item) => {
    const [probability] = /** @type {Chance[]} */ (valuesAt(block.chance, item));
    const notes = (block.note ?? []).filter((note) => isShown(note, item));
    return el(
      "li",
      {},
      el("span", {}, part(block.label, item)),
      el("b", {}, chance(probability)),
      bar(probability.permille / 10),
      notes.length
        ? el("span", { class: "answer__notes" }, notes.map((note) => el("span", { class: "answer__part", "data-tone": "text" in note ? note.tone : "plain" }, part(note, item))))
        : null,
    );
  });
  return [el(headingOf(scope), {}, ruleLabel({ rule: block.rule, label: block.title })), el("ul", { class: "answer__bars" }, lines)];
}

/**
 * A value or a sentence.
 * @param {Value | Sentence} content
 * @param {Scope} scope
 */
const part = (content, scope) => ("text" in content ? say(content.text, fillings(content.values, scope)) : standalone(content, scope));

/**
 * Whether a value or a sentence is shown: a sentence only if it holds.
 * @param {Value | Sentence} content
 * @param {Scope} scope
 */
const isShown = (content, scope) => !("text" in content) || holds(content.when, scope);

/**
 * @param {ItemsBlock} block
 * @param {Scope} scope
 */
function drawItems(block, scope) {
  const items = holds(block.when, scope) ? valuesAt(block.path, scope) : [];
  if (!items.length) return block.empty ? el("p", { class: "answer__none" }, say(block.empty)) : null;
  const list = el("ul", { class: `answer__items${block.picture ? " answer__items--pictured" : ""}` });
  const drawn = items.map((item) => drawItem(block, inside(item, scope), items.length === 1));
  const first = block.first ?? drawn.length;
  list.append(...drawn.slice(0, first));
  const rest = drawn.slice(first);
  const more = rest.length
    ? el(
        "button",
        {
          type: "button",
          class: "action action--quiet",
          onclick: () => {
            list.append(...rest);
            more?.remove();
            rest[0].querySelector("a, button, summary")?.focus();
          },
        },
        ui("show-more", { count: { number: rest.length } }),
      )
    : null;
  return [heading(block.title, scope, { count: { number: items.length } }), list, more];
}

/**
 * @param {ItemsBlock} block
 * @param {Scope} scope
 * @param {boolean} only
 */
function drawItem(block, scope, only) {
  const head = (block.head ?? [])
    .filter((content) => isShown(content, scope))
    .map((content, index) =>
      "text" in content
        ? el("span", { class: "answer__part", "data-tone": content.tone }, part(content, scope))
        : el(index ? "span" : "b", { class: "answer__part" }, part(content, scope)),
    );
  if (block.amount) head.push(el("span", { class: "answer__amount" }, standalone(block.amount, scope)));
  const next = block.link ? checkerLink(block.link, scope) : null;
  const body = (block.blocks ?? []).map((inner) => draw(inner, scope));
  if (block.fold) return el("li", {}, el("details", { class: "fold answer__fold", open: only }, el("summary", {}, head, next), body));
  return el("li", {}, picture(block.picture, scope), el("div", { class: "answer__head" }, head, next), body);
}

/**
 * @param {Value | undefined} value
 * @param {Scope} scope
 */
function picture(value, scope) {
  const row = value && "of" in value ? entry(value.of, String(valuesAt(value.path, scope)[0])) : null;
  return row?.picture ? el("img", { class: "answer__picture", src: row.picture, alt: "", width: 60, height: 84 }) : null;
}

/**
 * A link to another checker, with a request made of parts of this one.
 * @param {CheckerLink} target
 * @param {Scope} scope
 */
function checkerLink(target, scope) {
  /** @type {JsonObject} */
  const request = {};
  for (const [name, path] of Object.entries(target.request ?? {})) {
    const value = rawAt(path, scope);
    if (value !== undefined && value !== null) request[name] = value;
  }
  const fragment = encode(request);
  if (fragment === null) return null;
  return el("a", { class: "answer__way", href: `${words.links[target.checker]}#${fragment}` }, say(target.label));
}
