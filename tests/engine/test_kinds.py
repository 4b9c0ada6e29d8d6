"""Kinds of input, by a made-up checker that has them all: what they take, what they refuse, and what they then say."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.fields import Field, kind_of
from tests import made_up
from tests.generator.conforming import conforms
from tests.made_up import asked

Any_ = st.SearchStrategy[Any]


def read(request: Any) -> dict[str, Any]:
    answer = asked(request)
    assert answer["kind"] == "verdict", answer
    values: dict[str, Any] = answer["read"]
    return values


def refused(request: Any) -> set[tuple[str, str, str]]:
    answer = asked(request)
    assert answer["kind"] == "invalid", answer
    return {(found["code"], found["field"], found["given"]) for found in answer["problems"]}


def test_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="no kind of input called picture"):
        Field("face", "picture").fit({}, {})


def test_what_is_left_out_has_its_usual_value() -> None:
    assert read({}) == {
        "attacker": None,
        "defender": None,
        "night": False,
        "gold": True,
        "goods": {},
        "statues": {},
        "seats": [],
        "first": 0,
        "sets": [],
        "players": [],
    }
    [player] = read({"players": [{}]})["players"]
    assert player["reach"] == {"low": 0, "open": False}


def test_a_flag_is_true_or_false_and_nothing_else() -> None:
    assert read({"night": True, "gold": False})["night"] is True
    hostile: Any
    for hostile in (0, 1, "true", "yes", None, [], {}):
        assert {found[:2] for found in refused({"night": hostile})} == {("wrong-type", "night")}


def test_a_group_is_read_as_the_fields_it_has() -> None:
    side = read({"attacker": {"units": 3, "tiles": ["legion"], "prayer": True}})["attacker"]
    assert side == {"units": 3, "tiles": ["legion"], "prayer": True}
    assert read({"attacker": None})["attacker"] is None
    assert refused({"attacker": {}}) == {("missing-field", "attacker.units", "null")}
    assert refused({"attacker": {"units": 9, "rank": 1}}) == {
        ("out-of-range", "attacker.units", "9"),
        ("unknown-field", "attacker.rank", "rank"),
    }
    hostile: Any
    for hostile in ("legion", 3, True, [], [{}]):
        assert {found[:2] for found in refused({"attacker": hostile})} == {("wrong-type", "attacker")}


def test_counts_are_numbers_by_id_and_what_is_absent_is_none() -> None:
    assert read({"goods": {"iron": 3, "stone": 0}})["goods"] == {"iron": 3}
    assert refused({"goods": {"gold": 1}}) == {("unknown-id", "goods", "gold")}
    assert refused({"goods": {"iron": -1, "stone": 10}}) == {
        ("out-of-range", "goods.iron", "-1"),
        ("out-of-range", "goods.stone", "10"),
    }
    assert refused({"goods": {"iron": True, "stone": "3"}}) == {
        ("wrong-type", "goods.iron", "true"),
        ("wrong-type", "goods.stone", "3"),
    }
    assert refused({"goods": {"iron": 9, "stone": 9}}) == {("too-many-items", "goods", "18")}
    hostile: Any
    for hostile in ([], ["iron"], "iron", 3, True, None):
        assert {found[:2] for found in refused({"goods": hostile})} == {("wrong-type", "goods")}


def test_what_counts_and_groups_name_belongs_to_its_set() -> None:
    assert read({"goods": {"cart": 1}})["sets"] == ["depot"]
    assert refused({"goods": {"cart": 2}, "sets": []}) == {("set-not-in-play", "goods.cart", "cart")}
    assert read({"players": [{"goods": {"cart": 1}}]})["sets"] == ["depot"]


class Writer:
    """What the schemas of the made-up fields are written with."""

    def ids(self, table: str) -> list[str]:
        return list(made_up.TABLES[table])

    def object(self, fields: list[dict[str, Any]]) -> dict[str, Any]:
        properties = {field["name"]: kind_of(field["type"]).schema(field, self) for field in fields}
        required = [field["name"] for field in fields if field["required"]]
        return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


SCHEMA = Writer().object(made_up.declared())
"""The JSON Schema of a request."""

HOSTILE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 12)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "iron", "legion", "yes", "🐙"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["iron", "units", "low", "x"]), inner, max_size=3)
    ),
    max_leaves=4,
)


def values(rule: dict[str, Any]) -> Any_:
    """Values as a schema wants them, and now and then others."""
    kind = rule.get("type", "")
    if "enum" in rule:
        wanted: Any_ = st.sampled_from(rule["enum"])
    elif kind == "boolean":
        wanted = st.booleans()
    elif kind == "integer":
        wanted = st.integers(rule["minimum"] - 1, rule["maximum"] + 1)
    elif kind == "string":
        wanted = st.text(max_size=rule["maxLength"] + 1)
    elif kind == "array":
        wanted = st.lists(values(rule["items"]), max_size=min(4, rule["maxItems"] + 1))
    else:
        wanted = st.fixed_dictionaries({}, optional={name: values(inner) for name, inner in rule["properties"].items()})
    return st.one_of(*[wanted] * 12, HOSTILE)


def fits(value: Any, rule: dict[str, Any]) -> bool:
    """Whether a value conforms to a schema, lists without duplicates too, and true is no number."""
    if rule.get("type") == "integer" and isinstance(value, bool):
        return False
    if rule.get("type") == "array" and isinstance(value, list):
        if rule.get("uniqueItems") and len(set(map(repr, value))) < len(value):
            return False
        if not all(fits(item, rule["items"]) for item in value):
            return False
    if isinstance(value, dict) and not all(
        fits(item, rule.get("properties", {}).get(name, {})) for name, item in value.items()
    ):
        return False
    return conforms(value, rule, rule)


BEYOND = {"too-many-items", "set-not-in-play", "out-of-range"}
"""Sums, sets, and bounds that hang on other values: what no schema of these can say."""


@settings(max_examples=300, deadline=None)
@given(values(SCHEMA))
def test_what_is_read_is_what_the_schema_says(request: Any) -> None:
    answer = asked(request)
    if fits(request, SCHEMA):
        assert {found["code"] for found in answer.get("problems", [])} <= BEYOND, (request, answer)
    else:
        assert answer["kind"] == "invalid", request


def test_a_bound_may_hang_on_what_stands_beside() -> None:
    assert read({"attacker": {"units": 7, "tiles": ["legion"]}})["attacker"]["units"] == 7
    for side in ({"units": 6}, {"units": 6, "tiles": ["sphinx"]}, {"units": 8, "tiles": ["legion"]}):
        [problem] = asked({"attacker": side})["problems"]
        assert (problem["code"], problem["field"]) == ("out-of-range", "attacker.units")
        assert problem["accepted"]["max"] == (7 if side["units"] == 8 else 5)
    assert refused({"attacker": {"units": 6, "tiles": 5}})


def test_a_list_of_a_table_has_an_item_for_each_entry() -> None:
    assert read({"seats": [{"prayer": 3}, {}]})["seats"] == [{"prayer": 3}, {"prayer": 0}]
    wrong: tuple[list[Any], ...] = ([], [{}], [{}] * 3)
    for seats in wrong:
        assert {found[1] for found in refused({"seats": seats})} == {"seats"}
