"""What whoever adds a game is told of a map from which inputs are counted."""

from __future__ import annotations

from typing import Any

import pytest

from generator.checkers.contract import standing
from tests.generator import changed_words

GAME = "kemet"


def findings(change: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The findings of the map of the end of a day with other parts: where, code and hint."""
    return changed_words.findings(GAME, "day-end", "standing", change, standing.faults)


def test_a_sound_map_has_no_fault() -> None:
    assert findings({}) == []


@pytest.mark.parametrize(
    ("change", "field", "code", "hint"),
    [
        ({"board": "maps"}, "board", "no-board", "did you mean 'map'?"),
        ({"players": "player"}, "players", "unknown-field", "did you mean 'players'?"),
        ({"pieces": ["units"]}, "pieces[0]", "unknown-piece", "did you mean 'unit'?"),
        ({"begin": {"rad": 4}}, "begin.rad", "unknown-piece", "did you mean 'red'?"),
        ({"begin": {"red": 5}}, "begin.red", "wrong-input", "write what is accepted, or take it away"),
        ({"counts.0.input": "players.temple"}, "counts[0].input", "unknown-field", "did you mean 'players.temples'?"),
        ({"counts.0.input": "players.delta"}, "counts[0].input", "wrong-input", "write what is accepted"),
        ({"counts.0.input": "players.sanctuary"}, "counts[2].input", "twice", "write what is accepted"),
        ({"counts.0.kind": "tempel"}, "counts[0].kind", "unknown-kind", "did you mean 'temple'?"),
        ({"counts.0.kind": "desert"}, "counts[0].input", "wrong-input", "write what is accepted"),
        ({"counts.0.kind": None}, "counts[0]", "wrong-input", "write what is accepted"),
        ({"counts.1.of": ["units"]}, "counts[1].of[0]", "unknown-piece", "did you mean 'unit'?"),
        ({"counts.1.spaces": ["temple7"]}, "counts[1].spaces[0]", "unknown-space", "did you mean 'temple"),
        ({"counts.1.beside": "rad"}, "counts[1].beside", "unknown-piece", "did you mean 'red'?"),
    ],
)
def test_what_does_not_fit_is_told_at_its_place(change: dict[str, Any], field: str, code: str, hint: str) -> None:
    [(where, told, how), *_] = findings(change)
    assert (where, told) == (f"standing.{field}", code)
    assert hint in how
