// The form of a checker, built from its declaration: which fields there are, of which type, in which range.

import { el } from "./dom.js";
import { useTables } from "./fields/frame.js";
import { entryField } from "./fields/entry.js";
import { listField } from "./fields/list.js";
import { multisetField } from "./fields/multiset.js";
import { setField } from "./fields/set.js";
import { choiceField, integerField, textField } from "./fields/simple.js";
import { ui } from "./words.js";

const MAKERS = {
  entry: entryField,
  multiset: multisetField,
  set: setField,
  integer: integerField,
  choice: choiceField,
  text: textField,
};

/**
 * Build the form. `words` are those of the page, `changed` is told of every change. Gives { node, read, write }:
 * `read` makes the request, without what is left at its default; `write` shows a request, as far as it fits.
 */
export function buildForm(words, changed) {
  useTables(words.tables);

  function make(declarations, path, onChange) {
    const fields = declarations.map((declaration) => {
      const name = path ? `${path}.${declaration.name}` : declaration.name;
      const own = words.fields[name] ?? { label: declaration.name };
      const maker = declaration.type === "list" ? listField : MAKERS[declaration.type];
      const extra = declaration.type === "list" ? make : words.sprite;
      return { declaration, name, field: maker(declaration, own, onChange, extra) };
    });
    const isMore = ({ name }) => words.more.includes(name);
    const more = fields.filter(isMore);
    const details = more.length
      ? el(
          "details",
          { class: "ck-extra" },
          el("summary", {}, ui("more-options")),
          more.map(({ field }) => field.node),
        )
      : null;
    const node = el(
      "div",
      { class: "ck-fields" },
      fields.filter((each) => !isMore(each)).map(({ field }) => field.node),
      details,
    );

    function read() {
      const request = {};
      for (const { declaration, field } of fields) {
        const value = field.read();
        if (!isDefault(declaration, field, value)) request[declaration.name] = value;
      }
      return request;
    }

    function write(request) {
      for (const { declaration, field } of fields) field.write(request[declaration.name]);
      if (details && more.some(({ declaration }) => declaration.name in request)) details.open = true;
    }

    return { node, read, write };
  }

  return make(words.declaration.fields, "", changed);
}

function isDefault(declaration, field, value) {
  if (field.touched) return !field.touched();
  if (Array.isArray(value)) return value.length === 0;
  if (value === null || value === "") return true;
  return "default" in declaration && value === declaration.default;
}
