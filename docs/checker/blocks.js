// The blocks of a result: headline, messages, facts, tables, bars and lists of items.

import { bar, el } from "./dom.js";
import { holds, rawAt, valuesAt } from "./paths.js";
import { encode } from "./share.js";
import { fillings, inside, isShown, part, standalone } from "./values.js";
import { chance, coded, entry, plain, ruleLink, say, ui, words } from "./words.js";

/**
 * @param {Block} block
 * @param {Scope} scope
 * @returns {Piece}
 */
export function draw(block, scope) {
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
 * The first case of a headline that holds; an open answer has cases of its own, or else a sentence for all of them.
 * @param {HeadlineBlock} block
 * @param {Scope} scope
 * @returns {Sentence | null}
 */
export function caseOf(block, scope) {
  const open = scope.answer.legal === null;
  const sentence = block.cases.find(({ tone, when }) => (tone === "open") === open && holds(when, scope));
  return sentence ?? (open ? { tone: "open", text: words.say.openly.headline } : null);
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
