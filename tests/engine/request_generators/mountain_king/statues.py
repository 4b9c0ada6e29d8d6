"""Networks with statues, for ``mountain-king/statues``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

CLANS = ("fire", "ice", "moon")
LAYERS = ("dark-grey", "grey", "brown", "orange", "yellow")
KINDS = ("tunnel", "tunnel", "tunnel", "tunnel", "tunnel", "tunnel", "gate", "hall", "workshop")
GOODS = ("stone", "iron", "heartstone", "hammer", "rune", "coin", "cart")

NARROW = (
    {"layer": "grey", "pedestal": "ice", "size": 2},
    {"layer": "grey", "pedestal": "fire", "size": 2},
    {"kind": "hall", "size": 3, "low": 0, "high": 3},
    {"layer": "orange", "pedestal": "ice", "size": 3},
    {"layer": "grey", "pedestal": "moon", "size": 2},
    {"layer": "orange", "pedestal": "fire", "size": 2},
    {"kind": "hall", "size": 4, "low": 5, "high": 5},
    {"layer": "yellow", "size": 3},
    {"layer": "orange", "size": 5},
)
CROWD = [
    {"clan": "fire", "tunnel": 3, "pedestal": "yes"},
    {"clan": "ice", "tunnel": 1, "pedestal": "yes"},
    {"clan": "moon", "tunnel": 1},
    {"clan": "moon", "tunnel": 5, "pedestal": "yes"},
    {"clan": "ice", "tunnel": 4, "pedestal": "yes"},
]
"""Statues that stand in each other's way, each on a pedestal that another wants: more than can be tried."""


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Networks small and large, some with a statue to bring somewhere, and a few that are odd."""
    for _ in range(70):
        yield network(random, 4, 3)
    for _ in range(40):
        yield network(random, 10, 5)
    fire, ice = {"clan": "fire"}, {"clan": "ice", "tunnel": 2}
    narrow = [{"size": 1}] * 3
    yield row([fire], {}, {"kind": "workshop"}, {}, statue=1, target=3, carts={"fire": 2})
    yield row([fire, ice], *narrow, statue=1, target=3, carts={"fire": 2})
    yield row(CROWD, *NARROW, carts={"fire": 9, "ice": 3, "moon": 2, "generic": 1}, goods={"iron": 2})
    yield {"tunnels": [{}], "statues": [{"clan": "fire"}]}
    yield {"tunnels": [{}, {}], "statues": [{"clan": "fire"}], "statue": 1, "target": 2, "carts": {"fire": 1}}
    yield {"tunnels": [{"size": 1}], "statues": [{"clan": "fire"}, {"clan": "ice"}]}
    yield {"tunnels": [{"kind": "workshop"}], "statues": [{"clan": "fire"}]}
    yield {"tunnels": [{}], "statues": [{"clan": "fire", "pedestal": "yes"}]}
    yield {
        "tunnels": [{}],
        "links": [{"from": 1, "to": 1}, {"from": 1, "to": 2}],
        "statues": [{"clan": "ice", "tunnel": 4}],
    }
    yield {"tunnels": [{"kind": "hall", "low": 5, "high": 3}], "statues": [{"clan": "moon"}], "statue": 2, "target": 3}


def row(statues: list[dict[str, Any]], *tunnels: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Tunnels in a row."""
    links = [{"from": number, "to": number + 1} for number in range(1, len(tunnels))]
    return {"tunnels": list(tunnels), "links": links, "statues": statues} | more


