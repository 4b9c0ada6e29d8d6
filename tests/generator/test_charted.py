"""What whoever adds a game is told of a map on which inputs are filled."""

from __future__ import annotations

from typing import Any

import pytest

from catalog import load
from generator.checkers.contract import charted
from tests.generator import changed_words

GAME = "kemet"
KEPT = load().games[GAME].checkers["move"].charted
WAY = "brushes.1"


def findings(change: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The findings of the map of moves with other parts: where, code and hint."""
    return changed_words.findings(GAME, "move", "charted", change, charted.faults)


def test_a_sound_map_has_no_fault() -> None:
    assert findings({}) == []


@pytest.mark.parametrize(
    ("change", "field", "code", "hint"),
    [
        ({"board": "maps"}, "board", "no-board", "did you mean 'map'?"),
        ({"area": "citi"}, "area", "unknown-field", "did you mean 'city'?"),
        ({"area": "ra_saving"}, "area", "unknown-value", "take 'area' away, or let the engine declare these values"),
        ({"price": "costs"}, "price", "unknown-path", "did you mean 'cost'?"),
        ({"offered.way": "paths"}, "offered.way", "unknown-path", "did you mean 'reach.path'?"),
        ({"brushes.0.input": "form"}, "brushes[0].input", "unknown-field", "did you mean 'from'?"),
        ({"brushes.0.input": "units"}, "brushes[0].input", "unknown-field", "write one of these"),
        ({"brushes.0.input": "enemies"}, "brushes[2].input", "twice", "take one of the brushes away"),
        ({"brushes.0.symbol": "trop"}, "brushes[0].symbol", "no-drawing", "did you mean 'troop'?"),
        ({"brushes.0.asks": ["units"]}, "brushes[0].asks", "wrong-input", "take 'asks' away"),
        ({f"{WAY}.space": None}, "brushes[1].space", "unknown-field", "write one of these"),
        ({f"{WAY}.steps.input": "bi"}, "brushes[1].steps.input", "unknown-field", "write one of these"),
        ({f"{WAY}.steps.apart": "teleports"}, "brushes[1].steps.apart", "unknown-value", "did you mean 'teleport'?"),
        ({f"{WAY}.steps.joined": {"harbour": "harbor"}}, "brushes[1].steps.joined.harbour", "unknown-kind", "harbor"),
        ({"brushes.3.begin": {"unit": 1}}, "brushes[3].begin.unit", "unknown-field", "did you mean 'units'?"),
        ({"brushes.2.stands.of": ["units"]}, "brushes[2].stands.of[0]", "unknown-piece", "did you mean 'unit'?"),
        ({"brushes.3.stands.number": "unit"}, "brushes[3].stands.number", "unknown-field", "did you mean 'units'?"),
        ({"brushes.3.asks": ["creatures"]}, "brushes[3].asks[0]", "unknown-field", "did you mean 'creature'?"),
    ],
)
def test_what_does_not_fit_is_told_at_its_place(change: dict[str, Any], field: str, code: str, hint: str) -> None:
    [(where, told, how)] = findings(change)
    assert (where, told) == (f"charted.{field}", code)
    assert hint in how
