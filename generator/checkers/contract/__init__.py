"""The contract that every game keeps: what its engine declares, its words say and its examples expect fits together.

``fathom validate`` holds each game to it. There is a module for each side of the contract; each finds all that is wrong
in one game, and says in which file, on which line, and how to fix it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.checkers import kept_questions
from generator.checkers.contract import (
    chance,
    citations,
    codes,
    drawings,
    examples,
    faces,
    front,
    headlines,
    inputs,
    languages,
    layouts,
    lessons,
    numbers,
    pads,
    portable,
    practice,
    sentences,
    spoken_codes,
    svg_files,
    tables,
)
from generator.checkers.contract.asking import Asking
from generator.checkers.contract.unwritten import unwritten_faults
from generator.render.game_checkers import looked_up
from generator.render.site_context import SiteContext

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catalog import Catalog, GameCatalog
    from catalog.findings import Finding

__all__ = ["contract_faults"]


def contract_faults(catalog: Catalog, quick: bool = False) -> list[Finding]:
    """What does not fit together in any game, in the order of files and lines.

    ``quick`` leaves out what is asked by chance.
    """
    site = SiteContext(catalog)
    found = [finding for game in catalog.games.values() for finding in _of_game(game, site, quick)]
    return sorted(set(found))


def _of_game(game: GameCatalog, site: SiteContext, quick: bool) -> list[Finding]:
    """What does not fit together in one game."""
    questions, findings = looked_up(game)
    found = [*findings, *unwritten_faults(game)]
    if questions is None or questions.opened.findings:
        return found  # Half of an engine makes much else look wrong.
    compiled = portable.compiling(questions)
    for side in (inputs, codes, spoken_codes, sentences, tables, numbers, drawings, svg_files, front, layouts, pads):
        found += side.faults(questions)
    found += languages.faults(questions)
    if unread := [*kept_questions.faults(game)]:
        return [*found, *unread]
    asking = Asking(questions)
    answers = site.catalog.answers
    asked = [*examples.faults(asking), *lessons.faults(asking), *practice.faults(questions, answers)]
    found += _once(asked, found)
    if answers is not None:
        found += sentences.common_faults(questions, answers)
        found += sentences.accepted_faults(questions, answers)
    found += portable.faults(compiled)
    if found:
        return found  # What is drawn and asked now would fail at the same faults again.
    found += faces.faults(game, site)
    # While a game is a draft, questions made by chance may lead to a sentence; then somebody has to write one down.
    found += headlines.faults(asking) if not game.game.draft else ()
    if not quick:
        found += _once(chance.faults(asking))
        found += citations.faults(asking)
        found += headlines.faults(asking) if game.game.draft else ()
    return found


def _once(findings: Iterable[Finding], told: Iterable[Finding] = ()) -> list[Finding]:
    """The findings without those of the same kind in the same line, to which many questions lead, and without those in
    lines of code of which something is told already."""
    lines = {(finding.file, finding.line) for finding in told if finding.file.endswith(".py")}
    found: dict[tuple[object, ...], Finding] = {}
    for finding in findings:
        if (finding.file, finding.line) not in lines:
            found.setdefault((finding.file, finding.line, finding.field, finding.code), finding)
    return list(found.values())
