"""Cascades worked out a second way, on random trollmoots: symbol by symbol, from the new troll down."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.engine.portable.world import ask
from tests.engine.request_generators.mountain_king import KINDS, goods
from tests.engine.request_generators.mountain_king.cascade import trollmoot

pytestmark = pytest.mark.slow

Spot = tuple[int, int]


def brought(rows: list[list[Any]], spot: Spot, prints: dict[str, int]) -> tuple[set[Spot], dict[str, int]]:
    """Who is activated, and what that brings: each troll passes on to the two below it."""
    activated: set[Spot] = set()
    waiting = [spot]
    while waiting:
        row, place = waiting.pop()
        activated.add((row, place))
        if row:
            waiting += [(row - 1, place), (row - 1, place + 1)]
    gains: dict[str, int] = {}
    for row, place in activated:
        troll = rows[row][place] or {"prints": prints}
        for kind in KINDS:
            symbols = ["free"] * troll["prints"].get(kind, 0)
            symbols[: troll.get("holds", {}).get(kind, 0)] = ["covered"] * min(
                len(symbols), troll.get("holds", {}).get(kind, 0)
            )
            free = symbols.count("free")
            if free:
                gains[kind] = gains.get(kind, 0) + free
    return activated, gains


def is_open(rows: list[list[Any]], spot: Spot) -> bool:
    """Whether a troll may lie there."""
    row, place = spot
    return rows[row][place] is None and all(rows[row - 1][below] is not None for below in (place, place + 1))


SPOTS = [(row, place) for row in (1, 2, 3) for place in range(4 - row)]


def test_two_thousand_trollmoots() -> None:
    random = Random(12)
    for _ in range(2000):
        rows, prints = trollmoot(random), goods(random)
        free = [spot for spot in SPOTS if is_open(rows, spot)]
        answer = ask("mountain-king/cascade", rows=rows, prints=prints)
        assert answer["legal"] is bool(free)
        told = [((place["row"], place["index"]), place["gains"]) for place in answer["places"]]
        wanted = [(spot, brought(rows, spot, prints)[1]) for spot in free]
        assert told == sorted(wanted, key=lambda place: (-sum(place[1].values()), place[0]))
        for spot in SPOTS:
            one = ask("mountain-king/cascade", rows=rows, prints=prints, row=spot[0], index=spot[1])
            assert one["legal"] is (spot in free)
            if one["legal"]:
                activated, gains = brought(rows, spot, prints)
                assert {tuple(at) for at in one["activated"]} == activated
                assert (one["activated"][0], len(one["activated"])) == ([*spot], len(activated))
                assert one["gains"] == gains
            elif free:
                assert is_open(rows, (one["instead"].get("row", spot[0]), one["instead"].get("index", spot[1])))


def test_more_symbols_never_bring_less() -> None:
    random = Random(21)
    for _ in range(300):
        rows, prints = trollmoot(random, random.randint(4, 9)), goods(random)
        before = ask("mountain-king/cascade", rows=rows, prints=prints)["places"]
        row, place = random.choice([(r, p) for r, found in enumerate(rows) for p, one in enumerate(found) if one])
        kind = random.choice(KINDS)
        rows[row][place]["prints"][kind] = rows[row][place]["prints"].get(kind, 0) + 1
        after = ask("mountain-king/cascade", rows=rows, prints=prints)["places"]
        assert after[0]["pieces"] >= before[0]["pieces"]
