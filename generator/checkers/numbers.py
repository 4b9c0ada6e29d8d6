"""Numbers in an answer as a language writes them: chances and expected amounts, rounded but with the exact fraction."""

from __future__ import annotations

from copy import copy
from decimal import Decimal
from fractions import Fraction
from typing import Any

from babel import Locale


def chance(given: dict[str, Any], lang: str) -> str:
    """A chance as a percentage with one decimal and the exact fraction; what is certain or impossible has neither.

    >>> chance({"fraction": "5/12", "permille": 417}, "en"), chance({"fraction": "5/12", "permille": 417}, "pl")
    ('41.7% (5/12)', '41,7% (5/12)')
    >>> chance({"fraction": "1", "permille": 1000}, "en"), chance({"fraction": "0", "permille": 0}, "en")
    ('100%', '0%')
    """
    is_whole = Fraction(given["fraction"]).denominator == 1
    value = Decimal(given["permille"]) / 1000
    shown = _written(Locale.parse(lang).percent_formats[None], value, lang, (0, 0) if is_whole else (1, 1))
    return shown if is_whole else f"{shown} ({given['fraction']})"


def amount(given: dict[str, Any], lang: str) -> str:
    """An expected amount with at most two decimals, and the exact fraction where these are rounded.

    >>> amount({"fraction": "57/11", "hundredths": 518}, "en"), amount({"fraction": "-7/2", "hundredths": -350}, "en")
    ('5.18 (57/11)', '-3.5')
    """
    value = Decimal(given["hundredths"]) / 100
    shown = _written(Locale.parse(lang).decimal_formats[None], value, lang, (0, 2))
    return shown if Fraction(value) == Fraction(given["fraction"]) else f"{shown} ({given['fraction']})"


def _written(pattern: Any, value: Decimal, lang: str, decimals: tuple[int, int]) -> str:
    shown = copy(pattern)  # the pattern itself is shared by all who write numbers in the language
    shown.frac_prec = decimals
    return str(shown.apply(value, Locale.parse(lang)))
