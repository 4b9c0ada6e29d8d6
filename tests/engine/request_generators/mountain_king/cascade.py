"""Trollmoots and new trolls, for ``mountain-king/cascade``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.engine.request_generators.mountain_king import goods


def requests(random: Random, facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Trollmoots of four to ten trolls, with and without a place, and a few that are odd."""
    for number in range(100):
        request: dict[str, Any] = {"rows": trollmoot(random), "prints": goods(random)}
        if number % 2:
            request["row"] = random.randint(1, 3)
            if random.random() < 0.8:
                request["index"] = random.randint(0, 3 - request["row"])
        yield request
    floating = trollmoot(random, 4)
    floating[2][0] = {}
    yield {"rows": floating}
    yield {"rows": trollmoot(random), "row": 0, "index": 0}
    yield {"rows": trollmoot(random), "index": 0}
    yield {"rows": trollmoot(random)[:2]}


def troll(random: Random) -> dict[str, Any]:
    """One that prints up to four symbols, some of them covered."""
    prints = goods(random)
    holds = {kind: random.randint(0, count) for kind, count in prints.items()}
    if random.random() < 0.1:
        holds = goods(random, 2)
    return {"prints": prints, "holds": holds}


def trollmoot(random: Random, trolls: int | None = None) -> list[list[Any]]:
    """So many trolls, each of which lies on two others."""
    rows: list[list[Any]] = [[troll(random) for _ in range(4)], [None] * 3, [None] * 2, [None]]
    for _ in range((random.randint(4, 10) if trolls is None else trolls) - 4):
        places = [
            (row, place)
            for row in (1, 2, 3)
            for place in range(4 - row)
            if rows[row][place] is None and None not in rows[row - 1][place : place + 2]
        ]
        row, place = random.choice(places)
        rows[row][place] = troll(random)
    return rows
