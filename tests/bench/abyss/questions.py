"""Questions for the benchmarks: made by chance from the facts, with a fixed seed."""

from __future__ import annotations

import random
from typing import Any

from tests.bench.measured import facts


def tables() -> dict[str, dict[str, Any]]:
    """The tables of the facts."""
    found: dict[str, dict[str, Any]] = facts("abyss")["tables"]
    return found


def deck() -> list[str]:
    """Every ally of the deck, each as often as it is in there."""
    return [ally for ally, row in sorted(tables()["ally"].items()) for _ in range(row["copies"])]


def recruit_requests(count: int, seed: int = 1, base: bool = False) -> list[dict[str, Any]]:
    """Payments, most of them nearly right: some allies of as many races as the lord costs, and some pearls.

    With ``base`` all of them come from the base game, which is all that the twin knows.
    """
    chance = random.Random(seed)
    # A question in which something of Leviathan stands cannot name the lords that this takes out of the game.
    removed = () if base else facts("abyss")["lords_removed"]
    rows = {lord: row for lord, row in tables()["lord"].items() if lord not in removed}
    lords = sorted(lord for lord, row in rows.items() if not base or row["set"] == "base")
    cards = [ally for ally in deck() if not base or tables()["ally"][ally]["set"] == "base"]
    made = []
    for _ in range(count):
        lord = chance.choice(lords)
        allies = chance.sample(cards, chance.randint(1, 5))
        request: dict[str, Any] = {"lord": lord, "allies": allies, "pearls": chance.choice((0, 0, 1, 2, 3))}
        if chance.random() < 0.3:
            others = [other for other in ("treasurer", "diplomat", "shaman", "master-of-magic") if other != lord]
            request["powers"] = chance.sample(others, chance.randint(1, 2))
        if chance.random() < 0.2 and lord != "recruiter":
            request["rival_powers"] = ["recruiter"]
        if chance.random() < 0.3:
            request["profile"] = "online"
        made.append(request)
    return made


def hand_requests(count: int, seed: int = 2) -> list[dict[str, Any]]:
    """Hands of twelve cards before a court of six lords."""
    chance = random.Random(seed)
    lords = sorted(tables()["lord"])
    cards = deck()
    return [
        {"hand": chance.sample(cards, 12), "pearls": chance.randint(0, 6), "court": chance.sample(lords, 6)}
        for _ in range(count)
    ]
