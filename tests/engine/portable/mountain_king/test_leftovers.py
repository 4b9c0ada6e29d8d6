"""What leftover goods score, and the trades that bring it."""

from tests.engine.portable.world import ask, codes, problems


def leftovers(**goods):
    return ask("mountain-king/leftovers", goods=goods)


def test_sets_score_without_a_trade():
    answer = leftovers(stone=7, cart=3)
    assert (answer["honor"], answer["trades"], answer["sets"]) == (3, [], {"stone": 2, "cart": 1})
    assert answer["full"] == [{"good": "stone", "sets": 2}, {"good": "cart", "sets": 1}]
    assert answer["left"] == {"stone": 1}
    assert codes(answer["notes"]) == ["no-trade-helps", "left-over"]


def test_a_trade_completes_a_set():
    answer = leftovers(stone=3, iron=2, hammer=1, rune=1, coin=2, cart=3)
    assert answer["honor"] == 3
    assert answer["trades"] == [{"give": {"iron": 2, "hammer": 1, "rune": 1}, "get": "coin"}]
    assert answer["left"] == {}


def test_of_several_the_last_is_completed_and_the_first_are_given():
    answer = leftovers(stone=2, iron=2, heartstone=2, hammer=1)
    assert answer["trades"] == [{"give": {"stone": 2, "iron": 2}, "get": "heartstone"}]
    assert (answer["honor"], answer["left"]) == (1, {"hammer": 1})


def test_two_of_everything_make_two_sets():
    answer = leftovers(stone=2, iron=2, heartstone=2, hammer=2, rune=2, coin=2, cart=2)
    assert [trade["get"] for trade in answer["trades"]] == ["cart", "coin"]
    assert [trade["give"] for trade in answer["trades"]] == [{"stone": 2, "iron": 2}, {"heartstone": 2, "hammer": 2}]
    assert (answer["honor"], answer["left"]) == (2, {"rune": 2})


def test_too_little_scores_nothing():
    for goods in ({}, {"stone": 2, "iron": 2, "rune": 1}, {"stone": 1, "iron": 1, "hammer": 1, "rune": 1, "coin": 1}):
        answer = leftovers(**goods)
        assert (answer["honor"], answer["trades"], answer["legal"]) == (0, [], True)


def test_what_is_no_good():
    assert problems("mountain-king/leftovers", {"goods": {"gold": 1}}) == [("unknown-id", "goods")]
    assert problems("mountain-king/leftovers", {"goods": {"stone": 100}}) == [("out-of-range", "goods.stone")]
