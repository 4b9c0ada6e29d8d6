"""The table of prices of pyramids against the price of each level."""

from __future__ import annotations

from catalog import load


def test_several_levels_cost_what_each_of_them_costs() -> None:
    numbers = load().games["kemet"].engine_facts()["numbers"]
    steps, sums = numbers["pyramid-step"], numbers["pyramid-cost"]
    top = numbers["pyramid-levels"]
    for low in range(top):
        for high in range(1, top + 1):
            paid = sum(steps[str(level)] for level in range(low + 1, high + 1))
            assert sums[str(low)][str(high)] == (paid if high > low else None)
