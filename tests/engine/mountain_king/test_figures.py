"""What the figures of the rules show is what the engine answers."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from catalog import load
from catalog.models.figures import Figure, Panel
from tests.questions import opened

UNDER = {"G": "m", "n": ".", "X": "x", "S": "s"}
"""What lies under the letters that are no ground of the checker: the gate, and the squares of the new tunnel."""


def figure(id_: str) -> Figure:
    found = load().games["mountain-king"].records[f"figure:{id_}"].model
    assert isinstance(found, Figure)
    return found


def answer(panel: Panel) -> dict[str, Any]:
    assert panel.grid
    squares = panel.grid.squares
    tile = [[row, column] for row, line in enumerate(squares) for column, sign in enumerate(line) if sign in "nXS"]
    grid = ["".join(UNDER.get(sign, sign) for sign in line) for line in squares]
    return engine.check("mountain-king/placement", {"grid": grid, "tile": tile}, opened())


@pytest.mark.parametrize(("number", "legal"), [(0, True), (1, False)])
def test_a_rivals_network_is_met_by_a_corner_only(number: int, legal: bool) -> None:
    panel = figure("touching").panels[number]
    assert panel.tone == ("good" if legal else "bad")
    assert answer(panel)["legal"] is legal


def test_a_tunnel_touches_and_covers_what_is_said() -> None:
    told = answer(figure("placement").panels[0])
    assert told["legal"] is True
    assert (told["rubble"], told["covers"]) == (1, {"goods": 0, "statues": 1})
    assert told["touches_spots"] == [[0, 4]]
