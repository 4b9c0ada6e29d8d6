"""Where a tunnel may go on a painted mountain, and all places of a shape."""

from tests.engine.portable.world import ask, codes, message, problems


def lay(grid, tile, **more):
    return ask("mountain-king/placement", grid=grid, tile=tile, **more)


def places(grid, shape, **more):
    return ask("mountain-king/placement", grid=grid, shape=shape, **more)


def test_a_tunnel_covers_what_lies_under_it_and_touches_what_is_beside_it():
    answer = lay(["mmG", "wSg", "s.."], [[1, 1], [1, 2], [0, 2], [2, 1]])
    assert answer["legal"] is True
    assert (answer["rubble"], answer["covers"]) == (2, {"goods": 2, "statues": 1})
    assert answer["touches_workshops"] == [[1, 0]]
    assert answer["connects"] == []
    assert answer["placements"] == []
    assert codes(answer["notes"]) == ["lies-well", "costs-hammers", "takes-goods", "unearths", "touches-workshop"]


def test_a_rubble_example():
    answer = lay(["m....", ".xxx."], [[1, 1], [1, 2], [1, 3], [0, 1]])
    assert (answer["legal"], answer["rubble"]) == (True, 3)


def test_what_may_not_be_covered_is_named_square_by_square():
    answer = lay(["mw#", "h.r"], [[0, 1], [0, 2]])
    assert codes(answer["reasons"]) == ["off-board", "on-workshop", "touches-rival"]
    assert message(answer["reasons"], "touches-rival")["params"] == {"squares": [[1, 2]], "count": 1}
    assert (answer["rubble"], answer["covers"]) == (0, {"goods": 0, "statues": 0})
    assert answer["instead"] is None
    assert codes(answer["notes"]) == ["fits-nowhere"]
    for sign, code in (("m", "on-tunnel"), ("t", "on-tunnel"), ("h", "on-heart"), ("w", "on-workshop")):
        assert code in codes(lay(["m.", sign + "."], [[1, 0], [1, 1]])["reasons"])


def test_only_edges_touch():
    for tile in ([[1, 0], [1, 1]], [[0, 1], [0, 2]]):
        assert codes(lay(["m..", "..r"], tile)["reasons"]) == ["touches-rival"]
    answer = lay(["m...", "...r"], [[0, 1], [0, 2]])
    assert (answer["legal"], codes(answer["notes"])) == (True, ["lies-well", "corner-is-allowed"])


def test_a_tunnel_that_touches_nothing():
    answer = lay(["m...", "...."], [[1, 2], [1, 3]])
    assert codes(answer["reasons"]) == ["touches-nothing"]
    # The way out keeps the most squares, then it moves least.
    assert answer["instead"] == {"tile": [[0, 1], [0, 2]]}
    assert codes(lay(["m..t", "...."], [[1, 2], [1, 3]])["reasons"]) == ["touches-nobody"]


def test_tunnels_of_nobody_become_yours():
    answer = lay(["m..tt", ".....", "....t"], [[0, 1], [0, 2]])
    assert answer["connects"] == [[0, 3], [0, 4]]
    assert codes(answer["notes"]) == ["lies-well", "connects"]
    # One that touches a network is part of it.
    assert lay(["mt..", "...."], [[0, 2], [0, 3]])["connects"] == []
    assert codes(lay(["m..tr", "....."], [[0, 1], [0, 2]])["reasons"]) == ["touches-rival"]


def test_whether_a_tunnel_may_cover_an_empty_spot_is_open():
    answer = lay(["mo."], [[0, 1], [0, 2]])
    assert (answer["legal"], answer["instead"]) == (None, None)
    (point,) = answer["open"]
    assert point["code"] == "spot-covered"
    assert [(one["reading"], one["legal"]) for one in point["readings"]] == [("free", True), ("closed", False)]
    assert lay(["mo."], [[0, 1], [0, 2]], spots="free")["legal"] is True
    closed = lay(["mo.", "..."], [[0, 1], [0, 2]], spots="closed")
    assert codes(closed["reasons"]) == ["on-spot"]
    assert closed["instead"] == {"tile": [[1, 0], [1, 1]]}
    assert lay(["m..", ".o."], [[0, 1], [0, 2]])["touches_spots"] == [[1, 1]]
    assert places(["mo."], [[0, 0], [0, 1]])["legal"] is None
    only = places(["mo.", "..."], [[0, 0], [0, 1]])
    assert only["placements"] == [[[1, 0], [1, 1]]]
    assert message(only["notes"], "more-on-spots")["params"] == {"count": 2}


def test_all_places_of_a_shape_turned_and_flipped():
    answer = places(["m..", "...", "..."], [[0, 0], [0, 1]])
    assert answer["placements"] == [[[0, 1], [0, 2]], [[0, 1], [1, 1]], [[1, 0], [1, 1]], [[1, 0], [2, 0]]]
    assert answer["count"] == 4
    assert [option["tile"] for option in answer["options"]] == answer["placements"]
    best = places(["m..", "s.g"], [[0, 0], [0, 1]])["options"][0]
    assert best["covers"] == {"goods": 0, "statues": 1}
    assert codes(places(["mr", ".."], [[2, 2], [2, 3]])["reasons"]) == ["no-place"]


def test_what_is_no_tile():
    asked = {"grid": ["m...", "...."]}
    assert problems("mountain-king/placement", asked) == [("missing-field", "tile")]
    for tile, code, field in (
        ([[0, 1]], "out-of-range", "tile"),
        ([[0, 1], [0, 2], [0, 3], [1, 1], [1, 2], [1, 3]], "too-many-items", "tile"),
        ([[0, 1], [1, 2]], "in-pieces", "tile"),
        ([[0, 3], [0, 4]], "out-of-range", "tile[1]"),
        ([[-1, 1], [0, 1]], "out-of-range", "tile[0]"),
    ):
        assert (code, field) in problems("mountain-king/placement", {"tile": tile} | asked)


def test_a_partner_whose_network_is_not_joined_yet():
    grid = ["mm..p", ".....", "..r.."]
    joining = lay(grid, [[0, 2], [0, 3]])
    assert (joining["legal"], joining["joins"]) == (True, [[0, 4]])
    assert "joins-partner" in codes(joining["notes"])
    alone = lay(grid, [[0, 3], [1, 3], [1, 4]])
    assert codes(alone["reasons"]) == ["touches-partner"]
    assert codes(lay(grid, [[0, 4], [0, 3]])["reasons"]) == ["on-tunnel", "touches-nothing"]
    # Once they are joined, the partner's network is one's own; so it is through a tunnel of nobody between the two.
    for joined in (["mp...", "....."], ["mtp..", "....."]):
        answer = lay(joined, [[1, 2], [1, 3]] if "t" in joined[0] else [[1, 1], [1, 2]])
        assert (answer["legal"], answer["joins"]) == (True, [])


def test_a_tunnel_of_nobody_beside_a_rival_is_the_rivals():
    answer = lay(["m...", "..tr"], [[0, 1], [0, 2]])
    assert codes(answer["reasons"]) == ["touches-rival"]
    assert message(answer["notes"], "nobody-is-rivals")["params"] == {"squares": [[1, 2]], "count": 1}
