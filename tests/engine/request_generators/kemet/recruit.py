"""Units that are recruited, for ``kemet/recruit``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

TILES = ("recruiting-scribe", "priest-of-ra", "legion", "priest")
CREATURES = ("phoenix", "sphinx", "mummy", "royal-scarab")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Some units with and without districts, mostly near what may be."""
    for _ in range(30):
        yield player(random) | {"units": random.randint(1, 6)}
    for _ in range(80):
        asked = player(random)
        asked["districts"] = [district(random) for _ in range(random.randint(1, 3))]
        coming = sum(one["recruit"] for one in asked["districts"])
        asked["units"] = max(1, coming)
        if random.random() < 0.3:
            asked["waiting"] = random.sample(CREATURES, random.randint(1, 2))
        yield asked
    yield {"units": 0}
    yield {"units": 0, "prayer": 0, "districts": [{"own": 2}], "waiting": ["mummy"]}
    for districts in ([{"recruit": 1}, {"recruit": 1}], [{"recruit": 2}], [{"recruit": 2, "enemy": 1}]):
        yield {"units": 2, "districts": districts, "waiting": ["mummy", "phoenix"]}
    yield {"units": 1, "districts": [{"recruit": 1, "own": 1, "creature": "sphinx"}, {}, {}], "waiting": ["mummy"]}
    yield {"units": 2, "districts": [{"recruit": 2, "own": 1, "enemy": 1}]}
    yield {"units": 5, "districts": [{"own": 5}, {"own": 5}, {"recruit": 5}]}
    yield {"units": 2, "districts": [{"recruit": 1}]}


def player(random: Random) -> dict[str, Any]:
    """What somebody has, or some of it."""
    asked: dict[str, Any] = {"tiles": [tile for tile in TILES if random.random() < 0.25]}
    if random.random() < 0.8:
        asked["prayer"] = random.randint(0, 7)
    if random.random() < 0.8:
        asked["reserve"] = random.randint(0, 6)
    return asked


def district(random: Random) -> dict[str, Any]:
    """A district with units of one side, if of any."""
    one: dict[str, Any] = {"recruit": random.randint(0, 3)}
    kind = random.random()
    if kind < 0.55:
        one["own"] = random.randint(0, 4)
        if one["own"] and random.random() < 0.2:
            one["creature"] = random.choice(CREATURES)
    elif kind < 0.75:
        one["enemy"] = random.randint(1, 5)
    if random.random() < 0.1:
        one["city"] = "other"
    return one
