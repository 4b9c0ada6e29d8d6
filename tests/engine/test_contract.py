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
from generator.checkers.contract.asking import cites_a_rule
from generator.checkers.verdicts import disagreements
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


def keeps_the_contract(checker: str, request: dict[str, Any], answer: dict[str, Any]) -> None:
    """Hold one verdict to the contract. Raises AssertionError."""
    told = _told(checker)

    def of_reading(_code: str, name: str, judged: dict[str, Any]) -> Any:
        return told[name](judged) if name in told else judged[name]

    def ask(changed: dict[str, Any]) -> dict[str, Any]:
        return engine.check(checker, changed, opened())

    shown = (checker, request, answer)
    assert answer["legal"] in (True, False, None), shown
    assert not [*disagreements(request, answer, ask, _choices(checker), of_reading)], shown
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
