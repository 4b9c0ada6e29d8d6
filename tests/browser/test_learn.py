"""The page that teaches a game: on a phone, on a desk, in light and dark, with and without scripts, and on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS
from tests.browser.verdict import wait_for_answer
from tests.games import GAMES

LEARN = "abyss/learn/"
PHONE: ViewportSize = {"width": 390, "height": 844}
WIDTHS = (320, 390, 1280)
NARROW = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
SMALL = """
() => [...document.querySelectorAll("main :is(a, button, label, summary)")]
  .filter((one) => one.checkVisibility() && !one.matches(":is(p, li, dt, dd, figcaption) *, .fallback-badge"))
  .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect().height])
  .filter(([, height]) => height < 44)
"""
"""What is tapped by itself and is too small for it; links inside a sentence are as high as that."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_wider_than_the_window_or_too_small_to_tap(visit: Visit, folder: str) -> None:
    seen = visit(f"{folder}/{LEARN}", viewport=PHONE, has_touch=True)
    for width in WIDTHS:
        seen.page.set_viewport_size({"width": width, "height": 800})
        assert seen.page.evaluate(NARROW) <= width
        assert seen.page.evaluate(SMALL) == []
    assert seen.complaints() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing(visit: Visit, scheme: str, width: int) -> None:
    page = visit(f"en/{LEARN}", color_scheme=scheme, viewport={"width": width, "height": 844}).page
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert violations(page) == []


def _seats(page: Page) -> list[str]:
    return sorted(page.locator(".table__seat:visible > text").all_text_contents())


@pytest.mark.parametrize("scripts", [True, False])
def test_chips_seat_so_many_players_even_without_scripts(visit: Visit, scripts: bool) -> None:
    page = visit(f"en/{LEARN}", java_script_enabled=scripts).page
    names = ["Ann", "Ben", "Cleo", "Dan"]
    assert _seats(page) == names
    for number in (2, 3, 4):
        page.get_by_role("radio", name=str(number), exact=True).check(force=True)
        assert _seats(page) == names[:number]


def test_what_people_get_wrong_opens_a_checker_that_says_so(visit: Visit) -> None:
    page = visit(f"en/{LEARN}", viewport=PHONE).page
    first = page.locator(".wrong details").first
    expect(first.get_by_role("link", name="Check a payment")).to_be_hidden()
    first.locator("summary").click()
    expect(first).to_contain_text("No.")
    first.get_by_role("link", name="Check a payment").click()
    page.wait_for_url("**/check/recruit/**")
    assert wait_for_answer(page).startswith("No")


def test_an_expansion_has_its_step_only_while_it_is_on_the_table(visit: Visit) -> None:
    page = visit(f"en/{LEARN}").page
    step = page.locator("section#kraken")
    for off, shown in (("", True), ("kraken leviathan", False)):
        page.evaluate("off => { document.documentElement.dataset.setsOff = off; }", off)
        expect(step).to_be_visible(visible=shown)


def test_start_leads_to_the_first_step_and_the_end_to_the_game(visit: Visit) -> None:
    page = visit(f"en/{LEARN}", viewport=PHONE).page
    page.get_by_role("link", name="Start learning").click()
    expect(page.locator(f"#{GAMES['abyss'].learn[0].id} h2")).to_be_in_viewport()
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url("**/en/abyss/")


def test_paper_has_every_answer_and_no_dark_ground(visit: Visit) -> None:
    page = visit(f"en/{LEARN}").page
    page.emulate_media(media="print")
    expect(page.locator(".wrong details p").first).to_be_visible()
    ground = "(one) => getComputedStyle(one).backgroundImage"
    assert page.locator(".ground--deep").evaluate(ground) == "none"
    expect(page.locator(".table__players")).to_be_hidden()
