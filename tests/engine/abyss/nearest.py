"""The nearest legal payment found by trying them all, to hold the way out of ``abyss/recruit`` against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any

from tests.engine.abyss.strategies import ALLIES, simple

PLAIN = [ally for ally in ALLIES if "nebulis" not in ALLIES[ally] and "combat" not in ALLIES[ally]]
MOST_ADDED = 2
"""Payments that add more allies are not tried: there are too many of them."""
PLENTY = 99

Distance = tuple[int, int, int, int]
"""Allies added, allies taken back, pearls and nebulis that change, value wasted."""


def kept(allies: Sequence[str]) -> list[tuple[str, ...]]:
    """Every choice of the allies that stay."""
    return sorted({tuple(sorted(some)) for size in range(len(allies) + 1) for some in combinations(allies, size)})


def distance(request: dict[str, Any], answer: dict[str, Any]) -> Distance:
    """How far the way out of an answer is from what was asked."""
    after = {**request, **answer["instead"]}
    change = sum(abs(after[coin] - request[coin]) for coin in ("pearls", "nebulis"))
    worth = sum(ALLIES[ally]["value"] for ally in after["allies"])
    wasted = max(0, worth - answer["cost"])
    return len(answer["change"]["add"]), len(answer["change"]["take_back"]), change, wasted


def nearest(request: dict[str, Any], purse: tuple[int, int] | None) -> Distance | None:
    """How far the nearest legal payment is that adds only a few allies; None if there is none."""
    return min(_distances(request, purse), default=None)


def _distances(request: dict[str, Any], purse: tuple[int, int] | None) -> Iterator[Distance]:
    rules = simple(request)
    rules.krakens_needed = request["needless_krakens"] != "allowed"
    allies = request["allies"]
    for number in range(MOST_ADDED + 1):
        found = []
        for some in kept(allies):
            for more in combinations_with_replacement(PLAIN, number):
                paid = (*some, *more)
                if any(paid.count(ally) > ALLIES[ally]["copies"] for ally in more):
                    continue
                worth = sum(ALLIES[ally]["value"] for ally in paid)
                needed = max(0, rules.value - worth)
                change = min(_changes(rules, request, purse, needed), default=None)
                if change is not None and rules.right_value(paid, needed) and rules.right_races(paid):
                    found.append((number, len(allies) - len(some), change, max(0, worth - rules.value)))
        yield from found
        if found:
            return


def _changes(rules: Any, request: dict[str, Any], purse: tuple[int, int] | None, needed: int) -> Iterator[int]:
    """How many pearls and nebulis change, for each way to pay what is needed."""
    for nebulis in range((purse[1] if purse else request["nebulis"]) + 1):
        pearls = needed - nebulis
        owned = purse or ((pearls if nebulis else PLENTY), request["nebulis"])
        if pearls >= 0 and rules.right_coins(pearls, nebulis, *owned):
            yield abs(pearls - request["pearls"]) + abs(nebulis - request["nebulis"])
