"""What cannot be is told where it stands, with what could be and the rule by which that is so."""

from engine.possible import at_most, between, once, one_of
from engine.problems import Problems


def told(hold, *more):
    problems = Problems()
    hold(problems, "game.rule", *more)
    assert [one for one in problems.found if one["rule"] != "game.rule" or one["code"] != "impossible"] == []
    return [(one["field"], one["given"], one["accepted"]) for one in problems.found]


def test_at_most_so_many_in_all():
    found = [("a", "2", 2), ("b", "0", 0), ("c", "2", 2), ("d", "0", 0), ("e", "1", 1)]
    assert told(at_most, 5, found) == []
    assert told(at_most, 4, found) == [("e", "1", {"together": 4})]
    assert told(at_most, 3, found) == [("c", "2", {"together": 3}), ("e", "1", {"together": 3})]


def test_each_thing_is_there_once():
    found = [(("fire", 1), "a", "x"), (("ice", 1), "b", "x"), (("fire", 1), "c", "x"), (("fire", 1), "d", "y")]
    assert told(once, found) == [("c", "x", {"with": "a"}), ("d", "y", {"with": "a"})]


def test_bounds_and_choices_hold_what_is_told():
    assert told(between, "n", None, 1, 2) == told(between, "n", 2, 1, 2) == []
    assert told(between, "n", 0, 1, 2) == [("n", "0", {"type": "integer", "min": 1, "max": 2})]
    assert told(one_of, "n", None, ["3"]) == told(one_of, "n", "3", ["3"]) == []
    assert told(one_of, "n", "5", ["0", "3"]) == [("n", "5", {"type": "choice", "choices": ["0", "3"]})]
