"""Figures as browsers draw them: everything stands inside, can be read on a phone, and is light on paper."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import engine
from catalog import load
from catalog.models.blocks import FigureBlock
from catalog.walk import models
from engine.speaker import Speaker
from generator.checkers.form_data import page_words
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from tests.browser import sources
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.pages import FOLDERS, PAGES_OF_CHECKERS, PHONE, WIDTH
from tests.browser.verdict import fragment, wait_for_answer
from tests.browser.windows import Windows
from tests.generator.rendered import Pages
from tests.made_up_game import GAME, MadeUpGame
from tests.static_server import StaticServer

CHAPTERS = sorted(
    {
        f"{id_}/rules/{section.id.split('.')[1]}/"
        for id_, game in load().games.items()
        for section in game.rules
        for _, part in models(section)
        if isinstance(part, FigureBlock)
    }
)
"""The chapters that have figures, below a language's root."""

OUTSIDE = """[...document.querySelectorAll('.figure svg[viewBox]')].flatMap((drawing) => {
  const ground = drawing.closest('.figure__ground').getBoundingClientRect();
  return [...drawing.querySelectorAll('text, use, image, .knot')].filter((part) => {
    const box = part.getBoundingClientRect();
    const isInside = box.left >= ground.left && box.right <= ground.right && box.top >= ground.top;
    return box.width && !(isInside && box.bottom <= ground.bottom);
  }).map((part) => part.textContent || part.getAttribute('href'));
})"""
"""What of a drawing reaches beyond its ground."""

SMALL = """[...document.querySelectorAll('.figure svg[viewBox] text')]
  .filter((text) => parseFloat(getComputedStyle(text).fontSize) * text.getCTM().a < 8.5)
  .map((text) => text.textContent)"""
"""What is written too small to be read."""

BESIDE = """[...document.querySelectorAll('.figure .cell > text:not(.sign)')].filter((text) => {
  const shape = text.parentNode.querySelector('rect, circle')?.getBoundingClientRect();
  const box = text.getBoundingClientRect();
  return shape && box.top < shape.bottom && (box.left < shape.left - 1 || box.right > shape.right + 1);
}).map((text) => text.textContent)"""
"""What is wider than the cell that it stands in."""


@pytest.mark.parametrize(
    ("chapter", "folder"), [(chapter, FOLDERS[row % len(FOLDERS)]) for row, chapter in enumerate(CHAPTERS)]
)
def test_on_a_phone_all_stands_inside_and_can_be_read(visit: Visit, chapter: str, folder: str) -> None:
    page = visit(f"{folder}/{chapter}", viewport=PHONE).page
    expect(page.locator(".figure svg[role=img]").first).to_be_visible()
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(BESIDE) == []
    assert page.evaluate(WIDTH) <= PHONE["width"]


def test_a_figure_is_one_picture_by_name_and_its_numbers_are_told(visit: Visit) -> None:
    page = visit("en/abyss/rules/explore/").page
    figure = page.locator(
        "figure.figure", has=page.get_by_role("img", name="The exploration deck with the five spaces")
    )
    expect(figure.get_by_role("img")).to_have_count(1)
    told = [re.sub(r"\s+", " ", text) for text in figure.get_by_role("listitem").all_inner_texts()]
    assert [text[0] for text in told] == [str(number) for number in range(1, len(told) + 1)]
    page = visit("en/abyss/rules/fight/").page
    page.locator(".figure__told button.term").first.click()
    expect(page.locator("[popover]:popover-open")).to_have_count(1)


THREAT = {"space": 4, "rival_powers": ["tamer"]}


def _answered(visit: Visit) -> Page:
    page = visit("en/" + PAGES_OF_CHECKERS["abyss/threat"] + fragment(THREAT)).page
    wait_for_answer(page)
    return page


def test_an_answer_marks_spaces_and_says_which(visit: Visit) -> None:
    page = _answered(visit)
    board = page.locator("[data-checker=answer] .figure")
    marked = board.locator("[data-space][data-marks]")
    assert [(space.get_attribute("data-space"), space.get_attribute("data-tone")) for space in marked.all()] == [
        ("3", "good"),
        ("4", "note"),
    ]
    expect(board.locator("svg .knot text")).to_have_text(["1", "2"])
    expect(board.get_by_role("listitem")).to_have_text(
        [re.compile("1.*You get the reward of this space: 3"), re.compile("2.*The threat token lies here: 4")]
    )
    assert violations(page) == []


