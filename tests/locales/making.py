"""PO files and English texts made up for a test."""

from __future__ import annotations

from pathlib import Path

import polib

from generator.locale.extract import Key, Origin, Source
from generator.locale.languages import LANGUAGES

HEADER = r"""msgid ""
msgstr ""
"Language: {lang}\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: {plural}\n"

"""


def po(folder: Path, body: str, lang: str = "pl") -> Path:
    """A PO file with a header and ``body``; the first line of ``body`` is line 7."""
    path = folder / "site.po"
    path.write_text(HEADER.format(lang=lang, plural=LANGUAGES[lang].plural_forms) + body, encoding="utf-8")
    return path


def source(msgid: str, plural: str | None = None, ref: str = "rule:abyss.turn", context: str | None = None) -> Source:
    """An English text as extraction finds it."""
    return Source(msgid, plural, context, {"text"}, [], [Origin(ref, "catalog/data/x.yaml", 3)])


def found(*sources: Source) -> dict[Key, Source]:
    """English texts by their keys."""
    return {item.key: item for item in sources}


def entry(msgid: str, msgstr: str = "", **fields: object) -> polib.POEntry:
    """A message of a PO file."""
    return polib.POEntry(msgid=msgid, msgstr=msgstr, flags=[], occurrences=[], **fields)
