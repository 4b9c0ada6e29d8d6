"""PO files and English texts made up for a test."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import polib

from generator.text.languages import LANGUAGES
from generator.text.message_sources import Origin, Source
from generator.text.po_files import Key, Writing
from generator.translate.check.unit import Fault, Message, Shared, Unit

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


def write_po(file: polib.POFile, path: Path) -> bool:
    """Write a PO file; True if that changed anything."""
    writing = Writing()
    written = writing.put(file, path)
    writing.commit()
    return written


def source(msgid: str, plural: str | None = None, ref: str = "rule:abyss.turn", context: str | None = None) -> Source:
    """An English text as extraction finds it."""
    return Source(msgid, plural, context, {"text"}, [], [Origin(ref, "catalog/data/x.yaml", 3)])


def by_key(*sources: Source) -> dict[Key, Source]:
    """English texts by their keys."""
    return {item.key: item for item in sources}


def entry(msgid: str, msgstr: str = "", **fields: object) -> polib.POEntry:
    """A message of a PO file."""
    return polib.POEntry(msgid=msgid, msgstr=msgstr, flags=[], occurrences=[], **fields)


def message(
    english: str,
    texts: str | dict[int, str],
    lang: str,
    *,
    plural: str | None = None,
    domain: str = "site",
    kinds: Collection[str] = ("text",),
    ref: str = "rule:abyss.turn",
    catalog: Any = None,
) -> Message:
    """A translated message as the runner hands it to a check; without a catalogue, one that holds nothing."""
    forms = texts if isinstance(texts, dict) else {0: texts}
    said = source(english, plural, ref)
    said.kinds = set(kinds)
    shared = Shared(cast(Any, catalog or SimpleNamespace(games={})), {})
    return Message(shared, lang, domain, said, entry(english, forms[0]), forms)


def unit(english: str, text: str, lang: str, **fields: Any) -> Unit:
    """A translated text as the runner hands it to a check."""
    return Unit(message(english, text, lang, **fields), 0, english, text)


def marked(fault: Fault, text: str) -> str:
    """The part of ``text`` that a fault marks; '' if it marks the whole."""
    return text[slice(*fault.spot)] if fault.spot else ""
