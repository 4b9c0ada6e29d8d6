// A list of objects with fields of their own: a foldable block for each, with buttons to add and to remove.

import { el, fill } from "../dom.js";
import { say, plain, ui } from "../words.js";
import { framed } from "./frame.js";

export function listField(declaration, words, changed, makeFields) {
  let items = [];
  const place = el("div", { class: "ck-list" });
  const add = el(
    "button",
    {
      type: "button",
      class: "ck-button ck-wide",
      onclick: () => {
        for (const own of items) own.node.open = false;
        items.push(item());
        draw();
        changed();
        items.at(-1).node.querySelector("summary").focus();
      },
    },
    words.add ? say(words.add) : "+",
  );

  function item() {
    const heading = el("span", {});
    const own = { heading };
    const summary = el("summary", {}, heading);
    own.fields = makeFields(declaration.fields, declaration.name, () => (title(own), changed()));
    own.remove = el(
      "button",
      {
        type: "button",
        class: "ck-button ck-quiet",
        onclick: () => {
          items = items.filter((other) => other !== own);
          draw();
          changed();
          add.focus();
        },
      },
      words.remove ? say(words.remove) : ui("clear"),
    );
    own.node = el("details", { class: "ck-item", open: true }, summary, own.fields.node, own.remove);
    return own;
  }

  // An item is called by its first text, such as a player's name, or else by its number.
  function title(own) {
    const called = declaration.fields.find((field) => field.type === "text");
    const name = called ? own.fields.read()[called.name] : "";
    const number = items.indexOf(own) + 1;
    fill(own.heading, name || (words.item ? plain(words.item, { number }) : String(number)));
  }

  function draw() {
    items.forEach(title);
    fill(place, items.map((own) => own.node));
    add.hidden = items.length >= declaration.max_items;
    for (const own of items) own.remove.hidden = items.length <= Math.max(1, declaration.min_items);
  }

  function write(given) {
    const rows = (Array.isArray(given) ? given : []).slice(0, declaration.max_items);
    while (rows.length < Math.max(1, declaration.min_items)) rows.push({});
    items = rows.map((row) => {
      const own = item();
      own.fields.write(row !== null && typeof row === "object" ? row : {});
      return own;
    });
    for (const own of items.slice(1)) own.node.open = false;
    draw();
  }

  write([]);
  return {
    node: framed(words, place, add),
    read: () => items.map((own) => own.fields.read()),
    write,
    // A list that nobody has touched is as good as none.
    touched: () => items.length > 1 || items.some((own) => Object.keys(own.fields.read()).length > 0),
  };
}
