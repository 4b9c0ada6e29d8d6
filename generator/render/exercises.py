"""What a game has to practise with, as the engine declares it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.practice import Exercise, exercises

if TYPE_CHECKING:
    from catalog import GameCatalog


def of_game(game: GameCatalog) -> tuple[Exercise, ...]:
    """The exercises of a game, in the order of its words; none if it has no words for any."""
    declared = {one.id: one for one in exercises(game.id)} if game.practice else {}
    return tuple(declared[id_] for id_ in game.practice if id_ in declared)
