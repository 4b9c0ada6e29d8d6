"""The facts that the engine gets of each game: plain JSON, the same in every run, and all that a checker needs."""

from __future__ import annotations

import json

import engine
from catalog import GameCatalog
from tests.games import EVERY_GAME
from tests.questions import opened


@EVERY_GAME
def test_the_facts_are_plain_json(game: GameCatalog) -> None:
    facts = game.engine_facts()
    assert json.loads(json.dumps(facts)) == facts


@EVERY_GAME
def test_order_is_kept_in_lists(game: GameCatalog) -> None:
    facts = game.engine_facts()
    for table, order in facts["order"].items():
        assert len(order) == len(set(order))
        assert set(order) == set(facts["tables"][table])


@EVERY_GAME
def test_catalogue_and_engine_name_the_same_checkers(game: GameCatalog) -> None:
    declared = engine.declarations(opened()[game.id])
    forms = {item["id"] for item in declared if item.get("form", True)}
    assert forms == {f"{game.id}/{checker}" for checker in game.checkers}
    assert {item["id"] for item in declared} - forms <= {f"{game.id}/{question}" for question in game.QUESTIONS}
    for question in game.QUESTIONS:
        answer = engine.check(f"{game.id}/{question}", {}, opened())
        assert all(problem["code"] != "unknown-checker" for problem in answer.get("problems", []))
