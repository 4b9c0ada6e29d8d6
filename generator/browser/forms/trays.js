// A row of what can be taken up, one at a time, such as whose piece is put on a map.

import { el, fill, freshId } from "../kit/elements.js";

/** @typedef {{ id: string, sign: Piece, label: Piece }} Choice */

/**
 * @param {string} label
 * @param {(id: string) => void} take
 */
export function tray(label, take) {
  const group = freshId();
  const node = el("div", { class: "squares__brushes", role: "radiogroup", "aria-label": label });
  /** The names in sight; as long as they are the same, so are the elements, and the keyboard stays where it is. */
  let shown = "";
  return {
    node,
    /**
     * @param {Choice[]} choices
     * @param {string} chosen
     * @param {HTMLElement | null} [behind]
     */
    show(choices, chosen, behind = null) {
      const drawn = choices.map(({ id, sign, label: name }) => {
        const box = el("input", { type: "radio", name: group, value: id, onchange: () => take(id) });
        return el("label", { class: "squares__brush" }, box, el("span", { class: "squares__sign", "aria-hidden": "true" }, sign), el("span", {}, name));
      });
      const signature = drawn.map((one) => one.outerHTML).join("") + Boolean(behind);
      if (signature !== shown) fill(node, drawn, behind);
      shown = signature;
      for (const box of node.querySelectorAll("input")) box.checked = box.value === chosen;
    },
  };
}
