"""Everywhere a troop can get, held against brute force on all four boards; and each way is legal as a path."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.kemet.roaming import Roaming
from tests.engine.portable.world import ask
from tests.engine.request_generators.kemet.move import path, request
from tests.questions import engine_facts

pytestmark = pytest.mark.slow

FACTS: dict[str, Any] = engine_facts()["kemet"]
BOARDS = (2, 3, 4, 5)


def _asked(question: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = ask("kemet/move", **question)
    return answer


def _reached(answer: dict[str, Any], *, sure: bool) -> dict[str, tuple[int, int]]:
    return {row["to"]: (row["cost"], row["steps"]) for row in answer["reach"] if row["sure"] == sure}


@pytest.mark.parametrize("players", BOARDS)
def test_reach_is_what_brute_force_finds(players: int) -> None:
    random = Random(players)
    paid = unsure = fights = 0
    for _ in range(250):
        question = request(random, FACTS, players) | {"ra_saving": "each"}
        answer = _asked(question)
        sure = Roaming(FACTS, question, False).reach()
        generous = Roaming(FACTS, question, True).reach()
        assert _reached(answer, sure=True) == sure, question
        assert _reached(answer, sure=False) == {space: generous[space] for space in generous.keys() - sure}, question
        assert [row["to"] for row in answer["reach"] if row["battle"]] == [
            row["to"] for row in answer["reach"] if row["to"] in question["enemies"]
        ]
        paid += len(answer["paid"])
        unsure += len(answer["unsure"])
        fights += len(answer["fights"])
    assert min(paid, unsure, fights) > 5


@pytest.mark.parametrize("players", BOARDS)
def test_reach_if_the_priest_of_ra_saves_once(players: int) -> None:
    """What costs one more without the tile, if anything, costs so much; what is open is what only this hangs on."""
    random = Random(30 + players)
    hanging = 0
    for _ in range(60):
        asked = request(random, FACTS, players)
        others = [tile for tile in asked["tiles"] if tile not in ("priest-of-ra", "god-speed")]
        tiles = [*others, "god-speed"]
        asked["di"] = ["teleportation", "open-gates"]
        prayer = random.randint(0, 3)
        without = asked | {"tiles": tiles, "prayer": prayer + 1}
        found = Roaming(FACTS, without, False).reach()
        question = asked | {"tiles": [*tiles, "priest-of-ra"], "prayer": prayer}
        once = _reached(_asked(question | {"ra_saving": "once"}), sure=True)
        assert once == {space: (max(0, cost - 1), steps) for space, (cost, steps) in found.items()}, question
        undecided = _asked(question)
        assert _reached(undecided, sure=True).keys() == once.keys()
        each = _reached(_asked(question | {"ra_saving": "each"}), sure=True)
        hanging += len(each.keys() - once.keys())
        assert each.keys() - once.keys() <= _reached(undecided, sure=False).keys()
    assert hanging > 0


@pytest.mark.parametrize("players", BOARDS)
def test_each_way_is_legal_as_a_path_and_costs_what_is_said(players: int) -> None:
    random = Random(10 + players)
    for _ in range(60):
        question = request(random, FACTS, players) | {"ra_saving": random.choice(("open", "each", "once"))}
        for row in _asked(question)["reach"]:
            answer = _asked(question | {"path": row["path"]})
            assert answer["legal"] is (True if row["sure"] else None), (question, row)
            assert (answer["cost"], len(answer["steps"]), answer["ends"]) == (row["cost"], row["steps"], row["to"])
            assert (answer["battle"], answer["used"]) == (row["battle"], row["used"])
            assert answer["units"] == question["units"]


@pytest.mark.parametrize("players", BOARDS)
def test_a_path_is_legal_only_where_brute_force_gets_as_cheaply(players: int) -> None:
    """No path of the whole troop is cheaper than the way that is told, and a way out leads to the same space."""
    random = Random(20 + players)
    legal = ways_out = 0
    for _ in range(400):
        question = request(random, FACTS, players) | {"ra_saving": "each"}
        wanted = [{"to": step["to"], "by": step["by"]} for step in path(random, FACTS, question)]
        answer = _asked(question | {"path": wanted})
        found = Roaming(FACTS, question, False).reach() if answer["legal"] or answer["instead"] else {}
        if answer["legal"] and answer["ends"] != question["from"]:
            legal += 1
            assert found[answer["ends"]] <= (answer["cost"], len(wanted)), question
        if answer["instead"]:
            ways_out += 1
            after = _asked(question | answer["instead"])
            assert (after["legal"], after["ends"]) == (True, wanted[-1]["to"]), question
            assert found[after["ends"]] == (after["cost"], len(after["steps"]))
    assert min(legal, ways_out) > 20
