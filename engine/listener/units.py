"""The units of a question: words, numbers, and the letters of scripts that put no spaces between words."""

from engine.listener.folding import folded, is_unspaced
from engine.typing_compat import Any

WORD = "word"
NUMBER = "number"
LETTER = "letter"

_COMMAS = ",、，:："
_ENDS = ".;!?。；！？\n"

LONGEST = 400
"""The characters of a question that are heard; nobody types as many at a table."""
MOST_DIGITS = 4
"""A number of more digits is none that a game has."""


class Unit:
    """One unit: its ``kind``, its folded ``text``, and its place in the question from ``start`` to ``end``."""

    def __init__(self, kind: str, text: str, start: int, end: int) -> None:
        self.kind = kind
        self.text = text
        self.start = start
        self.end = end
        self.mark = 0
        """Whether a comma (1) or the end of a sentence (2) stands before it."""


def units_of(question: str) -> list[Unit]:
    """The units of a question in their order, of its first ``LONGEST`` characters."""
    units: list[Unit] = []
    is_apart = True
    mark = 0
    for place, letter in enumerate(question[:LONGEST]):
        mark = max(mark, 2 if letter in _ENDS else 1 if letter in _COMMAS else 0)
        for one in folded(letter):
            if one == " ":
                is_apart = True
                continue
            kind = LETTER if is_unspaced(one) else NUMBER if "0" <= one <= "9" else WORD
            if is_apart and units and LETTER in (kind, units[-1].kind):
                mark = max(mark, 1)  # who needs no spaces between words puts them between parts
            if is_apart or kind == LETTER or units[-1].kind != kind:
                units.append(Unit(kind, one, place, place + 1))
                units[-1].mark = mark
                mark = 0
            else:
                units[-1].text += one
                units[-1].end = place + 1
            is_apart = False
    return units


def joined(texts: list[str]) -> str:
    """Units as a phrase is kept: with spaces, but not beside letters of a script without them.

    >>> joined(["crab", "3"]), joined(["か", "に", "3"])
    ('crab 3', 'かに3')
    """
    phrase = ""
    for text in texts:
        is_joined = not phrase or is_unspaced(text[0]) or is_unspaced(phrase[-1])
        phrase += text if is_joined else " " + text
    return phrase


def bucket(phrase: str) -> str:
    """Where phrases and words are kept that begin like this one."""
    return phrase[:1] if is_unspaced(phrase[0]) else phrase[:2]


def number_of(text: str) -> Any:
    """The number that digits write; None for one that is too long."""
    return int(text) if len(text) <= MOST_DIGITS else None
