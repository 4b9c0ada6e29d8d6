"""What follows a recruitment: the refill, the powers that take another lord, and what is open between them."""

from tests.engine.portable.world import ask, codes, problems


def refill(left, **more):
    return ask("abyss/refill", lords_left=left, **more)


def steps(order):
    return [step["step"] for step in order["steps"]]


def test_refilling_the_court():
    answer = refill(2)
    assert (answer["refill"], answer["pearls"], answer["lords_drawn"], answer["court"]) == (True, 2, 4, 6)
    assert codes(answer["notes"]) == ["refill-due"]
    answer = refill(3)
    assert (answer["refill"], answer["pearls"], answer["lords_drawn"], answer["court"]) == (False, 0, 0, 3)
    assert codes(answer["notes"]) == ["refill-not-due"]
    answer = refill(2, deck=3)
    assert (answer["lords_drawn"], answer["court"], answer["game_ends"]) == (3, 5, True)
    assert codes(answer["notes"]) == ["refill-due", "refill-short"]
    assert refill(2, deck=4)["game_ends"] is False


def test_the_order_of_a_turn():
    answer = refill(2, keys=3, lord="invoker")
    assert [steps(order) for order in answer["orders"]] == [["refill", "control", "extra-turn"]]
    assert codes(answer["notes"]) == ["refill-due", "location-last", "extra-turn-last"]
    assert steps(refill(5)["orders"][0]) == ["power", "slide"]
    assert steps(refill(5, lord="invoker", use="no")["orders"][0]) == ["slide"]


def test_the_second_lord_of_the_corruptor_before_the_refill_or_after_it():
    answer = refill(2, lord="corruptor", pearls=3)
    assert (answer["legal"], answer["instead"], answer["notes"]) == (None, None, [])
    (point,) = answer["open"]
    assert (point["code"], point["rule"]) == ("power-or-refill", "abyss.recruit.refill.order")
    assert [(one["reading"], one["legal"]) for one in point["readings"]] == [
        ("power-first", False),
        ("refill-first", True),
    ]
    # The 2 pearls of the refill pay only if they come first.
    online = refill(2, lord="corruptor", pearls=3, order="power-first")
    assert codes(online["reasons"]) == ["second-lord-unpaid"]
    assert online["instead"] == {"use": "no"}
    assert "pearls" not in online
    other = refill(2, lord="corruptor", pearls=3, order="refill-first")
    assert (other["legal"], other["pearls"], other["court"]) == (True, 2, 5)
    assert steps(other["orders"][0]) == ["refill", "corruptor"]


def test_what_both_orders_bring_is_told():
    answer = refill(2, lord="corruptor")
    assert answer["legal"] is None
    assert (answer["refill"], answer["pearls"], answer["game_ends"]) == (True, 2, False)
    assert "court" not in answer
    assert [one["court"] for one in answer["open"][0]["readings"]] == [6, 5]
    assert [steps(order) for order in answer["orders"]] == [["corruptor", "refill"], ["refill", "corruptor"]]


def test_the_order_is_open_too_where_only_the_choice_of_lords_hangs_on_it():
    for lord in ("corruptor", "traitor"):
        answer = refill(2, lord=lord, deck=3)
        assert (answer["legal"], codes(answer["open"])) == (True, ["power-or-refill"])
        assert (answer["pearls"], answer["lords_drawn"], answer["court"], answer["game_ends"]) == (2, 3, 4, True)
        assert [order["reading"] for order in answer["orders"]] == ["power-first", "refill-first"]
        assert "order-online" not in codes(answer["notes"]), "the open point says it"
        assert "order-online" in codes(refill(2, lord=lord, deck=3, order="power-first")["notes"])


