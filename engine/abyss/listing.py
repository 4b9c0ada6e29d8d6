"""The best legal payments of a cost from a hand, best first, found without listing the others.

The order is one a player would choose by: waste as little value as possible; of equals, spend the fewest
pearls; then keep the most valuable affiliated ally, because it scores; then pay with the fewest allies; then with
those that come first by race and value.

For each surplus and number of pearls the value to pay is known. For each possible affiliated ally a table says from
every point of the way through the hand which (number of allies, value) can still be completed, as the bits of an
integer. The walk follows only ways that can be completed, so its work grows with the payments it gives.
"""

from engine.abyss.costs import Cost
from engine.abyss.counting import Counter

NONE, OPEN, CLOSED = 0, 1, 2
"""What was taken of the race at hand: nothing; allies that others may join; one that has to stay alone."""


class Lister:
    """Lists payments from a hand, given as kinds of allies (id, race, value, copies) sorted by race, then value."""

    def __init__(self, kinds: list[tuple[str, str, int, int]], counter: Counter) -> None:
        self.kinds = kinds
        self.counter = counter
        self.stride = counter.total + 1
        self.most = sum([kind[3] for kind in kinds])
        self.values = sorted({kind[2] for kind in kinds}, reverse=True)
        self.tables: dict[tuple[int, str, int, int, bool], _Table] = {}

    def best(self, cost: Cost, pearls: int, profile: str, limit: int) -> list[tuple[list[str], int]]:
        """The best payments, at most ``limit``: each the allies, sorted, and the pearls that go with them."""
        found: list[tuple[list[str], int]] = []
        # First without surplus and ever more pearls, then without pearls and ever more surplus.
        targets = [(cost.value - used, used) for used in range(min(pearls, cost.value) + 1)]
        targets += [(value, 0) for value in range(cost.value + 1, self.counter.total + 1)]
        for value, used in targets:
            if len(found) >= limit:
                break
            surplus = max(0, value - cost.value) if profile == "online" else 0
            packed = self.counter.payments(cost.races, cost.compulsory, surplus)
            if self.counter.worth(packed, value):
                for allies in self._worth(cost, value, surplus, limit - len(found)):
                    found.append((allies, used))
        return found

    def _worth(self, cost: Cost, value: int, surplus: int, limit: int) -> list[list[str]]:
        """Payments worth exactly ``value``, the best affiliated ally first, then by number of allies."""
        found: list[list[str]] = []
        surplus = min(surplus, self.counter.highest)
        for affiliate in self.values:
            # The affiliated ally is the lowest paid, or with the Master of Magic the highest.
            if affiliate * (1 if cost.any_affiliate else cost.races) > value:
                continue
            key = (cost.races, cost.compulsory, surplus, affiliate, cost.any_affiliate)
            if key not in self.tables:
                self.tables[key] = _Table(self.kinds, self.stride, cost, surplus, affiliate)
            table = self.tables[key]
            for number in range(cost.races, self.most + 1):
                if len(found) >= limit:
                    return found
                table.walk(number, value, limit, found)
        return found


