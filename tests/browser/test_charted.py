"""One map for the whole question of a move, on a phone: touched, told by keys, and written as the lists write it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.verdict import ANSWER, fragment, wait_for_form

MOVE = "en/kemet/check/move/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture
def page(visit: Visit) -> Page:
    page = visit(MOVE, **PHONE).page
    wait_for_form(page)
    return page


def space(page: Page, name: str) -> Locator:
    return page.locator(f".chart__touch[aria-label='{name}'], .chart__touch[aria-label^='{name}:']")


def take(page: Page, brush: str) -> None:
    page.locator(".chart__brushes").get_by_role("radio", name=brush, exact=True).check(force=True)


def players(page: Page, number: int) -> None:
    page.locator("[data-input=players]").get_by_role("radio", name=str(number), exact=True).check(force=True)


def asks(page: Page, request: dict[str, Any]) -> None:
    """The address comes to ask this."""
    page.wait_for_url(re.compile(f"{re.escape(fragment(request))}$"), timeout=10000)


def test_a_troop_is_asked_about_by_three_touches(page: Page) -> None:
    players(page, 3)
    space(page, "District 2a").tap()
    start = {"players": 3, "city": "city2", "from": "city2-1", "units": 1}
    asks(page, start)
    expect(page.locator(".charted .knot")).to_have_count(3)  # what each space costs
    expect(page.locator(".charted [role=status]")).to_have_text(re.compile("^District 2a: Troop$"))
    space(page, "Desert 5").tap()
    asks(page, {**start, "path": [{"to": "desert5"}]})
    expect(page.locator(ANSWER)).to_contain_text("Yes, you get there for nothing: Desert 5")
    expect(page.locator(".charted .way")).to_have_count(1)
    expect(page.locator(".charted .knot")).to_have_text("0")
    space(page, "Desert 6").tap()
    asks(page, {**start, "path": [{"to": "desert5"}, {"to": "desert6"}]})
    space(page, "Desert 6").tap()
    space(page, "Desert 5").tap()
    asks(page, start)
    space(page, "District 2a").tap()
    asks(page, {"players": 3, "city": "city2", "units": 1})


def test_what_lies_on_the_map_can_be_told_in_numbers_and_taken_back(page: Page) -> None:
    players(page, 5)
    space(page, "District 1c").tap()
    take(page, "Own units")
    space(page, "Desert 1").tap()
    page.locator(".chart__asks").get_by_role("radio", name="3", exact=True).check(force=True)
    start = {"players": 5, "city": "city1", "from": "city1-3", "units": 1}
    asks(page, {**start, "own": [{"space": "desert1", "units": 3}]})
    take(page, "Enemies")
    space(page, "Desert 2").tap()
    asks(page, {**start, "enemies": ["desert2"], "own": [{"space": "desert1", "units": 3}]})
    expect(space(page, "Desert 2")).to_have_attribute("aria-label", "Desert 2: Enemies")
    expect(page.locator(".chart__brushes label").filter(has_text="Escape")).to_be_visible()
    tools = page.locator(".chart__tools")
    tools.get_by_role("button", name="Undo").tap()
    asks(page, {**start, "own": [{"space": "desert1", "units": 3}]})
    tools.get_by_role("button", name="Clear").tap()
    asks(page, {"players": 5, "city": "city1", "units": 1})
    page.get_by_role("button", name="Start again").tap()
    expect(tools.get_by_role("button", name="Undo")).to_be_disabled()


def test_the_list_below_is_the_equal_of_the_map(page: Page) -> None:
    players(page, 3)
    page.locator(".charted__list > summary").click()
    page.locator("[data-input=from] select").select_option("desert3")
    expect(space(page, "Desert 3")).to_have_attribute("aria-label", "Desert 3: Troop")
    players(page, 2)
    expect(space(page, "Desert 15")).to_be_visible()
    expect(space(page, "Desert 6")).to_have_count(0)


def test_the_keyboard_goes_over_the_map(page: Page) -> None:
    players(page, 3)
    space(page, "District 2a").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".chart__touch:focus")).to_have_attribute("aria-label", "District 5c")
    expect(page.locator(".chart__touch[tabindex='0']")).to_have_count(1)


def test_nothing_is_put_before_the_number_of_players_is_there(page: Page) -> None:
    space(page, "Desert 1").tap()
    expect(page.locator("[data-input=players] input").first).to_be_focused()


@pytest.mark.parametrize("width", [320, 390])
def test_all_of_it_fits_and_is_heard(visit: Visit, width: int) -> None:
    page = visit(MOVE, viewport={"width": width, "height": 844}).page
    wait_for_form(page)
    players(page, 5)
    space(page, "District 1a").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = [one.bounding_box() for one in page.locator(".chart__touch").all()]
    assert all(box and min(box["width"], box["height"]) >= 43.9 for box in boxes)
    assert violations(page) == []
