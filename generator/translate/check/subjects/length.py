"""Length: names that a card face must hold stay large enough to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from generator.render.svg_text import fitting_size
from generator.text.languages import ROOT
from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Message

_TEMPLATES = ROOT / "generator" / "templates"
_LEGIBLE = 0.6
"""The smallest part of its full size that lettering on a card face may shrink to."""

_LABEL = re.compile(r'label\(name\("([a-z]+):" ~ [a-z.]+\), [\d.]+, [\d.]+, ([\d.]+), ([\d.]+)')


@check(
    "po-length",
    _("a name is too long for its card face"),
    level="warning",
    scope="message",
    about=_("Names are drawn on the faces of cards. A long one is drawn smaller, until nobody can read it."),
)
def check_length(message: Message) -> Iterator[Fault]:
    """Names that would be drawn smaller than is legible, and than the English is."""
    if "name" not in message.source.kinds:
        return
    labels = _labels(message.domain)
    for kind in {origin.ref.partition(":")[0] for origin in message.source.origins if origin.ref} & set(labels):
        width, largest = labels[kind]
        size = fitting_size(message.forms[0], width, largest)
        least = min(largest * _LEGIBLE, fitting_size(message.source.msgid, width, largest))
        if size < least:
            fitting = int(len(message.forms[0]) * size / least)
            yield Fault(
                lazy(_("the card face has to draw the name at size {size}"), size=size),
                lazy(_("at most about {count} letters"), count=fitting),
                lazy(_("find a shorter name")),
                (fitting, len(message.forms[0])),
            )


@cache
def _labels(game: str) -> Mapping[str, tuple[float, float]]:
    """The width and size of the name on the card faces of a game, by kind of entry, as their templates draw them."""
    labels = {}
    for path in sorted((_TEMPLATES / game).glob("*.svg.j2")):
        for kind, width, size in _LABEL.findall(path.read_text(encoding="utf-8")):
            labels[kind] = (float(width), float(size))
    return labels
