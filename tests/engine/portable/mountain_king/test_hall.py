"""Great halls: where they may lie, what becomes of what they cover, and what they score."""

from tests.engine.portable.world import ask, codes, message, problems

NETWORK = ["kaab.", ".aabb", "wccb."]


def hall(**request):
    return ask("mountain-king/hall", **request)


def test_the_treasure_hall_over_a_pedestal_and_a_statue():
    answer = hall(low=6, high=15, pedestals=["ice"], statues=[{"clan": "moon", "layer": "grey"}])
    assert answer["legal"] is True
    assert answer["removed"] == ["ice"]
    assert answer["stays"] == [{"clan": "moon", "before": 4, "altar": "no"}]
    assert (answer["loss"], answer["scores"]) == (4, {"empty": 6, "statue": 15})
    assert answer["change"] == {"empty": 2, "statue": 11}
    assert codes(answer["notes"]) == ["costs-nothing", "pedestals-removed", "statues-stay", "altar-decides"]


def test_a_statue_on_a_pedestal_loses_both():
    asked = {"clan": "moon", "layer": "yellow", "pedestal": "yes"}
    answer = hall(high=15, statues=[asked, {"clan": "fire", "layer": "brown"}])
    assert (answer["removed"], answer["loss"]) == (["moon"], 26)
    assert answer["change"] == {"empty": None, "statue": -11}
    assert "loss-at-most" in codes(answer["notes"])
    assert hall(pedestals=["moon", "moon"], statues=[asked])["removed"] == ["moon", "moon"]
    altar = hall(low=6, high=15, statues=[{"clan": "ice", "layer": "grey", "altar": "yes"}])
    assert codes(altar["notes"])[-1] == "on-altar-already"


def test_parts_that_stick_out_become_tunnels():
    answer = hall(grid=NETWORK, hall=[[0, 1], [0, 2], [1, 1], [1, 2], [1, 3]])
    assert [tunnel["tunnel"] for tunnel in answer["covered"]] == ["a", "b"]
    assert answer["covered"][0]["parts"] == []
    assert answer["exposed"] == [[[0, 3]], [[1, 4]], [[2, 3]]]
    assert message(answer["notes"], "parts-stand-alone")["params"] == {"count": 3}


def test_a_hall_lies_wholly_on_your_tunnels():
    answer = hall(grid=["kab", "wl."], hall=[[0, 0], [0, 1], [1, 0], [1, 1]])
    assert codes(answer["reasons"]) == ["hall-on-gate", "hall-on-workshop", "hall-on-hall"]
    assert (answer["covered"], answer["scores"], answer["instead"]) == ([], None, None)
    assert codes(answer["notes"]) == ["hall-fits-nowhere"]
    answer = hall(grid=NETWORK, hall=[[0, 3], [0, 4]])
    assert codes(answer["reasons"]) == ["hall-off-tunnels"]
    assert message(answer["reasons"], "hall-off-tunnels")["params"] == {"squares": [[0, 4]], "count": 1}
    # It is moved as it lies: nobody says whether it may be turned.
    assert answer["instead"] == {"hall": [[0, 2], [0, 3]]}
    assert hall(grid=["a", "a", "."], hall=[[1, 0], [2, 0]])["instead"] == {"hall": [[0, 0], [1, 0]]}
    assert hall(grid=["aa.", "..."], hall=[[0, 2], [1, 2]])["instead"] is None


def test_what_contradicts_itself():
    altar = {"clan": "ice", "layer": "grey", "altar": "yes"}
    assert problems("mountain-king/hall", {"low": 9, "high": 3}) == [("conflict", "high")]
    assert problems("mountain-king/hall", {"statues": [altar, altar]}) == [("conflict", "statues")]
    doubled = {"clan": "moon", "layer": "yellow", "pedestal": "yes"}
    twice = {"statues": [doubled, doubled | {"clan": "ice"}, doubled]}
    assert problems("mountain-king/hall", twice) == [("impossible", "statues[2].pedestal")]
    assert problems("mountain-king/hall", {"pedestals": ["ice"] * 6}) == [("impossible", "pedestals[5]")]
    large = {"grid": ["aaa", "aaa"], "hall": [[0, 0], [0, 1]]}
    assert problems("mountain-king/hall", large) == [("impossible", "grid")]
    assert problems("mountain-king/hall", {"grid": ["ab"]}) == [("missing-field", "hall")]
    assert problems("mountain-king/hall", {"grid": ["ab"], "hall": [[0, 1], [0, 2]]}) == [("out-of-range", "hall[1]")]


def test_a_second_hall_rests_on_a_reading():
    beside = ask("mountain-king/hall", low=6, grid=["aal", "abl"], hall=[[0, 0], [0, 1]])
    assert beside["legal"]
    assert "halls-together" in codes(beside["notes"])
    alone = ask("mountain-king/hall", low=6, grid=["aa.", "ab."], hall=[[0, 0], [0, 1]])
    assert "halls-together" not in codes(alone["notes"])
