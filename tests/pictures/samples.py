"""Small PO files, made from the real ones, that show one thing each in a PO editor."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from pathlib import Path

import polib

from catalog.placeholders import Ref, parse
from generator.text.languages import SOURCE_LANGUAGE, TRANSLATIONS, po_path
from generator.text.po_files import read_po
from generator.text.words import Words, _

REASON = _("the printed rules give the number twice")
KINDS = ("window", "plural", "fuzzy", "comment")
COMPANY = 9
"""How many other messages stand in the list below the one that is shown."""

Choice = Callable[[polib.POEntry], bool]


def write(kind: str, lang: str, game: str, to: Path) -> None:
    """Write the sample ``kind``, one of KINDS, for readers of ``lang``."""
    # Who reads English translates into some language all the same.
    target = lang if lang != SOURCE_LANGUAGE else TRANSLATIONS[-1]
    shown = _shown(kind, target, game, lang)
    file = read_po(po_path(target, game))
    sample = polib.POFile(wrapwidth=0)
    sample.metadata = file.metadata
    sample.append(shown)
    others = [entry for entry in file if entry.translated() and entry.msgid != shown.msgid and len(entry.msgid) > 30]
    for entry in others[:: max(1, len(others) // COMPANY)][:COMPANY]:
        sample.append(entry)
    sample.save(str(to))


def _shown(kind: str, target: str, game: str, lang: str) -> polib.POEntry:
    if kind == "plural":
        return _first(target, ("checker", "site"), lambda entry: bool(entry.msgid_plural) and len(_forms(entry)) > 1)
    if kind == "comment":
        entry = copy.copy(_first(target, (game,), lambda entry: _medium(entry) and any(map(str.isdigit, entry.msgid))))
        entry.tcomment = f"fathom-ignore: po-number {Words(lang).text('site', REASON)}"
        return entry
    entry = copy.copy(_first(target, (game,), lambda entry: _medium(entry) and _inflects(entry)))
    if kind == "fuzzy":
        entry.flags = ["fuzzy"]
        entry.previous_msgid = earlier(entry.msgid)
    return entry


def _first(target: str, domains: tuple[str, ...], wanted: Choice) -> polib.POEntry:
    """The first message that will do; the easier to read, the sooner it comes."""
    found = [entry for entry in _entries(target, domains) if entry.translated() and wanted(entry)]
    if not found:
        raise LookupError(f"no message of {', '.join(domains)} in {target} is fit for a picture")
    return found[0]


def _entries(target: str, domains: tuple[str, ...]) -> Iterator[polib.POEntry]:
    for domain in domains:
        yield from read_po(po_path(target, domain))


def _forms(entry: polib.POEntry) -> set[str]:
    """The different texts that a counted message and its translation have."""
    return {entry.msgid, entry.msgid_plural} | set(entry.msgstr_plural.values())


def _medium(entry: polib.POEntry) -> bool:
    return 60 <= len(entry.msgid) <= 130 and 2 <= (entry.comment or "").count("\n") <= 4


def _inflects(entry: polib.POEntry) -> bool:
    shows = any(isinstance(part, Ref) and part.shown for part in parse(entry.msgid))
    return shows and earlier(entry.msgid) != entry.msgid


def earlier(english: str) -> str:
    """An English text as it may have been before: without what now follows its last placeholder."""
    before, brace, _after = english.rpartition("}")
    return f"{before}{brace}." if brace else f"{english.rstrip('.')} now."
