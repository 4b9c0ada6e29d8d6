"""Languages that are made from another one at build time: Simplified from Traditional Chinese, by OpenCC.

What should be worded differently from the conversion stands in the language's own PO files, which hold nothing
else. Each such *override* notes in a comment (``#. zh_Hant: …``) the text that it was made beside. An override whose
English or whose noted text has changed is stale: it is not shown until somebody has looked at it again.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

import polib

from generator.text.languages import LOCALES, LanguageInfo, po_path
from generator.text.po_files import Key, all_read, current, key_of, mark, read_po, texts_of

if TYPE_CHECKING:
    from generator.text.message_sources import Source

_KEPT = r"\{[^{}|]*\|?"
"""What a conversion leaves alone: placeholders, but for the text that they show."""

Messages = dict[Key, polib.POEntry]


@lru_cache(maxsize=32)
def converter(info: LanguageInfo, domain: str) -> Callable[[str], str]:
    """What makes texts of a derived language from those of its origin; placeholders and ids stay as they are."""
    from opencc import OpenCC

    assert info.converter is not None
    convert: Callable[[str], str] = OpenCC(info.converter).convert
    words = {word.origin: word.here for word in info.wording if not word.domains or domain in word.domains}
    longest_first = sorted(words, key=len, reverse=True)
    apart = re.compile("(" + "|".join([_KEPT, *map(re.escape, longest_first)]) + ")")

    def convert_all(text: str) -> str:
        # At odd places stands what is not converted: a placeholder, or a word that has its own wording.
        parts = apart.split(text)
        parts[1::2] = [words.get(part, part) for part in parts[1::2]]
        parts[::2] = [convert(part) if part else part for part in parts[::2]]
        return "".join(parts)

    return convert_all


def messages(info: LanguageInfo, domain: str, root: Path = LOCALES) -> Messages:
    """Every message of a derived language: those of its origin converted, and the overrides that are not stale.

    Raises WordsError with the faults of both files.
    """
    origin, own = _both(info, domain, root)
    convert = converter(info, domain)
    entries = {key: _converted(entry, convert) for key, entry in origin.items()}
    for key, entry in own.items():
        if entry.translated() and not is_stale(entry, info, origin):
            entries[key] = entry
    return entries


def origin_messages(info: LanguageInfo, domain: str, root: Path = LOCALES) -> Messages:
    """The messages of the language that ``info`` is derived from. Raises WordsError."""
    assert info.derived_from is not None
    return _current(po_path(info.derived_from, domain, root))


def overrides(info: LanguageInfo, domain: str, root: Path = LOCALES) -> tuple[int, int]:
    """How many texts of a domain are reworded instead of converted, and how many of these wordings are stale.

    Raises WordsError with the faults of both files.
    """
    origin, own = _both(info, domain, root)
    worded = [entry for entry in own.values() if texts_of(entry)]
    stale = sum(entry.fuzzy or is_stale(entry, info, origin) for entry in worded)
    return len(worded) - stale, stale


def is_stale(entry: polib.POEntry, info: LanguageInfo, origin: Mapping[Key, polib.POEntry]) -> bool:
    """Whether the text beside which an override was made is another one now, or gone."""
    beside = note(entry, info).beside
    return beside is not None and beside != text_of(origin.get(key_of(entry)))


@dataclass(frozen=True)
class Note:
    """What an override notes: the text of the origin that it stands ``beside``, and ``before`` of a stale one's."""

    beside: str | None = None
    before: str | None = None

    def lines(self, info: LanguageInfo) -> list[str]:
        """The note as comments."""
        lines = ((f"{info.derived_from}: ", self.beside), (f"{info.derived_from} before: ", self.before))
        return [start + text for start, text in lines if text is not None]


def note(entry: polib.POEntry, info: LanguageInfo) -> Note:
    """What an override notes; nothing, if it was written by hand and not yet updated."""
    texts: dict[str, str] = {}
    for line in entry.comment.split("\n"):
        start, _, text = line.partition(":")
        texts[start] = text.strip()
    return Note(texts.get(f"{info.derived_from}"), texts.get(f"{info.derived_from} before"))


def notes(file: polib.POFile, info: LanguageInfo) -> dict[Key, Note]:
    """What the overrides of a file note; to be taken before ``update`` rewrites their comments."""
    return {key_of(entry): note(entry, info) for entry in file}


def text_of(entry: polib.POEntry | None) -> str:
    """The text of a message in one line, as notes have it; empty where there is none to convert."""
    if entry is None or not entry.translated():
        return ""
    return " / ".join(texts_of(entry)).replace("\n", "\\n").strip()


def in_one_domain(every: Mapping[str, Mapping[Key, Source]]) -> dict[str, dict[Key, Source]]:
    """The texts that stand in one domain only: overrides may follow them there."""
    seen = Counter(key for texts in every.values() for key in texts)
    return {domain: {key: text for key, text in texts.items() if seen[key] == 1} for domain, texts in every.items()}


def keep_overrides(
    merged: polib.POFile, noted: Mapping[Key, Note], info: LanguageInfo, origin: Mapping[Key, polib.POEntry]
) -> tuple[polib.POFile, int]:
    """What remains of an updated PO file of a derived language: its overrides; and how many of them went stale.

    An override that has become stale is marked fuzzy. Taking the mark away accepts it beside the text of today.
    """
    kept = polib.POFile(wrapwidth=0)
    kept.header, kept.metadata = merged.header, merged.metadata
    stale = 0
    for entry in merged:
        if not texts_of(entry):
            continue
        if not entry.obsolete:
            was_fuzzy = entry.fuzzy
            _annotate(entry, noted, info, text_of(origin.get(key_of(entry))))
            stale += entry.fuzzy and not was_fuzzy
        kept.append(entry)
    return kept, stale


def _annotate(entry: polib.POEntry, noted: Mapping[Key, Note], info: LanguageInfo, now: str) -> None:
    earlier = noted.get((entry.previous_msgctxt, entry.previous_msgid or ""), Note())
    old = noted.get(key_of(entry), earlier)
    before = old.before if entry.fuzzy else None
    # A text of the origin that is not finished says nothing: the note waits for the one that will be.
    now = now or old.beside or ""
    if old.beside is not None and old.beside != now:
        before = before or old.beside
        mark(entry, True)
    lines = [line for line in entry.comment.split("\n") if line]
    entry.comment = "\n".join([*lines, *Note(now or None, before).lines(info)])


def _both(info: LanguageInfo, domain: str, root: Path) -> tuple[Messages, Messages]:
    """The messages of a derived language's origin and its own. Raises one WordsError with the faults of both files."""
    paths = [po_path(code, domain, root) for code in (str(info.derived_from), info.code)]
    origin, own = all_read(partial(_current, path) for path in paths)
    return origin, own


def _current(path: Path) -> Messages:
    """The messages of the file at ``path``; none if there is no file."""
    return current(read_po(path)) if path.is_file() else {}


def _converted(entry: polib.POEntry, convert: Callable[[str], str]) -> polib.POEntry:
    converted = copy(entry)
    converted.msgstr = convert(entry.msgstr) if entry.msgstr else ""
    converted.msgstr_plural = {number: convert(text) for number, text in entry.msgstr_plural.items()}
    return converted
