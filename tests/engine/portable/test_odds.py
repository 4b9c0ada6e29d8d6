"""Exact chances: fractions, rounding, dice, and what two things that don't depend on each other make."""

from engine.odds import amount, chance, combined, dice_highest, dice_sum, die, fraction, gcd


def throws(count):
    """Every throw of so many dice, each as a list: the long way round."""
    found = [[]]
    for _ in range(count):
        found = [throw + [number] for throw in found for number in (1, 2, 3, 4, 5, 6)]
    return found


def counted(values):
    ways = {}
    for value in values:
        ways[value] = ways.get(value, 0) + 1
    return ways


def test_the_greatest_common_divisor():
    assert [gcd(12, 18), gcd(7, 5), gcd(0, 4), gcd(4, 0), gcd(-6, 4), gcd(6, -4), gcd(0, 0)] == [6, 1, 4, 4, 2, 2, 0]


def test_fractions_stand_in_lowest_terms():
    assert fraction(10, 24) == "5/12"
    assert fraction(0, 5) == "0"
    assert fraction(7, 1) == "7"
    assert fraction(14, 7) == "2"
    assert fraction(-1, 3) == "-1/3"
    assert fraction(-6, 3) == "-2"
    try:
        chance(1, 0)
    except ZeroDivisionError:
        return
    raise AssertionError("a denominator of zero was taken")


def test_numbers_of_any_size_stay_exact():
    assert fraction(36, 36**20) == f"1/{36**19}"
    assert chance(36, 36**20)["permille"] == 0


def test_rounding_goes_to_the_nearest_and_up_from_the_middle():
    assert chance(5, 12) == {"fraction": "5/12", "permille": 417}
    assert chance(1, 2000)["permille"] == 1
    assert chance(1, 2001)["permille"] == 0
    assert chance(1, 1) == {"fraction": "1", "permille": 1000}
    assert amount(57, 11) == {"fraction": "57/11", "hundredths": 518}
    assert amount(-1, 3)["hundredths"] == -33
    assert amount(-1, 200)["hundredths"] == 0
    assert amount(1, 200)["hundredths"] == 1


def test_dice_against_every_throw():
    assert die(6) == counted([throw[0] for throw in throws(1)])
    assert dice_sum(0, 6) == {0: 1}
    for count in (1, 2, 3):
        assert dice_sum(count, 6) == counted([sum(throw) for throw in throws(count)])
        assert dice_highest(count, 6) == counted([max(throw) for throw in throws(count)])
        assert sum(dice_sum(count, 6).values()) == 6**count


def test_sums_and_maxima_of_different_things():
    coin = {0: 1, 3: 2}
    pairs = [(first, second) for first in (0, 3, 3) for second in (1, 2, 3, 4, 5, 6)]
    assert combined(coin, die(6), max) == counted([max(pair) for pair in pairs])
    assert combined(coin, die(6), lambda one, other: one + other) == counted([sum(pair) for pair in pairs])
