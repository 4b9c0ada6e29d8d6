"""Lords brought to court, for ``abyss/plot``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every way, more often than not with something in the way."""
    for number in range(90):
        yield {
            "court": random.choice([0, 2, 4, 5, 6]),
            "pearls": random.choice([0, 1, 3, 9]),
            "times": random.choice([1, 1, 2, 4]),
            "way": ("plot", "plot", "recipient", "opportunist")[number % 4],
            "moment": random.choice(["start", "start", "after"]),
            "used": random.choice(["no", "no", "yes"]),
            "nebulis": random.choice([0, 0, 0, 1]),
            "deck": random.choice([0, 1, 2, 20, 20]),
            "frequency": random.choice(["once", "once", "often"]),
            "reserved": random.choice(["none", "none", "rival"]),
            "sentinel_powers": random.choice(["open", "barred", "allowed"]),
        }
    yield {"court": 5, "pearls": 1, "deck": 1}
    yield {"court": 9}
