"""The site as somebody hears it who does not see it: outline, landmarks, names, and answers told in few words.

That every kind of page reads well, tests/browser/test_pages.py finds where each of them is open.
"""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.frame import open_search, open_sets
from tests.browser.tree import faults
from tests.browser.verdict import example_of, fragment, wait_for_answer, wait_for_form


def test_what_opens_reads_well(visit: Visit) -> None:
    page = visit("en/abyss/rules/recruit/", viewport={"width": 390, "height": 844}).page
    page.locator("[popovertarget=frame-menu]:visible").first.click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    open_sets(page)
    assert faults(page) == []
    page.keyboard.press("Escape")
    open_search(page).fill("pearl")
    expect(page.locator(".search__link").first).to_be_visible()
    behind = ("headings of the first level", "banner", "main", "contentinfo")  # which a dialog hides
    assert [fault for fault in faults(page) if not fault.startswith(behind)] == []


_NOTE_WHAT_IS_TOLD = """
() => {
  window.told = [];
  for (const live of document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert]")) {
    new MutationObserver(() => window.told.push(live.textContent.trim())).observe(live, {
      childList: true, characterData: true, subtree: true,
    });
  }
}
"""


def told(page: Page) -> list[str]:
    """What a screen reader was given to say since this was asked last, without what says nothing."""
    texts: list[str] = page.evaluate("() => window.told.splice(0)")
    return [text for text in dict.fromkeys(texts) if text]


def test_an_answer_that_changes_is_told_in_its_headline_alone(visit: Visit) -> None:
    page = visit(f"en/abyss/check/recruit/{fragment({'lord': 'commander', 'allies': ['crab-3']})}").page
    wait_for_answer(page)
    wait_for_form(page)
    page.evaluate(_NOTE_WHAT_IS_TOLD)
    before = page.locator("html").get_attribute("data-verdict")
    page.get_by_role("button", name="Crab 5: 0 of ").click()
    expect(page.locator("html")).not_to_have_attribute("data-verdict", str(before))
    page.wait_for_function("() => window.told.length > 0")
    said = told(page)
    assert len(said) == 1
    assert len(said[0]) < 160


def test_nested_parts_are_not_told_twice(visit: Visit) -> None:
    page = visit(f"en/abyss/check/recruit/{example_of('abyss/recruit')}").page
    wait_for_answer(page)
    nested = (
        "[aria-live] [aria-live], [role=status] [role=status], [role=status] [aria-live], [aria-live] [role=status]"
    )
    expect(page.locator(nested)).to_have_count(0)
