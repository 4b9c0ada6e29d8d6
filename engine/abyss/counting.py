"""How many legal payments a hand offers for a cost, without listing them.

The payments from one race are described by a polynomial: the coefficient of x^s is the number of different multisets
of its allies worth s. Multiplying polynomials combines races. A polynomial is packed in one integer, ``width`` bits
a coefficient, so adding, shifting by x^v and multiplying are plain integer operations.

Krakens may stand for any race, so of r other races in a payment for n, at least n - r Krakens have to be paid, and one
more race is theirs if the compulsory one isn't among the r (abyss.kraken.allies.any-race). They bring nebulis, and
payments are told apart by these where their order matters.
"""

from collections import namedtuple

from engine.abyss.cards import Cards
from engine.abyss.costs import Cost

Kind = namedtuple("Kind", ("ally", "race", "value", "copies", "nebulis"))
"""Equal allies of a hand; only Krakens have nebulis."""
Krakens = namedtuple("Krakens", ("count", "worth", "nebulis", "numbers"))
"""Krakens paid together: how many, what they are worth, the nebulis that they bring, and how many of each kind."""


def kinds_of(cards: Cards, counts: dict[str, int]) -> list[Kind]:
    """The kinds of allies of a hand that has so many of each ally, by race, then value; Krakens come last."""
    return [
        Kind(ally, cards.race[ally], cards.value[ally], counts[ally], cards.nebulis.get(ally, 0))
        for ally in cards.sorted_allies(list(counts))
    ]


