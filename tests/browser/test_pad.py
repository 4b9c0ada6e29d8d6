"""The score pad: a whole game in few taps, kept on the device, by finger and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.verdict import fragment
from tests.full import rest_in_full

PAD = "en/abyss/pad/"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
GAME = {"Ann": (30, 39, 14, 5), "Bob": (26, 33, 8, 9), "Cy": (9, 37, 8, 2), "Dee": (37, 48, 10, 3)}
"""The end of a real game: locations, lords, allies, monster tokens."""
MOST_TAPS, MOST_SCREENS = 34, 5
FIELDS = sum(map(len, GAME.values()))
SCROLLED = "() => document.documentElement.scrollHeight / innerHeight"


def open_pad(visit: Visit, fragment: str = "", *sets: str, **options: Any) -> Page:
    """The pad with these sets on the table beside the base game."""
    page = visit(PAD, **(options or PHONE)).page
    page.evaluate("(sets) => localStorage.setItem('/fathom/fathom:sets:abyss', sets)", json.dumps(sets))
    page.goto(page.url + fragment)
    page.reload()
    page.locator(".pad__cell").first.wait_for()
    return page


class Fingers:
    """Counts what is tapped on a pad."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, target: Locator) -> None:
        """Tap once."""
        target.tap()
        self.taps += 1

    def number(self, number: int, *, on: bool = False) -> None:
        """Type a number and go on, if a further digit could follow or else ``on`` says so."""
        for digit in str(number):
            self.tap(self.page.locator(".pad__keys").get_by_role("button", name=digit, exact=True))
        if on or number < 10:
            self.tap(self.page.get_by_role("button", name="Next"))


def cell(page: Page, player: str, category: str) -> Locator:
    return page.locator(".pad__table").get_by_role("button", name=f"{player}, {category}:")


def total(page: Page, player: str) -> Locator:
    return page.locator(".pad__name", has_text=player).locator("b")


@pytest.mark.parametrize("always", [False, True])
def test_four_players_take_a_tap_a_digit_whether_or_not_next_is_pressed_where_it_need_not_be(
    visit: Visit, record_property: Callable[[str, object], None], always: bool
) -> None:
    page = open_pad(visit)
    fingers = Fingers(page)
    fingers.tap(page.locator(".pad__name").first)
    for name in GAME:
        page.keyboard.type(name)
        page.keyboard.press("Enter")
    for points in GAME.values():
        for number in points:
            fingers.number(number, on=always)
    assert page.evaluate("scrollY") == 0
    for name, points in GAME.items():
        expect(total(page, name)).to_have_text(str(sum(points)))
    expect(page.locator(".pad__says")).to_contain_text("Dee leads with 98")
    expect(page.locator(".pad__says")).to_contain_text("Everything is entered")
    fingers.tap(page.get_by_role("button", name="Result"))
    expect(page.locator("[data-pad=result]").get_by_role("heading", level=2)).to_have_text("Dee wins with 98 points.")
    screens = float(page.evaluate(SCROLLED))
    job = "score four players" + ", with Next each time" * always
    record_property("job", (job, "phone", "en", f"{fingers.taps} taps", f"{screens:.1f} screens"))
    digits = sum(len(str(number)) for points in GAME.values() for number in points)
    assert fingers.taps <= (digits + FIELDS + 2 if always else MOST_TAPS)
    assert screens <= MOST_SCREENS - 1


def test_what_the_rules_count_takes_a_tap_a_lord_and_an_ally(
    visit: Visit, record_property: Callable[[str, object], None]
) -> None:
    counted: dict[str, tuple[int, list[int], list[str], int]] = {
        "Player 1": (30, [10, 8, 6, 6, 5, 4], ["Crab 5", "Squid 5", "Jellyfish 4"], 5),
        "Player 2": (26, [9, 7, 6, 6, 5], ["Crab 4", "Seahorse 4"], 9),
        "Player 3": (9, [10, 7, 7, 6, 4, 3], ["Shellfish 5", "Squid 3"], 2),
        "Player 4": (37, [12, 8, 7, 6, 6, 5, 4], ["Seahorse 5", "Jellyfish 5"], 3),
    }
    page = open_pad(visit)
    fingers = Fingers(page)
    for number, (player, (locations, lords, allies, tokens)) in enumerate(counted.items()):
        fingers.number(locations, on=True)
        if not number:
            fingers.tap(page.get_by_role("button", name="Quick", exact=True))
        for points in lords:
            fingers.tap(page.locator(".pad__numbers").get_by_role("button", name=str(points), exact=True))
        fingers.tap(cell(page, player, "Allies"))
        if not number:
            fingers.tap(page.get_by_role("button", name="Quick", exact=True))
        for ally in allies:
            fingers.tap(page.get_by_label(ally, exact=True).locator(".."))
        fingers.tap(cell(page, player, "Monsters"))
        fingers.number(tokens)
    for player, (locations, lords, allies, tokens) in counted.items():
        best = sum(int(ally[-1]) for ally in allies)
        expect(total(page, player)).to_have_text(str(locations + sum(lords) + best + tokens))
    job = "score four players by what the rules count"
    screens = float(page.evaluate("scrollY / innerHeight"))
    record_property("job", (job, "phone", "en", f"{fingers.taps} taps", f"{screens:.1f} screens"))
    assert screens <= 1
    each_thing = sum(len(lords) + len(allies) for _, lords, allies, _ in counted.values())
    assert fingers.taps <= MOST_TAPS + each_thing


