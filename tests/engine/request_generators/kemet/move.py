"""Troops that move, for ``kemet/move``: on all four boards, with a path or without one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

TILES = ("god-speed", "stargate", "teleport", "open-gates", "legion", "priest-of-ra", "initiative", "slaves")
CARDS = ("teleportation", "teleportation", "teleportation", "open-gates", "prayer", "veto")
WAYS = ("land", "harbor", "teleport", "card")
CITIES = {2: (1, 2), 3: (1, 2, 5), 4: (1, 2, 3, 4), 5: (1, 2, 3, 4, 5)}


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Everywhere a troop can get, paths that make sense, paths that need not, and the hardest questions."""
    for number in range(40):
        yield request(random, facts, 2 + number % 4)
    for number in range(90):
        asked = request(random, facts, 2 + number % 4)
        yield asked | {"path": path(random, facts, asked)}
    for players in (4, 5):
        yield hardest(facts, players)
    yield from told()


def told() -> Iterator[dict[str, Any]]:
    """Moves of which there is something to be said that chance seldom asks for."""

    def move(start: str, *path: str | dict[str, Any], **more: Any) -> dict[str, Any]:
        steps = [{"to": step} if isinstance(step, str) else step for step in path]
        return {"players": 5, "city": "city1", "from": start, "units": 3, "path": steps} | more

    swift = {"tiles": ["god-speed"]}
    own = [{"space": "desert2", "units": 2}]
    many = [{"space": "desert2", "units": 4, "creature": True}]
    teleport = {"to": "temple3", "by": "teleport"}
    for tiles in ([], ["stargate"], ["priest-of-ra"], ["priest-of-ra", "stargate"]):
        yield move("city1-1", teleport, pyramids=["city1-1"], tiles=tiles, prayer=5)
    yield move(
        "city1-1", "desert1", "desert6", {"to": "temple3", "by": "harbor"}, creature="deep-desert-snake", **swift
    )
    yield move("desert4", "desert5", "city2-1", **swift)
    yield move("desert5", "city2-1")
    yield move("desert5", "desert4", "desert5", "city2-1", creature="mummy", **swift)
    yield move("desert4", "desert5", "city2-1", tiles=["god-speed", "open-gates"])
    yield move("desert4", "desert5", "city2-1", di=["open-gates"], prayer=1, **swift)
    yield move("desert1", {"to": "desert2", "pick": 2}, "desert3", own=own, **(swift | {"units": 4}))
    yield move("desert1", {"to": "desert2", "drop": 4}, "desert3", own=own, **(swift | {"units": 5}))
    yield move("desert1", "desert2", own=own, units=4, tiles=["legion"])
    for reading in ("open", "may", "may-not"):
        choices = {"creature_passing": reading, "limit_passing": reading}
        yield move("desert1", "desert2", "desert3", own=many, creature="mummy", **choices)
        yield move("desert9", "desert7", border_crossing=reading)
    for creature in ("mummy", None):
        yield move("desert1", "desert2", own=many, creature=creature, units=1)
    for more in ({}, {"escape": "desert6"}, {"escape": "desert6", "escape_to": "desert5"}):
        yield move("desert1", "desert6", "desert5", enemies=["desert6"], **swift, **more)
        yield move("desert1", enemies=["desert6"], **swift, **more)
    twice = [teleport, {"to": "temple1", "by": "teleport"}]
    for reading in ("open", "each", "once"):
        saving = {"pyramids": ["city1-1"], "tiles": ["priest-of-ra", "teleport"], "ra_saving": reading}
        for prayer in (1, 2, 3):
            yield move("city1-1", *twice, prayer=prayer, **saving)
            yield move("city1-1", prayer=prayer, **saving)
        both = {"di": ["teleportation", "open-gates"], "tiles": ["priest-of-ra", "god-speed"], "ra_saving": reading}
        yield move("desert1", {"to": "desert8", "by": "card"}, "city2-1", prayer=0, **both)
        yield move("desert1", prayer=0, **both)
    yield move("desert6", "temple3")
    yield move("desert1", {"to": "desert2", "by": "harbor"})
    yield move("desert11", "desert6")
    yield move("city1-1", {"to": "temple6", "by": "teleport"}, pyramids=["city1-1"])
    yield move("temple6", own=[{"space": "desert11", "units": 5}]) | {"path": None}


