"""Ends of games, for ``abyss/score``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.makers import deck, of_sets


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Positions of the base game, many of them close, and a few that are odd."""
    for _ in range(80):
        yield position(random, facts)
    yield {"players": [{"mirror": "jail"}, {"locations": ["jail"]}]}
    yield {"players": [{"locations": ["city-of-mirrors"]}]}
    yield {"players": [{"lords": ["jailer", "elder"]}, {"lords": ["hunter", "sage"]}]}


def position(random: Random, facts: dict[str, Any]) -> dict[str, Any]:
    """The end of a game, more often than not a close one."""
    lords = of_sets(facts, "lord")
    tiles = of_sets(facts, "location")
    allies = deck(facts)
    tokens = [2] * 9 + [3] * 9 + [4] * 2
    for things in (lords, tiles, allies, tokens):
        random.shuffle(things)
    players: list[dict[str, Any]] = []
    few = random.random() < 0.5
    for number in range(random.randint(1, 4)):
        player: dict[str, Any] = {"name": "ABCD"[number], "pearls": random.randint(0, 2 if few else 9)}
        player["lords"] = [lords.pop() for _ in range(random.randint(0, 1 if few else 8))]
        if not few:
            player["locations"] = [tiles.pop() for _ in range(random.randint(0, 4))]
            player["affiliated"] = [allies.pop() for _ in range(random.randint(0, 8))]
            player["hand"] = [allies.pop() for _ in range(random.randint(0, 5))]
            player["monster_tokens"] = [tokens.pop() for _ in range(random.randint(0, 4))]
        players.append(player)
    if len(players) > 1 and players[1].get("locations") and random.random() < 0.4:
        players[0]["mirror"] = random.choice(players[1]["locations"])
    return {"players": players, "profile": random.choice(["rulebook", "cost"])}
