"""How wide a text is in a terminal, where a Chinese or Japanese character takes two columns."""

from __future__ import annotations

import unicodedata

WIDE = r"\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6"
"""The characters between which a line may break, for use between the brackets of a pattern."""


def width(text: str) -> int:
    """How many columns a terminal needs for ``text``: Han and kana take two, combining marks none.

    >>> width("Abyss"), width("深淵")
    (5, 4)
    """
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )
