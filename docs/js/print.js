// On paper: everything unfolded and in light colours, for as long as the printing takes.

export function startPrinting() {
  /** @type {(() => void)[]} */
  let undo = [];
  addEventListener("beforeprint", () => {
    const folded = [...document.querySelectorAll("main details:not([open], .checker__docs, .checker__examples)")];
    const dark = [...document.querySelectorAll('[data-md-color-scheme="slate"]')];
    for (const part of dark) part.setAttribute("data-md-color-scheme", "default");
    for (const details of folded) details.open = true;
    undo = [
      ...dark.map((part) => () => part.setAttribute("data-md-color-scheme", "slate")),
      ...folded.map((details) => () => (details.open = false)),
    ];
  });
  addEventListener("afterprint", () => undo.splice(0).forEach((step) => step()));
}
