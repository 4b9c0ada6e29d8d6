// Several different entries of a table: chips for what is chosen, toggles for what matters most, a picker for the rest.

import { el, fill } from "../kit/elements.js";
import { opening, picker } from "./picker.js";
import { labelled, namesIn, plain, say, ui, uiText } from "../words/words.js";
import { framed, tableIds } from "./frame.js";
import { adder, chip, fewOf, isNarrow, laid } from "./picked.js";

const FEW = 8; // up to how many entries are all laid out of themselves

/**
 * @param {IdsDeclaration} declaration
 * @param {InputWords} words
 * @param {() => void} changed
 * @param {Around} around
 * @returns {Input}
 */
function setField(declaration, words, changed, { context }) {
  /** @type {string[]} */
  let value = [];
  let isChosen = false; // by the question or the reader
  const ids = tableIds(declaration.of);
  // That no set is in play is an answer; as long as nobody has chosen any, what the question names shows which are.
  const isOfSets = declaration.of === "set";
  const read = () => (isOfSets && !isChosen ? context.implied : [...value]);
  const isCalled = isNarrow(words) && !words.laid_out;
  const matter = (declaration.suggested ?? []).filter((id) => ids.includes(id));
  const isWhole = ids.length <= FEW || (words.laid_out && !matter.length);
  const suggested = isCalled ? [] : isWhole ? ids : matter;
  const chosen = el("ul", { class: "field__chips" });

  /** @param {string[]} next */
  function set(next) {
    value = ids.filter((id) => next.includes(id));
    isChosen = true;
    draw();
    changed();
  }

  /** @param {string} id */
  function takeAway(id) {
    set(value.filter((other) => other !== id));
    opener.focus();
  }

  const dialog = picker({
    context,
    table: declaration.of,
    ids,
    first: context.firstOf(words) ?? (matter.length || suggested.length ? { ids: suggested.length ? suggested : matter, title: plain(words.suggested) } : undefined),
    others: words.others && plain(words.others),
    title: say(words.label),
    several: true,
    chosen: read,
    choose: set,
    owner: (id) => context.ownerOf(declaration.of, words, id),
  });

  const toggles = suggested.map((id) => {
    /** @type {HTMLInputElement} */
    const box = el("input", {
      type: "checkbox",
      onchange: () => set(box.checked ? [...read(), id] : read().filter((other) => other !== id)),
    });
    return { id, box, node: el("label", { class: words.laid_out ? "field__few-one" : "field__toggle" }, box, laid(declaration.of, id, words)) };
  });

  const wide = () =>
    el(
      "button",
      {
        type: "button",
        class: suggested.length ? "action" : "action action--primary action--wide",
        ...opening(dialog),
        "aria-label": suggested.length ? null : labelled(plain(words.label), uiText("choose")),
      },
      suggested.length && words.others ? say(words.others) : ui("choose"),
    );
  const opener = isCalled ? adder(words, dialog) : wide();

  function draw() {
    for (const { id, box, node } of toggles) {
      box.checked = read().includes(id);
      node.hidden = !box.checked && !context.isInPlay(declaration.of, id);
    }
    fill(chosen, value.filter((id) => !suggested.includes(id)).map((id) => chip(declaration.of, id, () => takeAway(id))));
    chosen.hidden = !chosen.childElementCount;
  }

  const rest = ids.length > suggested.length ? opener : null;
  const besides = words.laid_out && toggles.length ? rest : null;

  draw();
  const node = framed(
    words,
    toggles.length && words.suggested ? el("p", { class: "field__help" }, say(words.suggested)) : null,
    toggles.length ? el("div", { class: words.laid_out ? fewOf(words) : "field__toggles" }, toggles.map((toggle) => toggle.node), besides) : null,
    chosen,
    besides ? null : rest,
  );
  node.classList.toggle("field--called", isCalled);
  return {
    node,
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
