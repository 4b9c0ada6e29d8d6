"""Exact chances: fractions, distributions of whole numbers, and how both are shown.

A distribution is a mapping from a value to its *ways*: whole numbers, of which only the proportions count. Numbers
stay whole until the very end, so that an answer is the same on every Python.
"""

from engine.typing_compat import Any


def gcd(one: int, other: int) -> int:
    """The greatest common divisor of two whole numbers, never negative."""
    while other:
        one, other = other, one % other
    return abs(one)


class Ratio:
    """A fraction in lowest terms, with a positive denominator. Raises ZeroDivisionError if ``den`` is zero."""

    def __init__(self, num: int, den: int = 1) -> None:
        if den == 0:
            raise ZeroDivisionError
        shared = gcd(num, den)
        if den < 0:
            shared = -shared
        self.num = num // shared
        self.den = den // shared

    def plus(self, other: "Ratio") -> "Ratio":
        """The sum of both."""
        return Ratio(self.num * other.den + other.num * self.den, self.den * other.den)

    def minus(self, other: "Ratio") -> "Ratio":
        """What is left of this one without the other."""
        return Ratio(self.num * other.den - other.num * self.den, self.den * other.den)

    def times(self, other: "Ratio") -> "Ratio":
        """The product of both."""
        return Ratio(self.num * other.num, self.den * other.den)

    def compare(self, other: "Ratio") -> int:
        """Below zero if this one is smaller, zero if both are equal, above zero if it is larger."""
        return self.num * other.den - other.num * self.den

    def rounded(self, parts: int) -> int:
        """How many of so many ``parts`` of 1 it makes: the nearest whole number, and of two the larger."""
        return (2 * parts * self.num + self.den) // (2 * self.den)

    def text(self) -> str:
        """The fraction as it is written: ``5/12``, or ``3`` if it is whole."""
        return str(self.num) if self.den == 1 else f"{self.num}/{self.den}"


def chance(ratio: Ratio) -> dict[str, Any]:
    """A chance for an answer: the exact fraction, and the nearest thousandth."""
    return {"fraction": ratio.text(), "permille": ratio.rounded(1000)}


def amount(ratio: Ratio) -> dict[str, Any]:
    """An expected number for an answer: the exact fraction, and the nearest hundredth."""
    return {"fraction": ratio.text(), "hundredths": ratio.rounded(100)}


def total(ways: dict[int, int]) -> int:
    """All the ways of a distribution together."""
    return sum(ways.values())


def at_least(ways: dict[int, int], least: int) -> Ratio:
    """The chance of a value that is no smaller than ``least``."""
    return Ratio(sum([count for value, count in ways.items() if value >= least]), total(ways))


def mean(ways: dict[int, int]) -> Ratio:
    """The expected value."""
    return Ratio(sum([value * count for value, count in ways.items()]), total(ways))


def die(sides: int) -> dict[int, int]:
    """One die with the numbers from 1 to ``sides``."""
    return {number: 1 for number in range(1, sides + 1)}


def added(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """The sum of two values that don't depend on each other (the convolution)."""
    ways: dict[int, int] = {}
    for first, count in one.items():
        for second, times in other.items():
            ways[first + second] = ways.get(first + second, 0) + count * times
    return ways


def higher(one: dict[int, int], other: dict[int, int]) -> dict[int, int]:
    """The higher of two values that don't depend on each other."""
    ways: dict[int, int] = {}
    for first, count in one.items():
        for second, times in other.items():
            value = max(first, second)
            ways[value] = ways.get(value, 0) + count * times
    return ways


def dice_sum(count: int, sides: int) -> dict[int, int]:
    """The sum of so many equal dice; that of none is 0."""
    ways = {0: 1}
    for _ in range(count):
        ways = added(ways, die(sides))
    return ways


def dice_highest(count: int, sides: int) -> dict[int, int]:
    """The highest of so many equal dice, at least one."""
    ways = die(sides)
    for _ in range(count - 1):
        ways = higher(ways, die(sides))
    return ways
