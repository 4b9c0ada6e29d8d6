"""The rules of paying once more, written from scratch and as simply as can be, to hold the engine against."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

Payment = tuple[tuple[str, ...], int, int]
"""Allies, pearls and nebulis."""


def facts() -> dict[str, Any]:
    """The facts of Abyss as the engine gets them."""
    from catalog import load

    return load().games["abyss"].engine_facts()


class Situation:
    """A situation as far as it matters: the lord's cost and the free lords around the table."""

    def __init__(
        self,
        facts: dict[str, Any],
        lord: str,
        powers: set[str],
        rivals: set[str],
        online: bool,
        only_beside_pearls: bool = False,
    ) -> None:
        self.allies = facts["tables"]["ally"]
        self.every_race = facts["races"]
        cost = facts["tables"]["lord"][lord]["cost"]
        self.value = cost["value"] - 2 * ("treasurer" in powers)
        if "recruiter" in rivals and "shaman" not in powers:
            self.value += 2
        self.races = cost["races"]
        self.compulsory = None if "diplomat" in powers else cost.get("compulsory")
        self.master = "master-of-magic" in powers
        self.two_nebulis = "outlaw" in powers
        self.any_order = "counterfeiter" in powers
        self.ferryman = "ferryman" in powers
        self.online = online
        self.only_beside_pearls = only_beside_pearls
        self.krakens_needed = False

    def is_kraken(self, ally: str) -> bool:
        """Whether an ally stands for any race."""
        return bool(self.allies[ally]["race"] == "kraken")

    def right_races(self, paid: tuple[str, ...]) -> bool:
        """Whether every Kraken can be given a race so that the races are those that the lord asks for."""
        own = {self.allies[ally]["race"] for ally in paid if not self.is_kraken(ally)}
        krakens = sum(self.is_kraken(ally) for ally in paid)
        for given in product(self.every_race, repeat=krakens):
            races = own | set(given)
            if len(races) == self.races and (not self.compulsory or self.compulsory in races):
                return True
        return False

    def right_value(self, paid: tuple[str, ...], filled: int) -> bool:
        """Whether a payment is worth enough, and nothing is filled in or paid that isn't needed."""
        values = [self.allies[ally]["value"] for ally in paid]
        if sum(values) + filled < self.value or (filled and sum(values) + filled > self.value):
            return False
        if self.online:
            races = Counter(self.allies[ally]["race"] for ally in paid)
            for ally in paid:
                without = sum(values) - self.allies[ally]["value"]
                if without >= self.value and races[self.allies[ally]["race"]] > 1 and not self.is_kraken(ally):
                    return False
                if without >= self.value and self.is_kraken(ally) and self.krakens_needed:
                    rest = list(paid)
                    rest.remove(ally)
                    if self.right_races(tuple(rest)):
                        return False
        return True

    def right_coins(self, pearls: int, nebulis: int, own_pearls: int, own_nebulis: int) -> bool:
        """Whether pearls and nebulis may be paid from a purse, the Ferryman's help included."""
        purses = [(own_pearls, own_nebulis)]
        if self.ferryman and own_nebulis:
            purses.append((own_pearls + 1, own_nebulis - 1))
        for white, black in purses:
            few = nebulis <= (2 if self.two_nebulis else 1) or (self.only_beside_pearls and pearls == 0)
            in_order = nebulis == 0 or pearls == white or self.any_order
            if pearls <= white and nebulis <= black and few and in_order:
                return True
        return False

    def pays(self, paid: tuple[str, ...], pearls: int, nebulis: int, own_pearls: int, own_nebulis: int) -> bool:
        """Whether a payment is legal."""
        if not self.right_value(paid, pearls + nebulis):
            return False
        return self.right_races(paid) and self.right_coins(pearls, nebulis, own_pearls, own_nebulis)

    def affiliates(self, paid: tuple[str, ...]) -> set[str]:
        """The allies that may become affiliated."""
        others = [ally for ally in paid if not self.is_kraken(ally)]
        lowest = min((self.allies[ally]["value"] for ally in others), default=0)
        return {ally for ally in others if self.master or self.allies[ally]["value"] == lowest}

    def brought(self, paid: tuple[str, ...]) -> int:
        """The nebulis that the Krakens bring."""
        return sum(self.allies[ally]["value"] - 1 for ally in paid if self.is_kraken(ally))

    def payments(self, hand: list[str], pearls: int, nebulis: int = 0) -> list[Payment]:
        """Every legal payment from a hand."""
        counts = Counter(hand)
        kinds = sorted(counts)
        coins = product(range(pearls + 2), range(nebulis + 1))
        allowed = [coin for coin in coins if self.right_coins(*coin, pearls, nebulis)]
        found = []
        for numbers in product(*(range(counts[kind] + 1) for kind in kinds)):
            paid = tuple(kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number))
            filling = [coin for coin in allowed if self.right_value(paid, sum(coin))]
            if filling and self.right_races(paid):
                found += [(paid, white, black) for white, black in filling]
        return found
