"""Answers are as they are declared: no part that isn't, and none declared that no vector has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.outputs import Output
from tests.engine import make_vectors
from tests.engine.declared_answers import declared, faults, readings
from tests.engine.portable.world import games

NEVER_SEEN: dict[str, set[str]] = {}
"""Parts that no vector has, by checker, each with the reason beside it."""


def walk(outputs: tuple[Output, ...], path: str = "") -> Iterator[str]:
    """The paths of all declared parts, and of each value of a choice."""
    for output in outputs:
        place = f"{path}.{output.name}".lstrip(".")
        yield place
        yield from (f"{place}={choice}" for choice in output.choices)
        yield from walk(output.fields, place)


@pytest.mark.parametrize("checker", sorted(games()["abyss"].checkers))
def test_vectors_are_as_declared_and_show_all_that_is(checker: str) -> None:
    seen: set[str] = set()
    name = checker.partition("/")[2]
    for request, answer in make_vectors.verdicts(checker):
        assert not list(faults(declared(checker), answer, checker, "", seen)), request
    wanted = set(walk(declared(checker)))
    for code, own in readings(checker).items():
        wanted |= set(walk(own, f"<{code}>"))
    unseen = wanted - seen - NEVER_SEEN.get(name, set())
    if not any(answer for _, answer in make_vectors.verdicts(checker) if answer["instead"]):
        unseen.discard("instead")
    assert unseen == set()
