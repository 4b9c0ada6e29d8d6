"""A battle settled a second time, as plainly as can be: numbers written out, one rule after the other.

It shares nothing with the engine, and so knows the figures of cards, tiles and creatures by heart.
"""

from __future__ import annotations

from typing import Any

CARDS = ("4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0", "3-3-0", "3-0-3")
CREATURES = {
    "royal-scarab": (2, 0, 0),
    "giant-scorpion": (2, 2, 0),
    "phoenix": (2, 0, 0),
    "ancestral-elephant": (1, 0, 1),
    "deep-desert-snake": (0, 0, 0),
    "sphinx": (2, 0, 0),
    "mummy": (2, 0, 0),
}
INTERVENTIONS = {
    "war-rage": (0, 1, 0, 0),
    "war-fury": (1, 2, 0, 0),
    "bloody-battle": (0, 0, 1, 0),
    "bloodbath": (1, 0, 2, 0),
    "bronze-wall": (0, 0, 0, 1),
    "iron-wall": (1, 0, 0, 2),
}
"""What each costs, and adds to strength, damage and protection."""


def settle(attacker: dict[str, Any], defender: dict[str, Any]) -> dict[str, Any]:
    """What ``kemet/battle`` answers as winner, attacker and defender."""
    one, two = side(attacker), side(defender)
    if "initiative" in one["tiles"]:
        two["struck"] = 2 if two["units"] >= 2 else 1
    two["units"] -= two["struck"]
    if two["units"] == 0:
        return {"winner": "attacker", "attacker": unfought(one, None), "defender": unfought(two, 0)}
    add_up(one, two, "charge")
    add_up(two, one, "defense")
    one["dead"] = min(one["units"], max(two["damage"] - one["protection"], 0))
    two["dead"] = min(two["units"], max(one["damage"] - two["protection"], 0))
    won = one["strength"] > two["strength"]
    point = won and one["units"] > one["dead"]
    held = not won and two["units"] > two["dead"] and "defensive-victory" in two["tiles"]
    return {
        "winner": "attacker" if won else "defender",
        "attacker": told(one, two, won, 1 if point else 0),
        "defender": told(two, one, not won, 1 if held else 0),
    }


def side(asked: dict[str, Any]) -> dict[str, Any]:
    """A side before anything is added up, its interventions paid."""
    prayer = asked.get("prayer")
    counted, paid = [], 0
    for card in asked.get("di", ()):
        cost = 0 if "priest-of-ra" in asked.get("tiles", ()) else INTERVENTIONS[card][0]
        if prayer is None or paid + cost <= prayer:
            counted.append(card)
            paid += cost
    return {
        "units": asked["units"],
        "card": [int(figure) for figure in asked["card"].split("-")],
        "tiles": asked.get("tiles", []),
        "creature": asked.get("creature"),
        "wound": asked.get("wound", 0),
        "di": counted,
        "paid": paid,
        "room": 11 if prayer is None else 11 - (prayer - paid),
        "struck": 0,
    }


def add_up(mine: dict[str, Any], other: dict[str, Any], own_tile: str) -> None:
    """Strength, damage and protection of a side; ``own_tile`` is the tile for its role."""
    strength, damage, protection = mine["card"]
    strength += mine["units"] + mine["wound"]
    if own_tile in mine["tiles"]:
        strength += 1
    if "blades-of-neith" in mine["tiles"]:
        strength += 1
    if "carnage" in mine["tiles"]:
        damage += 1
    if "shield-of-neith" in mine["tiles"]:
        protection += 1
    if mine["creature"] and other["creature"] != "deep-desert-snake":
        more = CREATURES[mine["creature"]]
        strength, damage, protection = strength + more[0], damage + more[1], protection + more[2]
    for card in mine["di"]:
        _, by, wounds, wards = INTERVENTIONS[card]
        strength, damage, protection = strength + by, damage + wounds, protection + wards
    mine["strength"], mine["damage"], mine["protection"] = strength, damage, protection


def told(mine: dict[str, Any], other: dict[str, Any], won: bool, vp: int) -> dict[str, Any]:
    """What is answered of a side after a battle."""
    prayer = 0
    if "crusade" in mine["tiles"]:
        prayer += 2 * other["dead"]
    if "holy-war" in mine["tiles"] and won:
        prayer += 4
    return {
        "strength": mine["strength"],
        "damage": mine["damage"],
        "protection": mine["protection"],
        "struck": mine["struck"],
        "losses": mine["dead"],
        "left": mine["units"] - mine["dead"],
        "vp": vp,
        "prayer": min(prayer, mine["room"]),
        "di_cost": mine["paid"],
    }


def unfought(mine: dict[str, Any], vp: int | None) -> dict[str, Any]:
    """What is answered of a side where nobody is left to fight."""
    powers = {"strength": None, "damage": None, "protection": None}
    return powers | {
        "struck": mine["struck"],
        "losses": 0,
        "left": mine["units"],
        "vp": vp,
        # Whether it counts as won is open, and so is what the Holy War brings for that.
        "prayer": None if vp is None and "holy-war" in mine["tiles"] else 0,
        "di_cost": 0,
    }
