// On paper: everything unfolded, for as long as the printing takes. That it is in light colours is for the style sheet.

export function startPrinting() {
  /** @type {(() => void)[]} */
  let undo = [];
  addEventListener("beforeprint", () => {
    const folded = [...document.querySelectorAll("main details:not([open], .checker__docs, .checker__examples)")];
    for (const details of folded) details.open = true;
    undo = folded.map((details) => () => (details.open = false));
  });
  addEventListener("afterprint", () => undo.splice(0).forEach((step) => step()));
}
