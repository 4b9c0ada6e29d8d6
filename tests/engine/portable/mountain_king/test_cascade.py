"""Cascades: who is activated, what an uncovered symbol brings, and which places are open."""

from tests.engine.portable.world import ask, codes, message, problems


def troll(prints=None, holds=None):
    return {"prints": prints or {}, "holds": holds or {}}


def trollmoot(second=(), third=(), top=False):
    """Four starters, and trolls at these places of the rows above; each prints a stone."""
    rows = [[troll({"stone": 1}) for _ in range(4)]]
    for length, taken in ((3, second), (2, third), (1, (0,) if top else ())):
        rows.append([troll({"stone": 1}) if place in taken else None for place in range(length)])
    return rows


def cascade(rows, **more):
    return ask("mountain-king/cascade", rows=rows, **more)


def places(rows):
    return sorted([(place["row"], place["index"]) for place in cascade(rows)["places"]])


def test_which_places_are_open():
    assert places(trollmoot()) == [(1, 0), (1, 1), (1, 2)]
    assert places(trollmoot((0,))) == [(1, 1), (1, 2)]
    assert places(trollmoot((0, 1))) == [(1, 2), (2, 0)]
    assert places(trollmoot((0, 1, 2), (0, 1))) == [(3, 0)]
    full = cascade(trollmoot((0, 1, 2), (0, 1), True))
    assert (full["legal"], codes(full["reasons"]), full["instead"]) == (False, ["trollmoot-full"], None)


def test_who_is_activated():
    assert cascade(trollmoot(), row=1, index=2)["activated"] == [[1, 2], [0, 2], [0, 3]]
    answer = cascade(trollmoot((0, 1, 2)), row=2, index=1)
    assert answer["activated"] == [[2, 1], [1, 1], [1, 2], [0, 1], [0, 2], [0, 3]]
    top = cascade(trollmoot((0, 1, 2), (0, 1)), row=3, index=0, prints={"cart": 2})
    assert (len(top["activated"]), top["gains"]) == (10, {"stone": 9, "cart": 2})
    assert "last-place" in codes(top["notes"])


def test_covered_symbols_bring_nothing():
    rows = trollmoot()
    rows[0][0] = troll({"iron": 3, "rune": 1}, {"iron": 1, "rune": 1})
    rows[0][1] = troll({"coin": 1}, {"coin": 1, "stone": 2})
    answer = cascade(rows, row=1, index=0, prints={"cart": 1})
    assert (answer["gains"], answer["pieces"]) == ({"iron": 2, "cart": 1}, 3)
    assert [each["gains"] for each in answer["each"]] == [{"cart": 1}, {"iron": 2}, {}]
    assert answer["each"][1]["covered"] == {"iron": 1, "rune": 1}
    assert "more-than-printed" in codes(answer["notes"])


def test_places_stand_best_first():
    rows = trollmoot((0, 1))
    rows[0][3] = troll({"stone": 3})
    found = [(place["row"], place["index"], place["pieces"]) for place in cascade(rows, prints={"rune": 1})["places"]]
    assert found == [(2, 0, 6), (1, 2, 5)]
    # Of equal ones the lower row comes first, and there the lower index.
    rows[0][3] = troll({"stone": 4})
    assert [(place["row"], place["pieces"]) for place in cascade(rows)["places"]] == [(1, 5), (2, 5)]
    assert [place["index"] for place in cascade(trollmoot())["places"]] == [0, 1, 2]
    assert [place["row"] for place in cascade(rows, row=2)["places"]] == [2]


def test_places_that_are_not_open():
    rows = trollmoot((0, 1))
    taken = cascade(rows, row=1, index=0)
    assert (taken["legal"], codes(taken["reasons"]), taken["gains"]) == (False, ["place-taken"], {})
    missing = message(cascade(rows, row=2, index=1)["reasons"], "place-unsupported")["params"]
    assert missing == {"row": 3, "place": 2, "missing": 1}
    closed = cascade(rows, row=3)
    assert codes(closed["reasons"]) == ["row-closed"]
    for answer in (taken, closed):
        assert cascade(rows, **answer["instead"])["legal"]


def test_what_is_wrong():
    def wrong(rows, **more):
        return problems("mountain-king/cascade", {"rows": rows} | more)

    assert wrong(trollmoot(), row=0) == [("out-of-range", "row")]
    assert wrong(trollmoot(), row=2, index=2) == [("out-of-range", "index")]
    assert wrong(trollmoot(), index=1) == [("conflict", "index")]
    assert wrong(trollmoot((0, 2), (0,))) == [("conflict", "rows[2][0]")]
    assert wrong(trollmoot()[:3]) == [("out-of-range", "rows")]
    assert wrong([[troll(), troll(), troll(), None], [None] * 3, [None] * 2, [None]]) == [
        ("missing-field", "rows[0][3]")
    ]
