"""The engine held against the catalogue: worked examples, rule ids, codes, declarations, and the size of it all."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import engine
from catalog import Catalog, load
from engine.abyss import exploration
from tests.engine.codes import FIXES, NOTES, REASONS, RULES
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


def test_every_cited_rule_is_in_the_catalogue(catalogue: Catalog) -> None:
    known = {rule.id for rule in catalogue.games["abyss"].rules}
    cited = {*RULES.values(), *exploration.RULES.values()}
    for path in (ROOT / "engine" / "abyss").rglob("*.py"):
        cited |= set(re.findall(r"(?<![.\w])abyss(?:\.[a-z-]+)+", path.read_text("utf-8")))
    assert cited - known == set()


def test_every_code_has_a_rule() -> None:
    codes = [*REASONS, *NOTES]
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
    kind = kind.removeprefix("any-")
    if kind in ("races", "allies"):
        table = tables["race" if kind == "races" else "ally"]
        return isinstance(value, list) and all(item in table for item in value)
    return value in tables[kind]


def test_codes_are_declared_with_their_parameters_and_each_occurs() -> None:
    declared = {**REASONS, **FIXES, **NOTES}
    occurred = set()
    forms = [checker.id for checker in games()["abyss"].checkers.values() if checker.form]
    texts = [path.read_text("utf-8") for path in sorted((ROOT / "tests/data/vectors").glob("*.jsonl"))]
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


def test_declarations() -> None:
    declared = {declaration["id"]: declaration for declaration in engine.declarations(games()["abyss"])}
    assert [name for name, declaration in declared.items() if declaration["form"]] == [
        "abyss/hand",
        "abyss/recruit",
        "abyss/score",
    ]
    assert json.loads(json.dumps(declared)) == declared
    fields = {field["name"]: field for field in declared["abyss/recruit"]["fields"]}
    assert list(fields) == ["lord", "allies", "pearls", "powers", "rival_powers", "profile"]
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
    assert fields["powers"]["suggested"] == ["treasurer", "diplomat", "shaman", "master-of-magic"]
    tables = games()["abyss"].tables
    for declaration in declared.values():
        for field in declaration["fields"]:
            for inner in (field, *field.get("fields", ())):
                assert inner.get("of", "lord") in tables
                assert set(inner.get("suggested", ())) <= set(tables[inner.get("of", "lord")])


def test_the_largest_multisets_are_those_of_the_box() -> None:
    declared = {declaration["id"]: declaration for declaration in engine.declarations(games()["abyss"])}
    facts = games()["abyss"].tables
    counts = {
        "ally": sum(row["copies"] for row in facts["ally"].values()),
        "monster-token": sum(row["copies"] for row in facts["monster-token"].values()),
        "lord": len(facts["lord"]),
        "location": len(facts["location"]),
    }
    for declaration in declared.values():
        for field in declaration["fields"]:
            for inner in (field, *field.get("fields", ())):
                if inner["type"] in ("multiset", "set"):
                    assert inner["max_items"] == counts[inner["of"]], (declaration["id"], inner["name"])


def test_unknown_games_are_refused() -> None:
    with pytest.raises(ImportError):
        engine.open_game("chess", {"tables": {}})
