"""What whoever adds a game is told of brushes, of drawings that forms share, and of drawings that stand for lists."""

from __future__ import annotations

from typing import Any

import pytest

from catalog import load
from generator.checkers.contract import painted
from tests.generator import changed_words

GAME = "mountain-king"
KEPT = load().games[GAME].checkers["statues"].drawn


def findings(change: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The findings of the drawing of statues with other parts: where, code and hint."""
    return changed_words.findings(GAME, "statues", "drawn", change, painted.faults)


def test_a_sound_drawing_has_no_fault() -> None:
    assert findings({}) == []


@pytest.mark.parametrize(
    ("change", "field", "code", "hint"),
    [
        ({"of": "network-squares"}, "of", "unknown-table", "did you mean 'network-square'?"),
        ({"pieces.list": "tunnel"}, "pieces.list", "unknown-field", "did you mean 'tunnels'?"),
        ({"beds.each": "square"}, "beds.each", "unknown-field", "did you mean 'squares'?"),
        ({"beds.one": "squares"}, "beds.one", "unknown-field", "write one of these"),
        ({"figures.symbol": "statu"}, "figures.symbol", "no-drawing", "did you mean 'statue'?"),
        ({"pieces.kinds": {"own-gate": "gat"}}, "pieces.kinds.own-gate", "unknown-value", "did you mean 'gate'?"),
        ({"pieces.asks": ("lows",)}, "pieces.asks[0]", "unknown-field", "did you mean 'low'?"),
        (
            {"drawing.seen": {"no-tunnel": ("rivl",)}},
            "drawing.seen.no-tunnel[0]",
            "unknown-value",
            "did you mean 'rival'?",
        ),
        (
            {"brushes": ({"label": "All", "of": ("tunnel-a",)},)},
            "brushes",
            "wrong-brushes",
            "name them in one of the groups",
        ),
        ({"known.0.beds": ("1",)}, "known[0].beds", "wrong-size", "write as many rows and signs as under 'squares'"),
        ({"known": ({"squares": ("k?",)},)}, "known[0].squares", "unknown-value", "write one of these"),
        (
            {"known": ({"squares": ("kk",), "figures": ("4.",)},)},
            "known[0].figures",
            "unknown-value",
            "write one of these",
        ),
    ],
)
def test_a_mistake_is_told_where_it_stands(change: dict[str, Any], field: str, code: str, hint: str) -> None:
    found = findings(change)
    assert [one for one in found if one[0].endswith(f"drawn.{field}") and one[1] == code and hint in one[2]], found
