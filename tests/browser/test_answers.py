"""Answers with blocks of every kind, of a made-up game: on phones and desks, in the light and the dark, on paper."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from catalog import load
from engine.speaker import Speaker
from generator.checkers.form_data import page_words
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from tests.browser import sources
from tests.browser.axe import violations
from tests.browser.windows import Windows
from tests.made_up_game import GAME, MadeUpGame
from tests.static_server import StaticServer

_PAGE = """<!doctype html><html lang="en" data-verdict><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>An answer</title>
<link rel="stylesheet" href="css/fathom.css"><link rel="stylesheet" href="css/checker.css">
<body><div class="page"><main class="prose checker"><h1>An answer</h1>
<section class="answer" aria-label="Answer"><div class="answer__sheet" data-checker="answer"></div></section>
</main></div>
<script type="module">
import { drawVerdict } from "./js/answers/answer.js";
import { loadBlocks } from "./js/answers/nodes.js";
import { fill } from "./js/kit/elements.js";
import { useWords, words } from "./js/words/words.js";
useWords(WORDS);
await loadBlocks(words.result);
const change = (fields) => { window.changed = fields; };
const place = document.querySelector("[data-checker=answer]");
window.show = (blocks) => fill(place, drawVerdict(blocks, change));
</script>
"""

Open = Callable[..., Page]
WIDTHS = (320, 390, 1280)


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[StaticServer, list[Any]]]:
    folder = tmp_path_factory.mktemp("answers")
    sources.copy(folder)
    game = MadeUpGame(tmp_path_factory.mktemp("game"))
    with game.asked() as (questions, answered):
        site = SiteContext(load(game.root / "catalog" / "data"), "en")
        ctx = PageContext(site, PageInfo(f"{GAME}/check/duel/", game=GAME))
        words = page_words(ctx, questions, questions.find("duel"))
        said = [Speaker(words).answer(request, answer) for request, answer in answered]
    (folder / "index.html").write_text(
        _PAGE.replace("WORDS", json.dumps(words).replace("</", "<\\/")), encoding="utf-8"
    )
    with StaticServer(folder) as server:
        yield server, [one.get("blocks") for one in said]


@pytest.fixture
def opened(windows: Windows, shown: tuple[StaticServer, list[Any]]) -> Open:
    """Open the page with the answer to one of the questions."""

    def open_page(number: int = 1, scheme: str = "default", **options: Any) -> Page:
        server, said = shown
        page = windows.lend(server.origin, **options).page
        page.goto(server.url)
        page.wait_for_function("() => Boolean(window.show)")
        page.evaluate("scheme => { document.body.dataset.mdColorScheme = scheme; }", scheme)
        page.evaluate("show", said[number])
        return page

    return open_page


def _right(page: Page, selector: str) -> float:
    return float(page.evaluate("selector => document.querySelector(selector).getBoundingClientRect().right", selector))


@pytest.mark.parametrize("scheme", ["default", "slate"])
@pytest.mark.parametrize("width", WIDTHS)
def test_every_block_can_be_read_by_everybody(opened: Open, width: int, scheme: str) -> None:
    page = opened(scheme=scheme, viewport={"width": width, "height": 844})
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in page.locator("button:visible").all():
        box = control.bounding_box()
        assert box
        assert box["height"] >= 44, control.inner_text()
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".answer__matrix :is(th, td), .answer__term")]
            .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
            .map((cell) => cell.innerText)"""
    )
    assert cut == []


@pytest.mark.parametrize("width", WIDTHS[:2])
def test_a_matrix_scrolls_in_its_own_box_and_its_heads_stay_in_sight(opened: Open, width: int) -> None:
    page = opened(viewport={"width": width, "height": 844})
    frame = page.locator(".answer__frame--matrix")
    assert frame.evaluate("box => box.scrollWidth > box.clientWidth")
    row, last = frame.locator("tbody th").first, frame.locator("tbody tr").first.locator("td").last
    left = frame.bounding_box()
    frame.focus()
    frame.evaluate("box => box.scrollTo(9999, 9999)")
    head, cell = row.bounding_box(), last.bounding_box()
    assert left
    assert head
    assert cell
    assert abs(head["x"] - left["x"]) <= 2
    assert head["x"] + head["width"] <= cell["x"] + 1, "the last column stands beside the heads of the rows"
    assert cell["x"] + cell["width"] <= left["x"] + left["width"] + 1
    assert frame.locator("thead th").last.is_visible()
    assert [head.get_attribute("scope") for head in frame.locator("th").all()][:3] == ["colgroup", "col", "col"]


def test_tones_of_cells_are_never_told_by_colour_alone(opened: Open) -> None:
    page = opened()
    signs = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".answer__matrix td[data-tone] > b")].map(
            (cell) => [cell.textContent, getComputedStyle(cell, "::before").content]))"""
    )
    assert signs["You win"].startswith('"✓')
    assert signs["You lose"].startswith('"✗')
    assert signs["Nobody wins"] == "none"


def test_no_line_of_a_sentence_parts_a_bracket_or_short_word_from_a_symbol(opened: Open) -> None:
    shown = opened().evaluate(
        """async () => {
            const { besideSymbols, el, symbol } = await import("./js/kit/elements.js");
            const html = (pieces) => el("p", {}, besideSymbols(pieces)).innerHTML.replace(/<svg.*?<.svg>/g, "S");
            const [sign, name] = [() => el("a", {}, symbol("x.svg", "pebble"), "red"), el("a", {}, "red")];
            return [["高い（", sign(), "）"], ["Karta z\\u00a0", sign()], ["for ", sign()], ["(", name, ")"]].map(html);
        }"""
    )
    assert shown == [
        '高い<span class="kept">（<a>Sred</a></span>）',
        'Karta <span class="kept">z&nbsp;<a>Sred</a></span>',
        "for <a>Sred</a>",
        "(<a>red</a>)",
    ]


def test_an_option_is_put_into_the_form(opened: Open) -> None:
    page = opened(0)
    page.get_by_role("button", name="Show 1 more").click()
    assert page.locator(".answer__rank").all_inner_texts()[:2] == ["1.", "2."]
    page.get_by_role("button", name="Put this in the form").last.click()
    assert page.evaluate("changed") == {"own": ["pebble"]}


def test_fractions_are_shown_on_demand(opened: Open) -> None:
    page = opened(2)
    exact = page.get_by_role("button", name="As fractions")
    fraction = page.locator(".answer__fraction").first
    assert not fraction.is_visible()
    exact.focus()
    page.keyboard.press("Enter")
    assert fraction.is_visible()
    assert fraction.inner_text().strip() == "1/2"
    assert exact.get_attribute("aria-pressed") == "true"


def test_on_paper_nothing_is_cut_off(opened: Open) -> None:
    page = opened(viewport={"width": 700, "height": 900})
    page.emulate_media(media="print")
    frame = page.locator(".answer__frame--matrix")
    assert frame.evaluate("box => getComputedStyle(box).overflowX") == "visible"
    assert _right(page, ".answer__matrix") <= 700
    assert not page.get_by_role("button").first.is_visible()
    assert page.get_by_text("Splitting rocks").is_visible()


def test_a_formula_is_one_line_of_text(opened: Open) -> None:
    page = opened(1)
    assert page.locator(".answer__formula").inner_text() == "Rock: 2 × 4 + Pebble: 2 − handicap: 3 = Weight: 7"
