"""How large letters may be drawn on a card face."""

from __future__ import annotations

import unicodedata


def fitting_size(text: str, width: float, largest: float) -> float:
    """The font size, at most ``largest``, at which ``text`` fits into ``width``; East Asian letters are twice as wide.

    >>> fitting_size("Abyss", 200, 20), fitting_size("The Master of Magic", 100, 20), fitting_size("深淵之主", 40, 20)
    (20, 9.6, 10.0)
    """
    ems = sum(1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.55 for letter in text)
    return largest if ems * largest <= width else round(width / ems, 1)