def test_the_result_has_everything_point_by_point_and_leads_back(visit: Visit) -> None:
    cards = {"lords": ["miller", "recruiter"], "locations": ["sargasso-silos"], "affiliated": ["crab-3"]}
    short = {"lord_points": [10, 3], "highest": ["crab-2"], "typed": {"locations": 4, "monster_tokens": 0}}
    totals = {"name": "Cy", "typed": {"lords": 5, "locations": 1, "allies": 0, "monster_tokens": 0}}
    players = [cards | {"name": "Ann", "typed": {"monster_tokens": 0}}, short | {"name": "Bob"}, totals]
    page = open_pad(visit, fragment({"players": players}))
    page.get_by_role("button", name="Result").tap()
    result = page.locator("[data-pad=result]")
    expect(result.get_by_role("heading", level=2)).to_have_text("Ann wins with 24 points.")
    result.locator("summary", has_text="Point by point").tap()
    for text in ("Sargasso Silos", "5 + 2 × 1", "Miller", "total entered", "quick count"):
        expect(result).to_contain_text(text)
    result.locator("summary", has_text="things that were not checked").tap()
    expect(result).to_contain_text("Bob and Cy: The points for locations were added up by hand and not checked.")
    result.get_by_role("button", name="Back to the pad").tap()
    expect(total(page, "Ann")).to_have_text("24")
    assert page.evaluate("localStorage.getItem('/fathom/fathom:pad:abyss')") is None


def test_ways_can_be_mixed_and_the_dots_tell_them_apart(visit: Visit) -> None:
    page = open_pad(visit)
    fingers = Fingers(page)
    fingers.number(30, on=True)
    page.get_by_role("button", name="Quick", exact=True).tap()
    for points in ("10", "6", "10"):
        page.locator(".pad__numbers").get_by_role("button", name=points, exact=True).tap()
    expect(total(page, "Player 1")).to_have_text("56")
    page.get_by_role("button", name="Remove one: 6").or_(page.get_by_role("button", name="One fewer: 6")).tap()
    expect(total(page, "Player 1")).to_have_text("50")
    cell(page, "Player 1", "Allies").tap()
    page.get_by_role("button", name="Quick", exact=True).tap()
    for ally in ("Crab 3", "Squid 5", "Crab 4"):
        page.get_by_label(ally, exact=True).locator("..").tap()
    expect(total(page, "Player 1")).to_have_text("59")
    page.get_by_role("button", name="Exact").tap()
    page.get_by_role("button", name="Jellyfish 2:").first.tap()
    expect(total(page, "Player 1")).to_have_text("52")
    expect(cell(page, "Player 1", "Allies")).to_have_attribute("data-how", "exact")
    expect(cell(page, "Player 1", "Lords")).to_have_attribute("data-how", "quick")
    expect(cell(page, "Player 1", "Locations")).to_have_attribute("data-how", "typed")


def test_a_location_that_counts_what_was_only_summed_up_says_that_points_are_missing(visit: Visit) -> None:
    players = [{"locations": ["sargasso-silos"], "typed": {"lords": 20}}]
    page = open_pad(visit, fragment({"players": players}))
    expect(cell(page, "Player 1", "Locations")).to_have_attribute("data-how", "unknown")
    page.get_by_role("button", name="Quick", exact=True).tap()
    page.get_by_role("button", name="what it counts: More").tap()
    expect(cell(page, "Player 1", "Locations")).to_have_attribute("data-how", "quick")
    expect(total(page, "Player 1")).to_have_text("27")


def test_a_draft_is_kept_and_starting_again_can_be_undone(visit: Visit) -> None:
    page = open_pad(visit)
    Fingers(page).number(30)
    page.reload()
    expect(total(page, "Player 1")).to_have_text("30")
    page.get_by_role("button", name="Start again").tap()
    expect(total(page, "Player 1")).to_have_text("–")
    page.get_by_role("button", name="Undo").tap()
    expect(total(page, "Player 1")).to_have_text("30")


BROKEN = [
    "{",
    "[]",
    '{"version": 1, "players": 3}',
    "5",
    '{"version": 1, "players": [{"lords": {"a": 1}, "x": 2}], "ways": 4}',
]


@pytest.mark.parametrize("kept", rest_in_full(BROKEN, 4))
def test_an_old_or_broken_draft_does_no_harm(visit: Visit, kept: str) -> None:
    page = open_pad(visit)
    page.evaluate("(kept) => localStorage.setItem('/fathom/fathom:pad:abyss', kept)", kept)
    page.reload()
    Fingers(page).number(30)
    expect(cell(page, "Player 1", "Locations")).to_have_text("30")


