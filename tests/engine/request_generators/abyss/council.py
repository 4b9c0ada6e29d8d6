"""Council piles for ``abyss/council``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import some


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Piles that are taken and discarded, not all of them there or free."""
    races = facts["races"]
    for _ in range(80):
        piles = some(random, races, 5)
        request: dict[str, Any] = {"piles": piles, "way": random.choice(["action", "action", "apprentice", "oracle"])}
        if random.random() < 0.7:
            request["take"] = some(random, piles if random.random() < 0.7 else races, 2)
        if random.random() < 0.4:
            request["reserved"] = random.choice(races)
            request["sentinel"] = random.choice(["rival", "own"])
        request["powers"] = some(random, ["alchemist", "alchemist", "shaman"], 1)
        request["rival_powers"] = some(random, ["commander"], 1)
        request["sets"] = some(random, ["kraken", "leviathan"], 2)
        request["used"] = random.choice(["no", "yes"])
        request["frequency"] = random.choice(["once", "once", "often"])
        request["sentinel_powers"] = random.choice(["open", "open", "barred", "allowed"])
        yield request
    yield {"piles": []}
    for take in ([], ["crab"], ["squid"]):
        for reading in ("open", "barred", "allowed"):
            asked = {"way": "oracle", "take": take, "reserved": "crab", "sentinel_powers": reading}
            yield {"piles": ["crab"], **asked}
            yield {"piles": ["crab", "squid"], **asked}
    yield {"piles": ["crab"], "reserved": "crab"}
    yield {"piles": ["crab"], "take": ["crab"], "powers": ["alchemist"]}
    yield {"piles": ["crab"], "take": ["crab"], "reserved": "crab", "sentinel": "own"}
    yield {"piles": ["crab", "kraken"], "reserved": "kraken"}
    three = ["crab", "seahorse", "squid"]
    yield {"piles": three, "take": three, "powers": ["alchemist"]}
