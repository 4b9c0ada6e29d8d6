"""Worked examples as their checkers answer them: what pages tell of an example is asked, and not written twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import engine
from catalog.models.entries import WorkedExample
from engine.speaker.paths import Scope, values_at

if TYPE_CHECKING:
    from generator.render.game_checkers import GameQuestions


def asked(questions: GameQuestions, checker: str, request: dict[str, Any]) -> dict[str, Any] | None:
    """The answer of a checker of the game; None if it has none, as may be while the game is being written."""
    game = questions.opened.engine_game
    if game is None or checker not in game.checkers:
        return None
    try:
        found = engine.check(checker, request, {game.id: game})
    except Exception:
        return None
    return found if isinstance(found, dict) and "kind" in found else None


def answer(questions: GameQuestions, example: str) -> dict[str, Any] | None:
    """The answer to an example of the game; None if there is no such example, or none that is answered."""
    record = questions.game.records.get(f"example:{example}")
    if record is None or not isinstance(record.model, WorkedExample):
        return None
    found = asked(questions, record.model.checker, record.model.request)
    return found if found is not None and found["kind"] == "verdict" else None


def values(answer: dict[str, Any], path: str) -> list[Any]:
    """What an answer has at a path."""
    return values_at(path, Scope(answer, answer, None, answer))
