"""The nearest payment of the online version, in which no ally may be paid that is not needed.

Which allies those are depends on the surplus alone (abyss.recruit.pay.needless): of a race that is paid with several,
each must be worth more than the surplus. So each surplus is tried, and for each the races one after another, keeping of
all choices that add as many allies, with as many races and the same worth, the one that takes back the fewest.
"""

from collections import namedtuple

from engine.abyss.cards import Cards
from engine.abyss.costs import Cost
from engine.abyss.payment import spare_krakens
from engine.typing_compat import Any

NearPayment = namedtuple("NearPayment", ("distance", "added", "allies", "pearls", "nebulis"))
"""A payment after how far away it is; ``added`` allies of it were not to be paid."""
Choice = namedtuple("Choice", ("change", "places"))
"""Allies that are chosen: their number, negative for those that stay, and their places in the order of the facts."""
Later = namedtuple("Later", ("added", "races", "worth"))
"""What choices have to come to by now, so that the races that are left can still make up the rest."""
State = namedtuple("State", ("added", "races", "has_compulsory", "worth"))
"""What choices of allies but Krakens come to."""


class Lean:
    """Searches the payments that add ``added`` allies, no more than it takes by any rules."""

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
        self.most_krakens = max([len(places) for places in self.krakens])
        self.kraken_worth = cards.total(self.by_race.get(cards.wild, []))

    def nearest(self) -> NearPayment | None:
        """The nearest payment; nothing if there is none."""
        best: NearPayment | None = None
        value, highest = self.cost.value, self.cards.highest
        for surplus in range(highest + 1):
            # Of the last surplus only single allies are left, and so of any that is larger.
            low = value + surplus if surplus else 0
            high = value + surplus if surplus < highest else value + self.cards.total(self.paid) + highest * self.added
            states = self._states(surplus, low, high)
            for state in states:
                for krakens in self.krakens:
                    worth = state.worth + sum([self.cards.value[self.cards.allies[place]] for place in krakens])
                    if state.added == self.added and low <= worth <= high and self._fits(state, len(krakens)):
                        payment = self._payment_with(states[state], krakens, worth)
                        if payment and (best is None or payment < best) and self._needed(payment.allies, worth - value):
                            best = payment
        return best

    def _fits(self, state: State, krakens: int) -> bool:
        """Whether so many races are right, with the compulsory one among them or not, beside so many Krakens."""
        if not state.races <= self.cost.races <= state.races + krakens:
            return False
        return state.has_compulsory or not self.cost.compulsory or state.races < self.cost.races

    def _payment_with(self, choice: Choice, krakens: tuple[int, ...], worth: int) -> NearPayment | None:
        """The nearest payment with these allies; nothing if what they lack can't be paid."""
        splits = self.coins.splits(max(0, self.cost.value - worth))
        if not splits:
            return None
        places = tuple(sorted(choice.places + krakens))
        back = len(self.paid) + choice.change - len(krakens)
        distance = (self.added, back, splits[0].change, max(0, worth - self.cost.value)) + places
        allies = [self.cards.allies[place] for place in places]
        return NearPayment(distance, self.added, allies, splits[0].pearls, splits[0].nebulis)

    def _needed(self, allies: list[str], surplus: int) -> bool:
        """Whether every Kraken is needed, if that matters."""
        return not self.strict or not spare_krakens(self.cards, self.cost, self.cards.by_race(allies), surplus)

    def _states(self, surplus: int, least: int, most: int) -> dict[State, Choice]:
        """The best choice of allies but Krakens for each state that may still be worth enough."""
        states = {State(0, 0, False, 0): Choice(0, ())}
        chosen = [(race, self._options(race, surplus, most)) for race in self.cards.races]
        # What the races from each one on can bring at most.
        later = Later(self.added, self.cost.races - self.most_krakens, least - self.kraken_worth)
        needs = [later]
        for _race, options in reversed(chosen[1:]):
            later = Later(
                later.added - max([more for more, _value in options]),
                later.races - 1,
                later.worth - max([value for _more, value in options]),
            )
            needs.append(later)
        for race, options in chosen:
            need = needs.pop()
            after: dict[State, Choice] = {}
            for state in states:
                added, races, has, worth = state
                change, places = states[state]
                for more, value in options:
                    other, own = options[more, value]
                    count = races + (1 if own else 0)
                    if not need.added <= added + more <= self.added or not need.worth <= worth + value <= most:
                        continue
                    if need.races <= count <= self.cost.races:
                        here = has or (bool(own) and race == self.cost.compulsory)
                        key = State(added + more, count, here, worth + value)
                        _keep(after, key, Choice(change + other, places + own))
            states = after
        return states

    def _options(self, race: str, surplus: int, most: int) -> dict[tuple[int, int], Choice]:
        """The choices of allies of a race: by how many are added and their worth."""
        cards = self.cards
        paid = self.by_race.get(race, [])
        options = [(0, ally) for ally in paid]
        for value in range(1, cards.highest + 1):
            ally = cards.plain[race, value]
            options += [(1, ally)] * min(self.added, cards.copies[ally] - paid.count(ally))
        best = {(0, 0): Choice(0, ())}
        for more, ally in options:
            value, place = cards.value[ally], cards.order[ally]
            if value > surplus:
                before = dict(best)
                for added, worth in before:
                    change, places = before[added, worth]
                    if added + more <= self.added and worth + value <= most:
                        _keep(best, (added + more, worth + value), Choice(change - 1 + more, places + (place,)))
        for more, ally in options:
            if cards.value[ally] <= min(surplus, most):
                _keep(best, (more, cards.value[ally]), Choice(more - 1, (cards.order[ally],)))
        return best


def _keep(best: dict[Any, Choice], key: Any, choice: Choice) -> None:
    if key not in best or choice < best[key]:
        best[key] = choice
