"""What the values of ``language.yaml`` may be; all checks here raise RefusedError."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from gettext import c2py
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from catalog.findings import RefusedError, did_you_mean, listed

OWN_STEMMERS = ("en", "pl")
"""The stemmers in ``generator/browser/search/stems.js``; the others are Snowball's, which come with Material."""

LAST = 9999
"""The last place in the switcher."""

LONGEST_WORD = 40

APART = ";:?!«»"
"""The marks that a language may set apart from the words beside them."""

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""The plural categories of CLDR."""

_FORM = re.compile(r"[a-z]+(-[a-z]+)*")

_PLURAL_FORMS = re.compile(r"nplurals=([1-6]); plural=([^;]{1,800});")
_NUMBERS = range(201)
"""Numbers that show every plural form there is."""

_NUMBER = re.compile(r"[0-9]{1,7}(\.[0-9]|/[0-9])?")
_LONGEST_WORDS = 1000
_UNFIT = re.compile(r"[\x00-\x1f<>&\u200b-\u200f\u202a-\u202e\u2066-\u2069]")
_FONT = re.compile(r"[A-Za-z0-9][A-Za-z0-9 -]{0,59}")
_SCRIPT = re.compile(r"[A-Z][a-z]{3}")


def label(given: str) -> str:
    """``given``, if it can be the name of a language."""
    if not 0 < len(given.strip()) <= 60 or _UNFIT.search(given):
        _refuse("this is no name", "1 to 60 letters, no invisible ones and no < > &", "write the name as people do")
    return given


def font(given: str) -> str:
    """``given``, if it can be the name of a font."""
    if not _FONT.fullmatch(given):
        _refuse("this is no font", "a name of letters, digits, spaces and hyphens", "write the font's family name")
    return given


def script(given: str) -> str:
    """``given``, if it has the form of a script's code."""
    if not _SCRIPT.fullmatch(given):
        _refuse("this is no script", "a code of four letters like Latn, Hant or Arab", "write the code of ISO 15924")
    return given


def plural_forms(given: str) -> str:
    """``given``, if gettext can use it for every number."""
    match = _PLURAL_FORMS.fullmatch(given)
    if match is None or not _counts(match[2], int(match[1])):
        _refuse(
            "these are no plural forms",
            "nplurals=2; plural=(n != 1); or the like, whose result is always below nplurals",
            "copy the line Plural-Forms of a PO file in this language",
        )
    return given


def stemmer(given: str) -> str:
    """``given``, if the search has a stemmer of that name."""
    # Snowball's are looked up only for a language that wants one.
    return one_of(given, OWN_STEMMERS if given in OWN_STEMMERS else stemmers(), "there is no such stemmer")


def converter(given: str) -> str:
    """``given``, if OpenCC has that conversion."""
    return one_of(given, converters(), "OpenCC has no such conversion")


def _counts(formula: str, count: int) -> bool:
    """Whether a plural formula gives a form below ``count`` for every number."""
    try:
        form = c2py(formula)
        return all(0 <= form(number) < count for number in _NUMBERS)
    except (ValueError, ArithmeticError, RecursionError):
        return False


def one_of(given: str, known: tuple[str, ...], message: str) -> str:
    """``given``, if it is ``known``."""
    if given not in known:
        _refuse(message, listed(known, 100), did_you_mean(given, known, "write one of these"))
    return given


def _refuse(message: str, accepted: str, hint: str) -> NoReturn:
    raise RefusedError(message, accepted=accepted, hint=hint)


@cache
def _material() -> Path:
    """The templates of the installed Material."""
    spec = find_spec("material")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "templates"


def stemmer_file(name: str) -> Path:
    """The script of Snowball's stemmer for a language, or with ``stemmer.support`` what all of them need."""
    return _material() / "assets" / "javascripts" / "lunr" / "min" / f"lunr.{name}.min.js"


@cache
def stemmers() -> tuple[str, ...]:
    """Every stemmer that the search can use: our own, and those of Snowball."""
    # Some of Material's files for a language only cut texts into words; 'du' is an old name of 'nl'.
    languages = {
        path.name.split(".")[1]
        for path in stemmer_file("*").parent.glob("lunr.??.min.js")
        if "setCurrent" in path.read_text(encoding="utf-8")
    }
    return tuple(sorted(languages.union(OWN_STEMMERS) - {"du"}))


