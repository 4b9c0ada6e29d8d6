"""What temples and Sanctuary bring at the end of a day, and whether the game is over."""

from tests.engine.portable.world import ask, codes, message, problems

TOLD = {"prayer": 0, "permanent": 0, "battle": 0, "pyramids4": 0}


def end(*players, **more):
    return ask("kemet/day-end", players=[dict(TOLD, **player) for player in players], **more)


def bare(*players, **more):
    return ask("kemet/day-end", players=list(players), **more)


def wrong(*players, **more):
    return problems("kemet/day-end", dict({"players": list(players)}, **more))


def test_temples_bring_prayer_points():
    for temple, prayer in (("temple1", 2), ("temple2", 3), ("temple3", 3), ("temple4", 2), ("temple5", 0)):
        row = end({"temples": [temple]}, {}, {}, {})["players"][0]
        assert (row["received"], row["prayer"], row["temporary"], row["permanent"]) == (prayer, prayer, 1, 0)


def test_two_temples_bring_one_point_however_many():
    row = end({"temples": ["temple1", "temple2"]}, {}, {})["players"][0]
    assert (row["received"], row["gained_permanent"], row["temporary"], row["total"]) == (5, 1, 2, 3)
    row = end({"temples": ["temple1", "temple2", "temple3", "temple4", "temple5"]}, {}, {}, {})["players"][0]
    assert (row["received"], row["gained_permanent"], row["temporary"], row["total"]) == (10, 1, 5, 6)
    # The Sanctuary is no temple.
    answer = end({"temples": ["temple1"], "sanctuary": 1}, {}, {})
    assert answer["players"][0]["gained_permanent"] == 0
    assert "one-temple-only" in codes(answer["notes"])


def test_a_unit_of_the_delta():
    for players, temple in ((2, "temple5"), (3, "temple6"), (4, "temple5"), (5, "temple6")):
        others = [{}] * (players - 1)
        answer = end({"temples": [temple]}, *others)
        assert answer["players"][0]["received"] == 0
        assert message(answer["notes"], "may-give-delta")["params"]["prayer"] == 5
        answer = end({"temples": [temple], "delta": "yes", "delta_units": 3}, *others)
        row = answer["players"][0]
        assert (row["received"], row["units_back"], row["temporary"]) == (5, 1, 1)
        assert not answer["open"]
        answer = end({"temples": [temple], "delta": "yes", "delta_units": 1}, *others, last_unit="counts")
        assert answer["players"][0]["temporary"] == 1


def test_the_last_unit_of_the_delta():
    last = {"temples": ["temple1", "temple5"], "delta": "yes", "delta_units": 1, "permanent": 5}
    answer = end(last, {})
    assert (answer["legal"], answer["ended"], answer["first"]) == (None, None, [0])
    [point] = answer["open"]
    assert [(reading["reading"], reading["total"], reading["ended"]) for reading in point["readings"]] == [
        ("counts", 8, True),
        ("gone", 7, False),
        ("lost", 6, False),
    ]
    row = answer["players"][0]
    assert (row["received"], row["temporary"], row["total"]) == (7, None, None)
    for reading, total in (("counts", 8), ("gone", 7), ("lost", 6)):
        answer = end(last, {}, last_unit=reading)
        assert (answer["legal"], answer["players"][0]["total"], answer["ended"]) == (True, total, total == 8)
    # It is open only if the unit is the last one; where two temples hang on it or not, its own point does.
    assert end(dict(last, delta_units=2), {})["players"][0]["total"] == 8
    for temples, totals in ((["temple5"], [6, 5]), (["temple1", "temple2", "temple5"], [9, 8])):
        [point] = end(dict(last, temples=temples), {})["open"]
        assert [(each["reading"], each["total"]) for each in point["readings"]] == [
            ("counts", totals[0]),
            ("lost", totals[1]),
        ]
    assert not end(dict(last, delta_units=2, temples=["temple5"]), {})["open"]
    # Nobody told how many units were there: nothing is sure of it either, unless it counts in any case.
    last.pop("delta_units")
    answer = end(last, {})
    assert (answer["legal"], codes(answer["open"]), answer["ended"]) == (None, ["delta-units-untold"], None)
    assert end(last, {}, last_unit="counts")["ended"] is True
    assert end(last, {}, last_unit="lost")["players"][0]["total"] == 6


def test_no_winner_rests_on_a_temple_without_units():
    players = (
        {"temples": ["temple6"], "delta": "yes", "delta_units": 1, "permanent": 7, "battle": 3},
        {"temples": ["temple1", "temple2"], "permanent": 4},
        {"sanctuary": 2, "offering": "yes", "permanent": 5},
    )
    answer = end(*players)
    assert (answer["legal"], answer["ended"], codes(answer["open"])) == (None, None, ["delta-last-unit"])
    assert [(each["ended"], each["first"]) for each in answer["open"][0]["readings"]] == [(True, [0]), (False, [0])]
    assert answer["open"][0]["rule"] == "kemet.day.delta"


