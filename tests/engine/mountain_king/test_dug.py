"""Mountains dealt to practise with: what is painted is what is asked, and chance deals many and different ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.mountain_king.practice.dug import BESIDE, COLUMNS, ROWS
from engine.practice import LEVELS, Exercise, Table, exercises, made
from engine.registry import check
from tests.questions import opened

GAME = "mountain-king"
PAINTED = ("statues", "goal")
SEEDS = range(60)

Square = tuple[int, int]


def exercise(id_: str) -> Exercise:
    [found] = [one for one in exercises(GAME) if one.id == id_]
    return found


def dealt(id_: str) -> list[dict[str, Any]]:
    """Positions of an exercise, as many of each level that it is asked on."""
    table, wanted = Table(opened()[GAME], []), exercise(id_)
    return [made(table, wanted, seed, LEVELS.index(level) + 1) for level in wanted.levels for seed in SEEDS]


def squares(question: dict[str, Any], plane: str, blank: str = ".") -> dict[Square, str]:
    """What a part of the drawing has on its squares."""
    rows = question["painted"][plane]
    assert [len(row) for row in rows] == [COLUMNS] * ROWS
    return {(row, column): sign for row, line in enumerate(rows) for column, sign in enumerate(line) if sign != blank}


def touch(one: list[Square], other: list[Square]) -> bool:
    return any((row + down, column + right) in other for row, column in one for down, right in BESIDE)


@pytest.mark.parametrize("id_", PAINTED)
def test_what_is_painted_is_what_is_asked(id_: str) -> None:
    orders = opened()[GAME].state.order
    for question in dealt(id_):
        request = question["request"]
        painted = squares(question, "squares")
        beds = {at: orders["layer"][int(sign) - 1] for at, sign in squares(question, "beds").items()}
        stands = {at: orders["clan"][int(sign) - 1] for at, sign in squares(question, "stands").items()}
        figures = {at: orders["clan"][int(sign) - 1] for at, sign in squares(question, "figures").items()}
        pieces = [[at for at in painted if painted[at].upper() == tunnel["name"]] for tunnel in request["tunnels"]]
        assert sorted(at for piece in pieces for at in piece) == sorted(painted)
        for piece, tunnel in zip(pieces, request["tunnels"], strict=True):
            layers = Counter(beds[at] for at in piece)
            # Each hangs together, and is of the sizes of tiles: two to five squares, four with a pedestal at most.
            assert all(touch([at], piece) for at in piece)
            assert 2 <= len(piece) <= 4
            told = tunnel.get("squares") or {tunnel["layer"]: tunnel["size"]}
            assert told == dict(layers)
            assert [stands[at] for at in piece if at in stands] == [tunnel[key] for key in tunnel if key == "pedestal"]
        pairs = [
            (one + 1, other + 1)
            for one in range(len(pieces))
            for other in range(one + 1, len(pieces))
            if touch(pieces[one], pieces[other])
        ]
        assert sorted((link["from"], link["to"]) for link in request["links"]) == pairs
        standing = [
            (clan, next((number for number, piece in enumerate(pieces, 1) if at in piece), 0))
            for at, clan in sorted(figures.items())
        ]
        assert [(statue["clan"], statue["tunnel"]) for statue in request["statues"]] == standing
        answer = check(question["checker"], request, opened())
        assert answer["kind"] == "verdict"
        assert answer["proven"]


@pytest.mark.parametrize("id_", PAINTED)
def test_positions_are_many_and_each_choice_is_right_at_times(id_: str) -> None:
    found = dealt(id_)
    assert len({str(question["painted"]) for question in found}) > 0.95 * len(found)
    right = Counter(question["right"] for question in found)
    assert len(right) == max(len(question["choices"]) for question in found)
    assert max(right.values()) < 0.6 * len(found)


def test_statues_may_be_buried_and_tunnels_lie_in_two_layers() -> None:
    found = [question["request"] for question in dealt("statues")]
    buried = [request for request in found if any(not statue["tunnel"] for statue in request["statues"])]
    split = [request for request in found if any("squares" in tunnel for tunnel in request["tunnels"])]
    assert buried
    assert split


def test_the_best_tunnel_is_the_only_one() -> None:
    moves = Counter[int]()
    for question in dealt("goal"):
        best = check(question["checker"], question["request"], opened())
        moves[best["moves"]] += 1
        for place, choice in enumerate(question["choices"]):
            assert choice["params"]["tunnel"] == f"tunnel-{'abcd'[place]}"
            told = question["request"] | {"statue": 1, "target": place + 1}
            answer = check(question["checker"], told, opened())
            reaches = answer["legal"] and answer["honor"] == best["honor"]
            assert reaches is (place == question["right"]), question
    assert moves[2] > moves[1] > 0
