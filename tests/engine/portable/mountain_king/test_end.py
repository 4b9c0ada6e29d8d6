"""The end of the game: who brought it, and which turns follow."""

from tests.engine.portable.world import ask, codes, message, problems


def end(trolls, **more):
    return ask("mountain-king/end", players=[{"trolls": count} for count in trolls], **more)


def turns(trolls, **more):
    answer = end(trolls, **more)
    assert [player["turns"] for player in answer["players"]] == [
        answer["order"].count(seat) for seat in range(len(trolls))
    ]
    return answer["order"]


def tokens(trolls, **more):
    return [player["token"] for player in end(trolls, **more)["players"]]


def test_not_yet():
    answer = end([9, 4, 7])
    # How many turns are left is not known before the end has come.
    assert [player["turns"] for player in answer["players"]] == [None, None, None]
    assert (answer["triggered"], answer["missing"], answer["by"], answer["order"]) == (False, 2, None, [])
    assert (end([10, 4, 7])["missing"], tokens([10, 4, 7])) == (1, [5, 0, 0])
    assert codes(end([10, 4, 7])["notes"]) == ["first-token-taken"]


def test_the_second_full_trollmoot():
    answer = end([10, 10, 7], active=2)
    # One of the two may have been full before this round: nobody can say which, and the turns do not hang on it.
    assert (answer["by"], tokens([10, 10, 7], active=2)) == (None, [None, None, 0])
    assert message(answer["notes"], "end-triggered-by-one")["params"]["players"] == [0, 1]
    assert (end([10, 10, 7], active=2, triggered_by=2)["by"], tokens([10, 10, 7], active=2, triggered_by=2)) == (
        1,
        [5, 3, 0],
    )
    assert turns([10, 10, 7], active=2) == [2, 0, 1, 2, 0, 1, 2]
    assert turns([10, 10, 7], active=1) == [1, 2, 0, 1, 2, 0, 1, 2]
    # The right-hand neighbour of the starting player ends the round.
    assert turns([10, 4, 10], active=3) == [0, 1, 2, 0, 1, 2]
    assert codes(end([10, 4, 10], active=3)["notes"])[1] == "round-ends"
    # Later in the same round it is as uncertain.
    assert (end([10, 10, 7], active=3)["by"], turns([10, 10, 7], active=3)) == (None, [0, 1, 2, 0, 1, 2])


def test_a_third_full_trollmoot_in_the_round_of_the_end():
    # Not the third of the round brought it, but one of the others; who has which token is not known.
    assert (end([10, 10, 10], active=3)["by"], tokens([10, 10, 10], active=3)) == (None, [None, None, None])
    # The third of the round cannot have been the second one: both of the others were full by then.
    asked = {"players": [{"trolls": 10}] * 3, "active": 3, "triggered_by": 3}
    assert problems("mountain-king/end", asked) == [("conflict", "triggered_by")]
    assert tokens([10, 10, 10], active=3, triggered_by=2) == [None, 3, None]
    # A round later the third one may have got there after that.
    assert tokens([10, 10, 10], active=1, triggered_by=3, round="first") == [None, None, 3]
    # The third player had no turn in this round yet, so that trollmoot was full before it: the first one came second.
    assert (end([10, 10, 10], active=2)["by"], tokens([10, 10, 10], active=2)) == (0, [3, 0, 5])
    assert tokens([10, 4, 10], active=1) == [3, 0, 5]


def test_two_players_have_one_token():
    # Both are full after the turn of the second: the first was there before.
    assert (end([10, 10], active=2)["by"], tokens([10, 10], active=2)) == (0, [3, 0])
    assert end([10, 6], active=1)["by"] == 0
    assert tokens([10, 6], active=1) == [3, 0]
    assert turns([10, 6], active=1) == [1, 0, 1, 0, 1]
    assert turns([6, 10], active=2) == [0, 1, 0, 1]
    assert "two-players-one-token" in codes(end([10, 6], active=1)["notes"])


def test_the_rounds_after_it():
    later = {"triggered_by": 1, "active": 2}
    assert turns([10, 10, 7], round="first", **later) == [2, 0, 1, 2]
    assert turns([10, 10, 7], round="second", **later) == [2]
    assert end([10, 10, 7], round="second", triggered_by=1, active=3)["over"]
    # A third full trollmoot in the last turns gets no token; who had the first one is not told.
    assert tokens([10, 10, 10], round="first", triggered_by=2, active=1) == [None, 3, None]


def test_teams():
    assert [player["team"] for player in end([4, 4, 10, 10], active=4, teams="yes")["players"]] == [1, 2, 2, 1]


def test_what_does_not_fit():
    def wrong(trolls, **more):
        return problems("mountain-king/end", {"players": [{"trolls": count} for count in trolls]} | more)

    assert wrong([4, 4], active=3) == [("conflict", "active")]
    assert wrong([4, 4, 4], teams="yes") == [("conflict", "teams")]
    assert wrong([10, 10, 4], triggered_by=3, active=3) == [("conflict", "triggered_by")]
    assert wrong([10, 4, 4], triggered_by=1) == [("conflict", "triggered_by")]
    assert wrong([10, 10, 4], triggered_by=2, active=1) == [("conflict", "triggered_by")]
    # Two were full before this round, so the end came earlier; so it did if the second of two players was.
    assert wrong([10, 8, 10, 10], active=1) == [("missing-field", "triggered_by")]
    assert wrong([10, 10], active=1) == [("missing-field", "triggered_by")]
    assert wrong([10, 10, 4], round="first") == [("missing-field", "triggered_by")]
    assert wrong([10, 4, 4], round="first") == [("conflict", "round")]
    assert wrong([4, 11]) == [("out-of-range", "players[1].trolls")]
