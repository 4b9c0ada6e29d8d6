"""A whole file: its header and comments, whether it is up to date, and the work that is left in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import polib

from catalog.findings import nearest
from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.text.po_files import current, key_of, texts_of
from generator.text.po_header import same_language, same_plural_forms
from generator.translate.check.check_registry import check
from generator.translate.check.unit import Fault, Message, PoFile
from generator.translate.waiver import waivers_in

if TYPE_CHECKING:
    from catalog import Catalog


@check(
    "po-header",
    _("the header names another language or other plural forms"),
    scope="file",
    waivable=False,
    about=_("Editors go by the header. With the wrong language or plural forms they ask for the wrong forms."),
)
def check_header(file: PoFile) -> Iterator[tuple[None, Fault]]:
    """Fields of the header that are not those of the language."""
    info = language(file.lang)
    for name, wanted in (("Language", info.code), ("Plural-Forms", info.plural_forms)):
        given = file.file.metadata.get(name, "")
        if not (same_plural_forms if name == "Plural-Forms" else same_language)(given, info):
            message = _("the header field {field} is not that of the language; it says “{given}”")
            if not given:
                message = _("the header field {field} is missing")
            yield (
                None,
                Fault(
                    lazy(message, field=name, given=given),
                    f"{name}: {wanted}",
                    lazy(_("run “fathom locale update”")),
                ),
            )


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
    yield "#", _without_waivers(entry.tcomment)
    yield "#.", _without_waivers(entry.comment)
    for place, _line in entry.occurrences:
        yield "#:", place
    for previous in (entry.previous_msgctxt, entry.previous_msgid, entry.previous_msgid_plural):
        if previous:
            yield "#|", previous


def _without_waivers(comments: str) -> str:
    """Comments but for waivers, which name the words that are at fault."""
    return "\n".join(line for line in comments.split("\n") if not waivers_in(line))


def _fault(message: str, place: str, markup: str) -> Fault:
    return Fault(
        lazy(message, place=place, markup=markup[:60]),
        lazy(_("plain text")),
        lazy(_("take the markup away, or write in words what it is for")),
    )


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
        "draft or unlisted."
    ),
)
def check_missing(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """Texts without any translated form; where they are not due yet, the first and their number. None of an example."""
    missing = [] if file.derived else [entry for entry in file.file if _is_missing(file, entry)]
    if is_due(file.shared.catalog, file.lang, file.domain):
        for entry in missing:
            yield entry, Fault(lazy(_("not translated")), lazy(_("a translation")), lazy(_("fill in msgstr")))
    elif missing and not file.shared.catalog.is_unlisted(file.domain):
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
        "The English changed after it was translated, or the translation is a guess. Until somebody compares the two "
        "and takes the mark away, readers see the older translation, marked as such, and in place of a guess the "
        "English."
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
