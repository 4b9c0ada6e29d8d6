"""The contract that every game keeps: what its engine declares, its words say and its examples expect fits together.

``fathom validate`` holds each game to it. There is a module for each side of the contract; each finds all that is wrong
in one game, and says in which file, on which line, and how to fix it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.checkers.contract import (
    codes,
    drawings,
    examples,
    front,
    inputs,
    layouts,
    lessons,
    numbers,
    pads,
    practice,
    sentences,
    svg_files,
    tables,
)
from generator.checkers.contract.unwritten import unwritten_faults
from generator.render.game_checkers import looked_up

if TYPE_CHECKING:
    from catalog import Catalog
    from catalog.findings import Finding

__all__ = ["contract_faults"]


def contract_faults(catalog: Catalog) -> list[Finding]:
    """What does not fit together in any game, in the order of files and lines."""
    found: list[Finding] = []
    for game in catalog.games.values():
        questions, findings = looked_up(game)
        found += [*findings, *unwritten_faults(game)]
        if questions is None or questions.opened.findings:
            continue  # Half of an engine makes much else look wrong.
        for side in (
            inputs,
            codes,
            sentences,
            tables,
            numbers,
            drawings,
            svg_files,
            front,
            layouts,
            examples,
            lessons,
            pads,
        ):
            found += side.faults(questions)
        found += practice.faults(questions, catalog.answers)
        if catalog.answers is not None:
            found += sentences.common_faults(questions, catalog.answers)
    return sorted(set(found))
