"""Halls with what they cover, and painted networks with a hall on them, for ``mountain-king/hall``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king.placement import shape

SIGNS = "aaabbbbcccddde.kwl"
CLANS = ("fire", "ice", "moon")
LAYERS = ("dark-grey", "grey", "brown", "orange", "yellow")


def statues(random: Random) -> list[dict[str, Any]]:
    """Up to three statues, of which at most the first comes to stand on the altar."""
    return [
        {
            "clan": random.choice(CLANS),
            "layer": random.choice(LAYERS),
            "pedestal": random.choice(["no", "yes"]),
            "altar": random.choice(["no", "yes"]) if number == 0 else "no",
        }
        for number in range(random.randint(0, 3))
    ]


def _painted(random: Random, signs: str, height: int, width: int) -> list[str]:
    """A network in which no tunnel has more than five squares; now and then one has."""
    grid = "".join(random.choice(signs) for _ in range(height * width))
    if random.random() < 0.95:
        for sign in "abcde":
            for _ in range(grid.count(sign) - 5):
                grid = grid.replace(sign, random.choice(".fgh") if grid.count("f") < 5 else ".", 1)
        for sign in "fgh":
            for _ in range(grid.count(sign) - 5):
                grid = grid.replace(sign, ".", 1)
    return [grid[row * width : (row + 1) * width] for row in range(height)]


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Halls by their numbers, halls by what they cover, and halls on a painted network."""
    for number in range(90):
        asked: dict[str, Any] = {}
        if number % 3:
            asked |= {"low": random.randint(0, 8), "high": random.randint(8, 20)}
        if random.random() < 0.6:
            asked["pedestals"] = [random.choice(CLANS) for _ in range(random.randint(1, 3))]
        if random.random() < 0.6:
            asked["statues"] = statues(random)
        if number % 3 != 1:
            height, width = random.randint(2, 5), random.randint(3, 6)
            blocks = random.random() < 0.6
            signs = "aabbcc" if blocks else SIGNS
            asked["grid"] = _painted(random, signs, height, width)
            asked["hall"] = shape(random, height, width, random.randint(2, 6))
        yield asked
