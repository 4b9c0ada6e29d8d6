"""Requests for the checkers of *In the Hall of the Mountain King*."""

from __future__ import annotations

from random import Random

KINDS = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart")


def goods(random: Random, most: int = 4) -> dict[str, int]:
    """Up to so many goods of any kinds."""
    found: dict[str, int] = {}
    for _ in range(random.randint(0, most)):
        kind = random.choice(KINDS)
        found[kind] = found.get(kind, 0) + 1
    return found
