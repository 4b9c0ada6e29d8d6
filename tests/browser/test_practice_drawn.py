"""Positions to practise with as they are drawn: names within their tiles, and squares that are touched."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from catalog import load
from catalog.models.practice import Laid, Painted, Track, Zones
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PHONE
from tests.browser.test_practice import DRAWN, PRACTISED, asked, choices, place
from tests.full import rest_in_full

# What of a tile's text runs out of it at the side.
_RUN_OUT = """() => [...document.querySelectorAll(":is(.lying__one, .track__card)")].flatMap((tile) => {
  const { left, right } = tile.getBoundingClientRect();
  const shown = [...tile.querySelectorAll("*")].filter((node) => !node.closest(".spoken, svg"));
  const texts = shown.flatMap((node) => [...node.childNodes]).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.filter((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some((line) => line.left < left || line.right > right);
  }).map(({ data }) => data);
})"""


@pytest.mark.parametrize("folder", rest_in_full(FOLDERS, ("pl", "ja").__contains__))
def test_no_name_runs_out_of_its_tile(visit: Visit, folder: str) -> None:
    for game, exercise in DRAWN:
        shown = load().games[game].practice[exercise.id].shows
        if not any(isinstance(one.drawn, (Laid, Zones, Track)) for one in shown):
            continue
        sets = (exercise.set,) if exercise.set else ()
        rounds = ((seed, asked(game, 1, seed, sets)) for seed in range(1, 999))
        seed = next(seed for seed, found in rounds if found["asks"]["code"] == exercise.id)
        address = f"{place(game, folder)}#seed={seed}&sets={'+'.join(sets)}"
        page = visit(address, viewport=PHONE, has_touch=True).page
        choices(page, 1).first.wait_for()
        for width in (PHONE["width"], 320):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate(_RUN_OUT) == [], f"{exercise.id} at {width}"


def painted_question() -> tuple[str, int, dict[str, Any]]:
    """A game whose first question of some round is answered on squares, the seed of that round, and the question."""
    for game in PRACTISED:
        words = load().games[game].practice
        touched = {
            id_
            for id_, one in words.items()
            if any(isinstance(part.drawn, Painted) and part.drawn.touched for part in one.shows)
        }
        for seed in range(1, 500):
            if (found := asked(game, 1, seed))["asks"]["code"] in touched:
                return game, seed, found
    raise LookupError("no question is answered on squares")


@pytest.mark.parametrize("is_right", [True, False])
def test_a_touch_on_a_square_answers_and_the_squares_say_what_is_right(visit: Visit, is_right: bool) -> None:
    game, seed, found = painted_question()
    page = visit(f"{place(game)}#seed={seed}&sets=", viewport=PHONE, has_touch=True).page
    right = found["right"]
    chosen = right if is_right else (right + 1) % len(found["choices"])
    choices(page, 1)
    squares = page.locator(f'.painted [data-choice="{chosen}"]')
    box = squares.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    many, all_right = squares.count(), page.locator(f'.painted [data-choice="{right}"]').count()
    squares.first.tap()
    expect(page.locator(".practice__outcome")).to_have_attribute("data-tone", "good" if is_right else "bad")
    expect(page.locator('.painted [data-tone="good"]')).to_have_count(all_right)
    expect(page.locator('.painted [data-tone="bad"]')).to_have_count(0 if is_right else many)
    expect(page.locator(".painted [data-choice]")).to_have_count(0)
