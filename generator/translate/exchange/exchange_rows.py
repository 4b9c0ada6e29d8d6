"""What travels in a file of exchange: one row for every form of every message of a language."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import polib

from generator.text.languages import LOCALES, language, po_path
from generator.text.po_files import WordsError, read_po

State = Literal["missing", "fuzzy", "done"]
"""Without a translation; with one that somebody has to look at; with one that readers see."""

Only = Literal["all", "missing", "fuzzy", "unfinished"]
"""Which rows to write."""

_ID = re.compile(r"([A-Za-z_]+)/([a-z0-9-]+)/([0-9a-f]{16})(?:\[(\d+)\])?")


@dataclass(frozen=True)
class Row:
    """One form of a message as it goes out.

    ``version`` is the fingerprint of the translation at this moment: on the way back it shows who changed what.
    """

    id: str
    domain: str
    english: str
    text: str
    state: State
    form: int | None
    ref: str
    context: str
    notes: tuple[str, ...]
    remarks: str
    earlier: str
    places: tuple[tuple[str, str], ...]
    version: str


@dataclass(frozen=True)
class ImportedRow:
    """One row as it came back; ``line`` is where it stands in its file.

    ``state`` is None where the file says nothing of it, ``version`` is empty where a program has dropped it.
    """

    line: int
    id: str
    english: str
    text: str
    state: State | None
    version: str


def message_id(lang: str, domain: str, context: str | None, msgid: str) -> str:
    """What a message is called in files of exchange: the same as long as its English text stays the same."""
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


def first_place(entry: polib.POEntry) -> str:
    """Where an entry stands first in the catalogue or the program; "" if it names no place."""
    return next((f"{place}:{line}" if line else place for place, line in entry.occurrences), "")


def is_unwritable(char: str) -> bool:
    """True for a character that no PO file may hold."""
    return (char < " " and char not in "\n\t") or "\ud800" <= char <= "\udfff"


def as_exported(row: ImportedRow) -> bool:
    """True if nobody worked on a row: its text, and the mark if the file has it, are those of the export."""
    marks: Iterable[bool] = (True, False) if row.state is None else (row.state == "fuzzy",)
    return any(row.version == fingerprint(row.text, mark) for mark in marks)


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


def rows(lang: str, domains: Iterable[str], only: Only = "all", locales: Path = LOCALES) -> list[Row]:
    """The rows of a language, in the order of the PO files.

    A domain without a PO file gives none. Raises one WordsError with the faults of all files.
    """
    rows: list[Row] = []
    faults: list[WordsError] = []
    for domain in domains:
        path = po_path(lang, domain, locales)
        if not path.is_file():
            continue
        try:
            file = read_po(path)
        except WordsError as error:
            faults.append(error)
            continue
        for entry in file:
            if not entry.obsolete:
                rows += (row for row in _of_entry(entry, lang, domain) if _wanted(row, only))
    if faults:
        raise WordsError(tuple(finding for error in faults for finding in error.findings))
    return rows


def _wanted(row: Row, only: Only) -> bool:
    return only in ("all", row.state) or (only == "unfinished" and row.state != "done")


def _of_entry(entry: polib.POEntry, lang: str, domain: str) -> Iterator[Row]:
    count = language(lang).plural_count
    name = message_id(lang, domain, entry.msgctxt, entry.msgid)
    refs = [place for place, line in entry.occurrences if not line]
    first = refs or [f"{place}:{line}" for place, line in entry.occurrences]
    for form, text in forms_of(entry, count).items():
        earlier = entry.previous_msgid or ""
        if earlier and form is not None and english_of(entry, form, count) == entry.msgid_plural:
            earlier = entry.previous_msgid_plural or earlier
        yield Row(
            id=name if form is None else f"{name}[{form}]",
            domain=domain,
            english=english_of(entry, form, count),
            text=text,
            state="missing" if not text else "fuzzy" if entry.fuzzy else "done",
            form=form,
            ref=first[0] if first else "",
            context=entry.msgctxt or "",
            notes=tuple(entry.comment.split("\n")) if entry.comment else (),
            remarks=entry.tcomment,
            earlier=earlier if entry.fuzzy else "",
            places=tuple(entry.occurrences),
            version=fingerprint(text, entry.fuzzy),
        )
