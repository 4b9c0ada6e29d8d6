"""The board of Kemet against the counts of its facts, and against what a graph of spaces has to hold."""

from __future__ import annotations

from collections import Counter

import pytest

from catalog import load
from catalog.models.boards import Board

COUNTS = {
    2: {"district": 6, "desert": 5, "temple": 3, "sanctuary": 0, "obelisk": 4},
    3: {"district": 9, "desert": 7, "temple": 3, "sanctuary": 1, "obelisk": 6},
    4: {"district": 12, "desert": 9, "temple": 5, "sanctuary": 0, "obelisk": 7},
    5: {"district": 15, "desert": 11, "temple": 5, "sanctuary": 1, "obelisk": 9},
}
HARBORS = {
    2: set(),
    3: {"desert11 temple6"},
    4: {"desert15 desert16", "desert15 temple3", "desert15 desert19"},
    5: {"desert6 desert7", "desert6 temple3", "desert6 desert10", "desert11 temple6"},
}


@pytest.fixture(scope="module")
def board() -> Board:
    """The board with all that it may have."""
    return next(board for board in load().games["kemet"].boards if board.id == "map")


@pytest.mark.parametrize("players", COUNTS)
def test_as_many_spaces_as_were_counted(board: Board, players: int) -> None:
    spaces = board.with_players(players).spaces
    counted = Counter(space.kind for space in spaces)
    counted["obelisk"] = sum("obelisk" in space.has for space in spaces)
    assert {kind: counted[kind] for kind in COUNTS[players]} == COUNTS[players]


@pytest.mark.parametrize("players", COUNTS)
def test_harbors(board: Board, players: int) -> None:
    edges = board.with_players(players).edges
    sure = [edge for edge in edges if edge.kind == "harbor" and edge.confidence != "uncertain"]
    assert {" ".join(edge.between) for edge in sure} == HARBORS[players]


@pytest.mark.parametrize("players", COUNTS)
def test_a_city_has_three_districts_and_one_desert_outside(board: Board, players: int) -> None:
    there = board.with_players(players)
    areas: dict[str, list[str]] = {}
    for space in there.spaces:
        assert (space.kind == "district") == (space.area is not None)
        if space.area:
            areas.setdefault(space.area, []).append(space.id)
    assert len(areas) == players
    for districts in areas.values():
        gates = {other for one in districts for other, edge in there.beside(one) if edge.kind == "gate"}
        assert (len(districts), len(gates)) == (3, 1)
        for one in districts:
            assert {other for other, _ in there.beside(one)} == {*districts, *gates} - {one}


@pytest.mark.parametrize("players", COUNTS)
def test_the_delta_is_cut_off(board: Board, players: int) -> None:
    there = board.with_players(players)
    delta = {"temple5", "desert20"} if players in {2, 4} else {"temple6", "desert11", "sanctuary"}
    reached = ["desert12" if players in {2, 4} else "desert1"]
    for one in reached:
        reached += [other for other, _ in there.beside(one) if other not in reached]
    assert {space.id for space in there.spaces} - {*reached} == delta


def test_what_is_uncertain_says_why(board: Board) -> None:
    doubted = [edge for edge in board.edges if edge.confidence == "uncertain"]
    assert [edge.between for edge in doubted] == [
        ("desert9", "desert6"),
        ("desert9", "desert7"),
        ("desert18", "desert15"),
    ]
    assert all(edge.about for edge in doubted)
