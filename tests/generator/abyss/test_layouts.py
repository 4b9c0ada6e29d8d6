"""Layouts of answers read what the engine declares; what no answer has is found with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalog import load
from generator.checkers.contract import contract_faults
from tests.catalog.broken_copies import Copy

BROKEN = (
    ("plot", "value: {path: court}", "value: {path: cuort}", "cuort", "court"),
    ("recruit", "when: {path: legal}", "when: {path: lega}", "lega", "legal"),
    ("sanctuary", "when: {path: then, value: draw}", "when: {path: then, value: drawn}", "drawn", "draw"),
    ("score", "{path: each, above: 0}]", "{path: location, above: 0}]", "integer", "entry"),
    ("council", "reasons[code=council-empty]", "reasons[code=council-emty]", "council-emty", "council-empty"),
    ("threat", "options, at_least", "choices, at_least", "choices", "options"),
    ("leviathan", "{path: plan.win, type: chance}", "{path: plan.tokens, type: chance}", "chance", "amount"),
    ("hand", "      own_nebulis: ^own_nebulis", "      own_nebulis: own_nebulis", "own_nebulis", "nebulis"),
    ("council", 'powers: "@powers"', 'power: "@powers"', "power", "powers"),
    ("refill", "{path: game_ends}", "{path: ends}", "ends", "game_ends"),
)


@pytest.mark.slow
def test_the_layouts_of_the_catalogue_read_only_what_there_is() -> None:
    assert contract_faults(load()) == []


@pytest.mark.slow
def test_what_no_answer_has_is_found(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    for checker, now, broken, _given, _accepted in BROKEN:
        copy.replace(f"checkers/{checker}.yaml", now, broken)
    found = contract_faults(load(copy.folder))
    for checker, _now, broken, given, accepted in BROKEN:
        name = f"checkers/{checker}.yaml"
        [finding] = [one for one in found if one.file.endswith(name) and one.given == given]
        assert (finding.code, accepted in finding.accepted) == ("unknown-output", True), finding
        assert abs(finding.line - copy.line(name, broken)) <= 1, finding
    assert len(found) == len(BROKEN)
