"""Casting a spell: its rune, and the third one that makes it go."""

from tests.engine.portable.world import ask, problems


def test_the_third_rune_makes_it_go():
    answers = [ask("mountain-king/spell", runes_before=runes) for runes in (0, 1, 2)]
    assert [answer["cost"] for answer in answers] == [{"rune": 1}] * 3
    assert [answer["runes_after"] for answer in answers] == [1, 2, 0]
    assert [answer["stays_in_display"] for answer in answers] == [True, True, False]


def test_no_spell_has_three():
    assert problems("mountain-king/spell", {"runes_before": 3}) == [("out-of-range", "runes_before")]
    assert problems("mountain-king/spell", {"runes_before": 4}) == [("out-of-range", "runes_before")]
