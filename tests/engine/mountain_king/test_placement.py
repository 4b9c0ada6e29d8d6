"""Placements against a second way to find them: every set of squares is looked at."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

import engine
from tests.engine.request_generators.mountain_king.placement import SIGNS, grid, shape
from tests.questions import opened

Squares = frozenset[complex]


def ask(**request: Any) -> dict[str, Any]:
    answer = engine.check("mountain-king/placement", request, opened())
    assert answer["kind"] == "verdict", answer
    return answer


def _owned(painted: dict[complex, str], sign: str, joined: str) -> set[complex]:
    """A network, grown until nothing is added: a tunnel of nobody beside it is part of it, or the partner's network."""
    own = {square for square, lies in painted.items() if lies == sign}
    while more := {s for s, lies in painted.items() if lies in joined and s not in own and _around({s}) & own}:
        own |= more
    return own


def _around(squares: Any) -> set[complex]:
    return {square + step for square in squares for step in (1, -1, 1j, -1j)} - set(squares)


def _forms(squares: Squares) -> set[Squares]:
    """The shape in all ways, its corner at 0."""
    forms: set[Squares] = set()
    for turn in (1, 1j, -1, -1j):
        for form in ({square * turn for square in squares}, {(square * turn).conjugate() for square in squares}):
            corner = complex(min(s.real for s in form), min(s.imag for s in form))
            forms.add(frozenset(square - corner for square in form))
    return forms


def _naive(lines: list[str], wanted: list[list[int]], spots: bool) -> set[Squares]:
    """Choose any squares that may be covered, and keep those that have the shape and touch as they must."""
    painted = {complex(row, column): sign for row, line in enumerate(lines) for column, sign in enumerate(line)}
    rival = _owned(painted, "r", "t")
    mine = _owned({square: sign for square, sign in painted.items() if square not in rival}, "m", "tp")
    free = [square for square, sign in painted.items() if sign in ".xgsGS" + ("o" if spots else "")]
    forms = _forms(frozenset(complex(*square) for square in wanted))
    found = set()
    for chosen in combinations(free, len(wanted)):
        corner = complex(min(s.real for s in chosen), min(s.imag for s in chosen))
        if frozenset(square - corner for square in chosen) in forms:
            around = _around(chosen)
            if around & mine and not around & rival:
                found.add(frozenset(chosen))
    return found


def _set(tile: list[list[int]]) -> Squares:
    return frozenset(complex(*square) for square in tile)


@pytest.mark.slow
def test_placements_are_those_of_a_second_way() -> None:
    random = Random(12)
    for _ in range(2000):
        lines = grid(random, random.randint(1, 4), random.randint(2, 4))
        wanted = shape(random, 3, 3, random.randint(2, 5))
        spots = random.choice([True, False])
        answer = ask(grid=lines, shape=wanted, spots="free" if spots else "closed")
        naive = _naive(lines, wanted, spots)
        assert [*map(len, answer["placements"])] == [len(wanted)] * len(naive), (lines, wanted)
        assert {_set(tile) for tile in answer["placements"]} == naive, (lines, wanted)


def test_a_tile_is_legal_where_its_shape_has_a_place_and_nowhere_else() -> None:
    random = Random(7)
    for _ in range(150):
        height, width = random.randint(2, 5), random.randint(3, 5)
        lines = grid(random, height, width)
        tile = shape(random, height, width, random.randint(2, 3))
        answer = ask(grid=lines, tile=tile, spots="closed")
        naive = _naive(lines, tile, False)
        assert answer["legal"] is (_set(tile) in naive)
        assert (answer["instead"] is not None) is (not answer["legal"] and bool(naive))
        if answer["instead"]:
            assert ask(grid=lines, tile=answer["instead"]["tile"], spots="closed")["legal"] is True


def test_it_is_the_same_from_every_side() -> None:
    random = Random(3)
    for _ in range(60):
        lines = grid(random, 4, 5)
        wanted = shape(random, 3, 3, 4)
        mirrored = [line[::-1] for line in lines]
        on_side = ["".join(line) for line in zip(*lines, strict=True)]
        counts = {ask(grid=each, shape=wanted, spots="free")["count"] for each in (lines, mirrored, on_side)}
        assert len(counts) == 1
        moved = [[row, column + 1] for row, column in wanted]
        assert ask(grid=lines, shape=moved)["placements"] == ask(grid=lines, shape=wanted)["placements"]


def test_more_rubble_changes_nothing_but_its_price() -> None:
    random = Random(4)
    for _ in range(60):
        lines = [line.replace("x", ".") for line in grid(random, 4, 4)]
        wanted = shape(random, 3, 3, 3)
        rubble = [line.replace(".", "x") for line in lines]
        found = [sorted(ask(grid=each, shape=wanted, spots="free")["placements"]) for each in (lines, rubble)]
        assert found[0] == found[1]


def test_the_signs_are_those_of_the_game() -> None:
    assert set(SIGNS) == {row["sign"] for row in opened()["mountain-king"].tables["ground"].values()}
