"""The nearest payment of the online version, in which no ally may be paid that is not needed.

Which allies those are depends on the surplus alone (abyss.recruit.pay.needless): of a race that is paid with several,
each must be worth more than the surplus. So each surplus is tried, and for each the races one after another, keeping of
all choices that add as many allies, with as many races and the same worth, the one that takes back the fewest.
"""

from engine.abyss.cards import Cards
from engine.abyss.costs import Cost
from engine.abyss.payment import spare_krakens
from engine.typing_compat import Any


class Lean:
    """Searches the payments that add ``added`` allies, no more than it takes by any rules.

    Allies that are chosen are their number, negative for those that stay, and their places in the order of the facts.
    """

    def __init__(self, cards: Cards, paid: list[str], cost: Cost, coins: Any, strict: bool, added: int) -> None:
        self.cards = cards
        self.paid = paid
        self.by_race = cards.by_race(paid)
        self.cost = cost
        self.coins = coins
        self.strict = strict
        self.added = added
        self.krakens: list[tuple[int, ...]] = [()]
        for ally in self.by_race.get(cards.wild, []):
            self.krakens += [some + (cards.order[ally],) for some in self.krakens]
        self.krakens = sorted(set(self.krakens))

    def nearest(self) -> Any:
        """The nearest payment after how far away it is: allies, pearls, nebulis; nothing if there is none."""
        best: Any = None
        value, highest = self.cost.value, self.cards.highest
        for surplus in range(highest + 1):
            # Of the last surplus only single allies are left, and so of any that is larger.
            low = value + surplus if surplus else 0
            high = value + surplus if surplus < highest else value + self.cards.total(self.paid) + highest * self.added
            states = self._states(surplus, high)
            for state in states:
                for krakens in self.krakens:
                    worth = state[3] + sum([self.cards.value[self.cards.allies[place]] for place in krakens])
                    if state[0] == self.added and low <= worth <= high and self._fits(state, len(krakens)):
                        found = self._payment(states[state], krakens, worth)
                        if found and (best is None or found[0] < best[0]) and self._needed(found[1], worth - value):
                            best = found
        return best

    def _fits(self, state: tuple[int, int, bool, int], krakens: int) -> bool:
        """Whether so many races are right, with the compulsory one among them or not, beside so many Krakens."""
        _, races, has, _ = state
        if not races <= self.cost.races <= races + krakens:
            return False
        return has or not self.cost.compulsory or races < self.cost.races

    def _payment(self, choice: tuple[int, tuple[int, ...]], krakens: tuple[int, ...], worth: int) -> Any:
        """The nearest payment with these allies; nothing if what they lack can't be paid."""
        splits = self.coins.splits(max(0, self.cost.value - worth))
        if not splits:
            return None
        change, nebulis, pearls = splits[0]
        places = tuple(sorted(choice[1] + krakens))
        back = len(self.paid) + choice[0] - len(krakens)
        key = (self.added, back, change, max(0, worth - self.cost.value)) + places
        return key, [self.cards.allies[place] for place in places], pearls, nebulis

    def _needed(self, allies: list[str], surplus: int) -> bool:
        """Whether every Kraken is needed, if that matters."""
        return not self.strict or not spare_krakens(self.cards, self.cost, self.cards.by_race(allies), surplus)

    def _states(self, surplus: int, most: int) -> dict[tuple[int, int, bool, int], tuple[int, tuple[int, ...]]]:
        """The choices of allies but Krakens: by how many are added, races, if the compulsory is there, worth."""
        states: dict[tuple[int, int, bool, int], tuple[int, tuple[int, ...]]] = {(0, 0, False, 0): (0, ())}
        for race in self.cards.races:
            options = self._options(race, surplus, most)
            after: dict[tuple[int, int, bool, int], tuple[int, tuple[int, ...]]] = {}
            for added, races, has, worth in states:
                minus, places = states[added, races, has, worth]
                for more, value in options:
                    other, own = options[more, value]
                    count = races + (1 if own else 0)
                    if added + more <= self.added and worth + value <= most and count <= self.cost.races:
                        here = has or (bool(own) and race == self.cost.compulsory)
                        _keep(after, (added + more, count, here, worth + value), (minus + other, places + own))
            states = after
        return states

    def _options(self, race: str, surplus: int, most: int) -> dict[tuple[int, int], tuple[int, tuple[int, ...]]]:
        """The choices of allies of a race: by how many are added and their worth."""
        cards = self.cards
        held = self.by_race.get(race, [])
        options = [(0, ally) for ally in held]
        for value in range(1, cards.highest + 1):
            ally = cards.plain[race, value]
            options += [(1, ally)] * min(self.added, cards.copies[ally] - held.count(ally))
        found: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(0, 0): (0, ())}
        for more, ally in options:
            value, place = cards.value[ally], cards.order[ally]
            if value > surplus:
                before = dict(found)
                for added, worth in before:
                    minus, places = before[added, worth]
                    if added + more <= self.added and worth + value <= most:
                        _keep(found, (added + more, worth + value), (minus - 1 + more, places + (place,)))
        for more, ally in options:
            if cards.value[ally] <= min(surplus, most):
                _keep(found, (more, cards.value[ally]), (more - 1, (cards.order[ally],)))
        return found


def _keep(found: dict[Any, Any], key: Any, choice: tuple[int, tuple[int, ...]]) -> None:
    if key not in found or choice < found[key]:
        found[key] = choice
