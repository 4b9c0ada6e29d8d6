"""Numbers in an answer as a language writes them: chances and expected amounts, rounded; JSON has the fraction."""

from __future__ import annotations

from copy import copy
from decimal import Decimal
from fractions import Fraction
from typing import Any

from babel import Locale

from engine import odds
from generator.text.typography import signed


def rounded(kind: str, given: Any) -> dict[str, Any]:
    """A chance or an amount with what is rounded, which an exact fraction alone does not have.

    >>> rounded("chance", "5/12"), rounded("amount", "-7/2")
    ({'fraction': '5/12', 'permille': 417}, {'fraction': '-7/2', 'hundredths': -350})
    """
    if isinstance(given, dict):
        return given
    exact = Fraction(given)
    return (odds.chance if kind == "chance" else odds.amount)(exact.numerator, exact.denominator)


def chance(given: dict[str, Any], lang: str) -> tuple[str, str]:
    """A chance as a percentage with one decimal, or none if it is certain or impossible.

    What is nearly so is never shown as that: before the percentage stands the key of the words that say so.

    >>> chance({"fraction": "5/12", "permille": 417}, "en"), chance({"fraction": "5/12", "permille": 417}, "pl")
    (('', '41.7%'), ('', '41,7%'))
    >>> chance({"fraction": "1", "permille": 1000}, "en"), chance({"fraction": "0", "permille": 0}, "en")
    (('', '100%'), ('', '0%'))
    >>> chance({"fraction": "1/5000", "permille": 0}, "en"), chance({"fraction": "4999/5000", "permille": 1000}, "en")
    (('below', '0.1%'), ('above', '99.9%'))
    """
    is_whole = Fraction(given["fraction"]).denominator == 1
    percent = Locale.parse(lang).percent_formats[None]
    if is_whole:
        return "", _written(percent, Decimal(given["permille"]) / 1000, lang, (0, 0))
    shown = min(max(given["permille"], 1), 999)
    near = "below" if given["permille"] < shown else "above" if given["permille"] > shown else ""
    return near, _written(percent, Decimal(shown) / 1000, lang, (1, 1))


def amount(given: dict[str, Any], lang: str) -> str:
    """An expected amount with at most two decimals.

    >>> amount({"fraction": "57/11", "hundredths": 518}, "en"), amount({"fraction": "-7/2", "hundredths": -350}, "en")
    ('5.18', '−3.5')
    """
    return signed(_written(Locale.parse(lang).decimal_formats[None], Decimal(given["hundredths"]) / 100, lang, (0, 2)))


def _written(pattern: Any, value: Decimal, lang: str, decimals: tuple[int, int]) -> str:
    shown = copy(pattern)  # the pattern itself is shared by all who write numbers in the language
    shown.frac_prec = decimals
    return str(shown.apply(value, Locale.parse(lang)))
