"""Scores counted again in the plainest way, and what holds for every one of them."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.engine.portable.world import ask, games
from tests.engine.request_generators.kemet.score import MODES, table

pytestmark = pytest.mark.slow

KINDS = ("battle", "tiles", "two_temples", "sanctuary", "temples", "pyramids4")
GOALS = {"short": 8, "long": 10, "beginner": 4}


def _facts() -> dict[str, Any]:
    return {"numbers": games()["kemet"].state.all_numbers}


def _points(player: dict[str, Any]) -> int:
    points: int = sum(player[kind] for kind in KINDS)
    return points + int(player["sphinx"] == "yes")


def test_scores_counted_again() -> None:
    random = Random(8)
    decided = set()
    for _ in range(600):
        mode = random.choice(MODES)
        players = table(random, _facts(), random.randint(2, 5), mode)
        answer = ask("kemet/score", players=players, mode=mode)
        ranking = sorted(players, key=lambda one: (_points(one), one["battle"], -one["order"]), reverse=True)
        for player, row in zip(players, answer["players"], strict=True):
            assert row["total"] == _points(player) == row["permanent"] + row["temporary"] == sum(row["parts"].values())
            assert row["temporary"] == player["temples"] + player["pyramids4"]
            assert ranking[row["rank"] - 1] is player
        assert answer["ended"] == (max(map(_points, players)) >= GOALS[mode])
        best, second = ranking[:2]
        if _points(best) > _points(second):
            expected = None
        else:
            expected = "battle" if best["battle"] > second["battle"] else "order"
        assert answer["tie_break"] == expected
        decided.add(expected)
    assert decided == {None, "battle", "order"}


def test_the_order_of_players_changes_nothing() -> None:
    random = Random(9)
    for _ in range(60):
        players = table(random, _facts(), random.randint(2, 4), "short")
        answer = ask("kemet/score", players=players)
        rows = {row["name"]: row for row in answer["players"]}
        for order in permutations(players):
            other = ask("kemet/score", players=list(order))
            assert {row["name"]: row for row in other["players"]} == rows
            assert (other["tie_break"], other["ended"]) == (answer["tie_break"], answer["ended"])
