"""What everybody scores, and who wins."""

from tests.engine.portable.world import ask, codes, problems


def score(*players, **more):
    return ask("mountain-king/score", players=list(players), **more)


def parts(**player):
    return score(player)["players"][0]["parts"]


def statues(*rows):
    keys = ("layer", "pedestal", "tunnel")
    answer = score({"statues": [{keys[place]: row[place] for place in range(len(row))} for row in rows]})
    return [statue["honor"] for statue in answer["players"][0]["statues"]]


def test_every_part_is_added_up():
    answer = score(
        {
            "tunnels": 43,
            "coronation": 3,
            "pedestal_tokens": [3, 8],
            "goods": {"stone": 2, "iron": 4},
            "halls": [{"low": 0, "high": 9, "statue": "no"}, {"low": 6, "high": 15, "statue": "yes"}],
            "statues": [
                {"layer": "yellow", "pedestal": "yes"},
                {"layer": "yellow", "pedestal": "no"},
                {"layer": "grey", "pedestal": "yes"},
            ],
            "troll_levels": 14,
        }
    )
    [row] = answer["players"]
    told = [
        row["parts"][part] for part in ("tunnels", "coronation", "pedestal_tokens", "resources", "halls", "statues")
    ]
    assert told == [43, 3, 11, 1, 15, 38]
    assert (row["total"], row["rank"], row["name"]) == (111, 1, "")
    assert answer["tie_break"] == {"by": "points", "winners": ["1"]}
    assert answer["legal"] is True
    assert codes(answer["notes"]) == ["statues-apart"]


def test_statues_by_layer_and_pedestal():
    layers = ("dark-grey", "grey", "brown", "orange", "yellow")
    assert statues(*[(layer, "no") for layer in layers]) == [2, 4, 6, 8, 10]
    assert statues(*[(layer, "yes") for layer in layers]) == [4, 8, 12, 16, 20]


def test_of_the_statues_in_a_tunnel_the_best_one_scores():
    assert statues(("yellow", "no", "a"), ("brown", "yes", "a"), ("grey", "no", "b"), ("grey", "no")) == [0, 12, 4, 4]
    assert statues(("yellow", "no", "a"), ("yellow", "no", "a")) == [10, 0]
    # A capital is no other letter.
    assert statues(("yellow", "no", "a"), ("yellow", "no", " A")) == [10, 0]
    # Labels are each player's own.
    one = {"statues": [{"layer": "grey", "tunnel": "a"}]}
    assert [row["total"] for row in score(one, one)["players"]] == [4, 4]


def test_lower_troll_levels_win_a_tie():
    answer = score(
        {"name": "Ann", "tunnels": 40, "troll_levels": 14},
        {"name": "Bob", "tunnels": 40, "troll_levels": 12},
        {"name": "Cleo", "tunnels": 30, "troll_levels": 12},
        {"name": "Dan", "tunnels": 30, "troll_levels": 11},
    )
    assert [row["rank"] for row in answer["players"]] == [2, 1, 4, 3]
    assert answer["tie_break"] == {"by": "troll-levels", "winners": ["Bob"]}
    assert codes(answer["notes"]) == ["lower-levels-win"]


def test_who_is_level_on_everything_shares_the_rank():
    level = {"tunnels": 40, "troll_levels": 12}
    answer = score(level | {"name": "Ann"}, {"name": "Bob", "tunnels": 20}, level | {"name": "Cleo"})
    assert [row["rank"] for row in answer["players"]] == [1, 3, 1]
    assert answer["tie_break"] == {"by": "none", "winners": ["Ann", "Cleo"]}
    assert codes(answer["notes"]) == ["tie-stays"]


def test_levels_that_nobody_told():
    answer = score({"tunnels": 40}, {"tunnels": 40})
    assert codes(answer["notes"]) == ["troll-levels-missing"]
    # What one of them has not told is not zero, and decides nothing.
    answer = score({"tunnels": 40}, {"tunnels": 40, "troll_levels": 12}, {"tunnels": 30, "troll_levels": 9})
    assert [row["rank"] for row in answer["players"]] == [1, 1, 3]
    assert answer["tie_break"] == {"by": "none", "winners": ["1", "2"]}
    assert codes(answer["notes"]) == ["troll-levels-missing"]
    # Zero that is told is a number like any other.
    answer = score({"tunnels": 40, "troll_levels": 0}, {"tunnels": 40, "troll_levels": 12})
    assert answer["tie_break"] == {"by": "troll-levels", "winners": ["1"]}


def test_teams():
    answer = score({"name": "Red", "coronation": 8, "tunnels": 10}, {"name": "Blue", "tunnels": 17})
    assert (answer["teams"], answer["tie_break"]["winners"]) == (True, ["Red"])
    # That both tokens may be one team's, and not that two players share a score, is our reading.
    assert codes(answer["notes"]) == ["team-is-one", "both-tokens"]
    level = {"tunnels": 40, "troll_levels": 30}
    assert codes(score(level, level, teams="yes")["notes"]) == ["team-is-one", "tie-stays", "team-tie"]


