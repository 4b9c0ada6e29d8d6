"""The shortest way from the goods in hand to those that are wanted."""

from tests.engine.portable.world import ask, codes, problems


def reach(goods, goal, workshops=(), **more):
    listed = [{"workshop": workshop, "activations": times} for workshop, times in workshops]
    return ask("mountain-king/reach", goods=goods, goal=goal, workshops=listed, **more)


def told(answer):
    return [(step["kind"], step["give"], step["get"]) for step in answer["steps"]]


def test_what_is_there_needs_no_step():
    answer = reach({"stone": 2}, {"stone": 1}, [("grinder", 4)])
    assert (answer["possible"], answer["steps"], answer["best"], answer["left"]) == (True, [], None, {"stone": 2})
    assert codes(answer["notes"]) == ["held-already"]


def test_trades():
    answer = reach({"coin": 4, "iron": 1}, {"hammer": 1})
    # Piece by piece that of which most is to spare; of equally many, what is told first.
    assert told(answer) == [("trade", {"iron": 1, "coin": 3}, {"hammer": 1})]
    assert (answer["left"], answer["best"]) == ({"hammer": 1, "coin": 1}, None)
    # What is wanted is kept.
    answer = reach({"coin": 4, "iron": 1}, {"hammer": 1, "coin": 1})
    assert told(answer) == [("trade", {"iron": 1, "coin": 3}, {"hammer": 1})]
    answer = reach({"coin": 4}, {"hammer": 1, "coin": 1})
    assert (answer["possible"], answer["steps"], answer["left"]) == (False, [], {"coin": 4})
    assert answer["notes"][0]["params"] == {"missing": {"hammer": 1}, "count": 3, "rate": 4}


def test_a_workshop_saves_goods():
    answer = reach({"heartstone": 3}, {"hammer": 3}, [("tool-forge", 3)])
    assert [(step["workshop"], step["direction"]) for step in answer["steps"]] == [("tool-forge", "forward")] * 3
    assert (answer["best"], answer["left"]) == ("tool-forge", {"hammer": 3})
    assert not reach({"heartstone": 3}, {"hammer": 3}, [("tool-forge", 2)])["possible"]


def test_both_ways_in_one_turn():
    answer = reach({"stone": 1}, {"iron": 1}, [("rune-works", 2)])
    assert told(answer) == [("workshop", {"stone": 1}, {"rune": 1}), ("workshop", {"rune": 1}, {"iron": 1})]
    assert [step["direction"] for step in answer["steps"]] == ["forward", "back"]
    assert told(reach({"stone": 2}, {"heartstone": 1}, [("crusher", 1)])) == [
        ("workshop", {"stone": 2}, {"heartstone": 1})
    ]


def test_pieces_that_a_workshop_makes_are_traded():
    # Two heartstones become four stone, and those a hammer.
    answer = reach({"heartstone": 2}, {"hammer": 1}, [("crusher", 4)])
    assert [step["kind"] for step in answer["steps"]] == ["workshop", "workshop", "trade"]
    # A heartstone is traded for before it is crushed.
    answer = reach({"iron": 4}, {"stone": 2}, [("crusher", 1)])
    assert [step["kind"] for step in answer["steps"]] == ["trade", "workshop"]
    # But not with pieces that come later.
    assert not reach({"stone": 3}, {"rune": 2}, [("crusher", 4)])["possible"]


def test_the_workshop_that_serves_best():
    listed = [("chain-forge", 1), ("tool-forge", 1), ("grinder", 4)]
    answer = reach({"heartstone": 2}, {"hammer": 1}, listed)
    assert (answer["best"], answer["left"]) == ("tool-forge", {"heartstone": 1, "hammer": 1})
    assert [(row["workshop"], row["possible"], row["steps"], row["left"]) for row in answer["workshops"]] == [
        ("chain-forge", True, 1, 1),
        ("tool-forge", True, 1, 2),
        ("grinder", False, 0, 2),
    ]


def test_any_two_goods():
    answer = reach({"stone": 3, "rune": 1}, {"hammer": 2}, [("chain-forge", 4)])
    assert told(answer) == [
        ("workshop", {"stone": 2}, {"hammer": 1}),
        ("workshop", {"stone": 1, "rune": 1}, {"hammer": 1}),
    ]


def test_clan_carts():
    held = {"cart": 1, "heartstone": 0}
    assert reach(held, {"cart": 1})["steps"] == []
    assert not reach(held, {"cart": 1}, carts={"fire": 1})["possible"]
    answer = reach(held, {"cart": 1}, [("depot", 1)], carts={"fire": 1})
    assert answer["steps"] == [
        {
            "kind": "workshop",
            "workshop": "depot",
            "direction": "forward",
            "give": {"cart": 1},
            "get": {"cart": 1},
            "left": {"cart": 1},
            "carts": {"fire": 1},
        }
    ]
    # The Cart Works takes generic carts only; a trade and any two goods take clan carts, too.
    assert not reach(held, {"heartstone": 1}, [("cart-works", 1)], carts={"ice": 1})["possible"]
    assert reach(held, {"heartstone": 1}, [("cart-works", 1)])["possible"]
    [step] = reach({"cart": 2}, {"hammer": 1}, [("chain-forge", 1)], carts={"moon": 2})["steps"]
    assert (step["give"], step["carts"]) == ({"cart": 2}, {"moon": 2})
    [step] = reach({"cart": 4}, {"hammer": 1}, carts={"moon": 1, "ice": 1})["steps"]
    assert (step["give"], step["carts"]) == ({"cart": 4}, {"ice": 1, "moon": 1})


def test_what_cannot_be_asked():
    wanted = {"goods": {"cart": 1}, "carts": {"ice": 2}, "goal": {"cart": 1}}
    assert problems("mountain-king/reach", wanted) == [("conflict", "carts")]
    too_much = {"goods": {}, "goal": {"stone": 20, "iron": 20}}
    assert problems("mountain-king/reach", too_much) == [("too-many-items", "goal")]


def test_why_clan_carts_bring_nothing_at_the_cart_works():
    asked = {"goods": {"cart": 1}, "goal": {"heartstone": 1}, "workshops": [("cart-works", 1)]}
    assert "clan-carts-barred" in codes(reach(carts={"moon": 1}, **asked)["notes"])
    assert reach(**asked)["possible"]
