"""What was read of a question in plain words is mended, completed and chosen in the card of its answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.frame import search_for
from tests.browser.targets import too_small
from tests.browser.test_ask import BATTLE, PAYMENT, PHONE, REFUSED, answered, card

pytestmark = pytest.mark.slow

ONE_OF_TWO = "shellfish 3, seahorse 5 and jellyfish 1 are my hand, can I afford the Shepherd or the Reaper?"
WITHOUT_A_CARD = "5 units with 4-1-0 against 3 units, who wins?"


def chip(page: Page, text: str) -> Locator:
    """The chip of what was read that says this."""
    return card(page).get_by_role("button", name=re.compile(text))


def verdict(page: Page) -> Locator:
    return card(page).locator(".reply__line")


def inputs(page: Page) -> Locator:
    """The inputs that are open in the card."""
    return page.locator(".reply__inputs [data-input]")


def test_a_number_is_mended_step_by_step_and_the_verdict_follows(visit: Visit) -> None:
    seen = visit("en/abyss/", **PHONE)
    page = seen.page
    told = answered(page, PAYMENT)
    pearls = chip(page, "Pearls you pay")
    pearls.tap()
    expect(pearls).to_have_attribute("aria-expanded", "true")
    expect(pearls).to_be_focused()
    more = told.get_by_role("button", name="Pearls you pay: More")
    for number in (3, 4):
        more.tap()
        expect(chip(page, f"Pearls you pay *{number}")).to_be_visible()
    expect(more).to_be_focused()
    expect(verdict(page)).to_contain_text(REFUSED)
    page.keyboard.press("Escape")
    expect(inputs(page)).to_have_count(0)
    expect(chip(page, "Pearls you pay *4")).to_be_focused()
    told.get_by_role("link", name="Open the checker with this").click()
    page.wait_for_url(re.compile(r"/en/abyss/check/recruit/#v1:"))
    expect(page.get_by_role("textbox", name="Pearls you pay")).to_have_value("4")
    assert seen.complaints() == []


def test_an_entry_is_exchanged_for_another_from_the_sheet_of_cards(visit: Visit) -> None:
    seen = visit("en/abyss/check/score/", has_touch=True)  # a page with words of its own
    page = seen.page
    answered(page, PAYMENT)
    chip(page, "Lord").tap()
    inputs(page).get_by_role("button", name="The Shaman").tap()
    page.locator("dialog.picker[open]").get_by_role("button", name="The Assassin", exact=True).tap()
    expect(verdict(page)).to_contain_text("Assassin")
    expect(chip(page, "Lord *The Assassin")).to_be_visible()
    expect(inputs(page).get_by_role("button", name="The Assassin")).to_be_focused()
    chip(page, "Allies you pay").tap()
    inputs(page).get_by_role("button", name="One fewer: Crab 3").tap()
    expect(chip(page, "Allies you pay").get_by_role("img")).to_have_count(1)
    assert seen.complaints() == []


def test_a_choice_is_mended_with_the_keyboard(visit: Visit) -> None:
    seen = visit("en/kemet/")
    page = seen.page
    told = answered(page, "red pyramid from 2 to 4, what does it cost?")
    first = told.get_by_role("button", name="Change").first
    page.keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(inputs(page)).to_have_count(1)
    before = verdict(page).inner_text()
    inputs(page).get_by_role("button", name="More").or_(inputs(page).get_by_role("radio")).last.focus()
    page.keyboard.press("Space")
    expect(verdict(page)).not_to_have_text(before)
    assert seen.complaints() == []


def test_what_is_missing_is_asked_for_in_place(visit: Visit) -> None:
    seen = visit("en/kemet/", **PHONE)
    page = seen.page
    told = answered(page, WITHOUT_A_CARD)
    expect(told.locator(".reply__needed")).to_contain_text("Battle card")
    expect(inputs(page)).to_have_attribute("data-input", "defender.card")
    inputs(page).get_by_text("3/0/1").locator("..").tap()
    expect(verdict(page)).to_contain_text("The attacker wins by 9 to 6")
    expect(inputs(page)).to_have_attribute("data-input", "defender.card")
    search_for(page, BATTLE)
    expect(inputs(page)).to_have_count(0)
    assert seen.complaints() == []


def test_readings_that_are_equally_good_are_a_choice(visit: Visit) -> None:
    seen = visit("en/abyss/", **PHONE)
    page = seen.page
    told = answered(page, ONE_OF_TWO)
    expect(verdict(page)).to_have_text("Do you mean one of these?")
    ways = told.get_by_role("button", name="Is this payment legal?")
    expect(ways).to_have_count(2)
    expect(ways.first).to_have_accessible_description(re.compile("Lord.*The Shepherd"))
    expect(ways.last).to_have_accessible_description(re.compile("Lord.*The Reaper"))
    assert violations(page) == []
    ways.last.tap()
    expect(verdict(page)).to_contain_text("the Reaper")
    expect(told).to_be_focused()
    told.get_by_role("button", name="Do you mean one of these?").tap()
    expect(ways).to_have_count(2)
    assert seen.complaints() == []


def test_inputs_in_the_card_can_be_used_at_any_width_in_light_and_dark(visit: Visit) -> None:
    for scheme in ("light", "dark"):
        page = visit("en/kemet/", viewport={"width": 320, "height": 640}, color_scheme=scheme, has_touch=True).page
        answered(page, WITHOUT_A_CARD)
        chip(page, "Units *5").tap()
        expect(inputs(page)).to_have_count(2)
        assert page.evaluate("document.querySelector('.search__found').scrollWidth <= innerWidth")
        assert too_small(page, ".reply") == []
        assert violations(page) == []


def test_without_what_inputs_are_made_of_the_way_into_the_checker_is_left(visit: Visit) -> None:
    page = visit("en/kemet/", fresh=True, **PHONE).page
    page.context.route("**/js/forms/form.js", lambda route: route.abort())
    told = answered(page, WITHOUT_A_CARD)
    expect(told.locator(".reply__needed")).to_contain_text("Battle card")
    chip(page, "Units *5").tap()
    told.get_by_role("link", name="Open the checker with this").click()
    page.wait_for_url(re.compile(r"/en/kemet/check/battle/#v1:"))
