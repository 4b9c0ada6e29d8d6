"""Final scores, for ``mountain-king/score``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king import goods

LAYERS = ("dark-grey", "grey", "brown", "orange", "yellow")
NO_YES = ("no", "yes")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One to five players with anything, those who are level, teams, and what nobody can have."""
    for number in (1, 2, 3, 4, 5) * 6:
        yield {"players": [player(random, f"P{place}") for place in range(number)]}
    for levels in ((12, 12), (12, 14), (0, 12), (0, 0)):
        level = [{"tunnels": 40, "troll_levels": one} for one in levels]
        yield {"players": level}
        yield {"players": level, "teams": "yes"}
        yield {"players": [*level, {"tunnels": 41}]}
    yield {"players": [{"coronation": 8}, {"coronation": 5}]}
    yield {"players": [{"coronation": 3}, {"coronation": 3}]}
    every = {"pedestal_tokens": 1, "resources": 2, "halls": 3, "statues": 4}
    yield {"players": [{"typed": every}, player(random, "P") | {"typed": every}]}
    yield {"players": []}


def player(random: Random, name: str) -> dict[str, Any]:
    """What somebody may have in the end."""
    halls = [{"low": 6, "high": 15, "statue": random.choice(NO_YES)} for _ in range(random.randint(0, 2))]
    statues = [
        {"layer": random.choice(LAYERS), "pedestal": random.choice(NO_YES), "tunnel": random.choice(("", "", "a", "b"))}
        for _ in range(random.randint(0, 5))
    ]
    return {
        "name": name,
        "tunnels": random.randint(10, 60),
        "coronation": random.choice((0, 0, 3, 5)),
        "pedestal_tokens": [random.randint(1, 6) for _ in range(random.randint(0, 3))],
        "goods": goods(random, 12),
        "halls": halls,
        "statues": statues,
        "troll_levels": random.randint(0, 20),
    }
