"""Ends of games that may or may not have come, for ``abyss/end``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators import some


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Situations near the end of a game, and a few that are odd."""
    for _ in range(100):
        yield situation(random)
    yield {"players": [{}]}
    yield {"players": [{"lords": 7}, {"lords": 7}, {"lords": 7}], "active": 2}
    yield {"players": [{}, {}], "active": 3, "triggered_by": 5}
    yield {"players": [{}] * 5}
    yield {"players": [{}] * 6}
    yield {"players": [{}, {}], "monster_pile": 0}
    yield {"players": [{}, {}], "sets": ["leviathan"], "leviathan_deck": 0, "monster_pile": 0, "leviathan_pile": 0}
    yield {"players": [{}, {}], "sets": ["leviathan"], "leviathan_deck": 0, "moment": "in-turn"}
    yield {"players": [{}, {}], "sets": ["leviathan"], "leviathan_deck": 0, "profile": "online"}
    for invoker in ("open", "taken", "lost"):
        yield {"players": [{"lords": 7}, {}], "further_turn": "yes", "invoker": invoker, "moment": "in-turn"}


def situation(random: Random) -> dict[str, Any]:
    """A turn late in a game."""
    count = random.randint(2, 5)
    players = [{"name": "ABCDE"[number], "lords": random.randint(3, 6)} for number in range(count)]
    if random.random() < 0.3:
        random.choice(players)["lords"] = random.choice([7, 8])
    request: dict[str, Any] = {
        "players": players,
        "active": random.randint(1, count),
        "moment": random.choice(["turn-over", "in-turn"]),
        "recruited": random.choice(["no", "yes"]),
        "court": random.choice([1, 2, 2, 3, 5, 6]),
        "deck": random.choice([0, 0, 3, 4, 20]),
        "sets": some(random, ["kraken", "leviathan"], 2),
        "profile": random.choice(["rulebook", "rulebook", "online"]),
        "further_turn": random.choice(["no", "no", "no", "yes"]),
    }
    for pile in ("leviathan_deck", "monster_pile", "leviathan_pile"):
        request[pile] = random.choice([0, 1, 5, 9, 15, 20])
    if request["further_turn"] == "yes":
        request["invoker"] = random.choice(["open", "taken", "lost"])
    if random.random() < 0.25:
        request["triggered_by"] = random.randint(1, count)
    return request
