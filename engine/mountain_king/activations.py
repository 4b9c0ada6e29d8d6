"""What one activation of a workshop gives and takes, in each direction, for each price."""

from collections import namedtuple

from engine.mountain_king import Facts
from engine.mountain_king.goods import KINDS

ANY, OWN_TROLL, SAME = "any", "own-troll", "same"
FORWARD, BACK = "forward", "back"

Exchange = namedtuple("Exchange", ("workshop", "direction", "give", "get", "place"))
"""An activation of a workshop: what is given and got, by kinds, and which alternative of its price it is."""


def exchanges(facts: Facts, workshop: str) -> list[Exchange]:
    """The exchanges of a workshop that gives and takes fixed goods: each alternative forward, then each back."""
    trade = facts.workshops[workshop]
    found = [Exchange(workshop, FORWARD, give, trade.get, place) for place, give in enumerate(trade.give)]
    if trade.reversible:
        found += [Exchange(workshop, BACK, trade.get, give, place) for place, give in enumerate(trade.give)]
    return found


def is_fixed(facts: Facts, workshop: str) -> bool:
    """Whether a workshop takes fixed goods, not any two and nothing from a troll."""
    return not [give for give in facts.workshops[workshop].give if ANY in give or OWN_TROLL in give]


def mixes(found: list[Exchange], most: int) -> list[list[int]]:
    """How often each exchange is made, up to so many times in all; never one forward and the same one back."""
    partial: list[list[int]] = [[]]
    for number in range(len(found)):
        partial = [
            counts + [count]
            for counts in partial
            for count in range(most - sum(counts) + 1)
            if not count or not _undoes(found, counts, number)
        ]
    return partial


def _undoes(found: list[Exchange], counts: list[int], number: int) -> bool:
    """Whether an exchange undoes one that is made already."""
    exchange = found[number]
    return bool([place for place, used in enumerate(counts) if used and found[place].place == exchange.place])


def net(found: list[Exchange], counts: list[int]) -> list[int]:
    """What these activations change of each kind."""
    change = [0] * len(KINDS)
    for exchange, used in zip(found, counts):
        for place, kind in enumerate(KINDS):
            change[place] += used * (exchange.get.get(kind, 0) - exchange.give.get(kind, 0))
    return change
