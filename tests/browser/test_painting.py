"""Lists, spaces, a grid and a shape on the page of a made-up game's checker, in languages that write differently."""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import engine
from catalog import load
from generator.render import game_checkers
from generator.render.site_context import SiteContext
from tests.browser import sources
from tests.browser.axe import violations
from tests.browser.windows import Windows
from tests.generator.rendered import routes_of
from tests.made_up_game import GAME, QUESTIONS, MadeUpGame
from tests.static_server import StaticServer

LANGUAGES = ("en", "zh_Hant", "pl")
_PAGE = """<!doctype html><html lang="LANG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A checker</title>
<link rel="stylesheet" href="css/fathom.css"><link rel="stylesheet" href="css/checker.css">
<body><div class="page"><main class="prose">BODY</main></div>
<script type="module">
import { buildForm } from "./js/forms/form.js";
import { decode } from "./js/kit/share.js";
import { useWords } from "./js/words/words.js";
const words = JSON.parse(document.getElementById("checker-words").textContent);
useWords(words);
window.form = await buildForm(words, () => {});
window.form.write(decode(location.hash) ?? {});
document.querySelector("[data-checker=form]").append(window.form.node);
</script>
"""

Open = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticServer]:
    folder = tmp_path_factory.mktemp("painting")
    sources.copy(folder)
    game = MadeUpGame(tmp_path_factory.mktemp("game"))
    with game.found():
        catalog = load(game.root / "catalog" / "data")
        for lang in LANGUAGES:
            site = SiteContext(catalog, lang)
            html = next(route for route in routes_of(site) if route.path == f"{GAME}/check/lay/").page(site).html
            body = re.sub(r'<script type="module".*?</script>', "", html)
            page = _PAGE.replace("LANG", site.words.tag).replace("BODY", body)
            (folder / f"{lang}.html").write_text(page, encoding="utf-8")
    with StaticServer(folder) as server:
        yield server


@pytest.fixture
def opened(windows: Windows, server: StaticServer) -> Open:
    """Open the page in a language with a request in its address."""

    def open_page(lang: str, request: Any, scheme: str = "default", **options: Any) -> Page:
        page = windows.lend(server.origin, **options).page
        text = urlsafe_b64encode(json.dumps(request).encode()).decode().rstrip("=")
        page.goto(f"{server.url}{lang}.html#v1:{text}")
        page.wait_for_selector(".fields")
        page.evaluate("scheme => { document.body.dataset.mdColorScheme = scheme; }", scheme)
        return page

    return open_page


LAYS = QUESTIONS["lay"]
WHOLE = LAYS[1] | {"players": "2"}


@pytest.mark.parametrize(
    ("lang", "width", "scheme"),
    [("en", 390, "default"), ("pl", 390, "slate"), ("zh_Hant", 1280, "slate"), ("zh_Hant", 390, "default")],
)
def test_everybody_can_use_the_form(opened: Open, lang: str, width: int, scheme: str) -> None:
    page = opened(lang, WHOLE, scheme, viewport={"width": width, "height": 844})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in page.locator(
        "form :is(button:not(.fallback-badge), select, label:has(input), [role=gridcell]):visible"
    ).all():
        box = control.bounding_box()
        assert box
        assert box["height"] >= 43.9, control.inner_text()


@pytest.mark.parametrize("lang", LANGUAGES[:2])
def test_what_a_link_asks_is_what_the_form_asks(opened: Open, lang: str) -> None:
    page = opened(lang, WHOLE)
    assert page.evaluate("form.read()") == {name: value for name, value in WHOLE.items() if name != "players"}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_squares_and_spaces_are_painted_by_touch(opened: Open, lang: str) -> None:
    page = opened(lang, LAYS[0], viewport={"width": 390, "height": 844})
    cells = page.get_by_role("grid").first.get_by_role("gridcell")
    brushes = page.locator(".squares__brushes").first.locator(".squares__brush")
    brushes.nth(2).click()
    cells.nth(4).click()
    brushes.last.click()
    for place in (4, 0, 5):
        cells.nth(place).click()
    page.locator(".chart__space").nth(1).click()
    asked = page.evaluate("form.read()")
    assert asked == {"camp": "shallows", "ground": ["..#", "~#."], "tile": [[0, 1], [1, 2]]}
    assert cells.nth(4).locator("span").inner_text() == "#"
    assert [cell.get_attribute("aria-selected") for cell in cells.all()] == ["false", "true", *["false"] * 3, "true"]


def test_a_shape_is_marked_on_the_grid_that_it_lies_on(opened: Open) -> None:
    page = opened("en", LAYS[0])
    grid = page.get_by_role("grid").first
    page.get_by_role("button", name="Mark its squares on the grid").click()
    assert page.get_by_role("radio", name="Squares with stones").is_checked()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    asked = page.evaluate("form.read()")
    assert [1, 0] in asked["tile"] or [1, 1] in asked["tile"]
    selected = grid.locator("[aria-selected=true]")
    expect(selected).to_have_count(len(asked["tile"]))
    assert all(", Squares with stones" in str(cell.get_attribute("aria-label")) for cell in selected.all())
    page.get_by_role("group", name="Squares with stones").get_by_role("button", name="Clear").click()
    expect(selected).to_have_count(0)
    assert page.evaluate("form.read()").get("tile", []) == []


def test_a_board_follows_what_it_hangs_on(opened: Open) -> None:
    page = opened("en", {"players": "3", "way": ["camp"]} | LAYS[0])
    camp, way = page.locator(".chart").all()
    expect(camp.get_by_role("radio", name="Isle")).to_have_count(0)
    expect(way.get_by_role("checkbox", name="Isle")).to_have_count(0)
    expect(way.locator("[data-ends]")).to_have_count(2)
    page.get_by_role("radio", name="2", exact=True).check()
    expect(camp.get_by_role("radio", name="Isle")).to_have_count(1)
    page.get_by_role("radio", name="The moor").check()
    assert [box.get_attribute("aria-label") for box in camp.get_by_role("radio").all()] == ["Camp", "Hut"]
    expect(way.get_by_role("checkbox")).to_have_count(4)


def test_what_is_asked_is_valid_as_long_as_nothing_is_missing(opened: Open, tmp_path: Any) -> None:
    page = opened("en", LAYS[4])
    page.get_by_role("button", name="Add a token").click()
    with MadeUpGame(tmp_path).found():
        questions = game_checkers.of_game(load(tmp_path / "catalog" / "data").games[GAME])
        game = {GAME: questions.opened.sound()}
        answer = engine.check(f"{GAME}/lay", page.evaluate("form.read()"), game)
        assert [problem["code"] for problem in answer["problems"]] == ["missing-field"]
        page.get_by_role("group", name="Token 1").get_by_role("radio", name="4").check()
        answer = engine.check(f"{GAME}/lay", page.evaluate("form.read()"), game)
    assert answer["sum"] == 4
    page.evaluate("fields => form.write(fields)", {**LAYS[4], **answer["instead"]})
    assert page.evaluate("form.read()")["tile"] == answer["instead"]["tile"]
