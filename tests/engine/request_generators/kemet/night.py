"""Nights, for ``kemet/night``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

TILES = ("high-priest", "priest-of-amon", "divine-boon", "mummy", "vision", "hand-of-god", "reinforcements")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Tables of each size, nights of each single tile, and what cannot be."""
    for _ in range(60):
        yield {"players": table(random, random.randint(2, 5))}
    for tile in TILES:
        yield {"players": [{"tiles": [tile]}, {"points": 1}]}
    for levels in ({"red": 4, "blue": 4, "white": 4}, {"red": 3, "blue": 4}, {"white": 0}):
        yield {"players": [{"tiles": ["hand-of-god"], "pyramids": levels}, {"prayer": 11}]}
    for reserve in range(6):
        yield {"players": [{"tiles": ["reinforcements"], "reserve": reserve}, {"prayer": 10}]}
    for count in (2, 3, 4, 5):
        yield {"players": [{"prayer": 5}] * count, "first": "yes"}
    yield {"players": [{"points": 1}, {"tiles": ["vision"]}], "first": "yes"}
    yield {"players": [{}, {}, {}], "first": "yes"}
    for beginner in ("no", "yes"):
        yield {"players": [{"points": 2, "prayer": 4, "pyramids": {"red": 2}}, {"points": 1}], "beginner": beginner}
        yield {"players": [{"tiles": ["vision"], "pyramids": {"red": 3}}, {}], "beginner": beginner}
    yield {"players": [{"tiles": ["vision"]}, {"tiles": ["vision"]}]}
    yield {"players": [{"prayer": 12}, {}]}
    yield {"players": [{}]}


def table(random: Random, count: int) -> list[dict[str, Any]]:
    """Players among whom the tiles of the night are dealt out."""
    owners = {tile: random.randint(0, count) for tile in TILES}
    players = []
    for place in range(count):
        player: dict[str, Any] = {
            "name": f"P{place}",
            "points": random.randint(0, 4),
            "prayer": random.randint(0, 11),
            "tiles": [tile for tile in TILES if owners[tile] == place] + random.sample(["priest", "charge"], place % 2),
        }
        if random.random() < 0.5:
            player["reserve"] = random.randint(0, 6)
        if random.random() < 0.5:
            player["pyramids"] = {color: random.randint(0, 4) for color in ("red", "blue", "white")}
        players.append(player)
    return players
