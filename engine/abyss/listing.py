"""The best legal payments of a cost from a hand, best first, found without listing the others.

The order is one a player would choose by: waste as little value as possible; of equals, receive the fewest nebulis,
each of which costs a point in the end; then spend the fewest pearls, then the most nebulis; then keep the most
valuable affiliated ally, because it scores; then pay with the fewest allies; then with those that come first by race
and value, Krakens last.

For each surplus and amount of pearls and nebulis the value to pay is known. For each possible affiliated ally a table
says from every point of the way through the hand which (number of allies, value) can still be completed, as the bits
of an integer. The walk follows only ways that can be completed, so its work grows with the payments it gives.
"""

from collections import namedtuple

from engine.abyss.costs import Cost
from engine.abyss.counting import Counter, Kind

NONE, OPEN, CLOSED = 0, 1, 2
"""What was taken of the race at hand: nothing; allies that others may join; one that has to stay alone."""

PAID, LACKING, LOW = 1, 2, 4
"""What is known of the way so far: an ally of the affiliated value is paid; the compulsory race isn't; an ally is paid
that Krakens must not make redundant, so that no more of them may be paid than it takes."""

FLAGS = 8
"""How many combinations there are of what is known."""

PER_RACE = 3 * FLAGS
"""How many states there are for each number of races still to pay."""

Payment = namedtuple("Payment", ("allies", "pearls", "nebulis"))
"""A payment listed; its allies are sorted."""


class Lister:
    """Lists payments from the kinds of allies of a hand."""

    def __init__(self, kinds: list[Kind], counter: Counter) -> None:
        self.kinds = [kind for kind in kinds if not kind.nebulis]
        self.wild: list[str] = [kind.ally for kind in kinds if kind.nebulis]
        self.counter = counter
        self.stride = counter.total + 1
        self.most: int = sum([kind.copies for kind in kinds])
        self.values: list[int] = sorted({kind.value for kind in self.kinds}, reverse=True)
        if self.wild:
            self.values.append(0)  # for payments of Krakens alone, which leave nothing affiliated
        self.tables: dict[tuple[int, str, int, int, bool, int], _Table] = {}

    def best(self, cost: Cost, splits: list[list[tuple[int, int]]], profile: str, limit: int) -> list[Payment]:
        """The best payments, at most ``limit``; ``splits[n]`` are the (pearls, nebulis) that fill in n points."""
        payments: list[Payment] = []
        # First without surplus and ever more pearls, then without pearls and ever more surplus.
        exact = [(pearls, -nebulis) for pairs in splits[: cost.value + 1] for pearls, nebulis in pairs]
        exact.sort()
        groups = [[(cost.value - pearls + less, pearls, -less) for pearls, less in exact]]
        groups += [[(value, 0, 0)] for value in range(cost.value + 1, self.counter.total + 1)]
        for targets in groups:
            for brought in range(self.counter.brought + 1):
                for value, pearls, nebulis in targets:
                    if len(payments) >= limit:
                        return payments
                    surplus = max(0, value - cost.value) if profile == "online" else 0
                    packed = self.counter.payments(cost.races, cost.compulsory, surplus, brought)
                    if self.counter.worth(packed, value):
                        for allies in self._worth(cost, value, surplus, brought, limit - len(payments)):
                            payments.append(Payment(allies, pearls, nebulis))
        return payments

    def worths(self, cost: Cost, splits: list[list[tuple[int, int]]]) -> list[tuple[int, list[tuple[int, int]]]]:
        """The values that payments of a cost may have, each with the (pearls, nebulis) that go with it."""
        exact = [(cost.value - missing, pairs) for missing, pairs in enumerate(splits[: cost.value + 1])]
        return exact + [(value, [(0, 0)]) for value in range(cost.value + 1, self.counter.total + 1)]

    def counts(self, cost: Cost, value: int, surplus: int, brought: int) -> list[tuple[int, int]]:
        """The (affiliated value, number of allies) of the payments of online rules that are worth ``value``."""
        packed = self.counter.payments(cost.races, cost.compulsory, surplus, brought)
        if not self.counter.worth(packed, value):
            return []
        found = []
        for affiliate in self._affiliates(cost, value, brought):
            table = self._table(cost, surplus, affiliate, brought)
            found += [(affiliate, number) for number in range(cost.races, self.most + 1) if table.has(number, value)]
        return found

    def first(self, cost: Cost, value: int, surplus: int, brought: int, affiliate: int, number: int) -> list[str]:
        """The first of the payments that ``counts`` tells of."""
        payments: list[list[str]] = []
        self._table(cost, surplus, affiliate, brought).walk(number, value, 1, payments)
        return payments[0]

    def _worth(self, cost: Cost, value: int, surplus: int, brought: int, limit: int) -> list[list[str]]:
        """Payments worth exactly ``value``, the best affiliated ally first, then by number of allies."""
        payments: list[list[str]] = []
        for affiliate in self._affiliates(cost, value, brought):
            table = self._table(cost, surplus, affiliate, brought)
            for number in range(cost.races, self.most + 1):
                if len(payments) >= limit:
                    return payments
                table.walk(number, value, limit, payments)
        return payments

    def _affiliates(self, cost: Cost, value: int, brought: int) -> list[int]:
        """The values that the affiliated ally may have; it is the lowest, or with the Master of Magic the highest."""
        least = 1 if cost.any_affiliate or brought else cost.races
        return [affiliate for affiliate in self.values if affiliate * least <= value]

    def _table(self, cost: Cost, surplus: int, affiliate: int, brought: int) -> "_Table":
        surplus = min(surplus, self.counter.highest)
        key = (cost.races, cost.compulsory, surplus, affiliate, cost.any_affiliate, brought)
        if key not in self.tables:
            self.tables[key] = _Table(self, cost, surplus, affiliate, brought)
        return self.tables[key]


