"""Ends of days counted again in the plainest way, against the checker and against the score."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.portable.world import ask
from tests.engine.request_generators.kemet.day_end import MODES, table

pytestmark = pytest.mark.slow

PRAYER = {"temple1": 2, "temple2": 3, "temple3": 3, "temple4": 2}


def _counted(player: dict[str, Any]) -> tuple[int, int, int]:
    """Prayer points, permanent and temporary points after the end of the day."""
    prayer: int = player["prayer"] + sum(PRAYER.get(temple, 0) for temple in player["temples"])
    if player.get("delta") == "yes":
        prayer += 5
    permanent: int = player["permanent"] + (len(player["temples"]) > 1) + (player.get("offering") == "yes")
    return min(prayer, 11), permanent, len(player["temples"]) + player["pyramids4"]


def test_ends_of_days_counted_again() -> None:
    random = Random(21)
    ended = set()
    for _ in range(500):
        mode = random.choice(MODES)
        players = table(random, random.randint(2, 5), mode)
        answer = ask("kemet/day-end", players=players, mode=mode, last_unit="counts")
        assert answer["legal"] is True
        for player, row in zip(players, answer["players"], strict=True):
            assert (row["prayer"], row["permanent"], row["temporary"]) == _counted(player)
            assert row["total"] == row["permanent"] + row["temporary"]
        ended.add(answer["ended"])
        # The score of the same table has the same winner.
        scored = [
            {
                "battle": player["battle"],
                "two_temples": row["permanent"] - player["battle"],
                "temples": len(player["temples"]),
                "pyramids4": player["pyramids4"],
                "order": place,
                "tiles": 0,
                "sanctuary": 0,
            }
            for place, (player, row) in enumerate(zip(players, answer["players"], strict=True), 1)
        ]
        score = ask("kemet/score", players=scored, mode=mode)
        for name in ("ended", "tie_break", "first"):
            assert score[name] == answer[name]
    assert ended == {True, False}