@cache
def converters() -> tuple[str, ...]:
    """The conversions that OpenCC has."""
    spec = find_spec("opencc")
    assert spec is not None
    assert spec.origin is not None
    return tuple(sorted(path.stem for path in Path(spec.origin).parent.glob("clib/share/opencc/*.json")))


def origin(given: str) -> str:
    """``given``, if it can be a word to be converted."""
    if not 0 < len(given) <= LONGEST_WORD:
        _refuse("this is no word", f"1 to {LONGEST_WORD} letters", "write the word as the language of origin has it")
    return given


def forms(given: dict[str, str]) -> dict[str, str]:
    """``given``, if these can be the forms of a language's names, each with what it is."""
    for name, about in given.items():
        if not _FORM.fullmatch(name):
            _refuse(
                f"{name} is no name of a form", "small letters and hyphens, like acc or gen-pl", "write a short one"
            )
        if not 0 < len(about.strip()) <= 100 or _UNFIT.search(about):
            _refuse("this says nothing of the form", "1 to 100 letters", "say what it is, with an example")
    return given


def counts(given: dict[str, dict[str, str]], known: Iterable[str]) -> dict[str, dict[str, str]]:
    """``given``, if it says for forms and plural categories which of the ``known`` forms a counted noun takes."""
    known = tuple(known)
    for name, categories in given.items():
        one_of(name, known, f"{name} is none of the forms")
        for category, form in categories.items():
            one_of(category, CATEGORIES, f"{category} is no plural category of CLDR")
            one_of(form, known, f"{form} is none of the forms")
        if "other" not in categories:
            _refuse("the category 'other' is missing", "a form for every plural category", "add other: and a form")
    return given


def several(given: str, known: Iterable[str]) -> str:
    """``given``, if it is empty or one of the ``known`` forms."""
    return one_of(given, tuple(known), "this is none of the forms") if given else given


def short_word(given: str) -> str:
    """``given``, if it is a short word."""
    if not 0 < len(given) <= 5 or not given.isalpha():
        _refuse("this is no short word", "one to five letters", "write a word that must not end a line")
    return given


def pattern(given: str) -> str:
    """``given``, if it is a regular expression that finds something, and not everywhere."""
    try:
        is_sound = re.compile(given).search("") is None
    except re.error:
        is_sound = False
    if not is_sound:
        _refuse("this is no pattern of a word", "a regular expression such as \\bnie\\b", "write the word itself")
    return given


def number_value(given: str) -> str:
    """``given``, if it is a number in figures, or a half and the like."""
    if not _NUMBER.fullmatch(given):
        _refuse("this is no number", "figures in quotation marks, like '2', '1.5' or '1/2'", "write it in figures")
    return given


def spelled(given: str) -> str:
    """``given``, if it is one word or several in small letters."""
    if not 0 < len(given) <= _LONGEST_WORDS or _UNFIT.search(given) or given != given.lower():
        _refuse("these are no words of a number", "small letters, words with spaces between them", "write the words")
    return given


def spelled_word(given: str) -> str:
    """``given``, if it is a word, or how one begins and a star."""
    word = given.removesuffix("*")
    if not 1 < len(word) <= _LONGEST_WORDS or _UNFIT.search(word) or "*" in word or " " in word:
        _refuse("this is no word", "a word, or how one begins and a star: Fathom, nebulis*", "write each word alone")
    return given


def quotes(given: str) -> str:
    """``given``, if it is four marks, of a quotation and of one within it, or none."""
    if len(given) not in (0, 4) or any(char.isalnum() or char.isspace() for char in given):
        _refuse("these are no quotation marks", "four marks like “”‘’", "write start, end, inner start and inner end")
    return given


def set_apart(given: str) -> str:
    """``given``, if it is a row of different marks that may have a space beside them."""
    is_known = set(given) <= set(APART) and len(set(given)) == len(given)
    if not is_known or ("«" in given) != ("»" in given):
        accepted = f"some of {APART}, each once, « and » both or neither"
        _refuse("these are no marks to set apart", accepted, "write the marks one behind the other")
    return given


def alphabet(given: str) -> str:
    """``given``, if it is a row of different small letters."""
    if not given.isalpha() or given != given.lower() or len(set(given)) != len(given):
        _refuse("this is no alphabet", "small letters, each once, without spaces", "write the letters in their order")
    return given
