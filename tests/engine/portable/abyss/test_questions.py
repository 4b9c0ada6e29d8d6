"""The questions that only worked examples ask: reading a cost or a location."""

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
