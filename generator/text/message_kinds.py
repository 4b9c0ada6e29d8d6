"""The kinds of texts that a translator tells apart: what a text is for decides how it is translated."""

from __future__ import annotations

from catalog.messages import is_of_checkers
from generator.text.lazy_text import _
from generator.text.message_sources import Origin, Source

KINDS: dict[str, str] = {
    "names": _("Names"),
    "forms": _("Forms of terms"),
    "cases": _("Forms of names"),
    "reading": _("Readings of names"),
    "definitions": _("Definitions"),
    "cards": _("Card texts"),
    "rules": _("Rules"),
    "examples": _("Worked examples"),
    "differences": _("Where the sources differ"),
    "changes": _("What changed"),
    "search": _("Search words"),
    "labels": _("Labels and notes"),
    "checkers": _("Checkers"),
    "guides": _("Home page and guides"),
    "site": _("Pages and buttons"),
    "commands": _("Command line"),
}
"""What each kind is called, in the order of tables and charts."""

_OF_ENTRIES = {
    "rule": "rules",
    "example": "examples",
    "discrepancy": "differences",
    "term": "definitions",
    "figure": "rules",
    "aid": "rules",
    "change": "changes",
}
_LABELLED = frozenset({"collection", "game", "source", "set"})
_OF_FILES = {
    "docs/pages/": "guides",
    "generator/text/message_kinds.py": "site",
    "generator/text/": "commands",
    "generator/translate/": "commands",
    "generator/render/": "site",
    "generator/cli/": "commands",
}


def kind_of(source: Source, origin: Origin | None = None, domain: str = "") -> str:
    """The kind of a text, by what the catalogue says it is or by the file it stands in; a key of ``KINDS``.

    ``origin`` is the place that counts, by default the first. Headings of rules, examples and discrepancies count
    with the texts below them: only what a source may print as a name is one.
    """
    place = origin or source.origins[0]
    entry = place.ref.partition(":")[0]
    if is_of_checkers(domain):
        return "checkers"
    for kind in ("forms", "cases", "reading", "search"):
        if kind in source.kinds:
            return kind
    if "pattern" in source.kinds:
        return "names"
    if not entry:
        return next((kind for start, kind in _OF_FILES.items() if place.file.startswith(start)), "site")
    if "name" in source.kinds and entry not in ("rule", "example", "discrepancy", "source", "game"):
        return "names"
    return _OF_ENTRIES.get(entry) or ("labels" if entry in _LABELLED else "cards")
