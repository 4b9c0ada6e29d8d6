"""What holds for every final score."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import pytest

from tests.engine.portable.world import ask
from tests.engine.request_generators.mountain_king.score import player, table

pytestmark = pytest.mark.slow


def _scored(players: list[dict[str, Any]]) -> dict[str, Any]:
    answer: dict[str, Any] = ask("mountain-king/score", players=players)
    return answer


def test_parts_add_up_and_the_order_of_players_changes_nothing() -> None:
    random = Random(3)
    for _ in range(150):
        players = table(random, random.randint(1, 4))
        answer = _scored(players)
        rows = {row["name"]: row for row in answer["players"]}
        for row in rows.values():
            assert sum(row["parts"].values()) == row["total"]
            better = [one for one in rows.values() if one["total"] > row["total"]]
            level = [one for one in rows.values() if one["total"] == row["total"]]
            lower = [one for one in level if one["troll_levels"] < row["troll_levels"]]
            assert row["rank"] == 1 + len(better) + len(lower)
        for order in permutations(players):
            other = _scored(list(order))
            assert {row["name"]: row for row in other["players"]} == rows
            assert sorted(other["tie_break"]["winners"]) == sorted(answer["tie_break"]["winners"])
            assert other["tie_break"]["by"] == answer["tie_break"]["by"]


def test_more_of_anything_never_scores_less() -> None:
    random = Random(4)
    for _ in range(400):
        one = player(random, "P")
        [row] = _scored([one])["players"]
        more = one | {
            "tunnels": one["tunnels"] + random.randint(0, 2),
            "goods": one["goods"] | {"rune": one["goods"].get("rune", 0) + random.randint(0, 2)},
            "pedestal_tokens": [*one["pedestal_tokens"], 2],
            "statues": [*one["statues"], {"layer": "brown", "tunnel": random.choice(("", "a"))}],
        }
        assert _scored([more])["players"][0]["total"] >= row["total"] + 2
