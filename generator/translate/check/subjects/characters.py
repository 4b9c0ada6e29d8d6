"""Characters: those that nobody sees, letters of another script, look-alikes, and Han in another form."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import islice

from generator.text.han import standard
from generator.text.languages import language
from generator.text.lazy_text import _, lazy
from generator.translate.check.check_registry import check
from generator.translate.check.unit import MAX_FAULTS, Fault, Unit, is_printed

_CATEGORIES = ("Cc", "Cf", "Co", "Cn", "Cs")
"""Control, format, private-use and unassigned characters, and halves of characters."""


def invisible(char: str) -> bool:
    """True for a character that a reader cannot see, or that stands for a broken one."""
    return char == "\ufffd" or (char not in "\n\t" and unicodedata.category(char) in _CATEGORIES)


def named(char: str) -> str:
    """A character by its number and name: ``U+200B ZERO WIDTH SPACE``."""
    return f"U+{ord(char):04X} {unicodedata.name(char, '')}".rstrip()


@check(
    "po-invisible",
    _("an invisible character stands in the text"),
    parsed=False,
    about=_(
        "Zero-width and control characters come along when a text is copied from a web page or a PDF file. They break "
        "search and line breaking, and nobody sees why."
    ),
)
def check_invisible(unit: Unit) -> Iterator[Fault]:
    """Each invisible character that the English does not have, at its first place."""
    if unit.text.isprintable() and "\ufffd" not in unit.text:
        return
    for char in dict.fromkeys(unit.text):
        if invisible(char) and char not in unit.english:
            place = unit.text.index(char)
            yield Fault(
                lazy(_("the invisible character {character} at place {place}"), character=named(char), place=place + 1),
                lazy(_("visible characters and plain spaces")),
                lazy(_("delete the character, or type the text again")),
                (place, place + 1),
            )


_LETTERS = {
    "Latn": {"LATIN"},
    "Hant": {"CJK", "IDEOGRAPHIC", "BOPOMOFO"},
    "Hans": {"CJK", "IDEOGRAPHIC"},
    "Jpan": {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    "Kore": {"HANGUL", "CJK"},
    "Cyrl": {"CYRILLIC"},
    "Grek": {"GREEK"},
    "Arab": {"ARABIC"},
    "Hebr": {"HEBREW"},
    "Thai": {"THAI"},
    "Deva": {"DEVANAGARI"},
    "Geor": {"GEORGIAN"},
    "Armn": {"ARMENIAN"},
}
"""How the Unicode names of a script's letters begin."""

# Letters by category that are signs to a reader: µ, ª, º, ʼ, and the names of units.
_SIGNS = ("MICRO", "FEMININE", "MASCULINE", "MODIFIER", "OHM", "KELVIN", "ANGSTROM", "FULLWIDTH")
_LATIN_WORD = re.compile(r"[A-Za-zÀ-ɏ]+(?:[’'-][A-Za-zÀ-ɏ]+)*")
_FULL_WIDTH = re.compile("[０-９Ａ-Ｚａ-ｚ]+")
_ENGLISH_WORD = re.compile(r"[^\W\d_]+")
_MAX_WORDS = 500
"""How many words of one text are looked at."""

_OUR_NAME = "fathom"


@cache
def _script(lang: str) -> str:
    return language(lang).script


@cache
def _own(script: str) -> set[str]:
    """The characters that were looked at and are no foreign letters of ``script``."""
    return set()


def _foreign(text: str, script: str) -> set[str]:
    """The letters of ``text`` that are none of ``script``."""
    own = _own(script)
    strange = set(text) - own
    foreign = {char for char in strange if not char.isascii() and _is_foreign(char, script)}
    own |= strange - foreign
    return foreign


def _is_foreign(char: str, script: str) -> bool:
    """True if ``char`` is a letter, and none that ``script`` writes with."""
    known = _LETTERS.get(script)
    if known is None or not unicodedata.category(char).startswith("L"):
        return False
    name = unicodedata.name(char, "")
    return bool(name) and name.split(" ")[0] not in known and not name.startswith(("LATIN ", *_SIGNS))


