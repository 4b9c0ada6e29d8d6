"""Fights with leviathans, for ``abyss/leviathan``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import deck, some

POWERS = ("metamorph", "taxidermist", "altruist", "intrepid", "coward", "shaman", "jailer")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Hands small and large before every kind of leviathan, with borders, lords and turns of all kinds."""
    leviathans = facts["order"]["leviathan"]
    every = deck(facts, "kraken", "leviathan")
    strong = [ally for ally in every if "combat" in ally or ally.startswith(("crab", "kraken"))]
    for number in range(60):
        leviathan = random.choice(leviathans)
        hand = random.sample(strong if number % 2 else every, random.choice([0, 1, 2, 3, 5, 8]))
        request: dict[str, Any] = {"leviathan": leviathan, "hand": hand, "pearls": random.choice([0, 1, 3, 6])}
        request["beaten"] = random.randrange(len(facts["tables"]["leviathan"][leviathan]["levels"]))
        if hand and random.random() < 0.5:
            request["ally"] = random.choice(hand)
        there = random.sample(leviathans, random.choice([0, 0, 2, 5]))
        if there and random.random() < 0.8 and leviathan not in there:
            there[0] = leviathan
        spaces = random.sample(range(1, 10), len(there))
        request["border"] = [{"space": space, "leviathan": id_} for space, id_ in zip(spaces, there, strict=True)]
        request["powers"] = some(random, POWERS, 3)
        request["rival_powers"] = random.choice([[], ["highwayman"]])
        request["free_lords"] = random.choice([0, 2])
        request["reading"] = random.choice(["subtract", "subtract", "same"])
        if random.random() < 0.3:
            request["occasion"] = random.choice(["sorcerer", "rebel", "loot", "last-turn", "last-turn"])
            request["last_turn_monster"] = random.choice(["open", "no-effect", "as-always"])
        if random.random() < 0.15:
            request["fought"] = random.choice([leviathan, random.choice(leviathans)])
        if random.random() < 0.15:
            request["killed"] = random.choice([1, 2])
        if random.random() < 0.3:
            request["scourge_cards"] = random.choice([1, 2, 4])
        yield request
    for leviathan in leviathans:
        yield {"leviathan": leviathan, "hand": random.sample(strong, 6), "pearls": 2}
    yield {"leviathan": "leviathan-1", "hand": random.sample(strong, 15)}
    yield {"leviathan": "leviathan-2", "hand": ["crab-1-combat", "jellyfish-2-combat"], "pearls": 5}
    yield {
        "leviathan": "leviathan-19",
        "hand": ["crab-4-combat"],
        "border": [{"space": 4, "leviathan": "leviathan-19"}],
    }
    yield {"leviathan": "leviathan-1", "ally": "crab-5", "hand": ["squid-1"]}
    yield {"leviathan": "leviathan-1", "ally": "squid-5"}
    yield {"leviathan": "leviathan-4", "beaten": 1}
    yield {"leviathan": "leviathan-4", "border": [{"space": 1, "leviathan": "leviathan-4"}] * 2}
    yield {"leviathan": "leviathan-4", "powers": ["coward"], "rival_powers": ["coward"], "cards_won": 1, "killed": 2}
    yield {"leviathan": "leviathan-4", "cards_won": 3, "scourge_cards": 2, "pearls": 100}
    yield {"leviathan": "leviathan-1", "hand": [ally for ally in every if ally.startswith(("crab", "jellyfish"))][:20]}
    yield {"leviathan": "leviathan-1", "hand": ["crab-5"], "reading": "same"}
    yield {"leviathan": "leviathan-21", "hand": every[:16], "reading": None}
    yield {"leviathan": "leviathan-1", "occasion": "rebel"}
    yield {"leviathan": "leviathan-1", "hand": ["crab-1"]}
    yield {"leviathan": "leviathan-19", "hand": ["crab-1", "crab-2-combat"], "pearls": 3}
    yield {"leviathan": "leviathan-1", "hand": ["jellyfish-1-combat", "jellyfish-2-combat"], "pearls": 7}
    yield {"leviathan": "leviathan-4", "hand": ["crab-1", "crab-3", "jellyfish-3"]}
