"""The pages and the answers of a game that has as little as a game may have."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import engine
from catalog import Catalog, load
from engine.listener import Listener, understood
from engine.speaker import Speaker
from generator.asking import data as asking
from generator.checkers import chance_requests, checker_schema
from generator.checkers.contract.answers import DeclaredAnswer
from generator.checkers.form_data import page_words
from generator.checkers.spoken import Spoken, plain
from generator.cli.check import field_rows
from generator.pages import Page
from generator.pages.navigation import NavItem, navigation
from generator.render import game_checkers
from generator.render.page import PageInfo
from generator.render.page_context import PageContext
from generator.render.site_context import SiteContext
from tests.command_answers import unset
from tests.engine.schema_strategies import values
from tests.generator.conforming import conforms
from tests.generator.mistakes import SYMBOLS
from tests.generator.rendered import Pages, routes_of
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
    return {path: page for path, page in Pages(site).items() if path.startswith(f"{GAME}/")}


ASKED: tuple[tuple[str, str, dict[str, Any]], ...] = (
    (
        "heap 1 has a rock and two pebbles, may i take 2 stones from heap 1?",
        "take",
        {"heaps": [{"stones": ["rock", "pebble", "pebble"]}], "heap": 1, "count": 2},
    ),
    (
        "heap 1 rock pebble, heap 2 rock, take 2 stones from heap 1",
        "take",
        {"heaps": [{"stones": ["rock", "pebble"]}, {"stones": ["rock"]}], "heap": 1, "count": 2},
    ),
    (
        "can i take 1 of them from heap 2, heap 1 pebble, heap 2 is two rocks and guarded",
        "take",
        {"heaps": [{"stones": ["pebble"]}, {"stones": ["rock", "rock"], "guarded": "yes"}], "heap": 2, "count": 1},
    ),
    (
        "i have rock, pebble and pebble against a rock and a pebble, what should i throw",
        "duel",
        {"own": ["rock", "pebble", "pebble"], "theirs": ["rock", "pebble"]},
    ),
    (
        "which stone to throw with 2 rocks and 1 pebble, handicap 2",
        "duel",
        {"own": ["rock", "rock", "pebble"], "handicap": 2},
    ),
    (
        "i have 2 pebbles and a rock, he has 2 rocks, whose stones weigh most?",
        "weigh",
        {"players": [{"stones": ["pebble", "pebble", "rock"]}, {"stones": ["rock", "rock"]}]},
    ),
)


@pytest.mark.parametrize(("question", "checker", "request_"), ASKED)
def test_questions_in_plain_words_are_read_by_its_words_alone(
    site: SiteContext, question: str, checker: str, request_: dict[str, Any]
) -> None:
    """As what is sure, or as the first of what is asked about: two of its inputs may take the same stones."""
    found = understood([Listener(asking.of_game(site, GAME))], question)
    first = found["reading"] or found["choices"][0]
    assert first == {"checker": f"{GAME}/{checker}", "request": request_, "left": []}


def test_what_only_one_of_its_inputs_can_take_is_sure(site: SiteContext) -> None:
    listener = Listener(asking.of_game(site, GAME))
    assert [question for question, _checker, _request in ASKED if understood([listener], question)["reading"]] == [
        "heap 1 has a rock and two pebbles, may i take 2 stones from heap 1?",
        "i have rock, pebble and pebble against a rock and a pebble, what should i throw",
    ]


def test_what_it_cannot_be_asked_is_not_read(site: SiteContext) -> None:
    listener = Listener(asking.of_game(site, GAME))
    for question in ("may i lay stones with 3 players", "how many stones may i take", "inflation in portugal"):
        assert understood([listener], question)["reading"] is None, question


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
    assert pages[f"{GAME}/classes/rock/"].description.startswith("Rock: It is heavy.")


def test_its_cards_are_listed_and_picked_with_what_can_be_asked_of_them(
    site: SiteContext, catalog: Catalog, pages: dict[str, Page]
) -> None:
    page = pages[f"{GAME}/classes/"]
    data = json.loads(page.files["cards.json"])
    assert [(card["name"], card["values"]["weight"]) for card in data["cards"]][:1] == [("Pebble", 1)]
    assert "It is heavy." in page.html
    assert set(data["facets"]) == {"weight"}
    questions = game_checkers.of_game(catalog.games[GAME])
    tables: dict[str, Any] = {}
    for question in questions.questions:
        ctx = PageContext(site, PageInfo(f"{GAME}/check/{question.name}/", game=GAME))
        tables |= {name: row for name, row in page_words(ctx, questions, question)["tables"].items() if "order" in row}
    assert tables["class"]["list"].endswith("classes/")
    # What has no list is picked by its names.
    assert [card["name"] for card in tables["side"]["cards"]["cards"]] == [
        row["n"] for row in tables["side"]["rows"].values()
    ]


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


def _said(folder: Path, checker: str) -> Iterator[tuple[dict[str, Any], list[str], str]]:
    """The questions that are answered: the request, the parts of the lines on the command line, and the page's text."""
    with MadeUpGame(folder).asked(checker) as (questions, answered):
        catalog = load(folder / "catalog" / "data")
        ctx = PageContext(SiteContext(catalog, "en"), PageInfo(f"{GAME}/check/{checker}/", game=GAME))
        words = page_words(ctx, questions, questions.find(checker))
        speaker = Speaker(json.loads(json.dumps(words)))
        cases = [speaker.answer(request, answer) for request, answer in answered]
        [shown] = ask_script("draw.mjs", [{"words": words, "cases": cases}])
        for (request, answer), told in zip(answered, shown, strict=True):
            if answer["kind"] == "verdict":
                lines = plain(catalog, f"{GAME}/{checker}", request, answer, "en").splitlines()
                yield request, lines, unset(told["text"])