@cache
def _form(char: str, script: str) -> str | None:
    return standard(char, script) if "\u2e80" <= char <= "\U0003ffff" and char.isalpha() else None


@cache
def _usual(script: str) -> set[str]:
    """The characters that were looked at and stand in the form that ``script`` writes."""
    return set()


@check(
    "po-script",
    _("a letter or word belongs to another script"),
    about=_(
        "A Cyrillic а in a Polish word looks right and is found by no search; kana in a Chinese sentence is a slip of "
        "the input method. English words may stand in Chinese and Japanese only where the English has them too."
    ),
)
def check_scripts(unit: Unit) -> Iterator[Fault]:
    """Letters of another script, full-width letters, and English words that the English does not have."""
    text, script = unit.text, _script(unit.lang)
    for match in islice(_runs(text, _foreign(text, script)), MAX_FAULTS):
        run = match[0]
        if run not in unit.english and not is_printed(unit, match.span()):
            yield Fault(
                lazy(
                    _("{letters} ({name}) belongs to another script"),
                    letters=run,
                    name=unicodedata.name(run[0], "").lower(),
                ),
                lazy(_("letters that {language} is written with"), language=language(unit.lang).name),
                lazy(_("type the word again on the keyboard of the language")),
                match.span(),
            )
    if not text.isascii():
        yield from _full_width(unit)
    if script != "Latn":
        yield from _english_words(unit)


def _runs(text: str, chars: set[str]) -> Iterator[re.Match[str]]:
    return re.finditer(f"[{re.escape(''.join(sorted(chars)))}]+", text) if chars else iter(())


def _full_width(unit: Unit) -> Iterator[Fault]:
    for match in islice(_FULL_WIDTH.finditer(unit.text), MAX_FAULTS):
        if match[0] not in unit.english and not is_printed(unit, match.span()):
            plain = unicodedata.normalize("NFKC", match[0])
            yield Fault(
                lazy(_("{letters} is written with full-width characters"), letters=match[0]),
                plain,
                lazy(_("write {letters}"), letters=plain),
                match.span(),
            )


def _english_words(unit: Unit) -> Iterator[Fault]:
    """English words in a language of another script. A word may be a part of an English one: an id, some ids."""
    matches = list(islice(_LATIN_WORD.finditer(unit.reading.text), _MAX_WORDS))
    if not matches or unit.lists_words:  # The words that readers look for are each language's own.
        return
    english = {_OUR_NAME, *(word.casefold() for word in _ENGLISH_WORD.findall(unit.english))}
    for word in matches:
        for part in _ENGLISH_WORD.findall(word[0]):
            small = part.casefold()
            if not any(known.startswith(small) for known in english):
                span = unit.reading.spot(*word.span())
                if not is_printed(unit, span):
                    yield Fault(
                        lazy(_("the word {word} is not in the English"), word=word[0]),
                        lazy(_("a translation, or the words of the English")),
                        lazy(_("translate the word")),
                        span,
                    )
                break


@check(
    "po-han",
    _("a Han character has the form of another language"),
    about=_(
        "Traditional Chinese, Simplified Chinese and Japanese write many characters differently (說, 说, 説). A form "
        "of another language stands out, and searching for the word does not find it. Names that a source prints are "
        "free."
    ),
)
def check_han(unit: Unit) -> Iterator[Fault]:
    """Han characters in a form that the language does not write: one fault for each character."""
    script = _script(unit.lang)
    usual = _usual(script)
    for char in dict.fromkeys(unit.text) if not usual.issuperset(unit.text) else ():
        form = _form(char, script)
        if form is None:
            usual.add(char)
        if form is None or char in unit.english:
            continue
        for match in re.finditer(char, unit.text):
            if not is_printed(unit, match.span()):
                yield Fault(
                    lazy(_("{char} is not written in {language}"), char=char, language=language(unit.lang).name),
                    form or lazy(_("a character of the language")),
                    lazy(_("write {char}"), char=form) if form else lazy(_("write the word in another way")),
                    match.span(),
                )
                break
