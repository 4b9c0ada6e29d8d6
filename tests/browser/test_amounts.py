"""Amounts in the browser of cards: shown with symbols and numbers, filtered by number, sorted and compared."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.test_cards import cards, line, opened

WORKSHOPS = "en/mountain-king/workshops/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def panel(page: Page) -> Any:
    """The panel of facets, open."""
    page.get_by_role("button", name="Filter").first.tap()
    return page.locator("main .finder__facets")


def test_a_number_of_the_panel_finds_what_brings_so_many(visit: Visit) -> None:
    page = opened(visit, WORKSHOPS, **PHONE)
    expect(cards(page)).to_have_count(11)
    stone = panel(page).locator("[data-field='get-stone']")
    expect(stone.locator("legend")).to_have_text("You get: Stone")
    expect(stone.locator("legend .symbol")).to_have_count(1)
    stone.get_by_role("button", name="2", exact=True).tap()
    assert not violations(page)
    expect(line(page)).to_have_value("get-stone:2")
    expect(cards(page)).to_have_count(1)
    shown = cards(page).locator("[data-figure='get'] dd")
    expect(shown).to_have_text("Stone × 2 or Heartstone × 1")
    expect(shown.locator(".symbol")).to_have_count(2)


def test_workshops_are_compared_by_what_they_take(visit: Visit) -> None:
    page = opened(visit, f"{WORKSHOPS}#compare=crusher,chain-forge", **PHONE)
    row = page.locator(".compared__row", has=page.get_by_role("rowheader", name="You give"))
    expect(row.get_by_role("cell")).to_have_text(["Heartstone × 1 or Stone × 2", "Resource × 2"])
