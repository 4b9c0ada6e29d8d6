"""Drawings that stand for lists of a question, with the words of the built site: what they say is what examples ask."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from catalog import load
from catalog.models.practice import Painted
from engine.practice import LEVELS, Table, exercises, made
from tests.node import ask_script
from tests.questions import CHECKERS, game_of, opened, place
from tests.test_built_scripts import words_in

pytestmark = pytest.mark.slow

DRAWN = tuple(
    checker for checker in CHECKERS if load().games[game_of(checker)].checkers[checker.partition("/")[2]].drawn
)


def _unnamed(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer without the names and the order of what was put in."""
    steps = [{key: step.get(key) for key in ("kind", "clan", "cart", "square")} for step in answer["steps"]]
    reach = sorted(
        (row["clan"], row["state"], row["most"], len(row["reach"]), row["honor"]) for row in answer["statues"]
    )
    return {key: answer[key] for key in ("legal", "honor", "before", "gain", "moves", "trades")} | {
        "steps": steps,
        "statues": reach,
    }


@pytest.mark.parametrize("checker", DRAWN)
def test_every_example_has_a_drawing_and_is_answered_alike_by_what_that_says(site_dir: Any, checker: str) -> None:
    words = words_in(site_dir / "en" / place(checker) / "index.html")
    pieces = words["drawn"]["pieces"]
    found = ask_script("drawings.mjs", words)
    fitting = [[index for index, fits in enumerate(one["fits"]) if fits] for one in found]
    assert sorted({index for one in fitting for index in one}) == list(range(len(words["examples"])))
    for one, indexes in zip(found, fitting, strict=True):
        for index in indexes:
            request = words["examples"][index]["request"]
            lists = dict(one["lists"])
            order = one["fits"][index]["pieces"]
            # What nobody can paint is asked beside the drawing.
            for item, there in zip(request[pieces["list"]], order, strict=True):
                lists[pieces["list"]][there] |= {name: item[name] for name in pieces["asks"] if name in item}
            asked, told = (engine.check(checker, each, opened()) for each in (request, request | lists))
            assert (asked["kind"], told["kind"]) == ("verdict", "verdict"), told
            assert _unnamed(asked) == _unnamed(told)


DEALT = [
    (game, one)
    for game, found in load().games.items()
    if found.practice
    for one in exercises(game)
    if any(isinstance(part.drawn, Painted) for part in found.practice[one.id].shows)
]


@pytest.mark.parametrize(("game", "exercise"), DEALT, ids=lambda one: getattr(one, "id", one))
def test_a_position_that_is_dealt_painted_says_what_its_drawing_says(site_dir: Any, game: str, exercise: Any) -> None:
    words = words_in(site_dir / "en" / place(exercise.checker) / "index.html")
    table = Table(opened()[game], [])
    dealt = [made(table, exercise, seed, LEVELS.index(level) + 1) for level in exercise.levels for seed in range(1, 21)]
    words["drawn"]["known"] = [question["painted"] for question in dealt]
    words["examples"] = [{"request": question["request"]} for question in dealt]
    found = ask_script("drawings.mjs", words)
    assert all(one["fits"][number] for number, one in enumerate(found))
