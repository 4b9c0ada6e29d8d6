"""Translations that follow a text from one domain to another of the same language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy

import polib

from generator.text.message_sources import Source, Sources
from generator.text.po_files import Key, key_of, mark, refs_of, texts_of

_Offers = dict[Key, list[tuple[str, polib.POEntry]]]
"""Translated messages of all domains by context and msgid, each with its domain."""


def move_messages(
    files: Mapping[str, polib.POFile], every: Mapping[str, Sources], wanted: Iterable[str]
) -> dict[str, int]:
    """Give the ``wanted`` domains what other domains of the language have for texts that are new to them.

    ``files`` are the language's PO files by domain; they are changed, not written. A text that left its domain
    takes its translation along, with its flags and the translator's remarks. One that the other domain still uses
    is copied: as it is if both belong to the same entry, or else marked fuzzy, because the same English may mean
    something else there. The translation of a text that has gained or lost its plural is given where there is no
    other; the merge then marks it fuzzy. Returns for each domain how many texts were given a translation.
    """
    wanted = tuple(wanted)
    known = {domain: {key_of(entry) for entry in file} for domain, file in files.items()}
    offers: _Offers = {}
    for domain, file in files.items():
        for entry in file:
            if texts_of(entry):
                offers.setdefault(key_of(entry), []).append((domain, entry))
    carried = dict.fromkeys(wanted, 0)
    gone: set[int] = set()
    for domain in wanted:
        for key in every[domain].keys() - known[domain] if domain in files else ():
            source = every[domain][key]
            if key not in offers:
                continue
            giver, entry = min(offers[key], key=lambda offer: _rank(offer[1], source))
            still_used = key in every.get(giver, {})
            files[domain].append(_moved(entry, source, still_used))
            carried[domain] += 1
            # An obsolete translation stays where it is: the text may come back there too.
            if not entry.obsolete and not still_used and giver in wanted:
                gone.add(id(entry))
    for file in files.values():
        file[:] = [entry for entry in file if id(entry) not in gone]
    return carried


def _rank(entry: polib.POEntry, source: Source) -> tuple[bool, bool, bool, bool]:
    """The best translation to take comes first: of the same plural and the same entry, not obsolete, not fuzzy."""
    other_plural = (entry.msgid_plural or None) != source.plural
    return (other_plural, not _same_entry(entry, source), bool(entry.obsolete), entry.fuzzy)


def _same_entry(entry: polib.POEntry, source: Source) -> bool:
    """Whether the message stood for the very entry of the catalogue that the text belongs to."""
    refs = {origin.ref.partition("/")[0] for origin in source.origins if origin.ref}
    return any(ref.partition("/")[0] in refs for ref in refs_of(entry))


def _moved(entry: polib.POEntry, source: Source, still_used: bool) -> polib.POEntry:
    moved = deepcopy(entry)
    moved.obsolete = False
    if still_used and not _same_entry(entry, source):
        mark(moved, True)
    return moved
