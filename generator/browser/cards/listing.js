// The cards themselves: which are shown, in which order, and how many of very many are drawn.

// So many are drawn at once, and as many more when the reader comes near their end: a browser takes seconds to lay out
// thousands. Cards beyond have the class "later" from the start (generator/templates/cards.html.j2).
const DRAWN = 200;

/**
 * The items of a list by the ids of their cards. Gives { show, reach }: `show` puts these cards in their order and hides
 * the others; `reach` draws as many as it takes to have one of them in sight.
 * @param {HTMLElement} list
 * @param {Map<string, HTMLElement>} items
 */
export function listing(list, items) {
  /** @type {string[]} */
  let shown = [...items.keys()];
  let drawn = DRAWN;
  const end = document.createElement("div");
  list.after(end);
  if (items.size > DRAWN) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting) || drawn >= shown.length) return;
        drawn += DRAWN;
        draw();
        // It may still be near: asked anew, the observer says so.
        observer.unobserve(end);
        observer.observe(end);
      },
      { rootMargin: "100%" },
    );
    observer.observe(end);
  }

  function draw() {
    if (items.size <= DRAWN) return;
    const near = new Set(shown.slice(0, drawn));
    for (const [id, item] of items) item.classList.toggle("later", !near.has(id));
  }

  return {
    /** @param {string[]} ids */
    show(ids) {
      const isSame = String(ids) === String(shown);
      const wanted = new Set(ids);
      for (const [id, item] of items) item.hidden = !wanted.has(id);
      if (isSame) return;
      shown = ids;
      drawn = DRAWN;
      list.append(...ids.flatMap((id) => items.get(id) ?? []));
      draw();
    },
    /** @param {string} id */
    reach(id) {
      drawn = Math.max(drawn, shown.indexOf(id) + DRAWN);
      draw();
      items.get(id)?.scrollIntoView();
    },
  };
}
