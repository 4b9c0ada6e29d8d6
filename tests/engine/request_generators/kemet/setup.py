"""Beginnings of games, for ``kemet/setup``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

COLORS = ("red", "blue", "white")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every table in every mode, and pyramids and units in their places or beside them."""
    for players in (2, 3, 4, 5):
        for mode in ("short", "long", "beginner"):
            yield {"players": players, "mode": mode}
    for _ in range(60):
        request: dict[str, Any] = {"players": random.randint(2, 5)}
        if random.random() < 0.8:
            request["pyramids"] = levels(random)
        if random.random() < 0.8:
            request["units"] = units(random)
        yield request
    yield {"players": 3, "pyramids": {"red": 3}}
    yield {"players": 3, "pyramids": {"red": 2, "blue": 1}, "units": {"red": 5, "blue": 4, "white": 1}}
    yield {"players": 3, "units": {"red": 5, "blue": 5}}
    yield {"players": 3, "units": {"red": 6, "blue": 6, "white": 1}}
    yield {"players": 6}
    yield {"players": 1}


def levels(random: Random) -> dict[str, int]:
    """Levels of three pyramids, often as they may be."""
    spread = random.choice(([1, 1, 1], [2, 1, 0], [2, 1, 0], [3, 0, 0], [2, 2, 0], [1, 1, 0], [4, 1, 1]))
    return dict(zip(COLORS, random.sample(spread, 3), strict=True))


def units(random: Random) -> dict[str, int]:
    """Units in three districts, often ten and often five in each."""
    spread = random.choice(([5, 5, 0], [4, 3, 3], [5, 4, 1], [6, 4, 0], [5, 4, 0], [5, 5, 1], [3, 3, 3]))
    return dict(zip(COLORS, random.sample(spread, 3), strict=True))
