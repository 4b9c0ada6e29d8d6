"""Letters twice as large, also where a style sheet of the reader's own makes them so, which no width in a sheet
notices; and a phone that lies on its side. ``test_targets.py`` enlarges every page by the browser's own setting."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.sight import enlarge_text, unreadable
from tests.browser.targets import THUMB
from tests.browser.verdict import wait_for_form
from tests.full import rest_in_full
from tests.games import GAMES

CLASHING = """() => [...document.querySelectorAll(".dock__door")]
  .filter((door) => door.scrollWidth > door.clientWidth + 1)
  .map((door) => door.textContent)"""
LINES_OF_DOORS = """() => [...document.querySelectorAll(".dock__door")].map((door) => {
  const letters = document.createTreeWalker(door, NodeFilter.SHOW_TEXT);
  const lines = new Set();
  while (letters.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(letters.currentNode);
    for (const { top, width } of range.getClientRects()) if (width) lines.add(Math.round(top));
  }
  return lines.size;
})"""
SHORTENED = """() => [...document.querySelectorAll(".pad__name > span")]
  .filter((name) => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
  .map((name) => name.textContent)"""
KEYS_IN_SIGHT = """() => [...document.querySelectorAll(".pad__key")].filter((key) => {
  const { left, right, top, bottom } = key.getBoundingClientRect();
  return bottom > top && key.contains(document.elementFromPoint((left + right) / 2, bottom - 1));
}).length"""


def see_by_style(page: Page) -> None:
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")


def see_by_setting(page: Page) -> None:
    enlarge_text(page, 2)


SEEN = [
    (lang, path)
    for lang in ("en", "pl")
    for path in ("abyss/", "kemet/check/battle/", "abyss/practice/", "abyss/check/recruit/")
]
READ = [(lang, f"{game}/{page}/") for lang in ("ja", "pl", "en") for game in GAMES for page in ("learn", "aid")]
"""Long words and kept-together ones stand in the most narrow places of these pages."""


@pytest.mark.parametrize(("lang", "path"), [*SEEN, *rest_in_full(READ, 5)])
def test_nothing_is_cut_off_where_letters_alone_are_twice_as_large(visit: Visit, lang: str, path: str) -> None:
    page = visit(f"{lang}/{path}", **THUMB).page
    if "/check/" in path:
        wait_for_form(page)
    see_by_style(page)
    assert unreadable(page) == []
    assert page.evaluate(CLASHING) == []


@pytest.mark.parametrize("see", [see_by_style, see_by_setting])
@pytest.mark.parametrize("game", GAMES)
def test_a_pad_in_large_letters_shows_names_and_keys(visit: Visit, game: str, see: Callable[[Page], None]) -> None:
    page = visit(f"en/{game}/pad/", **THUMB).page
    page.locator(".pad__key").first.wait_for()
    see(page)
    assert unreadable(page) == []
    assert page.evaluate(SHORTENED) == []
    assert page.evaluate(KEYS_IN_SIGHT) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_a_pad_on_a_phone_that_lies_on_its_side_shows_all_keys(visit: Visit, game: str) -> None:
    page = visit(f"en/{game}/pad/", viewport={"width": 844, "height": 390}, has_touch=True).page
    page.locator(".pad__key").first.wait_for()
    assert page.evaluate(KEYS_IN_SIGHT) == page.locator(".pad__key:visible").count() >= 12


@pytest.mark.parametrize("see", [see_by_style, see_by_setting])
def test_keys_are_in_sight_on_a_phone_on_its_side_in_large_letters(visit: Visit, see: Callable[[Page], None]) -> None:
    page = visit("en/abyss/pad/", viewport={"width": 844, "height": 390}, has_touch=True).page
    page.locator(".pad__key").first.wait_for()
    see(page)
    assert page.evaluate(KEYS_IN_SIGHT) >= 6
    page.locator(".pad__key:visible").last.scroll_into_view_if_needed()
    page.locator(".pad__key:visible").last.tap()


def test_a_word_of_the_dock_stays_whole_where_letters_are_wide(visit: Visit) -> None:
    page = visit("ja/kemet/", viewport={"width": 320, "height": 700}).page
    assert page.evaluate(LINES_OF_DOORS) == [1] * 5
