"""Battles of all kinds, for ``kemet/battle``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

SPECIAL = {"3-3-0": "offensive-strategy", "3-0-3": "defensive-strategy"}
TILES = (
    "charge",
    "defense",
    "blades-of-neith",
    "carnage",
    "shield-of-neith",
    "divine-wound",
    "initiative",
    "legion",
    "defensive-victory",
    "crusade",
    "holy-war",
    "priest-of-ra",
    "prescience",
    "priest",
)
PLAIN = ("4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0")


def side(
    random: Random, facts: dict[str, Any], creature: str | None, tiles: list[str], di: list[str]
) -> dict[str, Any]:
    """A side that there may be."""
    card = random.choice(PLAIN)
    for special, tile in SPECIAL.items():
        if tile in tiles and random.random() < 0.7:
            card = special
    asked: dict[str, Any] = {"units": random.randint(1, 7 if "legion" in tiles else 5), "card": card}
    if creature:
        asked["creature"] = creature
    if tiles:
        asked["tiles"] = tiles
    if di:
        asked["di"] = di
    if random.random() < 0.6:
        asked["prayer"] = random.choice((0, 1, 2, 5, 9, 10, 11))
    if "divine-wound" in tiles and random.random() < 0.7:
        asked["wound"] = random.randint(1, 4)
    return asked


def dealt(random: Random, cards: list[str], chance: float) -> tuple[list[str], list[str]]:
    """Some of the cards for each of two sides."""
    hands: tuple[list[str], list[str]] = ([], [])
    for card in cards:
        if random.random() < chance:
            random.choice(hands).append(card)
    return hands


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Battles that there may be, those without anybody left to fight, and some that cannot be."""
    interventions = facts["tables"]["intervention"]
    deck = [card for card in facts["order"]["intervention"] for _ in range(interventions[card]["copies"])]
    battle = [card for card in deck if interventions[card]["timing"] == "battle"]
    creatures = list(facts["order"]["creature"])
    for number in range(240):
        led = random.sample(creatures, 2)
        tiles = dealt(random, [*TILES, *SPECIAL.values()], random.choice((0.1, 0.3, 0.6)))
        di = dealt(random, random.sample(battle, len(battle)), random.choice((0, 0.1, 0.3)))
        one, other = (
            side(random, facts, led[place] if random.random() < 0.5 else None, tiles[place], di[place])
            for place in range(2)
        )
        asked: dict[str, Any] = {"attacker": one, "defender": other}
        if "initiative" in tiles[0] and other["units"] < 3 and random.random() < 0.5:
            asked["unfought"] = random.choice(("point", "no-point"))
        if number % 12 == 11:
            _spoil(random, asked, deck)
        yield asked
    for units, reply in ((1, "1-3-0"), (3, "2-2-1")):
        # All die, and the defender wins, with a tie or without.
        yield {
            "attacker": {"units": units, "card": "1-3-0", "di": ["bloodbath"]},
            "defender": {"units": units, "card": reply, "di": ["bloodbath"]},
        }
    for recalled in ("open", "city", "tile"):
        yield {
            "attacker": {"units": 5, "card": "3-2-0", "creature": "mummy"},
            "defender": {"units": 4, "card": "2-0-2", "creature": "sphinx"},
            "recalled_creature": recalled,
        }
    for prayer in (3, 9):
        yield {
            "attacker": {"units": 5, "card": "3-2-0", "tiles": ["initiative", "holy-war"], "prayer": prayer},
            "defender": {"units": 2, "card": "3-0-1"},
            "unfought": "point",
        }
    yield {"attacker": {"units": 3, "card": "1-3-0"}, "defender": {"units": 2, "card": "3-0-1", "prayer": 0}}
    yield {"attacker": {"units": 2, "card": "1-3-0"}, "defender": {"units": 1, "card": "2-0-2", "di": ["war-rage"]}}
    for unfought in (None, "point", "no-point"):
        asked = {
            "attacker": {"units": 4, "card": "3-0-1", "tiles": ["initiative", "holy-war", "crusade"]},
            "defender": {"units": 2, "card": "4-1-0", "creature": "sphinx"},
        }
        yield asked | ({"unfought": unfought} if unfought else {})


def _spoil(random: Random, asked: dict[str, Any], deck: list[str]) -> None:
    """Make a battle of it that cannot be."""
    side = asked[random.choice(("attacker", "defender"))]
    way = random.randrange(6)
    if way == 0:
        side["units"] = 8
    elif way == 1:
        side["card"] = random.choice(list(SPECIAL))
        side["tiles"] = []
    elif way == 2:
        for each in (asked["attacker"], asked["defender"]):
            each["creature"] = "phoenix"
    elif way == 3:
        side["wound"] = 40
    elif way == 4:
        side["di"] = [random.choice(deck) for _ in range(6)]
    else:
        for each in (asked["attacker"], asked["defender"]):
            each["tiles"] = ["carnage"]