class _Table:
    """What can be completed from each kind on, for one number of races, surplus and value of the affiliated ally.

    The Krakens come after all kinds: those that bring the wanted number of nebulis and fill the races still open.
    """

    def __init__(self, lister: Lister, cost: Cost, surplus: int, affiliate: int, brought: int) -> None:
        if cost.any_affiliate or not affiliate:
            self.kinds = [kind for kind in lister.kinds if kind.value <= affiliate]
        else:
            self.kinds = [kind for kind in lister.kinds if kind.value >= affiliate]
        self.stride = lister.stride
        self.races = cost.races
        self.compulsory = cost.compulsory
        self.surplus = surplus
        self.affiliate = affiliate
        self.wild = lister.wild
        self.krakens = [krakens for krakens in lister.counter.krakens if krakens.nebulis == brought]
        self.fills = lister.counter.fills
        # Without Krakens to pay, the compulsory race can't be left to one.
        self.flags = [0, PAID] if brought == 0 or not self.compulsory else [0, PAID, LACKING, PAID + LACKING]
        self.low = LOW if brought and surplus and lister.counter.lean else 0
        self.flags += [flags + LOW for flags in self.flags if self.low]
        has_compulsory = self.compulsory == "" or self.compulsory in [kind.race for kind in self.kinds]
        self.start = _state(self.races, NONE, (0 if has_compulsory else LACKING) + (0 if affiliate else PAID))
        self.rows = self._rows()

    def _rows(self) -> list[list[int]]:
        """For each kind, and for what comes after them, the bits of each state (see ``_state``)."""
        rows = [self._last_row()]
        for index in range(len(self.kinds) - 1, -1, -1):
            rows.append(self._row(index, rows[-1]))
        rows.reverse()
        return rows

    def _last_row(self) -> list[int]:
        """What the Krakens complete."""
        row = [0] * ((self.races + 1) * PER_RACE)
        for races in range(self.races + 1):
            for low in (0, LOW) if self.low else (0,):
                bits = 0
                for count, worth, _, numbers in self.krakens:
                    if self._fit(count, numbers, races, low):
                        bits |= 1 << (count * self.stride + worth)
                row[_state(races, NONE, PAID + low)] = bits
                if races:
                    row[_state(races, NONE, PAID + LACKING + low)] = bits
        return row

    def _fit(self, count: int, numbers: tuple[int, ...], races: int, low: int) -> bool:
        """Whether these Krakens may stand for the races still open."""
        return self.fills(count, numbers, races, self.surplus) and (count == races or not low)

    def _row(self, index: int, after: list[int]) -> list[int]:
        """What can be completed from a kind on, given the row of the next.

        The places of states are worked out on the spot, as this is where a hand spends its time: ``races`` is the
        place of a number of races, to which that of what is taken is added, and the flags (see ``_state``).
        """
        _, race, value, copies, _ = self.kinds[index]
        last = self._is_last(index)
        alone = value <= self.surplus
        to_open = 0 if last else OPEN * FLAGS
        to_closed = 0 if last else CLOSED * FLAGS
        to_joined = to_closed if alone else to_open
        from_open, from_closed = OPEN * FLAGS, CLOSED * FLAGS
        lacking = LACKING if last and race == self.compulsory else 0
        marks = (PAID if value == self.affiliate else 0) | (self.low if alone else 0)
        step = self.stride + value
        numbers = range(1, 2 if alone else copies + 1)
        row = [0] * len(after)
        paid = []  # what follows if some of this kind are paid, by races then left and flags
        for races in range(0, len(row), PER_RACE):
            for flags in self.flags:
                bits = after[races + to_joined + (flags | marks)]
                some = 0
                if bits:
                    for number in numbers:
                        some |= bits << (number * step)
                paid.append(some)
        place = 0
        with_race_less = -len(self.flags)
        for races in range(0, len(row), PER_RACE):
            for flags in self.flags:
                bits = after[races + (flags | lacking)]
                if races:
                    bits |= paid[with_race_less]
                row[races + flags] = bits
                bits = after[races + to_open + flags]
                if not alone:
                    bits |= paid[place]
                row[races + from_open + flags] = bits
                row[races + from_closed + flags] = after[races + to_closed + flags]
                place += 1
                with_race_less += 1
        return row

    def _is_last(self, index: int) -> bool:
        """Whether a kind is the last of its race."""
        return index + 1 == len(self.kinds) or self.kinds[index + 1].race != self.kinds[index].race

    def _transitions(self, index: int, races: int, taken: int, flags: int) -> list[tuple[int, int]]:
        """How many allies of a kind may be paid, each with the state it leads to.

        ``races`` are still to be paid, besides the present one if something is taken of it already.
        """
        _, race, value, copies, _ = self.kinds[index]
        last = self._is_last(index)
        lacking = LACKING if last and taken == NONE and race == self.compulsory else 0
        transitions = [(0, _state(races, NONE if last else taken, flags | lacking))]
        left = races - 1 if taken == NONE else races
        alone = value <= self.surplus
        if left < 0 or taken == CLOSED or (alone and taken == OPEN):
            return transitions
        joined = NONE if last else CLOSED if alone else OPEN
        marks = (PAID if value == self.affiliate else 0) | (self.low if alone else 0)
        after = _state(left, joined, flags | marks)
        for number in range(1, (1 if alone else copies) + 1):
            transitions.append((number, after))
        return transitions

    def has(self, number: int, value: int) -> bool:
        """Whether there is a payment of ``number`` allies worth ``value``."""
        return self._completes(0, self.start, number, value)

    def walk(self, number: int, value: int, limit: int, payments: list[list[str]]) -> None:
        """Add the payments of ``number`` allies worth ``value`` to ``payments``, until it holds ``limit`` of them."""
        # What is still to be looked at, in a list of its own: a browser has little room for calls within calls.
        pending: list[tuple[int, int, int, int, list[str]]] = []
        if self._completes(0, self.start, number, value):
            pending.append((0, self.start, number, value, []))
        while pending and len(payments) < limit:
            index, state, number, value, allies = pending.pop()
            races, rest = divmod(state, PER_RACE)
            taken, flags = divmod(rest, FLAGS)
            if index == len(self.kinds):
                for count, worth, _, numbers in self.krakens:
                    fits = count == number and worth == value and self._fit(count, numbers, races, flags & LOW)
                    if fits and len(payments) < limit:
                        payments.append(sum([[id] * times for id, times in zip(self.wild, numbers)], allies))
                continue
            kind = self.kinds[index]
            # The last one added is looked at first: most of the first kinds, for that is the order of the cards.
            for paid, after in self._transitions(index, races, taken, flags):
                fewer = number - paid
                left = value - paid * kind.value
                if self._completes(index + 1, after, fewer, left):
                    pending.append((index + 1, after, fewer, left, allies + [kind.ally] * paid))

    def _completes(self, index: int, state: int, number: int, value: int) -> bool:
        if number < 0 or value < 0:
            return False
        return bool((self.rows[index][state] >> (number * self.stride + value)) & 1)


def _state(races: int, taken: int, flags: int) -> int:
    """The place of a state in a row: races still to pay, what is taken of the present one, and the flags."""
    return races * PER_RACE + taken * FLAGS + flags
