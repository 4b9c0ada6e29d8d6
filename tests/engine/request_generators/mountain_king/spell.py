"""Every number of runes, for ``mountain-king/spell``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """With each number of runes on the spell, and one too many."""
    for runes in range(facts["numbers"]["spell-runes"] + 1):
        yield {"runes_before": runes}
