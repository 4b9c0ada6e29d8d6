"""Comments, flags and the header: nothing in them that a page or an editor could take for markup or for a flag."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import polib

from catalog.findings import nearest
from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, PoFile

_MARKUP = re.compile(
    r"<\s*[/!]?\s*[A-Za-z][A-Za-z0-9-]*(?:[\s/][^<>]*)?>"  # not <name@example.org> or <https://example.org>
    r"|&(?:[A-Za-z][A-Za-z0-9]+|\#[0-9]+|\#[xX][0-9A-Fa-f]+);"
    r"|(?:java|vb)script:",
    re.IGNORECASE,
)
_FLAG = re.compile(r"[a-z][a-z0-9-]*(?:\s*:.*)?")
_FUZZY = "fuzzy"


@lru_cache(maxsize=100_000)
def _markup(text: str) -> re.Match[str] | None:
    """The first thing in a comment that looks like markup. Languages have most comments in common."""
    return _MARKUP.search(text)


@check(
    "po-comment",
    _("a comment, a flag or the header holds markup or a flag that is none"),
    level="warning",
    scope="file",
    about=_(
        "Comments are for people, and nothing shows them as HTML. What looks like a tag there was most likely pasted "
        "by mistake, and a flag with a slip of the pen does nothing."
    ),
)
def check_comments(file: PoFile) -> Iterator[tuple[polib.POEntry | None, Fault]]:
    """Markup outside of the translations, and flags that no tool knows."""
    for name, value in file.file.metadata.items():
        if match := _MARKUP.search(value):
            yield None, _fault(_("the header field {place} holds markup: {markup}"), name, match[0])
    for entry in file.file:
        for place, text in _fields(entry):
            if match := _markup(text):
                yield entry, _fault(_("a line with {place} holds markup: {markup}"), place, match[0])
        for flag in entry.flags:
            near = nearest(flag, [_FUZZY]) if flag != _FUZZY else None
            if near or (flag and not _FLAG.fullmatch(flag)):
                yield (
                    entry,
                    Fault(
                        lazy(_("the line with #, has the unknown flag “{flag}”"), flag=flag),
                        lazy(_("flags such as fuzzy")),
                        lazy(_("did you mean “{name}”?"), name=near) if near else lazy(_("delete the flag")),
                    ),
                )


def _fields(entry: polib.POEntry) -> Iterator[tuple[str, str]]:
    """The parts of a message that are no texts for readers, each with the mark that its line begins with."""
    yield "#", entry.tcomment
    yield "#.", entry.comment
    for place, _line in entry.occurrences:
        yield "#:", place
    for previous in (entry.previous_msgctxt, entry.previous_msgid, entry.previous_msgid_plural):
        if previous:
            yield "#|", previous


def _fault(message: str, place: str, markup: str) -> Fault:
    return Fault(
        lazy(message, place=place, markup=markup[:60]),
        lazy(_("plain text")),
        lazy(_("take the markup away, or write in words what it is for")),
    )