def test_by_the_keyboard_the_sheet_is_one_stop(visit: Visit) -> None:
    page = open_pad(visit, viewport={"width": 1280, "height": 800})
    cell(page, "Player 1", "Locations").focus()
    page.keyboard.type("30399")
    page.keyboard.press("Enter")
    expect(cell(page, "Player 1", "Monsters")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(cell(page, "Player 2", "Allies")).to_be_focused()
    page.keyboard.press("Home")
    expect(cell(page, "Player 1", "Allies")).to_be_focused()
    expect(total(page, "Player 1")).to_have_text("78")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.pad__table *')")
    expect(page.locator(".pad__table [tabindex='0']")).to_have_count(1)


@pytest.mark.parametrize("scheme", rest_in_full(["dark", "light"], 2))
def test_axe_finds_nothing_however_it_is_entered(visit: Visit, scheme: str) -> None:
    counts = [{"location": "sargasso-silos", "count": 2}]
    player = {
        "name": "Ann",
        "locations": ["sargasso-silos"],
        "counts": counts,
        "lord_points": [10],
        "highest": ["crab-2"],
    }
    page = open_pad(visit, fragment({"players": [player, {}]}), color_scheme=scheme, **PHONE)
    for category in ("Locations", "Lords", "Allies", "Monsters"):
        cell(page, "Ann", category).tap()
        page.locator("#content").get_by_role("heading", name=f"Ann · {category}").wait_for()
        page.wait_for_timeout(200)
        assert violations(page) == [], category
    cell(page, "Ann", "Allies").tap()
    page.get_by_role("button", name="Exact", exact=True).tap()
    page.locator(".stock").first.wait_for()
    assert violations(page) == []
    page.locator(".pad__name").first.tap()
    page.get_by_role("textbox", name="Name").wait_for()
    assert violations(page) == []


def test_pearls_are_asked_for_once_players_are_level(visit: Visit) -> None:
    lords = {"typed": {"lords": 20, "locations": 0, "allies": 0, "monster_tokens": 0}}
    page = open_pad(visit, fragment({"players": [lords | {"name": "Ann"}, lords | {"name": "Bob"}]}))
    expect(page.locator(".pad__says")).to_contain_text("2 fields to go")
    cell(page, "Ann", "Pearls").tap()
    Fingers(page).number(0)
    cell(page, "Bob", "Pearls").tap()
    Fingers(page).number(3)
    page.get_by_role("button", name="Result").tap()
    expect(page.locator("[data-pad=result]")).to_contain_text("so pearls decide: Bob has 3 and wins")


def test_nobody_is_crowned_where_the_entries_do_not_tell_who_wins(visit: Visit) -> None:
    lords = {"typed": {"lords": 20, "locations": 0, "allies": 0, "monster_tokens": 0}, "pearls": 3}
    page = open_pad(visit, fragment({"players": [lords | {"name": "Ann"}, lords | {"name": "Bob"}]}))
    page.get_by_role("button", name="Result").tap()
    result = page.locator("[data-pad=result]")
    expect(result.get_by_role("heading", level=2)).to_have_text(
        "Ann and Bob are level, and what you entered does not settle who wins."
    )
    expect(result.locator(".standing__star, .laurel")).to_have_count(0)


def test_the_sets_on_the_table_bring_their_rows(visit: Visit) -> None:
    page = open_pad(visit)
    expect(page.locator(".pad__table tbody tr")).to_have_count(4)
    page = open_pad(visit, "", "leviathan")
    expect(page.locator(".pad__table tbody tr")).to_have_count(6)
    cell(page, "Player 1", "Wounds").tap()
    Fingers(page).number(3)
    expect(total(page, "Player 1")).to_have_text("−3")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_five_players_fit_every_window_and_every_finger(visit: Visit, width: int) -> None:
    players = [{"name": f"Bartholomew {number}", "typed": {"lords": 40 + number}} for number in range(5)]
    page = open_pad(visit, fragment({"players": players}), viewport={"width": width, "height": 800})
    expect(total(page, "Bartholomew 4")).to_have_text("44")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    tops = "() => ['sheet', 'entry'].map((name) => document.querySelector(`.pad__${name}`).getBoundingClientRect().top)"
    sheet, entry = page.evaluate(tops)
    assert abs(sheet - entry) < 8 if width == 1280 else sheet < entry
    small = """() => [...document.querySelectorAll(".pad button")]
      .map((node) => [node.className, node.getBoundingClientRect()])
      .filter(([, { width, height }]) => width && (width < 43.5 || height < 43.5)).map(([name]) => name)"""
    assert page.evaluate(small) == []


def test_the_pad_leads_to_the_checker_with_everything_and_back(visit: Visit) -> None:
    page = open_pad(visit)
    Fingers(page).number(30)
    page.get_by_role("link", name="Open in the checker").tap()
    expect(page.locator(".answer__headline")).to_contain_text("The score is not complete")
    page.get_by_role("button", name="As a score pad").tap()
    expect(total(page, "Player 1")).to_have_text("30")
