"""What axe finds on a page, without measuring the same contrast hundreds of times."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

# Two rules look at nothing but how a text is painted, and take most of the time, as axe asks for each text what lies
# behind it. Texts are painted alike if they stand in elements of the same names and classes all the way up, each of
# which has the same colours and size as its counterpart. Of many alike, these two rules measure the first two; all
# others are run on the whole page.
_RUN = """
async () => {
  const KNOWN = "data-painted-as-another", ALIKE = 2;
  // What is still fading in has no colour of its own yet.
  const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map((one) => one.finished));
  const seen = new Map();
  const look = (element, above) => {
    const style = getComputedStyle(element);
    const painted = [
      above, element.localName, element.className?.baseVal ?? element.className, element.checkVisibility(), style.color,
      style.backgroundColor, style.backgroundImage, style.opacity, style.fontSize, style.fontWeight, style.position,
      style.textDecorationLine, style.borderBottomStyle,
    ].join("|");
    const known = seen.get(painted) ?? { number: seen.size, count: 0 };
    seen.set(painted, known);
    known.count += 1;
    element.toggleAttribute(KNOWN, known.count > ALIKE);
    for (const child of element.children) look(child, known.number);
  };
  look(document.documentElement, "");
  axe.configure({ rules: [
    { id: "color-contrast", selector: `:not([${KNOWN}])` },
    { id: "link-in-text-block", selector: `a[href]:not([${KNOWN}])` },
  ] });
  // What axe would load first is for a rule that is off and for pages with sound.
  return (await axe.run(document, { preload: false, resultTypes: ["violations"] })).violations;
}
"""


def violations(page: Page) -> list[str]:
    """What axe finds, in a line each."""
    page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(_RUN)
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} ({node.get('failureSummary', '')[:200]})"
        for violation in found
        for node in violation["nodes"][:3]
    ]
