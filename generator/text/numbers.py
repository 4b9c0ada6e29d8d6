"""How a language says numbers, for what finds them in texts (``engine/proofreader/numbers.py``)."""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError

from engine.proofreader.numbers import Numerals
from generator.text.number_words import vocabulary


@cache
def numerals(lang: str) -> Numerals:
    """The words and figures in which a language says numbers."""
    return Numerals({word: (said.value, said.sure) for word, said in vocabulary(lang).items()}, _counts_in_han(lang))


def _counts_in_han(lang: str) -> bool:
    """True for languages that write numbers with Han numerals: Chinese and Japanese."""
    try:
        return Locale.parse(lang).language in ("zh", "ja")
    except (UnknownLocaleError, ValueError):
        return False
