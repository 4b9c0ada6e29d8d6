"""The pages and the answers of a game that has as little as a game may have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import engine
from catalog import Catalog, load
from generator.checkers.answer_text import plain
from generator.checkers.form_data import page_words
from generator.pages import Page
from generator.pages.navigation import NavItem, navigation
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from tests.generator.mistakes import SYMBOLS
from tests.generator.rendered import pages_of, routes_of
from tests.made_up_game import GAME, MadeUpGame, dead_links

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    game = MadeUpGame(tmp_path_factory.mktemp("game"))
    with game.found():
        yield load(game.root / "catalog" / "data")


@pytest.fixture(scope="module")
def site(catalog: Catalog) -> SiteContext:
    return SiteContext(catalog, "en")


@pytest.fixture(scope="module")
def pages(site: SiteContext) -> dict[str, Page]:
    return {path: page for path, page in pages_of(site).items() if path.startswith(f"{GAME}/")}


def _paths(items: tuple[NavItem, ...]) -> Iterator[str]:
    for item in items:
        yield item.path
        yield from _paths(item.children)


def test_what_a_game_does_not_have_has_no_page_and_no_link(site: SiteContext, pages: dict[str, Page]) -> None:
    assert f"{GAME}/examples/" in pages
    assert f"{GAME}/discrepancies/" not in pages
    assert f"{GAME}/discrepancies/" not in set(_paths(navigation(site, routes_of(site))))


def test_no_link_between_its_pages_is_dead(pages: dict[str, Page]) -> None:
    assert not dead_links(pages, GAME)


def test_headings_follow_one_another_without_groups(pages: dict[str, Page]) -> None:
    for path, page in pages.items():
        levels = [int(level) for level in re.findall(r"<h([1-6])", page.html)]
        assert levels[0] == 1, path
        assert all(after <= before + 1 for before, after in pairwise(levels)), (path, levels)


def test_the_text_of_a_card_is_found_whatever_its_field_is_called(pages: dict[str, Page]) -> None:
    assert pages[f"{GAME}/classes/rock/"].description == "It is heavy."


def test_command_line_and_browser_fill_in_the_same(tmp_path: Path) -> None:
    """Even where a symbol has the name of a parameter, which ``fathom validate`` refuses."""
    game = MadeUpGame(tmp_path)
    game.replace("game.yaml", "nouns:", SYMBOLS % "limit")
    with game.found():
        catalog = load(game.root / "catalog" / "data")
        questions = game_checkers.of_game(catalog.games[GAME])
        request = {"heaps": [{"stones": ["rock"]}], "heap": 1, "count": 2}
        opened = questions.opened.sound()
        told = plain(catalog, f"{GAME}/take", request, engine.check(f"{GAME}/take", request, {GAME: opened}), "en")
        ctx = PageContext(SiteContext(catalog, "en"), PageInfo(f"{GAME}/check/take/", game=GAME))
        words = page_words(ctx, questions, questions.find("take"))
    browser = words["say"]["reasons"]["too-few-stones"]["p"]
    assert "something" in "".join(part for part in browser if isinstance(part, str))
    assert "You want 2 stones, but something lie there." in told
