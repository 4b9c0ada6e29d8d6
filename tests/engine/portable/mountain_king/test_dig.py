"""Digging: cost, honor, what comes to light, and what may be placed with a tunnel."""

from tests.engine.portable.world import ask, codes, message, problems


def dig(size, material, goods, **more):
    return ask("mountain-king/dig", size=size, material=material, goods=goods, **more)


def test_what_a_tunnel_costs_and_earns():
    answer = dig(4, "stone", {"stone": 4}, covers={"iron": 2, "hammer": 1}, statues=["fire"])
    assert answer["legal"] is True
    assert (answer["cost"], answer["honor"]) == ({"stone": 4}, 4)
    assert (answer["gains"], answer["left"]) == ({"iron": 2, "hammer": 1}, {"iron": 2, "hammer": 1})
    assert answer["unearthed"] == ["fire"]
    assert dig(4, "stone", {"stone": 5})["left"] == {"stone": 1}
    for size, honors in ((2, (0, 0, 0)), (3, (3, 4, 5)), (4, (4, 6, 8)), (5, (5, 8, 11))):
        for material, honor in zip(("stone", "iron", "heartstone"), honors):  # noqa: B905
            assert dig(size, material, {material: size})["honor"] == honor


def test_rubble_costs_hammers():
    answer = dig(4, "stone", {"stone": 4, "hammer": 3}, rubble=3)
    assert (answer["legal"], answer["cost"], answer["left"]) == (True, {"stone": 4, "hammer": 3}, {})
    answer = dig(4, "stone", {"stone": 4, "hammer": 2}, rubble=3, covers={"hammer": 1})
    assert codes(answer["reasons"]) == ["hammers-short"]
    assert (answer["honor"], answer["gains"], answer["instead"]) == (0, {}, {"rubble": 2})


def test_a_reason_names_the_trade_that_would_mend_it():
    answer = dig(4, "stone", {"stone": 4, "iron": 3, "coin": 2}, rubble=1)
    assert answer["legal"] is False
    assert codes(answer["reasons"]) == ["hammers-short", "trade-first"]
    params = message(answer["reasons"], "trade-first")["params"]
    assert params["get"] == {"hammer": 1}
    assert sum(params["give"].values()) == 4
    assert "stone" not in params["give"]
    assert "trade-first" not in codes(dig(4, "stone", {"stone": 4, "iron": 3}, rubble=1)["reasons"])


def test_the_way_out_is_the_largest_tunnel():
    assert dig(4, "stone", {"stone": 3, "iron": 4})["instead"] == {"material": "iron"}
    assert dig(4, "stone", {"iron": 4, "heartstone": 4})["instead"] == {"material": "heartstone"}
    assert dig(5, "stone", {"stone": 3, "iron": 2})["instead"] == {"size": 3}
    assert dig(5, "stone", {"stone": 2}, rubble=4)["instead"] == {"size": 2, "rubble": 0}
    nothing = dig(2, "stone", {"stone": 1})
    assert nothing["instead"] is None
    assert codes(nothing["notes"]) == ["must-recruit"]


def test_pedestals_that_may_be_placed():
    goods = {"stone": 5}
    three = ["moon", "ice", "fire"]
    assert dig(4, "stone", goods, layer="grey", pedestals=three, placed=["ice"])["pedestals"] == ["fire", "moon"]
    yellow = dig(4, "stone", goods, layer="yellow", pedestals=["fire", "moon"], tokens_gone=["moon"])
    assert (yellow["legal"], yellow["pedestals"]) == (True, ["fire"])
    assert codes(yellow["notes"]) == ["earns", "may-place", "may-not-place"]
    assert dig(4, "stone", goods, pedestals=three)["pedestals"] == []
    answer = dig(5, "stone", goods, layer="grey", pedestals=three)
    assert (answer["legal"], answer["pedestals"]) == (True, [])
    assert "size-without-anchor" in codes(answer["notes"])
    none = dig(4, "stone", goods, layer="grey", pedestals=["ice", "ice"], placed=["ice"])
    assert (none["legal"], none["pedestals"]) == (True, [])


def test_workshops_that_may_be_built():
    assert dig(2, "iron", {"iron": 2}, spots=1)["workshops"] == 1
    answer = dig(2, "iron", {"iron": 2}, spots=3, workshops_left=1)
    assert answer["workshops"] == 1
    assert codes(answer["notes"]) == ["earns-nothing", "builds-workshops", "tiles-run-out"]
    assert dig(2, "iron", {"iron": 2}, spots=2, workshops_left=0)["workshops"] == 0


def test_what_contradicts_itself():
    asked = {"size": 2, "material": "iron", "goods": {"iron": 2}}
    assert problems("mountain-king/dig", {"rubble": 3} | asked) == [("conflict", "rubble")]
    assert problems("mountain-king/dig", {"statues": ["ice", "ice", "ice"]} | asked) == [("conflict", "statues")]
    assert problems("mountain-king/dig", {"goods": {}}) == [("missing-field", "size"), ("missing-field", "material")]


def test_whoever_can_still_trade_is_not_sent_to_recruit():
    # Eight coins are two stone, and two squares are a tunnel; whether one must then dig, no source says.
    answer = dig(5, "stone", {"coin": 8})
    assert codes(answer["notes"]) == ["trade-then-dig", "trades-may-count"]
    note = message(answer["notes"], "trade-then-dig")["params"]
    assert sum(note["give"].values()) == 4 * sum(note["get"].values())
    assert note["count"] == 2
    assert codes(dig(5, "stone", {"coin": 7})["notes"]) == ["must-recruit"]


def test_more_pedestals_than_there_are():
    request = {"size": 2, "material": "iron", "goods": {"iron": 2}, "pedestals": ["fire"] * 6 + ["ice"]}
    assert dig(2, "iron", {"iron": 2}, pedestals=request["pedestals"])["legal"]
    request["pedestals"].append("fire")
    assert problems("mountain-king/dig", request) == [("impossible", "pedestals[7]")]