def spaces_of(facts: dict[str, Any], players: int) -> list[str]:
    """The spaces on the board for so many players."""
    rows = facts["tables"]["map"]
    return [space for space in facts["order"]["map"] if players in rows[space].get("players", [players])]


def beside(facts: dict[str, Any], players: int, space: str) -> list[tuple[str, str]]:
    """The spaces beside one, each with how one gets there."""
    there = spaces_of(facts, players)
    found = []
    for edge in facts["boards"]["map"]["edges"]:
        if space in edge["between"]:
            [other] = [end for end in edge["between"] if end != space]
            if other in there:
                found.append((other, "harbor" if edge["kind"] == "harbor" else "land"))
    return found


def request(random: Random, facts: dict[str, Any], players: int) -> dict[str, Any]:
    """A troop somewhere, with all that may stand on the board."""
    spaces = spaces_of(facts, players)
    districts = [space for space in spaces if space.startswith("city")]
    start = random.choice(spaces)
    tiles = random.sample(TILES, random.randint(0, 4))
    limit = 7 if "legion" in tiles else 5
    units = random.randint(1, limit)
    creature = random.choice(sorted(facts["tables"]["creature"])) if random.random() < 0.5 else None
    asked: dict[str, Any] = {
        "players": players,
        "city": f"city{random.choice(CITIES[players])}",
        "from": start,
        "units": units,
        "creature": creature,
        "tiles": tiles,
        "di": random.sample(CARDS, random.randint(0, 3)),
        "pyramids": random.sample(districts, random.randint(0, len(districts))),
    }
    others = [space for space in spaces if space != start]
    random.shuffle(others)
    left = 12 - units
    own = []
    for space in others[: random.randint(0, 4)]:
        count = random.randint(1, limit)
        if count <= left:
            left -= count
            own.append({"space": space, "units": count, "creature": random.random() < 0.4})
    asked["own"] = own
    asked["enemies"] = others[4 : 4 + random.randint(0, 6)]
    if random.random() < 0.6:
        asked["prayer"] = random.randint(0, 6)
    for field in ("creature_passing", "limit_passing", "border_crossing"):
        if random.random() < 0.3:
            asked[field] = random.choice(("may", "may-not"))
    return asked


def path(random: Random, facts: dict[str, Any], asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Some steps: most of them lead where one can go."""
    spaces = spaces_of(facts, asked["players"])
    obelisks = [space for space in spaces if "obelisk" in facts["tables"]["map"][space].get("has", ())]
    own = {troop["space"]: troop["units"] for troop in asked["own"]}
    at, units, steps = asked["from"], asked["units"], []
    for _ in range(random.randint(1, 4)):
        roll = random.random()
        if roll < 0.65:
            to, by = random.choice(beside(facts, asked["players"], at))
        elif roll < 0.9:
            to, by = random.choice(obelisks), random.choice(WAYS[2:])
        else:
            to, by = random.choice(spaces), random.choice(WAYS)
        step: dict[str, Any] = {"to": to, "by": by}
        if random.random() < 0.3:
            drop, pick = random.randint(0, units), random.randint(0, own.get(to, 0))
            step |= {"drop": drop, "pick": pick}
            units += pick - drop
            own[to] = own.get(to, 0) + drop - pick
        steps.append(step)
        at = to
    return steps


def hardest(facts: dict[str, Any], players: int) -> dict[str, Any]:
    """The question with the most to search: pyramids everywhere, and everything that helps a troop along."""
    spaces = spaces_of(facts, players)
    return {
        "players": players,
        "city": "city1",
        "from": "city1-1",
        "units": 2,
        "creature": "royal-scarab",
        "tiles": ["god-speed", "teleport", "stargate"],
        "di": ["teleportation", "teleportation", "teleportation", "open-gates"],
        "pyramids": [space for space in spaces if space.startswith("city")],
        "own": [{"space": space, "units": 5, "creature": True} for space in spaces if space in ("temple2", "temple1")],
    }
