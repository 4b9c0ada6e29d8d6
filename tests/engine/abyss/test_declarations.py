"""What the checkers of Abyss ask for, and which worked examples open them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from catalog import Catalog, load
from tests.engine.portable.world import games

FORMS = [
    "control",
    "council",
    "end",
    "explore",
    "hand",
    "leviathan",
    "limits",
    "nebulis",
    "plot",
    "recruit",
    "refill",
    "sanctuary",
    "score",
    "sentinel",
    "threat",
]


@pytest.fixture(scope="module")
def catalogue() -> Catalog:
    return load()


def test_every_checker_with_a_form_opens_from_an_example(catalogue: Catalog) -> None:
    game = catalogue.games["abyss"]
    opened = {(example.opens or example).checker for example in game.examples}
    assert {"abyss/recruit", "abyss/hand", "abyss/score", "abyss/explore", "abyss/threat", "abyss/end"} <= opened
    assert opened <= {f"abyss/{checker}" for checker in game.checkers}


def _inputs(declaration: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The inputs of a checker by name; those of a list's items as list.input."""
    found = {field["name"]: field for field in declaration["fields"]}
    for field in declaration["fields"]:
        found |= {f"{field['name']}.{inner['name']}": inner for inner in field.get("fields", ())}
    return found


@pytest.fixture(scope="module")
def declared() -> dict[str, dict[str, Any]]:
    """The declarations of all checkers, by the names of the checkers within the game."""
    declarations = engine.declarations(games()["abyss"])
    return {declaration["id"].removeprefix("abyss/"): declaration for declaration in declarations}


def test_declarations(declared: dict[str, dict[str, Any]]) -> None:
    assert [name for name, declaration in declared.items() if declaration["form"]] == FORMS
    assert json.loads(json.dumps(declared)) == declared
    fields = _inputs(declared["recruit"])
    assert fields["lord"] == {"name": "lord", "type": "entry", "of": "lord", "required": True}
    assert fields["pearls"] == {
        "name": "pearls",
        "type": "integer",
        "min": 0,
        "max": 99,
        "required": False,
        "default": 0,
    }
    assert fields["profile"]["choices"] == ["rulebook", "online"]
    assert {"treasurer", "diplomat", "shaman", "master-of-magic", "outlaw"} <= set(fields["powers"]["suggested"])
    tables = games()["abyss"].tables
    for name, declaration in declared.items():
        for field in _inputs(declaration).values():
            assert field.get("of", "lord") in tables, name
            assert set(field.get("suggested", ())) <= set(tables[field.get("of", "lord")]), name


def test_every_profile_of_rules_tells_of_a_discrepancy(catalogue: Catalog, declared: dict[str, dict[str, Any]]) -> None:
    discrepancies = catalogue.games["abyss"].discrepancies
    chosen = {(choice.checker, choice.field) for item in discrepancies for choice in item.choices}
    profiles = {(name, "profile") for name, declaration in declared.items() if "profile" in _inputs(declaration)}
    assert profiles - chosen == set()


def test_a_hand_may_hold_every_ally_there_is(declared: dict[str, dict[str, Any]]) -> None:
    for checker, name in (("recruit", "allies"), ("hand", "hand"), ("score", "players.hand")):
        assert _inputs(declared[checker])[name]["max_items"] == 93, checker
