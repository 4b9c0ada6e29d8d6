"""Work that is left: texts without a translation, and translations that somebody has to look at again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import polib

from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.text.po_files import key_of, texts_of
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Message, PoFile

if TYPE_CHECKING:
    from catalog import Catalog

UNFINISHED = frozenset({"po-missing-file", "po-missing", "po-fuzzy"})
"""The checks that only say that work is left: warnings, as long as the language is not complete or the game a draft."""


def is_due(catalog: Catalog, lang: str, domain: str) -> bool:
    """Whether every text of a language and domain has to be translated: what is missing is an error."""
    return language(lang).complete and not catalog.is_draft(domain)


@check(
    "po-missing",
    _("a text is not translated"),
    scope="file",
    waivable=False,
    about=_(
        "Readers see the English text, marked as such, until there is a translation. This is an error only in a "
        "language whose language.yaml says that it is complete, and not in a game whose game.yaml says that it is a "
        "draft."
    ),
)
def check_missing(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """Texts without any translated form; where they are not due yet, the first and their number."""
    missing = [] if file.derived else [entry for entry in file.file if _is_missing(file, entry)]
    if is_due(file.shared.catalog, file.lang, file.domain):
        for entry in missing:
            yield entry, Fault(lazy(_("not translated")), lazy(_("a translation")), lazy(_("fill in msgstr")))
    elif missing:
        message = lazy(_("texts that are not translated yet: {count}; this is the first"), count=len(missing))
        yield missing[0], Fault(message, lazy(_("a translation")), lazy(_("fill in msgstr")))


def _is_missing(file: PoFile, entry: polib.POEntry) -> bool:
    return not entry.obsolete and key_of(entry) in file.sources and not texts_of(entry)


@check(
    "po-fuzzy",
    _("a translation is marked as uncertain"),
    scope="message",
    parsed=False,
    waivable=False,
    about=_(
        "The English changed after it was translated, or the translation is a guess. Readers see the English until "
        "somebody compares the two and takes the mark away."
    ),
)
def check_fuzzy(message: Message) -> Iterator[Fault]:
    """Translations marked ``fuzzy``."""
    if message.entry.fuzzy:
        yield Fault(
            lazy(_("the translation is marked fuzzy: the English has changed, or it is a guess")),
            lazy(_("a translation of the English as it is now")),
            lazy(
                _("compare it with msgid (the earlier English stands after #|), fix it, and take the mark “fuzzy” away")
            ),
            form=next((index for index, text in message.forms.items() if text), 0),
        )
