"""The questions that only worked examples ask: reading a cost or a location, refilling the court, exploring."""

from tests.engine.portable.world import ask, codes, problems


def test_reading_the_cost_of_a_lord():
    answer = ask("abyss/read-cost", lord="master-of-magic")
    assert (answer["value"], answer["races"], answer["compulsory"]) == (10, 3, "jellyfish")
    assert ask("abyss/read-cost", lord="sage")["compulsory"] is None


def test_reading_a_cost_from_bubbles():
    answer = ask("abyss/read-cost", large_bubble="jellyfish", small_bubbles=2, number=10)
    assert (answer["value"], answer["races"], answer["compulsory"]) == (10, 3, "jellyfish")
    assert ask("abyss/read-cost", small_bubbles=5, number=10)["compulsory"] is None
    assert problems("abyss/read-cost", {"number": 10}) == [("missing-field", "lord")]
    assert problems("abyss/read-cost", {"lord": "sage", "number": 10}) == [("conflict", "number")]
    assert problems("abyss/read-cost", {"large_bubble": "whale"}) == [("unknown-id", "large_bubble")]


def test_reading_a_location():
    answer = ask("abyss/read-location", location="sargasso-fields")
    assert (answer["counts"], answer["race"], answer["guild"]) == ("per-ally-of-race", "seahorse", None)
    assert (answer["base"], answer["each"]) == (3, 3)


def test_refilling_the_court():
    answer = ask("abyss/refill", lords_left=2)
    assert (answer["refill"], answer["pearls"], answer["lords_drawn"], answer["court"]) == (True, 2, 4, 6)
    answer = ask("abyss/refill", lords_left=3)
    assert (answer["refill"], answer["pearls"], answer["lords_drawn"], answer["court"]) == (False, 0, 0, 3)
    answer = ask("abyss/refill", lords_left=2, deck=3)
    assert (answer["lords_drawn"], answer["court"], answer["game_ends"]) == (3, 5, True)
    assert ask("abyss/refill", lords_left=2, deck=4)["game_ends"] is False


def explore(*steps, **more):
    made = []
    for step in steps:
        card, _, what = step.partition(" ")
        if what.isdigit():
            made.append({"card": card, "buyer": int(what)})
        else:
            made.append({"card": card, "choice": what} if what else {"card": card})
    return ask("abyss/exploration", steps=made, **more)


def test_a_whole_exploration():
    answer = explore("ally go-on", "ally 3", "monster go-on", "ally 1", "ally go-on", "ally go-on", "ally take")
    assert answer["legal"]
    assert [step["space"] for step in answer["steps"]] == [1, 2, 2, 3, 3, 4, 5]
    assert answer["pearls"] == {"sales": 3, "last_space": 1, "total": 4}
    assert (answer["taken"], answer["council"], answer["discard"]) == ([7], [1, 5, 6], [3])
    assert answer["threat_moves"] == 1
    assert answer["turn_over"] is True


def test_the_nth_ally_sold_costs_n():
    answer = explore("ally 2", "ally 1", "ally 3")
    assert [step["price"] for step in answer["steps"]] == [1, 2, 3]
    assert answer["next_price"] == 4
    assert answer["turn_over"] is False
    assert answer["council"] == []


def test_a_monster_on_the_last_space():
    quiet = ["ally go-on"] * 4
    answer = explore(*(quiet + ["monster fight"]))
    assert answer["legal"]
    assert answer["pearls"]["last_space"] == 1
    assert answer["discard"] == [5]
    assert codes(explore(*(quiet + ["monster go-on"]))["reasons"]) == ["last-monster-fought"]
    assert codes(explore(*(quiet + ["ally go-on"]))["reasons"]) == ["last-ally-taken"]


def test_what_may_not_be_done():
    assert codes(explore("ally 1", "ally 1")["reasons"]) == ["bought-already"]
    assert codes(explore("monster 1")["reasons"]) == ["monster-not-for-sale"]
    assert codes(explore("ally fight")["reasons"]) == ["ally-not-fought"]
    assert codes(explore("monster take")["reasons"]) == ["monster-not-taken"]
    assert codes(explore("ally take", "ally take")["reasons"]) == ["turn-over"]
    assert codes(explore("ally")["reasons"]) == ["choice-open"]
    sold = ask("abyss/exploration", steps=[{"card": "ally", "buyer": 1, "choice": "take"}])
    assert codes(sold["reasons"]) == ["sold-ally-is-gone"]
    assert problems("abyss/exploration", {"rivals": 1, "steps": [{"card": "ally", "buyer": 2}]}) == [
        ("conflict", "steps[0].buyer")
    ]
