"""Terms of the glossary and names of entries: a translation mentions those that the English mentions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import polib

from catalog.messages import CHECKER, owner_of
from engine.proofreader import terms
from engine.proofreader.finding import Finding
from engine.proofreader.lexicon import EntryMention, Lexicon
from generator.text.languages import SOURCE_LANGUAGE
from generator.text.lazy_text import _
from generator.text.words import Words
from generator.translate.check.check_registry import check
from generator.translate.check.said import Said, fault
from generator.translate.check.subjects.extent import is_oversized_entry
from generator.translate.check.unit import Fault, Shared, Unit
from generator.translate.lexicon import lexicon

LISTS = frozenset({"search", "forms"})
"""Kinds of texts that are lists of words, of which each language has its own."""

SAID = {
    "term-link": Said(
        _("the link to “{name}” shows “{shown}”"),
        _("a form of the name: {forms}"),
        _(
            "write a form of “{name}” after the bar; if yours is right, add it to the forms of the term in "
            "the glossary’s file"
        ),
    ),
    "term-instead": Said(
        _("“{name}” is missing, while “{given}” is here once too often"),
        _("“{name}” as often as the English has “{word}”"),
        _("use the term of the English; if the word is a form of it, add it to the forms in the glossary’s file"),
    ),
    "term-absent": Said(
        _("“{name}” is not mentioned"),
        _("for “{word}” one of {forms}"),
        _("use the term; if the text has another form of it, add the form to those in the glossary’s file"),
    ),
}
"""What is said of terms, by the names that engine/proofreader/ has for it."""


def hold_files(shared: Shared, lang: str, files: Mapping[str, polib.POFile]) -> None:
    """Let the check take the words of a language from files that are read already."""
    words = Words(lang)
    for domain, file in files.items():
        # Texts that are too long are reported by po-size; looking for their words would take for ever.
        words.hold(domain, [entry for entry in file if not is_oversized_entry(entry)])
    shared.memo[Words, lang] = words
    for game in shared.catalog.games:
        shared.memo.pop((Lexicon, lang, game), None)


@check(
    "po-term",
    _("a term or name is not the one that the English has"),
    about=_(
        "Readers look words up in the glossary, so every text must call a thing by its term. The glossary’s PO file "
        "has the forms of each term; a form that is missing there can be added."
    ),
)
def check_terms(unit: Unit) -> Iterator[Fault]:
    """Links that show another word than the term’s or entry’s, and terms that another has taken the place of."""
    if not unit.source.kinds & LISTS:
        for finding in found_in(unit, unit.text):
            if finding.said != terms.ADDED:
                yield fault(finding, SAID)


def found_in(unit: Unit, text: str) -> list[Finding]:
    """What is wrong with the terms of ``text``, as a translation of the English of a unit."""
    shared, result = unit.message.shared, []
    for game in games_of(unit):
        ours = lexicon_of(shared, unit.lang, game)
        found = terms.links(text, ours)
        if not found:
            theirs = lexicon_of(shared, SOURCE_LANGUAGE, game)
            found = terms.mentions(unit.english, _english(unit, theirs, game), text, theirs, ours)
        result += found
    return result


def games_of(unit: Unit) -> tuple[str, ...]:
    """The games whose terms a text uses: that of its domain; what the checkers of all games say, each of them."""
    games = unit.message.shared.catalog.games
    owner = owner_of(unit.message.domain)
    if owner in games:
        return (owner,)
    return tuple(games) if owner == CHECKER else ()


def lexicon_of(shared: Shared, lang: str, game: str) -> Lexicon:
    """The terms and names of a game in a language, made once."""
    words = partial(Words, lang)
    return shared.once((Lexicon, lang, game), lambda: lexicon(shared.catalog, shared.once((Words, lang), words), game))


def _english(unit: Unit, theirs: Lexicon, game: str) -> list[EntryMention]:
    """What the English mentions; it is the same for all languages."""
    return unit.message.shared.once((EntryMention, game, unit.english), lambda: theirs.mentions_in(unit.english))
