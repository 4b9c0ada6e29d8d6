"""What cannot be read on a page: text and columns that are cut off, lie over others, or reach beyond the window."""

from __future__ import annotations

from playwright.sync_api import Page

_UNREADABLE = """
() => {
  const found = new Set();
  const say = (what, text) => found.add(`${what}: ${text.trim().replace(/\\s+/g, " ").slice(0, 70)}`);
  // Many texts stand in the same elements, each of which is asked once.
  const asked = (ask) => {
    const known = new Map();
    return function answer(node) {
      if (!node || node === document.body) return false;
      if (!known.has(node)) known.set(node, ask(node, answer));
      return known.get(node);
    };
  };
  // Words for those who listen are one pixel large.
  const isSpoken = asked((node, outer) => {
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const tiny = style.position === "absolute" && style.overflowX !== "visible" && box.width <= 1.5;
    const clipped = style.clipPath.startsWith("inset(50%") || style.clip === "rect(0px, 0px, 0px, 0px)";
    return tiny || clipped || outer(node.parentElement);
  });
  const scrolls = asked((node, outer) => {
    const { overflowX, position } = getComputedStyle(node);
    if (["auto", "scroll"].includes(overflowX)) return true;
    return position !== "fixed" && outer(node.parentElement);
  });
  const floats = asked(
    (node, outer) => ["fixed", "sticky"].includes(getComputedStyle(node).position) || outer(node.parentElement),
  );
  const shapeOf = asked((node) => {
    const { overflowX: x, overflowY: y, display, webkitLineClamp, textOverflow } = getComputedStyle(node);
    const isShort = webkitLineClamp !== "none" || textOverflow === "ellipsis";
    return { isInline: display === "inline", isShort, x, y, outer: node.getBoundingClientRect() };
  });
  const lines = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest("svg, script, template, noscript")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isSpoken(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // What ends in an ellipsis stands in full elsewhere: the title in the heading, the power of a card on its page.
    let shortened = false;
    const inner = range.getBoundingClientRect();
    for (let one = holder; one && one !== document.body; one = one.parentElement) {
      const { isInline, isShort, x, y, outer } = shapeOf(one);
      if (isInline) continue;
      if (isShort) {
        shortened = true;
        break;
      }
      const wide = inner.right > outer.right + 2 || inner.left < outer.left - 2;
      const high = inner.bottom > outer.bottom + inner.height / 3;
      if (["hidden", "clip"].includes(x) && wide && !scrolls(holder)) say("cut off at the side", text.data);
      else if (["hidden", "clip"].includes(y) && high) say("cut off below", text.data);
      if (["auto", "scroll"].includes(x) || ["auto", "scroll"].includes(y)) break;
    }
    for (const box of shortened ? [] : range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(holder)) say("beyond the window", text.data);
      if (!floats(holder) && !scrolls(holder)) lines.push({ text, box });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((one, place) => {
    for (let next = place + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other.box.top >= one.box.bottom) break;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      const least = Math.min(one.box.height, other.box.height);
      if (one.text !== other.text && width > 3 && height > least * 0.45) {
        say("one over the other", `${one.text.data.trim().slice(0, 30)} | ${other.text.data}`);
      }
    }
  });
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) say("sideways", `${scrollWidth} > ${innerWidth}`);
  return [...found];
}
"""


_CUT_OFF = """() => {
  const cut = [];
  for (const table of document.querySelectorAll("main table")) {
    table.closest("details")?.setAttribute("open", "");
    if (!table.checkVisibility()) continue;
    for (let around = table; around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).scrollSnapType !== "none") break; // what is swiped is whole, one after the other
      if (getComputedStyle(around).overflowX !== "visible" && around.scrollWidth > around.clientWidth + 1) {
        cut.push(`${around.scrollWidth} > ${around.clientWidth}: ${(table.tHead ?? table).innerText.slice(0, 60)}`);
        break;
      }
    }
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) cut.push(`the page is too wide: ${scrollWidth} > ${innerWidth}`);
  return cut;
}"""


def enlarge_text(page: Page, times: float) -> None:
    """Show letters so many times as large, as a reader does in the settings of the browser: nothing else is larger."""
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": round(16 * times), "fixed": round(13 * times)}})


def unreadable(page: Page) -> list[str]:
    """The texts of a page that cannot be read as a whole, each with what is in the way."""
    found: list[str] = page.evaluate(_UNREADABLE)
    return found


def out_of_sight(page: Page) -> list[str]:
    """The tables whose columns are not all in sight, also of what is folded up, and the page if it is too wide."""
    found: list[str] = page.evaluate(_CUT_OFF)
    return found
