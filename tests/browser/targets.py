"""What a thumb cannot hit: targets of less than 44 pixels each way. Links and terms within text, as in a sentence or
in a cell of a table, are as large as the text."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.sight import enlarge_text, unreadable

THUMB: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}
NARROW: ViewportSize = {"width": 320, "height": 640}
WINDOWS: tuple[tuple[ViewportSize, int], ...] = (
    (NARROW, 1),
    ({"width": 640, "height": 800}, 2),
    ({"width": 1280, "height": 800}, 2),
    (THUMB["viewport"], 2),
)
"""What 640 pixels are at 200 %, and letters alone twice as large: on a phone, where 195 of its pixels are left, in a
window with some room and in one with much."""

# A small box may have a larger area: a label around its input, or a part that is drawn over what stands beside it. So
# what is small is asked again by where a tap would go, pixel by pixel up and down, left and right from its middle.
_SMALL = """
(inside) => {
  const TARGETS = "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=tab]";
  const LEAST = 43.5;
  const words = (node) => node?.textContent.replace(/[\\s\\d.,;:·|/()\\u3001\\u30fb-]/g, "") ?? "";
  const inText = (node) => {
    if (node.closest("nav, .kicker, .contents")) return false;
    if (getComputedStyle(node).display !== "inline" && !node.matches(".term, .fallback-badge")) return false;
    if (node.closest("p, li, td, th, dt, dd, caption, figcaption, h3, label")) return true;
    let block = node.parentElement;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    const own = [...block.querySelectorAll("a, button")].reduce((sum, one) => sum + words(one).length, 0);
    return words(block).length > own;
  };
  const area = (node) => (node.matches("input") && node.closest("label")) || node;
  const hits = (node, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.control === node || hit.closest("label, a, button") === node);
  };
  const small = [];
  for (const target of document.querySelectorAll(`:is(${inside}) :is(${TARGETS})`)) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const node = area(target);
    let box = node.getBoundingClientRect();
    if (box.width >= LEAST && box.height >= LEAST) continue;
    if (box.width < 2 || box.height < 2 || inText(target) || target.closest("[aria-hidden=true]")) continue;
    node.scrollIntoView({ block: "center", behavior: "instant" });
    box = node.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reach = (right, down) => {
      let far = 0;
      while (far < LEAST && hits(node, x + right * (far + 1), y + down * (far + 1))) far += 1;
      return far;
    };
    const wide = box.width >= LEAST || reach(-1, 0) + reach(1, 0) >= LEAST - 2;
    const high = box.height >= LEAST || reach(0, -1) + reach(0, 1) >= LEAST - 2;
    if (!wide || !high) {
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
      small.push(`${size}: ${target.outerHTML.replace(/\\s+/g, " ").slice(0, 110)}`);
    }
  }
  scrollTo(0, 0);
  return small;
}
"""


def too_small(page: Page, inside: str = "body") -> list[str]:
    """The targets in sight that are too small for a thumb, within what a selector names."""
    found: list[str] = page.evaluate(_SMALL, inside)
    return found


def hard_to_use(page: Page) -> list[str]:
    """What a thumb cannot hit or eyes that need large letters cannot read on a page that was opened for a ``THUMB``."""
    found = too_small(page)
    for size, times in WINDOWS:
        page.set_viewport_size(size)
        if size is NARROW:
            found += too_small(page)
        enlarge_text(page, times)
        found += [f"{size['width']} px, letters × {times}: {one}" for one in unreadable(page)]
    enlarge_text(page, 1)
    return found
