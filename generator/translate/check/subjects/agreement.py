"""Translations that are still the English, two of one English text, and names that sources print otherwise."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import polib

from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import HIDDEN, Fault, Message, PoFile, set_apart


@check(
    "po-attested",
    _("a name is not the one that the sources print"),
    scope="message",
    parsed=False,
    about=_(
        "Players know a card by the name that is printed on it. Where a source has the name in your language, the "
        "translation uses that name and no other; the comments of the message cite the source."
    ),
)
def check_attested(message: Message) -> Iterator[Fault]:
    """Names that differ from those that sources print in the language."""
    names = message.commentator.attested(message.source, message.lang)
    wanted = {attested.name for _ref, attested in names}
    if len(wanted) > 1:
        yield Fault(
            lazy(
                _("entries with one English name have different attested names: {entries}"),
                entries=", ".join(f"{ref}: {attested.name}" for ref, attested in names),
            ),
            lazy(_("one translation for one English name")),
            lazy(_("tell the maintainers: one of the entries needs another English name or a context of its own")),
        )
    elif wanted and message.forms[0] not in {*wanted, *map(set_apart, wanted)}:
        ref, attested = names[0]
        yield Fault(
            lazy(
                _("the sources ({sources}) print another name for {entry}"),
                sources="; ".join(citation.source for citation in attested.sources),
                entry=ref,
            ),
            attested.name,
            lazy(
                _("write “{name}”; if the catalogue is wrong, fix the attested name of {entry} there"),
                name=attested.name,
                entry=ref,
            ),
        )


_WORD = re.compile(r"[^\W\d_]{2,}")
# Paths, addresses, options, code: what is typed is the same in every language.
_CODE = re.compile(r"^[\w.-]*[/\\_@.:=][\w./\\@:=~-]*$|^--?[a-z-]+$|^[A-Z]{2,}$")


@check(
    "po-same",
    _("a translation is the English text itself"),
    level="warning",
    scope="message",
    about=_("A text that was copied instead of translated. Names and words that your language shares may stay."),
)
def check_same(message: Message) -> Iterator[Fault]:
    """Texts equal to their English, but for names and words that are one in both languages."""
    source = message.source
    if message.forms[0] != source.msgid or "name" in source.kinds:
        return
    words = _WORD.findall(_read(source.msgid))
    if not words or all(_CODE.match(word) for word in _read(source.msgid).split()):
        return
    if len(words) == 1 and language(message.lang).script == "Latn":  # Many a word is the same: system, format, online.
        return
    yield Fault(
        lazy(_("the translation is the English text")),
        lazy(_("a translation")),
        lazy(_("translate the text, or say why it stays as it is")),
    )


def _read(text: str) -> str:
    return re.sub(r"\{[^}]*\}", HIDDEN, text)


@check(
    "po-inconsistent",
    _("the same English is translated in different ways"),
    level="warning",
    scope="language",
    about=_(
        "Readers take two words for two things. A text that needs two translations has a context in the English; "
        "ask the maintainers for one."
    ),
)
def check_inconsistent(files: Iterable[PoFile]) -> Iterator[tuple[PoFile, polib.POEntry, Fault]]:
    """English texts that two files translate differently: every place but the first is reported."""
    by_english: defaultdict[str, list[tuple[PoFile, Message]]] = defaultdict(list)
    for file in files:
        for message in file.messages:
            if message.source.context is None and not message.entry.fuzzy and "spoken" not in message.source.kinds:
                by_english[message.source.msgid].append((file, message))
    for places in by_english.values():
        first_file, first = places[0]
        for file, message in places[1:]:
            text, other = message.forms[0], first.forms[0]
            if text and other and text.casefold() != other.casefold():
                yield (
                    file,
                    message.entry,
                    Fault(
                        lazy(
                            _("{file} translates this English differently: {text}"),
                            file=first_file.path.name,
                            text=other,
                        ),
                        other,
                        lazy(_("choose one of the two for both places")),
                    ),
                )
