"""How much there is of a translation: its plural forms, its size, and the length of names on card faces."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import polib

from engine.proofreader import room
from generator.text.languages import ROOT, language
from generator.text.lazy_text import _, lazy
from generator.text.message_sources import Source
from generator.translate.check.check_registry import check
from generator.translate.check.said import Said, fault
from generator.translate.check.unit import Fault, Message, Unit


@check(
    "po-plural",
    _("a counted text lacks a form or has one too many"),
    scope="message",
    parsed=False,
    waivable=False,
    about=_(
        "A counted text has a form for each way in which the language counts: one in Chinese and Japanese, three in "
        "Polish. The Plural-Forms of the file's header say which number takes which form."
    ),
)
def check_plurals(message: Message) -> Iterator[Fault]:
    """Forms that are empty, or that the language does not have."""
    if not message.source.plural:
        return
    info = language(message.lang)
    expected = lazy(_("{count} forms: {rule}"), count=info.plural_count, rule=info.plural_forms)
    empty = [index for index, text in message.forms.items() if not text]
    if empty:
        first = next((index for index, text in message.forms.items() if text), 0)
        forms = ", ".join(f"msgstr[{index}]" for index in empty)
        yield Fault(
            lazy(_("forms are missing: {forms}"), forms=forms), expected, lazy(_("fill in every msgstr[n]")), form=first
        )
    for index in sorted(message.entry.msgstr_plural):
        if index >= info.plural_count:
            yield Fault(
                lazy(_("the language has no form {form}"), form=f"msgstr[{index}]"),
                expected,
                lazy(
                    _("delete the line {form}; “fathom locale update” moves its text to a comment"),
                    form=f"msgstr[{index}]",
                ),
                form=index,
            )


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


_TEMPLATES = ROOT / "generator" / "templates"

_LABEL = re.compile(r'label\(name\("([a-z]+):" ~ [a-z.]+\), [\d.]+, [\d.]+, ([\d.]+), ([\d.]+)')

SAID = {
    "name-long": Said(
        _("the card face has to draw the name at size {size}"),
        _("at most about {count} letters"),
        _("find a shorter name"),
    )
}
"""What is said of long names, by the name that engine/proofreader/ has for it."""


@check(
    "po-length",
    _("a name is too long for its card face"),
    level="warning",
    scope="message",
    about=_("Names are drawn on the faces of cards. A long one is drawn smaller, until nobody can read it."),
)
def check_length(message: Message) -> Iterator[Fault]:
    """Names that would be drawn smaller than is legible, and than the English is."""
    for finding in room.findings(message.source.msgid, message.forms[0], places(message.source, message.domain)):
        yield fault(finding, SAID)


def places(source: Source, domain: str) -> list[list[float]]:
    """Where a text is drawn as a name on the card faces of the game: width and full size of each place."""
    if "name" not in source.kinds:
        return []
    labels = _labels(domain)
    kinds = {origin.ref.partition(":")[0] for origin in source.origins if origin.ref}
    return [list(labels[kind]) for kind in labels if kind in kinds]


@cache
def _labels(game: str) -> Mapping[str, tuple[float, float]]:
    """The width and size of the name on the card faces of a game, by kind of entry, as their templates draw them."""
    labels = {}
    for path in sorted((_TEMPLATES / game).glob("*.svg.j2")):
        for kind, width, size in _LABEL.findall(path.read_text(encoding="utf-8")):
            labels[kind] = (float(width), float(size))
    return labels
