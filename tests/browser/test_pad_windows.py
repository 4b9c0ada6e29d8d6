"""The score pad in every window: sheet and keys are in sight together, also on a phone on its side."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import WIDTH
from tests.browser.test_pad import cell, open_pad, total
from tests.browser.verdict import fragment

LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
NAMES = ("Ann", "Bartholomew", "Cy", "Dee", "Eve-Marie")
ALL_SETS: dict[str, Any] = {
    "players": [
        {"name": name, "typed": {"locations": 30 + number, "lords": 12, "allies": 5, "monster_tokens": 3}}
        for number, name in enumerate(NAMES)
    ],
    "sets": ["kraken", "leviathan"],
}
FOUR = {"players": ALL_SETS["players"][:4]}

_OUT_OF_SIGHT = """() => [...document.querySelectorAll(".pad__cell, .pad__name, .pad__key, .pad__bar .button")]
  .filter((node) => node.checkVisibility())
  .filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [[middle, top + 2], [middle, bottom - 2], [left + 2, centre], [right - 2, centre]];
    return !edges.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
  })
  .map((node) => node.getAttribute("aria-label") ?? node.textContent)"""
"""What is cut off, covered or outside the window."""
_SMALL = """() => [...document.querySelectorAll(".pad button")]
  .map((node) => [node.getAttribute("aria-label") ?? node.textContent, node.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < 43.5 || height < 43.5)).map(([name]) => name)"""


def box(page: Page, part: str) -> dict[str, float]:
    found = page.locator(part).bounding_box()
    assert found
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


@pytest.mark.parametrize("size", [(844, 390), (820, 1180), (1180, 820)])
def test_sheet_and_keys_stand_side_by_side_whole_and_uncovered(visit: Visit, size: tuple[int, int]) -> None:
    window = {"width": size[0], "height": size[1]}
    page = open_pad(visit, fragment(FOUR), viewport=window, has_touch=True)
    page.locator(".pad__key").first.wait_for()
    sheet, keys = box(page, ".pad__sheet"), box(page, ".pad__keys")
    assert sheet["x"] + sheet["width"] <= keys["x"]
    assert page.evaluate(_OUT_OF_SIGHT) == []
    assert page.evaluate(_SMALL) == []
    assert page.evaluate(WIDTH) <= size[0]


def test_on_its_side_a_phone_shows_five_players_with_all_that_scores(visit: Visit) -> None:
    page = open_pad(visit, fragment(ALL_SETS), "kraken", "leviathan", **LYING)
    expect(page.locator(".pad__cell")).to_have_count(5 * 8)
    page.locator(".pad__key").first.wait_for()
    assert page.evaluate(_OUT_OF_SIGHT) == []
    assert page.evaluate(_SMALL) == []
    assert page.get_by_role("columnheader").all_text_contents()[:3] == ["Locations", "Lords", "Allies"]
    expect(page.get_by_role("rowheader")).to_have_count(5)
    assert violations(page) == []


def test_where_it_is_too_narrow_for_fingers_the_sheet_brings_the_cell_in_hand_into_sight(visit: Visit) -> None:
    page = open_pad(visit, fragment(ALL_SETS), "kraken", "leviathan", viewport={"width": 568, "height": 320})
    assert page.evaluate(_SMALL) == []
    cell(page, "Eve-Marie", "Scourge").click()
    expect(cell(page, "Eve-Marie", "Scourge")).to_be_in_viewport()
    assert box(page, ".pad__name >> nth=4")["x"] == 0, "names stay beside the rest"


def test_arrows_lead_as_the_sheet_stands_and_a_phone_can_be_turned(visit: Visit) -> None:
    page = open_pad(visit, fragment(FOUR), **LYING)
    cell(page, "Ann", "Locations").focus()
    page.keyboard.press("ArrowRight")
    expect(cell(page, "Ann", "Lords")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(cell(page, "Bartholomew", "Lords")).to_be_focused()
    page.keyboard.type("24")
    expect(total(page, "Bartholomew")).to_have_text("63")
    page.set_viewport_size(UPRIGHT)
    expect(cell(page, "Bartholomew", "Lords")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(cell(page, "Bartholomew", "Allies")).to_be_focused()
    expect(total(page, "Bartholomew")).to_have_text("63")


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (360, 740)])
def test_with_every_row_the_keys_stand_above_the_bar(visit: Visit, size: tuple[int, int]) -> None:
    window = {"width": size[0], "height": size[1]}
    page = open_pad(visit, fragment(ALL_SETS), "kraken", "leviathan", viewport=window, has_touch=True)
    page.locator(".pad__key").first.wait_for()
    keys, bar = box(page, ".pad__keys"), box(page, ".pad__bar")
    assert keys["y"] + keys["height"] <= bar["y"]
