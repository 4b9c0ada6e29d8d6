"""Overrides of a derived language: the texts that it rewords instead of converting them."""

from __future__ import annotations

from collections.abc import Iterator

import polib

from generator.text import derive
from generator.text.languages import LanguageInfo, language
from generator.text.lazy_text import _, lazy
from generator.text.po_files import WordsError, key_of, texts_of
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, PoFile


@check(
    "po-override-stale",
    _("a wording was made beside a text that has changed"),
    scope="file",
    waivable=False,
    about=_(
        "A derived language is converted from another. Where it has a wording of its own, a comment keeps the text "
        "beside which that was written. When that text changes, readers see the conversion of the new one until "
        "somebody has compared the two."
    ),
)
def check_override_stale(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """Overrides whose text in the language of origin is another one now."""
    for entry, info, origin in _overrides(file):
        known = key_of(entry) in file.sources
        if known and not entry.fuzzy and derive.is_stale(entry, info, origin):
            before = derive.note(entry, info).beside or ""
            now = derive.text_of(origin.get(key_of(entry)))
            yield (
                entry,
                Fault(
                    lazy(
                        _("the text that this one stands beside was “{before}” and is “{now}”"), before=before, now=now
                    ),
                    lazy(_("a wording of the text as it is now")),
                    lazy(_("run “fathom locale update”, compare the two texts, and take the mark “fuzzy” away")),
                ),
            )


@check(
    "po-override-needless",
    _("a wording is what the conversion gives anyway"),
    level="warning",
    scope="file",
    about=_("Such a wording only has to be looked at again whenever the text that it stands beside changes."),
)
def check_override_needless(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """Overrides that say nothing new."""
    for entry, info, origin in _overrides(file):
        beside = origin.get(key_of(entry))
        if beside is None or entry.fuzzy:
            continue
        convert = derive.converter(info, file.domain)
        if [convert(text) for text in texts_of(beside)] == texts_of(entry):
            yield (
                entry,
                Fault(
                    lazy(_("this is what the conversion gives anyway")),
                    lazy(_("only texts that are reworded")),
                    lazy(_("delete the message")),
                ),
            )


def _overrides(file: PoFile) -> Iterator[tuple[polib.POEntry, LanguageInfo, derive.Messages]]:
    """The overrides of a file, with the messages of the language of origin; none if those cannot be read."""
    info = language(file.lang)
    entries = [entry for entry in file.file if not entry.obsolete and texts_of(entry)]
    if not info.derived_from or not entries:
        return
    key = (derive, info.code, file.domain)
    origin = file.shared.once(key, lambda: _origin(info, file))
    if origin is not None:
        for entry in entries:
            yield entry, info, origin


def _origin(info: LanguageInfo, file: PoFile) -> derive.Messages | None:
    try:
        return derive.origin_messages(info, file.domain, file.path.parents[2])
    except WordsError:
        return None  # Reported where that file is checked.
