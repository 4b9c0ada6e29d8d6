"""All beginnings, each held against a plain reading of the rules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.engine.portable.world import ask

pytestmark = pytest.mark.slow

COLORS = ("red", "blue", "white")


def test_all_ways_to_begin() -> None:
    random = Random(5)
    legal = 0
    every = list(product(product(range(5), repeat=3), product(range(7), repeat=3)))
    for pyramids, units in random.sample([one for one in every if sum(one[1]) <= 12], 3000):
        answer = ask(
            "kemet/setup",
            players=random.randint(2, 5),
            pyramids=dict(zip(COLORS, pyramids, strict=True)),
            units=dict(zip(COLORS, units, strict=True)),
        )
        allowed = (
            sorted(pyramids) in ([1, 1, 1], [0, 1, 2])
            and sum(units) == 10
            and max(units) <= 5
            and all(level or not count for level, count in zip(pyramids, units, strict=True))
        )
        assert answer["legal"] is allowed
        assert (answer["instead"] is None) is allowed
        legal += allowed
    # Those that are allowed are few: each is asked.
    for pyramids, units in every:
        if sorted(pyramids) in ([1, 1, 1], [0, 1, 2]) and sum(units) == 10 and max(units) == 5:
            told = [dict(zip(COLORS, group, strict=True)) for group in (pyramids, units)]
            fits = all(level or not count for level, count in zip(pyramids, units, strict=True))
            assert ask("kemet/setup", players=4, pyramids=told[0], units=told[1])["legal"] is fits
