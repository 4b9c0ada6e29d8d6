"""What everybody scores, whether the game is over, and who is first."""

from tests.engine.portable.world import ask, codes, problems

TOLD = {"battle": 0, "tiles": 0, "two_temples": 0, "sanctuary": 0, "temples": 0, "pyramids4": 0}


def score(*players, **more):
    return ask("kemet/score", players=[dict(TOLD, **player) for player in players], **more)


def bare(*players, **more):
    return ask("kemet/score", players=list(players), **more)


def wrong(*players, **more):
    return problems("kemet/score", dict({"players": list(players)}, **more))


def test_every_kind_of_point_is_added_up():
    one = {"battle": 3, "tiles": 1, "sphinx": "yes", "two_temples": 2, "sanctuary": 1, "temples": 2, "pyramids4": 1}
    answer = score(dict(one, name="Ann", order=1), {"name": "Bo", "order": 2}, {"name": "Cy", "order": 3})
    row = answer["players"][0]
    assert (row["total"], row["permanent"], row["temporary"], row["rank"]) == (11, 8, 3, 1)
    assert row["parts"] == {
        "battle": 3,
        "tiles": 1,
        "sphinx": 1,
        "two_temples": 2,
        "sanctuary": 1,
        "temples": 2,
        "pyramids": 1,
    }
    assert (answer["ended"], answer["tie_break"], answer["first"]) == (True, None, [0])
    assert [row["rank"] for row in answer["players"]] == [1, 2, 3]


def test_each_mode_has_its_goal():
    for mode, goal in (("short", 8), ("long", 10), ("beginner", 4)):
        for points in (goal - 1, goal):
            answer = score({"battle": points, "order": 1}, {"order": 2}, mode=mode)
            assert (answer["ended"], answer["goal"]) == (points == goal, goal)
    assert score({"battle": 8}, {})["ended"]


def test_most_battles_win_a_tie():
    answer = score({"battle": 3, "temples": 1, "order": 1}, {"battle": 4, "order": 2})
    assert (answer["tie_break"], answer["ended"]) == ("battle", False)
    assert [row["rank"] for row in answer["players"]] == [2, 1]
    assert codes(answer["notes"]) == ["not-reached", "battle-points-decide"]


def test_the_turn_order_decides_at_last():
    level = {"battle": 3, "two_temples": 2}
    answer = score(dict(level, order=3), dict(level, order=1), {"battle": 2, "two_temples": 3, "order": 2})
    assert (answer["tie_break"], answer["first"]) == ("order", [1])
    assert [row["rank"] for row in answer["players"]] == [2, 1, 3]
    assert codes(answer["notes"]) == ["not-reached", "order-decides"]
    # Ties behind the first place are broken too, and decide nothing there.
    answer = score({"battle": 5, "order": 3}, dict(level, battle=1, order=2), dict(level, battle=1, order=1))
    assert answer["tie_break"] is None
    assert [row["rank"] for row in answer["players"]] == [1, 3, 2]


def test_an_order_that_nobody_told_decides_nothing():
    answer = score({"battle": 4}, {"battle": 4, "order": 2})
    assert ([row["rank"] for row in answer["players"]], answer["first"]) == ([1, 1], [0, 1])
    assert answer["tie_break"] is None
    assert codes(answer["notes"]) == ["not-reached", "order-missing"]
    # It is only wanted where it decides.
    answer = score({"battle": 4}, {"battle": 3, "two_temples": 1})
    assert (answer["tie_break"], answer["first"]) == ("battle", [0])


def test_what_is_not_told_is_no_0():
    answer = bare({"battle": 3, "temples": 1}, dict(TOLD, battle=2))
    one, other = answer["players"]
    assert (one["parts"]["battle"], one["parts"]["two_temples"], one["parts"]["pyramids"]) == (3, None, None)
    assert (one["total"], other["total"], other["parts"]["pyramids"]) == (4, 2, 0)
    # With two players there is no Sanctuary, so nothing is missing there.
    assert one["parts"]["sanctuary"] == 0
    assert (answer["ended"], answer["first"], answer["tie_break"]) == (None, [], None)
    assert codes(answer["notes"]) == ["untold"]
    answer = bare({"battle": 8}, {})
    assert (answer["ended"], answer["first"], codes(answer["notes"])) == (True, [], ["reached", "untold"])


def test_what_cannot_lie_on_one_table():
    assert wrong({"sphinx": "yes"}, {"sphinx": "yes"}) == [("conflict", "players[1].sphinx")]
    assert wrong({"temples": 2}, {"temples": 2}) == [("conflict", "players[1].temples")]
    assert wrong({"temples": 3}, {"temples": 3}, {}, {}, {}) == [("conflict", "players[1].temples")]
    assert wrong({"tiles": 1}, {"tiles": 1}, {"tiles": 1}, {"tiles": 1}) == [("conflict", "players[3].tiles")]
    assert wrong({"pyramids4": 6}, {"pyramids4": 1}) == [("conflict", "players[1].pyramids4")]
    assert wrong({"order": 1}, {"order": 1}) == [("conflict", "players[1].order")]
    assert wrong({"order": 3}, {"order": 1}) == [("out-of-range", "players[0].order")]
    for others in (1, 3):
        assert wrong({"sanctuary": 1}, *[{}] * others) == [("conflict", "players[0].sanctuary")]
    for others in (2, 4):
        assert score({"sanctuary": 1}, *[{}] * others)["players"][0]["permanent"] == 1
    assert score({"temples": 5}, {}, {}, {})["players"][0]["temporary"] == 5
    assert score({"pyramids4": 6}, {})["players"][0]["temporary"] == 6


def test_one_player_alone():
    assert score({"sanctuary": 2, "temples": 5, "order": 5})["first"] == [0]


def test_beginners_have_no_high_levels():
    for name, value in (("tiles", 1), ("sphinx", "yes"), ("pyramids4", 1)):
        assert wrong({name: value}, {}, mode="beginner") == [("conflict", "players[0]." + name)]
    assert score({"sanctuary": 1}, {}, {}, mode="beginner")["players"][0]["total"] == 1


def test_what_cannot_be_read():
    assert wrong({"tiles": 2}) == [("out-of-range", "players[0].tiles")]
    assert wrong({"sphinx": 1}) == [("out-of-range", "players[0].sphinx")]
    assert wrong({"battle": -1}) == [("out-of-range", "players[0].battle")]
    assert wrong(mode="short") == [("out-of-range", "players")]
    assert wrong({}, mode="medium") == [("out-of-range", "mode")]
    assert wrong(*[{}] * 6) == [("too-many-items", "players")]
