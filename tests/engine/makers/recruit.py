"""Payments for ``abyss/recruit``: nearly right ones, and exact ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.makers import deck, of_sets, some

POWERS = ("treasurer", "diplomat", "shaman", "master-of-magic", "keeper")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Payments for lords of the base game."""
    for number in range(240):
        yield payment(random, facts, exact=number >= 160)


def around(random: Random, lord: str) -> dict[str, Any]:
    """Free lords around the table, and a profile."""
    powers = [power for power in some(random, POWERS, 2) if power != lord]
    rivals = ["recruiter"] if random.random() < 0.3 and lord != "recruiter" else []
    return {"powers": powers, "rival_powers": rivals, "profile": random.choice(["rulebook", "online"])}


def payment(random: Random, facts: dict[str, Any], exact: bool) -> dict[str, Any]:
    """A payment that is nearly right; an exact one has the right races and pearls for the printed cost."""
    allies = facts["tables"]["ally"]
    lord = random.choice(of_sets(facts, "lord"))
    cost = facts["tables"]["lord"][lord]["cost"]
    races = list(facts["races"])
    compulsory = cost["compulsory"]
    random.shuffle(races)
    if compulsory and (exact or random.random() < 0.7):
        races.remove(compulsory)
        races.insert(0, compulsory)
    count = cost["races"] if exact else max(1, cost["races"] + random.choice([-1, 0, 0, 0, 1]))
    paid: list[str] = []
    for race in races[:count]:
        of_race = [ally for ally in deck(facts) if allies[ally]["race"] == race]
        paid += random.sample(of_race, random.choice([1, 1, 2, 3]))
    value = sum(allies[ally]["value"] for ally in paid)
    pearls = max(0, cost["value"] - value + (0 if exact else random.choice([-1, 0, 0, 1])))
    rest = {"profile": random.choice(["rulebook", "online"])} if exact else around(random, lord)
    return {"lord": lord, "allies": paid, "pearls": pearls, **rest}
