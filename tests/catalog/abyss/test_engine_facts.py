"""The facts that the engine gets: plain JSON, the same in every run, and all that a checker needs."""

from __future__ import annotations

from catalog.models.abyss import AbyssCatalog
from tests.engine.abyss.codes import RULES


def test_the_tables(abyss: AbyssCatalog) -> None:
    facts = abyss.engine_facts()
    assert set(facts) == {
        "game",
        "numbers",
        "boards",
        "races",
        "wild",
        "guilds",
        "players",
        "threat_track",
        "lords_removed",
        "tables",
        "order",
    }
    assert (facts["game"], facts["wild"]) == ("abyss", "kraken")
    assert facts["races"] == ["jellyfish", "crab", "seahorse", "shellfish", "squid"]
    tables = facts["tables"]
    assert {name: len(table) for name, table in tables.items()} == {
        "ally": 48,
        "lord": 63,
        "location": 26,
        "monster-token": 3,
        "loot": 5,
        "leviathan": 20,
        "leviathan-token": 4,
        "set": 2,
        "threat-space": 6,
    }
    assert tables["lord"]["master-of-magic"] == {
        "guild": "mage",
        "influence": 6,
        "keys": 1,
        "cost": {"value": 10, "races": 3, "compulsory": "jellyfish"},
        "power": "permanent",
        "timing": "continuous",
        "set": "base",
    }
    assert tables["lord"]["elder"]["cost"] == {"value": 10, "races": 5, "compulsory": None}
    assert tables["lord"]["outlaw"]["set"] == "kraken"
    assert tables["location"]["parliament"] == {
        "formula": {"kind": "per-lord-of-guild", "base": 6, "each": 2, "guild": "politician"},
        "set": "base",
    }
    assert tables["location"]["krakens-lair"]["formula"] == {"kind": "per-nebulis", "base": 15, "each": -3}
    assert tables["monster-token"]["2"] == {"value": 2, "copies": 9}
    assert tables["set"] == {"kraken": {}, "leviathan": {}}


def test_the_allies_of_all_sets(abyss: AbyssCatalog) -> None:
    allies = abyss.engine_facts()["tables"]["ally"]
    assert allies["jellyfish-3"] == {"race": "jellyfish", "value": 3, "copies": 3, "set": "base"}
    # The box of Leviathan adds a crab for the fifth player.
    assert allies["crab-1"] == {
        "race": "crab",
        "value": 1,
        "copies": 5,
        "set": "base",
        "sets": {"base": 4, "leviathan": 1},
    }
    assert allies["kraken-4"] == {"race": "kraken", "value": 4, "copies": 2, "set": "kraken", "nebulis": 3}
    assert allies["squid-2-combat"] == {
        "race": "squid",
        "value": 2,
        "copies": 1,
        "set": "leviathan",
        "combat": "pearls",
    }
    assert allies["squid-4-combat"]["combat"] == "dice"
    assert "squid-5-combat" not in allies
    assert sum(ally["copies"] for ally in allies.values()) == 93


def test_lords_are_in_the_order_of_the_files(abyss: AbyssCatalog) -> None:
    assert abyss.engine_facts()["order"]["lord"][:2] == ["recruiter", "jailer"]


def test_loot_and_leviathans(abyss: AbyssCatalog) -> None:
    tables = abyss.engine_facts()["tables"]
    assert set(tables["loot"]["loot-5"]) == {"value", "copies", "reward", "set"}
    assert tables["loot"]["loot-5"]["reward"]["monster_tokens"] == 1
    assert tables["leviathan"]["leviathan-15"] == {
        "symbols": ["seahorse", "crab"],
        "levels": [{"resistance": 7, "monster_tokens": 4}],
        "penalty": {"kind": "wounds", "count": 3},
        "set": "leviathan",
    }
    assert tables["leviathan-token"]["key"]["brings"]["keys"] == 1


def test_the_numbers_and_the_threat_track(abyss: AbyssCatalog) -> None:
    facts = abyss.engine_facts()
    assert facts["players"] == [2, 4]
    assert facts["lords_removed"] == ["tamer"]
    assert facts["numbers"]["figure-points"] == -5
    assert facts["numbers"]["ally-copies"] == {"1": 4, "2": 3, "3": 3, "4": 2, "5": 1}
    assert facts["numbers"]["krakens"]["4"] == {"copies": 2, "nebulis": 3}
    assert facts["numbers"]["border-sums"]["9"] == [11, 12]
    assert "base-counts" not in facts["numbers"]
    assert facts["threat_track"][0] == {
        "space": 1,
        "options": [
            {"pearls": 1, "monster_tokens": 0, "keys": 0},
            {"pearls": 0, "monster_tokens": 1, "keys": 0},
        ],
    }


def test_every_rule_that_an_answer_rests_on_is_there(abyss: AbyssCatalog) -> None:
    assert {rule for rule in RULES.values() if f"rule:{rule}" not in abyss.records} == set()
