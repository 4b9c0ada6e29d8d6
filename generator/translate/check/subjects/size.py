"""Texts of a size that no page holds: something else than a translation was pasted."""

from __future__ import annotations

from collections.abc import Iterator

import polib

from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Unit

MAX_CHARACTERS = 50_000
"""How many characters a translation may have. The other checks do not look at longer ones, which would take long."""


def is_oversized_entry(entry: polib.POEntry) -> bool:
    """The same for a whole message."""
    return any(len(text) > MAX_CHARACTERS for text in (entry.msgstr, *entry.msgstr_plural.values()))


def is_oversized(unit: Unit) -> bool:
    """True for a text that only this check looks at."""
    return len(unit.text) > MAX_CHARACTERS


@check(
    "po-size",
    _("a translation is far too long"),
    parsed=False,
    waivable=False,
    about=_("No text of a page is as long as a book. Most likely something else was pasted into the field."),
)
def check_size(unit: Unit) -> Iterator[Fault]:
    """Texts of more than MAX_CHARACTERS characters."""
    if is_oversized(unit):
        yield Fault(
            lazy(_("the translation has {count} characters"), count=len(unit.text)),
            lazy(_("no more than {count} characters"), count=MAX_CHARACTERS),
            lazy(_("delete what does not belong there")),
        )