def test_the_order_is_not_open_where_the_choice_of_lords_is_the_same():
    bare = refill(1, lord="traitor", deck=0)
    assert (bare["legal"], bare["open"]) == (True, []), "no lord comes"
    assert [order["reading"] for order in bare["orders"]] == ["certain"]
    kept = refill(1, lord="traitor", deck=3, target="reserved")
    assert (kept["legal"], codes(kept["open"])) == (None, ["traitor-on-reserved"]), "the reserved lord is there anyway"
    assert refill(1, lord="traitor", deck=3)["legal"], "and any lord of the court is not"
    assert codes(refill(1, lord="traitor", deck=3)["open"]) == ["power-or-refill"]


def test_the_second_lord_may_make_the_court_refill():
    for order in ("power-first", "refill-first", "open"):
        answer = refill(3, lord="corruptor", order=order)
        assert (answer["legal"], answer["open"], answer["pearls"], answer["court"]) == (True, [], 2, 6)
    assert refill(4, lord="corruptor")["open"] == []


def test_the_traitor_takes_a_lord_without_recruiting_it():
    answer = refill(3, lord="traitor")
    assert answer["legal"] is None
    assert [(one["refill"], one["court"]) for one in answer["open"][0]["readings"]] == [(True, 6), (False, 2)]
    assert refill(4, lord="traitor")["open"] == []
    assert refill(3, lord="traitor", use="no")["open"] == []
    gone = refill(0, lord="traitor", order="power-first")
    assert codes(gone["reasons"]) == ["court-without-lord"]
    assert refill(0, lord="traitor", order="refill-first")["legal"]


def test_a_short_deck_may_end_the_game_by_one_order_only():
    answer = refill(2, lord="traitor", deck=4)
    assert answer["legal"] is None
    assert [(one["pearls"], one["game_ends"]) for one in answer["open"][0]["readings"]] == [(2, True), (2, False)]
    assert "game_ends" not in answer


def test_of_two_open_points_one_stands_below_the_reading_that_leaves_it_to_decide():
    answer = refill(2, lord="traitor", deck=4, target="reserved")
    kept, order = answer["open"]
    barred, allowed = kept["readings"]
    assert (barred["legal"], "open" in barred) == (False, False)
    assert allowed["legal"] is None
    assert allowed["open"] == refill(2, lord="traitor", deck=4)["open"]
    for reading in order["readings"]:
        assert reading["legal"] is None
        assert [point["code"] for point in reading["open"]] == ["traitor-on-reserved"]


def test_at_most_five_are_left_of_a_full_court():
    assert refill(5)["court"] == 5
    assert problems("abyss/refill", {"lords_left": 6}) == [("out-of-range", "lords_left")]


def test_the_schemer_and_a_small_deck():
    assert refill(2, lord="schemer")["open"] == []
    assert refill(2, lord="schemer", deck=4)["legal"] is None
    assert codes(refill(5, lord="schemer", deck=0)["reasons"]) == ["schemer-without-deck"]


def test_lords_that_a_rival_has_reserved():
    answer = refill(4, lord="corruptor", target="reserved")
    assert (codes(answer["reasons"]), answer["instead"]) == (["second-lord-reserved"], {"target": "free"})
    assert refill(1, lord="corruptor", target="reserved", order="power-first")["instead"] == {"use": "no"}
    answer = refill(4, lord="traitor", target="reserved")
    (point,) = answer["open"]
    assert (answer["legal"], point["rule"]) == (None, "abyss.sentinels.powers")
    assert [(one["reading"], one["legal"]) for one in point["readings"]] == [("barred", False), ("allowed", True)]
    barred = refill(4, lord="traitor", target="reserved", sentinel_powers="barred")
    assert (codes(barred["reasons"]), barred["instead"]) == (["traitor-barred"], {"target": "free"})
    assert refill(4, lord="traitor", target="reserved", sentinel_powers="allowed")["legal"]
    both = refill(3, lord="traitor", target="reserved")
    assert (both["legal"], codes(both["open"])) == (None, ["traitor-on-reserved", "power-or-refill"])
