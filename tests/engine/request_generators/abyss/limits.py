"""Hands at their limit, for ``abyss/limits``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import deck, some


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Hands of all sizes at every moment, with what is given up for them, mostly nearly right; and a few odd ones."""
    for number in range(110):
        yield situation(random, facts, planned=number % 3 > 0)
    yield {}
    yield {"hand": ["crab-1"], "discard": ["crab-2"]}
    yield {"hand": ["crab-1"] * 4 + ["crab-2"] * 3, "rival_powers": ["commander"], "discard": ["crab-5"]}
    yield {"moment": "commander-recruited", "powers": ["commander", "shaman"], "rival_powers": ["shaman"]}
    thirteen = ["kraken-2", "kraken-3", "kraken-4"] + ["crab-1", "squid-2"] * 2 + ["seahorse-3", "shellfish-2"] * 3
    law = {"hand": thirteen, "sets": ["leviathan"]}
    yield {**law, "discard": ["kraken-3"]}
    yield {**law, "nebulis_paid": 1, "nebulis": 1}
    yield {**law, "nebulis_paid": 1}
    yield {**law, "pearls": 2, "pearls_paid": 3}
    yield {**law, "nebulis_paid": 2, "nebulis_for_hand": "accepted"}
    yield {"hand": thirteen[:12], "sets": ["leviathan"], "pearls_paid": 1}
    yield {**law, "nebulis_paid": 1, "nebulis": 0, "pearls": 2}
    yield {"hand": thirteen, "profile": "online", "discard": ["kraken-2"], "nebulis_paid": 1, "nebulis": 1}
    yield {"hand": thirteen, "rival_powers": ["commander"], "discard": ["kraken-2"], "pearls_paid": 1, "pearls": 1}
    both = {"sets": ["kraken", "leviathan"], "hand": thirteen}
    yield {**both, "pearls_paid": 1}
    yield {**both, "hand": [*thirteen, "crab-5"], "pearls_paid": 1, "discard": ["crab-5"]}
    yield {**both, "nebulis_paid": 1, "nebulis_for_hand": "accepted"}
    yield {"sets": ["leviathan"]}


def situation(random: Random, facts: dict[str, Any], planned: bool) -> dict[str, Any]:
    """A hand; ``planned`` ones come with cards and pearls to give up."""
    hand = deck(facts, "kraken", *(["leviathan"] if random.random() < 0.3 else []))
    random.shuffle(hand)
    hand = hand[: random.choice([4, 7, 9, 12, 13, 14, 16])]
    request: dict[str, Any] = {
        "hand": hand,
        "moment": random.choice(["end-of-turn"] * 4 + ["commander-recruited", "after-purchase", "in-turn"]),
        "sets": some(random, ["kraken", "leviathan"], 2),
        "rival_powers": ["commander"] if random.random() < 0.4 else [],
        "powers": some(random, ["shaman", "outlaw", "counterfeiter"], 1),
        "nebulis_for_hand": random.choice(["open", "open", "accepted", "refused"]),
        "profile": random.choice(["rulebook", "rulebook", "online"]),
    }
    if random.random() < 0.7:
        request["pearls"] = random.choice([0, 1, 3])
        request["nebulis"] = random.choice([0, 0, 1, 3])
    if planned:
        extra = max(0, len(hand) - random.choice([6, 12, 12])) + random.choice([-1, 0, 0, 0, 1])
        paid = random.choice([0, 0, 1, 2])
        request["nebulis_paid"] = random.choice([0, 0, min(1, paid)])
        request["pearls_paid"] = paid - request["nebulis_paid"]
        request["discard"] = hand[: max(0, extra - paid)]
    return request
