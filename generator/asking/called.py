"""What players of a language call things beside their names: ``locales/<language>/asked/<game>-called.yaml``.

By entry (``race:crab``), by input (``recruit/own_pearls``), by choice (``recruit/way=corruptor``), or of a checker by
its name alone, the words that are typed at a table and printed nowhere. Every language is written on its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated

from pydantic import Field, RootModel

from catalog.findings import Finding, did_you_mean, listed
from generator.asking.language import Word, written
from generator.text.derive import converter
from generator.text.languages import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from catalog.document import Document
    from generator.text.languages import LanguageInfo


class _Words(RootModel[dict[str, Annotated[tuple[Word, ...], Field(min_length=1)]]]):
    """The words by what they call."""


@dataclass(frozen=True)
class Called:
    """What players call the entries, inputs and choices of one game in one language, and the file that says so."""

    words: dict[str, tuple[str, ...]]
    document: Document | None

    def of(self, key: str) -> tuple[str, ...]:
        """The words for an entry, an input or a choice; none where nobody wrote any."""
        return self.words.get(key, ())

    def unknown(self, keys: Iterable[str]) -> list[Finding]:
        """What the game does not have: each with its file and line."""
        known = list(keys)
        document = self.document
        if document is None:
            return []
        return [
            Finding(
                document.file,
                document.line((key,)),
                key,
                key,
                f"an entry, an input or a choice: {listed(known)}",
                did_you_mean(key, known, "take the line away"),
                "there is no such thing in the game",
                "unknown-id",
            )
            for key in self.words
            if key not in known
        ]


@cache
def of_game(info: LanguageInfo, game: str, root: Path = LOCALES) -> Called:
    """What things are called in a language; nothing where nobody wrote it. Raises CatalogError for a faulty file.

    That of a derived language is made from its origin's.
    """
    model, document = written(_Words, info, f"{game}-called.yaml", root)
    if model is None:
        return Called({}, None)
    if not info.derived_from:
        return Called(model.root, document)
    convert = converter(info, game)
    return Called({key: tuple(convert(word) for word in words) for key, words in model.root.items()}, document)
