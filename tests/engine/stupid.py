"""The rules of paying once more, written from scratch and as simply as can be, to hold the engine against."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any


def facts() -> dict[str, Any]:
    """The facts of Abyss as the engine gets them."""
    from catalog import load

    return load().games["abyss"].engine_facts()


class Table:
    """What matters of a situation: the lord's cost and the free lords around the table."""

    def __init__(self, facts: dict[str, Any], lord: str, powers: set[str], rivals: set[str], online: bool) -> None:
        self.allies = facts["tables"]["ally"]
        cost = facts["tables"]["lord"][lord]["cost"]
        self.value = cost["value"] - 2 * ("treasurer" in powers)
        if "recruiter" in rivals and "shaman" not in powers:
            self.value += 2
        self.races = cost["races"]
        self.compulsory = None if "diplomat" in powers else cost.get("compulsory")
        self.master = "master-of-magic" in powers
        self.online = online

    def pays(self, paid: tuple[str, ...], pearls: int) -> bool:
        """Whether a payment is legal."""
        races = Counter(self.allies[ally]["race"] for ally in paid)
        values = [self.allies[ally]["value"] for ally in paid]
        if len(races) != self.races or (self.compulsory and self.compulsory not in races):
            return False
        if sum(values) + pearls < self.value or (pearls and sum(values) + pearls > self.value):
            return False
        if self.online:
            for ally in paid:
                without = sum(values) - self.allies[ally]["value"]
                if without >= self.value and races[self.allies[ally]["race"]] > 1:
                    return False
        return True

    def affiliates(self, paid: tuple[str, ...]) -> set[str]:
        """The allies that may become affiliated."""
        lowest = min(self.allies[ally]["value"] for ally in paid)
        return {ally for ally in paid if self.master or self.allies[ally]["value"] == lowest}

    def payments(self, hand: list[str], pearls: int) -> list[tuple[tuple[str, ...], int]]:
        """Every legal payment from a hand."""
        counts = Counter(hand)
        kinds = sorted(counts)
        found = []
        for numbers in product(*(range(counts[kind] + 1) for kind in kinds)):
            paid = tuple(kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number))
            found += [(paid, spent) for spent in range(pearls + 1) if self.pays(paid, spent)]
        return found
