"""What every verdict of every checker keeps to: its shape, open points, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

import engine
from catalog import load
from engine.ruling import outcome_of
from generator.checkers.contract.examples import cites_a_rule
from generator.render import game_checkers
from tests.engine import make_vectors
from tests.questions import CHECKERS, game_of, opened

Told = dict[str, Callable[[dict[str, Any]], Any]]

CROSSED = 150
"""How many requests are made of two others, for each checker."""


@cache
def answered(checker: str) -> tuple[tuple[dict[str, Any], dict[str, Any]], ...]:
    """The requests of a checker that it answers, with their verdicts of now."""
    found = []
    for request, _answer in make_vectors.verdicts(checker):
        answer = engine.check(checker, request, opened())
        if answer["kind"] == "verdict":
            found.append((request, answer))
    assert found, f"{checker} has no worked example"
    return tuple(found)


@cache
def _choices(checker: str) -> dict[str, str]:
    """The choice field by which each open point is settled."""
    return game_checkers.of_game(load().games[game_of(checker)]).choices


@cache
def _told(checker: str) -> Told:
    """What readings tell beside what all of them do, as it stands in the answer once they are chosen.

    A game says so in ``tests/engine/<game>/told.py`` where it has another name there than in the answer.
    """
    package = f"tests.engine.{game_of(checker).replace('-', '_')}"
    told: Told = import_module(f"{package}.told").TOLD if find_spec(package) and find_spec(f"{package}.told") else {}
    return told


def _asked(checker: str, request: dict[str, Any]) -> dict[str, Any]:
    answer = engine.check(checker, request, opened())
    assert answer["kind"] == "verdict", (checker, request, answer)
    return answer


def keeps_the_contract(checker: str, request: dict[str, Any], answer: dict[str, Any]) -> None:
    """Hold one verdict to the contract. Raises AssertionError."""
    shown = (checker, request, answer)
    assert answer["legal"] in (True, False, None), shown
    assert isinstance(answer["reasons"], list), shown
    assert isinstance(answer["notes"], list), shown
    choices, told = _choices(checker), _told(checker)
    disagree = False
    for point in answer["open"]:
        assert set(point) == {"code", "params", "rule", "readings"}, shown
        assert len(point["readings"]) >= 2, shown
        outcomes = [outcome_of(reading) for reading in point["readings"]]
        disagree = disagree or outcomes[0]["legal"] is None or any(other != outcomes[0] for other in outcomes)
        for reading in point["readings"]:
            chosen = {**request, choices[point["code"]]: reading["reading"]}
            judged = _asked(checker, chosen)
            assert judged["legal"] == reading["legal"], shown
            assert point["code"] not in [left["code"] for left in judged["open"]], shown
            for name in set(reading) - {"reading", "legal", "open"}:
                outcome = told[name](judged) if name in told else judged[name]
                assert reading[name] == outcome, (name, outcome, shown)
            # What such a reading leaves to decide is exactly what is open once it is chosen.
            assert reading.get("open", []) == (judged["open"] if reading["legal"] is None else []), shown
    assert (answer["legal"] is None) == disagree, shown
    if answer["legal"] is not False:
        assert answer["instead"] is None, shown
    if answer["instead"] is not None:
        assert _asked(checker, {**request, **answer["instead"]})["legal"] is True, shown
    assert cites_a_rule(game_checkers.of_game(load().games[game_of(checker)]), checker, answer), shown


@pytest.mark.parametrize("checker", CHECKERS)
def test_verdicts_keep_the_contract(checker: str) -> None:
    for request, answer in answered(checker):
        keeps_the_contract(checker, request, answer)


@pytest.mark.parametrize("checker", CHECKERS)
def test_crossed_requests_keep_the_contract(checker: str) -> None:
    """Fields of different requests, put together by chance, get an answer as well, however badly they fit."""
    random = Random(f"crossed {checker}")
    requests = [request for request, _ in answered(checker)]
    for _ in range(CROSSED):
        one, other = random.sample(requests if len(requests) > 1 else requests * 2, 2)
        request = {**one, **{name: other[name] for name in other if random.random() < 0.4}}
        answer = engine.check(checker, request, opened())
        if answer["kind"] == "verdict":
            keeps_the_contract(checker, request, answer)
        else:
            assert answer["problems"], request