class Counter:
    """Counts payments from the kinds of allies of a hand.

    By a ``strict`` counter a Kraken that could be left out is paid no more than another such ally is; by a ``lean`` one
    no ally at all, whatever takes its place: not even one alone of its race, if a Kraken can stand for that.
    """

    def __init__(self, kinds: list[Kind], strict: bool = False, lean: bool = False) -> None:
        self.strict = strict or lean
        self.lean = lean
        # Each race with the (value, copies) of its kinds.
        self.races: list[tuple[str, list[tuple[int, int]]]] = []
        own: list[tuple[int, int]] = []
        self.highest = 0
        self.total = 0
        self.brought = 0
        multisets = 1
        wild: list[tuple[int, int, int]] = []
        for _, race, value, copies, nebulis in kinds:
            self.total += value * copies
            multisets *= copies + 1
            self.highest = max(self.highest, value)
            if nebulis:
                self.brought += nebulis * copies
                wild.append((value, copies, nebulis))
                continue
            if race not in [other for other, _ in self.races]:
                own = []
                self.races.append((race, own))
            own.append((value, copies))
        # No coefficient can be larger than the number of all multisets, so it fits in this many bits.
        self.width = 1
        while multisets >> self.width:
            self.width += 1
        self.krakens = [Krakens(0, 0, 0, ())]
        for value, copies, nebulis in wild:
            self.krakens = [
                Krakens(count + number, worth + number * value, black + number * nebulis, numbers + (number,))
                for count, worth, black, numbers in self.krakens
                for number in range(copies, -1, -1)
            ]
        # The same as packed polynomials, by number of cards and nebulis; under -1 nebulis are those of any number.
        self.wild: dict[int, dict[int, int]] = {}
        for count, worth, black, _ in self.krakens:
            if count:
                by_nebulis = self.wild.setdefault(count, {-1: 0})
                for key in (-1, black):
                    by_nebulis[key] = by_nebulis.get(key, 0) + (1 << (worth * self.width))
        self.wild_values = [value for value, _, _ in wild]
        self._memo: dict[tuple[int, str, int, int], int] = {}
        self.of_races: dict[tuple[int, bool], list[tuple[str, int]]] = {}
        self.chosen: dict[tuple[int, str, int, bool], tuple[list[int], list[int]]] = {}

    def payments(self, races: int, compulsory: str, surplus: int, brought: int = -1) -> int:
        """The packed polynomial of all payments with that many races, the compulsory one (if any) among them.

        ``surplus`` above 0 leaves out payments of which an ally worth no more than it could be taken away;
        ``brought`` leaves only those whose Krakens bring so many nebulis.
        """
        surplus = min(surplus, self.highest)
        key = (races, compulsory, surplus, brought)
        if key not in self._memo:
            self._memo[key] = self._payments(races, compulsory, surplus, brought)
        return self._memo[key]

    def worth(self, packed: int, value: int) -> int:
        """The number of payments worth exactly ``value``."""
        if value < 0 or value > self.total:
            return 0
        return (packed >> (value * self.width)) & ((1 << self.width) - 1)

    def at_least(self, packed: int, value: int) -> int:
        """The number of payments worth ``value`` or more.

        Modulo 2^width - 1, an integer is the sum of its digits of that many bits. They can't add up to as much: there
        are fewer payments than multisets, because nothing is no payment.
        """
        return (packed >> (value * self.width)) % ((1 << self.width) - 1)

    def count(self, cost: Cost, split_counts: list[int], profile: str) -> int:
        """The number of distinct legal payments of a cost; ``split_counts[n]`` fill in n missing points."""
        every = self.payments(cost.races, cost.compulsory, 0)
        if not every:
            return 0
        total = 0
        for missing in range(1, min(cost.value, len(split_counts) - 1) + 1):
            if split_counts[missing]:
                total += split_counts[missing] * self.worth(every, cost.value - missing)
        if profile != "online":
            return total + self.at_least(every, cost.value)
        total += self.worth(every, cost.value)
        for surplus in range(1, self.highest):
            total += self.worth(self.payments(cost.races, cost.compulsory, surplus), cost.value + surplus)
        most = max(1, self.highest)
        return total + self.at_least(self.payments(cost.races, cost.compulsory, most), cost.value + most)

    def _payments(self, races: int, compulsory: str, surplus: int, brought: int) -> int:
        full, lacking = self._choose(races, compulsory, surplus)
        total = full[races] if brought < 1 else 0
        if self.strict and surplus:
            high = self._choose(races, compulsory, surplus, alone=not self.lean)
            for count, worth, black, numbers in self.krakens:
                if count and brought in (-1, black):
                    for others in range(max(0, races - count), races + 1):
                        if self.fills(count, numbers, races - others, surplus):
                            full, lacking = high if count > races - others else self._choose(races, compulsory, surplus)
                            combinations = full[others] + (lacking[others] if others < races else 0)
                            total += combinations << (worth * self.width)
            return total
        for count in self.wild:
            packed = self.wild[count].get(brought, 0)
            if packed:
                least = max(0, races - count)
                total += (sum(full[least:]) + sum(lacking[least:races])) * packed
        return total

    def fills(self, count: int, numbers: tuple[int, ...], open_races: int, surplus: int) -> bool:
        """Whether these Krakens may stand for so many races that no other ally is paid of.

        As many as there are are all needed. Of more, each has to be worth more than the surplus, if ``strict``.
        """
        if count <= open_races or not (self.strict and surplus):
            return count >= open_races
        return not [1 for value, number in zip(self.wild_values, numbers) if number and value <= surplus]

    def _choose(self, races: int, compulsory: str, surplus: int, alone: bool = True) -> tuple[list[int], list[int]]:
        """Describe the payments from n races, for each n up to ``races``: with the compulsory one, and without it.

        If there is no compulsory race, all are among the first. The second are only needed if there are Krakens.
        Allies worth no more than the surplus are paid ``alone`` of their race, or not at all.
        """
        key = (races, compulsory, surplus, alone)
        if key not in self.chosen:
            self.chosen[key] = self._chosen(races, compulsory, surplus, alone)
        return self.chosen[key]

    def _chosen(self, races: int, compulsory: str, surplus: int, alone: bool) -> tuple[list[int], list[int]]:
        chosen = [1] + [0] * races
        own = 0
        key = (surplus, alone)
        if key not in self.of_races:
            self.of_races[key] = [(race, self._of_race(kinds, surplus, alone)) for race, kinds in self.races]
        for race, packed in self.of_races[key]:
            if race == compulsory:
                own = packed
                continue
            for number in range(races, 0, -1):
                chosen[number] += chosen[number - 1] * packed
        if not compulsory:
            return chosen, [0] * (races + 1)
        return [0] + [few * own for few in chosen[:races]], chosen

    def _of_race(self, kinds: list[tuple[int, int]], surplus: int, alone: bool) -> int:
        """The payments from one race, at least one ally each: low allies go alone, the others in any number."""
        packed = 1
        single = 0
        for value, copies in kinds:
            if value <= surplus:
                single += 1 << (value * self.width)
            else:
                once = packed
                for number in range(1, copies + 1):
                    packed += once << (number * value * self.width)
        return packed - 1 + (single if alone else 0)
