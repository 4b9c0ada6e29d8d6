"""What holds for every game is tested for every game that the catalogue has: a new one gets these tests for nothing."""

from __future__ import annotations

import pytest

from catalog import load

GAMES = load().games
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
"""Calls a test with each game of the catalogue in turn."""
EVERY_COLLECTION = pytest.mark.parametrize(
    ("game", "collection"),
    [pytest.param(game, found, id=f"{game.id}/{found.id}") for game in GAMES.values() for found in game.collections],
)
"""Calls a test with each collection of each game in turn."""
