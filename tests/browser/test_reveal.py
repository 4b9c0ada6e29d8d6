"""The result told one category after the other, its code on the screen, and the way back from it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import WIDTH
from tests.browser.scored import kept_games
from tests.browser.test_pad import GAME, PHONE, Fingers, open_pad, total
from tests.browser.verdict import fragment
from tests.codes import read_code

CATEGORIES = ("locations", "lords", "allies", "monster_tokens")
FOUR: dict[str, Any] = {
    "players": [{"name": name, "typed": dict(zip(CATEGORIES, row, strict=True))} for name, row in GAME.items()]
}
STILL: dict[str, Any] = {**PHONE, "reduced_motion": "reduce"}


def told(page: Page) -> list[str]:
    """What stands at each player: the points of this category and the total."""
    rows = page.locator(".reveal__players > li")
    return [re.sub(r"\s+", " ", row) for row in rows.locator("> b, > .reveal__points, > .numeral").all_inner_texts()]


def reveal(page: Page) -> None:
    page.locator(".pad__bar").get_by_role("button", name="Reveal").tap()
    page.locator(".reveal").wait_for()


def test_each_tap_tells_a_category_and_the_last_one_who_has_won(visit: Visit) -> None:
    page = open_pad(visit, fragment(FOUR), **STILL)
    reveal(page)
    expect(page.get_by_role("heading", name="Locations")).to_be_focused()
    assert told(page) == ["Ann", "+30", "30", "Bob", "+26", "26", "Cy", "+9", "9", "Dee", "+37", "37"]
    assert page.evaluate("document.getAnimations().length") == 0
    onward = page.get_by_role("button", name="Next")
    onward.tap()
    status = page.locator(".reveal").get_by_role("status")
    expect(status).to_contain_text("Lords: Ann 39, Bob 33, Cy 37, Dee 48")
    expect(status).to_contain_text("So far: Ann 69, Bob 59, Cy 46, Dee 85")
    onward.tap()
    onward.tap()
    assert told(page)[2::3] == ["88", "76", "56", "98"]
    expect(page.locator(".reveal")).not_to_contain_text("wins")
    page.get_by_role("button", name="Who has won?").tap()
    expect(page.get_by_role("heading", name="Dee wins with 98 points.")).to_be_focused()
    page.go_back()
    expect(total(page, "Dee")).to_be_visible()


def test_players_come_in_turn_and_it_goes_on_by_itself_and_stops(visit: Visit) -> None:
    page = open_pad(visit, fragment(FOUR), **PHONE)
    page.clock.install()
    reveal(page)
    assert told(page)[1::3] == ["+30", "", "", ""]
    page.clock.run_for(1000)
    assert told(page)[1::3] == ["+30", "+26", "", ""]
    page.get_by_role("button", name="Next").tap()
    assert told(page)[1::3] == ["+30", "+26", "+9", "+37"], "a tap shows the rest"
    page.clock.run_for(60_000)
    expect(page.get_by_role("heading", name="Locations")).to_be_visible()
    page.get_by_role("button", name="By itself").tap()
    page.clock.run_for(3000)
    expect(page.get_by_role("heading", name="Lords")).to_be_visible()
    page.get_by_role("button", name="Pause").tap()
    page.clock.run_for(60_000)
    expect(page.get_by_role("heading", name="Lords")).to_be_visible()
    page.get_by_role("button", name="Skip to the result").tap()
    expect(page.get_by_role("heading", name="Dee wins with 98 points.")).to_be_visible()


def test_what_is_not_known_cannot_be_told(visit: Visit) -> None:
    players = [*FOUR["players"][:3], {"name": "Dee", "typed": {"lords": 4}}]
    page = open_pad(visit, fragment({"players": players}), **STILL)
    expect(page.locator(".pad__says")).to_contain_text("3 fields to go")
    expect(page.get_by_role("button", name="Reveal")).to_have_count(0)
    page.get_by_role("button", name="Result").tap()
    page.locator(".result").wait_for()
    expect(page.get_by_role("button", name="Reveal step by step")).to_have_count(0)


def test_a_game_is_kept_once_it_was_told_and_is_told_again(visit: Visit) -> None:
    page = open_pad(visit, **STILL)
    fingers = Fingers(page)
    page.get_by_role("button", name="Player 3: 0").tap()
    for number in (1, 2):
        page.get_by_role("button", name=re.compile(f"^Player {5 - number}: ")).tap()
        page.get_by_role("button", name=f"Remove Player {5 - number}").tap()
    page.get_by_role("button", name="Player 1, Locations:").tap()
    for number in (30, 39, 14, 5, 26, 33, 8, 9):
        fingers.number(number)
    reveal(page)
    page.get_by_role("button", name="Skip to the result").tap()
    expect(page.get_by_role("heading", name="Player 1 wins with 88 points.")).to_be_visible()
    assert len(kept_games(page)) == 1
    page.get_by_role("button", name="Reveal step by step").tap()
    expect(page.get_by_role("heading", name="Locations")).to_be_focused()
    page.go_back()
    expect(total(page, "Player 1")).to_be_visible()
    assert len(kept_games(page)) == 1


@pytest.mark.parametrize("size", [(844, 390), (390, 844), (320, 640), (820, 1180)])
def test_everybody_around_the_table_sees_it_whole(visit: Visit, size: tuple[int, int]) -> None:
    window = {"width": size[0], "height": size[1]}
    scheme = "dark" if size[0] > 500 else "light"
    page = open_pad(
        visit, fragment(FOUR), viewport=window, has_touch=True, reduced_motion="reduce", color_scheme=scheme
    )
    reveal(page)
    for part in (".reveal h2", ".reveal li >> nth=3", ".reveal__next"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.evaluate(WIDTH) <= size[0]
    assert violations(page) == []
    page.get_by_role("button", name="Skip to the result").tap()
    page.locator(".result").wait_for()
    assert page.evaluate(WIDTH) <= size[0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_code_on_the_screen_opens_the_result(visit: Visit, scheme: str) -> None:
    page = open_pad(visit, fragment(FOUR), color_scheme=scheme, **STILL)
    page.get_by_role("button", name="Result").tap()
    page.get_by_role("button", name="QR code").tap()
    dialog = page.get_by_role("dialog", name="Scan to open this score")
    code = dialog.locator("svg.paper__code")
    box = code.bounding_box()
    assert box
    assert box["width"] > 300
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.shares__code')).backgroundColor")
        == "rgb(255, 255, 255)"
    )
    assert violations(page) == []
    link = read_code(str(code.locator("path").get_attribute("d")))
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="QR code")).to_be_focused()
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_role("heading", name="Dee wins with 98 points.")).to_be_visible()


def test_back_from_the_result_leads_to_what_was_entered(visit: Visit) -> None:
    page = visit("en/abyss/", **STILL).page
    page.goto(page.url + "pad/")
    Fingers(page).number(30)
    page.get_by_role("button", name="Result").tap()
    page.locator(".result").wait_for()
    page.go_back()
    expect(total(page, "Player 1")).to_have_text("30")
    page.get_by_role("button", name="Result").tap()
    page.get_by_role("button", name="Back to the pad").tap()
    expect(total(page, "Player 1")).to_have_text("30")
    page.go_back()
    page.wait_for_url("**/en/abyss/")
