"""Payments for ``abyss/recruit``: nearly right ones, exact ones, ones with Krakens and nebulis, and odd ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import deck, of_sets, some

POWERS = ("treasurer", "diplomat", "shaman", "master-of-magic", "keeper")
MORE_POWERS = (*POWERS, "outlaw", "counterfeiter", "ferryman")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Payments for lords of the base game, then of all sets, then through the Corruptor."""
    for number in range(160):
        yield payment(random, facts, exact=number >= 100)
    for _ in range(160):
        yield with_nebulis(random, facts, payment(random, facts, random.random() < 0.7, "kraken", "leviathan"))
    for _ in range(30):
        yield through_the_corruptor(random, facts)
    yield {"lord": "hunter", "allies": ["kraken-4", "kraken-4"], "own_pearls": 0, "own_nebulis": 0}
    yield {"lord": "master-of-magic", "allies": ["jellyfish-3", "crab-2", "shellfish-5"]}
    yield {"lord": "slaver", "allies": ["shellfish-4", "kraken-3"], "nebulis": 1, "own_pearls": 0, "own_nebulis": 0}
    for pearls, nebulis in ((1, 1), (2, 1), (1, 0)):
        yield {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 1, "own_pearls": pearls, "own_nebulis": nebulis}
    yield {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 1, "own_pearls": 1, "own_nebulis": 2}
    yield {"lord": "ferryman", "allies": ["squid-5"], "pearls": 1, "own_pearls": 1, "own_nebulis": 1}
    yield {"lord": "slaver", "allies": ["shellfish-5", "shellfish-3"], "pearls": 1, "nebulis": 1}
    purse = {"own_pearls": 1, "own_nebulis": 2, "powers": ["ferryman"]}
    yield {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 2, "nebulis": 1, **purse}
    yield {"lord": "slaver", "pearls": 5, "way": "corruptor", "rival_powers": ["shareholder"]}
    for reading in ("open", "allowed", "refused"):
        yield {"lord": "slaver", "pearls": 4, "nebulis": 1, "way": "corruptor", "corruptor_nebulis": reading}
        needless = {"allies": ["shellfish-5", "shellfish-3", "kraken-2"], "profile": "online"}
        yield {"lord": "slaver", **needless, "needless_krakens": reading}
    both = {"own_pearls": 3, "own_nebulis": 2, "powers": ["outlaw", "counterfeiter"]}
    yield {"lord": "slaver", "allies": ["shellfish-5"], "pearls": 1, "nebulis": 2, **both}
    yield {"lord": "watcher", "allies": ["crab-3", "kraken-2"], "own_pearls": 1, "own_nebulis": 2}


def around(random: Random, lord: str, powers: tuple[str, ...] = POWERS) -> dict[str, Any]:
    """Free lords around the table, and a profile."""
    own = [power for power in some(random, powers, 2) if power != lord]
    rivals = [rival for rival in ("recruiter", "shareholder") if random.random() < 0.2 and rival != lord]
    return {"powers": own, "rival_powers": rivals, "profile": random.choice(["rulebook", "online"])}


def payment(random: Random, facts: dict[str, Any], exact: bool, *sets: str) -> dict[str, Any]:
    """A payment that is nearly right; an exact one has the right races and pearls for the printed cost."""
    allies = facts["tables"]["ally"]
    lord = random.choice(of_sets(facts, "lord", *sets))
    cost = facts["tables"]["lord"][lord]["cost"]
    races = list(facts["races"])
    compulsory = cost["compulsory"]
    random.shuffle(races)
    if compulsory and (exact or random.random() < 0.7):
        races.remove(compulsory)
        races.insert(0, compulsory)
    count = cost["races"] if exact else max(1, cost["races"] + random.choice([-1, 0, 0, 0, 1]))
    cards = deck(facts, *sets)
    krakens = random.choice([0, 1, 1, 2]) if "kraken" in sets else 0
    paid = random.sample([ally for ally in cards if allies[ally]["race"] == facts["wild"]], krakens)
    # Some Krakens stand for a race that nothing else is paid of, the compulsory one first.
    for race in races[random.randint(0, min(krakens, count)) : count]:
        of_race = [ally for ally in cards if allies[ally]["race"] == race]
        paid += random.sample(of_race, random.choice([1, 1, 2, 3]))
    value = sum(allies[ally]["value"] for ally in paid)
    pearls = max(0, cost["value"] - value + (0 if exact else random.choice([-1, 0, 0, 1])))
    rest = {"profile": random.choice(["rulebook", "online"])} if exact else around(random, lord, MORE_POWERS)
    return {"lord": lord, "allies": paid, "pearls": pearls, **rest}


def with_nebulis(random: Random, facts: dict[str, Any], request: dict[str, Any]) -> dict[str, Any]:
    """The payment with some pearls turned into nebulis, out of a purse that may be too small, under a sentinel."""
    nebulis = random.choice([0, 0, 1, 1, 2])
    pearls = max(0, request["pearls"] - nebulis + random.choice([0, 0, 0, 0, 1]))
    made = {**request, "pearls": pearls, "nebulis": nebulis}
    if random.random() < 0.7:
        made["own_pearls"] = max(0, pearls + random.choice([-1, 0, 0, 0, 2]))
    if random.random() < 0.7:
        made["own_nebulis"] = random.randint(0, 3)
    if random.random() < 0.2:
        made["nebulis_limit"] = "beside-pearls"
    made["sentinel"] = random.choice(["none"] * 6 + ["own", "rival"])
    return made


def through_the_corruptor(random: Random, facts: dict[str, Any]) -> dict[str, Any]:
    """The flat price, or nearly so much."""
    lord = random.choice([lord for lord in facts["order"]["lord"] if lord != "corruptor"])
    pearls = random.choice([3, 5, 5, 5, 5, 6])
    request = {"lord": lord, "pearls": pearls, "way": "corruptor", **around(random, lord, MORE_POWERS)}
    if random.random() < 0.3:
        request["allies"] = some(random, deck(facts, "kraken"), 2)
    return with_nebulis(random, facts, request)
