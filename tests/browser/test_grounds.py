"""Squares with a ground below them: told by name and sign, filled and painted by touch and by keys on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests import made_up
from tests.browser import made_up_form
from tests.browser.axe import violations
from tests.browser.made_up_words import WORDS
from tests.browser.windows import Windows
from tests.static_server import StaticServer

Open = Callable[..., Page]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    folder = tmp_path_factory.mktemp("made-up")
    made_up_form.write(folder, WORDS)
    with StaticServer(folder) as server:
        yield server


@pytest.fixture
def opened(windows: Windows, server: StaticServer) -> Open:
    """Open the form with a request in its address."""
    return made_up_form.opener(windows, server)


def read(page: Page) -> Any:
    return page.evaluate("form.read()")


def test_a_wall_is_filled_on_its_ground(opened: Open) -> None:
    page = opened({"wall": [[0, 0]]}, **PHONE)
    wall = page.get_by_role("grid", name="The wall", exact=True)
    red = wall.get_by_role("gridcell", name="Row 1, column 1: Red", exact=True)
    assert red.get_attribute("aria-selected") == "true"
    assert "hue-red" in str(red.get_attribute("class"))
    # Not by its colour alone: each square shows what its ground is.
    assert wall.get_by_role("gridcell").all_inner_texts() == ["R", "2B", "", "", "R", "2B"]
    expect(wall.locator("use[href$='#stone']")).to_have_count(2)
    wall.get_by_role("gridcell", name="Row 2, column 1: White").tap()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert read(page) == {"wall": [[0, 0], [0, 1], [1, 0]]}
    red.tap()
    assert read(page) == {"wall": [[0, 1], [1, 0]]}
    assert made_up.asked(read(page))["read"]["wall"] == [[0, 1], [1, 0]]


def test_what_is_painted_lies_on_the_ground(opened: Open) -> None:
    page = opened({"cover": ["m..", "..x"]}, **PHONE)
    cover = page.get_by_role("grid", name="What covers the wall")
    covered = cover.get_by_role("gridcell", name="Row 1, column 1: Red, Mine", exact=True)
    assert covered.inner_text() == "m"
    free = cover.get_by_role("gridcell", name="Row 1, column 2: Blue, Free", exact=True)
    assert free.inner_text() == "2B"
    free.tap()
    expect(cover.get_by_role("gridcell", name="Row 1, column 2: Blue, Mine", exact=True)).to_have_count(1)
    assert read(page) == {"cover": ["mm.", "..x"]}
    page.get_by_role("radiogroup", name="Paint with").last.get_by_role("radio", name="Free").check()
    cover.locator("[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    assert read(page) == {"cover": [".m.", "..x"]}


def test_a_ground_is_accessible(opened: Open) -> None:
    page = opened({"wall": [[0, 0]], "cover": ["m..", "..x"]}, **PHONE)
    assert violations(page) == []
