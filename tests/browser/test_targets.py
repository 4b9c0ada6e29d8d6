"""A thumb hits what it aims at, and all text is there for who needs it large: on every kind of page and in what opens.

The pages of all languages are made from the same templates, so each kind is looked at in one of them, which changes
from kind to kind.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.frame import open_search, open_sets
from tests.browser.pages import IN_TURN, PAGES_OF_CHECKERS
from tests.browser.sight import enlarge_text, unreadable
from tests.browser.targets import too_small
from tests.browser.verdict import example_of, wait_for_answer, wait_for_form

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

_CHECKERS = {path: checker for checker, path in PAGES_OF_CHECKERS.items()}


def opened(visit: Visit, folder: str, path: str) -> Page:
    """A page on a phone; a checker with its answer."""
    checker = _CHECKERS.get(path)
    page = visit(f"{folder}/{path}{example_of(checker) if checker else ''}", **THUMB).page
    if checker:
        wait_for_answer(page)
        wait_for_form(page)
    return page


@pytest.mark.parametrize(("folder", "path"), IN_TURN)
def test_every_page_is_for_a_thumb_and_for_eyes_that_need_large_letters(visit: Visit, folder: str, path: str) -> None:
    page = opened(visit, folder, path)
    found = too_small(page)
    for size, times in WINDOWS:
        page.set_viewport_size(size)
        if size is NARROW:
            found += too_small(page)
        enlarge_text(page, times)
        found += [f"{size['width']} px, letters × {times}: {one}" for one in unreadable(page)]
    enlarge_text(page, 1)
    assert found == []


@pytest.mark.parametrize("size", [THUMB["viewport"], NARROW], ids=["390", "320"])
def test_what_opens_is_for_a_thumb_too(visit: Visit, size: ViewportSize) -> None:
    page = visit("pl/abyss/rules/recruit/", **{**THUMB, "viewport": size}).page
    page.locator("[popovertarget=frame-menu]:visible").first.click()
    assert too_small(page, "#frame-menu") == []
    page.keyboard.press("Escape")
    open_sets(page)
    assert too_small(page, "#frame-sets") == []
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
