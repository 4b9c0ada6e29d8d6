"""Ends of days, for ``kemet/day-end``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

TEMPLES = {
    2: ("temple1", "temple2", "temple5"),
    3: ("temple1", "temple2", "temple6"),
    4: ("temple1", "temple2", "temple3", "temple4", "temple5"),
    5: ("temple1", "temple2", "temple3", "temple4", "temple6"),
}
NO_YES = ("no", "yes")
MODES = ("short", "long", "beginner")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Tables of each size, those on which too much is given up, and what cannot be on one board."""
    for _ in range(80):
        mode = random.choice(MODES)
        yield {
            "players": table(random, random.randint(2, 5), mode),
            "mode": mode,
            "last_unit": random.choice(("open", "open", "counts", "gone", "lost")),
        }
    for _ in range(20):
        yield {
            "players": [
                {"delta": random.choice(NO_YES), "offering": random.choice(NO_YES), "sanctuary": units}
                for units in random.sample([0, 0, random.randint(0, 3)], 3)
            ]
        }
    yield {"players": [{"temples": ["temple1", "temple5"], "delta": "yes"}, {"temples": ["temple2"]}]}
    held = {"temples": ["temple1", "temple5"], "delta": "yes", "prayer": 2}
    known = {"prayer": 3, "permanent": 4, "battle": 1, "pyramids4": 0}
    for told in (known, known | {"permanent": 6}, {"pyramids4": 0}):
        yield {"players": [held | told, known]}
        yield {"players": [held | told | {"delta_units": 1}, known]}
    for permanent in (7, 8):
        yield {"players": [{"permanent": permanent, "pyramids4": 0}, {"permanent": permanent, "pyramids4": 0}]}
        yield {"players": [{"permanent": permanent, "pyramids4": 0}, {}]}
    yield {"players": [{"temples": ["temple1"]}, {"temples": ["temple1"]}]}
    yield {"players": [{"temples": ["temple6"]}, {"temples": ["temple3"], "sanctuary": 2}]}
    yield {"players": [{"sanctuary": 2}, {"sanctuary": 1}, {"battle": 1}]}
    yield {"players": [{"pyramids4": 6}, {"pyramids4": 1}]}
    yield {"players": [{"pyramids4": 1}, {}], "mode": "beginner"}
    yield {"players": [{}]}


def table(random: Random, count: int, mode: str = "short") -> list[dict[str, Any]]:
    """Players among whom temples and Sanctuary are dealt out, near the end of a game."""
    holders = {temple: random.randint(0, count) for temple in TEMPLES[count]}
    sanctuary = random.randint(0, count) if count in (3, 5) else count
    # Five players hold all pieces of the box between them if each has a little more.
    base = {"short": 5, "long": 7, "beginner": 1}[mode] - (count == 5)
    players = []
    for place in range(count):
        permanent = base + random.randint(0, 2)
        held = [temple for temple in TEMPLES[count] if holders[temple] == place]
        player: dict[str, Any] = {
            "name": f"P{place}",
            "prayer": random.randint(0, 11),
            "temples": held,
            "permanent": permanent,
            "battle": random.randint(0, min(2, permanent)),
            "pyramids4": random.randint(0, 1) if mode != "beginner" else 0,
        }
        if held and held[-1] in ("temple5", "temple6"):
            player["delta"] = random.choice(NO_YES)
            player["delta_units"] = random.randint(1, 3)
        if sanctuary == place:
            player["sanctuary"] = random.randint(1, 5)
            player["offering"] = random.choice(NO_YES) if player["sanctuary"] > 1 else "no"
        players.append(player)
    return players
