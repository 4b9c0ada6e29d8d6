"""Scores, for ``kemet/score``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

NO_YES = ("no", "yes")
MODES = ("short", "long", "beginner")
TOLD = {"battle": 0, "tiles": 0, "two_temples": 0, "sanctuary": 0, "temples": 0, "pyramids4": 0}


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One to five players with what they may have, those who are level, and what cannot lie on one table."""
    for mode in MODES:
        for count in (1, 2, 3, 4, 5) * 3:
            yield {"players": table(random, facts, count, mode), "mode": mode}
    for battles in ((3, 3), (3, 2), (0, 0)):
        for orders in ((1, 2), (2, 1), (None, 1), (None, None)):
            level = [
                TOLD | {"battle": battle, "two_temples": 5 - battle} | ({"order": order} if order else {})
                for battle, order in zip(battles, orders, strict=True)
            ]
            yield {"players": level}
            yield {"players": [*level, TOLD | {"battle": 9}]}
            yield {"players": level, "mode": "beginner"}
    for _ in range(30):
        wild = [
            {
                "tiles": random.randint(0, 2),
                "sphinx": random.choice(NO_YES),
                "sanctuary": random.randint(0, 1),
                "temples": random.randint(0, 3),
                "pyramids4": random.randint(0, 4),
                "order": random.randint(1, 5),
            }
            for _ in range(random.randint(1, 5))
        ]
        yield {"players": wild, "mode": random.choice(MODES)}
    yield {"players": [{"battle": 8}, {}]}
    yield {"players": [{"battle": 2}]}
    yield {"players": []}
    yield {"players": [{"temples": 5}]}
    yield {"players": [{"tiles": 1}] * 4}
    yield {"players": [{"pyramids4": 4}, {"pyramids4": 3}]}
    yield {"players": [{}, {}], "mode": "medium"}


def table(random: Random, facts: dict[str, Any], count: int, mode: str) -> list[dict[str, Any]]:
    """Players who may sit at one table, with few points each, so that some of them are often level."""
    temples = 3 if count in (2, 3) else 5
    tiles, pyramids = 3, 3 * count
    sphinx = random.randint(0, count) if mode != "beginner" else count
    orders = random.sample(range(1, count + 1), count)
    players = []
    for place in range(count):
        held = random.randint(0, min(temples, 2))
        raised = random.randint(0, min(pyramids, 1)) if mode != "beginner" else 0
        tile = random.randint(0, min(tiles, 1)) if mode != "beginner" else 0
        temples, pyramids, tiles = temples - held, pyramids - raised, tiles - tile
        players.append(
            {
                "name": f"P{place}",
                "battle": random.randint(0, 3),
                "tiles": tile,
                "sphinx": NO_YES[place == sphinx],
                "two_temples": random.randint(0, 2),
                "sanctuary": random.randint(0, 1) if count in (1, 3, 5) else 0,
                "temples": held,
                "pyramids4": raised,
                "order": orders[place],
            }
        )
    return players
