"""The engine held against the catalogue, beyond what ``fathom validate`` holds each game to."""

from __future__ import annotations

import pytest

import engine
from catalog import GameCatalog, load
from generator.checkers.contract import contract_faults
from generator.render import game_checkers
from tests.games import EVERY_GAME
from tests.questions import opened


@pytest.mark.slow
def test_every_game_keeps_the_contract() -> None:
    assert contract_faults(load()) == []


@EVERY_GAME
def test_nothing_is_picked_more_often_than_it_is_in_the_boxes(game: GameCatalog) -> None:
    tables = opened()[game.id].tables
    for question in game_checkers.of_game(game).questions:
        for path, field in question.fields():
            rows = tables.get(field.get("of", ""), {}).values()
            if field["type"] == "set":
                assert field["max_items"] <= len(rows), (question.id, path)
            elif field["type"] == "multiset":
                assert field["max_items"] <= sum(row.get("copies", 1) for row in rows), (question.id, path)


def test_unknown_games_are_refused() -> None:
    with pytest.raises(ImportError):
        engine.open_game("chess", {"tables": {}})