def test_on_paper_figures_are_light(visit: Visit) -> None:
    page = visit("en/abyss/rules/explore/", color_scheme="dark").page
    ink = "getComputedStyle(document.querySelector('.figure svg text')).fill"
    dark = page.evaluate(ink)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.evaluate("getComputedStyle(document.querySelector('.figure__ground')).backgroundImage") == "none"
    assert sum(map(int, re.findall(r"\d+", page.evaluate(ink)))) < 200 < sum(map(int, re.findall(r"\d+", dark)))
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    assert page.evaluate(ink) == dark


_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>An answer</title>
<link rel="stylesheet" href="css/fathom.css"><link rel="stylesheet" href="css/checker.css">
<body><main class="prose checker"><h1>An answer</h1>
<h2>What is marked</h2><section aria-label="Answer"><div data-checker="answer"></div></section></main>TEMPLATES
<script type="module">
import { drawVerdict } from "./js/answers/answer.js";
import { loadBlocks } from "./js/answers/nodes.js";
import { fill } from "./js/kit/elements.js";
import { useWords, words } from "./js/words/words.js";
useWords(WORDS);
await loadBlocks(words.result);
window.show = (blocks) => fill(document.querySelector("[data-checker=answer]"), drawVerdict(blocks));
</script>
"""


def test_squares_come_from_the_answer_and_cells_are_marked_by_their_ids(
    windows: Windows, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    sources.copy(tmp_path)
    game = MadeUpGame(tmp_path_factory.mktemp("game"))
    game.replace("checkers/take.yaml", "tone: bad}", "tone: bad}\n        - {path: bare, label: A way, way: true}")
    taken = '- {path: "@heap", label: You take from, tone: good'
    amount = '- {path: "@heap", label: Stones, value: {of: "@heap", number: "@count"}}'
    game.replace("checkers/take.yaml", taken + "}", f"{taken}}}\n        {amount}")
    stones = {"stones": ["rock"]}
    request = {"heaps": [stones, {"stones": []}, stones, {"stones": []}], "heap": 3, "count": 1}
    with game.found():
        catalog = load(game.root / "catalog" / "data")
        questions = game_checkers.of_game(catalog.games[GAME])
        answer = engine.check(f"{GAME}/take", request, {GAME: questions.opened.sound()})
        ctx = PageContext(SiteContext(catalog, "en"), PageInfo(f"{GAME}/check/take/", game=GAME))
        words = page_words(ctx, questions, questions.find("take"))
        said = Speaker(words).answer(request, answer)
        whole = Pages(ctx.site)[f"{GAME}/check/take/"].html
    templates = "".join(re.findall("<template.*?</template>", whole, re.DOTALL))
    page_text = _PAGE.replace("TEMPLATES", templates).replace("WORDS", json.dumps(words).replace("</", "<\\/"))
    (tmp_path / "index.html").write_text(page_text, encoding="utf-8")
    with StaticServer(tmp_path) as server:
        page = windows.lend(server.origin, viewport=PHONE).page
        page.goto(server.url)
        page.wait_for_function("() => Boolean(window.show)")
        page.evaluate("show", said["blocks"])
        heaps, ground = page.locator(".figure").all()
        expect(heaps.locator("[data-marks]")).to_have_attribute("data-space", "3")
        expect(heaps.get_by_role("listitem").first).to_have_text(re.compile("You take from: the third heap"))
        # A value stands in a square, and in words before all places that share it.
        expect(heaps.get_by_role("listitem").last).to_have_text(re.compile(r"^1\s*Stones \(1\): the third heap$"))
        expect(heaps.get_by_role("listitem").first).to_have_text(re.compile("^A"))
        expect(heaps.locator(".knot:has(rect)")).to_have_text(["1"])
        letters = ground.locator("[data-letter]").evaluate_all("all => all.map((one) => one.dataset.letter)")
        assert "".join(letters) == "h.h.rrrr"
        marked = ground.locator("[data-marks]").evaluate_all(
            "all => all.map((one) => [one.dataset.space, one.dataset.marks])"
        )
        assert marked == [["0.1", "1"], ["0.3", "2"]]
        expect(ground.get_by_role("listitem").first).to_have_text(re.compile("Nothing lies here: Row 1, column 2"))
        # A way is a line, of which only the end has its number.
        expect(ground.get_by_role("listitem").last).to_have_text(re.compile("A way: Row 1, column 2 → Row 1, column 4"))
        expect(ground.locator(".way")).to_have_count(1)
        assert page.evaluate(OUTSIDE) == []
        assert violations(page) == []
