"""What cannot be on a table is told with the rule by which it cannot, in every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from catalog import load
from tests.engine.make_vectors import paths

TOLD = ("impossible", "taken")
"""The codes of what cannot be; of those that count copies, a field by itself knows no rule."""


def _problems() -> Iterator[tuple[str, dict[str, Any]]]:
    """What is wrong with the requests of the vectors, each with its checker."""
    for path in paths():
        for line in path.read_text(encoding="utf-8").splitlines():
            vector = json.loads(line)
            for problem in vector["answer"].get("problems", []):
                yield vector["checker"], problem


def test_what_cannot_be_names_a_rule_and_what_is_accepted() -> None:
    rules = {game.id: {section.id for section in game.rules} for game in load().games.values()}
    asked = set()
    for checker, problem in _problems():
        if problem["code"] in TOLD:
            game = checker.partition("/")[0]
            asked.add(game)
            assert problem.get("rule") in rules[game], (checker, problem)
            assert problem["accepted"], (checker, problem)
    assert asked == {game.id for game in load().listed.values()}, "in the example everything can be"
