"""Spelling: words of a new or changed text that no dictionary has and that are no names of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import islice

import polib

from catalog.messages import CASES, glossary_domain
from engine.proofreader.text import small
from generator.text.dictionaries import dictionary
from generator.text.languages import LanguageInfo, language
from generator.text.lazy_text import _, lazy
from generator.text.scripts import EAST_ASIAN, EAST_ASIAN_LETTERS
from generator.text.words import Words
from generator.translate.check.check_registry import CHECKS, Check, check
from generator.translate.check.earlier import Forms, to_ask
from generator.translate.check.subjects.terms import games_of, lexicon_of
from generator.translate.check.unit import HIDDEN, MAX_FAULTS, Fault, Message, PoFile, Shared, Unit, units_of

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_TOUCHED = rf"\w/\\@&{HIDDEN}"
"""What makes a word that stands beside it a part of something else: an address, a figure, a name that is filled in."""

_WHOLE = re.compile(rf"(?<![{_TOUCHED}.<-]){_WORD.pattern}(?![{_TOUCHED}>]|[.-]\w|-{HIDDEN}|://)")
_NEAR_FOR = 3
"""For how many words of a text others are looked for that may be meant, which takes a tenth of a second each."""

_FOREIGN = re.compile(f"[{EAST_ASIAN_LETTERS}]")


@check(
    "po-spelling",
    _("a word may be misspelled"),
    level="question",
    scope="file",
    about=_(
        "The dictionary of your language does not have the word, and neither the English nor the names and terms of "
        "the games do. It is asked of texts that are not in the last commit, where this machine has a dictionary of "
        "Hunspell for the language: LibreOffice brings them, and Debian as hunspell-pl, hunspell-fr and so on. A word "
        "that your texts often need can be listed under “spelled” in language.yaml."
    ),
)
def check_spelling(file: PoFile) -> Iterator[tuple[polib.POEntry, Fault]]:
    """What to ask of the words of translations that the last commit has not."""
    for message, earlier in to_ask(file):
        for question in misspelled(message, earlier):
            yield message.entry, question


def asked(message: Message, earlier: Forms) -> list[tuple[Check, Fault]]:
    """The words to be asked about in a message whose forms were others, or none, before."""
    return [(CHECKS["po-spelling"], question) for question in misspelled(message, earlier)]


def is_spelled(info: LanguageInfo) -> bool:
    """Whether a language has a spelling that a dictionary could know: words set apart, and texts of its own."""
    return info.script not in EAST_ASIAN and info.derived_from is None


def misspelled(message: Message, earlier: Forms) -> Iterator[Fault]:
    """What to ask about the words of a message that its forms had not before; nothing without a dictionary."""
    info = language(message.lang)
    spelled = dictionary(info) if is_spelled(info) and not message.lists_words else None
    if spelled is None:
        return
    for unit in units_of(message):
        before = set(_WORD.findall(earlier.get(unit.form, "")))
        new = (found for found in _unnamed(unit, info) if found[0] not in before and not spelled.knows(found[0]))
        for number, found in enumerate(islice(new, MAX_FAULTS)):
            near = spelled.near(found[0]) if number < _NEAR_FOR else []
            yield Fault(
                lazy(_("“{word}” is in no dictionary: is it spelled right?"), word=found[0]),
                ", ".join(near) or lazy(_("a word of the language")),
                lazy(_("mend it if it is wrong; if it is right, leave it, or list it in language.yaml")),
                unit.reading.spot(*found.span()),
                unit.form,
            )


def _unnamed(unit: Unit, info: LanguageInfo) -> Iterator[re.Match[str]]:
    """The words of a text that are no name, nothing from the English and not listed by the language, each once."""
    shared = unit.message.shared
    passed = _words(unit.english_reading.text)
    for game in games_of(unit):
        passed |= shared.once((misspelled, unit.lang, game), partial(_named, shared, unit.lang, game))
    stems = tuple(small(word.rstrip("*")) for word in info.spelled if word.endswith("*"))
    whole = {small(word) for word in info.spelled}
    for found in _WHOLE.finditer(unit.reading.text):
        word = small(found[0])
        is_listed = word in passed or word in whole or bool(stems and word.startswith(stems))
        if len(word) > 1 and not is_listed and not _FOREIGN.search(word):
            passed.add(word)
            yield found


def _named(shared: Shared, lang: str, game: str) -> set[str]:
    """The words of the names and terms of a game in the language, in every form that it lists."""
    words: Words = shared.once((Words, lang), partial(Words, lang))
    lexicon = lexicon_of(shared, lang, game)
    texts = [text for term in lexicon.terms for text in lexicon.forms(term)]
    texts += [name for names in lexicon.names.values() for name in names]
    listed = words.messages(glossary_domain(game)).items()
    texts += [entry.msgstr for (context, _msgid), entry in listed if context == CASES]
    return set().union(*map(_words, texts))


def _words(text: str) -> set[str]:
    """The words of a text in small letters, those with a hyphen also in their parts."""
    whole = _WORD.findall(small(text))
    return {part for word in whole for part in (word, *re.split("['’-]", word))}