def test_what_is_not_told_is_no_0():
    answer = bare({"temples": ["temple1", "temple2"]}, {"prayer": 4, "permanent": 3, "pyramids4": 0})
    one, other = answer["players"]
    assert (one["gain"], one["received"], one["prayer"]) == (5, None, None)
    assert (one["gained_permanent"], one["permanent"], one["temporary"], one["total"], one["rank"]) == (1,) + (
        None,
    ) * 4
    assert (other["prayer"], other["total"], other["rank"]) == (4, 3, None)
    assert (answer["ended"], answer["first"], "points-untold" in codes(answer["notes"])) == (None, [], True)
    # Somebody has enough already, whatever is not told; who wins is not known.
    answer = bare({"permanent": 8, "pyramids4": 0}, {})
    assert (answer["ended"], answer["first"]) == (True, [])
    # Points of battles that are not told decide nothing where they are needed, and are not missed elsewhere.
    level = {"permanent": 8, "pyramids4": 0}
    answer = bare(level, dict(level, battle=2))
    assert (answer["tie_break"], answer["first"], codes(answer["notes"])[-1]) == (None, [], "battle-missing")
    assert bare(level, dict(level, permanent=7))["first"] == [0]
    # Beginners have no pyramids of level 4, told or not.
    assert bare({"permanent": 2}, {"permanent": 1}, mode="beginner")["first"] == [0]


def test_the_limit_on_prayer_points():
    answer = end({"prayer": 10, "temples": ["temple2"]}, {"prayer": 11, "temples": ["temple5"]})
    assert [(row["received"], row["prayer"]) for row in answer["players"]] == [(1, 11), (0, 11)]
    assert message(answer["notes"], "temple-prayer-lost")["params"]["count"] == 2
    assert message(answer["notes"], "may-give-delta")["params"]["prayer"] == 0


def test_an_offering():
    answer = end({"sanctuary": 2, "offering": "yes"}, {}, {})
    row = answer["players"][0]
    assert (row["units_back"], row["gained_permanent"], row["permanent"], row["received"]) == (2, 1, 1, 0)
    answer = end({"sanctuary": 2, "permanent": 7}, {}, {})
    assert codes(answer["notes"]) == ["may-offer", "offering-would-end"]
    assert codes(end({"sanctuary": 1, "permanent": 7}, {}, {})["notes"]) == []


def test_what_cannot_be_given_up():
    cases = (
        ({"delta": "yes"}, ["delta-not-held"]),
        ({"offering": "yes"}, ["sanctuary-not-held"]),
        ({"offering": "yes", "sanctuary": 1}, ["too-few-units"]),
        ({"delta": "yes", "offering": "yes", "sanctuary": 1}, ["delta-not-held", "too-few-units"]),
    )
    for player, reasons in cases:
        answer = end(player, {}, {})
        assert (answer["legal"], codes(answer["reasons"])) == (False, reasons)
        assert end(*answer["instead"]["players"])["legal"]


def test_the_end_of_the_game():
    answer = end({"permanent": 6, "battle": 2, "temples": ["temple1", "temple2"]}, {"permanent": 7, "pyramids4": 1})
    assert (answer["ended"], answer["first"], answer["tie_break"]) == (True, [0], None)
    answer = end({"permanent": 8, "battle": 2}, {"permanent": 8, "battle": 3})
    assert (answer["first"], answer["tie_break"]) == ([1], "battle")
    answer = end({"permanent": 8, "battle": 2}, {"permanent": 8, "battle": 2})
    assert (answer["first"], answer["tie_break"]) == ([0], "order")
    for mode, goal in (("short", 8), ("long", 10), ("beginner", 4)):
        assert [end({"permanent": points}, {}, mode=mode)["ended"] for points in (goal - 1, goal)] == [False, True]


def test_what_cannot_be_on_one_board():
    assert wrong({"temples": ["temple1"]}, {"temples": ["temple1"]}) == [("taken", "players[1].temples[0]")]
    assert wrong({"temples": ["temple6", "temple3"]}, {}) == [
        ("conflict", "players[0].temples[0]"),
        ("conflict", "players[0].temples[1]"),
    ]
    assert wrong({"temples": ["temple5"]}, {}, {}) == [("conflict", "players[0].temples[0]")]
    assert wrong({"sanctuary": 1}, {}) == [("conflict", "players[0].sanctuary")]
    assert wrong({"sanctuary": 1}, {"sanctuary": 1}, {}) == [("conflict", "players[1].sanctuary")]
    assert wrong({"battle": 1, "permanent": 0}, {}) == [("conflict", "players[0].battle")]
    assert wrong({"pyramids4": 1}, {}, mode="beginner") == [("conflict", "players[0].pyramids4")]
    assert wrong({"pyramids4": 6}, {"pyramids4": 1}) == [("conflict", "players[1].pyramids4")]
    assert wrong({}) == [("out-of-range", "players")]
