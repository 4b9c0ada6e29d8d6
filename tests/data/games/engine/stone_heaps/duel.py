"""``stone-heaps/duel``: which stone to throw against those of a rival? Its answers have every kind of part."""

from engine.kinds.counts import Counts
from engine.kinds.integer import Integer
from engine.kinds.multiset import Multiset
from engine.odds import fraction
from engine.typing_compat import Any

FIELDS = (
    Multiset("own", of="class", required=True),
    Multiset("theirs", of="class"),
    Integer("handicap", high=3, default=0),
    Integer("split", high=2, default=0),
    Counts("spare", of="class", high=9),
)


def answer(state: Any, asked: dict[str, Any], problems: Any) -> dict[str, Any]:
    """What each stone comes to against each, what they weigh, the best first, and how rocks are split."""
    weight = {id_: state.tables["class"][id_]["weight"] for id_ in state.tables["class"]}
    own, theirs = asked["own"], asked["theirs"]
    cells = [[_cell(one, other, weight) for other in theirs] for one in own]
    heaviest = max([weight[id_] for id_ in own] + [0])
    best = len([id_ for id_ in own if weight[id_] == heaviest])
    stones = []
    for id_ in own:
        is_best = weight[id_] == heaviest
        stones.append({"stone": id_, "dominated": not is_best, "chance": fraction(1 if is_best else 0, best)})
    kinds = sorted(set(own), key=lambda id_: (-weight[id_], id_))
    parts = [{"stone": id_, "each": weight[id_], "count": own.count(id_)} for id_ in kinds]
    throws = []
    for id_ in kinds:
        wins = len([other for other in theirs if weight[id_] > weight[other]])
        throws.append(
            {"stone": id_, "wins": wins, "own": [id_], "places": [[0, n] for n, one in enumerate(own) if one == id_]}
        )
    throws.sort(key=lambda throw: (-throw["wins"], throw["stone"]))
    steps = _steps(own, asked["split"])
    return {
        "cells": cells,
        "stones": stones,
        "parts": parts,
        "handicap": -asked["handicap"],
        "weight": sum([part["each"] * part["count"] for part in parts]) - asked["handicap"],
        "mean": fraction(sum([weight[id_] for id_ in own]), max(len(own), 1)),
        "throws": throws,
        "first": throws[0]["stone"] if throws else None,
        "best": 0,
        "steps": steps,
        "left": steps[-1]["left"] if steps else _counts(own),
    }


def _cell(one: str, other: str, weight: dict[str, int]) -> dict[str, Any]:
    if weight[one] == weight[other]:
        return {"winner": "nobody", "lost": {}}
    return (
        {"winner": "own", "lost": {other: 1}} if weight[one] > weight[other] else {"winner": "theirs", "lost": {one: 1}}
    )


def _counts(stones: list[str]) -> dict[str, int]:
    return {id_: stones.count(id_) for id_ in sorted(set(stones))}


def _steps(own: list[str], split: int) -> list[dict[str, Any]]:
    """Each rock that is split becomes four pebbles, and then one of them is thrown away."""
    counts = {"pebble": own.count("pebble"), "rock": own.count("rock")}
    steps = []
    for _ in range(min(split, counts["rock"])):
        counts = {"pebble": counts["pebble"] + 4, "rock": counts["rock"] - 1}
        steps.append({"kind": "split", "given": {"rock": 1}, "got": {"pebble": 4}, "left": counts})
        counts = {"pebble": counts["pebble"] - 1, "rock": counts["rock"]}
        steps.append({"kind": "throw", "given": {"pebble": 1}, "got": {}, "left": counts})
    return steps
