"""Goods that somebody wants, for ``mountain-king/reach``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king import KINDS, goods

CLANS = ("fire", "ice", "moon")


BARRED = {
    "goods": {"cart": 1},
    "carts": {"moon": 1},
    "goal": {"heartstone": 1},
    "workshops": [{"workshop": "cart-works", "activations": 1}],
}
"""A clan cart that the workshop does not take."""


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every workshop alone, several of them, none, and as much as can be asked."""
    yield BARRED
    shops = sorted(facts["tables"]["workshop"])
    for shop in shops:
        for _ in range(3):
            yield request(random, [shop])
    for number in (0, 2, 3, len(shops)):
        for _ in range(4):
            yield request(random, random.sample(shops, number))
    every = [{"workshop": shop, "activations": 4} for shop in shops]
    yield {"goods": dict.fromkeys(KINDS, 99), "goal": {"hammer": 24}, "workshops": every}
    yield {"goods": dict.fromkeys(KINDS, 20), "goal": {"cart": 24}, "carts": {"fire": 20}, "workshops": every}
    yield {"goods": {"stone": 99}, "goal": {"hammer": 12, "cart": 12}, "workshops": every}
    yield {"goods": {"stone": 1}, "goal": {"stone": 1}, "workshops": every}
    yield {"goods": {"cart": 1}, "carts": {"ice": 2}, "goal": {"cart": 1}}
    yield {"goods": {"coin": 1}, "goal": {"iron": 1}, "workshops": [{"workshop": "iron-stone-shop", "activations": 1}]}


def request(random: Random, shops: list[str], most: int = 9) -> dict[str, Any]:
    """Some goods, with clan carts among them, and a goal."""
    have = goods(random, most)
    carts: dict[str, int] = {}
    for _ in range(random.randint(0, have.get("cart", 0)) if random.random() < 0.5 else 0):
        clan = random.choice(CLANS)
        carts[clan] = carts.get(clan, 0) + 1
    workshops = [{"workshop": shop, "activations": random.randint(0, 4)} for shop in shops]
    return {"goods": have, "carts": carts, "goal": goods(random, 3), "workshops": workshops}
