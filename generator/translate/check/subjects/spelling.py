"""Spelling: words of a new or changed text that no dictionary has and that are no names of a game."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import partial
from itertools import islice

import polib
from rapidfuzz.distance import DamerauLevenshtein

from catalog.messages import CASES, glossary_domain
from engine.proofreader.text import small
from generator.text.dictionaries import SpellingDictionary, dictionary
from generator.text.languages import LanguageInfo, language
from generator.text.lazy_text import _, lazy
from generator.text.scripts import EAST_ASIAN, EAST_ASIAN_LETTERS
from generator.text.words import Words
from generator.translate.check.check_registry import CHECKS, Check, check
from generator.translate.check.earlier import Forms, to_ask
from generator.translate.check.subjects.terms import games_of, lexicon_of
from generator.translate.check.unit import HIDDEN, MAX_FAULTS, Fault, Message, PoFile, Shared, Unit, units_of

_LETTERS = r"(?:[^\W\d_][\u0300-\u036f]*)+"
"""Letters, also those that a Mac may write in two parts: e and its accent."""

_JOINTS = "['’\u2011·-]"
_WORD = re.compile(rf"{_LETTERS}(?:{_JOINTS}{_LETTERS})*")
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
        new = (one for one in _suspect(unit, info, spelled) if one.text not in before)
        for number, word in enumerate(islice(new, MAX_FAULTS)):
            near = word.near or (spelled.near(word.text) if number < _NEAR_FOR else ())
            yield Fault(
                lazy(_("“{word}” is in no dictionary: is it spelled right?"), word=word.text),
                ", ".join(near) or lazy(_("a word of the language")),
                lazy(_("mend it if it is wrong; if it is right, leave it, or list it in language.yaml")),
                unit.reading.spot(*word.span),
                unit.form,
            )


@dataclass(frozen=True)
class _Suspect:
    """A word that may be wrong, its place in the reading, and what is like it if that is known already."""

    text: str
    span: tuple[int, int]
    near: tuple[str, ...] = ()


def _suspect(unit: Unit, info: LanguageInfo, spelled: SpellingDictionary) -> Iterator[_Suspect]:
    """The words of a text that no dictionary has, each once, without names, what the English has, and what is listed.

    Of a name's own words those are asked about, too, that are one letter from another word: it cannot vouch for itself.
    """
    shared = unit.message.shared
    english, names = _words(unit.english_reading.text), set[str]()
    for game in games_of(unit):
        names |= shared.once((misspelled, unit.lang, game), partial(_named, shared, unit.lang, game))
    stems = tuple(small(word.rstrip("*")) for word in info.spelled if word.endswith("*"))
    passed = english | {small(word) for word in info.spelled}
    for found in _WHOLE.finditer(unit.reading.text):
        word = _plain(found[0])
        is_listed = word in passed or bool(stems and word.startswith(stems))
        if len(word) < 2 or is_listed or _FOREIGN.search(word):
            continue
        passed.add(word)
        if _is_spelled(found[0], spelled, passed):
            continue
        if word not in names and not _is_spelled(found[0], spelled, passed | names):
            yield _Suspect(found[0], found.span())
        elif "name" in unit.message.source.kinds and (slips := _slips(found[0], spelled)):
            yield _Suspect(found[0], found.span(), slips)


def _is_spelled(word: str, spelled: SpellingDictionary, passed: Set[str]) -> bool:
    """Whether the dictionary has a word, or all its parts where it is put together of them and of what passes.

    French elides before names, as in l’Ankh, and joins endings by dots, as in joueur·euse; l’ÉTAT is no word to
    Hunspell, though l’état and L’ÉTAT are.
    """
    if spelled.knows(word) or (not word.islower() and not word.isupper() and _is_known_small(word, spelled)):
        return True
    parts = re.split(_JOINTS, word)
    if "·" in word:
        return spelled.knows(parts[0]) or spelled.knows("".join(parts))
    is_passed = [_plain(part) in passed for part in parts]
    if len(parts) < 2 or not any(is_passed):
        return False
    return all(
        fine or len(part) == 1 or spelled.knows(part) or spelled.knows(f"{part}'")
        for part, fine in zip(parts, is_passed, strict=True)
    )


def _is_known_small(word: str, spelled: SpellingDictionary) -> bool:
    """Whether a word is known in small letters of which a part behind an apostrophe is in capitals: l’ÉTAT."""
    start, apostrophe, last = re.sub("['’]", "’", word).rpartition("’")
    return bool(apostrophe) and len(last) > 1 and last.isupper() and spelled.knows(f"{start}’{last.lower()}")


def _slips(word: str, spelled: SpellingDictionary) -> tuple[str, ...]:
    """The words of the dictionary that a word differs from by one letter."""
    likely = (near for near in spelled.near(word) if not re.search(" |-", near))
    return tuple(near for near in likely if DamerauLevenshtein.distance(_plain(near), _plain(word)) == 1)


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
    whole = _WORD.findall(_plain(text))
    return {part for word in whole for part in (word, *re.split(_JOINTS, word))}


def _plain(text: str) -> str:
    """A text as words are compared: in small letters, each with its accent in one."""
    return small(unicodedata.normalize("NFC", text))
