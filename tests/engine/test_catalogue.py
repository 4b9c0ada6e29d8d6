"""The engine held against the catalogue: worked examples, rule ids, codes, declarations, and the size of it all."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from catalog import Catalog, load
from generator.text.parameters import PLAYERS, ROUNDED, table_of
from tests.engine.abyss.codes import FIXES, NOTES, OPEN, REASONS, RULES
from tests.engine.portable.world import games

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def catalogue() -> Catalog:
    return load()


def lacking(expected: Any, given: Any, path: str = "answer") -> list[str]:
    """Where an answer differs from the part of it that is expected: mappings by key, lists item by item."""
    if isinstance(expected, dict) and isinstance(given, dict):
        return [line for key in expected for line in lacking(expected[key], given.get(key), f"{path}.{key}")]
    if isinstance(expected, list) and isinstance(given, list) and len(expected) == len(given):
        return [
            line
            for number, (one, other) in enumerate(zip(expected, given, strict=True))
            for line in lacking(one, other, f"{path}[{number}]")
        ]
    return [] if expected == given else [f"{path}: expected {expected!r}, got {given!r}"]


def test_worked_examples(catalogue: Catalog) -> None:
    examples = catalogue.games["abyss"].examples
    assert len(examples) >= 15
    for example in examples:
        answer = engine.check(example.checker, example.request, games())
        assert answer["kind"] == "verdict", (example.id, answer)
        assert lacking(example.expected, answer) == [], example.id
        if example.opens is not None:
            assert engine.check(example.opens.checker, example.opens.request, games())["kind"] == "verdict", example.id


def test_every_checker_with_a_form_opens_from_an_example(catalogue: Catalog) -> None:
    game = catalogue.games["abyss"]
    opened = {(example.opens or example).checker for example in game.examples}
    assert {"abyss/recruit", "abyss/hand", "abyss/score", "abyss/explore", "abyss/threat", "abyss/end"} <= opened
    assert opened <= {f"abyss/{checker}" for checker in game.checkers}


def test_every_cited_rule_is_in_the_catalogue(catalogue: Catalog) -> None:
    known = {rule.id for rule in catalogue.games["abyss"].rules}
    cited = set(RULES.values())
    for path in (ROOT / "engine" / "abyss").rglob("*.py"):
        cited |= set(re.findall(r"(?<![.\w])abyss(?:\.[a-z-]+)+", path.read_text("utf-8")))
    assert cited - known == set()


def test_every_code_has_a_rule() -> None:
    codes = [*REASONS, *NOTES, *OPEN]
    assert len(codes) == len(set(codes))
    assert [code for code in codes if code not in RULES] == []


def _messages(answer: Any) -> list[tuple[str, dict[str, Any]]]:
    """Every reason, note and fix in an answer."""
    found: list[tuple[str, dict[str, Any]]] = []
    if isinstance(answer, dict):
        if "code" in answer and "params" in answer:
            found.append((answer["code"], answer["params"]))
        for value in answer.values():
            found += _messages(value)
    elif isinstance(answer, list):
        for value in answer:
            found += _messages(value)
    return found


def _is_of_type(value: Any, kind: str) -> bool:
    tables = games()["abyss"].tables
    if kind == "integer":
        return type(value) is int
    if kind == "player":
        return type(value) is int
    if kind in PLAYERS:
        return isinstance(value, list) and all(type(place) is int for place in value)
    if kind in ROUNDED:
        return set(value) == {"fraction", ROUNDED[kind]}
    table = table_of(kind)
    assert table is not None
    return all(item in tables[table[0]] for item in value) if table[1] else value in tables[table[0]]


def test_codes_are_declared_with_their_parameters_and_each_occurs() -> None:
    declared = {**REASONS, **FIXES, **NOTES, **OPEN}
    occurred = set()
    forms = [checker.id for checker in games()["abyss"].checkers.values() if checker.form]
    texts = [path.read_text("utf-8") for path in sorted((ROOT / "tests/data/vectors").rglob("*.jsonl"))]
    for line in [line for text in texts for line in text.splitlines()]:
        vector = json.loads(line)
        if vector["checker"] not in forms:
            continue
        for code, params in _messages(vector["answer"]):
            occurred.add(code)
            types = declared[code]
            assert set(params) == set(types), code
            for name, value in params.items():
                assert _is_of_type(value, types[name]), (code, name, value)
    assert occurred == set(declared)


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


def test_a_checker_about_a_set_says_so_to_the_engine_and_to_the_pages() -> None:
    game = load().games["abyss"]
    for id_, checker in games()["abyss"].checkers.items():
        if checker.form:
            about = game.checkers[id_.partition("/")[2]].set
            assert (checker.set or game.game.sets[0].id) == about, id_


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


def test_what_a_reader_may_choose_is_another_reading_than_the_one_followed(
    catalogue: Catalog, declared: dict[str, dict[str, Any]]
) -> None:
    offered = [(item.id, choice) for item in catalogue.games["abyss"].discrepancies for choice in item.choices]
    assert offered
    for discrepancy, choice in offered:
        field = _inputs(declared[choice.checker])[choice.field]
        if field["type"] == "choice":
            # Without a choice the checker follows the reading that the site follows.
            assert choice.value in set(field["choices"]) - {field["default"]}, discrepancy
        else:
            assert choice.value is None, discrepancy


def test_every_profile_of_rules_tells_of_a_discrepancy(catalogue: Catalog, declared: dict[str, dict[str, Any]]) -> None:
    discrepancies = catalogue.games["abyss"].discrepancies
    chosen = {(choice.checker, choice.field) for item in discrepancies for choice in item.choices}
    profiles = {(name, "profile") for name, declaration in declared.items() if "profile" in _inputs(declaration)}
    assert profiles - chosen == set()


def test_nothing_is_picked_more_often_than_it_is_in_the_boxes(declared: dict[str, dict[str, Any]]) -> None:
    facts = games()["abyss"].tables
    counts = {name: sum(row.get("copies", 1) for row in table.values()) for name, table in facts.items()}
    for checker, declaration in declared.items():
        for name, field in _inputs(declaration).items():
            if field["type"] == "set":
                assert field["max_items"] <= len(facts[field["of"]]), (checker, name)
            elif field["type"] == "multiset":
                assert field["max_items"] <= counts[field["of"]], (checker, name)


def test_a_hand_may_hold_every_ally_there_is(declared: dict[str, dict[str, Any]]) -> None:
    for checker, name in (("recruit", "allies"), ("hand", "hand"), ("score", "players.hand")):
        assert _inputs(declared[checker])[name]["max_items"] == 93, checker


def test_unknown_games_are_refused() -> None:
    with pytest.raises(ImportError):
        engine.open_game("chess", {"tables": {}})
