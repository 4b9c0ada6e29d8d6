// The form of a checker, built from its declaration: which fields there are, of which type, in which range.

import { el, fill } from "../kit/elements.js";
import { deciding, matters } from "./condition.js";
import { FormContext } from "./context.js";
import { brief, describe, kindFor, loadKinds } from "./kinds.js";
import { fieldWords, say, setsFieldOf, ui, withWords } from "../words/words.js";

/**
 * Build the form, once the modules of its kinds of input are there. `words` are those of the page, `changed` is called after every change. Gives { node, read, write, refresh, imply }:
 * `read` makes the request, without what is left at its default; `write` shows a request, as far as it fits; `refresh`
 * is for when other sets have come into play; `imply` shows by which sets a question is answered that names none.
 * @param {PageWords} words
 * @param {() => void} changed
 */
export async function buildForm(words, changed) {
  const [drawing, charts, covers, counting] = await Promise.all([
    words.drawn ? import("./drawn.js") : null,
    words.charted ? import("./charted.js") : null,
    words.covered ? import("./covered.js") : null,
    words.standing ? import("./counted-map.js") : null,
    loadKinds(words),
  ]);
  return withWords(words, () => formOf(words, changed, { drawing, charts, covers, counting }));
}

/**
 * @param {PageWords} words
 * @param {() => void} changed
 * @param {Pictures} pictures
 */
function formOf(words, changed, pictures) {
  const context = new FormContext();
  /** @type {Inputs} */
  const form = grouping(words, context, pictures)(words.declaration.fields, "", () => {
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
    /** Show what the engine says of the question, or that it says nothing. */
    answered: form.answered,
    /** Show what was put in before, in other forms too, for a question that nobody has asked yet; whether there was anything. */
    begin() {
      const isThere = form.begin();
      if (isThere) form.refresh();
      return isThere;
    },
    /** Forget that; gives what brings it back. */
    forget: form.forget,
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
 * What draws lists of a form, what puts its inputs on a map, reads lists off a grid or counts inputs from a map, if its words want that.
 * @typedef {{ drawing?: typeof import("./drawn.js") | null, charts?: typeof import("./charted.js") | null, covers?: typeof import("./covered.js") | null, counting?: typeof import("./counted-map.js") | null }} Pictures
 */

/**
 * What makes inputs of a form.
 * @param {PageWords} words
 * @param {FormContext} context
 * @param {Pictures} [pictures]
 */
export function grouping(words, context, { drawing, charts, covers, counting } = {}) {
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
      const made = around.make(declaration, own, onChange);
      const field = own.tucked ? tucked(made, declaration, own) : made;
      field.node.dataset.input = name;
      return { declaration, name, own, field, held: /** @type {string | true | null} */ (null) };
    });
    for (const { declaration, field } of fields) {
      const below = fields.find(({ declaration: { name } }) => name === declaration.on);
      if (below) field.lieOn?.(below.field);
    }
    const covered = covers && words.covered && !path ? new covers.CoveredLists(words.covered, fields, around, onChange) : null;
    const chart = charts && words.charted && !path ? new charts.ChartedInputs(words.charted, fields, around, onChange) : null;
    const map = counting && words.standing && !path ? new counting.CountedMap(words.standing, fields, around, onChange) : null;
    /** @param {{ name: string }} field */
    const isMore = ({ name }) => words.more.includes(name) && !chart?.holds(name);
    const more = fields.filter(isMore);
    const details = more.length
      ? el(
          "details",
          { class: "fold checker__extra" },
          el("summary", {}, ui("more-options")),
          more.map(({ field }) => field.node),
        )
      : null;
    const drawn = drawing && words.drawn && !path ? new drawing.DrawnLists(words.drawn, fields, around, onChange) : null;
    const at = chart ? fields.findIndex(({ name }) => chart.holds(name)) : 0;
    /** @param {typeof fields} some */
    const rest = (some) => inRows(some.filter((each) => !isMore(each) && !drawn?.holds(each.name) && !chart?.holds(each.name)));
    const node = el("div", { class: "fields" }, map?.node, rest(fields.slice(0, at)), drawn?.node, chart?.node, rest(fields.slice(at)), details);
    covered?.stand();

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
      drawn?.follow();
      covered?.follow();
      chart?.follow();
      map?.follow();
      if (details) details.hidden = more.every(({ field }) => field.node.hidden || !details.contains(field.node));
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
      // Further options that the question tells of stand before the others, which stay folded.
      for (const { declaration, field } of more) {
        if (declaration.name in request) details?.before(field.node);
        else details?.append(field.node);
      }
      drawn?.given();
      covered?.given();
      chart?.given();
      map?.given();
    }

    /** @type {Inputs["put"]} */
    function put(some) {
      for (const { declaration, field } of fields) if (declaration.name in some) field.write(some[declaration.name]);
    }

    const begin = () => [...fields.map(({ field }) => field.begin?.()), drawn?.begin(), chart?.begin(), map?.begin()].some(Boolean);

    function forget() {
      const back = [...fields.map(({ field }) => field.forget?.()), drawn?.forget(), chart?.forget(), map?.forget()];
      return () => back.forEach((one) => one?.());
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

    /** @type {Inputs["answered"]} */
    const answered = (answer, blocks) => chart?.answered(answer, blocks);

    return { node, values, read, write, refresh, inSight, briefly, decide, put, below, begin, forget, answered };
  }

  return group;
}

/**
 * An input that waits folded, and says in brief what it holds.
 * @param {Input} input
 * @param {Declaration} declaration
 * @param {InputWords} own
 * @returns {Input}
 */
function tucked(input, declaration, own) {
  const holds = el("span", { class: "field__brief" });
  const node = el("details", { class: "fold field__tucked" }, el("summary", {}, el("b", {}, say(own.label)), holds), input.node);
  const tell = () => fill(holds, describe([declaration, own, input.read()]));
  return { ...input, node, settle: (beside, whole) => (input.settle?.(beside, whole), tell()) };
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
