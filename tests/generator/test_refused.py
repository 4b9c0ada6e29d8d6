"""A request that cannot be answered is told in whole sentences: nothing raw of the engine shows, whatever was asked."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import engine
from catalog import load
from tests.command_answers import spoken
from tests.engine import make_vectors
from tests.questions import CHECKERS, game_of, opened

PLACE = re.compile(r" \[[^\s\[\]]+(?:\[\d+\][^\s\[\]]*)*\]$")
"""What the command line adds to a sentence: where it stands in the request, or the rule."""


def refused(checker: str) -> list[tuple[Any, dict[str, Any]]]:
    """Requests of each kind that a checker refuses: for each code, with each field, one of each kind of value."""
    found: dict[tuple[str, ...], tuple[Any, dict[str, Any]]] = {}
    for request in [*make_vectors.refused(checker), *map(json.loads, make_vectors.hostile(checker))]:
        answer = engine.check(checker, request, opened())
        for problem in answer.get("problems", ()):
            kind = (problem["code"], re.sub(r"\d+", "n", problem["field"]), re.sub(r"\w+", "", problem["given"])[:3])
            found.setdefault((*kind, *sorted(problem["accepted"])), (request, answer))
    return list(found.values())


@pytest.mark.slow
@pytest.mark.parametrize("checker", CHECKERS)
def test_what_is_refused_is_told_without_anything_raw(checker: str) -> None:
    assert game_of(checker) in load().games
    told = 0
    for request, answer in refused(checker):
        given = json.dumps(request, ensure_ascii=False)
        unknown = [problem["field"] for problem in answer["problems"] if problem["code"] == "unknown-field"]
        for line in spoken("en").lines(checker, request, answer):
            said = PLACE.sub("", line)
            if [field for field in unknown if field in said]:
                continue  # a name of nothing has no other words
            for raw in re.findall(r"\{[^{}]*\}|\[\d*\]|\bNone\b(?=[^ ,])|\bnull\b|“”", said):
                assert raw in given, (line, request)
            assert not re.search(r"(?:: |“)(?:does not|is) |\b0 here\b", said), (line, request)
            told += 1
    assert told
