"""What lies as on the table: the exploration track, the threat track, the Council, the court, locations and keys."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from catalog import load
from catalog.models.laid import Places, Track
from catalog.models.numbers import Number
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.targets import too_small
from tests.browser.test_abreast import phone, request_of
from tests.browser.verdict import fragment, wait_for_form

CHECK = "en/abyss/check/"
WHO = "Card 1, Ally, Bought by rival: 2"


def becomes(page: Page, wanted: dict[str, Any]) -> None:
    """Wait until the address holds this question; the page writes it a moment after the last touch."""
    for _ in range(100):
        if request_of(page) == wanted:
            return
        page.wait_for_timeout(100)
    assert request_of(page) == wanted


def names(page: Page) -> list[str]:
    """What the cards on the track are called."""
    return [str(card.get_attribute("aria-label")) for card in page.locator(".lane button").all()]


def test_an_exploration_lies_on_its_track(visit: Visit) -> None:
    seen = visit(f"{CHECK}explore/", all_sets=False, **phone())
    page = seen.page
    wait_for_form(page)
    hand = page.get_by_role("group", name="Reveal another card")
    card = page.get_by_role("group", name="Card 1", exact=True)
    expect(hand.get_by_role("button", name="Kraken")).to_be_hidden()
    page.get_by_role("button", name="Space 1, Reveal another card").tap()
    card.get_by_role("radio", name="2", exact=True).tap()
    # Who buys a card takes it off its space: the next one lies there.
    hand.get_by_role("button", name="Monster").tap()
    hand.get_by_role("button", name="Ally").tap()
    assert names(page) == [
        WHO,
        "Space 1, Card 2, Monster, Go on exploring",
        "Space 2, Card 3, Ally, Not decided yet",
        "Space 3, Reveal another card",
    ]
    becomes(page, {"steps": [{"buyer": 2}, {"card": "monster", "choice": "go-on"}, {}]})
    # And back again.
    page.get_by_role("button", name=WHO).tap()
    card.get_by_role("button", name="Remove this card").tap()
    assert names(page)[0] == "Space 1, Card 1, Monster, Go on exploring"
    assert not seen.complaints()


def test_cards_on_the_track_are_reached_and_moved_by_keys(visit: Visit) -> None:
    seen = visit(f"{CHECK}explore/{fragment({'steps': [{'card': 'monster', 'choice': 'go-on'}, {}]})}", all_sets=False)
    page = seen.page
    wait_for_form(page)
    first = page.get_by_role("button", name="Space 1, Card 1, Monster, Go on exploring")
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(first).to_be_focused()
    page.get_by_role("group", name="Card 1", exact=True).get_by_role("button", name="Move down").press("Enter")
    expect(page.get_by_role("button", name="Space 2, Card 2, Monster, Go on exploring")).to_be_focused()
    page.get_by_role("button", name="Space 3, Reveal another card").press("Enter")
    expect(page.get_by_role("button", name="Space 4, Reveal another card")).to_be_focused()
    assert not seen.complaints()


def test_the_steps_of_the_threat_track_say_what_they_bring(visit: Visit) -> None:
    page = visit(f"{CHECK}threat/", all_sets=False, **phone()).page
    wait_for_form(page)
    steps = page.locator(".rungs").get_by_role("radio")
    expect(steps).to_have_count(6)
    expect(steps.nth(1)).to_have_accessible_name("2 2 pearls, 1 pearl and 1 monster token, 2 monster tokens")
    steps.nth(3).tap()
    becomes(page, {"space": 4})


def test_the_piles_of_the_council_lie_side_by_side(visit: Visit) -> None:
    page = visit(f"{CHECK}council/", all_sets=False, **phone()).page
    wait_for_form(page)
    there = page.get_by_role("group", name="Piles with cards")
    take = page.get_by_role("group", name="Piles you choose")
    expect(take).to_be_hidden()
    tops = {pile.bounding_box()["y"] for pile in there.locator(".piles__one:visible").all()}  # type: ignore[index]
    assert len(tops) == 1
    there.get_by_role("checkbox", name="Crab").tap()
    there.get_by_role("checkbox", name="Squid").tap()
    expect(take.locator(".piles__one:visible")).to_have_text(["Crab", "Squid"])
    take.get_by_role("checkbox", name="Squid").tap()
    becomes(page, {"piles": ["crab", "squid"], "take": ["squid"]})


def test_the_court_has_six_places(visit: Visit) -> None:
    seen = visit(
        f"{CHECK}hand/{fragment({'court': ['jailer', 'seeker', 'assassin', 'slaver']})}", all_sets=False, **phone()
    )
    page = seen.page
    wait_for_form(page)
    court = page.get_by_role("group", name="Lords at court")
    # Three to a row: six would break their names.
    rows = Counter(card.bounding_box()["y"] for card in court.locator(".seating__card").all())  # type: ignore[index]
    assert [*rows.values()] == [3, 3]
    expect(court.locator(".seating__card--empty")).to_have_count(1)
    sheet = page.locator("dialog.picker[open]")
    court.get_by_role("button", name="Lords at court: Choose").tap()
    sheet.locator(".card__option").filter(has_text="The Recruiter").tap()
    sheet.locator(".card__option").filter(has_text="The Commander").tap()
    # The sixth has the last place: there is nothing more to choose.
    expect(sheet).to_have_count(0)
    expect(court.get_by_role("button")).to_have_count(6)
    court.get_by_role("button", name="Remove The Seeker").tap()
    expect(court.get_by_role("button", name="Lords at court: Choose")).to_be_focused()
    becomes(page, {"court": ["recruiter", "jailer", "assassin", "commander", "slaver"]})
    assert not seen.complaints()


def test_keys_and_tiles_are_touched_where_they_lie(visit: Visit) -> None:
    there = {"lords": ["keeper", "slaver", "jailer"], "tokens": 3, "face_up": ["abyss", "jail"]}
    seen = visit(f"{CHECK}control/{fragment(there)}", all_sets=False, **phone())
    page = seen.page
    wait_for_form(page)
    page.get_by_role("button", name="The Keeper", exact=True).tap()
    page.get_by_role("button", name="The Jailer", exact=True).tap()
    page.get_by_role("group", name="Key tokens you use").get_by_role("radio", name="2", exact=True).tap()
    page.get_by_role("button", name="The Abyss", exact=True).tap()
    # Of tiles one is taken: another touch takes the other; and a touch on what was chosen takes that back.
    page.get_by_role("button", name="The Jail", exact=True).tap()
    page.get_by_role("button", name="The Jailer", exact=True).tap()
    becomes(
        page,
        {
            **there,
            "lords": ["jailer", "slaver", "keeper"],
            "pay_lords": ["keeper"],
            "pay_tokens": 2,
            "location": "jail",
        },
    )
    expect(page.get_by_role("button", name="The Jail", exact=True)).to_have_attribute("aria-pressed", "true")
    assert not seen.complaints()


def test_without_keys_and_tiles_a_location_is_chosen_as_ever(visit: Visit) -> None:
    page = visit(f"{CHECK}control/", all_sets=False, **phone()).page
    wait_for_form(page)
    expect(page.get_by_role("group", name="Lords whose keys you use")).to_be_hidden()
    expect(page.get_by_role("group", name="Key tokens you use")).to_be_hidden()
    page.get_by_role("button", name="Location you take: Choose").tap()
    page.locator("dialog.picker[open] .card__option").filter(has_text="Black Smokers").tap()
    becomes(page, {"location": "black-smokers"})


def test_the_places_of_the_court_are_filled_by_a_touch(visit: Visit) -> None:
    page = visit(f"{CHECK}refill/", all_sets=False, **phone()).page
    wait_for_form(page)
    left = page.get_by_role("group", name="Lords left at court").get_by_role("radio")
    expect(left).to_have_count(6)
    left.nth(2).tap()
    becomes(page, {"lords_left": 2})
    page.keyboard.press("ArrowRight")
    becomes(page, {"lords_left": 3})


@pytest.mark.parametrize("checker", ["explore", "threat", "council", "hand", "control", "refill"])
def test_what_lies_on_the_table_is_for_every_hand_and_eye(visit: Visit, checker: str) -> None:
    begun: dict[str, dict[str, Any]] = {
        "explore": {"steps": [{"buyer": 2}, {}]},
        "threat": {"space": 5},
        "council": {"piles": ["crab", "squid"]},
        "hand": {"hand": ["crab-4", "shellfish-5"], "court": ["jailer", "slaver", "recruiter"]},
        "control": {"lords": ["keeper", "jailer"], "tokens": 2, "pay_lords": ["keeper"], "face_up": ["jail", "abyss"]},
        "refill": {"lords_left": 2},
    }
    page = visit(f"{CHECK}{checker}/{fragment(begun[checker])}", **phone(320)).page
    wait_for_form(page)
    assert not violations(page)
    for size in ("100%", "200%"):
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert not too_small(page)


def test_the_track_and_the_court_have_as_many_spaces_as_the_rules_say() -> None:
    game = load().games["abyss"]
    for checker, field, id_ in (("explore", "steps", "exploration-spaces"), ("hand", "court", "court-spaces")):
        layout = game.checkers[checker].fields[field].layout
        assert isinstance(layout, Track | Places)
        number = game.records[f"number:{id_}"].model
        assert isinstance(number, Number)
        assert layout.spaces == number.value
