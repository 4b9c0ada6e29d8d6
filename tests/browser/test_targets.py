"""A thumb hits what it aims at, and all text is there for who needs it large: on every kind of page and in what opens.

The pages of all languages are made from the same templates, so each kind is looked at in one of them, which changes
from kind to kind. The checkers are where tests/browser/test_accessible.py has each of them open.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.frame import open_search, open_sets
from tests.browser.pages import IN_TURN, OFTEN, PAGES_OF_CHECKERS
from tests.browser.sight import unreadable
from tests.browser.targets import NARROW, THUMB, hard_to_use, too_small
from tests.browser.verdict import wait_for_form
from tests.full import rest_in_full

PLACES = rest_in_full(
    [place for place in IN_TURN if place[1] not in PAGES_OF_CHECKERS.values()], lambda place: place[1] in OFTEN
)


@pytest.mark.parametrize(("folder", "path"), PLACES)
def test_every_page_is_for_a_thumb_and_for_eyes_that_need_large_letters(visit: Visit, folder: str, path: str) -> None:
    assert hard_to_use(visit(f"{folder}/{path}", **THUMB).page) == []


@pytest.mark.parametrize("size", [THUMB["viewport"], NARROW], ids=["390", "320"])
def test_what_opens_is_for_a_thumb_too(visit: Visit, size: ViewportSize) -> None:
    page = visit("pl/abyss/rules/recruit/", **{**THUMB, "viewport": size}).page
    page.locator("[popovertarget=frame-menu]:visible").first.click()
    assert too_small(page, "#frame-menu") == []
    page.keyboard.press("Escape")
    open_sets(page)
    assert too_small(page, "#frame-table") == []
    page.keyboard.press("Escape")
    open_search(page).fill("perła")
    expect(page.locator(".search__link").first).to_be_visible()
    assert too_small(page, "#frame-search") == []
    page.keyboard.press("Escape")
    page.locator(".jump__open").click()
    assert too_small(page, ".jump__list") == []
    page.goto(page.url.partition("/pl/")[0] + "/pl/abyss/check/recruit/")
    wait_for_form(page)
    page.locator(".field__chosen button").first.click()
    page.locator("dialog.picker .card__option").first.wait_for()
    assert too_small(page, "dialog.picker") == []


def test_what_is_too_small_cut_off_or_covered_is_found(visit: Visit) -> None:
    """The measures themselves: what they should find in a page is found."""
    page = visit("en/abyss/rules/", **THUMB).page
    assert too_small(page) == []
    assert unreadable(page) == []
    page.evaluate(
        """() => {
          const small = Object.assign(document.createElement("button"), { textContent: "x" });
          const cut = Object.assign(document.createElement("p"), { textContent: "Whoever reads this sees half of it" });
          const over = Object.assign(document.createElement("p"), { textContent: "This lies over other words" });
          Object.assign(small.style, { width: "30px", height: "30px", padding: "0" });
          Object.assign(cut.style, { width: "90px", height: "20px", overflow: "hidden", whiteSpace: "nowrap" });
          Object.assign(over.style, { marginTop: "-3.2em" });
          document.querySelector("main").append(small, cut, "Some more words that are long enough", over);
        }"""
    )
    assert len(too_small(page)) == 1
    assert {found.partition(":")[0] for found in unreadable(page)} == {"cut off at the side", "one over the other"}