class _Table:
    """What can be completed from each kind on, for one number of races, surplus and value of the affiliated ally."""

    def __init__(
        self, kinds: list[tuple[str, str, int, int]], stride: int, cost: Cost, surplus: int, affiliate: int
    ) -> None:
        if cost.any_affiliate:
            self.kinds = [kind for kind in kinds if kind[2] <= affiliate]
        else:
            self.kinds = [kind for kind in kinds if kind[2] >= affiliate]
        self.stride = stride
        self.races = cost.races
        self.compulsory = cost.compulsory
        self.surplus = surplus
        self.affiliate = affiliate
        self.rows = self._rows()

    def _rows(self) -> list[list[int]]:
        """Fill the table from its end; a row holds the bits for each state (see ``_state``)."""
        states = (self.races + 1) * 6
        row = [0] * states
        if self.compulsory == "" or self.compulsory in [kind[1] for kind in self.kinds]:
            row[_state(0, NONE, 1)] = 1
        rows = [row]
        for index in range(len(self.kinds) - 1, -1, -1):
            _, race, value, copies = self.kinds[index]
            last = self._is_last(index)
            alone = value <= self.surplus
            joined = NONE if last else CLOSED if alone else OPEN
            step = self.stride + value
            after = row
            row = [0] * states
            paid = []  # what follows if some of this kind are paid, by races then left and whether it's done before
            for races in range(self.races + 1):
                for done in (0, 1):
                    bits = after[_state(races, joined, 1 if value == self.affiliate else done)]
                    some = 0
                    if bits:
                        for number in range(1, (1 if alone else copies) + 1):
                            some |= bits << (number * step)
                    paid.append(some)
            for races in range(self.races + 1):
                for done in (0, 1):
                    bits = 0 if last and race == self.compulsory else after[_state(races, NONE, done)]
                    if races:
                        bits |= paid[(races - 1) * 2 + done]
                    row[_state(races, NONE, done)] = bits
                    bits = after[_state(races, NONE if last else OPEN, done)]
                    if not alone:
                        bits |= paid[races * 2 + done]
                    row[_state(races, OPEN, done)] = bits
                    row[_state(races, CLOSED, done)] = after[_state(races, NONE if last else CLOSED, done)]
            rows.append(row)
        rows.reverse()
        return rows

    def _is_last(self, index: int) -> bool:
        """Whether a kind is the last of its race."""
        return index + 1 == len(self.kinds) or self.kinds[index + 1][1] != self.kinds[index][1]

    def _ways(self, index: int, races: int, taken: int, done: int) -> list[tuple[int, int]]:
        """How many allies of a kind may be paid, each with the state it leads to.

        ``races`` are still to be paid, besides the present one if something is taken of it already; ``done`` is 1
        once an ally of the affiliated value is paid.
        """
        _, race, value, copies = self.kinds[index]
        last = self._is_last(index)
        ways: list[tuple[int, int]] = []
        if not (last and taken == NONE and race == self.compulsory):
            ways.append((0, _state(races, NONE if last else taken, done)))
        left = races - 1 if taken == NONE else races
        alone = value <= self.surplus
        if left < 0 or taken == CLOSED or (alone and taken == OPEN):
            return ways
        joined = NONE if last else CLOSED if alone else OPEN
        after = _state(left, joined, 1 if value == self.affiliate else done)
        for number in range(1, (1 if alone else copies) + 1):
            ways.append((number, after))
        return ways

    def walk(self, number: int, value: int, limit: int, found: list[list[str]]) -> None:
        """Add the payments of ``number`` allies worth ``value`` to ``found``, until it holds ``limit`` of them."""
        start = _state(self.races, NONE, 0)
        if self._completes(0, start, number, value):
            self._walk(0, start, number, value, [], limit, found)

    def _completes(self, index: int, state: int, number: int, value: int) -> bool:
        if number < 0 or value < 0:
            return False
        return bool((self.rows[index][state] >> (number * self.stride + value)) & 1)

    def _walk(
        self, index: int, state: int, number: int, value: int, allies: list[str], limit: int, found: list[list[str]]
    ) -> None:
        if index == len(self.kinds):
            found.append(allies)
            return
        races, rest = divmod(state, 6)
        taken, done = divmod(rest, 2)
        id = self.kinds[index][0]
        ways = self._ways(index, races, taken, done)
        # Most of the first kinds first: that is the order of the cards.
        for paid, after in reversed(ways):
            left = value - paid * self.kinds[index][2]
            if len(found) < limit and self._completes(index + 1, after, number - paid, left):
                self._walk(index + 1, after, number - paid, left, allies + [id] * paid, limit, found)


def _state(races: int, taken: int, done: int) -> int:
    """The place of a state in a row: races still to pay, what is taken of the present one, the affiliated ally paid."""
    return races * 6 + taken * 2 + done
