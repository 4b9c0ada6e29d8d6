"""Where a reader who knows a better wording finds the text: its file, its line, and the address of both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from catalog.messages import CASES, READING, domain_of, of_record
from catalog.models.base import PATTERN
from catalog.models.composed import Composed
from catalog.walk import message_mark
from generator.render.message_locations import lines_of
from generator.render.prose import NAME_FIELDS
from generator.text.languages import SOURCE_LANGUAGE, po_path, shown_path
from generator.text.lookups import note
from generator.text.po_files import Key, read_po

if TYPE_CHECKING:
    from catalog import Catalog
    from catalog.models.game import Record
    from generator.text.words import Phrase, Words

_UNSEEN = {"search", "spoken", CASES, READING}
"""Kinds of texts that stand on no page as they are."""


@dataclass(frozen=True)
class Place:
    """A line of a file of the repository; ``url`` shows it, and is empty if nobody said where the repository is."""

    file: str
    line: int
    url: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


class Suggestions:
    """Finds the place of every text in one language: in its PO file, or in the catalogue where it is the English.

    ``repository`` is the address below which the files can be seen, up to the name of the branch.
    """

    def __init__(self, catalog: Catalog, words: Words, repository: str = "") -> None:
        self.catalog = catalog
        self.words = words
        self.repository = repository.rstrip("/")
        self._lines: dict[tuple[str, str], dict[Key, int]] = {}

    def of(self, game: str, reference: str, field: str | None = None) -> Place | None:
        """The place of a field of an entry, by default that of its name.

        None if the PO file doesn't have the text yet. Raises KeyError for an unknown entry.
        """
        record = self.catalog.record(reference, game)
        name = field or next(known for known in NAME_FIELDS if known in type(record.model).model_fields)
        if isinstance(composed := getattr(record.model, name), Composed):
            return self._of_pattern(game, record.kind, composed)
        if self.words.lang == SOURCE_LANGUAGE:
            return self._place(*record.place((name,)))
        mark = message_mark(type(record.model), name)
        key = (mark.context if mark else None, getattr(record.model, name))
        return self._translated(domain_of(record.model, game, mark), key)

    def _of_pattern(self, game: str, kind: str, name: Composed) -> Place | None:
        """The place of the pattern that composes a name."""
        if self.words.lang == SOURCE_LANGUAGE:
            return self._place(*self.catalog.record(f"game:{game}", game).place(("names", kind)))
        return self._translated(game, (PATTERN, name.pattern))

    def texts(self, game: str, reference: str) -> list[tuple[Phrase, Place]]:
        """Every text of an entry that readers see, in the catalogue’s order; not those that no PO file has yet.

        Raises KeyError for an unknown entry.
        """
        pairs: list[tuple[Phrase, Place]] = []
        common = [record for record in self.catalog.common if record.ref == reference]
        records = common or [self.catalog.record(reference, game)]
        of_game = None if common else self.catalog.games[game]
        apart = {line for record in common for line in _lines_of_sheet(record)}
        for text in (message for record in records for message in of_record(record, of_game)):
            if text.kind in _UNSEEN or text.line in apart:
                continue
            is_english = self.words.lang == SOURCE_LANGUAGE
            key = (text.context, text.msgid)
            place = self._place(text.file, text.line) if is_english else self._translated(text.domain, key)
            if place is not None:
                pairs.append((self.words.text(text.domain, text.msgid, text.context), place))
        return list(dict(pairs).items())

    def written(self, file: Path, line: int, msgid: str, domain: str = "site") -> Place | None:
        """The place of a text that stands in a template at a line; None if the PO file doesn't have it yet."""
        if self.words.lang == SOURCE_LANGUAGE:
            return self._place(shown_path(file), line)
        return self._translated(domain, (None, msgid))

    def _translated(self, domain: str, key: Key) -> Place | None:
        note(("place", self.words.lang, domain, *key))
        return self.place(domain, key)

    def place(self, domain: str, key: Key) -> Place | None:
        """The place of a message in the language's own PO file, or in that of the language that it is made from."""
        for code in self.words.info.written_in:
            if line := self._lines_of(code, domain).get(key):
                return self._place(shown_path(po_path(code, domain, self.words.root)), line)
        return None

    def keys(self, domain: str) -> set[Key]:
        """The messages that have a place."""
        return {key for code in self.words.info.written_in for key in self._lines_of(code, domain)}

    def _lines_of(self, code: str, domain: str) -> dict[Key, int]:
        if (code, domain) not in self._lines:
            path = po_path(code, domain, self.words.root)
            is_own = code == self.words.lang and not self.words.info.derived_from
            entries = self.words.messages(domain).values() if is_own else read_po(path) if path.is_file() else ()
            self._lines[code, domain] = lines_of(path, entries)
        return self._lines[code, domain]

    def _place(self, file: str, line: int) -> Place:
        # Neither PO nor YAML files nor templates are rendered by the usual hosts, so lines can be named as they are.
        url = f"{self.repository}/{quote(file)}#L{line}" if self.repository else ""
        return Place(file, line, url)


def _lines_of_sheet(record: Record) -> Iterator[int]:
    """The lines of what the sheet of the table says, which is on every page and fetched when it is opened: no page is
    to grow by it."""
    return (record.line(("table", key)) for key in getattr(record.model, "table", {}))
