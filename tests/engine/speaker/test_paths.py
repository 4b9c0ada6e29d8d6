"""Paths and conditions, by which words read an answer."""

from __future__ import annotations

import json
from typing import Any

from engine.speaker.paths import Scope, holds, raw_at, values_at
from tests.node import FOLDER

DATA: dict[str, Any] = json.loads((FOLDER.parent / "data/javascript/paths.json").read_text(encoding="utf-8"))
SCOPE = Scope(**DATA["scope"])


def test_a_path_finds_all_values_that_it_leads_to() -> None:
    for path, values in DATA["paths"].items():
        assert values_at(path, SCOPE) == values, path


def test_a_point_is_the_item_itself_and_a_list_its_items() -> None:
    assert values_at(".", SCOPE) == [SCOPE.item]
    assert values_at(".", SCOPE.inside([1, None, 2])) == [1, 2]
    assert values_at(".", SCOPE.inside(None)) == []


def test_a_path_leads_nowhere_from_what_is_no_object() -> None:
    for item in (None, 7, "text", ["list"]):
        inner = SCOPE.inside(item)
        assert values_at("name", inner) == values_at("name.deeper", inner) == values_at("name[a=b]", inner) == []


def test_inside_an_item_the_one_around_it_is_at_hand() -> None:
    inner = SCOPE.inside({"cost": 5})
    assert values_at("cost", inner) == [5]
    assert values_at("^name", inner) == ["Ann"]
    assert values_at("@lords", inner) == ["elder", "sage"]


def test_a_condition_holds_where_enough_values_count() -> None:
    for case in DATA["conditions"]:
        given = case["condition"]
        assert holds(given if isinstance(given, list) else [given], SCOPE) == case["holds"], case
    assert holds(None, SCOPE)
    assert holds([], SCOPE)


def test_a_value_that_is_handed_on_stays_as_it_stands() -> None:
    assert raw_at("@lords", SCOPE) == ["elder", "sage"]
    assert raw_at("payments", SCOPE) is SCOPE.item["payments"]
    assert raw_at(".", SCOPE) is SCOPE.item
    assert raw_at("nothing.there", SCOPE) is None
