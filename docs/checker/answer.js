// An answer made visible by the blocks of its result: headline, messages, facts, tables, bars and lists of items.

import { bar, el } from "./dom.js";
import { holds, rawAt, valuesAt } from "./paths.js";
import { encode } from "./share.js";
import { amount, chance, chip, coded, entries, entry, joined, plain, ruleLink, say, ui, useItems } from "./words.js";

/** @type {PageWords} */
let words;
/** @type {(fields: Record<string, Json>) => void} */
let change;

/**
 * Take the page's words, and what is done with the fields that a button of the answer wants to replace.
 * @param {Json} given
 * @param {(fields: Record<string, Json>) => void} onChange
 */
export function useResult(given, onChange) {
  words = given;
  change = onChange;
}

/**
 * @param {Json} answer
 * @param {Json} request
 */
function rootScope(answer, request) {
  const scope = { item: answer, around: null, request, answer, level: 3 };
  useItems((list, place) => itemName(list, place, scope));
  return scope;
}

/**
 * @param {Json} item
 * @param {Scope} scope
 */
const inside = (item, scope) => ({ ...scope, item, around: scope.item, level: Math.min(scope.level + 1, 6) });

/**
 * The headline's case that holds for an answer, or null: { tone, nodes, text }.
 * @param {Json} answer
 * @param {Json} request
 */
export function headline(answer, request) {
  const block = words.result.find(({ block: kind }) => kind === "headline");
  const scope = rootScope(answer, request);
  const found = block && caseOf(block, scope);
  return found ? { tone: found.tone, text: plain(found.text, filled(found.values, scope)) } : null;
}

/**
 * The first case of a headline that holds; an open answer has cases of its own, or else a sentence for all of them.
 * @param {any} block
 * @param {Scope} scope
 */
function caseOf(block, scope) {
  const open = scope.answer.legal === null;
  const found = block.cases.find(({ tone, when }) => (tone === "open") === open && holds(when, scope));
  return found ?? (open ? { tone: "open", text: words.say.openly.headline } : null);
}

/**
 * The first of these sentences that holds for an answer, as nodes; null if none does.
 * @param {any[]} sentences
 * @param {Json} answer
 * @param {Json} request
 */
export function firstOf(sentences, answer, request) {
  const scope = rootScope(answer, request);
  const found = sentences.find(({ when }) => holds(when, scope));
  return found ? say(found.text, filled(found.values, scope)) : null;
}

/**
 * The whole verdict as nodes: the open points follow the headline, the way out follows the reasons.
 * @param {Json} answer
 * @param {Json} request
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
 * @param {any[]} points
 * @param {Scope} scope
 * @param {any} chosen
 */
function drawOpen(points, scope, chosen) {
  if (!points?.length) return null;
  /** @param {any} point */
  const readings = (point) =>
    point.readings.map((reading) => {
      const field = words.choices[point.code];
      const fields = { ...chosen, [field]: reading.reading };
      const inner = inside(reading, scope);
      const ruled = reading.legal === null ? "open" : reading.legal ? "yes" : "no";
      const said = words.readings[point.code]?.[reading.reading]?.[ruled] ?? [];
      const outcome = said.find(({ when }) => holds(when, inner));
      const text = outcome
        ? coded("open", point, outcome.text, filled(outcome.values, inner))
        : say(words.say.openly["still-open"], { choice: { nodes: say(words.fields[field]?.choices?.[reading.reading]?.label) } });
      return el("li", {}, el("span", {}, text), changer(words.say.openly.choose, fields), drawOpen(reading.open, scope, fields));
    });
  return el(
    "ul",
    { class: "ck-messages ck-open", "aria-label": plain(words.say.openly.title) },
    uppermost(points).map((point) =>
      el("li", {}, el("span", { class: "ck-said" }, coded("open", point)), ruleLink(point.rule), el("ul", { class: "ck-readings" }, readings(point))),
    ),
  );
}

