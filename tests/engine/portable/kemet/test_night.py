"""What a night brings each player, and who sets the turn order."""

from tests.engine.portable.world import ask, codes, message, problems

TILES = ("high-priest", "priest-of-amon", "divine-boon", "mummy", "vision", "hand-of-god", "reinforcements")


TOLD = {"prayer": 0, "points": 0}


def night(*players, **more):
    told = {} if more.get("first") == "yes" else TOLD
    return ask("kemet/night", players=[dict(told, **player) for player in players], **more)


def wrong(*players, **more):
    return problems("kemet/night", dict({"players": list(players)}, **more))


def alone(*tiles, **more):
    return night(dict(more, tiles=list(tiles)), {"points": 9})["players"][0]


def test_a_night_without_tiles():
    row = alone(prayer=5)
    assert (row["gain"], row["received"], row["prayer"], row["cards"], row["looks"]) == (2, 2, 7, 1, 1)
    assert (row["raises"], row["units"], row["tiles"]) == ([], 0, [])


def test_tiles_bring_prayer_points_up_to_the_limit():
    assert alone("high-priest")["gain"] == 4
    assert alone("priest-of-amon")["gain"] == 7
    assert alone("priest-of-amon", "high-priest", "priest")["gain"] == 9
    answer = night({"prayer": 10, "tiles": ["high-priest"]}, {"prayer": 11}, {"prayer": 9})
    assert [(row["received"], row["prayer"]) for row in answer["players"]] == [(1, 11), (0, 11), (2, 11)]
    assert codes(answer["notes"])[:2] == ["prayer-lost", "prayer-lost"]
    assert answer["notes"][0]["params"] == {"player": 0, "count": 3, "limit": 11}


def test_tiles_bring_cards():
    assert alone("divine-boon")["cards"] == 2
    assert alone("mummy", "divine-boon")["cards"] == 3
    row = alone("vision")
    assert (row["cards"], row["looks"]) == (1, 5)
    # Only the first card is chosen from five.
    answer = night({"tiles": ["mummy", "vision", "divine-boon"]}, {"points": 1})
    row = answer["players"][0]
    assert (row["cards"], row["looks"]) == (3, 5)
    assert message(answer["notes"], "vision-first-only")["params"]["count"] == 2
    assert message(answer["notes"], "vision")["params"]["back"] == 4


def test_hand_of_god():
    assert alone("hand-of-god")["raises"] == ["red", "blue", "white"]
    assert alone("hand-of-god", pyramids={"red": 4, "blue": 0})["raises"] == ["blue", "white"]
    answer = night({"tiles": ["hand-of-god"], "pyramids": {"red": 4, "blue": 4, "white": 4}}, {"points": 1})
    assert codes(answer["notes"])[0] == "hand-of-god-done"
    answer = night({"tiles": ["hand-of-god"], "pyramids": {"red": 3, "blue": 4, "white": 4}}, {"points": 1})
    assert codes(answer["notes"])[:2] == ["hand-of-god", "highest-level-counts"]


def test_reinforcements():
    assert alone("reinforcements")["units"] == 4
    assert [alone("reinforcements", reserve=units)["units"] for units in (0, 3, 4, 9)] == [0, 3, 4, 4]
    assert alone(reserve=3)["units"] == 0
    answer = night({"tiles": ["reinforcements"], "reserve": 0}, {"tiles": ["hand-of-god"]})
    assert codes(answer["notes"])[:3] == ["reinforcements-none", "hand-of-god", "tiles-in-turn-order"]


def test_who_has_the_fewest_points_sets_the_order():
    answer = night({"points": 3}, {"points": 1}, {"points": 2})
    assert (answer["decides"], answer["by"], answer["fewest"]) == (1, "points", [1])
    answer = night({"points": 3}, {"points": 1}, {"points": 1})
    assert (answer["decides"], answer["by"], answer["fewest"]) == (1, "earlier", [1, 2])
    assert codes(answer["notes"]) == ["earlier-decides"]


def test_the_first_night():
    for player in ({"prayer": 5}, {}):
        answer = night(player, player, first="yes")
        assert (answer["decides"], answer["by"]) == (None, "drawn")
        # Everybody begins with 5.
        assert [(row["prayer"], row["points"]) for row in answer["players"]] == [(7, 0), (7, 0)]
    assert wrong({"prayer": 3}, {}, first="yes") == [("impossible", "players[0].prayer")]
    assert wrong({"points": 1}, {"tiles": ["vision"]}, first="yes") == [
        ("conflict", "players[0].points"),
        ("conflict", "players[1].tiles"),
    ]


def test_what_is_not_told_is_no_0():
    answer = ask("kemet/night", players=[{"tiles": ["high-priest"]}, {"prayer": 1, "points": 2}])
    one, other = answer["players"]
    assert (one["gain"], one["received"], one["prayer"], one["points"]) == (4, None, None, None)
    assert (other["received"], other["prayer"], other["points"]) == (2, 3, 2)
    assert (answer["decides"], answer["by"], answer["fewest"]) == (None, None, [])
    assert codes(answer["notes"]) == ["prayer-untold", "order-untold"]
    assert message(answer["notes"], "order-untold")["params"] == {"players": [0]}


def test_beginners():
    low = {"tiles": ["high-priest"], "pyramids": {"red": 2, "blue": 1}}
    assert night(low, {}, beginner="yes")["players"][0]["gain"] == 4
    assert wrong({"tiles": ["vision"]}, {"pyramids": {"red": 3}}, beginner="yes") == [
        ("impossible", "players[0].tiles[0]"),
        ("impossible", "players[1].pyramids.red"),
    ]


def test_what_cannot_be():
    for tile in TILES:
        assert wrong({"tiles": [tile]}, {"tiles": [tile]}) == [("too-many-copies", "players[1].tiles[0]")]
    assert night({"tiles": ["priest"]}, {"tiles": ["priest"]})["players"][0]["gain"] == 2
    assert wrong({"tiles": ["vision", "vision"]}, {}) == [("duplicate", "players[0].tiles")]
    assert wrong({"prayer": 12}, {}) == [("out-of-range", "players[0].prayer")]
    assert wrong({}) == [("out-of-range", "players")]