def test_every_block_says_the_same_on_the_command_line_and_on_the_page(tmp_path: Path) -> None:
    with MadeUpGame(tmp_path / "game").asked() as (questions, _answered):
        kinds = {block.block for block in questions.find("duel").words.result}
    assert kinds >= {"matrix", "formula", "chances", "ranked", "plan"}
    for request, lines, shown in _said(tmp_path, "duel"):
        for line in lines:
            if not line.strip().startswith("{"):
                for part in re.split(r" · | {2,}|█+|: |\d\. ", line.strip(" ✓✗?•–")):
                    assert unset(part.strip(" ✓✗?•–")) in shown, (request, line)


def test_amounts_are_said_the_same_on_the_command_line_and_on_the_page(tmp_path: Path) -> None:
    told = [(line, shown) for _, lines, shown in _said(tmp_path, "lay") for line in lines if "In the heaps" in line]
    assert {line.partition(" [")[0] for line, _ in told} == {
        "• In the heaps lie 3 pebbles and 1 rock.",
        "• In the heaps lie nothing.",
    }
    for line, shown in told:
        assert unset(line.partition(" [")[0].strip("• ")) in shown


def test_every_kind_of_part_is_declared_and_published(tmp_path: Path) -> None:
    with MadeUpGame(tmp_path).asked() as (questions, answered):
        declared = DeclaredAnswer(questions, f"{GAME}/duel")
        schema = checker_schema.answer(questions, questions.find("duel"))
        verdicts = [answer for _request, answer in answered if answer["kind"] == "verdict"]
        assert len(verdicts) == len(answered) - 1
        for answer in verdicts:
            assert [*declared.faults(answer)] == []
            assert conforms(answer, schema)
        wrong = {
            "cells": [{"winner": "own", "lost": {}}],
            "left": {"boulder": 1, "rock": True},
            "mean": "0.5",
            "throws": [{**verdicts[0]["throws"][0], "places": [[0]]}],
        }
        for name, value in wrong.items():
            answer = verdicts[0] | {name: value}
            assert [*declared.faults(answer)], name
            assert not conforms(answer, schema) or name == "mean"


