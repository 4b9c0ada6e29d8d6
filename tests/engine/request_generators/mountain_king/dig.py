"""Tunnels of all sizes and minerals with goods that suffice or do not, for ``mountain-king/dig``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

KINDS = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart")
CLANS = ("fire", "ice", "moon")


def goods(random: Random, most: int) -> dict[str, int]:
    """Up to so many of some kinds."""
    return {kind: random.randint(1, most) for kind in KINDS if random.random() < 0.5}


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each size and mineral with a few storages, with and without pedestals and workshop spots."""
    yield {"size": 5, "material": "iron", "goods": {"iron": 6}, "pedestals": ["fire"]}
    for size in (2, 3, 4, 5):
        for material in KINDS[:3]:
            yield {"size": size, "material": material, "goods": {material: size}}
            for _ in range(7):
                asked: dict[str, Any] = {"size": size, "material": material, "goods": goods(random, 6)}
                if random.random() < 0.5:
                    asked["rubble"] = random.randint(0, size)
                if random.random() < 0.5:
                    asked["covers"] = goods(random, 2)
                    asked["statues"] = [random.choice(CLANS) for _ in range(random.randint(0, 2))]
                if random.random() < 0.6:
                    asked["pedestals"] = [random.choice(CLANS) for _ in range(random.randint(1, 3))]
                    asked["layer"] = random.choice(["dark-grey", "grey", "brown", "orange", "yellow", None])
                    asked["placed"] = [clan for clan in CLANS if random.random() < 0.3]
                    asked["tokens_gone"] = [clan for clan in CLANS if random.random() < 0.3]
                if random.random() < 0.4:
                    asked |= {"spots": random.randint(1, 3), "workshops_left": random.randint(0, 3)}
                yield {name: value for name, value in asked.items() if value is not None}
