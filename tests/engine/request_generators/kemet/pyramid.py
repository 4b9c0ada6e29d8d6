"""Pyramids, for ``kemet/pyramid``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

TILES: tuple[list[str], ...] = ([], ["slaves"], ["priest-of-ra"], ["priest-of-ra", "slaves", "priest"], ["charge"])


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every two levels, with tiles that save and with more or less prayer points."""
    for start in range(5):
        for end in range(5):
            for tiles in random.sample(TILES, 3):
                asked: dict[str, Any] = {"from": start, "to": end, "tiles": tiles}
                if random.random() < 0.8:
                    asked["prayer"] = random.randint(0, 11)
                yield asked
    yield {"from": 1, "to": 5, "tiles": [], "prayer": 3}
    for start, end in ((0, 2), (1, 3), (2, 2), (3, 4)):
        yield {"from": start, "to": end, "prayer": 6, "beginner": "yes"}
    yield {"from": 1, "to": 2, "tiles": [], "prayer": 12}
