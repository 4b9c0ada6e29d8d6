"""Setups of games, for ``mountain-king/setup``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king import goods


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every seat at every table, in teams or not."""
    for players in (2, 3, 4, 5):
        yield {"players": players}
        yield {"players": players, "teams": "yes"}
        for seat in range(1, players + 1):
            yield {"players": players, "seat": seat, "placed": goods(random), "hand": {"coin": 1}, "deck": {"rune": 1}}
            yield {"players": players, "seat": seat, "teams": "yes", "placed": goods(random), "deck": goods(random)}
    yield {"players": 3, "seat": 4}
