"""Where a text stands in the files: the line of its translation, the page that shows it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import polib

from catalog import Catalog
from catalog.messages import owner_of
from generator.render.urls import DeadReferenceError, Urls
from generator.text.languages import ROOT
from generator.text.message_sources import Origin
from generator.text.po_files import Key

_PAGES = "docs/pages/"
_PAGE_ENDING = ".html.j2"
_HOME = "home"
_INCLUDED = re.compile(r'\{%-?\s*include\s+"([^"]+)"')


def lines_of(path: Path, entries: Iterable[polib.POEntry]) -> dict[Key, int]:
    """The line at which the translation of each entry of the PO file ``path`` begins, from 1; none without a file."""
    if not path.is_file():
        return {}
    lines = path.read_text(encoding="utf-8").split("\n")
    numbers: dict[Key, int] = {}
    for entry in entries:
        # polib gives the line at which the comments above a message begin.
        start = max((entry.linenum or 1) - 1, 0)
        place = next((number for number in range(start, len(lines)) if lines[number].startswith("msgstr")), start)
        numbers[entry.msgctxt, entry.msgid] = place + 1
    return numbers


def page_of(catalog: Catalog, domain: str, origin: Origin) -> str | None:
    """The path of the page that shows a text, below the language root; None for a text of no page, or of many."""
    entry, _slash, _field = origin.ref.partition("/")
    if not entry:
        if not (origin.file.startswith(_PAGES) and origin.file.endswith(_PAGE_ENDING)):
            return None
        name = origin.file.removeprefix(_PAGES).removesuffix(_PAGE_ENDING)
        if f"{name}{_PAGE_ENDING}" in _parts_of_pages():
            return None
        return "" if name == _HOME else f"{name}/"
    game = owner_of(domain)
    if game not in catalog.games:
        return None  # what all games share
    kind, _colon, key = entry.partition(":")
    if kind == "game":
        return f"{key}/"
    if kind == "collection":
        return f"{game}/{key}/"
    try:
        return Urls(catalog, "", game).path(entry)
    except DeadReferenceError:
        return None


@cache
def _parts_of_pages() -> frozenset[str]:
    """The templates below ``docs/pages`` that are no page: others include them."""
    templates = (ROOT / _PAGES).rglob(f"*{_PAGE_ENDING}")
    return frozenset(name for path in templates for name in _INCLUDED.findall(path.read_text(encoding="utf-8")))
