"""Practice as somebody comes back to it: on other days, and with those who sit at the table."""

from __future__ import annotations

import datetime
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from catalog import load
from engine.practice import ROUND
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import PHONE, WIDTH
from tests.browser.test_practice import PRACTISED, answer, asked, choices
from tests.browser.test_table import keep, open_table

GAME = PRACTISED[0]
FIRST = datetime.date(2031, 3, 5)
TAPS = {"viewport": PHONE, "has_touch": True, "all_sets": False}


def seed_of(day: datetime.date) -> int:
    return int(day.strftime("%Y%m%d"))


def on_day(page: Page, day: datetime.date) -> None:
    """Come to the game on a day, by the clock of the phone, and tap Practice."""
    page.clock.set_fixed_time(datetime.datetime.combine(day, datetime.time(20, 15)))
    page.goto(urljoin(page.url, f"/fathom/en/{GAME}/"))
    page.locator('main a[href="practice/"]:visible').first.tap()
    choices(page, 1)


def answer_all(page: Page, day: datetime.date, earlier: dict[int, bool], missed: int = 0) -> None:
    """Answer the round of a day by taps: those of earlier days, by their places, rightly or not; miss one of them."""
    right = [asked(GAME, number, seed_of(day))["right"] for number in range(1, ROUND + 1)]
    for shown in range(1, ROUND + len(earlier) + 1):
        if shown in earlier:
            choices(page, shown)
            expect(page.locator(".practice__number")).to_contain_text("From earlier")
            wanted = asked(GAME, 2, seed_of(FIRST))
            chosen = wanted["right"] if earlier[shown] else (wanted["right"] + 1) % len(wanted["choices"])
        else:
            own = shown - sum(place < shown for place in earlier)
            chosen = right[own - 1]
            if own == missed:
                chosen = (chosen + 1) % len(asked(GAME, own, seed_of(day))["choices"])
        choices(page, shown).nth(chosen).tap()
        expect(page.locator(".practice__outcome")).to_be_visible()
        page.locator(".practice__next").tap()
    expect(page.locator(".practice__score")).to_be_visible()


def test_a_miss_comes_back_by_the_clock_until_it_is_known(visit: Visit) -> None:
    page = visit(f"en/{GAME}/", **TAPS, fresh=True).page
    on_day(page, FIRST)
    answer_all(page, FIRST, {}, missed=2)
    told = page.locator(".practice__missed:not(:empty)")
    expect(told).to_have_count(1)
    rule = load().games[GAME].practice[asked(GAME, 2, seed_of(FIRST))["asks"]["code"]].rule
    expect(told.locator("a.answer__rule")).to_have_attribute(
        "href", f"../rules/{rule.split('.')[1]}/#{rule.partition('.')[2]}"
    )
    expect(page.locator("main")).to_contain_text("comes back")
    assert violations(page) == []
    # After a day it is asked again; who knows it then sees it after three days more, and not before.
    days = [(1, {2: True}), (2, {}), (3, {}), (4, {2: False}), (5, {2: True})]
    for after, earlier in days:
        day = FIRST + datetime.timedelta(days=after)
        on_day(page, day)
        expect(page.locator(".practice__steps > [data-earlier]")).to_have_count(len(earlier))
        if not earlier:
            continue
        answer_all(page, day, earlier)
        expect(page.locator(".practice__score")).to_have_text("All 5 right!")
        expect(page.locator("main")).to_contain_text(f"From earlier: {int(earlier[2])} of 1 right")


def test_who_sits_at_the_table_sits_in_the_positions(visit: Visit) -> None:
    days = (FIRST + datetime.timedelta(days=after) for after in range(999))
    day = next(day for day in days if asked(GAME, 1, seed_of(day))["asks"]["code"] == "end")
    page = visit(f"en/{GAME}/", **TAPS, fresh=True).page
    on_day(page, day)
    names = page.locator(".position__item > h3")
    expect(names).to_have_text(["Player 1", "Player 2", "Player 3"])
    sheet = open_table(page)
    sheet.get_by_label("Name of player 1").fill("Ann")
    sheet.get_by_label("Name of player 2").fill("Ben")
    sheet.get_by_label("Colour of player 2").select_option("Red")
    page.keyboard.press("Escape")
    expect(names).to_have_text(["Ann", "Ben"])
    expect(page.locator(".practice__seat")).to_have_count(1)
    expect(names.nth(1).locator(".practice__seat")).to_have_css("background-color", "rgb(200, 50, 43)")
    expect(page.locator(".position__row dt").filter(has_text="Name")).to_have_count(0)
    assert violations(page) == []
    assert page.evaluate(WIDTH) <= PHONE["width"]
    answer(page, 1, 0)
    page.locator(".practice__ways a").first.tap()
    expect(page.locator(".field__item > summary b")).to_have_text(["Ann", "Ben"])


@pytest.mark.parametrize("count", [2, 4])
def test_a_round_is_that_of_as_many_as_play(visit: Visit, count: int) -> None:
    page = visit(f"en/{GAME}/", **TAPS, fresh=True).page
    keep(page, f"fathom:table:{GAME}", {"version": 1, "at": 1, "players": [{"name": name} for name in "ABCD"[:count]]})
    page.add_init_script(
        "navigator.share = async (shared) => { document.documentElement.dataset.shared = shared.url; };"
    )
    on_day(page, FIRST)
    for shown in range(1, ROUND + 1):
        answer(page, shown, 0)
        page.locator(".practice__next").tap()
    page.get_by_role("button", name="Share").tap()
    shared = page.locator("html[data-shared]").get_attribute("data-shared") or ""
    assert f"players={count}" in shared
    # Whoever gets the link has the same round, however many sit at their own table, and nobody's names.
    page.evaluate("localStorage.clear()")
    keep(page, f"fathom:table:{GAME}", {"version": 1, "at": 2, "players": [{"name": "Z"}] * 3})
    page.goto("about:blank")
    page.goto(shared)
    choices(page, 1)
    expect(page.locator("[data-practice=hint]")).to_contain_text("here")
