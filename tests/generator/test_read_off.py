"""What whoever adds a game is told of lists that are taken from a drawing, or read off a grid under a shape."""

from __future__ import annotations

from typing import Any

import pytest

from catalog import load
from catalog.models.painted import Taken
from generator.checkers.contract import covered, taken
from generator.render import game_checkers
from tests.generator import changed_words

GAME = "mountain-king"


def _taking(path: str, change: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The findings of a list of the score that takes something else than it does."""
    game = load().games[GAME]
    questions = game_checkers.of_game(game)
    question = next(one for one in questions.questions if one.name == "score")
    declared = dict(question.fields())
    kept = question.words.fields["players.statues"]
    assert kept.taken
    wanted = Taken.model_validate(changed_words.changed(kept.taken.model_dump(), change))
    words = kept.model_copy(update={"taken": wanted})
    found = taken.faults(questions, game.records["checker:score"], path, declared, words)
    return [(finding.field, finding.code, finding.hint) for finding in found]


@pytest.mark.parametrize(
    ("change", "field", "code", "hint"),
    [
        ({"drawing": "mountains"}, "drawing", "unknown-drawing", "did you mean 'mountain'?"),
        ({"figures.of": ("tunel-a",)}, "figures.of[0]", "unknown-value", "did you mean 'tunnel-a'?"),
        ({"figures.table": "network"}, "figures.table", "unknown-table", "did you mean 'network-square'?"),
        ({"figures.bed": "layers"}, "figures.bed", "unknown-field", "did you mean 'layer'?"),
        ({"figures.piece": "layer"}, "figures.piece", "unknown-field", "did you mean 'tunnel'?"),
        ({"pieces": {"of": ("other-hall",), "on": "pedestal"}}, "", "wrong-input", "name one of the two, on a list"),
    ],
)
def test_what_cannot_be_taken_is_told(change: dict[str, Any], field: str, code: str, hint: str) -> None:
    found = _taking("players.statues", change)
    where = "fields.players.statues.taken" + (f".{field}" if field else "")
    assert [one[:2] for one in found][:1] == [(where, code)]
    assert found[0][2] in (hint, "write one of these")


def test_what_is_taken_and_covered_has_no_fault() -> None:
    assert _taking("players.statues", {}) == []
    assert _taking("players.name", {})[0][1] == "wrong-input"
    assert _covering({}) == []


def _covering(change: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The findings of what a hall covers with other parts."""
    return changed_words.findings(GAME, "hall", "covered", change, covered.faults)


@pytest.mark.parametrize(
    ("change", "field", "code"),
    [
        ({"squares": "grid"}, "squares", "unknown-field"),
        ({"beds.of": "layers"}, "beds.of", "unknown-table"),
        ({"stands.list": "statues"}, "stands.list", "unknown-field"),
        ({"figures.entry": "layers"}, "figures.entry", "unknown-field"),
        ({"figures.spot": "layer"}, "figures.spot", "unknown-field"),
        ({"stands.symbol": "pedestals"}, "stands.symbol", "no-drawing"),
    ],
)
def test_what_cannot_be_covered_is_told(change: dict[str, Any], field: str, code: str) -> None:
    assert [one[:2] for one in _covering(change)] == [(f"covered.{field}", code)]
