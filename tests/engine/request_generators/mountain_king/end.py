"""Ends of games that may or may not have come, for ``mountain-king/end``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Situations near the end of a game, and a few that are odd."""
    for _ in range(120):
        yield situation(random)
    yield {"players": [{}]}
    yield {"players": [{}] * 6}
    yield {"players": [{}, {}], "active": 3}


def situation(random: Random) -> dict[str, Any]:
    """Players of whom some have a full trollmoot."""
    count = random.randint(2, 5)
    players = [{"name": "ABCDE"[seat], "trolls": random.choice([7, 8, 9, 10, 10])} for seat in range(count)]
    request: dict[str, Any] = {"players": players, "active": random.randint(1, count)}
    if random.random() < 0.5:
        request["triggered_by"] = random.randint(1, count)
        request["round"] = random.choice(["same", "first", "second"])
    if random.random() < 0.2:
        request["teams"] = "yes"
    return request
