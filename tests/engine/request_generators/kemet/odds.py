"""Sides with cards in hand, for ``kemet/odds``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

CARDS = ("4-1-0", "3-2-0", "3-0-1", "2-2-1", "2-0-2", "1-3-0")
SPECIAL = {"offensive-strategy": "3-3-0", "defensive-strategy": "3-0-3"}
TILES = (
    "charge",
    "carnage",
    "blades-of-neith",
    "divine-wound",
    "initiative",
    "defense",
    "shield-of-neith",
    "defensive-victory",
    "prescience",
    "crusade",
    "holy-war",
    "priest-of-ra",
    "offensive-strategy",
    "defensive-strategy",
)
CREATURES = ("royal-scarab", "giant-scorpion", "ancestral-elephant", "deep-desert-snake", "mummy")
INTERVENTIONS = ("war-rage", "war-fury", "bloody-battle", "bloodbath", "bronze-wall", "iron-wall")
PAYOFFS = ("win", "vp", "units")


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Battles of all kinds for all payoffs, the same with Prescience, nobody left to fight, and what cannot be."""
    for number in range(75):
        yield battle(random) | {"payoff": PAYOFFS[number % 3]}
    for payoff in PAYOFFS:
        for name in ("attacker", "defender"):
            for _ in range(3):
                asked = battle(random, ("charge", "carnage", "defensive-victory"))
                asked[name]["tiles"] = [*asked[name]["tiles"], "prescience"]
                yield asked | {"payoff": payoff}
        for units in (1, 2, 3):
            asked = {
                "attacker": {"units": 3, "cards": list(CARDS), "tiles": ["initiative"]},
                "defender": {"units": units, "cards": ["2-2-1", "2-0-2"]},
                "payoff": payoff,
            }
            yield asked
            yield asked | {"unfought": "point"}
            yield asked | {"unfought": "no-point"}
    yield from wanted()
    yield from odd()


def wanted() -> Iterator[dict[str, Any]]:
    """Battles in which both sides have to mix, and such as are won whatever is played."""
    strong, weak = {"units": 5, "cards": ["4-1-0", "2-0-2"]}, {"units": 1, "cards": ["3-2-0", "1-3-0"]}
    yield {"attacker": strong, "defender": weak}
    yield {"attacker": weak, "defender": strong}
    yield {"attacker": strong, "defender": strong | {"units": 4}}
    yield {"attacker": strong, "defender": strong}
    yield {
        "attacker": {"units": 3, "cards": ["4-1-0", "3-2-0", "2-0-2"]},
        "defender": {"units": 3, "cards": ["3-2-0", "1-3-0"]},
        "payoff": "vp",
    }
    yield {
        "attacker": {"units": 2, "cards": list(CARDS[:5])},
        "defender": {"units": 2, "cards": list(CARDS[2:])},
        "payoff": "vp",
    }


def odd() -> Iterator[dict[str, Any]]:
    """What cannot be."""
    side = {"units": 3, "cards": ["4-1-0", "3-2-0"]}
    for wrong in (
        side | {"units": 6},
        side | {"cards": []},
        side | {"cards": ["4-1-0", "4-1-0"]},
        side | {"cards": ["4-1-0", "3-3-0"]},
        side | {"cards": [*CARDS, "3-3-0"], "tiles": ["offensive-strategy"]},
        side | {"card": "4-1-0"},
        side | {"di": ["veto"]},
        side | {"wound": 1},
        side | {"creature": "giant-scorpion", "tiles": ["prescience"]},
        {"units": 3},
    ):
        yield {"attacker": wrong, "defender": side}
        yield {"attacker": side, "defender": wrong}
    both = side | {"creature": "giant-scorpion", "tiles": ["prescience"]}
    yield {"attacker": both, "defender": both}
    yield {"attacker": side, "defender": side, "payoff": "prayer"}
    yield {"attacker": side}


def hand(random: Random, tiles: list[str]) -> list[str]:
    """Two, four or six cards, in any order; a special card takes the place of another one."""
    cards = list(CARDS)
    for tile in tiles:
        if tile in SPECIAL:
            cards[random.choice([place for place, card in enumerate(cards) if card in CARDS])] = SPECIAL[tile]
    return random.sample(cards, random.choice((1, 2, 2, 4, 6)))


def battle(random: Random, among: tuple[str, ...] = TILES) -> dict[str, Any]:
    """Two sides that may meet."""
    left, creatures = list(among), random.sample(CREATURES, 2)
    asked = {}
    for name, creature in zip(("attacker", "defender"), creatures, strict=True):
        tiles = random.sample(left, min(len(left), random.choice((0, 0, 1, 2, 3))))
        left = [tile for tile in left if tile not in tiles]
        side: dict[str, Any] = {"units": random.randint(1, 5), "cards": hand(random, tiles), "tiles": tiles}
        if random.random() < 0.3:
            side["creature"] = creature
        if random.random() < 0.5:
            side["di"] = random.sample(INTERVENTIONS, random.randint(1, 2))
        if random.random() < 0.5:
            side["prayer"] = random.randint(0, 4)
        if "divine-wound" in tiles:
            side["wound"] = random.randint(0, 2)
        asked[name] = side
    return asked
