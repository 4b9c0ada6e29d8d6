"""Halls over many networks: where they may lie, against a second way to tell it; what hangs on nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import engine
from tests.engine.request_generators.mountain_king.hall import requests
from tests.questions import opened

MINE = "abcdefgh"


def ask(request: dict[str, Any]) -> dict[str, Any]:
    answer = engine.check("mountain-king/hall", request, opened())
    assert answer["kind"] == "verdict", (request, answer)
    return answer


def _asked() -> list[dict[str, Any]]:
    return [request for seed in range(8) for request in requests(Random(seed), {}) if _can_be(request)]


def _can_be(request: dict[str, Any]) -> bool:
    """Whether no tunnel has more than five squares, and no layer two pedestals of a clan."""
    painted = "".join(request.get("grid", []))
    doubled = [(one["clan"], one["layer"]) for one in request.get("statues", []) if one["pedestal"] == "yes"]
    return max((painted.count(sign) for sign in MINE), default=0) <= 5 and len(set(doubled)) == len(doubled)


def _lies_well(grid: list[str], hall: Any) -> bool:
    """Whether a hall lies on tunnels alone; what lies beside the painting is none."""
    height, width = len(grid), len(grid[0])
    return all(0 <= row < height and 0 <= column < width and grid[row][column] in MINE for row, column in hall)


def test_a_hall_is_legal_where_all_its_squares_are_tunnels() -> None:
    refused = 0
    for request in _asked():
        if "hall" not in request:
            continue
        answer = ask(request)
        grid, hall = request["grid"], request["hall"]
        assert answer["legal"] is _lies_well(grid, hall)
        others = [
            [(row + down, column + right) for row, column in hall] for down in range(-5, 6) for right in range(-6, 7)
        ]
        refused += not answer["legal"]
        exists = any(_lies_well(grid, other) for other in others)
        assert (answer["instead"] is not None) is (not answer["legal"] and exists)
    assert refused > 50


def test_squares_are_covered_or_stick_out_and_none_is_lost() -> None:
    for request in _asked():
        answer = ask(request)
        if not answer["covered"]:
            continue
        under = {tuple(square) for square in request["hall"]}
        for tunnel in answer["covered"]:
            squares = {
                (row, column)
                for row, line in enumerate(request["grid"])
                for column, sign in enumerate(line)
                if sign == tunnel["tunnel"]
            }
            out = [tuple(square) for part in tunnel["parts"] for square in part]
            assert len(out) == len(set(out))
            assert {tuple(square) for square in tunnel["squares"]} == squares & under
            assert set(out) == squares - under
        assert answer["exposed"] == [part for tunnel in answer["covered"] for part in tunnel["parts"]]


def test_the_order_of_statues_changes_no_number() -> None:
    for request in _asked():
        turned = request | {"statues": request.get("statues", [])[::-1]}
        answer, other = ask(request), ask(turned)
        assert [answer[name] for name in ("legal", "removed", "loss", "scores", "change")] == [
            other[name] for name in ("legal", "removed", "loss", "scores", "change")
        ]