def test_what_is_told_as_a_sum():
    player = {"typed": {"pedestal_tokens": 7, "resources": 2, "halls": 15, "statues": 20}}
    [row] = score(player)["players"]
    assert row["total"] == 44
    assert codes(row["unchecked"]["notes"]) == [
        "pedestal-tokens-typed",
        "resources-typed",
        "halls-typed",
        "statues-typed",
    ]
    [row] = score(player | {"goods": {"stone": 3}})["players"]
    assert (row["parts"]["resources"], row["how"]["halls"], "resources" in row["how"]) == (1, "typed", False)
    assert "entered-twice" in codes(row["unchecked"]["notes"])


def test_a_hall_whose_number_nobody_told_is_not_worth_nothing():
    hall = {"low": 6, "statue": "yes"}
    answer = score({"name": "Ann", "tunnels": 40, "halls": [hall]}, {"name": "Bob", "tunnels": 50, "coronation": 3})
    ann, bob = answer["players"]
    assert (ann["halls"][0]["honor"], ann["parts"]["halls"], ann["total"], bob["total"]) == (None, None, None, 53)
    assert ([ann["rank"], bob["rank"]], answer["tie_break"]) == ([None, None], {"by": None, "winners": []})
    assert codes(answer["notes"]) == ["halls-untold"]
    # The number that does not count need not be told.
    assert parts(halls=[{"high": 15, "statue": "yes"}, {"low": 3}])["halls"] == 18


def test_how_statues_without_a_letter_are_taken():
    grey, brown = {"layer": "grey"}, {"layer": "brown"}
    assert codes(score({"statues": [grey]})["notes"]) == ["adds-up"]
    assert codes(score({"statues": [grey | {"tunnel": "a"}, brown | {"tunnel": "b"}]})["notes"]) == ["adds-up"]
    # Which of two in one tunnel scores is our reading.
    assert codes(score({"statues": [grey | {"tunnel": "a"}, brown | {"tunnel": "A"}]})["notes"]) == ["best-statue"]
    [note] = score({"tunnels": 1}, {"coronation": 3, "statues": [grey, brown]})["notes"]
    assert (note["code"], note["params"]) == ("statues-apart", {"players": [1]})


def test_of_whom_nothing_is_told_no_points_are_known():
    answer = score({"troll_levels": 3}, {"typed": {"halls": 0}})
    assert [row["total"] for row in answer["players"]] == [None, 0]
    assert list(set(answer["players"][0]["parts"].values())) == [None]
    assert (answer["tie_break"]["by"], answer["tie_break"]["winners"]) == (None, [])
    assert [(note["code"], note["params"]) for note in answer["notes"]] == [("score-untold", {"players": [0]})]
    # A hall that lacks a number is told all the same.
    assert codes(score({"halls": [{"high": 2}]}, {})["notes"]) == ["score-untold", "halls-untold"]


def impossible(*players, **more):
    answer = problems("mountain-king/score", {"players": list(players)} | more)
    assert [code for code, _ in answer if code != "impossible"] == []
    return [field for _, field in answer]


def test_tokens_that_so_many_players_cannot_have():
    five, three, both = {"coronation": 5}, {"coronation": 3}, {"coronation": 8}
    assert impossible(five, three) == ["players[0].coronation"]
    assert impossible(three, three, {}) == ["players[1].coronation"]
    assert impossible(both, {}, {}) == ["players[0].coronation"]
    assert impossible(both, three) == ["players[1].coronation"]
    assert impossible({}, {}, {}, teams="yes") == ["teams"]
    other = {"tunnels": 1}
    assert codes(score(five, other, other)["notes"]) == ["second-token-untold"]
    assert codes(score(five, three, other)["notes"]) == ["adds-up"]
    assert codes(score(five, three, teams="yes")["notes"]) == ["team-is-one"]


def test_pieces_that_the_game_has_not_got():
    doubled = {"layer": "yellow", "pedestal": "yes"}
    assert impossible({"statues": [doubled] * 3}, {"coronation": 3, "statues": [doubled]}) == ["players[1].statues[0]"]
    assert impossible({"pedestal_tokens": [1] * 15}, {"pedestal_tokens": [2]}) == ["players[1].pedestal_tokens[0]"]
    hall = {"low": 1, "high": 2}
    assert impossible({"halls": [hall] * 4}, {"halls": [hall] * 3}) == ["players[1].halls[2]"]
    assert impossible({"halls": [{"low": 15, "high": 6}]}) == ["players[0].halls[0].high"]
    assert impossible({"troll_levels": 31}) == ["players[0].troll_levels"]
    assert score({"troll_levels": 60}, {}, teams="yes")["legal"]
    statues = [{"layer": "grey"}] * 11
    assert impossible({"statues": statues}, {"statues": statues}) == ["players[1].statues[10]"]


def test_what_cannot_be_read():
    wrong = {"players": [{"coronation": 4}]}
    assert problems("mountain-king/score", wrong) == [("out-of-range", "players[0].coronation")]
    assert problems("mountain-king/score", {"players": []}) == [("out-of-range", "players")]
    assert problems("mountain-king/score", {"players": [{"statues": [{}]}]}) == [
        ("missing-field", "players[0].statues[0].layer")
    ]
