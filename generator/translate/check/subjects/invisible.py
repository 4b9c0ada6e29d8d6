"""Characters that nobody sees: zero-width and control characters, and those that stand for broken ones."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Unit

_CATEGORIES = ("Cc", "Cf", "Co", "Cn", "Cs")
"""Control, format, private-use and unassigned characters, and halves of characters."""


def invisible(char: str) -> bool:
    """True for a character that a reader cannot see, or that stands for a broken one."""
    return char == "\ufffd" or (char not in "\n\t" and unicodedata.category(char) in _CATEGORIES)


def named(char: str) -> str:
    """A character by its number and name: ``U+200B ZERO WIDTH SPACE``."""
    return f"U+{ord(char):04X} {unicodedata.name(char, '')}".rstrip()


@check(
    "po-invisible",
    _("an invisible character stands in the text"),
    parsed=False,
    about=_(
        "Zero-width and control characters come along when a text is copied from a web page or a PDF file. They break "
        "search and line breaking, and nobody sees why."
    ),
)
def check_invisible(unit: Unit) -> Iterator[Fault]:
    """Each invisible character that the English does not have, at its first place."""
    if unit.text.isprintable() and "\ufffd" not in unit.text:
        return
    for char in dict.fromkeys(unit.text):
        if invisible(char) and char not in unit.english:
            place = unit.text.index(char)
            yield Fault(
                lazy(_("the invisible character {character} at place {place}"), character=named(char), place=place + 1),
                lazy(_("visible characters and plain spaces")),
                lazy(_("delete the character, or type the text again")),
                (place, place + 1),
            )
