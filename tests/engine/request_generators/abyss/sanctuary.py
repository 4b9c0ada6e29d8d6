"""Searches of sanctuaries, for ``abyss/sanctuary``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import some


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Tiles with little and much on them, decks full and nearly empty, and rewards worth something or nothing."""
    table = facts["tables"]["loot"]
    kinds = facts["order"]["loot"]
    every = [loot for loot in kinds for _ in range(table[loot]["copies"])]
    for _ in range(50):
        loot = some(random, kinds, 4)
        rest = list(every)
        for card in loot:
            rest.remove(card)
        request: dict[str, Any] = {"loot": loot, "gone": some(random, rest, random.choice([3, 9, len(rest)]))}
        for field in some(random, ("token_worth", "pearl_worth", "key_worth", "ally_worth"), 4):
            request[field] = random.choice([0, 25, 100, 333, 2000])
        request["sets"] = some(random, ("kraken", "leviathan"), 2)
        yield request
    yield {}
    yield {"loot": kinds}
    yield {"loot": ["loot-3"], "gone": every[3:]}
    yield {"loot": ["loot-7"], "gone": every[:-1]}
    yield {"gone": every}
    yield {"loot": ["loot-3", "loot-7"], "gone": every[2:3] + every[4:18] + every[20:], "pearl_worth": 300}
    gone = ["loot-3"] * 3 + ["loot-4"] * 2 + ["loot-5"] * 3 + ["loot-6"] * 5 + ["loot-7"] * 4
    yield {"loot": ["loot-7"], "gone": gone, "token_worth": 0, "pearl_worth": 100}
    yield {"loot": ["loot-7", "loot-7"]}
    yield {"loot": ["loot-3"], "gone": ["loot-3", "loot-3", "loot-3"]}
    yield {"loot": "loot-3", "sets": ["base"], "token_worth": 2001}
