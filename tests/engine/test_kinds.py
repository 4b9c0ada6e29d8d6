"""Kinds of input, by a made-up checker that has them all: what they take, what they refuse, and what they then say."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.kinds.integer import Integer
from engine.kinds.list import List
from generator.checkers.checker_schema import Schemas
from tests import made_up
from tests.engine.schema_strategies import HOSTILE, values
from tests.generator.conforming import conforms
from tests.made_up import asked


def read(request: Any) -> dict[str, Any]:
    answer = asked(request)
    assert answer["kind"] == "verdict", answer
    values: dict[str, Any] = answer["read"]
    return values


def refused(request: Any) -> set[tuple[str, str, str]]:
    answer = asked(request)
    assert answer["kind"] == "invalid", answer
    return {(found["code"], found["field"], found["given"]) for found in answer["problems"]}


def test_what_is_left_out_has_its_usual_value() -> None:
    assert read({}) == {
        "attacker": None,
        "defender": None,
        "leader": None,
        **{name: [] for name in ("powers", "hand", "pay")},
        "night": False,
        "gold": True,
        "goods": {},
        "statues": {},
        "seats": [],
        "first": 0,
        "sets": [],
        "players": [],
        "pile": {"low": [], "high": [], "top": []},
        **{name: [] for name in ("tokens", "ways", "level", "names", "corner", "trolls", "tables")},
        **{name: [] for name in ("grid", "shape", "mark", "path", "troops", "cover", "ranks", "wall")},
        "number": "2",
        "side": "land",
        "start": None,
        "place": None,
    }
    [player] = read({"players": [{}]})["players"]
    assert player["reach"] == {"low": 0, "open": False}


def test_a_number_without_a_default_is_unknown_as_long_as_nobody_tells_it() -> None:
    unknown, told = Integer("prayer", high=11), Integer("prayer", high=11, required=True)
    assert [asked(request, (unknown,))["read"] for request in ({}, {"prayer": None}, {"prayer": 0})] == [
        {"prayer": None},
        {"prayer": None},
        {"prayer": 0},
    ]
    assert asked({"prayer": None}, (told,))["problems"][0]["code"] == "wrong-type"


def test_nothing_may_be_told_of_what_need_not_be_told() -> None:
    for name in ("level", "grid", "shape", "trolls", "seats"):
        assert read({name: []}) == read({})
    needed = List("tokens", min_items=1, max_items=3, required=True, each=Integer("", high=5))
    assert asked({"tokens": []}, (needed,))["problems"][0]["code"] == "out-of-range"


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


class Writer(Schemas):
    """What the schemas of the made-up fields are written with."""

    def ids(self, table: str) -> list[str]:
        return list(made_up.TABLES[table])


SCHEMA = Writer().object(made_up.declared())
"""The JSON Schema of a request."""


BEYOND = {
    "too-many-items",
    "too-many-copies",
    "set-not-in-play",
    "out-of-range",
    "in-pieces",
    "uneven",
    "conflict",
    "unknown-id",
}
"""Sums, copies, sets, shapes, and what hangs on other values: what no schema of these can say."""


BY_NAME = {name: values(rule) for name, rule in SCHEMA["properties"].items()}
SOME = st.sets(st.sampled_from(sorted(BY_NAME)), max_size=4).flatmap(
    lambda names: st.fixed_dictionaries({name: BY_NAME[name] for name in names})
)
"""Requests with some of the inputs."""


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(SOME | HOSTILE)
@example({"hand": ["wall", "wall"]})
def test_what_is_read_is_what_the_schema_says(request: Any) -> None:
    answer = asked(request)
    if conforms(request, SCHEMA):
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
    wrong: tuple[list[Any], ...] = ([{}], [{}] * 3)
    for seats in wrong:
        assert {found[1] for found in refused({"seats": seats})} == {"seats"}


def test_items_of_a_list_may_be_of_any_kind() -> None:
    request = {
        "tokens": [1, 6],
        "ways": ["harbor"],
        "level": [{}, {"iron": 2, "stone": 0}, {"cart": 1}],
        "names": ["Ola", ""],
        "tables": [["legion", "legion"], []],
    }
    found = read(request)
    assert {name: found[name] for name in request} == request | {"level": [{}, {"iron": 2}, {"cart": 1}]}
    assert found["sets"] == ["depot"]
    assert refused({"tokens": [0, "1", None, 6]}) == {
        ("out-of-range", "tokens[0]", "0"),
        ("wrong-type", "tokens[1]", "1"),
        ("missing-field", "tokens[2]", "null"),
    }
    assert refused({"level": [{}]}) == {("out-of-range", "level", "[1]")}
    assert refused({"tables": [["legion"], ["nobody"], "legion"]}) == {
        ("unknown-id", "tables[1][0]", "nobody"),
        ("wrong-type", "tables[2]", "legion"),
    }
    assert refused({"level": [{}, {}, {"cart": 1}], "sets": []}) == {("set-not-in-play", "level[2].cart", "cart")}


def test_a_place_of_a_list_may_be_empty_where_that_is_declared() -> None:
    trolls = [[{"prints": {"iron": 1}}, {}], [None]]
    assert read({"trolls": trolls})["trolls"] == [
        [{"prints": {"iron": 1}, "asleep": False}, {"prints": {}, "asleep": False}],
        [None],
    ]
    assert refused({"trolls": [[{}, None], [None]]}) == {("missing-field", "trolls[0][1]", "null")}
    assert refused({"trolls": [[{}, {}], [{"prints": {"iron": 9}}]]}) == {
        ("out-of-range", "trolls[1][0].prints.iron", "9")
    }
    assert refused({"trolls": [[{}, {}]]}) == {("out-of-range", "trolls", "[1]")}
    assert refused({"trolls": [[{}, {}], [{"prints": {"cart": 1}}]], "sets": []}) == {
        ("set-not-in-play", "trolls[1][0].prints.cart", "cart")
    }


def test_the_places_of_a_tuple_have_each_their_own_bounds() -> None:
    assert read({"corner": [4, 5]})["corner"] == [4, 5]
    assert refused({"corner": [5, 4]}) == {("out-of-range", "corner[0]", "5")}
    assert refused({"corner": [1, None]}) == {("missing-field", "corner[1]", "null")}
    assert {found[:2] for found in refused({"corner": {"row": 1, "column": 2}})} == {("wrong-type", "corner")}
    assert refused({"corner": [1, 2, 3]}) == {("too-many-items", "corner", "[3]")}


def test_a_grid_has_rows_of_one_length_and_known_squares() -> None:
    assert read({"grid": ["m.#", "..x"]})["grid"] == ["m.#", "..x"]
    assert refused({"grid": ["m.#", ".."]}) == {("uneven", "grid[1]", "..")}
    assert refused({"grid": ["m.", "é."]}) == {("unknown-id", "grid[1]", "é")}
    assert refused({"grid": ["m.", 5]}) == {("wrong-type", "grid[1]", "5")}
    assert refused({"grid": ["m."]}) == {("out-of-range", "grid", "[1]")}
    assert refused({"grid": ["m" * 8] * 7}) == {("too-many-items", "grid", "[7]")}
    assert refused({"grid": ["", ""]}) == {("out-of-range", "grid[0]", ""), ("out-of-range", "grid[1]", "")}


def test_a_shape_lies_on_its_grid_in_one_piece() -> None:
    grid = ["...", "..."]
    assert read({"grid": grid, "shape": [[0, 1], [1, 1], [1, 2]]})["shape"] == [[0, 1], [1, 1], [1, 2]]
    [problem] = asked({"grid": grid, "shape": [[1, 2], [1, 3]]})["problems"]
    assert (problem["code"], problem["field"], problem["given"]) == ("out-of-range", "shape[1]", "[1, 3]")
    assert problem["accepted"] == {"with": "grid"}
    assert refused({"grid": grid, "shape": [[0, 0], [1, 1]]}) == {("in-pieces", "shape", "[2]")}
    assert refused({"grid": grid, "shape": [[0, 0], [0, 0]]}) == {("duplicate", "shape[1]", "[0, 0]")}
    assert refused({"shape": [[0, 0]]}) == {("out-of-range", "shape[0]", "[0, 0]")}
    assert refused({"mark": [[0, 0], [2, 2], [3, 0], [-1, 0]]}) == {
        ("out-of-range", "mark[2]", "[3, 0]"),
        ("out-of-range", "mark[3]", "[-1, 0]"),
    }
    hostile: Any
    for hostile in (5, [1], [1, 2, 3], "ab", [True, 0], [0.0, 1], None, {}, [[0], 0]):
        assert {found[:2] for found in refused({"mark": [hostile]})} == {("wrong-type", "mark[0]")}
    assert refused({"mark": [[10**5000, 0]]}) == {("out-of-range", "mark[0]", "[> 10^15, 0]")}


def test_a_space_is_on_the_board_with_so_many_players() -> None:
    assert read({"start": "delta", "number": "4"})["start"] == "delta"
    assert read({"start": "delta"})["start"] == "delta"
    assert read({"start": None})["start"] is None
    assert refused({"start": "hill"}) == {("conflict", "start", "hill")}
    assert refused({"number": 3, "start": "delta", "path": ["hill", "gate", "delta"]}) == {
        ("conflict", "start", "delta"),
        ("conflict", "path[2]", "delta"),
    }
    assert refused({"troops": [{"at": "hill"}]}) == {("conflict", "troops[0].at", "hill")}
    assert read({"side": "sea", "start": "reef"})["start"] == "reef"
    assert refused({"side": "sea", "start": "shore"}) == {("unknown-id", "start", "shore")}
    assert refused({"start": "reef"}) == {("unknown-id", "start", "reef")}
    assert read({"path": ["gate", "temple", "shore"]})["path"] == ["gate", "temple", "shore"]
    assert refused({"path": ["gate", "gate", 4]}) == {("duplicate", "path[1]", "gate"), ("wrong-type", "path[2]", "4")}
    hostile: Any
    for hostile in (3, True, [], {}, ["gate"]):
        assert {found[:2] for found in refused({"start": hostile})} == {("wrong-type", "start")}
