"""The few payments that a player really has to choose between, out of all that make no ally redundant.

All payments of one shape are as good by whatever a player may go by: what is lost, the nebulis that come, the pearls
and nebulis spent, the ally that becomes affiliated, and how many allies are spent. So shapes are compared, and of the
best one by each of these a single payment is made.
"""

from collections import namedtuple

from engine.abyss.costs import Cost
from engine.abyss.listing import Lister, Payment

Shape = namedtuple("Shape", ("surplus", "brought", "pearls", "less_nebulis", "less_affiliate", "number", "value"))
"""What payments have in common, in the order of ``listing``; ``less_`` are negative, so that more is better."""

Alternative = namedtuple("Alternative", ("payment", "good_for"))
"""A payment, and what no other one is better in."""

LEAST_LOST, FEWEST_PEARLS, MOST_KEPT = "least-lost", "fewest-pearls", "most-kept"
BEST_AFFILIATE, FEWEST_ALLIES, FEWEST_NEBULIS = "best-affiliate", "fewest-allies", "fewest-nebulis"
ONLY, EVERY = "only", "every"
MEASURES = (LEAST_LOST, FEWEST_PEARLS, MOST_KEPT, BEST_AFFILIATE, FEWEST_ALLIES, FEWEST_NEBULIS)
GOOD_FOR = (ONLY, EVERY) + MEASURES
"""What a payment may be good for: it is the only one, or the best by each measure by which they differ, or by some."""


def measured(shape: Shape) -> tuple[int, ...]:
    """What the measures make of a shape; less is better."""
    return (
        shape.surplus,
        shape.pearls,
        shape.value,
        shape.less_affiliate,
        shape.number,
        shape.brought,
    )


def shapes(lister: Lister, cost: Cost, splits: list[list[tuple[int, int]]]) -> list[Shape]:
    """The shapes of all payments that make no ally redundant, the best first."""
    found = []
    for value, pairs in lister.worths(cost, splits):
        surplus = max(0, value - cost.value)
        for brought in range(lister.counter.brought + 1):
            for affiliate, number in lister.counts(cost, value, surplus, brought):
                for pearls, nebulis in pairs:
                    found.append(Shape(surplus, brought, pearls, -nebulis, -affiliate, number, value))
    found.sort()
    return found


def alternatives(lister: Lister, cost: Cost, splits: list[list[tuple[int, int]]], count: int) -> list[Alternative]:
    """Of ``count`` payments the first, and those that are better in something, each with what none is better in."""
    every = shapes(lister, cost, splits)
    if not every:
        return []
    figures = [measured(shape) for shape in every]
    best = [min(column) for column in zip(*figures)]
    worst = [max(column) for column in zip(*figures)]
    deciding = [place for place in range(len(MEASURES)) if best[place] != worst[place]]
    chosen = [0]
    for place in deciding:
        if not [1 for shape in chosen if figures[shape][place] == best[place]]:
            chosen.append(next(shape for shape in range(len(every)) if figures[shape][place] == best[place]))
    # What is as good in all of them is no reason for any.
    deciding = [place for place in deciding if [1 for shape in chosen if figures[shape][place] != best[place]]]
    rows = []
    for shape in chosen:
        good_for = [MEASURES[place] for place in deciding if figures[shape][place] == best[place]]
        if len(chosen) == 1:
            good_for = [ONLY if count == 1 else EVERY]
        one = every[shape]
        allies = lister.first(cost, one.value, one.surplus, one.brought, -one.less_affiliate, one.number)
        rows.append(Alternative(Payment(allies, one.pearls, -one.less_nebulis), good_for))
    return rows
