"""Rewards for fights, for ``abyss/threat``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import some


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each space of the track with lords by chance, and one with Leviathan."""
    for number in range(60):
        yield {
            "space": number % 6 + 1,
            "last_space": random.choice(["no", "yes"]),
            "powers": some(random, ["shaman", "keeper"], 1),
            "rival_powers": some(random, ["tamer", "highwayman"], 2),
            "tokens": random.choice([0, 1, 2, 20]),
            "short_tokens": random.choice(["open", "open", "withheld", "fewer"]),
            "last_space_theft": random.choice(["open", "open", "together", "apart"]),
        }
    yield {"sets": ["leviathan"]}
    yield {"sets": ["kraken"], "rival_powers": ["highwayman"], "space": 5}
    yield {"powers": ["coward"]}
    yield {"space": 2, "tokens": 1, "short_tokens": "withheld"}
    yield {"powers": ["tamer"], "rival_powers": ["tamer"]}
    yield {"space": 2, "tokens": 0, "last_space": "yes", "rival_powers": ["highwayman"]}
