"""What one activation of a workshop gives and takes, in each of its ways."""

from collections import namedtuple

from engine.mountain_king import Facts
from engine.mountain_king.goods import KINDS

ANY, OWN_TROLL, SAME = "any", "own-troll", "same"
FORWARD, BACK = "forward", "back"

Way = namedtuple("Way", ("workshop", "direction", "give", "get", "place"))
"""A way to activate a workshop: what is given and got, by kinds, and which alternative of its price it is."""


def ways(facts: Facts, workshop: str) -> list[Way]:
    """The ways of a workshop that gives and takes fixed goods: each alternative forward, then each back."""
    row = facts.tables["workshop"][workshop]
    found = [Way(workshop, FORWARD, give, row["get"], place) for place, give in enumerate(row["give"])]
    if row["reversible"]:
        found += [Way(workshop, BACK, row["get"], give, place) for place, give in enumerate(row["give"])]
    return found


def is_fixed(facts: Facts, workshop: str) -> bool:
    """Whether a workshop takes fixed goods, not any two and nothing from a troll."""
    return not [give for give in facts.tables["workshop"][workshop]["give"] if ANY in give or OWN_TROLL in give]


def mixes(found: list[Way], most: int) -> list[list[int]]:
    """How often each way is used, up to so many times in all; never one forward and the same one back."""
    partial: list[list[int]] = [[]]
    for number in range(len(found)):
        partial = [
            counts + [count]
            for counts in partial
            for count in range(most - sum(counts) + 1)
            if not count or not _undoes(found, counts, number)
        ]
    return partial


def _undoes(found: list[Way], counts: list[int], number: int) -> bool:
    """Whether a way undoes one that is used already."""
    way = found[number]
    return bool([place for place, used in enumerate(counts) if used and found[place].place == way.place])


def net(found: list[Way], counts: list[int]) -> list[int]:
    """What these activations change of each kind."""
    change = [0] * len(KINDS)
    for way, used in zip(found, counts):
        for place, kind in enumerate(KINDS):
            change[place] += used * (way.get.get(kind, 0) - way.give.get(kind, 0))
    return change
