"""How large letters may be drawn on a card face or in a figure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from generator.text.folding import drawn
from generator.text.words import Phrase


def fitting_size(text: str, width: float, largest: float) -> float:
    """The font size, at most ``largest``, at which ``text`` fits into ``width``; East Asian letters are twice as wide.

    >>> fitting_size("Abyss", 200, 20), fitting_size("The Master of Magic", 100, 20), fitting_size("深淵之主", 40, 20)
    (20, 9.6, 10.0)
    """
    return largest if ems(text) * largest <= width else round(width / ems(text), 1)


def ems(text: str) -> float:
    """How wide a text is about, in its font size; East Asian letters are twice as wide as others."""
    return sum(1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.55 for letter in drawn(text))


def short(number: float) -> str:
    """A coordinate with one decimal, or none.

    >>> short(3.14), short(3.0)
    ('3.1', '3')
    """
    return f"{number:.1f}".removesuffix(".0")


def wrapped(text: Phrase | None, width: float, size: float) -> Iterator[Phrase]:
    """A text in lines of at most that width, by an estimate that is rather too wide."""
    if not text:
        return
    line = ""
    for word in _words(text):
        if line and ems(line + word.rstrip()) * size * 1.05 > width:
            yield Phrase(line.rstrip(), text.lang, text.is_fallback)
            line = ""
        line += word
    yield Phrase(line.rstrip(), text.lang, text.is_fallback)


def _words(text: str) -> Iterator[str]:
    """The parts of a text between which a line may break: words, and letters of scripts without spaces."""
    word = ""
    for letter in text:
        is_wide = unicodedata.east_asian_width(letter) in "WF"
        if word and is_wide and not unicodedata.category(letter).startswith("P"):
            yield word
            word = ""
        word += letter
        if letter == " ":
            yield word
            word = ""
    if word:
        yield word