/**
 * The open points without those that stand below a reading of an earlier one.
 * @param {any[]} points
 */
function uppermost(points) {
  const below = ({ readings }) => readings.flatMap(({ open = [] }) => open.flatMap((inner) => [inner.code, ...below(inner)]));
  return points.reduce((shown, point) => (shown.flatMap(below).includes(point.code) ? shown : [...shown, point]), []);
}

/**
 * What the way out of a refusal changes, and a button that does it.
 * @param {Scope} scope
 */
function drawInstead(scope) {
  const { instead } = scope.answer;
  if (!instead) return null;
  const said = words.instead.filter(({ when }) => holds(when, scope));
  const sentences = said.map(({ text, values }) => el("p", {}, say(text, filled(values, scope))));
  const labels = () => Object.keys(instead).map((name) => plain(words.fields[name].label));
  return el(
    "section",
    { class: "ck-instead", "aria-label": plain(words.say.instead.title) },
    sentences.length ? sentences : el("p", {}, say(words.say.instead.fields, { fields: { nodes: joined(labels()) } })),
    changer(words.say.instead.apply, instead),
  );
}

/**
 * @param {Wording} label
 * @param {Record<string, Json>} fields
 */
const changer = (label, fields) =>
  el("button", { type: "button", class: "ck-button", onclick: () => change(fields) }, say(label));

const BLOCKS = {
  headline: drawHeadline,
  messages: drawMessages,
  facts: drawFacts,
  table: drawTable,
  bars: drawBars,
  items: drawItems,
};

const ENTRIES = ["entry", "entries", "any-entries"];
const ITEMS = ["item", "any-item"];

/**
 * @param {any} block
 * @param {Scope} scope
 */
const draw = (block, scope) => BLOCKS[block.block](block, scope);

/**
 * @param {Record<string, Json>} values
 * @param {Scope} scope
 */
function filled(values, scope) {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, shown(value, scope)]));
}

/**
 * A value for use in a sentence: { number }, { nodes } or { named }.
 * @param {Json} value
 * @param {Scope} scope
 */
function shown(value, scope) {
  const found = valuesAt(value.path, scope);
  if (value.type === "count") return { number: found.length };
  if (value.type === "number") return { number: found[0] ?? 0 };
  if (value.type === "size") return { number: Math.abs(found[0] ?? 0) };
  if (value.type === "chance") return { nodes: found.slice(0, 1).map(chance) };
  if (value.type === "amount") return { nodes: found.slice(0, 1).map(amount), number: (found[0]?.hundredths ?? 0) / 100 };
  const isAny = value.type?.startsWith("any-");
  if (ENTRIES.includes(value.type)) return entries(value.of, found, isAny);
  if (ITEMS.includes(value.type)) return { nodes: joined(found.map((item) => itemName(value.of, item, scope)), isAny) };
  return { nodes: joined(found.map(String)) };
}

/**
 * What an item of a list is called, also one told by its place or number: by its first text, or else by its number.
 * @param {any} list
 * @param {Json} given
 * @param {Scope} scope
 */
function itemName(list, given, scope) {
  const place = typeof given === "string" ? Number(given) - 1 : given;
  const item = typeof place === "number" ? scope.answer[list][place] : given;
  const declared = words.declaration.fields.find(({ name }) => name === list);
  const called = declared?.fields.find(({ type }) => type === "text");
  const number = scope.answer[list].indexOf(item) + 1;
  return (called && item[called.name]) || plain(words.fields[list].item ?? String(number), { number });
}

/**
 * A value that stands by itself: entries as small cards.
 * @param {Json} value
 * @param {Scope} scope
 */
function alone(value, scope) {
  if (value.type === "entries" || value.type === "any-entries") {
    return el("span", { class: "ck-cards" }, valuesAt(value.path, scope).map((id) => chip(value.of, id)));
  }
  /** @type {any} */
  const made = shown(value, scope);
  return made.named?.() ?? made.nodes ?? String(made.number).replace("-", "−");
}

