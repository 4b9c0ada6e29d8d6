"""Every court after a recruitment, for ``abyss/refill``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each number of lords left, with a deck that is empty, small or full."""
    for left in range(7):
        for deck in (0, 3, 35):
            yield {"lords_left": left, "deck": deck}
