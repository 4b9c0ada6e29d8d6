"""What the engine declares of the answers of each checker."""

from __future__ import annotations

from functools import cache

from catalog import load
from generator.checkers.contract.answers import DeclaredAnswer
from generator.render import game_checkers
from tests.questions import game_of


@cache
def declared(checker: str) -> DeclaredAnswer:
    """What a checker declares of its answers."""
    return DeclaredAnswer(game_checkers.of_game(load().games[game_of(checker)]), checker)
