"""Spaces, tabs and line breaks: as in the English."""

from __future__ import annotations

import re
from collections.abc import Iterator

from generator.text.lazy_text import LazyMessage, _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Unit

_SEVERAL = re.compile(" {2,}")


@check(
    "po-space",
    _("spaces or line breaks differ from the English"),
    parsed=False,
    about=_("Spaces at the ends of a text keep it apart from what stands beside it, and line breaks are part of it."),
)
def check_spaces(unit: Unit) -> Iterator[Fault]:
    """Spaces at the ends, line breaks, tabs and repeated spaces that differ from the English."""
    for message, spot in _faults(unit.english, unit.text):
        yield Fault(
            message,
            lazy(_("the spaces and line breaks of the English")),
            lazy(_("delete what is too much, add what is missing")),
            spot,
        )


def _faults(english: str, text: str) -> Iterator[tuple[LazyMessage, tuple[int, int] | None]]:
    leading, trailing = len(text) - len(text.lstrip()), len(text) - len(text.rstrip())
    if bool(leading) != english[:1].isspace():
        yield lazy(_("a space at the beginning") if leading else _("no space at the beginning")), (0, leading)
    if bool(trailing) != english[-1:].isspace():
        spot = (len(text) - trailing, len(text))
        yield lazy(_("a space at the end") if trailing else _("no space at the end")), spot
    if text.count("\n") != english.count("\n"):
        problem = lazy(
            _("line breaks: {count}; the English has {expected}"),
            count=text.count("\n"),
            expected=english.count("\n"),
        )
        place = text.find("\n")
        yield problem, (place, place + 1) if place >= 0 else None
    if "\t" in text and "\t" not in english:
        yield lazy(_("a tab")), (text.index("\t"), text.index("\t") + 1)
    if "  " not in english and (several := _SEVERAL.search(text.strip())):
        yield lazy(_("two spaces in a row")), (several.start() + leading, several.end() + leading)
