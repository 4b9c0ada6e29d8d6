"""The questions that only worked examples ask: reading a cost or a location, refilling the court."""

from tests.engine.portable.world import ask, problems


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