/**
 * @param {any} block
 * @param {Scope} scope
 */
function drawHeadline(block, scope) {
  const found = caseOf(block, scope);
  if (!found) return null;
  return el("h2", { class: `ck-headline ck-${found.tone}` }, say(found.text, filled(found.values, scope)));
}

/**
 * The element of a heading at the level of a scope.
 * @param {Scope} scope
 */
const headingOf = ({ level }) => /** @type {"h3" | "h4" | "h5" | "h6"} */ (`h${level}`);

/**
 * The heading of a block; blocks inside items have lower ones.
 * @param {Wording} title
 * @param {Scope} scope
 * @param {Record<string, Json>} [values]
 */
const heading = (title, scope, values) => (title ? el(headingOf(scope), {}, say(title, values)) : null);

/**
 * @param {any} block
 * @param {Scope} scope
 */
function drawMessages(block, scope) {
  const messages = valuesAt(block.path, scope);
  if (!messages.length) return null;
  const group = block.path.split(".").at(-1);
  return [
    heading(block.title, scope),
    el(
      "ul",
      { class: `ck-messages ck-${block.tone}` },
      messages.map((message) =>
        el(
          "li",
          {},
          el("span", { class: "ck-said" }, coded(group, message)),
          message.fix ? el("span", { class: "ck-fix" }, el("b", {}, ui("what-helps")), " ", coded("fixes", message.fix)) : null,
          ruleLink(message.rule),
        ),
      ),
    ),
  ];
}

/**
 * The rows that have something to show; place 0 of a list is its first item.
 * @param {any[]} rows
 * @param {Scope} scope
 */
function rowsOf(rows, scope) {
  /**
   * @param {Json} value
   * @param {any} type
   */
  const counts = (value, type) => (value !== 0 || ITEMS.includes(type)) && value !== "" && value !== false;
  return rows.filter(
    (row) =>
      holds(row.when, scope) &&
      (row.zero || valuesAt(row.value.path, scope).some((value) => counts(value, row.value.type))),
  );
}

/** @param {{ rule?: string, label: Wording }} row */
const ruled = (row) => {
  const rule = row.rule && words.rules[row.rule];
  return rule ? el("a", { href: rule.u, title: rule.n }, say(row.label)) : say(row.label);
};

/**
 * @param {any} block
 * @param {Scope} scope
 */
function drawFacts(block, scope) {
  const rows = rowsOf(block.rows, scope);
  if (!rows.length) return null;
  return [
    heading(block.title, scope),
    el(
      "dl",
      { class: "ck-facts" },
      rows.map((row) =>
        el("div", { class: row.strong ? "ck-strong" : null }, el("dt", {}, ruled(row)), el("dd", {}, alone(row.value, scope))),
      ),
    ),
  ];
}

/**
 * @param {any} block
 * @param {Scope} scope
 */
function drawTable(block, scope) {
  const columns = valuesAt(block.path, scope).map((item) => inside(item, scope));
  if (!columns.length) return null;
  const rows = block.rows.filter((row) => columns.some((column) => rowsOf([row], column).length));
  const best = columns.map((column) => block.best && columns.length > 1 && valuesAt(block.best, column)[0] === 1);
  return el(
    "div",
    { class: "ck-table-frame", tabindex: 0, role: "region", "aria-label": plain(block.title) },
    el(
      "table",
      { class: "ck-table" },
      el("caption", {}, say(block.title)),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("td", {}),
          columns.map((column, index) => el("th", { scope: "col", class: best[index] ? "ck-best" : null }, alone(block.head, column))),
        ),
      ),
      el(
        "tbody",
        {},
        rows.map((row) =>
          el(
            "tr",
            { class: row.strong ? "ck-strong" : null },
            el("th", { scope: "row" }, ruled(row)),
            columns.map((column, index) => el("td", { class: best[index] ? "ck-best" : null }, alone(row.value, column))),
          ),
        ),
      ),
    ),
  );
}

