"""Bringing lords to court: by plotting, with the Recipient, with the Opportunist."""

from tests.engine.portable.world import ask, codes, message, problems


def plot(**request):
    request["court"] = request.get("court", 4)
    return ask("abyss/plot", **request)


def test_a_pearl_for_each_lord():
    answer = plot(pearls=3, times=2, deck=20)
    assert answer["legal"]
    assert (answer["paid"], answer["pearls"], answer["court"], answer["deck"]) == (2, 1, 6, 18)
    assert (answer["most"], answer["spaces"]) == (2, 2)
    answer = plot(pearls=3)
    assert message(answer["notes"], "plot-again")["params"] == {"count": 1}


def test_how_often_by_trying():
    for court in range(7):
        for pearls in range(5):
            for deck in range(5):
                legal = [plot(court=court, pearls=pearls, deck=deck, times=times)["legal"] for times in range(1, 7)]
                most = plot(court=court, pearls=pearls, deck=deck)["most"]
                assert legal == [True] * most + [False] * (6 - most)
                assert most == min(6 - court, pearls, deck)


def test_what_stands_in_the_way():
    wrong = [
        ({"pearls": 1, "moment": "after"}, ["plot-after-action"]),
        ({}, ["plot-pearls-short"]),
        ({"pearls": 1, "times": 2}, ["plot-pearls-short"]),
        ({"pearls": 2, "nebulis": 1}, ["plot-with-nebulis"]),
        ({"pearls": 6, "court": 6}, ["court-full"]),
        ({"pearls": 6, "times": 3}, ["court-spaces-short"]),
        ({"pearls": 6, "deck": 0}, ["lord-deck-empty"]),
        ({"pearls": 6, "times": 2, "deck": 1}, ["lord-deck-short"]),
        ({"way": "recipient", "used": "yes"}, ["power-used-up"]),
        ({"way": "recipient", "times": 2}, ["power-once-a-turn"]),
        ({"way": "recipient", "court": 6}, ["court-full"]),
        ({"way": "opportunist", "court": 0}, ["court-empty"]),
        ({"way": "opportunist", "deck": 0}, ["lord-deck-empty"]),
    ]
    for request, expected in wrong:
        answer = plot(**request)
        assert codes(answer["reasons"]) == expected, request
        if answer["instead"] is None:
            assert answer["most"] == 0, request
        else:
            request.update(answer["instead"])
            assert plot(**request)["legal"], request


def test_all_reasons_are_told():
    answer = plot(court=6, pearls=0, moment="after", nebulis=1, deck=0)
    assert codes(answer["reasons"]) == [
        "plot-after-action",
        "plot-pearls-short",
        "plot-with-nebulis",
        "court-full",
        "lord-deck-empty",
    ]
    assert (answer["most"], answer["court"], answer["deck"], answer["paid"]) == (0, 6, 0, 0)


def test_the_recipient_costs_nothing_at_any_moment():
    answer = plot(way="recipient", moment="after")
    assert answer["legal"]
    assert (answer["paid"], answer["court"], answer["most"]) == (0, 5, 1)
    assert codes(answer["notes"]) == ["plot-where", "recipient-free"]
    often = plot(way="recipient", times=2, used="yes", frequency="often")
    assert (often["legal"], often["most"]) == (True, 2)


def test_the_opportunist_keeps_the_number_of_lords():
    answer = plot(way="opportunist", court=6, deck=1)
    assert answer["legal"]
    assert (answer["court"], answer["deck"]) == (6, 0)
    assert codes(answer["notes"]) == ["opportunist-swaps", "plot-empties-deck"]


def test_whether_the_opportunist_may_replace_a_reserved_lord_is_open():
    asked = {"way": "opportunist", "reserved": "rival"}
    answer = plot(**asked)
    assert (answer["legal"], answer["notes"], answer["court"], answer["deck"]) == (None, [], 4, 57)
    (point,) = answer["open"]
    assert [(one["reading"], one["legal"]) for one in point["readings"]] == [("barred", False), ("allowed", True)]
    barred = plot(sentinel_powers="barred", **asked)
    assert (codes(barred["reasons"]), barred["instead"]) == (["opportunist-barred"], {"reserved": "none"})
    assert plot(court=1, sentinel_powers="barred", **asked)["instead"] is None
    assert plot(sentinel_powers="allowed", **asked)["legal"]
    # Of two lords one may be another than the reserved; of one it is open whether even that one may be replaced.
    assert plot(court=2, times=2, **asked)["most"] == 1
    alone = plot(court=1, times=2, **asked)
    assert (alone["legal"], alone["most"], alone["instead"]) == (False, 0, None)
    assert plot(court=1, times=2, sentinel_powers="allowed", **asked)["most"] == 1
    assert plot(way="recipient", reserved="rival")["open"] == []


def test_the_way_out_pays_in_pearls_as_far_as_they_go():
    answer = plot(pearls=2, times=4, nebulis=1)
    assert (answer["instead"], answer["pay_pearls"]) == ({"times": 2, "nebulis": 0}, 2)
    answer = plot(pearls=0, nebulis=1)
    assert (answer["instead"], answer["legal"]) == (None, False)


def test_the_court_must_be_given():
    assert problems("abyss/plot", {"pearls": 1}) == [("missing-field", "court")]
    assert problems("abyss/plot", {"court": 7, "times": 0}) == [("out-of-range", "court"), ("out-of-range", "times")]
