"""A folder of PO files made up for a test, exported and imported again."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import polib

from generator.text.languages import language, po_path
from generator.text.message_sources import Source
from generator.text.po_files import read_po
from generator.translate.exchange import sheets
from generator.translate.exchange.importing import Job, Outcome, import_po, import_rows
from generator.translate.exchange.rows import Only, Row, rows
from tests.locales.po_samples import by_key, write_po


class EmptyCatalog:
    """A catalogue with nothing in it."""

    games: ClassVar[dict[str, Any]] = {
        "abyss": SimpleNamespace(
            game=SimpleNamespace(symbols=()), collections=(), boards=(), vocabularies=(), records={}
        )
    }

    def is_draft(self, domain: str) -> bool:
        return False

    def is_unlisted(self, domain: str) -> bool:
        return False

    def find(self, ref: str, game: str | None = None) -> Any:
        raise KeyError(ref)


class Desk:
    """The PO file of one language, domain ``site``, and whoever works on it by way of another file."""

    def __init__(self, folder: Path, lang: str = "pl") -> None:
        self.folder = folder
        self.lang = lang
        self.path = po_path(lang, "site", folder)
        self.sources: tuple[Source, ...] = ()

    def has(self, *entries: polib.POEntry) -> None:
        """Write the PO file."""
        file = polib.POFile(wrapwidth=0)
        file.metadata = {
            "Language": self.lang,
            "Content-Type": "text/plain; charset=UTF-8",
            "Plural-Forms": language(self.lang).plural_forms,
        }
        file.extend(entries)
        write_po(file, self.path)

    def current(self, msgid: str) -> polib.POEntry:
        """The message of the PO file."""
        return next(entry for entry in read_po(self.path) if entry.msgid == msgid and not entry.obsolete)

    def translate(self, msgid: str, text: str) -> None:
        """What somebody else does to the PO file meanwhile."""
        file = read_po(self.path)
        next(entry for entry in file if entry.msgid == msgid).msgstr = text
        write_po(file, self.path)

    def rows(self, only: Only = "all") -> list[Row]:
        """What an export writes."""
        return rows(self.lang, ["site"], only, self.folder)

    def export(self, only: Only = "all") -> Path:
        """The exported file."""
        path = self.folder / f"{self.lang}.csv"
        path.write_bytes(sheets.write(self.rows(only), self.lang))
        return path

    def apply(self, path: Path, **options: bool) -> Outcome:
        """Import a file: a version of the PO file, or a spreadsheet."""
        every = {"site": by_key(*self.sources)}
        job = Job(path, cast(Any, EmptyCatalog()), every, self.folder, **options)
        return import_po(read_po(path), self.path, job) if path.suffix == ".po" else import_rows(sheets.read(path), job)