def test_what_is_refused_is_told_by_the_names_of_the_form(tmp_path: Path) -> None:
    with MadeUpGame(tmp_path).asked("lay") as (_questions, answered):
        catalog = load(tmp_path / "catalog" / "data")
        told = [plain(catalog, f"{GAME}/lay", request, answer, "en") for request, answer in answered]
    assert [answer["kind"] for _, answer in answered] == ["verdict"] * 5 + ["invalid"] * 5
    assert "Your way: Camp and Shallows" in told[1]
    assert "In the heaps lie 3 pebbles and 1 rock." in told[1]
    assert "In the heaps lie nothing." in told[0]
    assert "This changes: Squares with stones." in told[4]
    assert answered[3][1]["instead"] is None
    assert answered[4][1]["instead"] == {"tile": [[0, 1], [1, 1]]}
    for sentence in (
        "Your camp: Isle does not fit the rest of the question. [camp]",
        "It does not go together with this: Players.",
        "Your way, no. 2: Camp is entered more than once. [way[1]]",
        "Token 1: 7 is out of range. [tokens[0]]",
        "Missing: Token 2. [tokens[1]]",
        "Bids, no. 1 › How high: 3 is out of range. [bids[0][1]]",
        "Bids, no. 2: a list of 1 item is out of range. [bids[1]]",
        "Accepted is a list of 2 values.",
        "Bids, no. 3 › Stone: “boulder” is not known here. [bids[2][0]]",
        "Heaps › Near ones › Heap 1 › Stones in it › Pebble: 9 is out of range. [heaps[0][0].stones.pebble]",
        "Missing: Heaps › Near ones › Heap 2. [heaps[0][1]]",
    ):
        assert sentence in told[5], told[5]
    assert "Ground, no. 2: “~.” is not as long as the first row. [ground[1]]" in told[6]
    assert "Each row has 3 squares here." in told[6]
    assert "Ground, no. 1: “x” is not known here. [ground[0]]" in told[7]
    assert "Squares with stones, no. 1: [0, 9] is out of range. [tile[0]]" in told[7]
    assert "Ground: an empty list is out of range. [ground]" in told[8]
    assert "Squares with stones, no. 1: [2, 0] is out of range. [tile[0]]" in told[9]
    assert "It does not go together with this: Ground." in told[9]


def test_requests_made_from_a_declaration_are_answered_or_refused_for_a_reason(tmp_path: Path) -> None:
    random = Random(7)
    kinds = set()
    with MadeUpGame(tmp_path).asked("lay") as (questions, _answered):
        question = questions.find("lay")
        schema = checker_schema.request(questions, question)
        answers = checker_schema.answer(questions, question)
        game = questions.opened.sound()
        for request, answer in _answered:
            assert conforms(request, schema) or answer["kind"] == "invalid"
        for _ in range(200):
            request = chance_requests.value(random, schema)
            assert conforms(request, schema), request
            answer = engine.check(f"{GAME}/lay", request, {GAME: game})
            assert conforms(answer, answers)
            kinds.add(answer["kind"])
            codes = {problem["code"] for problem in answer.get("problems", [])}
            assert codes <= {"in-pieces", "conflict", "unknown-id", "out-of-range"}, (request, answer)
    assert kinds == {"verdict", "invalid"}


def test_the_page_of_a_checker_has_its_inputs_in_words_and_its_boards(pages: dict[str, Page]) -> None:
    html = pages[f"{GAME}/check/lay/"].html
    assert html.count('<template data-board="') == 2
    assert 'data-space="isle" data-players="2"' in html
    for text in ("null for none", "1 to 4 squares as [row, column], counted from 0", "Accepted is a list of 2 values."):
        assert text in html, text
    assert "joined along their edges" in html
    assert "only such as are there with the number of players in players" in html
    assert "1 to 6 texts, one for each row, all of the same length, from 2 to 6 characters." in html


def test_the_command_line_explains_every_input(tmp_path: Path) -> None:
    with MadeUpGame(tmp_path).asked("lay") as (questions, _answered):
        rows = dict(field_rows(questions.find("lay").declaration["fields"]))
    assert rows["camp"] == "a space of the board ford · of the board moor with moor in country"
    assert rows["tokens"] == "a list of the values below · items at most: 4 · by default []"
    assert rows["  each"] == "a list of exactly the values below · items at least: 2 · items at most: 2"
    assert rows["ground"].startswith("a list of texts, one a row, with one character a square: #.~")
    assert "on ground · in one piece · required" in rows["tile"]


def test_whatever_is_asked_is_answered_in_words(tmp_path: Path) -> None:
    with MadeUpGame(tmp_path).asked("lay") as (questions, _answered):
        catalog = load(tmp_path / "catalog" / "data")
        spoken = Spoken(catalog, "en")
        game = {GAME: questions.opened.sound()}
        schema = checker_schema.request(questions, questions.find("lay"))

        @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
        @given(values(schema))
        def ask(request: object) -> None:
            answer = engine.check(f"{GAME}/lay", request, game)
            text = "\n".join(spoken.lines(f"{GAME}/lay", request, answer))
            assert text.strip()

        ask()
