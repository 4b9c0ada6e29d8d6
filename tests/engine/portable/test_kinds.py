"""Kinds of input that no game may have yet."""

from engine.fields import Field, Reader
from engine.problems import Problems

TABLES = {"good": {"iron": {}, "stone": {}}}  # type: ignore[var-annotated]
SIDE = (Field("units", "integer", low=1, high=5, required=True), Field("prays", "flag"))
FIELDS = (
    Field("attacker", "group", fields=SIDE),
    Field("night", "flag"),
    Field("goods", "counts", of="good", high=9, max_items=12),
    Field("halls", "list", max_items=2, fields=(Field("goods", "counts", of="good", high=3),)),
)


def read(request):
    problems = Problems()
    for field in FIELDS:
        field.fit(TABLES, {})
    values = Reader(TABLES, problems).read(FIELDS, request, "")
    return values if not problems.found else sorted([(found["code"], found["field"]) for found in problems.found])


def test_what_is_left_out_has_its_usual_value():
    assert read({}) == {"attacker": None, "night": False, "goods": {}, "halls": []}


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
    assert [found["type"] for found in declared] == ["group", "flag", "counts", "list"]
    assert [found["name"] for found in declared[0]["fields"]] == ["units", "prays"]
