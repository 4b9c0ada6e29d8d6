"""Raising pyramids: prices, savings, what is left, and the way out."""

from tests.engine.portable.world import ask, codes, message, problems


def raising(start, end, prayer=None, tiles=()):
    request = {"from": start, "to": end, "tiles": list(tiles)}
    if prayer is not None:
        request["prayer"] = prayer
    return ask("kemet/pyramid", **request)


def test_prices():
    costs = [[raising(start, end)["cost"] for end in range(start + 1, 5)] for start in range(4)]
    assert costs == [[1, 3, 6, 10], [2, 5, 9], [3, 7], [4]]


def test_savings_add_up():
    assert raising(1, 3, 5, ["slaves"])["cost"] == 3
    assert raising(1, 3, 5, ["priest-of-ra"])["cost"] == 4
    both = raising(1, 3, 5, ["priest-of-ra", "slaves"])
    assert (both["cost"], both["prayer_left"]) == (2, 3)
    assert both["saved"] == [{"tile": "slaves", "saved": -2}, {"tile": "priest-of-ra", "saved": -1}]
    assert "saves-once" in codes(both["notes"])
    free = raising(0, 1, 0, ["priest-of-ra", "slaves"])
    assert (free["legal"], free["cost"], free["prayer_left"]) == (True, 0, 0)
    assert free["saved"] == [{"tile": "slaves", "saved": -1}]


def test_what_is_left():
    assert raising(1, 2, 5)["prayer_left"] == 3
    assert "prayer_left" not in raising(1, 2)
    short = raising(1, 3, 4)
    assert (short["legal"], short["cost"], "prayer_left" in short) == (False, 5, False)
    assert message(short["reasons"], "raise-short")["params"] == {"cost": 5, "prayer": 4, "missing": 1}
    assert short["instead"] == {"to": 2}
    assert message(short["notes"], "pray-first")["params"] == {"count": 1, "prayer": 6}
    assert raising(3, 4, 0, ["priest"])["notes"][0]["params"] == {"count": 2, "prayer": 6}
    assert raising(3, 4, 0)["instead"] is None


def test_no_step_up_is_refused():
    same = raising(2, 2, 5)
    assert (same["legal"], codes(same["reasons"]), same["instead"]) == (False, ["not-higher"], {"to": 3})
    assert "cost" not in same
    assert raising(3, 1, 2)["instead"] is None
    top = raising(4, 4, 5)
    assert (codes(top["reasons"]), top["instead"], top["levels"]) == (["at-top"], None, [])


def test_what_follows():
    assert codes(raising(0, 2, 5)["notes"]) == ["goes-on-board", "buys-up-to"]
    assert codes(raising(3, 4, 5)["notes"]) == ["buys-up-to", "worth-a-point"]


def test_all_levels_are_told():
    assert raising(2, 3, 5)["levels"] == [{"level": 3, "cost": 3, "left": 2}, {"level": 4, "cost": 7, "missing": 2}]


def test_what_is_wrong():
    good = {"from": 1, "to": 2, "tiles": [], "prayer": 3}
    assert problems("kemet/pyramid", good | {"from": 5}) == [("out-of-range", "from")]
    assert problems("kemet/pyramid", good | {"to": -1}) == [("out-of-range", "to")]
    assert problems("kemet/pyramid", good | {"prayer": 12}) == [("out-of-range", "prayer")]
    assert problems("kemet/pyramid", good | {"tiles": ["slaves", "slaves"]}) == [("duplicate", "tiles")]
    assert problems("kemet/pyramid", {}) == [("missing-field", "from"), ("missing-field", "to")]
