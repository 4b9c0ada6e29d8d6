"""Every court after a recruitment, and every lord that takes another one, for ``abyss/refill``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each number of lords left, with a deck that is empty, small or full; then each lord that takes another one."""
    for left in range(6):
        for deck in (0, 3, 35):
            yield {"lords_left": left, "deck": deck}
    for lord in ("corruptor", "traitor", "schemer", "invoker", "elder"):
        for left in range(5):
            for order in ("open", "power-first", "refill-first"):
                yield {
                    "lords_left": left,
                    "deck": random.choice([0, 1, 4, 35]),
                    "lord": lord,
                    "use": random.choice(["yes", "yes", "no"]),
                    "pearls": random.choice([3, 5, 9]),
                    "target": random.choice(["free", "free", "reserved"]),
                    "keys": random.choice([0, 3]),
                    "order": order,
                    "sentinel_powers": random.choice(["open", "barred", "allowed"]),
                }
    yield {"lords_left": 2, "lord": "corruptor"}
    for lord in ("corruptor", "traitor"):
        for left in (1, 3, 5):
            for reading in ("open", "barred", "allowed"):
                yield {"lords_left": left, "lord": lord, "target": "reserved", "sentinel_powers": reading}
