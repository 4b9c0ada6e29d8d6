"""The facts that the engine gets: plain JSON, the same in every run, and all that a checker needs."""

from __future__ import annotations

import json

import engine
from catalog.models.abyss import AbyssCatalog
from tests.engine.codes import RULES


def test_the_facts_are_plain_json(abyss: AbyssCatalog) -> None:
    facts = abyss.engine_facts()
    assert json.loads(json.dumps(facts)) == facts


def test_the_tables(abyss: AbyssCatalog) -> None:
    facts = abyss.engine_facts()
    assert set(facts) == {"game", "races", "guilds", "tables", "order", "supply"}
    assert facts["game"] == "abyss"
    tables = facts["tables"]
    assert {name: len(table) for name, table in tables.items()} == {
        "ally": 25,
        "lord": 35,
        "location": 20,
        "monster-token": 3,
    }
    assert tables["ally"]["jellyfish-3"] == {"race": "jellyfish", "value": 3, "copies": 3}
    assert tables["lord"]["master-of-magic"] == {
        "guild": "mage",
        "influence": 6,
        "keys": 1,
        "cost": {"value": 10, "races": 3, "compulsory": "jellyfish"},
    }
    assert tables["lord"]["elder"]["cost"] == {"value": 10, "races": 5, "compulsory": None}
    assert tables["location"]["parliament"] == {
        "formula": {"kind": "per-lord-of-guild", "base": 6, "each": 2, "guild": "politician"}
    }
    assert tables["monster-token"]["2"] == {"value": 2, "copies": 9}
    assert sum(ally["copies"] for ally in tables["ally"].values()) == 65


def test_order_is_kept_in_lists(abyss: AbyssCatalog) -> None:
    facts = abyss.engine_facts()
    for table, order in facts["order"].items():
        assert len(order) == len(set(order))
        assert set(order) == set(facts["tables"][table])
    assert facts["order"]["lord"][:2] == ["recruiter", "jailer"]


def test_the_supply_without_its_sources(abyss: AbyssCatalog) -> None:
    supply = abyss.engine_facts()["supply"]
    assert not {"sources", "expected_counts"} & set(supply)
    assert supply["ally_copies"] == {"1": 4, "2": 3, "3": 3, "4": 2, "5": 1}
    assert supply["threat_track"][0] == {
        "space": 1,
        "options": [
            {"pearls": 1, "monster_tokens": 0, "keys": 0},
            {"pearls": 0, "monster_tokens": 1, "keys": 0},
        ],
    }


def test_catalogue_and_engine_name_the_same_checkers(abyss: AbyssCatalog) -> None:
    game = engine.open_game("abyss", abyss.engine_facts())
    forms = {item["id"] for item in engine.declarations(game) if item.get("form", True)}
    questions = {item["id"] for item in engine.declarations(game)} - forms
    assert forms == {f"abyss/{checker}" for checker in abyss.checkers}
    assert questions <= {f"abyss/{question}" for question in abyss.QUESTIONS}
    for question in abyss.QUESTIONS:
        answer = engine.check(f"abyss/{question}", {}, {"abyss": game})
        assert all(problem["code"] != "unknown-checker" for problem in answer.get("problems", []))


def test_every_rule_that_an_answer_rests_on_is_there(abyss: AbyssCatalog) -> None:
    assert {rule for rule in RULES.values() if f"rule:{rule}" not in abyss.records} == set()
