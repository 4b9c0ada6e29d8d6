"""Hordes and goods in hand, for ``mountain-king/recruit``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king import goods


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every place of hordes with goods on them, paid or not."""
    for level in (1, 2, 3):
        for index in range(6 - level):
            for _ in range(6):
                yield situation(random, level, index)
    yield situation(random, 3, 3)
    yield situation(random, 2, 0) | {"trolls": 10}


def situation(random: Random, level: int, index: int) -> dict[str, Any]:
    """A horde with up to three pieces on each card."""
    horde = {f"level{row}": [on_card(random) for _ in range(6 - row)] for row in (1, 2, 3)}
    owned = goods(random, 12) | {"coin": random.randint(0, 6)}
    return {"horde": horde, "level": level, "index": index, "goods": owned, "trolls": random.randint(4, 10)}


def on_card(random: Random) -> dict[str, int]:
    """Mostly coins."""
    return {"coin": random.randint(0, 3)} if random.random() < 0.8 else goods(random, 3)
