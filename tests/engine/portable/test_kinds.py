"""Kinds of input that no game may have yet."""

from engine.fields import Reader
from engine.kinds.choice import Choice
from engine.kinds.counts import Counts
from engine.kinds.flag import Flag
from engine.kinds.grid import Grid
from engine.kinds.group import Group
from engine.kinds.integer import Integer
from engine.kinds.list import List
from engine.kinds.multiset import Multiset
from engine.kinds.set import Set
from engine.kinds.shape import Shape
from engine.kinds.space import Space
from engine.kinds.spaces import Spaces
from engine.kinds.tuple import Tuple
from engine.problems import Problems

TABLES = {
    "good": {"iron": {}, "stone": {}},
    "ground": {"free": {"sign": "."}, "mine": {"sign": "m"}},
    "chart": {"gate": {}, "delta": {"players": [2, 4]}},
    "sea": {"reef": {}},
}
SIDE = (Integer("units", 1, 5, required=True), Flag("prays"))
FIELDS = (
    Group("attacker", fields=SIDE),
    Flag("night"),
    Counts("goods", of="good", high=9, max_items=12),
    List("halls", max_items=2, fields=(Counts("goods", of="good", high=3),)),
    List("tokens", max_items=3, each=Integer("", 1, 6)),
    Tuple(
        "rows",
        fields=(
            List("low", min_items=2, max_items=2, each=Group("", fields=SIDE)),
            List("top", min_items=1, max_items=1, each=Group("", nullable=True, fields=SIDE)),
        ),
    ),
    Grid("grid", of="ground", rows=(1, 4), columns=(1, 4)),
    Shape("tile", max_items=3, rows=(0, 4), columns=(0, 4), on="grid", joined=True),
    Choice("number", choices=("2", "3"), default="2"),
    Choice("side", choices=("land", "sea"), default="land"),
    Space("start", of="chart", players="number", boards=(("side", "sea", "sea"),)),
    Spaces("path", of="chart", players="number"),
)
LEFT_OUT = {  # type: ignore[var-annotated]
    "attacker": None,
    "night": False,
    "goods": {},
    "halls": [],
    "tokens": [],
    "rows": [],
    "grid": [],
    "tile": [],
    "number": "2",
    "side": "land",
    "start": None,
    "path": [],
}


def read(request):
    problems = Problems()
    for field in FIELDS:
        field.fit(TABLES, {})
    values = Reader(TABLES, problems).read(FIELDS, request, "")
    return values if not problems.found else sorted([(found["code"], found["field"]) for found in problems.found])


def test_what_is_left_out_has_its_usual_value():
    assert read({}) == LEFT_OUT


def test_what_is_given_is_read():
    request = {
        "attacker": {"units": 2, "prays": True},
        "night": True,
        "goods": {"iron": 2, "stone": 0},
        "halls": [{"goods": {"stone": 1}}],
    }
    values = read(request)
    assert values["attacker"] == {"units": 2, "prays": True}
    assert values["night"] is True
    assert values["goods"] == {"iron": 2}
    assert values["halls"] == [{"goods": {"stone": 1}}]


def test_what_does_not_fit_is_named():
    assert read({"night": 1}) == [("wrong-type", "night")]
    assert read({"attacker": {}}) == [("missing-field", "attacker.units")]
    assert read({"attacker": []}) == [("wrong-type", "attacker")]
    assert read({"goods": {"gold": 1}}) == [("unknown-id", "goods")]
    assert read({"goods": {"iron": 9, "stone": 9}}) == [("too-many-items", "goods")]
    assert read({"halls": [{"goods": {"iron": 4}}]}) == [("out-of-range", "halls[0].goods.iron")]


def test_declarations_are_data():
    declared = [field.declaration() for field in FIELDS]
    assert [found["type"] for found in declared][:5] == ["group", "flag", "counts", "list", "list"]
    assert [found["name"] for found in declared[0]["fields"]] == ["units", "prays"]


def test_lists_hold_what_is_no_object():
    values = read({"tokens": [1, 6], "rows": [[{"units": 1}, {"units": 2}], [None]]})
    assert values["tokens"] == [1, 6]
    assert values["rows"] == [[{"units": 1, "prays": False}, {"units": 2, "prays": False}], [None]]
    assert read({"tokens": [7, None]}) == [("missing-field", "tokens[1]"), ("out-of-range", "tokens[0]")]
    assert read({"rows": [[{"units": 1}, None], [{"units": 9}]]}) == [
        ("missing-field", "rows[0][1]"),
        ("out-of-range", "rows[1][0].units"),
    ]


def test_grids_shapes_and_spaces_are_read():
    request = {"grid": ["m.", ".m"], "tile": [[0, 0], [0, 1]], "start": "delta", "path": ["delta", "gate"]}
    values = read(request)
    assert values["grid"] == ["m.", ".m"]
    assert values["tile"] == [[0, 0], [0, 1]]
    assert values["start"] == "delta"
    assert values["path"] == ["delta", "gate"]
    assert read({"side": "sea", "start": "reef"})["start"] == "reef"
    assert read({"grid": ["m.", "m"]}) == [("uneven", "grid[1]")]
    assert read({"grid": ["m?"]}) == [("unknown-id", "grid[0]")]
    assert read({"grid": ["m."], "tile": [[1, 0]]}) == [("out-of-range", "tile[0]")]
    assert read({"grid": ["m.", ".m"], "tile": [[0, 0], [1, 1]]}) == [("in-pieces", "tile")]
    assert read({"tile": [[0], [True, 0], [0, 9]]})[-2:] == [("wrong-type", "tile[0]"), ("wrong-type", "tile[1]")]
    assert read({"number": "3", "start": "delta"}) == [("conflict", "start")]
    assert read({"start": "reef", "path": ["gate", "gate"]}) == [("duplicate", "path[1]"), ("unknown-id", "start")]


def test_of_a_set_there_may_have_to_be_some():
    fields = (
        Set("goods", of="good", min_items=1),
        Multiset("more", of="good", min_items=1, max_items=3),
    )
    for field in fields:
        field.fit(TABLES, {})
    assert fields[0].declaration()["type"] == "set"
    problems = Problems()
    assert Reader(TABLES, problems).read(fields, {"goods": ["iron"], "more": ["iron", "iron"]}, "") == {
        "goods": ["iron"],
        "more": ["iron", "iron"],
    }
    # What is left out is none, and to give none is the same; where some have to be told, none is too few.
    for none in ({}, {"goods": [], "more": []}):
        assert Reader(TABLES, problems).read(fields, none, "") == {"goods": [], "more": []}
    assert problems.found == []
    needed = Set("goods", of="good", min_items=1, required=True)
    needed.fit(TABLES, {})
    Reader(TABLES, problems).read((needed,), {"goods": []}, "")
    assert [(problem["code"], problem["field"]) for problem in problems.found] == [("out-of-range", "goods")]
    assert problems.found[0]["accepted"] == {"type": "some", "of": "good", "min_items": 1, "max_items": 2}
