"""A map from which forms count, on a phone: touched once, kept, and counted by each form of the game."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.verdict import ANSWER, fragment, wait_for_answer, wait_for_form

CHECK = "en/kemet/check/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture
def page(visit: Visit) -> Page:
    page = visit(f"{CHECK}day-end/", **PHONE).page
    wait_for_form(page)
    return page


def space(page: Page, name: str) -> Locator:
    return page.locator(f".chart__touch[aria-label='{name}'], .chart__touch[aria-label^='{name}:']")


def take(page: Page, name: str) -> None:
    page.locator(".squares__tray").get_by_role("radio", name=name, exact=True).check(force=True)


def asks(page: Page, request: dict[str, Any]) -> None:
    """The address comes to ask this."""
    page.wait_for_url(re.compile(f"{re.escape(fragment(request))}$"), timeout=10000)


def go(page: Page, checker: str) -> None:
    """Another form of the game, fresh."""
    page.goto(re.sub(r"check/.*", f"check/{checker}/", page.url))
    wait_for_form(page)


def stand(page: Page) -> None:
    """Three players: one in a temple, one in the other with two units, one at a pyramid of the second."""
    page.get_by_role("button", name="Add a player").first.tap()
    space(page, "Western temple").tap()
    take(page, "Player 1")
    space(page, "Temple in the delta").tap()
    space(page, "Temple in the delta").tap()
    take(page, "Player 2")
    take(page, "Red pyramid")
    space(page, "District 2a").tap()
    take(page, "Player 1")
    take(page, "Units")
    space(page, "District 2a").tap()


def test_who_holds_what_is_touched_and_counted(page: Page) -> None:
    stand(page)
    first, second, third = (
        {"temples": ["temple6"], "pyramids4": 1},
        {"pyramids4": 0},
        {"temples": ["temple1"], "pyramids4": 0},
    )
    asks(page, {"players": [first, second, third]})
    expect(page.locator(".counted [role=status]")).to_have_text(
        "District 2a: Player 1, Units: 1, Player 2, Red pyramid: 4"
    )
    take(page, "One less")
    space(page, "District 2a").tap()
    asks(page, {"players": [{**first, "pyramids4": 0}, {"pyramids4": 1}, third]})
    page.get_by_role("button", name="Undo").tap()
    asks(page, {"players": [first, second, third]})
    page.locator(".charted__list > summary").tap()
    page.get_by_role("button", name="Western temple: Player 3, Units: 1: One less").press("Enter")
    asks(page, {"players": [first, second, {"pyramids4": 0}]})
    expect(page.locator(".counted__on li")).to_have_count(2)
    expect(page.locator(".counted__on button").first).to_be_focused()


def test_other_forms_of_the_game_count_from_the_same_map(page: Page) -> None:
    stand(page)
    expect(space(page, "District 2a")).to_have_attribute("aria-label", re.compile("Player 1"))
    go(page, "score")
    wait_for_answer(page)
    expect(page.locator(ANSWER)).to_contain_text("points so far")
    rows = page.locator(f"{ANSWER} tr").filter(has_text=re.compile("^(Temples|Pyramids)"))
    expect(rows).to_have_text([re.compile(r"1\s*0\s*1"), re.compile(r"1\s*0\s*0")])
    assert page.url.endswith("score/")  # nobody has asked anything
    page.locator(".counted > summary").tap()
    take(page, "Player 2")
    space(page, "Western temple").tap()
    expect(rows).to_have_text([re.compile(r"1\s*1\s*0"), re.compile(r"1\s*0\s*0")])
    page.get_by_role("button", name="Begin empty").tap()
    expect(space(page, "Western temple")).to_have_attribute("aria-label", "Western temple")
    go(page, "day-end")
    expect(page.locator(".chart__badge--owned")).to_have_count(0)


def test_players_are_known_again_by_their_names(page: Page) -> None:
    names = page.locator("[data-input='players.name'] input")
    names.first.fill("Ann")
    page.locator(".field__item > summary").last.click()
    names.last.fill("Ben")
    take(page, "Ben")
    space(page, "Western temple").tap()
    expect(space(page, "Western temple")).to_have_attribute("aria-label", "Western temple: Ben, Units: 1")
    asks(page, {"players": [{"name": "Ann"}, {"name": "Ben", "temples": ["temple1"]}]})
    go(page, "night")
    expect(page.locator(".field__item > summary b")).to_have_text(["Ann", "Ben"])


def test_a_question_by_a_link_leaves_the_own_map_alone(page: Page) -> None:
    space(page, "Western temple").tap()
    asks(page, {"players": [{"temples": ["temple1"]}, {}]})
    theirs = {"players": [{}, {"temples": ["temple2"], "prayer": 3}]}
    page.goto(f"{page.url.split('#')[0]}?theirs{fragment(theirs)}")
    wait_for_form(page)
    expect(space(page, "Temple on the west bank")).to_have_attribute("aria-label", re.compile("Player 2"))
    space(page, "Temple in the delta").tap()
    asks(page, {"players": [{"temples": ["temple5"]}, {"prayer": 3, "temples": ["temple2"]}]})
    page.get_by_role("button", name="Show my own drawing").tap()
    expect(space(page, "Western temple")).to_have_attribute("aria-label", re.compile("Player 1"))
    expect(space(page, "Temple on the west bank")).to_have_attribute("aria-label", "Temple on the west bank")


def test_starting_again_clears_the_map_and_is_taken_back(page: Page) -> None:
    space(page, "Western temple").tap()
    asks(page, {"players": [{"temples": ["temple1"]}, {}]})
    page.get_by_role("button", name="Start again").tap()
    expect(page.locator(".chart__badge--owned")).to_have_count(0)
    page.locator("[data-checker=hint]").get_by_role("button", name="Undo").tap()
    expect(space(page, "Western temple")).to_have_attribute("aria-label", re.compile("Player 1"))


def test_a_beginning_is_put_on_the_map(page: Page) -> None:
    go(page, "setup")
    page.locator("[data-input=players]").get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator(".counted > summary").tap()
    for piece, district, times in (
        ("Red pyramid", "1a", 1),
        ("Blue pyramid", "1b", 2),
        ("Units", "1a", 5),
        ("Units", "1b", 5),
    ):
        take(page, piece)
        for _ in range(times):
            space(page, f"District {district}").tap()
    asks(page, {"players": 2, "pyramids": {"red": 1, "blue": 2}, "units": {"red": 5, "blue": 5}})


def test_new_units_are_put_into_districts_beside_what_stands_there(page: Page) -> None:
    stand(page)
    go(page, "recruit")
    page.locator(".counted > summary").tap()
    take(page, "Player 1")
    for district in ("2a", "2b", "2b"):
        space(page, f"District {district}").tap()
    foreign = {"city": "other"}
    asks(page, {"units": 3, "districts": [{"recruit": 1, "own": 1, **foreign}, {"recruit": 2, **foreign}]})
    take(page, "Player 2")
    asks(page, {"units": 3, "districts": [{"recruit": 1, "enemy": 1}, {"recruit": 2}]})
    expect(space(page, "District 2b")).to_have_attribute("aria-label", "District 2b: New units: +2")
    page.get_by_role("button", name="Undo").tap()
    asks(page, {"units": 2, "districts": [{"recruit": 1, "enemy": 1}, {"recruit": 1}]})


def test_a_move_knows_what_stands_on_the_map_and_keeps_what_is_put_there(page: Page) -> None:
    stand(page)
    go(page, "move")
    expect(space(page, "Western temple")).to_have_attribute("aria-label", "Western temple: Player 3, Units: 1")
    space(page, "Temple in the delta").tap()
    start = {"players": 3, "city": "city1", "from": "temple6", "units": 2}
    theirs = {"enemies": ["temple1"], "pyramids": ["city2-1"]}
    asks(page, {**start, **theirs, "own": [{"space": "city2-1", "units": 1}]})
    page.locator(".chart__brushes").get_by_role("radio", name="Own units", exact=True).check(force=True)
    space(page, "Desert 5").tap()
    own = [{"space": "city2-1", "units": 1}, {"space": "desert5", "units": 1}]
    asks(page, {**start, **theirs, "own": own})
    page.locator(".chart__whose").get_by_role("radio", name="Player 3").check(force=True)
    expect(space(page, "Desert 5")).to_have_attribute("aria-label", "Desert 5: Enemies")
    expect(space(page, "Western temple")).to_have_attribute("aria-label", "Western temple: Own units")
    go(page, "day-end")
    expect(space(page, "Desert 5")).to_have_attribute("aria-label", "Desert 5: Player 1, Units: 1")
    expect(space(page, "Temple in the delta")).to_have_attribute("aria-label", re.compile("Player 1, Units: 2"))


def test_a_move_that_is_taken_back_leaves_the_map_as_it_was(page: Page) -> None:
    stand(page)
    go(page, "move")
    space(page, "Desert 5").tap()
    expect(space(page, "Desert 5")).to_have_attribute("aria-label", "Desert 5: Troop")
    space(page, "Desert 5").tap()
    expect(space(page, "Desert 5")).to_have_attribute("aria-label", "Desert 5")
    page.locator(".chart__tools").get_by_role("button", name="Clear").tap()
    expect(space(page, "Western temple")).to_have_attribute("aria-label", "Western temple")
    for _ in range(3):
        page.locator(".chart__tools").get_by_role("button", name="Undo").tap()
    expect(space(page, "Western temple")).to_have_attribute("aria-label", "Western temple: Player 3, Units: 1")
    go(page, "day-end")
    expect(page.locator(".chart__badge--owned")).to_have_count(4)


def test_the_move_of_a_link_leaves_the_own_map_alone(page: Page) -> None:
    stand(page)
    theirs = {"players": 3, "city": "city2", "from": "city2-2", "units": 2, "enemies": ["desert3"]}
    page.goto(re.sub(r"check/.*", f"check/move/?theirs{fragment(theirs)}", page.url))
    wait_for_form(page)
    expect(space(page, "Desert 3")).to_have_attribute("aria-label", "Desert 3: Enemies")
    page.locator(".chart__brushes").get_by_role("radio", name="Enemies", exact=True).check(force=True)
    space(page, "Desert 5").tap()
    page.get_by_role("button", name="Show my own drawing").tap()
    expect(space(page, "Desert 3")).to_have_attribute("aria-label", "Desert 3")
    expect(space(page, "Western temple")).to_have_attribute("aria-label", "Western temple: Player 3, Units: 1")


@pytest.mark.parametrize("width", [320, 390])
def test_pieces_of_a_whole_city_stand_side_by_side(visit: Visit, width: int) -> None:
    page = visit(f"{CHECK}day-end/", viewport={"width": width, "height": 844}).page
    wait_for_form(page)
    for pieces in (("Units",) * 3, ("Red pyramid", "Blue pyramid", "White pyramid")):
        for piece, district in zip(pieces, ("2a", "2b", "2c"), strict=True):
            take(page, piece)
            space(page, f"District {district}").click()
    boxes = [one.bounding_box() for one in page.locator(".chart__badge--owned").all()]
    assert len(boxes) == 6
    for one, other in combinations(boxes, 2):
        assert one
        assert other
        beside = one["x"] + one["width"] <= other["x"] + 0.5 or other["x"] + other["width"] <= one["x"] + 0.5
        assert beside or one["y"] + one["height"] <= other["y"] + 0.5 or other["y"] + other["height"] <= one["y"] + 0.5


def test_the_first_player_is_opened_first(page: Page) -> None:
    opened = page.locator(".field__item").evaluate_all("items => items.map((item) => item.open)")
    assert opened == [True, False]


def test_the_tray_of_the_map_stands_clear_of_the_disc_to_search(page: Page) -> None:
    go(page, "recruit")
    page.locator(".counted > summary").tap()
    page.locator(".counted .chart").scroll_into_view_if_needed()
    expect(page.locator(".dock")).to_be_visible()
    tray, disc = page.locator(".counted .squares__tray").bounding_box(), page.locator(".dock__disc").bounding_box()
    assert tray
    assert disc
    assert tray["y"] + tray["height"] <= disc["y"] - 5  # the ring around it


@pytest.mark.parametrize("width", [320, 390])
def test_all_of_it_fits_and_is_heard(visit: Visit, width: int) -> None:
    page = visit(f"{CHECK}day-end/", viewport={"width": width, "height": 844}).page
    wait_for_form(page)
    space(page, "Western temple").click()
    wait_for_answer(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = [
        one.bounding_box() for one in page.locator(".chart__touch, .squares__tray label, .squares__tray button").all()
    ]
    assert all(box and min(box["width"], box["height"]) >= 43.9 for box in boxes)
    assert violations(page) == []


def test_the_map_is_there_with_its_form_and_said_to_come_if_it_is_slow(visit: Visit) -> None:
    page = visit("en/kemet/", **PHONE).page
    held: list[Route] = []
    page.route("**/map.json", lambda route: held.append(route))
    page.goto(re.sub(r"kemet/.*", "kemet/check/day-end/", page.url))
    form = page.locator("[data-checker=form]")
    expect(form).to_contain_text("The map is loading")
    expect(form.locator(".lead")).to_be_visible()
    expect(form.locator(".field")).to_have_count(0)
    # What comes is the whole form: no moment without its map.
    page.evaluate("""() => {
      const form = document.querySelector("[data-checker=form]");
      new MutationObserver((_, watch) => {
        if (!form.querySelector(".field")) return;
        document.documentElement.dataset.spaces = String(form.querySelectorAll(".chart__touch").length);
        watch.disconnect();
      }).observe(form, { childList: true, subtree: true });
    }""")
    for route in held:
        route.continue_()
    wait_for_form(page)
    expect(form).not_to_contain_text("The map is loading")
    assert int(page.evaluate("document.documentElement.dataset.spaces")) > 0


def test_a_form_whose_map_does_not_come_is_asked_without(visit: Visit) -> None:
    page = visit("en/kemet/", **PHONE).page
    page.route("**/map.json", lambda route: route.abort())
    page.goto(re.sub(r"kemet/.*", "kemet/check/day-end/", page.url))
    wait_for_form(page)
    expect(page.locator(".counted")).to_have_count(0)
    expect(page.locator("[data-input=players]")).to_be_visible()


def test_maps_are_kept_for_reading_without_a_connection(site_dir: Path) -> None:
    listed = json.loads((site_dir / "en/kemet/offline.json").read_text(encoding="utf-8"))
    for checker in ("day-end", "night", "recruit", "score", "setup"):
        name = f"{CHECK}{checker}/map.json"
        assert (site_dir / name).is_file()
        assert name in listed["files"]
        assert name in listed["first"]
