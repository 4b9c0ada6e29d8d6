"""Players who want a tile, for ``kemet/buy``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

COLORS = ("red", "blue", "white")
HELPFUL = ("priestess", "priest-of-ra", "slaves", "priest")
SPACES = ("buy-white", "buy-red", "buy-blue", "pray-1", "pyramid", "pray-2")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every tile a few times, mostly near what can be bought; and no tile at all."""
    for tile in facts["order"]["tile"]:
        colors = facts["tables"]["tile"][tile]["colors"]
        for _ in range(3):
            asked = player(random, facts)
            color = random.choice(colors)
            asked["tile"] = tile
            if random.random() < 0.7:
                asked["pyramids"][color] = max(1, facts["tables"]["tile"][tile]["level"] - random.choice((0, 0, 1)))
            if len(colors) > 1 or random.random() < 0.3:
                asked["color"] = color
            yield asked
    for _ in range(12):
        yield player(random, facts)
    yield {"tile": "act-of-god", "pyramids": {"red": 4}, "prayer": 5}
    yield {"tile": "charge", "color": "blue", "pyramids": {"red": 4}, "prayer": 5}
    yield {"pyramids": {"red": 1}, "owned": ["sphinx"], "gone": ["sphinx"]}
    for gone_color in ("open", "this", "another"):
        red = {"tile": "victory-point", "color": "red", "gone": ["victory-point"], "gone_color": gone_color}
        yield red | {"pyramids": {"red": 3}, "prayer": 4}
        yield red | {"pyramids": {"red": 2}, "prayer": 4}
    for day in ("first-day", "later"):
        yield {"tile": "stargate", "pyramids": {"red": 2}, "prayer": 4, "beginner": day}
        yield {"tile": "vision", "pyramids": {"white": 2}, "prayer": 4, "beginner": day}
        yield {"pyramids": {"white": 3}, "owned": ["sphinx"], "beginner": day}


def player(random: Random, facts: dict[str, Any]) -> dict[str, Any]:
    """What somebody has."""
    tiles = facts["order"]["tile"]
    owned = {tile for tile in HELPFUL if random.random() < 0.25} | set(random.sample(tiles, random.randint(0, 3)))
    asked: dict[str, Any] = {
        "pyramids": {color: random.randint(0, 4) for color in COLORS},
        "owned": sorted(owned),
        "used_spaces": [space for space in SPACES if random.random() < 0.15],
    }
    if random.random() < 0.9:
        asked["prayer"] = random.randint(0, 11)
    if random.random() < 0.3:
        asked["gone"] = [tile for tile in random.sample(tiles, 4) if tile not in owned]
    return asked
