"""What the command line says, in the language of whoever reads it.

English texts stand in the code: ``_()`` gives one in the language spoken, ``N_()`` only marks it for translation, for
texts that are said later. They are messages of the domain ``site``, read when the first of them is needed.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from generator.text.languages import LANGUAGES, SOURCE_LANGUAGE, language

if TYPE_CHECKING:
    from generator.text.words import Words

VARIABLE = "FATHOM_LANG"
"""The environment variable that names the language."""

_SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_DOMAIN = "site"

Text = str | Callable[[], str]
"""An English text marked with ``N_()``, or a function that gives a text in the language spoken."""


@dataclass
class _Speech:
    """The language spoken; its words are None until they are needed."""

    lang: str = SOURCE_LANGUAGE
    words: Words | None = None
    readable: bool = True


_now = _Speech()


def from_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for: by FATHOM_LANG, else by the system's locale, else English."""
    try:
        return language(environment.get(VARIABLE, "")).code
    except KeyError:
        system = next((environment[name] for name in _SYSTEM_VARIABLES if environment.get(name)), "")
    return nearest(system)


def nearest(wanted: str) -> str:
    """The language of the site for a locale such as ``zh_TW.UTF-8``, as the site's start page finds it; or English."""
    parts = re.split(r"[.@]", wanted)[0].replace("-", "_").split("_")
    same = [code for code in LANGUAGES if code.split("_")[0] == parts[0].lower()]
    if len(same) < 2:
        return same[0] if same else SOURCE_LANGUAGE
    # Only where there is a choice: babel takes a while to import.
    from generator.text.subtags import whole

    meant = whole("_".join(parts))
    wholes = {code: whole(code) for code in same}
    by_region = [code for code in same if wholes[code] == meant]
    by_script = [code for code in same if wholes[code][:2] == meant[:2]]
    return (by_region or by_script or same)[0]


def speak(lang: str) -> None:
    """Speak ``lang`` from now on. Raises KeyError for a language that the site doesn't have."""
    global _now
    code = language(lang).code
    if code != _now.lang:
        _now = _Speech(code)


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """Speak with ``words`` inside the block."""
    global _now
    before = _now
    _now = _Speech(words.lang, words)
    try:
        yield
    finally:
        _now = before


def spoken() -> str:
    """The code of the language spoken."""
    return _now.lang


def words() -> Words:
    """The texts of the language spoken, of all domains."""
    if _now.words is None:
        from generator.text.words import Words

        _now.words = Words(_now.lang)
    return _now.words


def N_(text: str) -> str:  # noqa: N802 - the name that extraction looks for
    """``text`` itself, marked for translation."""
    return text


def _(text: str) -> str:
    """``text`` in the language spoken."""
    return _fit(text, str(words().text(_DOMAIN, text))) if _can_speak() else text


def ngettext(one: str, other: str, number: int) -> str:
    """The form for ``number`` of a counted text, in the language spoken; the number itself is still to be filled in."""
    english = one if number == 1 else other
    return _fit(other, str(words().count(_DOMAIN, one, other, number))) if _can_speak() else english


def told(text: Text | None) -> str | None:
    """A text that was kept for later, in the language spoken."""
    return text() if callable(text) else text and _(text)


def _can_speak() -> bool:
    """False for English, and where the file of the language is broken: the command that reads it tells of that."""
    if _now.lang == SOURCE_LANGUAGE or not _now.readable:
        return False
    from generator.text.words import WordsError

    try:
        words().load((_DOMAIN,))
    except WordsError:
        _now.readable = False
    return _now.readable


def _fit(english: str, translation: str) -> str:
    """``translation``, or the English where it asks for values that the English doesn't have."""
    from catalog.placeholders import PlaceholderError, keys

    if "{" not in translation:
        return translation
    try:
        return translation if keys(translation).keys() <= keys(english).keys() else english
    except PlaceholderError:
        return english
