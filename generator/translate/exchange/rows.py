"""What travels in a spreadsheet: one row for every form of every message of a language."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

import polib

from generator.text.languages import LOCALES, language, po_path
from generator.text.po_files import all_read, read_po

Only = Literal["all", "missing", "fuzzy", "unfinished"]
"""Which rows to write."""

STATES = ("missing", "fuzzy", "done")
"""Without a translation; with one that somebody has to look at; with one that readers see."""

_ID = re.compile(r"([A-Za-z_]+)/([a-z0-9-]+)/([0-9a-f]{16})(?:\[(\d+)\])?")


@dataclass(frozen=True)
class Row:
    """One form of a message, as it goes out or as it came back; ``line`` is where it stands in its file.

    ``version`` is the fingerprint of the translation when it went out: on the way back it shows who changed what.
    """

    id: str
    english: str
    translation: str
    state: str = ""
    about: str = ""
    remarks: str = ""
    earlier: str = ""
    context: str = ""
    version: str = ""
    line: int = 0

    @property
    def as_exported(self) -> bool:
        """Whether nobody worked on the row: its text, and the mark if the file has it, are those of the export."""
        marks = (True, False) if not self.state else (self.state == "fuzzy",)
        return any(self.version == fingerprint(self.translation, mark) for mark in marks)


def message_id(lang: str, domain: str, context: str | None, msgid: str) -> str:
    """What a message is called in spreadsheets: the same as long as its English text stays the same."""
    digest = hashlib.sha256("\x04".join((context or "", msgid)).encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return f"{lang}/{domain}/{digest}"


def split_id(row_id: str) -> tuple[str, str, str, int | None] | None:
    """Language, domain, the message's id and the number of the form; None for what is no id."""
    match = _ID.fullmatch(row_id)
    if match is None:
        return None
    return match[1], match[2], row_id.partition("[")[0], int(match[4]) if match[4] else None


def fingerprint(text: str, fuzzy: bool) -> str:
    """Stands for a translation and its mark; an empty one has the same fingerprint with and without the mark."""
    marked = f"{'fuzzy' if fuzzy and text else ''}\x04{same_ends(text)}"
    # The letter keeps spreadsheets from reading the rest as a number.
    return "v" + hashlib.sha256(marked.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def same_ends(text: str) -> str:
    """``text`` with line feeds alone as ends of lines, whatever the program that wrote it prefers."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def forms_of(entry: polib.POEntry, plural_count: int) -> dict[int | None, str]:
    """The translated forms of a message by number; ``{None: text}`` for one that is not counted."""
    if not entry.msgid_plural:
        return {None: entry.msgstr}
    return {index: entry.msgstr_plural.get(index, "") for index in range(plural_count)}


def english_of(entry: polib.POEntry, form: int | None, plural_count: int) -> str:
    """The English that a form translates."""
    if form is None or (form == 0 and plural_count > 1):
        return entry.msgid
    return entry.msgid_plural


def first_place(entry: polib.POEntry) -> str:
    """What an entry belongs to, or where its English stands; "" if it names no place."""
    return next((place for place, _line in entry.occurrences), "")


def rows(lang: str, domains: Iterable[str], only: Only = "all", locales: Path = LOCALES) -> list[Row]:
    """The rows of a language, in the order of the PO files.

    A domain without a PO file gives none. Raises one WordsError with the faults of all files.
    """
    paths = {domain: path for domain in domains if (path := po_path(lang, domain, locales)).is_file()}
    files = all_read(partial(read_po, path) for path in paths.values())
    wanted = {"all": STATES, "unfinished": ("missing", "fuzzy")}.get(only, (only,))
    return [
        row
        for domain, file in zip(paths, files, strict=True)
        for entry in file
        if not entry.obsolete
        for row in _of_entry(entry, lang, domain)
        if row.state in wanted
    ]


def _of_entry(entry: polib.POEntry, lang: str, domain: str) -> Iterator[Row]:
    count = language(lang).plural_count
    name = message_id(lang, domain, entry.msgctxt, entry.msgid)
    for form, text in forms_of(entry, count).items():
        english = english_of(entry, form, count)
        earlier = entry.previous_msgid or ""
        if earlier and form is not None and english == entry.msgid_plural:
            earlier = entry.previous_msgid_plural or earlier
        yield Row(
            id=name if form is None else f"{name}[{form}]",
            english=english,
            translation=text,
            state="missing" if not text else "fuzzy" if entry.fuzzy else "done",
            about="\n".join(filter(None, (entry.comment, first_place(entry)))),
            remarks=entry.tcomment,
            earlier=earlier if entry.fuzzy else "",
            context=entry.msgctxt or "",
            version=fingerprint(text, entry.fuzzy),
        )
