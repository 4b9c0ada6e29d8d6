// Several different entries of a table: chips for what is chosen, toggles for what matters most, a picker for the rest.

import { el, face, fill } from "../dom.js";
import { opening, picker } from "../picker.js";
import { entry, labelled, namesIn, plain, say, ui, uiText } from "../words.js";
import { firstOf, framed, impliedSets, isInPlay, ownerOf, tableIds } from "./frame.js";

const FEW = 8; // up to how many entries are all laid out

/**
 * @param {IdsDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @returns {Input}
 */
function setField(declaration, words, changed) {
  /** @type {string[]} */
  let value = [];
  let isChosen = false; // by the question or the reader
  const ids = tableIds(declaration.of);
  // That no set is in play is an answer; as long as nobody has chosen any, what the question names shows which are.
  const isOfSets = declaration.of === "set";
  const read = () => (isOfSets && !isChosen ? impliedSets() : [...value]);
  const suggested = ids.length <= FEW ? ids : (declaration.suggested ?? []).filter((id) => ids.includes(id));
  const chosen = el("ul", { class: "field__chips" });

  /** @param {string[]} next */
  function set(next) {
    value = ids.filter((id) => next.includes(id));
    isChosen = true;
    draw();
    changed();
  }

  const dialog = picker({
    table: declaration.of,
    ids,
    first: firstOf(words) ?? (suggested.length ? { ids: suggested, title: plain(words.suggested) } : undefined),
    others: words.others && plain(words.others),
    title: say(words.label),
    several: true,
    chosen: read,
    choose: set,
    owner: (id) => ownerOf(declaration.of, words, id),
  });

  const toggles = suggested.map((id) => {
    const row = entry(declaration.of, id);
    /** @type {HTMLInputElement} */
    const box = el("input", {
      type: "checkbox",
      onchange: () => set(box.checked ? [...read(), id] : read().filter((other) => other !== id)),
    });
    return { id, box, node: el("label", { class: words.laid_out ? "field__few-one" : "field__toggle" }, box, el("span", { lang: row.l }, row.n)) };
  });

  /** @param {string} id */
  function chosenChip(id) {
    const row = entry(declaration.of, id);
    return el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: "field__pick",
          "aria-label": uiText("remove", { name: row.n }),
          onclick: () => {
            set(value.filter((other) => other !== id));
            opener.focus();
          },
        },
        row.picture ? face(row.picture, true) : null,
        el("span", { lang: row.l }, row.n),
        el("span", { class: "field__cross", "aria-hidden": "true" }, "×"),
      ),
    );
  }

  const opener = el(
    "button",
    {
      type: "button",
      class: suggested.length ? "action" : "action action--primary action--wide",
      ...opening(dialog),
      "aria-label": suggested.length ? null : labelled(plain(words.label), uiText("choose")),
    },
    suggested.length && words.others ? say(words.others) : ui("choose"),
  );

  function draw() {
    for (const { id, box, node } of toggles) {
      box.checked = read().includes(id);
      node.hidden = !box.checked && !isInPlay(declaration.of, id);
    }
    fill(chosen, value.filter((id) => !suggested.includes(id)).map(chosenChip));
    chosen.hidden = !chosen.childElementCount;
  }

  const rest = ids.length > suggested.length ? opener : null;
  const besides = words.laid_out && toggles.length ? rest : null;

  draw();
  return {
    node: framed(
      words,
      toggles.length && words.suggested ? el("p", { class: "field__help" }, say(words.suggested)) : null,
      toggles.length ? el("div", { class: words.laid_out ? "field__few" : "field__toggles" }, toggles.map(({ node }) => node), besides) : null,
      chosen,
      besides ? null : rest,
    ),
    read,
    write(wanted) {
      const list = Array.isArray(wanted) ? wanted.map(String) : [];
      value = ids.filter((id) => list.includes(id));
      isChosen = wanted !== undefined;
      draw();
    },
    refresh: draw,
    touched: isOfSets ? () => isChosen : undefined,
  };
}

/** @type {Kind} */
export const kind = {
  make: setField,
  describe: ({ of = "" }, _words, value, most) => namesIn(of, [value].flat(), most),
};
