"""Final scores, for ``mountain-king/score``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king import goods

LAYERS = ("dark-grey", "grey", "brown", "orange", "yellow")
NO_YES = ("no", "yes")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """One to five players with anything, those who are level, teams, and what nobody can have."""
    for number in (1, 2, 3, 4, 5) * 6:
        yield {"players": table(random, number)}
    for levels in ((12, 12), (12, 14), (0, 12), (0, 0)):
        level = [{"tunnels": 40, "troll_levels": one} for one in levels]
        yield {"players": level}
        yield {"players": level, "teams": "yes"}
        yield {"players": [*level, {"tunnels": 41}]}
    yield {"players": [{"coronation": 8}, {"coronation": 5}]}
    yield {"players": [{"coronation": 8}, {}]}
    yield {"players": [{"tunnels": 40}, {"tunnels": 40, "troll_levels": 12}]}
    yield {"players": [{"coronation": 5}, {}, {"halls": [{"low": 2, "statue": "yes"}]}]}
    yield {"players": [{"coronation": 5}, {}], "teams": "yes"}
    yield {"players": [{}, {}, {}], "teams": "yes"}
    yield {"players": [{"troll_levels": 31, "halls": [{"low": 5, "high": 4}] * 7}]}
    yield {"players": [{"coronation": 3}, {"coronation": 3}]}
    every = {"pedestal_tokens": 1, "resources": 2, "halls": 3, "statues": 4}
    yield {"players": [{"typed": every}, player(random, "P") | {"typed": every}]}
    yield {"players": []}


def table(random: Random, number: int) -> list[dict[str, Any]]:
    """So many players among whom the tokens are dealt, and pedestals as far as there are any."""
    players = [player(random, f"P{place}") for place in range(number)]
    tokens = {1: [random.choice((0, 3, 5))], 2: [3, 0]}.get(number, [3, 5] + [0] * number)[:number]
    random.shuffle(tokens)
    free = dict.fromkeys(LAYERS, 3)
    for one, token in zip(players, tokens, strict=True):
        one["coronation"] = token
        for statue in one["statues"]:
            free[statue["layer"]] -= statue["pedestal"] == "yes"
            statue["pedestal"] = statue["pedestal"] if free[statue["layer"]] >= 0 else "no"
    for one in players[3:]:
        one["halls"] = []
    return players


def player(random: Random, name: str) -> dict[str, Any]:
    """What somebody may have in the end."""
    halls = [{"low": 6, "high": 15, "statue": random.choice(NO_YES)} for _ in range(random.randint(0, 2))]
    statues = [
        {"layer": random.choice(LAYERS), "pedestal": random.choice(NO_YES), "tunnel": random.choice(("", "", "a", "b"))}
        for _ in range(random.randint(0, 5))
    ]
    return {
        "name": name,
        "tunnels": random.randint(10, 60),
        "coronation": 0,
        "pedestal_tokens": [random.randint(1, 6) for _ in range(random.randint(0, 3))],
        "goods": goods(random, 12),
        "halls": halls,
        "statues": statues,
        "troll_levels": random.randint(0, 20),
    }
