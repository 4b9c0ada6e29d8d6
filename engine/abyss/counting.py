"""How many legal payments a hand offers for a cost, without listing them.

The payments from one race are described by a polynomial: the coefficient of x^s is the number of different multisets
of its allies worth s. Multiplying polynomials combines races. A polynomial is packed in one integer, ``width`` bits
a coefficient, so adding, shifting by x^v and multiplying are plain integer operations.
"""

from engine.abyss.costs import Cost


class Counter:
    """Counts payments from a hand, given as kinds of allies sorted by race, then value."""

    def __init__(self, kinds: list[tuple[str, str, int, int]]) -> None:
        self.races: list[tuple[str, list[tuple[int, int]]]] = []
        self.highest = 0
        self.total = 0
        multisets = 1
        for _, race, value, copies in kinds:
            if not self.races or self.races[-1][0] != race:
                self.races.append((race, []))
            self.races[-1][1].append((value, copies))
            self.highest = max(self.highest, value)
            self.total += value * copies
            multisets *= copies + 1
        # No coefficient can be larger than the number of all multisets, so it fits in this many bits.
        self.width = 1
        while multisets >> self.width:
            self.width += 1
        self.known: dict[tuple[int, str, int], int] = {}

    def payments(self, races: int, compulsory: str, surplus: int) -> int:
        """The packed polynomial of all payments with that many races, the compulsory one (if any) among them.

        ``surplus`` above 0 leaves out payments of which an ally worth no more than it could be taken away.
        """
        surplus = min(surplus, self.highest)
        key = (races, compulsory, surplus)
        if key not in self.known:
            self.known[key] = self._payments(races, compulsory, surplus)
        return self.known[key]

    def worth(self, packed: int, value: int) -> int:
        """The number of payments worth exactly ``value``."""
        if value < 0 or value > self.total:
            return 0
        return (packed >> (value * self.width)) & ((1 << self.width) - 1)

    def count(self, cost: Cost, pearls: int, profile: str) -> int:
        """The number of distinct legal payments of a cost with at most so many pearls."""
        every = self.payments(cost.races, cost.compulsory, 0)
        least = max(0, cost.value - pearls)
        found = 0
        for value in range(least, self.total + 1):
            packed = every
            if profile == "online" and value > cost.value:
                packed = self.payments(cost.races, cost.compulsory, value - cost.value)
            found += self.worth(packed, value)
        return found

    def _payments(self, races: int, compulsory: str, surplus: int) -> int:
        # chosen[n] describes the payments from n of the races looked at so far.
        chosen = [1] + [0] * races
        seen_compulsory = compulsory == ""
        for race, kinds in self.races:
            packed = self._of_race(kinds, surplus)
            for number in range(races, 0, -1):
                without = 0 if race == compulsory else chosen[number]
                chosen[number] = without + chosen[number - 1] * packed
            if race == compulsory:
                chosen[0] = 0
                seen_compulsory = True
        return chosen[races] if seen_compulsory else 0

    def _of_race(self, kinds: list[tuple[int, int]], surplus: int) -> int:
        """The payments from one race, at least one ally each: low allies go alone, the others in any number."""
        packed = 1
        alone = 0
        for value, copies in kinds:
            if value <= surplus:
                alone += 1 << (value * self.width)
            else:
                packed = sum([packed << (number * value * self.width) for number in range(copies + 1)])
        return packed - 1 + alone
