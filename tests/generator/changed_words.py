"""What is found in the words of a checker when somebody changes a part of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from catalog import load
from catalog.findings import Finding
from generator.render import game_checkers


def changed(whole: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The whole, changed in place: each value of ``change`` at its path, as ``brushes.1.input``."""
    for path, value in change.items():
        part: Any = whole
        *above, last = path.split(".")
        for name in above:
            if isinstance(part, dict) and isinstance(part[name], tuple):
                part[name] = list(part[name])
            part = part[int(name) if name.isdigit() else name]
        part[last] = value
    return whole


def findings(
    game: str, checker: str, part: str, change: dict[str, Any], faults: Callable[..., Iterable[Finding]]
) -> list[tuple[str, str, str]]:
    """What ``faults`` finds, as field, code and hint, with values of a part of the words changed by their paths."""
    catalogue = load().games[game]
    questions = game_checkers.of_game(catalogue)
    question = next(one for one in questions.questions if one.name == checker)
    kept = getattr(question.words, part)
    whole = changed(kept.model_dump(), change)
    words = question.words.model_copy(update={part: type(kept).model_validate(whole)})
    found = faults(
        questions, replace(question, words=words), catalogue.records[f"checker:{checker}"], dict(question.fields())
    )
    return [(finding.field, finding.code, finding.hint) for finding in found]
