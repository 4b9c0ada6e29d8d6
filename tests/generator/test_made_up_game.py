"""The pages and the answers of a game that has as little as a game may have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import engine
from catalog import Catalog, load
from generator.checkers import checker_schema
from generator.checkers.answer_text import plain
from generator.checkers.contract.answers import DeclaredAnswer
from generator.checkers.form_data import page_words
from generator.pages import Page
from generator.pages.navigation import NavItem, navigation
from generator.render import game_checkers
from generator.render.markup import json_script
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from tests.command_answers import unset
from tests.generator.conforming import conforms
from tests.generator.mistakes import SYMBOLS
from tests.generator.rendered import pages_of, routes_of
from tests.made_up_game import GAME, MadeUpGame, dead_links
from tests.node import ask_script

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


def test_every_block_says_the_same_on_the_command_line_and_on_the_page(tmp_path: Path) -> None:
    with MadeUpGame(tmp_path).asked() as (questions, answered):
        catalog = load(tmp_path / "catalog" / "data")
        question = questions.find("duel")
        ctx = PageContext(SiteContext(catalog, "en"), PageInfo(f"{GAME}/check/duel/", game=GAME))
        page = tmp_path / "page.html"
        words = json_script(page_words(ctx, questions, question))
        page.write_text(f'<script type="application/json" id="checker-words">{words}</script>', encoding="utf-8")
        cases = [{"request": request, "answer": answer} for request, answer in answered]
        [shown] = ask_script("say.mjs", [{"page": str(page), "cases": cases}])
        kinds = {block.block for block in question.words.result}
        assert kinds >= {"matrix", "formula", "chances", "ranked", "plan"}
        verdicts = [(*one, told) for one, told in zip(answered, shown, strict=True) if one[1]["kind"] == "verdict"]
        for request, answer, told in verdicts:
            for line in plain(catalog, f"{GAME}/duel", request, answer, "en").splitlines():
                if "→" not in line:
                    for part in re.split(r" · | {2,}|█+|: |\d\. ", line.strip(" ✓✗?•–")):
                        assert unset(part.strip(" ✓✗?•–")) in unset(told["text"]), (request, line)


def test_every_kind_of_part_is_declared_and_published(tmp_path: Path) -> None:
    with MadeUpGame(tmp_path).asked() as (questions, answered):
        declared = DeclaredAnswer(questions, f"{GAME}/duel")
        schema = checker_schema.answer(questions, questions.find("duel"))
        verdicts = [answer for _request, answer in answered if answer["kind"] == "verdict"]
        assert len(verdicts) == len(answered) - 1
        for answer in verdicts:
            assert [*declared.faults(answer)] == []
            assert conforms(answer, schema, schema)
        wrong = {
            "cells": [{"winner": "own", "lost": {}}],
            "left": {"boulder": 1, "rock": True},
            "mean": "0.5",
            "throws": [{**verdicts[0]["throws"][0], "places": [[0]]}],
        }
        for name, value in wrong.items():
            answer = verdicts[0] | {name: value}
            assert [*declared.faults(answer)], name
            assert not conforms(answer, schema, schema) or name == "mean"
