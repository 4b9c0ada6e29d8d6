"""Names that are put together from what entries hold: *Seven of spades* from a rank and a suit."""

from __future__ import annotations

from collections.abc import Mapping

from catalog.models.entries import Entry
from catalog.placeholders import Named, parse

Parts = Mapping[str, str | Entry]
"""What stands in a composed name, by the fields of its entry: a figure, or another entry by its name."""


class Composed(str):
    """The English name of an entry whose kind has a pattern; other languages put it together from the same parts.

    ``pattern`` is the message that they translate, ``parts`` what its placeholders stand for.
    """

    pattern: str
    parts: Parts

    def __new__(cls, name: str, pattern: str, parts: Parts) -> Composed:
        """``name`` is the whole name in English."""
        composed = super().__new__(cls, name)
        composed.pattern = pattern
        composed.parts = parts
        return composed

    def __reduce__(self) -> tuple[type[Composed], tuple[str, str, Parts]]:
        """How a copy is made."""
        return Composed, (str(self), self.pattern, self.parts)

    @property
    def head(self) -> Entry | None:
        """The entry by whose own name it begins; None if it begins in another way."""
        first = parse(self.pattern)[0]
        part = self.parts.get(first.name) if isinstance(first, Named) and not first.form else None
        return part if isinstance(part, Entry) else None


def key_of(name: str) -> str:
    """The text that a name is translated and inflected by: that of a composed one is its pattern."""
    return name.pattern if isinstance(name, Composed) else name
