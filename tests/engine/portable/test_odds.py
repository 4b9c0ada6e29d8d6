"""Exact chances: fractions, rounding, dice, and sums of what doesn't depend on each other."""

from engine.odds import (
    Ratio,
    added,
    amount,
    at_least,
    chance,
    dice_highest,
    dice_sum,
    die,
    gcd,
    higher,
    mean,
    total,
)


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


def test_ratios_stand_in_lowest_terms():
    assert (Ratio(10, 24).num, Ratio(10, 24).den) == (5, 12)
    assert (Ratio(3, -6).num, Ratio(3, -6).den) == (-1, 2)
    assert (Ratio(-3, -6).num, Ratio(-3, -6).den) == (1, 2)
    assert (Ratio(0, -5).num, Ratio(0, -5).den) == (0, 1)
    assert Ratio(7).text() == "7"
    assert Ratio(-1, 3).text() == "-1/3"
    try:
        Ratio(1, 0)
    except ZeroDivisionError:
        return
    raise AssertionError("a denominator of zero was taken")


def test_reckoning_with_ratios():
    third = Ratio(1, 3)
    half = Ratio(1, 2)
    assert third.plus(half).text() == "5/6"
    assert third.minus(half).text() == "-1/6"
    assert third.times(half).text() == "1/6"
    assert third.compare(half) < 0
    assert half.compare(third) > 0
    assert half.compare(Ratio(2, 4)) == 0


def test_numbers_of_any_size_stay_exact():
    small = Ratio(1, 36**20)
    sum_of_all = Ratio(0)
    for _ in range(36):
        sum_of_all = sum_of_all.plus(small)
    assert sum_of_all.compare(Ratio(1, 36**19)) == 0
    assert chance(sum_of_all)["permille"] == 0


def test_rounding_goes_to_the_nearest_and_up_from_the_middle():
    assert chance(Ratio(5, 12)) == {"fraction": "5/12", "permille": 417}
    assert chance(Ratio(1, 2000))["permille"] == 1
    assert chance(Ratio(1, 2001))["permille"] == 0
    assert chance(Ratio(1)) == {"fraction": "1", "permille": 1000}
    assert amount(Ratio(57, 11)) == {"fraction": "57/11", "hundredths": 518}
    assert amount(Ratio(-1, 3))["hundredths"] == -33
    assert amount(Ratio(-1, 200))["hundredths"] == 0
    assert amount(Ratio(1, 200))["hundredths"] == 1


def test_dice_against_every_throw():
    assert die(6) == counted([throw[0] for throw in throws(1)])
    assert dice_sum(0, 6) == {0: 1}
    for count in (1, 2, 3):
        assert dice_sum(count, 6) == counted([sum(throw) for throw in throws(count)])
        assert dice_highest(count, 6) == counted([max(throw) for throw in throws(count)])
        assert total(dice_sum(count, 6)) == 6**count
    assert mean(dice_sum(2, 6)).text() == "7"
    assert mean(dice_highest(2, 6)).text() == "161/36"
    assert at_least(dice_sum(2, 6), 10).text() == "1/6"


def test_sums_and_maxima_of_different_things():
    coin = {0: 1, 3: 2}
    pairs = [(first, second) for first in (0, 3, 3) for second in (1, 2, 3, 4, 5, 6)]
    assert added(coin, die(6)) == counted([first + second for first, second in pairs])
    assert higher(coin, die(6)) == counted([max(pair) for pair in pairs])
    assert at_least(added(coin, die(6)), 100).text() == "0"
