"""Translations with gaps: a copy of the PO files in which a text is missing and another is out of date."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import polib

from generator.text.languages import LOCALES, po_path
from generator.text.po_files import FROM_ELSEWHERE, read_po
from tests.locales.po_samples import write_po

SPOILT: dict[str, Callable[[str], str]] = {
    "quote": lambda text: text.replace('msgstr "Dowódca"', 'msgstr "Dowódca'),
    "half": lambda text: text[: text.index('msgstr "', len(text) // 2) + len('msgstr "')],
    "empty": lambda text: "",
    "mark of the order of bytes": lambda text: "\ufeff" + text,
    "conflict": lambda text: text.replace('msgstr "Dowódca"', '<<<<<<< mine\nmsgstr "Dowódca"'),
}
"""What can happen to the Polish texts of a game while somebody edits them, so that the file cannot be read."""


def locales(folder: Path) -> Path:
    """A copy of all languages below ``folder``."""
    return Path(shutil.copytree(LOCALES, folder / "locales"))


def make_stale(root: Path, lang: str, domain: str, msgid: str) -> str:
    """Mark the translation of a text fuzzy, as ``update`` does when its English changes; gives the translation."""
    entry, file, path = _entry(root, lang, domain, msgid)
    entry.flags = ["fuzzy"]
    entry.previous_msgid = "An earlier English."
    write_po(file, path)
    return str(entry.msgstr)


def make_proposal(root: Path, lang: str, domain: str, msgid: str) -> None:
    """Take the translation of a text for that of another one, as ``update`` proposes it for a text that is new."""
    entry, file, path = _entry(root, lang, domain, msgid)
    entry.flags = ["fuzzy"]
    entry.previous_msgid = "Another English."
    entry.comment += f"\n{FROM_ELSEWHERE}"
    write_po(file, path)


def make_missing(root: Path, lang: str, domain: str, msgid: str) -> str:
    """Take the translation of a text away, and give it."""
    entry, file, path = _entry(root, lang, domain, msgid)
    text, entry.msgstr = str(entry.msgstr), ""
    write_po(file, path)
    return text


def _entry(root: Path, lang: str, domain: str, msgid: str) -> tuple[polib.POEntry, polib.POFile, Path]:
    path = po_path(lang, domain, root)
    file = read_po(path)
    entry = next(entry for entry in file if entry.msgid == msgid and not entry.msgctxt and not entry.obsolete)
    return entry, file, path
