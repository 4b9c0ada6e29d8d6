"""Answers are as they are declared: nothing in them that isn't, and nothing declared that no vector has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from catalog import GameCatalog
from engine.outputs import Output
from generator.render import game_checkers
from generator.render.game_checkers import GROUPS
from tests.engine import make_vectors
from tests.engine.declared_answers import declared
from tests.games import EVERY_GAME
from tests.questions import opened

NEVER_SEEN: dict[str, set[str]] = {}
"""Parts that no vector has, by checker, each with the reason beside it."""


def walk(outputs: tuple[Output, ...], path: str = "") -> Iterator[str]:
    """The paths of all declared parts, and of each value of a choice."""
    for output in outputs:
        place = f"{path}.{output.name}".lstrip(".")
        yield place
        yield from (f"{place}={choice}" for choice in output.choices)
        yield from walk(output.fields, place)


@pytest.mark.parametrize("checker", sorted(checker for game in opened().values() for checker in game.checkers))
def test_vectors_are_as_declared_and_show_all_that_is(checker: str) -> None:
    seen: set[str] = set()
    answers = declared(checker)
    for request, answer in make_vectors.verdicts(checker):
        assert not list(answers.faults(answer, seen)), request
    if checker not in make_vectors.checkers():
        return  # Worked examples alone need not show all that there is.
    wanted = set(walk(answers.outputs))
    for code, own in answers.readings.items():
        wanted |= set(walk(own, f"<{code}>"))
    unseen = wanted - seen - NEVER_SEEN.get(checker, set())
    if not any(answer for _, answer in make_vectors.verdicts(checker) if answer["instead"]):
        unseen.discard("instead")
    assert unseen == set()


def _codes(answer: Any) -> Iterator[str]:
    """The codes of all messages in an answer."""
    if isinstance(answer, dict):
        if "code" in answer and "params" in answer:
            yield answer["code"]
        for value in answer.values():
            yield from _codes(value)
    elif isinstance(answer, list):
        for value in answer:
            yield from _codes(value)


@EVERY_GAME
def test_every_code_occurs_in_some_vector(game: GameCatalog) -> None:
    questions = game_checkers.of_game(game)
    if not {question.id for question in questions.questions} <= set(make_vectors.checkers()):
        return
    vectors = (answer for question in questions.questions for _, answer in make_vectors.verdicts(question.id))
    declared_codes = {code for group in GROUPS for code in questions.types[group]}
    assert declared_codes - {code for answer in vectors for code in _codes(answer)} == set()