def network(random: Random, tunnels: int, statues: int) -> dict[str, Any]:
    """Tunnels that mostly hang together, and statues on their squares."""
    count = random.randint(1, tunnels)
    request: dict[str, Any] = {"tunnels": [tunnel(random) for _ in range(count)], "links": [], "statues": []}
    request["teams"] = random.choice(["no", "yes"])
    make_possible(request)
    for number in range(2, count + 1):
        if random.random() < 0.9:
            request["links"].append({"from": random.randint(1, number - 1), "to": number})
    for _ in range(random.randint(0, 2) if count > 1 else 0):
        one, other = random.sample(range(1, count + 1), 2)
        request["links"].append({"from": one, "to": other})
    taken: list[tuple[int, str]] = []
    for _ in range(random.randint(1, statues)):
        request["statues"].append(statue(random, request["tunnels"], taken))
    request["carts"] = {kind: random.choice([0, 0, 1, 2]) for kind in (*CLANS, "generic")}
    request["goods"] = {random.choice(GOODS): random.randint(1, 5) for _ in range(random.randint(0, 3))}
    if random.random() < 0.5:
        request["statue"] = random.randint(1, len(request["statues"]))
        request["target"] = random.randint(1, count)
        request["onto"] = random.choice(["no", "yes"])
    return request


def tunnel(random: Random) -> dict[str, Any]:
    """A tunnel, perhaps with a pedestal, perhaps in several layers; now and then a gate, a hall or a workshop."""
    low = random.randint(0, 6)
    found: dict[str, Any] = {
        "kind": random.choice(KINDS),
        "layer": random.choice(LAYERS),
        "pedestal": random.choice(["none", "none", *CLANS]),
        "size": random.choice([1, 2, 3, 4, 5]),
        "low": low,
        "high": low + random.randint(0, 9),
        "squares": {},
        "pedestal_layer": None,
    }
    if found["size"] > 1 and random.random() < 0.5:
        found["squares"] = split(random, LAYERS.index(found["layer"]), found["size"])
    return found


def split(random: Random, first: int, squares: int) -> dict[str, int]:
    """So many squares in some neighbouring layers."""
    counted: dict[str, int] = {}
    for _ in range(squares):
        layer = LAYERS[min(len(LAYERS) - 1, first + random.randint(0, 2))]
        counted[layer] = counted.get(layer, 0) + 1
    return counted


def make_possible(request: dict[str, Any]) -> None:
    """Leave out what the game has not got: gates, pedestals on large tiles, pedestals that are there twice."""
    gates = 2 if request["teams"] == "yes" else 1
    there = set()
    for tunnel in request["tunnels"]:
        if tunnel["kind"] == "gate":
            gates -= 1
            tunnel["kind"] = "gate" if gates >= 0 else "tunnel"
        layers = [layer for layer in LAYERS if tunnel["squares"].get(layer)] or [tunnel["layer"]]
        tunnel["pedestal_layer"] = layers[-1] if tunnel["squares"] else None
        if tunnel["size"] > 4 or (tunnel["pedestal"], layers[-1]) in there:
            tunnel["pedestal"] = "none"
        if tunnel["kind"] == "tunnel":
            there.add((tunnel["pedestal"], layers[-1]))


def statue(random: Random, tunnels: list[dict[str, Any]], taken: list[tuple[int, str]]) -> dict[str, Any]:
    """A statue on a square that is free, or buried where chance finds none."""
    clan, number = random.choice(CLANS), random.randint(0, len(tunnels))
    where = tunnels[number - 1]
    special = where["kind"] == "hall" or (where["kind"] == "tunnel" and where["pedestal"] != "none")
    onto = random.choice(["no", "yes"]) if special else "no"
    layers = dict(where["squares"]) if where["squares"] and where["kind"] != "hall" else {where["layer"]: where["size"]}
    layer = random.choice(sorted(layers))
    on = where["kind"] == "hall" or layer == (where["pedestal_layer"] or where["layer"])
    room = 1 if onto == "yes" else layers[layer] - (special and on)
    key = onto if onto == "yes" else layer
    if not number or where["kind"] == "workshop" or taken.count((number, key)) >= room:
        return {"clan": clan, "tunnel": 0}
    taken.append((number, key))
    found = {"clan": clan, "tunnel": number, "pedestal": onto}
    return found | {"layer": layer} if onto == "no" and len(layers) > 1 else found
