"""Files that are not up to date: their English texts are not those of the program."""

from __future__ import annotations

from collections.abc import Iterator

import polib

from generator.text.lazy_text import _, lazy
from generator.text.po_files import current
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, PoFile


@check(
    "po-stale",
    _("the file does not hold the texts that the program has now"),
    scope="file",
    waivable=False,
    about=_("The English was edited after the file was written, or a msgid line was edited by hand."),
)
def check_stale(file: PoFile) -> Iterator[tuple[polib.POEntry | None, Fault]]:
    """Texts of the program that the file lacks, and texts of the file that the program lacks."""
    entries = current(file.file)
    absent = [
        source
        for key, source in file.sources.items()
        if key not in entries or (entries[key].msgid_plural or None) != source.plural
    ]
    gone = [entry for key, entry in entries.items() if key not in file.sources]
    faults = (
        (
            [source.msgid for source in absent if not file.derived],
            None,
            _("texts of the program that are not in the file: {count}; the first of them is “{text}”"),
            lazy(_("every text of the program")),
            _("run “fathom locale update”; in a pull request a maintainer does this, nothing is wrong with your work"),
        ),
        (
            [entry.msgid for entry in gone],
            next(iter(gone), None),
            _("texts of the file that are not in the program: {count}; the first of them is “{text}”"),
            lazy(_("only texts of the program")),
            _(
                "run “fathom locale update” and do not edit msgid lines; in a pull request a maintainer runs it, "
                "nothing is wrong with your work"
            ),
        ),
    )
    for texts, entry, message, expected, hint in faults:
        if texts:
            yield entry, Fault(lazy(message, count=len(texts), text=_short(texts[0])), expected, lazy(hint))


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