/**
 * A line for each chance: what it is of and the percentage; below it a bar as long as it is likely.
 * @param {any} block
 * @param {Scope} scope
 */
function drawBars(block, scope) {
  const items = valuesAt(block.path, scope).map((item) => inside(item, scope));
  if (!items.length) return null;
  const lines = items.map((item) => {
    const [given] = valuesAt(block.chance, item);
    const notes = (block.note ?? []).filter(({ text, when }) => !text || holds(when, item));
    return el(
      "li",
      {},
      el("span", {}, part(block.label, item)),
      el("b", {}, chance(given)),
      bar(given.permille / 10),
      notes.length
        ? el("span", { class: "ck-notes" }, notes.map((note) => el("span", { class: `ck-part ck-${note.tone ?? "plain"}` }, part(note, item))))
        : null,
    );
  });
  return [el(headingOf(scope), {}, ruled({ rule: block.rule, label: block.title })), el("ul", { class: "ck-bars" }, lines)];
}

/**
 * A value or a sentence.
 * @param {Json} given
 * @param {Scope} scope
 */
const part = (given, scope) => (given.text ? say(given.text, filled(given.values, scope)) : alone(given, scope));

/**
 * @param {any} block
 * @param {Scope} scope
 */
function drawItems(block, scope) {
  const items = holds(block.when, scope) ? valuesAt(block.path, scope) : [];
  if (!items.length) return block.empty ? el("p", { class: "ck-none" }, say(block.empty)) : null;
  const list = el("ul", { class: `ck-items${block.picture ? " ck-pictured" : ""}` });
  const made = items.map((item) => drawItem(block, inside(item, scope), items.length === 1));
  const first = block.first ?? made.length;
  list.append(...made.slice(0, first));
  const rest = made.slice(first);
  const more = rest.length
    ? el(
        "button",
        {
          type: "button",
          class: "ck-button ck-quiet",
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
 * @param {any} block
 * @param {Scope} scope
 * @param {boolean} only
 */
function drawItem(block, scope, only) {
  const head = block.head
    .filter(({ text, when }) => !text || holds(when, scope))
    .map((given, index) =>
      given.text
        ? el("span", { class: `ck-part ck-${given.tone}` }, part(given, scope))
        : el(index ? "span" : "b", { class: "ck-part" }, part(given, scope)),
    );
  if (block.amount) head.push(el("span", { class: "ck-amount" }, alone(block.amount, scope)));
  if (block.link) head.push(way(block.link, scope));
  const body = (block.blocks ?? []).map((inner) => draw(inner, scope));
  if (block.fold) return el("li", {}, el("details", { class: "ck-fold", open: only }, el("summary", {}, head), body));
  return el("li", {}, picture(block.picture, scope), el("div", { class: "ck-item-head" }, head), body);
}

/**
 * @param {Json} value
 * @param {Scope} scope
 */
function picture(value, scope) {
  const row = value && entry(value.of, valuesAt(value.path, scope)[0]);
  return row?.picture ? el("img", { class: "ck-picture", src: row.picture, alt: "", width: 60, height: 84 }) : null;
}

/**
 * A link to another checker, with a request made of parts of this one.
 * @param {any} target
 * @param {Scope} scope
 */
function way(target, scope) {
  /** @type {Record<string, Json>} */
  const request = {};
  for (const [name, path] of Object.entries(target.request ?? {})) {
    const value = rawAt(path, scope);
    if (value !== undefined && value !== null) request[name] = value;
  }
  const fragment = encode(request);
  if (fragment === null) return null;
  return el("a", { class: "ck-way", href: `${words.links[target.checker]}#${fragment}` }, say(target.label));
}
