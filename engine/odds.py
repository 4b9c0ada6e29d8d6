"""Exact chances: how a fraction is shown, and distributions of whole numbers.

A distribution is a mapping from a value to its *weight*: whole numbers, of which only the proportions count. Numbers
stay whole until the very end, so that an answer is the same on every Python.
"""

from engine.typing_compat import Any


def gcd(one: int, other: int) -> int:
    """The greatest common divisor of two whole numbers, never negative."""
    while other:
        one, other = other, one % other
    return abs(one)


def fraction(part: int, whole: int) -> str:
    """The fraction in lowest terms as it is written: ``5/12``, or ``3`` if it is whole; ``whole`` is positive."""
    shared = gcd(part, whole)
    return str(part // shared) if shared == whole else f"{part // shared}/{whole // shared}"


def rounded(part: int, whole: int) -> int:
    """The nearest whole number, and of two the larger."""
    return (2 * part + whole) // (2 * whole)


def chance(part: int, whole: int) -> dict[str, Any]:
    """A chance for an answer: the exact fraction, and the nearest thousandth."""
    return {"fraction": fraction(part, whole), "permille": rounded(1000 * part, whole)}


def amount(part: int, whole: int) -> dict[str, Any]:
    """An expected number for an answer: the exact fraction, and the nearest hundredth."""
    return {"fraction": fraction(part, whole), "hundredths": rounded(100 * part, whole)}


def die(sides: int) -> dict[int, int]:
    """One die with the numbers from 1 to ``sides``."""
    return {number: 1 for number in range(1, sides + 1)}


def combined(one: dict[int, int], other: dict[int, int], operation: Any) -> dict[int, int]:
    """What an operation makes of two values that don't depend on each other."""
    weights: dict[int, int] = {}
    for first, count in one.items():
        for second, times in other.items():
            value = operation(first, second)
            weights[value] = weights.get(value, 0) + count * times
    return weights


def dice_sum(count: int, sides: int) -> dict[int, int]:
    """The sum of so many equal dice; that of none is 0."""
    weights = {0: 1}
    for _ in range(count):
        weights = combined(weights, die(sides), lambda first, second: first + second)
    return weights


def dice_highest(count: int, sides: int) -> dict[int, int]:
    """The highest of so many equal dice, at least one."""
    weights = die(sides)
    for _ in range(count - 1):
        weights = combined(weights, die(sides), max)
    return weights
