"""Hands before a court, for ``abyss/hand``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import deck, of_sets
from tests.engine.request_generators.abyss.recruit import MORE_POWERS, POWERS, around


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Hands of the base game and of all sets, some through the Corruptor, and the whole box at once."""
    for _ in range(40):
        yield hand(random, facts)
    for _ in range(50):
        yield hand(random, facts, "kraken", "leviathan")
    yield {"court": of_sets(facts, "lord")[:6], "hand": deck(facts), "pearls": 3, "limit": 2}
    yield {"court": of_sets(facts, "lord")[:7], "hand": ["crab-1"]}
    whole = deck(facts, "kraken", "leviathan")
    yield {"court": facts["order"]["lord"][-6:], "hand": whole, "pearls": 2, "nebulis": 2, "limit": 1}
    yield {"hand": ["crab-1"]}
    for reading in ("open", "allowed", "refused"):
        open_purse = {"pearls": 4, "nebulis": 1, "corruptor_nebulis": reading}
        yield {"court": ["slaver", "sage"], "reserved": "sage", "way": "corruptor", **open_purse}
    krakens = {"court": ["slaver"], "hand": ["shellfish-5", "shellfish-3", "kraken-2"], "profile": "online"}
    for reading in ("open", "allowed", "refused"):
        yield {**krakens, "needless_krakens": reading}
    purse: dict[str, Any] = {"pearls": 3, "nebulis": 2, "powers": ["outlaw", "counterfeiter", "master-of-magic"]}
    yield {"court": ["slaver"], "hand": ["shellfish-5"], **purse}
    yield {"court": ["slaver"], "hand": ["shellfish-5"], "pearls": 2, "nebulis": 2, "powers": ["ferryman"]}


def hand(random: Random, facts: dict[str, Any], *sets: str) -> dict[str, Any]:
    """A hand before up to six lords; with Kraken it often holds some, and nebulis, and one lord may be reserved."""
    court = random.sample(of_sets(facts, "lord", *sets), random.randint(1, 6))
    rest = around(random, "", MORE_POWERS if sets else POWERS)
    for name in ("powers", "rival_powers"):
        rest[name] = [lord for lord in rest[name] if lord not in court]
    cards = deck(facts, *sets)
    made = {
        "hand": random.sample(cards, random.choice([2, 5, 8, 12, 16])),
        "pearls": random.randint(0, 5),
        "court": court,
        "limit": random.choice([1, 2, 3]),
        **rest,
    }
    if sets:
        more = random.sample(["kraken-2", "kraken-2", "kraken-3", "kraken-4"], random.randint(0, 2))
        made["hand"] = [ally for ally in made["hand"] if not ally.startswith("kraken")] + more
        made["nebulis"] = random.randint(0, 3)
        if random.random() < 0.2:
            made["nebulis_limit"] = "beside-pearls"
        if random.random() < 0.3:
            made["reserved"] = random.choice(court)
        if random.random() < 0.2 and "corruptor" not in court:
            made["way"] = "corruptor"
    return made
