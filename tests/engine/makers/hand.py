"""Hands before a court, for ``abyss/hand``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.makers import deck, of_sets
from tests.engine.makers.recruit import around


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Hands of the base game, and all of it at once."""
    for _ in range(80):
        yield hand(random, facts)
    yield {"court": of_sets(facts, "lord"), "hand": deck(facts), "pearls": 3, "limit": 2}


def hand(random: Random, facts: dict[str, Any]) -> dict[str, Any]:
    """A hand before up to six lords."""
    court = random.sample(of_sets(facts, "lord"), random.randint(1, 6))
    rest = around(random, "")
    for name in ("powers", "rival_powers"):
        rest[name] = [lord for lord in rest[name] if lord not in court]
    return {
        "hand": random.sample(deck(facts), random.choice([2, 5, 8, 12, 16])),
        "pearls": random.randint(0, 5),
        "court": court,
        "limit": random.choice([1, 2, 3]),
        **rest,
    }
