"""Earlier games in figures: what is counted, that it is fetched when it is wanted, and what broken storage does."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import WIDTH
from tests.browser.scored import GAME, result
from tests.browser.test_pad import PHONE

PAD = f"en/{GAME}/pad/"
Evening = tuple[str, Mapping[str, tuple[int, ...]]]
EVENINGS: list[Evening] = [
    ("2026-11-22", {"Ann": (30, 40, 10, 5, -5), "Bob": (20, 30, 10, 0, 0)}),
    ("2026-09-30", {"Bob": (30, 31, 10, 0, 0), "ann ": (20, 30, 10, 3, 0)}),
    ("2026-09-02", {"Ann": (41, 30, 10, 4, -1), "Cy": (20, 30, 10, 0, 0)}),
]


def games(evenings: Sequence[Evening]) -> list[dict[str, Any]]:
    """Kept results, the last one first; whoever stands first has won."""
    return [
        result("", [], points) | {"id": f"game-{number}", "date": f"{day}T20:15:00.000Z", "game": GAME}
        for number, (day, points) in enumerate(evenings)
    ]


def open_with(visit: Visit, kept: list[Any], **options: Any) -> Page:
    page = visit(PAD, **(options or PHONE)).page
    page.evaluate(f"(text) => localStorage.setItem('/fathom/fathom.results:{GAME}', text)", json.dumps(kept))
    page.reload()
    page.locator(".pad__cell").first.wait_for()
    return page


def rows(page: Page, caption: str) -> list[list[str]]:
    table = page.get_by_role("table", name=caption)
    table.wait_for()
    return [line.locator("th, td").all_text_contents() for line in table.locator("tbody tr").all()]


def test_wins_averages_and_months_are_counted(visit: Visit) -> None:
    page = open_with(visit, games(EVENINGS))
    page.locator("summary", has_text="Statistics of 3 games").tap()
    page.locator(".statistics").wait_for()
    assert rows(page, "Wins and points") == [
        ["Ann", "3", "2", "84", "75.7"],
        ["Bob", "2", "1", "71", "65.5"],
        ["Cy", "1", "0", "60", "60.0"],
    ]
    assert rows(page, "Average by category") == [
        ["Locations", "26.8"],
        ["Lords", "31.8"],
        ["Allies", "10.0"],
        ["Monster tokens", "2.0"],
        ["Wounds", "−1.0"],
    ]
    assert rows(page, "Games by month") == [["Sep 2026", "2"], ["Oct 2026", "0"], ["Nov 2026", "1"]]
    bars = page.get_by_role("table", name="Average by category").locator("i")
    widths = bars.evaluate_all("(all) => all.map((bar) => bar.getBoundingClientRect().width)")
    assert [round(width / widths[1], 2) for width in widths] == [0.84, 1, 0.31, 0.06, 0.03]
    expect(bars.last, "what is lost is an outline").to_have_css("border-top-style", "dashed")


def test_it_is_fetched_once_it_is_wanted(visit: Visit) -> None:
    seen = visit(PAD, **PHONE)
    page = open_with(lambda *_, **__: seen, games(EVENINGS))
    loaded = "() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
    assert "statistics.js" not in page.evaluate(loaded)
    page.locator("summary", has_text="Statistics of 3 games").tap()
    page.locator(".statistics").wait_for()
    assert "statistics.js" in page.evaluate(loaded)


def test_of_one_game_there_is_nothing_to_count_and_it_follows_what_is_removed(visit: Visit) -> None:
    page = open_with(visit, games(EVENINGS[:2]))
    page.locator("summary", has_text="Statistics of 2 games").tap()
    assert rows(page, "Games by month")[-1] == ["Nov 2026", "1"]
    page.locator("summary", has_text="2 earlier games").tap()
    page.get_by_role("button", name="Remove the game of September 30, 2026").tap()
    expect(page.locator("summary", has_text="Statistics")).to_have_count(0)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".statistics")).to_be_visible()


def test_many_names_are_cut_short_and_what_is_no_game_is_passed_over(visit: Visit) -> None:
    points = {"Ann": (0, 0, 0, 0, 0)}
    crowd = [(f"2020-01-{day + 1:02}", {f"Guest {day}": (day, 1, 1, 1, 1), **points}) for day in range(12)]
    page = open_with(visit, [None, 7, {"id": "x"}, *games([*EVENINGS, *crowd])])
    page.locator("summary", has_text="Statistics of 15 games").tap()
    assert len(rows(page, "Wins and points")) == 8
    expect(page.locator(".statistics")).to_contain_text("7 more names")
    assert len(rows(page, "Games by month")) == 12


@pytest.mark.parametrize(("width", "scheme"), [(320, "dark"), (390, "light"), (844, "dark")])
def test_it_is_for_every_eye(visit: Visit, width: int, scheme: str) -> None:
    long = {"Bartholomew-Alexander": (1, 2, 3, 4, 5), "Ann": (1, 0, 0, 0, 0)}
    page = open_with(
        visit, games([*EVENINGS, ("2026-08-01", long)]), viewport={"width": width, "height": 700}, color_scheme=scheme
    )
    page.locator("summary", has_text="Statistics of 4 games").click()
    page.locator(".statistics").wait_for()
    assert page.evaluate(WIDTH) <= width
    assert violations(page) == []
