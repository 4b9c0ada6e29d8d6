"""Nights played step by step, as at the table, against what the checker says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.portable.world import ask
from tests.engine.request_generators.kemet.night import table

pytestmark = pytest.mark.slow


def _prayer(player: dict[str, Any]) -> int:
    """Step by step to the limit: two points, then those of the tiles, one at a time."""
    points: int = player["prayer"]
    for _ in range(2 + 2 * ("high-priest" in player["tiles"]) + 5 * ("priest-of-amon" in player["tiles"])):
        points += points < 11
    return points


def test_nights_played_again() -> None:
    random = Random(12)
    for _ in range(400):
        players = table(random, random.randint(2, 5))
        answer = ask("kemet/night", players=players)
        for player, row in zip(players, answer["players"], strict=True):
            assert row["prayer"] == _prayer(player)
            assert row["received"] == row["prayer"] - player["prayer"]
            assert row["cards"] == 1 + sum(tile in player["tiles"] for tile in ("divine-boon", "mummy"))
            assert (row["looks"] == 5) == ("vision" in player["tiles"])
            assert row["units"] == (min(4, player.get("reserve", 12)) if "reinforcements" in player["tiles"] else 0)
        decides = min(range(len(players)), key=lambda place: (players[place]["points"], place))
        assert answer["decides"] == decides


def test_what_one_player_gets_hangs_on_nobody_else() -> None:
    random = Random(13)
    for _ in range(100):
        players = table(random, random.randint(2, 4))
        rows = {row["name"]: row for row in ask("kemet/night", players=players)["players"]}
        mixed = random.sample(players, len(players))
        other = ask("kemet/night", players=mixed)
        assert {row["name"]: row for row in other["players"]} == rows
        # Whoever has fewest points alone sets the order, wherever that player stands.
        if other["by"] == "points":
            assert rows[mixed[other["decides"]]["name"]]["points"] == min(row["points"] for row in rows.values())
