// The form of a checker, built from its declaration: which fields there are, of which type, in which range.

import { el } from "../kit/elements.js";
import { deciding, matters } from "./condition.js";
import { FormContext } from "./context.js";
import { brief, describe, kindFor, loadKinds } from "./kinds.js";
import { fieldWords, setsFieldOf, ui, withWords } from "../words/words.js";

/**
 * Build the form, once the modules of its kinds of input are there. `words` are those of the page, `changed` is called after every change. Gives { node, read, write, refresh, imply }:
 * `read` makes the request, without what is left at its default; `write` shows a request, as far as it fits; `refresh`
 * is for when other sets have come into play; `imply` shows by which sets a question is answered that names none.
 * @param {PageWords} words
 * @param {() => void} changed
 */
export async function buildForm(words, changed) {
  await loadKinds(words);
  return withWords(words, () => formOf(words, changed));
}

/**
 * @param {PageWords} words
 * @param {() => void} changed
 */
function formOf(words, changed) {
  const context = new FormContext();
  /** @type {Inputs} */
  const form = grouping(words, context)(words.declaration.fields, "", () => {
    form.refresh();
    changed();
  });
  context.hold(() => form.values(), setsFieldOf(words.declaration));

  return {
    node: form.node,
    read: form.read,
    inSight: form.inSight,
    below: form.below,
    refresh: form.refresh,
    /**
     * The element of an input, by its path.
     * @param {string} path
     * @returns {HTMLElement | null}
     */
    nodeOf: (path) => form.node.querySelector(`[data-input="${path}"]`),
    /** @param {JsonObject} request */
    write(request) {
      context.imply([]);
      form.write(request);
      form.refresh();
    },
    /** @param {string[]} ids */
    imply(ids) {
      if (context.imply(ids)) form.refresh();
    },
  };
}

/**
 * What makes inputs of a form.
 * @param {PageWords} words
 * @param {FormContext} context
 */
export function grouping(words, context) {
  /** @type {Around} */
  const around = { group, context, sprite: words.sprite, describe, make: (declaration, own, onChange) => kindFor(declaration, own).make(declaration, own, onChange, around) };

  /**
   * @param {Declaration[]} declarations
   * @param {string} path
   * @param {() => void} onChange
   * @returns {Inputs}
   */
  function group(declarations, path, onChange) {
    const fields = declarations.map((declaration) => {
      const name = path ? `${path}.${declaration.name}` : declaration.name;
      const own = fieldWords(name);
      const field = around.make(declaration, own, onChange);
      field.node.dataset.input = name;
      return { declaration, name, own, field, held: /** @type {string | true | null} */ (null) };
    });
    for (const { declaration, field } of fields) {
      const below = fields.find(({ declaration: { name } }) => name === declaration.on);
      if (below) field.lieOn?.(below.field);
    }
    /** @param {{ name: string }} field */
    const isMore = ({ name }) => words.more.includes(name);
    const more = fields.filter(isMore);
    const details = more.length
      ? el(
          "details",
          { class: "fold checker__extra" },
          el("summary", {}, ui("more-options")),
          more.map(({ field }) => field.node),
        )
      : null;
    const node = el("div", { class: "fields" }, inRows(fields.filter((each) => !isMore(each))), details);

    const values = () => Object.fromEntries(fields.map(({ declaration, field }) => [declaration.name, field.read()]));

    /**
     * Show what matters. What a request held that doesn't stays in sight until an input that decides is changed. What is
     * out of sight decides nothing.
     */
    function settle() {
      const beside = values();
      const beyond = context.whole();
      for (const each of fields) {
        const { when } = each.own;
        each.field.settle?.(beside, beyond);
        if (!when) continue;
        const decides = deciding(when, beside, beyond);
        if (each.held === true) each.held = decides;
        each.field.node.hidden = each.held !== decides && !matters(when, beside, beyond);
        each.field.shown?.(!each.field.node.hidden);
        if (each.field.node.hidden) beside[each.declaration.name] = each.declaration.default ?? null;
      }
      if (details) details.hidden = more.every(({ field }) => field.node.hidden);
    }

    function read() {
      /** @type {JsonObject} */
      const request = {};
      for (const { declaration, field } of fields) {
        if (field.node.hidden) continue;
        const value = field.read();
        if (!isDefault(declaration, field, value)) request[declaration.name] = value;
      }
      return request;
    }

    /** @param {JsonObject} request */
    function write(request) {
      for (const each of fields) {
        each.field.write(request[each.declaration.name]);
        each.held = each.declaration.name in request ? true : null;
      }
      if (details && more.some(({ declaration }) => declaration.name in request)) details.open = true;
    }

    function refresh() {
      for (const { field } of fields) field.refresh?.();
      settle();
    }

    /**
     * The values in sight as [declaration, words, value], for saying what was put in.
     * @returns {FilledInput[]}
     */
    const inSight = () =>
      fields
        .filter(({ field }) => !field.node.hidden)
        .map(({ declaration, own, field }) => [declaration, own, field.read()]);

    /**
     * What was put in, in brief: a text for each input in sight that says something, but not for the one of that name.
     * @param {string} [except]
     */
    const briefly = (except) =>
      inSight()
        .filter(([{ name }]) => name !== except)
        .map((input) => brief(input))
        .filter(Boolean);

    /**
     * Give the choices in sight that are as they were at first these values.
     * @param {JsonObject} wanted
     */
    function decide(wanted) {
      for (const { declaration, field } of fields) {
        if (!(declaration.name in wanted) || field.node.hidden) continue;
        if (isDefault(declaration, field, field.read())) field.write(wanted[declaration.name]);
      }
    }

    /**
     * Put something below an input.
     * @param {string} wanted
     * @param {HTMLElement} what
     */
    const below = (wanted, what) => fields.find(({ name }) => name === wanted)?.field.node.after(what);

    return { node, values, read, write, refresh, inSight, briefly, decide, below };
  }

  return group;
}

/**
 * The nodes of inputs one below the other; of those that may stand beside each other, all that follow one another share a row.
 * @param {{ declaration: Declaration, own: InputWords, field: Input }[]} fields
 */
function inRows(fields) {
  /** @type {HTMLElement[]} */
  const rows = [];
  /** @type {HTMLElement | null} */
  let row = null;
  for (const { declaration, own, field } of fields) {
    const isBeside = kindFor(declaration, own).isBeside;
    if (isBeside && row) {
      row.append(field.node);
      continue;
    }
    row = isBeside ? el("div", { class: `fields__beside${own.abreast ? " fields__beside--always" : ""}` }, field.node) : null;
    rows.push(row ?? field.node);
  }
  return rows;
}

/**
 * Whether an input is as it was at first, so that a request need not tell it.
 * @param {Declaration} declaration
 * @param {Input} field
 * @param {Json} value
 */
function isDefault(declaration, field, value) {
  if (field.touched) return !field.touched();
  if (value === null || value === "") return true;
  if (typeof value === "object") return Object.keys(value).length === 0;
  return "default" in declaration && value === declaration.default;
}
