"""Buying tiles: what stands in the way, what it costs, what else can be bought, and the ways out."""

from tests.engine.portable.world import ask, codes, message, problems


def buy(tile=None, **more):
    request = {"pyramids": {}, "owned": [], "prayer": 5} | more
    if tile is not None:
        request["tile"] = tile
    return ask("kemet/buy", **request)


def names(offers):
    return [offer["tile"] for offer in offers]


def test_price_and_savings():
    answer = buy("shield-of-neith", pyramids={"blue": 3})
    assert (answer["legal"], answer["cost"], answer["prayer_left"], answer["color"]) == (True, 3, 2, "blue")
    assert buy("shield-of-neith", pyramids={"blue": 4}, owned=["priestess"])["cost"] == 2
    assert buy("shield-of-neith", pyramids={"blue": 4}, owned=["priestess", "priest-of-ra"])["cost"] == 1
    free = buy("charge", pyramids={"red": 1}, owned=["priestess", "priest-of-ra"], prayer=0)
    assert (free["legal"], free["cost"], free["prayer_left"]) == (True, 0, 0)
    assert free["saved"] == [{"tile": "priestess", "saved": -1}]
    assert codes(free["notes"]) == ["free-tile"]
    assert "prayer_left" not in ask("kemet/buy", tile="charge", pyramids={"red": 1})


def test_a_tile_does_not_cheapen_its_own_purchase():
    answer = buy("priestess", pyramids={"white": 1}, prayer=1)
    assert (answer["legal"], answer["cost"]) == (True, 1)
    assert codes(answer["notes"]) == ["not-itself"]
    assert buy("priest-of-ra", pyramids={"white": 4}, owned=["priestess"])["cost"] == 3
    owned = buy("priestess", pyramids={"white": 1}, owned=["priestess"])
    assert (owned["legal"], owned["cost"], "prayer_left" in owned) == (False, 1, False)


def test_all_reasons_are_told():
    used = ["buy-red", "pray-1"]
    answer = buy("phoenix", pyramids={"red": 1}, owned=["phoenix"], used_spaces=used, prayer=2)
    assert codes(answer["reasons"]) == ["owned-already", "space-used", "pyramid-low", "tile-short"]
    assert message(answer["reasons"], "tile-short")["params"] == {"cost": 4, "prayer": 2, "missing": 2}
    assert (answer["legal"], answer["cost"], "prayer_left" in answer) == (False, 4, False)


def test_other_tokens_do_not_matter():
    used = ["buy-white", "buy-blue", "pray-1", "pyramid", "move-2", "recruit"]
    assert buy("charge", pyramids={"red": 1}, used_spaces=used)["legal"] is True
    assert buy("charge", pyramids={"red": 1}, used_spaces=["buy-red"])["legal"] is False


def test_colors():
    assert problems("kemet/buy", {"tile": "victory-point", "pyramids": {"red": 3}}) == [("missing-field", "color")]
    assert problems("kemet/buy", {"tile": "charge", "color": "blue", "pyramids": {}}) == [("conflict", "color")]
    assert buy("victory-point", color="red", pyramids={"red": 3})["legal"] is True
    other = buy("victory-point", color="red", pyramids={"blue": 3})
    assert (other["legal"], other["instead"]) == (False, {"color": "blue"})
    both = buy("victory-point", color="red", pyramids={"red": 3, "blue": 3}, owned=["victory-point"])
    assert codes(both["reasons"]) == ["owned-already"]


def test_the_way_out_comes_by_few_actions():
    answer = buy("shield-of-neith", pyramids={"blue": 2}, prayer=6)
    assert [step["do"] for step in answer["way"]] == ["raise"]
    assert answer["instead"]["prayer"] == 3
    assert answer["instead"]["pyramids"]["blue"] == 3
    assert answer["instead"]["used_spaces"] == ["pyramid"]
    assert [step["do"] for step in buy("shield-of-neith", pyramids={"blue": 2})["way"]] == ["pray", "raise"]
    short = buy("sphinx", pyramids={"blue": 4}, prayer=3)
    assert short["way"] == [{"do": "pray", "color": None, "prayer": 5}]
    assert buy("sphinx", pyramids={"blue": 4}, prayer=3, owned=["priest"])["way"][0]["prayer"] == 6
    # Both spaces for praying have a token: only another tile will do.
    other = buy("sphinx", pyramids={"blue": 4}, prayer=3, used_spaces=["pray-1", "pray-2"])
    assert (other["way"], other["instead"]["tile"]) == ([], "shield-of-neith")
    assert buy("charge", used_spaces=["buy-red"], prayer=0)["instead"] is None


def test_what_can_be_bought_now():
    answer = buy(pyramids={"red": 2, "white": 1}, owned=["charge"], prayer=2)
    assert answer["legal"] is True
    red = ["stargate", "god-speed", "carnage", "offensive-strategy", "open-gates", "teleport"]
    assert names(answer["can_buy"]) == red + ["priest", "priestess"]
    assert [offer["left"] for offer in answer["can_buy"]] == [1, 1, 0, 0, 0, 0, 1, 1]
    assert names(buy(pyramids={"red": 2, "white": 1}, color="white")["can_buy"]) == ["priest", "priestess"]
    assert names(buy(pyramids={"red": 2, "white": 1}, used_spaces=["buy-red"])["can_buy"]) == ["priest", "priestess"]
    assert names(buy(pyramids={"red": 1}, gone=["charge", "charge", "stargate"])["can_buy"]) == ["god-speed"]
    assert buy(pyramids={})["can_buy"] == []


def test_what_can_be_bought_after_it():
    answer = buy("priestess", pyramids={"white": 1, "red": 1}, prayer=1)
    assert [(offer["tile"], offer["cost"]) for offer in answer["then"]] == [
        ("charge", 0),
        ("stargate", 0),
        ("god-speed", 0),
    ]


def test_tiles_that_others_have():
    gone = buy("legion", pyramids={"blue": 2}, gone=["legion"])
    assert codes(gone["reasons"]) == ["none-left"]
    assert buy("charge", pyramids={"red": 1}, gone=["charge"])["legal"] is True
    unsure = buy(pyramids={"red": 4}, gone=["act-of-god"])
    assert codes(unsure["notes"]) == ["some-color-gone"]


def test_what_is_wrong():
    def wrong(**more):
        return problems("kemet/buy", {"tile": "charge", "pyramids": {"red": 1}} | more)

    assert wrong(tile="nothing") == [("unknown-id", "tile")]
    assert wrong(pyramids={"red": 5}) == [("out-of-range", "pyramids.red")]
    assert wrong(pyramids={"green": 1}) == [("unknown-field", "pyramids.green")]
    assert wrong(owned=["legion", "legion"]) == [("duplicate", "owned")]
    assert wrong(owned=["legion"], gone=["legion"]) == [("conflict", "gone")]
    assert wrong(prayer=12) == [("out-of-range", "prayer")]
    assert problems("kemet/buy", {"tile": "charge"}) == [("missing-field", "pyramids")]
